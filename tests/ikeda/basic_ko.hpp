// Area values under basic ko, a play that never ends being a draw: on the kernel of Ikeda's rulesets, for
// comparison with published values.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "optimized/ikeda/score.hpp"

namespace shikatsu::optimized::ikeda::testing {

/// A configuration on a grid of at most 16 points: Black's stones in the low half, White's in the high one.
using StonesKey = std::uint32_t;

/// Which one of the configurations that a grid's symmetries turn into each other stands for all of them.
class Representative {
  public:
    /// The key, and where its symmetry takes each point.
    struct Found {
        StonesKey key = 0;
        const std::vector<std::uint8_t>* moved = nullptr;
    };

    explicit Representative(const Grid& grid) {
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            const bool transposed = (symmetry & 4) != 0;
            if (transposed && grid.rows() != grid.columns()) continue;
            std::vector<std::uint8_t> moved;
            for (const Point point : grid.points()) {
                int row = grid.row(point);
                int column = grid.column(point);
                if ((symmetry & 1) != 0) row = grid.rows() - 1 - row;
                if ((symmetry & 2) != 0) column = grid.columns() - 1 - column;
                if (transposed) std::swap(row, column);
                moved.push_back(static_cast<std::uint8_t>(row * grid.columns() + column));
            }
            symmetries_.push_back(std::move(moved));
        }
        for (const auto& moved : symmetries_) add_tables(moved);
    }

    Found of(const Stones<1>& stones) const {
        const StonesKey key = half(stones, Player::black) | half(stones, Player::white) << 16;
        Found least{~StonesKey{0}, nullptr};
        for (std::size_t i = 0; i < symmetries_.size(); ++i) {
            const StonesKey now = image(i, key & 0xFFFF) | image(i, key >> 16) << 16;
            if (now < least.key) least = {now, &symmetries_[i]};
        }
        return least;
    }

    static Stones<1> stones(StonesKey key) {
        Stones<1> stones;
        for (std::uint16_t i = 0; i < 32; ++i) {
            if ((key >> i & 1) != 0)
                stones.of(i < 16 ? Player::black : Player::white)
                    .insert(Point{static_cast<uint16_t>(i % 16)});
        }
        return stones;
    }

  private:
    static StonesKey half(const Stones<1>& stones, Player player) {
        StonesKey bits = 0;
        stones.of(player).for_each([&](Point point) { bits |= StonesKey{1} << point.index; });
        return bits;
    }

    /// The image of each byte of a set.
    void add_tables(const std::vector<std::uint8_t>& moved) {
        for (std::size_t byte = 0; byte < 2; ++byte) {
            tables_.emplace_back();
            for (StonesKey bits = 0; bits < 256; ++bits) {
                StonesKey image = 0;
                for (std::size_t i = 8 * byte; i < std::min(moved.size(), 8 * byte + 8); ++i)
                    image |= (bits >> (i - 8 * byte) & 1) << moved[i];
                tables_.back()[bits] = image;
            }
        }
    }
    StonesKey image(std::size_t symmetry, StonesKey set) const {
        return tables_[2 * symmetry][set & 0xFF] | tables_[2 * symmetry + 1][set >> 8];
    }

    std::vector<std::vector<std::uint8_t>> symmetries_;
    std::vector<std::array<StonesKey, 256>> tables_;
};

/// Every state of play by basic ko, up to symmetry: configuration, who moves, and whether the last move was a
/// pass or which play would bring the configuration before it back.
class BasicKo {
  public:
    explicit BasicKo(const Grid& grid) : geometry_(grid), representative_(grid) {
        number_of(0);
        for (std::size_t number = 0; number < configurations_.size(); ++number) expand(number);
        first_reply_.push_back(replies_.size());
    }

    std::size_t configurations() const { return configurations_.size(); }

    /// What best play comes to from the empty grid, in points of Black.
    int value() const {
        int reached = -geometry_.grid().size();
        int missed = geometry_.grid().size() + 1;
        while (missed - reached > 1) {
            const int target = (reached + missed + 2 * geometry_.grid().size()) / 2 - geometry_.grid().size();
            (black_reaches(target) ? reached : missed) = target;
        }
        return reached;
    }

