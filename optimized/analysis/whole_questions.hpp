// The questions of the definitions on the whole grid, stage by stage, each about all strings side by side.
#pragma once

#include <utility>
#include <vector>

#include "optimized/analysis/strings_in_question.hpp"

namespace shikatsu::optimized {

class WholeQuestions {
  public:
    /// Keeps a reference to the strings.
    explicit WholeQuestions(StringsInQuestion& strings) : strings_(strings) {}

    /// About capture alone. [J2003-LD-1]
    void ask_about_capture(std::uint64_t states);
    /// Of several strings with the same local-2, as far as it may reach, at once: whether one strategy
    /// captures them all and keeps it clear. [J2003-LD-10]
    void ask_whether_all_fall(std::uint64_t states);
    /// About local-1. [J2003-LD-4]
    void ask_about_local_1(std::uint64_t states);
    /// Of several strings with the same local-2, as far as it is settled, at once: whether their owner gets a
    /// permanent-stone there even if nothing need be captured.
    void ask_whether_one_stays(std::uint64_t states);
    /// About local-2, also where local-1 is open: either answer says whether the string lives. [J2003-LD-6]
    /// Where it depends on undecided strings it has a least and a greatest extent: if the attacker forces it
    /// with the greatest he forces it with the true one, and if he cannot with the least he cannot with the
    /// true.
    void ask_about_local_2(std::uint64_t states);

  private:
    /// The findings of `asked`, by what `region` says.
    template <class Region>
    std::vector<Finding> ask(const Asked& asked, Stage stage, Region region, std::uint64_t states);
    /// Calls ask(strings, region) for each owner and region, if there are several strings with it.
    template <class Wanted, class Region, class Ask>
    void for_each_group(Wanted wanted, Region region, Ask ask);
    std::vector<Finding> ask_together(const Questions& questions, Together sought, std::uint64_t states);
    /// The region that is asked about if local-2 of the string reaches so far.
    std::vector<Point> extent(const StringVerdict& verdict, Stopping stopping) const;
    /// Asks where it is wanted and still open.
    template <class Wanted, class Region>
    Asked ask_round(Stage stage, Wanted wanted, Region region, std::uint64_t states);

    StringsInQuestion& strings_;
    /// About several strings at once, that more states would not answer.
    std::vector<std::pair<Together, Questions>> in_vain_;
};

}  // namespace shikatsu::optimized
