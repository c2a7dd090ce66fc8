#include "optimized/ikeda/forced_margins.hpp"

#include <algorithm>

namespace shikatsu::optimized::ikeda {

namespace {

/// Finds the least solution from below, by going through all configurations again and again.
class Iteration {
  public:
    Iteration(const SmallGame& game, bool keep_since) : game_(&game) {
        const std::size_t places = game.graph().size() * game.courses().size();
        const auto none = static_cast<std::int8_t>(-game.largest_margin());
        margins_.courses = game.courses().size();
        margins_.sure.assign(4 * places, none);
        relied_on_.assign(2 * places, none);
        if (keep_since) margins_.since.assign(4 * places, 0);
    }

    std::optional<ForcedMargins> run(const Limits& limits) {
        constexpr ConfigurationId rounds_between_looks = 1 << 16;
        for (bool changed = true; changed;) {
            changed = false;
            // Configurations with more stones have mostly been found later.
            for (auto id = static_cast<ConfigurationId>(game_->graph().size()); id-- > 0;) {
                if (id % rounds_between_looks == 0 && limits.interrupted()) return std::nullopt;
                if (raise(id)) changed = true;
            }
        }
        return std::move(margins_);
    }

  private:
    int sure(Player player, const Situation& situation) const {
        return margins_.sure[margins_.place(player, situation)];
    }

    /// What a player can rely on after a restricted play of his that leads to an arrival.
    std::int8_t& relied_on(Player player, ConfigurationId to, CourseNumber arrival) {
        return relied_on_[2 * (to * std::size_t{margins_.courses} + arrival) +
                          static_cast<std::size_t>(player)];
    }

    void update_what_is_relied_on(Player player, ConfigurationId to) {
        for (const CourseNumber arrival : game_->courses().arrivals()) {
            int least = game_->largest_margin();
            for (const CourseNumber before : game_->courses().arrivals_before(arrival)) {
                for (const Player mover : {Player::black, Player::white})
                    least = std::min(least, sure(player, {to, mover, before}));
            }
            relied_on(player, to, arrival) = static_cast<std::int8_t>(least);
        }
    }

    /// Raises what is known at a configuration; whether that changed anything.
    bool raise(ConfigurationId id) {
        bool changed = false;
        for (const Player mover : {Player::black, Player::white}) {
            for (const CourseNumber arrival : game_->courses().arrivals()) {
                if (!settled(id, mover, arrival) && raise(id, mover, arrival)) changed = true;
            }
        }
        if (!changed) return false;
        for (const Player player : {Player::black, Player::white}) update_what_is_relied_on(player, id);
        return true;
    }

    /// Whether what the players force meets wherever the mover's plays lead to an arrival.
    bool settled(ConfigurationId id, Player mover, CourseNumber arrival) const {
        const CourseGraph& courses = game_->courses();
        for (CourseNumber course = 0; course < courses.size(); ++course) {
            const Situation here{id, mover, course};
            if (courses.after_play(course) == arrival && margins_.at_least(here) < margins_.at_most(here))
                return false;
        }
        return true;
    }

    /// Raises what is known where the mover's plays lead to an arrival; whether that changed anything.
    bool raise(ConfigurationId id, Player mover, CourseNumber arrival) {
        const Player other = opponent(mover);
        int own = -game_->largest_margin();
        int others = game_->largest_margin();
        for (const Reply& reply : game_->graph().replies(id, mover)) {
            const bool restricted = game_->restricts(reply.removes);
            own = std::max(own, restricted ? relied_on(mover, reply.to, arrival)
                                           : sure(mover, {reply.to, other, arrival}));
            others = std::min(others, sure(other, {reply.to, other, arrival}));
        }
        bool changed = false;
        const CourseGraph& courses = game_->courses();
        for (CourseNumber course = 0; course < courses.size(); ++course) {
            if (courses.after_play(course) != arrival) continue;
            const Situation here{id, mover, course};
            if (raise(mover, here, std::max(own, after_pass(mover, here)))) changed = true;
            if (raise(other, here, std::min(others, after_pass(other, here)))) changed = true;
        }
        return changed;
    }

    /// What a player can be sure of after a pass of the mover.
    int after_pass(Player player, const Situation& before) const {
        const CourseGraph::AfterPass& after = game_->courses().after_pass(before.course, before.to_move);
        if (!after.course.ended)
            return sure(player, {before.configuration, opponent(before.to_move), after.number});
        const int margin = game_->margin_at_end(before.configuration, after.course);
        return player == Player::black ? margin : -margin;
    }

    bool raise(Player player, const Situation& situation, int to) {
        const std::size_t place = margins_.place(player, situation);
        std::int8_t& known = margins_.sure[place];
        if (to <= known) return false;
        known = static_cast<std::int8_t>(to);
        if (!margins_.since.empty()) margins_.since[place] = ++raised_;
        return true;
    }

    const SmallGame* game_;
    ForcedMargins margins_;
    /// By configuration, arrival and player.
    std::vector<std::int8_t> relied_on_;
    std::uint32_t raised_ = 0;
};

}  // namespace

std::optional<ForcedMargins> forced_margins(const SmallGame& game, const Limits& limits, bool keep_since) {
    return Iteration(game, keep_since).run(limits);
}

}  // namespace shikatsu::optimized::ikeda