    /// Whether Black comes to `target` points, an endless play being worth 0. The states where he does are
    /// found from the ends if an endless play does not do for him, and those where White prevents it if it
    /// does.
    bool black_reaches(int target) const {
        const bool endless_does = target <= 0;
        const Player forcing = endless_does ? Player::white : Player::black;
        std::vector<bool> forced(configurations_.size() * states_each);
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t number = configurations_.size(); number-- > 0;) {
                const bool end_does = (scores_[number] >= target) != endless_does;
                for (const Player mover : {Player::black, Player::white})
                    changed |= force(forced, number, mover, mover == forcing, end_does);
            }
        }
        return forced[state(0, Player::black, freely)] != endless_does;
    }

  private:
    /// Where the mover may play all his plays; after a pass; and where the play on point i is banned.
    enum Kind : std::size_t { freely, after_pass, banned };
    static constexpr std::size_t kinds = banned + 16;
    static constexpr std::size_t states_each = 2 * kinds;

    struct Reply {
        std::uint32_t to = 0;
        std::uint8_t point = 0;
    };

    static std::size_t state(std::size_t number, Player mover, std::size_t kind) {
        return number * states_each + static_cast<std::size_t>(mover) * kinds + kind;
    }

    std::size_t number_of(StonesKey key) {
        const auto [place, is_new] = numbers_.try_emplace(key, static_cast<std::uint32_t>(numbers_.size()));
        if (is_new) configurations_.push_back(key);
        return place->second;
    }

    void expand(std::size_t number) {
        const Stones<1> stones = Representative::stones(configurations_[number]);
        for (const Player mover : {Player::black, Player::white}) {
            first_reply_.push_back(replies_.size());
            (geometry_.all() - stones.occupied()).for_each([&](Point point) {
                const auto result = play(geometry_, stones, mover, point, SelfCapture::any_set);
                if (result) add_reply(stones, mover, point, *result);
            });
        }
        const ScoreRule area{.stones = true};
        const int half_points = half_points_at_end(geometry_, stones, {}, {}, area, SelfCapture::any_set);
        scores_.push_back(static_cast<std::int8_t>(half_points / 2));
    }

    void add_reply(const Stones<1>& before, Player mover, Point point, const PlayResult<1>& result) {
        const Representative::Found found = representative_.of(result.stones);
        std::size_t kind = freely;
        if (result.removed.count() == 1) {
            const Point back = result.removed.first();
            const auto again = play(geometry_, result.stones, opponent(mover), back, SelfCapture::any_set);
            if (again && again->stones == before) kind = banned + (*found.moved)[back.index];
        }
        replies_.push_back({static_cast<std::uint32_t>(state(number_of(found.key), opponent(mover), kind)),
                            static_cast<std::uint8_t>(point.index)});
    }

    /// Marks the states of a configuration with this mover that are forced as far as is known; whether one
    /// was not marked before.
    bool force(std::vector<bool>& forced, std::size_t number, Player mover, bool own, bool end_does) const {
        const std::size_t place = 2 * number + static_cast<std::size_t>(mover);
        const std::size_t first = first_reply_[place];
        const std::size_t all = first_reply_[place + 1] - first;
        std::size_t good = 0;
        for (std::size_t i = first; i < first + all; ++i) good += forced[replies_[i].to] ? 1 : 0;
        const bool passing = forced[state(number, opponent(mover), after_pass)];
        bool changed = false;
        const auto mark = [&](std::size_t kind, std::size_t plays, std::size_t good_plays, bool pass_does) {
            const bool now = own ? good_plays > 0 || pass_does : good_plays == plays && pass_does;
            if (!now || forced[state(number, mover, kind)]) return;
            forced[state(number, mover, kind)] = true;
            changed = true;
        };
        mark(freely, all, good, passing);
        mark(after_pass, all, good, end_does);
        for (std::size_t i = first; i < first + all; ++i)
            mark(banned + replies_[i].point, all - 1, good - (forced[replies_[i].to] ? 1 : 0), passing);
        return changed;
    }

    Geometry<1> geometry_;
    Representative representative_;
    std::unordered_map<StonesKey, std::uint32_t> numbers_;
    std::vector<StonesKey> configurations_;
    std::vector<std::size_t> first_reply_;
    std::vector<Reply> replies_;
    std::vector<std::int8_t> scores_;
};

/// Requires a grid of at most 16 points.
inline int basic_ko_value(int rows, int columns) {
    return BasicKo(Grid::create(rows, columns).value()).value();
}

}  // namespace shikatsu::optimized::ikeda::testing
