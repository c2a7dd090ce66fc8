// A file descriptor that is closed with the object that holds it.
#pragma once

#include <unistd.h>

#include <utility>

namespace shikatsu::tools {

class Descriptor {
  public:
    /// Takes over what `number` stands for; a negative one stands for nothing.
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, none)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        if (this != &other) {
            close();
            number_ = std::exchange(other.number_, none);
        }
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    bool open() const { return number_ >= 0; }
    int number() const { return number_; }

    void close() {
        if (open()) ::close(std::exchange(number_, none));
    }

  private:
    static constexpr int none = -1;

    int number_;
};

}  // namespace shikatsu::tools
