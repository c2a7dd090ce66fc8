// Strings in enclosed regions are captured and leave nothing behind: every clearing with every set of
// strings.
#include <algorithm>
#include <map>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/clearing_game.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::clearings {

namespace {

using reference::HypotheticalGraph;
using reference::PointSet;
using reference::String;

constexpr const char* cleared = "regions are cleared";
constexpr const char* one_liberty = "one liberty is enough";

/// What is connected of the points.
std::vector<std::vector<Point>> parts_of(const Grid& grid, PointSet points) {
    std::vector<std::vector<Point>> parts;
    while (!points.empty()) {
        std::vector<Point> part{*points.begin()};
        points.erase(points.begin());
        for (std::size_t i = 0; i < part.size(); ++i) {
            for (const Point near : grid.adjacent(part[i])) {
                if (points.erase(near) > 0) part.push_back(near);
            }
        }
        std::sort(part.begin(), part.end());
        parts.push_back(std::move(part));
    }
    return parts;
}

class Check {
  public:
    explicit Check(Enumeration& seen) : seen_(seen) {}

    /// Every non-empty set of the player's strings, in every order.
    void position(const Position& position, Player keeper) {
        forced_.clear();
        std::vector<String> all;
        for (const String& string : reference::strings(position)) {
            if (string.player == keeper) all.push_back(string);
        }
        for (unsigned set = 1; set < 1U << all.size(); ++set) {
            std::vector<Point> units;
            PointSet left;
            for (const Point point : position.grid().points()) left.insert(point);
            for (std::size_t i = 0; i < all.size(); ++i) {
                if ((set >> i & 1U) == 0) continue;
                units.push_back(*all[i].points.begin());
                for (const Point stone : all[i].points) left.erase(stone);
            }
            regions(position, keeper, units, parts_of(position.grid(), left));
        }
    }

  private:
    /// Every set of the regions around the strings.
    void regions(const Position& position, Player keeper, std::vector<Point> units,
                 const std::vector<std::vector<Point>>& parts) {
        for (unsigned set = 1; set < 1U << parts.size(); ++set) {
            std::vector<std::vector<Point>> chosen;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                if ((set >> i & 1U) != 0) chosen.push_back(parts[i]);
            }
            std::sort(units.begin(), units.end());
            do check(position, keeper, units, chosen);
            while (std::next_permutation(units.begin(), units.end()));
        }
    }

    void check(const Position& position, Player keeper, const std::vector<Point>& units,
               const std::vector<std::vector<Point>>& regions) {
        seen_.count_scene();
        if (const auto clearing = clearing_of(position, keeper, units, regions, 2)) {
            const reference::ClearingCertificate certificate{position, keeper, *clearing};
            if (reference::captured_by(certificate).empty()) return;
            seen_.occurs(cleared, position);
            const auto verdict = reference::check(certificate, {});
            if (!verdict.accepted()) seen_.fail("the checker: " + verdict.sentence, position);
            if (!true_claim(certificate)) seen_.fail("what is cleared cannot be forced", position);
        } else if (!refuted_) {
            refute(position, keeper, clearing_of(position, keeper, units, regions, 1));
        }
    }

    void refute(const Position& position, Player keeper, const std::optional<Clearing>& with_one_liberty) {
        if (!with_one_liberty) return;
        const reference::ClearingCertificate certificate{position, keeper, *with_one_liberty};
        if (true_claim(certificate)) return;
        refuted_ = true;
        seen_.refutes(one_liberty, position);
        if (reference::check(certificate, {}).accepted())
            seen_.fail("the checker takes that one liberty is enough", position);
    }

    bool true_claim(const reference::ClearingCertificate& certificate) {
        const std::vector<Point> cleared = reference::cleared_by(certificate);
        const PointSet region(cleared.begin(), cleared.end());
        const std::vector<Point> captured = reference::captured_by(certificate);
        return std::all_of(captured.begin(), captured.end(), [&](Point target) {
            auto entry = forced_.find({target, region});
            if (entry == forced_.end()) {
                const String string = reference::string_at(certificate.position, target);
                const LiteralGame game = play_out(graph_, certificate.position, {string, region});
                const bool wins = reference::solve(game.game).attacker_wins[0];
                entry = forced_.emplace(std::pair(target, region), wins).first;
            }
            return entry->second;
        });
    }

    Enumeration& seen_;
    HypotheticalGraph graph_{Readings{}};
    /// Of one position, by the literal game.
    std::map<std::pair<Point, PointSet>, bool> forced_;
    bool refuted_ = false;
};

Finding check_all(const Grid& grid) {
    Enumeration seen({cleared}, {one_liberty});
    Check check(seen);
    for (const Position& position : legal_positions(grid)) {
        for (const Player keeper : reference::players) check.position(position, keeper);
    }
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {
        "clearings",
        "A player forces capture of all strings in enclosed regions, with no permanent-stone there or on "
        "his strings around, if in each region, looked at by itself, answers and work come to an end that "
        "is clean and two liberties of each of his strings are kept.",
        {"J2003-HS-4", "J2003-ST-6", "J2003-LD-10"},
        Status::checked_up_to,
        {"keepings"},
        "clearing.md#clearings",
        {enumeration(1, 5, Effort::fast, check_all)}};
}

}  // namespace shikatsu::proofs::clearings
