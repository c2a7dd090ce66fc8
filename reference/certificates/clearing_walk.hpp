// Whether play in a region of a clearing comes to an end.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace shikatsu::reference {

/// Which states follow on which, by their lines.
class Successions {
  public:
    void add(std::size_t from, std::size_t to) {
        const std::size_t last = from > to ? from : to;
        if (before_.size() <= last) {
            before_.resize(last + 1);
            after_.resize(last + 1, 0);
        }
        before_[to].push_back(from);
        ++after_[from];
    }

    /// The first state from which play can go on for ever; nothing if there is none.
    std::optional<std::size_t> endless() const {
        std::vector<std::size_t> left = after_;
        std::vector<std::size_t> ended;
        for (std::size_t state = 0; state < left.size(); ++state) {
            if (left[state] == 0) ended.push_back(state);
        }
        for (std::size_t i = 0; i < ended.size(); ++i) {
            for (const std::size_t state : before_[ended[i]]) {
                if (--left[state] == 0) ended.push_back(state);
            }
        }
        for (std::size_t state = 0; state < left.size(); ++state) {
            if (left[state] > 0) return state;
        }
        return std::nullopt;
    }

  private:
    std::vector<std::vector<std::size_t>> before_;
    /// How many follow.
    std::vector<std::size_t> after_;
};

}  // namespace shikatsu::reference
