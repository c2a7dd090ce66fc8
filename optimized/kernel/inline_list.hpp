// A list of bounded length that lies within its owner and costs nothing for the places not used.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace shikatsu::optimized {

/// Up to `Capacity` elements in the order of their adding.
template <class T, std::size_t Capacity>
class InlineList {
  public:
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

    // The storage stays uninitialised on purpose: to clear it would cost more than most lists' use.
    InlineList() {}  // NOLINT(modernize-use-equals-default)

    std::size_t size() const { return size_; }

    /// Requires size() < Capacity.
    void push_back(const T& value) { std::construct_at(place(size_++), value); }

    /// Requires i < size().
    const T& operator[](std::size_t i) const {
        return *std::launder(reinterpret_cast<const T*>(storage_.data() + i * sizeof(T)));
    }

    const T* begin() const { return size_ == 0 ? nullptr : &(*this)[0]; }
    const T* end() const { return begin() + size_; }

    /// Takes out what `unwanted` says; the others keep their order.
    template <class Unwanted>
    void remove_if(Unwanted unwanted) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < size_; ++i) {
            if (!unwanted((*this)[i])) std::construct_at(place(kept++), T((*this)[i]));
        }
        size_ = kept;
    }

  private:
    T* place(std::size_t i) { return reinterpret_cast<T*>(storage_.data() + i * sizeof(T)); }

    std::size_t size_ = 0;
    alignas(T) std::array<std::byte, Capacity * sizeof(T)> storage_;
};

}  // namespace shikatsu::optimized
