// Strings kept by patterns before the literal checker and the engine, and proofs that are none.
#include <random>

#include "optimized/analysis/questions.hpp"
#include "optimized/patterns/find_patterns.hpp"
#include "optimized/patterns/local_plays.hpp"
#include "reference/certificates/pattern_check.hpp"
#include "reference/certificates/pattern_rules.hpp"
#include "reference/values/diagram.hpp"
#include "tests/mutants/catalogue.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/chosen.hpp"
#include "tests/mutants/samples.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

extern const char* const catalogue_text;

namespace {

using reference::PatternCertificate;

/// A string, and where its player looks for a proof.
struct Trial {
    Position position;
    Point target;
    std::vector<Point> room;
    /// Whether the engine says that it is uncapturable, or that a stone comes on the region.
    bool uncapturable;
    /// Whether a proof is found without a mutant.
    bool kept;
    /// Other strings, proved without a mutant.
    std::vector<optimized::ProvedString> proved = {};
    /// Where a stone is to come; none: the string is to stay.
    std::vector<Point> region = {};

    std::string where() const {
        return difftest::one_line(position, {}) + ": string at index " + std::to_string(target.index) +
               " in a room of " + std::to_string(room.size());
    }
};

bool is_true(const Trial& trial) {
    optimized::Options options;
    options.budget = {100'000'000, 3600.0};
    optimized::Asker asker(trial.position, options);
    return asker.ask_all({{trial.target, trial.region}}).front().attacker_forces == false;
}

std::optional<PatternCertificate> found_in(const Trial& trial) {
    const optimized::Limits limits{1'000, std::chrono::steady_clock::time_point::max()};
    const auto lines_end =
        trial.target.index % 2 == 0 ? optimized::LinesEnd::in_eyes : optimized::LinesEnd::in_life;
    auto found = optimized::find_patterns(trial.position, trial.target, trial.region, trial.room,
                                          trial.proved, lines_end, limits);
    if (!found.proof) return std::nullopt;
    return PatternCertificate{trial.position, trial.target, std::move(*found.proof), trial.region};
}

/// The string, a liberty of it, and each other point with odds of so many in ten.
std::vector<Point> room_of(const Position& position, const reference::String& string, unsigned odds,
                           std::mt19937& random) {
    reference::PointSet room = string.points;
    for (const Point point : position.grid().points()) {
        if (random() % 10 < odds) room.insert(point);
    }
    for (const Point stone : string.points) {
        for (const Point point : position.grid().adjacent(stone)) {
            if (!position.empty(point)) continue;
            room.insert(point);
            return {room.begin(), room.end()};
        }
    }
    throw std::logic_error("a string without liberty");
}

Trial trial_of(const Position& position, Point target, const std::vector<Point>& room) {
    Trial trial{position, target, room, false, false};
    trial.kept = found_in(trial).has_value();
    trial.uncapturable = trial.kept && is_true(trial);
    return trial;
}

/// The whole grid and a room by chance for each string.
std::vector<Trial> trials_on(const std::vector<Position>& positions) {
    std::vector<Trial> trials;
    std::mt19937 random(20031);
    for (const Position& position : positions) {
        for (const reference::String& string : reference::strings(position)) {
            const Point target = *string.points.begin();
            trials.push_back(trial_of(position, target, room_of(position, string, 10, random)));
            const unsigned odds = 6 + static_cast<unsigned>(random() % 4);
            trials.push_back(trial_of(position, target, room_of(position, string, odds, random)));
        }
    }
    return trials;
}

/// Each string after those that are proved before it.
std::vector<Trial> trials_with_others(const std::vector<Position>& positions) {
    std::vector<Trial> trials;
    for (const Position& position : positions) {
        std::vector<optimized::ProvedString> proved;
        for (const reference::String& string : reference::strings(position)) {
            Trial trial{position, *string.points.begin(), position.grid().points(), false, false, proved};
            const auto found = found_in(trial);
            trial.kept = found.has_value();
            trial.uncapturable = trial.kept && is_true(trial);
            trials.push_back(trial);
            if (found)
                proved.push_back({{string.points.begin(), string.points.end()},
                                  std::make_shared<const PatternProof>(found->proof)});
        }
    }
    return trials;
}

/// On regions by chance, after all strings that are proved.
std::vector<Trial> trials_with_regions(const std::vector<Position>& positions) {
    std::vector<Trial> trials;
    std::mt19937 random(20034);
    for (const Position& position : positions) {
        const std::vector<Trial> strings = trials_with_others({position});
        for (Trial trial : strings) {
            trial.proved = strings.back().proved;
            for (const Point point : position.grid().points()) {
                if (random() % 3 == 0) trial.region.push_back(point);
            }
            if (trial.region.empty()) continue;
            trial.kept = found_in(trial).has_value();
            trial.uncapturable = trial.kept && is_true(trial);
            trials.push_back(std::move(trial));
        }
    }
    return trials;
}

/// Where it matters how a proof is put together; '?' on intersections that are not in the room.
std::vector<Trial> chosen_trials() {
    struct Board {
        std::vector<std::string> rows;
        std::vector<std::string> room;
        std::uint16_t target;
    };
    std::vector<Trial> trials;
    for (const Board& board : {Board{{"##.O", "OOO#", "...."}, {}, 4}, Board{{"..O#", "#OO#", "#O.."}, {}, 2},
                               Board{{".###", "##O.", "..#O"}, {"....", "....", ".?.."}, 1},
                               Board{{".......", ".......", ".......", "..#####", "..#...."},
                                     {"???????", "???????", "???????", "??.....", "??....."},
                                     23}}) {
        const Position position = position_from_rows(board.rows).value();
        std::vector<Point> room;
        for (const Point point : position.grid().points()) {
            const auto row = static_cast<std::size_t>(position.grid().row(point));
            const auto column = static_cast<std::size_t>(position.grid().column(point));
            if (board.room.empty() || board.room[row][column] != '?') room.push_back(point);
        }
        trials.push_back(trial_of(position, Point{board.target}, room));
    }
    return trials;
}

/// More black stones than others.
std::vector<Position> drawn(int rows, int columns, std::size_t count) {
    return drawn_positions(rows, columns, count, "####OOO...");
}

std::function<void(Cases&)> proofs(const std::vector<Trial>& trials) {
    return [=](Cases& cases) {
        for (const Trial& trial : trials) {
            const auto found = found_in(trial);
            if (found) {
                const auto verdict = reference::check(*found, {});
                cases.expect(verdict.accepted(), trial.where() + ": " + verdict.sentence);
                cases.expect(trial.uncapturable, trial.where() + ": kept though it can be captured");
            }
            cases.expect(found.has_value() == trial.kept, trial.where() + (found ? ": kept" : ": not kept"));
        }
    };
}

/// Those that the checker rejects.
class Forgeries {
  public:
    const std::vector<PatternCertificate>& all() const { return all_; }

    void add(const PatternCertificate& certificate) {
        if (!reference::check(certificate, {}).accepted()) all_.push_back(certificate);
    }

    /// The proof with a change in one place.
    void add_changed(const PatternCertificate& proof, std::mt19937& random) {
        const Grid& grid = proof.position.grid();
        const auto any_point = [&] {
            return Point{static_cast<std::uint16_t>(random() % static_cast<unsigned>(grid.size()))};
        };
        PatternCertificate forged = proof;
        PatternLine& line = forged.proof.lines[random() % forged.proof.lines.size()];
        switch (random() % 10) {
            case 0:
                line.seen[any_point().index] = static_cast<Seen>(random() % 5);
                break;
            case 1:
                if (!line.next.empty())
                    line.next[random() % line.next.size()] =
                        static_cast<std::uint32_t>(random() % forged.proof.lines.size());
                break;
            case 2:
                line.play = random() % 4 == 0 ? std::nullopt : std::optional(any_point());
                break;
            case 3:
                line.ground = static_cast<Ground>(random() % 5);
                break;
            case 4:
                forged.position.set(any_point(), static_cast<Content>(random() % 3));
                break;
            case 5:
                forged.target = any_point();
                break;
            case 6:
                line.gained = random() % 2 == 0 ? std::nullopt : std::optional(any_point());
                break;
            case 7:
                if (!forged.region.empty()) forged.region = {any_point()};
                break;
            case 8:
                line.target = random() % 2 == 0 ? std::nullopt : std::optional(any_point());
                break;
            default:
                forged.proof.lines.pop_back();
        }
        add(forged);
    }

    /// The proof with a pattern that comes to rest on one about no target, where a stone has come.
    void add_joined_to_itself(const PatternCertificate& proof) {
        PatternCertificate forged = proof;
        std::vector<PatternLine>& lines = forged.proof.lines;
        const auto end =
            std::ranges::find_if(lines, [](const auto& line) { return line.gained.has_value(); });
        if (end == lines.end()) return;
        PatternLine joined = *end;
        joined.ground = Ground::joined;
        joined.next = {static_cast<std::uint32_t>(end - lines.begin())};
        lines.insert(lines.end() - 1, std::move(joined));
        add(forged);
    }

    /// What is found by searches with a planted fault.
    void add_found_wrongly(const std::vector<Trial>& trials) {
        const std::vector<Mutant> mutants = read_catalogue(catalogue_text, "catalogue").value();
        for (std::size_t i = 0; i < mutants.size(); ++i) {
            if (!mutants[i].file.starts_with("optimized/patterns/")) continue;
            for (const Trial& trial : trials) {
                chosen = static_cast<int>(i + 1);
                const auto found = found_in(trial);
                chosen = 0;
                if (found) add(*found);
            }
        }
    }

  private:
    std::vector<PatternCertificate> all_;
};

std::function<void(Cases&)> forged_proofs(const std::vector<Trial>& trials) {
    Forgeries forgeries;
    std::mt19937 random(20032);
    for (const Trial& trial : trials) {
        const auto proof = found_in(trial);
        for (int i = 0; proof && i < 100; ++i) forgeries.add_changed(*proof, random);
        if (proof) forgeries.add_joined_to_itself(*proof);
    }
    forgeries.add_found_wrongly(trials);
    return [forged = forgeries.all()](Cases& cases) {
        cases.expect(forged.size() > 1'000, "hardly a forgery");
        for (const PatternCertificate& certificate : forged) {
            cases.expect(!reference::check(certificate, {}).accepted(),
                         difftest::one_line(certificate.position, {}) + ": accepted for index " +
                             std::to_string(certificate.target.index));
        }
    };
}

/// What the engine and the checker say of plays on patterns by chance.
class Rules {
  public:
    using Known = optimized::KnownBoard<1>;
    using Side = optimized::Side;

    explicit Rules(const Grid& grid) : grid_(grid), geometry_(grid), plays_(geometry_), rules_(grid) {}

    void check(std::mt19937& random, Cases& cases) const {
        Known seen;
        for (const Point point : grid_.points()) {
            const auto chance = random() % 10;
            if (chance < 7) seen.known.insert(point);
            if (chance < 5) seen.board.of(chance < 3 ? Side::defender : Side::attacker).insert(point);
        }
        if (random() % 2 == 0) anchor_some(seen, random);
        const auto pattern = pattern_of(seen);
        cases.expect(is(plays_.elsewhere(seen), rules_.after_elsewhere(pattern)), "plays elsewhere");
        seen.empty().for_each([&](Point point) {
            const Known less = seen.on(seen.known - optimized::Bits<1>::of(point));
            cases.expect(!less.shows(seen), "what is unknown is not shown");
            const auto rivals = rules_.after_opponent(pattern, point.index);
            const auto by_rival = plays_.of_opponent(seen, point);
            cases.expect(by_rival.may == rivals.has_value(), "whether the opponent has a play");
            cases.expect(!rivals || is(by_rival.after, *rivals), "the opponent's play");
            const auto keepers = rules_.after_keeper(pattern, point.index);
            const auto by_keeper = plays_.of_keeper(seen, point);
            cases.expect(by_keeper.may == keepers.has_value(), "whether the keeper has a play");
            cases.expect(!keepers || is(by_keeper.after, *keepers), "the keeper's play");
        });
    }

  private:
    /// Of eyes: whole strings of the keeper.
    void anchor_some(Known& seen, std::mt19937& random) const {
        const auto& stones = seen.of(Side::defender);
        stones.for_each([&](Point stone) {
            if (random() % 3 == 0) seen.anchored |= geometry_.flood(optimized::Bits<1>::of(stone), stones);
        });
    }
    static reference::Bits<64> bits(const optimized::Bits<1>& set) {
        reference::Bits<64> bits;
        set.for_each([&](Point point) { bits.set(point.index); });
        return bits;
    }
    static reference::Pattern<64> pattern_of(const Known& seen) {
        return {bits(seen.of(Side::defender)), bits(seen.of(Side::attacker)), bits(seen.empty()),
                bits(seen.anchored)};
    }
    static bool is(const Known& seen, const reference::Pattern<64>& pattern) {
        const auto same = pattern_of(seen);
        return same.not_in(pattern).none() && pattern.not_in(same).none();
    }

    Grid grid_;
    optimized::Geometry<1> geometry_;
    optimized::LocalPlays<1> plays_;
    reference::PatternRules<64> rules_;
};

void check_rules(Cases& cases) {
    std::mt19937 random(20033);
    for (const auto& [rows, columns] : {std::pair{1, 7}, std::pair{2, 4}, std::pair{3, 3}}) {
        const Rules rules(Grid::create(rows, columns).value());
        for (int i = 0; i < 4'000; ++i) rules.check(random, cases);
    }
}

}  // namespace

std::vector<Check> pattern_checks() {
    return {
        {"plays on patterns", Turn::first, check_rules},
        {"forged patterns", Turn::middle, forged_proofs(trials_on(sample_of(2, 5, 60)))},
        {"forged patterns of several targets", Turn::middle,
         forged_proofs(trials_with_others(drawn(3, 5, 60)))},
        {"forged patterns of stones that come", Turn::middle,
         forged_proofs(trials_with_regions(drawn(3, 4, 60)))},
        {"patterns of stones that come on 3x4", Turn::middle, proofs(trials_with_regions(drawn(3, 4, 150)))},
        {"patterns of several targets on 3x5", Turn::middle, proofs(trials_with_others(drawn(3, 5, 150)))},
        {"patterns on chosen boards", Turn::middle, proofs(chosen_trials())},
        {"patterns on 1x8", Turn::middle, proofs(trials_on(sample_of(1, 8, 150)))},
        {"patterns on 2x5", Turn::middle, proofs(trials_on(sample_of(2, 5, 200)))},
        {"patterns on 3x4", Turn::middle, proofs(trials_on(drawn(3, 4, 200)))},
        {"patterns on 4x4", Turn::middle, proofs(trials_on(drawn(4, 4, 100)))}};
}

}  // namespace shikatsu::mutants
