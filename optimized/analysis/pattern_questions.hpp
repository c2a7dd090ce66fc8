// Questions that patterns may answer (proofs/patterns.md): that strings are uncapturable, or alive as a
// permanent-stone comes to their local-2 or local-1.
#pragma once

#include <array>
#include <vector>

#include "optimized/analysis/strings_in_question.hpp"

namespace shikatsu::optimized {

class PatternQuestions {
  public:
    /// Keeps a reference to the strings.
    explicit PatternQuestions(StringsInQuestion& strings) : strings_(strings) {}

    /// Proofs that strings are uncapturable by what is on some intersections, each with so many boards; fewer
    /// for those that are not likely to live.
    void keep(LinesEnd lines_end, std::uint64_t boards);
    /// What is easy of it, with no more than `most` boards each.
    void keep_easy(std::uint64_t most);
    /// The same as keep(), by both ends of lines as it pays.
    void keep(std::uint64_t boards);
    /// Proofs that strings are alive as capturing them does not prevent a permanent-stone on their local-2,
    /// whatever of that does not depend on what is undecided.
    void gain(LinesEnd lines_end, std::uint64_t boards);
    /// Of those that can be captured, that it does not prevent one on their local-1.
    void come_back(LinesEnd lines_end, std::uint64_t boards);

  private:
    void keep(LinesEnd lines_end, std::uint64_t boards, bool likely);
    void keep_some(const Asked& asked, const Questions& questions, LinesEnd lines_end, std::uint64_t boards);
    template <class Open, class Region>
    void gain(Stage stage, Open open, Region region, LinesEnd lines_end, std::uint64_t boards);
    std::vector<Point> surely_local_2(const StringVerdict& verdict) const;

    StringsInQuestion& strings_;
    /// By the end of lines.
    std::array<QuestionsInVain, 2> in_vain_;
};

}  // namespace shikatsu::optimized
