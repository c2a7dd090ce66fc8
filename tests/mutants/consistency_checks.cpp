// The engine beside itself: memory of bans, budgets, jobs, symmetry, widths.
#include <algorithm>
#include <set>

#include "optimized/analysis/questions.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tests/optimized/arena_comparison.hpp"
#include "tests/optimized/force_questions.hpp"
#include "tests/optimized/forgetful_answers.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/ko_boards.hpp"
#include "tests/optimized/looks_comparison.hpp"
#include "tests/optimized/moves_comparison.hpp"
#include "tests/optimized/partial_exploration.hpp"
#include "tests/optimized/plan_comparison.hpp"
#include "tests/optimized/superko_with_few_states.hpp"

namespace shikatsu::mutants {

namespace {

using namespace optimized;
namespace testing = optimized::testing;

Options with_states(std::uint64_t states) {
    Options options;
    options.budget = {states, 600.0};
    return options;
}

Winner winner_with(std::size_t dormant, const Geometry<1>& geometry, const ForceQuestion<1>& question) {
    ForceGame<1> game(geometry, question, {}, BanMemory{dormant}, Shortcuts{});
    Arena<1> arena(game);
    const Limits limits = testing::ample_limits();
    Search<1>(arena, limits).run();
    return arena.winner(arena.root());
}

// However much a search remembers of dormant bans, what it decides is the same.
void check_ban_memory(Cases& cases) {
    for (const auto& [rows, columns, count] :
         {std::tuple{1, 4, 100}, std::tuple{1, 5, 60}, std::tuple{2, 3, 60}}) {
        const Geometry<1> geometry(Grid::create(rows, columns).value());
        for (const Position& position : sample_of(rows, columns, static_cast<std::size_t>(count))) {
            for (const reference::String& string : reference::strings(position)) {
                for (const auto& asked : testing::questions_about(position, string)) {
                    const auto question = testing::force_question<1>(position, asked);
                    const Winner exact = winner_with(BanMemory::unlimited, geometry, question);
                    cases.expect(exact != Winner::open, one_line(position));
                    for (const std::size_t dormant : {0U, 1U}) {
                        const Winner winner = winner_with(dormant, geometry, question);
                        cases.expect(winner == exact || winner == Winner::open,
                                     one_line(position) + " remembering " + std::to_string(dormant));
                    }
                }
            }
        }
    }
}

// What the judge settles while leaves are open is what the whole game says.
void check_early_judgements(Cases& cases) {
    std::mt19937 random(20031);
    std::size_t by_infinite_play = 0;
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{2, 3}}) {
        const Geometry<1> geometry(Grid::create(rows, columns).value());
        for (const Position& position : sample_of(rows, columns, 60)) {
            for (const reference::String& string : reference::strings(position)) {
                for (const auto& asked : testing::questions_about(position, string)) {
                    const auto question = testing::force_question<1>(position, asked);
                    const BanMemory memory{0};
                    const testing::WholeGame whole(geometry, question, memory, 3000);
                    if (!whole.explored()) continue;
                    const auto found = testing::judge_by_and_by(geometry, question, memory, whole, random);
                    cases.expect(found.wrong == 0, one_line(position) + " judged early");
                    by_infinite_play += found.by_infinite_play;
                }
            }
        }
    }
    cases.expect(by_infinite_play > 20, "nothing is settled early by infinite play");
}

std::vector<Position> boards_with_kos() {
    std::vector<Position> positions = testing::ko_boards();
    for (const Position& position : sample_of(3, 3, 10)) positions.push_back(position);
    return positions;
}

// Ko-passes, and what is left open about bans.
void check_moves(Cases& cases) {
    testing::MovesFinding finding;
    for (const Position& position : boards_with_kos()) {
        testing::look_at_moves(position, 20031, finding);
        cases.expect(finding.difference.empty(),
                     "moves on " + one_line(position) + ": " + finding.difference);
    }
    cases.expect(finding.ko_passes > 100 && finding.left_open > 100, "hardly a ko-pass in random play");
}

void check_plans(Cases& cases) {
    testing::PlanFinding finding;
    for (const Position& position : boards_with_kos()) {
        testing::look_at_plans(position, finding);
        cases.expect(finding.difference.empty(),
                     "strategy on " + one_line(position) + ": " + finding.difference);
    }
    cases.expect(finding.adversaries > 100, "hardly a choice about forgotten bans");
}

