// How many changed certificates are accepted, by how they were changed.
#pragma once

#include <cstdio>
#include <map>
#include <string>
#include <utility>

namespace shikatsu::certificates {

class ChangedOnes {
  public:
    void note(const std::string& how, bool accepted) {
        accepted_and_all_[how].first += accepted ? 1 : 0;
        accepted_and_all_[how].second += 1;
    }
    void print() const {
        for (const auto& [how, counts] : accepted_and_all_)
            std::printf("%s: %d of %d accepted\n", how.c_str(), counts.first, counts.second);
    }
    int rejected() const {
        int sum = 0;
        for (const auto& [how, counts] : accepted_and_all_) sum += counts.second - counts.first;
        return sum;
    }

  private:
    std::map<std::string, std::pair<int, int>> accepted_and_all_;
};

}  // namespace shikatsu::certificates
