// What is won in a zone is won on the whole grid: every zone of every question, played out.
#include <array>

#include "proofs/claims/drawing.hpp"
#include "proofs/claims/enumeration.hpp"
#include "proofs/games/zone_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::zones {

namespace {

using reference::ForceQuestion;
using reference::HypotheticalGraph;
using reference::PointSet;

constexpr const char* forced = "the attacker forces it in a zone";

struct Weakening {
    const char* name;
    ZoneCondition dropped;
};

// On these grids the other conditions matter to single plays only: see zone-plays-are-local.
constexpr std::array weakenings{Weakening{"P3 is dropped", ZoneCondition::p3},
                                Weakening{"P4 is dropped", ZoneCondition::p4}};

/// A question, and where who tries to prove what he wins.
struct Trial {
    ForceQuestion question;
    PointSet zone;
    Player prover = Player::black;

    std::vector<std::string> rows(const Grid& grid) const {
        std::vector<Membership> sets;
        for (const PointSet& set : {question.target.points, question.region, zone}) {
            sets.emplace_back(static_cast<std::size_t>(grid.size()), false);
            for (const Point point : set) sets.back()[point.index] = true;
        }
        std::vector<std::string> rows = drawing(grid, {"target", "region", "zone"}, sets);
        rows.emplace_back(prover == question.attacker() ? "prover: the attacker" : "prover: the defender");
        return rows;
    }
};

/// The zones that contain the points, but for the whole grid.
std::vector<PointSet> zones_around(const Grid& grid, const PointSet& points) {
    std::vector<PointSet> zones{points};
    for (const Point point : grid.points()) {
        if (points.contains(point)) continue;
        const std::size_t count = zones.size();
        for (std::size_t i = 0; i < count; ++i) {
            PointSet larger = zones[i];
            larger.insert(point);
            zones.push_back(std::move(larger));
        }
    }
    std::erase_if(zones,
                  [&](const PointSet& zone) { return zone.size() == static_cast<std::size_t>(grid.size()); });
    return zones;
}

/// The wins of whom, with the attacker and with the defender to move first.
using Wins = std::array<bool, 2>;

class Check {
  public:
    explicit Check(Enumeration& seen) : seen_(seen) {}

    void position(const Position& position) {
        literal_.clear();
        for (const reference::String& string : reference::strings(position)) {
            for (const PointSet& zone : zones_around(position.grid(), string.points)) {
                for (const PointSet& region : std::set<PointSet>{{}, string.points, zone}) {
                    for (const Player prover : reference::players)
                        check(position, {{string, region}, zone, prover});
                }
            }
        }
    }

  private:
    void check(const Position& position, const Trial& trial) {
        const auto won = wins_in_zone(position, trial, std::nullopt);
        if (!won) return;
        seen_.count_scene();
        if ((*won)[0] && trial.prover == trial.question.attacker()) seen_.occurs(forced, position);
        if (exceeds(position, trial, *won)) seen_.fail("won in a zone, but not on the whole grid", position);
        if ((*won)[0] && (*won)[1]) return;
        for (std::size_t i = 0; i < weakenings.size(); ++i) {
            if (refuted_[i]) continue;
            const auto weakly = wins_in_zone(position, trial, weakenings[i].dropped);
            if (!exceeds(position, trial, *weakly)) continue;
            refuted_[i] = true;
            seen_.refutes(weakenings[i].name, position, trial.rows(position.grid()));
        }
    }

    /// Whether a win in the zone is none on the whole grid, which is played out only if it has to be.
    bool exceeds(const Position& position, const Trial& trial, const Wins& in_zone) {
        if (!in_zone[0] && !in_zone[1]) return false;
        auto entry = literal_.find(trial.question);
        if (entry == literal_.end()) {
            const Wins attackers = wins_of(play_out(graph_, position, trial.question), true);
            entry = literal_.emplace(trial.question, attackers).first;
        }
        const bool attacks = trial.prover == trial.question.attacker();
        return (in_zone[0] && entry->second[0] != attacks) || (in_zone[1] && entry->second[1] != attacks);
    }

    static Wins wins_of(const LiteralGame& game, bool attacker) {
        const std::vector<bool> attackers = reference::solve(game.game).attacker_wins;
        return {attackers[0] == attacker, attackers[1] == attacker};
    }

    /// Nothing if the zone does not do for a proof.
    std::optional<Wins> wins_in_zone(const Position& position, const Trial& trial,
                                     std::optional<ZoneCondition> dropped) {
        const auto game =
            play_out_in_zone(graph_, position, trial.question, trial.zone, trial.prover, dropped);
        if (!game) return std::nullopt;
        return wins_of(*game, trial.prover == trial.question.attacker());
    }

    Enumeration& seen_;
    HypotheticalGraph graph_{Readings{}};
    /// Of one position the attacker's wins on the whole grid.
    std::map<ForceQuestion, Wins> literal_;
    std::array<bool, weakenings.size()> refuted_{};
};

Finding check_all(const Grid& grid) {
    std::vector<std::string> variants;
    for (const Weakening& weakening : weakenings) variants.emplace_back(weakening.name);
    Enumeration seen({forced}, variants);
    Check check(seen);
    for (const Position& position : legal_positions(grid)) check.position(position);
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"zones",
            "What a player wins in a zone, against an opponent who may do anything elsewhere, he wins on the "
            "whole grid.",
            {"J2003-HS-4", "J2003-ST-6"},
            Status::checked_up_to,
            {"zone-plays-are-local", "pass-elimination"},
            "zones.md#zones",
            {enumeration(1, 4, Effort::fast, check_all), enumeration(1, 5, Effort::long_only, check_all),
             enumeration(2, 3, Effort::long_only, check_all)}};
}

}  // namespace shikatsu::proofs::zones