// States that differ in anything are two.
void check_arenas(Cases& cases) {
    std::vector<Position> positions = testing::ko_boards_and_a_large_one();
    for (const Position& position : sample_of(3, 3, 10)) positions.push_back(position);
    for (const Position& position : positions) {
        const Geometry<1> geometry(position.grid());
        for (const reference::String& string : reference::strings(position)) {
            const auto question =
                testing::force_question<1>(position, testing::questions_about(position, string).back());
            const std::string difference = testing::arena_difference(geometry, question, 10'000);
            cases.expect(difference.empty(), "arena of " + one_line(position) + ": " + difference);
        }
    }
}

void check_few_states_under_superko(Cases& cases) {
    for (const Position& position : reference::testing::legal_positions(1, 3)) {
        const testing::FewStates found = testing::superko_with_few_states(position, 40);
        cases.expect(found.difference.empty(), found.difference);
    }
    cases.expect(testing::superko_states_after_a_stop() < 10'000, "superko: a stop is not seen");
}

// A small budget leaves questions open and makes no answer wrong.
void check_small_budgets(Cases& cases) {
    int undecided = 0;
    for (const auto& [rows, columns] : {std::pair{2, 3}, std::pair{3, 3}, std::pair{2, 5}}) {
        for (const Position& position : sample_of(rows, columns, 14)) {
            const Adjudication truth = adjudicate(position, 0, with_states(3'000'000));
            for (const std::uint64_t states : {2U, 12U, 40U, 120U, 400U}) {
                const Adjudication found = adjudicate(position, 0, with_states(states));
                const std::string where = one_line(position) + " with " + std::to_string(states) + " states";
                for (std::size_t i = 0; i < truth.strings.size(); ++i) {
                    cases.expect(testing::no_more_than(found.strings[i], truth.strings[i]), where);
                    undecided += found.strings[i].status == Status::undecided ? 1 : 0;
                }
                cases.expect(!found.end_prohibited_by_direct_ko ||
                                 found.end_prohibited_by_direct_ko == truth.end_prohibited_by_direct_ko,
                             "direct-ko: " + where);
                cases.expect(!found.scoring || found.scoring->score == truth.scoring->score,
                             "score: " + where);
            }
        }
    }
    cases.expect(undecided > 100, "a small budget leaves nothing undecided");
}

// Answers that are kept back leave conclusions open and make none wrong.
void check_open_answers(Cases& cases) {
    std::vector<Position> positions{
        position_from_rows(std::vector<std::string>{".OO#O.#.", "OO#.####", ".O#####."}).value()};
    for (const auto& [rows, columns] : {std::pair{1, 6}, std::pair{2, 4}, std::pair{3, 3}}) {
        for (const Position& position : sample_of(rows, columns, 25)) positions.push_back(position);
    }
    int half_known = 0;
    for (const Position& position : positions) {
        const Options options = with_states(3'000'000);
        const Adjudication truth = adjudicate(position, 0, options);
        testing::Forgetful answers(position, options);
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            answers.keep_back(seed % 2 == 0 ? 0.3 : 0.6, seed);
            const Adjudication found = adjudicate(position, 0, options, answers);
            cases.expect(testing::no_more_than(found, truth),
                         one_line(position) + " with answers kept back, seed " + std::to_string(seed));
            half_known += testing::half_known(found);
        }
    }
    cases.expect(half_known > 10, "nothing is half known");
}

// The clock and a stop from outside end a search.
void check_stops(Cases& cases) {
    const Position position =
        position_from_rows(std::vector<std::string>{".....", ".#O..", ".O#..", "....."}).value();
    const auto is_undecided = [&](const Options& options) {
        const Adjudication found = adjudicate(position, 0, options);
        return std::all_of(found.strings.begin(), found.strings.end(), [](const StringVerdict& verdict) {
            return verdict.status == Status::undecided && !verdict.alive;
        });
    };
    Options clock = with_states(20'000);
    clock.budget.max_seconds = 0.0;
    cases.expect(is_undecided(clock), "decided without time");
    const std::atomic<bool> yes{true};
    Options stopped = with_states(20'000);
    stopped.stop = &yes;
    cases.expect(is_undecided(stopped), "decided though stopped");
}

// Looked at again and again with more states a question has the same answer.
void check_asking_again(Cases& cases) {
    testing::SumsOfLooks sums;
    for (const Position& position : testing::ko_boards()) {
        const std::string fault = testing::fault_of_asking_again(position, sums);
        cases.expect(fault.empty(), one_line(position) + " " + fault);
    }
}

// Side by side or one after another, with witnesses or without: the same answers in the same order.
void check_jobs(Cases& cases) {
    for (const Position& position : sample_of(3, 3, 6)) {
        Options two = with_states(1'000'000);
        two.jobs = 2;
        const Adjudication one = adjudicate(position, 0, with_states(1'000'000));
        const Adjudication other = adjudicate(position, 0, two);
        for (std::size_t i = 0; i < one.strings.size(); ++i) {
            cases.expect(one.strings[i].status == other.strings[i].status &&
                             one.strings[i].states() == other.strings[i].states(),
                         one_line(position));
        }
    }
}

template <int W>
std::optional<bool> answer(const Position& position, const reference::ForceQuestion& question) {
    const Geometry<W> geometry(position.grid());
    return ForceSolver<W>(geometry, {}, testing::ample_limits(), {})
        .answer(testing::force_question<W>(position, question))
        .attacker_forces;
}

void check_widths(Cases& cases) {
    for (const auto& [rows, columns] : {std::pair{1, 4}, std::pair{2, 2}, std::pair{2, 3}}) {
        for (const Position& position : sample_of(rows, columns, 40)) {
            for (const reference::String& string : reference::strings(position)) {
                for (const auto& question : testing::questions_about(position, string)) {
                    cases.expect(answer<2>(position, question) == answer<1>(position, question),
                                 one_line(position));
                }
            }
        }
    }
}

// A stone in atari in the last corner of ever larger grids can be captured.
void check_large_grids(Cases& cases) {
    for (const auto& [rows, columns] : {std::pair{7, 7}, std::pair{5, 13}, std::pair{11, 6}, std::pair{9, 9},
                                        std::pair{12, 12}, std::pair{15, 15}, std::pair{19, 19}}) {
        const Grid grid = Grid::create(rows, columns).value();
        const Point corner = grid.at(rows - 1, columns - 1);
        Position position(grid);
        position.set(corner, Content::black);
        position.set(grid.at(rows - 1, columns - 2), Content::white);
        const std::string where = "atari in the corner of " + one_line(position);
        const auto found = Asker(position, with_states(10'000)).ask_all({{corner, {}}});
        cases.expect(found.front().attacker_forces == true, where);
        for (const Point point : grid.points()) position.set(point, Content::black);
        for (const Point eye : {grid.at(0, 0), corner}) position.set(eye, Content::empty);
        const auto alive = Asker(position, with_states(10'000)).ask_all({{Point{1}, {}}});
        cases.expect(alive.front().attacker_forces == false, "two eyes of " + one_line(position));
    }
}

/// The position turned by 180 degrees with colours swapped.
Position turned_and_swapped(const Position& position) {
    Position result(position.grid());
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) continue;
        const Player owner = position.player_at(point);
        const auto index = static_cast<std::uint16_t>(position.grid().size() - 1 - point.index);
        result.set(Point{index}, stone_of(opponent(owner)));
    }
    return result;
}

void check_symmetry(Cases& cases) {
    for (const auto& [rows, columns, count] :
         {std::tuple{2, 3, 60}, std::tuple{3, 3, 10}, std::tuple{2, 4, 12}}) {
        for (const Position& position : sample_of(rows, columns, static_cast<std::size_t>(count))) {
            const Adjudication one = adjudicate(position, 2, with_states(3'000'000));
            const Adjudication other = adjudicate(turned_and_swapped(position), -2, with_states(3'000'000));
            const std::string where = one_line(position);
            cases.expect(one.scoring && other.scoring && one.scoring->score == -other.scoring->score, where);
            std::multiset<Status> statuses;
            std::multiset<Status> of_other;
            for (const StringVerdict& verdict : one.strings) statuses.insert(verdict.status);
            for (const StringVerdict& verdict : other.strings) of_other.insert(verdict.status);
            cases.expect(statuses == of_other, where);
        }
    }
}

void check_liberties(Cases& cases) {
    const auto without = [](const std::vector<std::string>& rows) {
        return strings_without_liberty(position_from_rows(rows).value()).size();
    };
    cases.expect(without({"#O.", "##."}) == 0, "a string with a liberty is refused");
    cases.expect(without({"O#.", "##."}) == 1, "a string without liberty is let through");
    cases.expect(without({"#O", "O#"}) == 4, "strings without liberty");
}

}  // namespace

std::vector<Check> consistency_checks() {
    return {{"strings without liberty", Turn::first, check_liberties},
            {"stops", Turn::first, check_stops},
            {"widths", Turn::middle, check_widths},
            {"large grids", Turn::first, check_large_grids},
            {"jobs", Turn::last, check_jobs},
            {"symmetry", Turn::last, check_symmetry},
            {"moves of random play", Turn::first, check_moves},
            {"strategies of decided games", Turn::middle, check_plans},
            {"arenas", Turn::middle, check_arenas},
            {"few states under superko", Turn::middle, check_few_states_under_superko},
            {"memory of bans", Turn::middle, check_ban_memory},
            {"small budgets", Turn::middle, check_small_budgets},
            {"answers kept back", Turn::middle, check_open_answers},
            {"questions asked again", Turn::middle, check_asking_again},
            {"early judgements", Turn::middle, check_early_judgements}};
}

}  // namespace shikatsu::mutants
