// How far the questions about several strings at once reach while it is open what bounds their local-2.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::optimized::testing {

/// Leaves open whether one stone of White can be captured; his others can, together with local-1, and Black's
/// cannot. Notes the regions of questions about several strings at once.
class OpenAboutOne final : public Answerer {
  public:
    explicit OpenAboutOne(Point stone, Point black) : stone_(stone), black_(black) {}

    std::vector<Finding> ask_all(const std::vector<Question>& questions, Stage stage,
                                 std::uint64_t max_states) override {
        std::vector<Finding> findings;
        for (const Question& question : questions) {
            findings.push_back({question, std::nullopt, max_states, 0.0, std::nullopt});
            if (question.target == stone_ || stage == Stage::local_2) continue;
            findings.back().attacker_forces = question.target != black_;
        }
        return findings;
    }
    std::vector<Finding> ask_together(const std::vector<Question>& questions, Together sought,
                                      Stage /*stage*/, std::uint64_t max_states) override {
        regions[sought].push_back(questions.front().region);
        std::vector<Finding> findings;
        for (const Question& question : questions)
            findings.push_back({question, std::nullopt, max_states, 0.0, std::nullopt});
        return findings;
    }
    bool stopped() const override { return false; }
    bool is_ko_stone(Point /*point*/) const override { return false; }

    std::map<Together, std::vector<std::vector<Point>>> regions;

  private:
    Point stone_;
    Point black_;
};

/// What is wrong with these regions. Whether local-2 of F1 and H1 goes on beyond B1 is open: that all fall
/// has to be shown on all of it, that one stays on what belongs to it in any case. [J2003-LD-5]
inline std::string fault_of_regions_asked_together() {
    const Position position = position_from_rows(std::vector<std::string>{".O.#.O.O."}).value();
    OpenAboutOne answers(Point{1}, Point{3});
    adjudicate(position, 0, {}, answers);
    const auto& on_all = answers.regions[Together::all_fall];
    const auto& on_some = answers.regions[Together::one_stays];
    if (on_all.empty() || on_some.empty()) return "not asked";
    const std::vector<Point> whole = position.grid().points();
    if (std::ranges::any_of(on_all, [&](const auto& region) { return region != whole; })) return "all fall";
    const std::vector<Point> settled(whole.begin() + 2, whole.end());
    if (std::ranges::any_of(on_some, [&](const auto& region) { return region != settled; }))
        return "one stays";
    return "";
}

}  // namespace shikatsu::optimized::testing
