#include "optimized/ikeda/entry_witness.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <unordered_map>
#include <vector>

namespace shikatsu::optimized::ikeda {

namespace {

/// What a line stands for: a proof as a symmetry shows it, or without proof what is forced there; and the
/// state, as it is.
struct EntrySource {
    ProofId proof = no_proof;
    std::uint32_t symmetry = 0;
    StonesKey stones = 0;
    Player to_move = Player::black;
    CourseNumber course = 0;
    friend bool operator==(const EntrySource&, const EntrySource&) = default;
};

struct HashSource {
    std::size_t operator()(const EntrySource& source) const {
        std::uint64_t hash = (std::uint64_t{source.proof} << 32 | source.stones) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 29;
        const auto mover = static_cast<std::uint64_t>(source.to_move);
        hash += source.symmetry * 4096ULL + mover * 1024ULL + source.course;
        return hash * 0xBF58476D1CE4E5B9ULL >> 7;
    }
};

/// Lines in the order in which games come to them.
class EntryBuilder {
  public:
    EntryBuilder(const ProvedEntries& proved, Player player, std::size_t most_lines)
        : proved_(proved), game_(*proved.game), player_(player), most_lines_(most_lines) {}

    std::optional<ValueStrategy> build(const EntrySource& start) {
        place_of(start);
        for (std::size_t i = 0; i < sources_.size(); ++i) {
            if (sources_.size() > most_lines_) return std::nullopt;
            const EntrySource source = sources_[i];
            strategy_.lines.push_back({counted(need(source), source), turn_at(source)});
        }
        return std::move(strategy_);
    }

  private:
    using Place = ValueStrategy::Place;
    using Turn = decltype(ValueStrategy::Line::turn);

    /// What a play leads to, as it is, with what proves it.
    struct Played {
        Point point;
        EntrySource to;
        bool removes = false;
    };

    const Symmetries& symmetries() const { return game_.graph().symmetries(); }

    Situation situation_of(const EntrySource& source) const {
        return {game_.graph().id_of_code(game_.graph().codes().of(source.stones)), source.to_move,
                source.course};
    }
    std::size_t place_in_margins(const EntrySource& source) const {
        return proved_.forced->place(player_, situation_of(source));
    }
    int sure(const EntrySource& source) const { return proved_.forced->sure[place_in_margins(source)]; }
    std::uint32_t since(const EntrySource& source) const {
        return proved_.forced->since[place_in_margins(source)];
    }

    /// Half-points by area, counted for the player.
    int need(const EntrySource& source) const {
        return source.proof == no_proof ? sure(source) : need_of(proved_.log->proof(source.proof));
    }

    Margin counted(int half_points, const EntrySource& source) const {
        Margin needed = Margin::of_half_points(half_points);
        if (proved_.count == NeedCount::area) return needed;
        const Stones<1> stones = ikeda::stones_of(source.stones);
        const int more = stones.of(Player::black).count() - stones.of(Player::white).count() -
                         (source.to_move == Player::white ? 1 : 0);
        return needed - Margin::of_points(player_, more);
    }

    Place place_of(const EntrySource& source) {
        const auto [place, is_new] = places_.try_emplace(source, static_cast<Place>(sources_.size()));
        if (is_new) sources_.push_back(source);
        return place->second;
    }

    /// Without proofs; in reading order.
    std::vector<Played> plays_at(const EntrySource& source) const {
        const ConfigurationGraph& graph = game_.graph();
        const Stones<1> stones = ikeda::stones_of(source.stones);
        std::vector<Played> all;
        (graph.geometry().all() - stones.occupied()).for_each([&](Point point) {
            const auto result =
                ikeda::play(graph.geometry(), stones, source.to_move, point, graph.self_capture());
            if (!result) return;
            all.push_back({point,
                           {no_proof, 0, key_of(result->stones), opponent(source.to_move),
                            game_.courses().after_play(source.course)},
                           !result->removed.empty()});
        });
        return all;
    }

    /// Nothing if the pass ends the game.
    std::optional<EntrySource> after_pass(const EntrySource& source) const {
        const auto& after = game_.courses().after_pass(source.course, source.to_move);
        if (after.course.ended) return std::nullopt;
        return EntrySource{no_proof, 0, source.stones, opponent(source.to_move), after.number};
    }

    Turn turn_at(const EntrySource& source) {
        const bool own = source.to_move == player_;
        if (source.proof != no_proof) return own ? proved_choice(source) : proved_answers(source);
        if (sure(source) <= -game_.largest_margin()) return nothing_needed(source);
        return own ? forced_choice(source) : forced_answers(source);
    }

    Turn nothing_needed(const EntrySource& source) {
        if (proved_.count == NeedCount::area) return ValueStrategy::Anything{};
        return source.to_move == player_ ? passing(source) : forced_answers(source);
    }

    Turn passing(const EntrySource& source) {
        const auto to = after_pass(source);
        return ValueStrategy::Choice{Pass{}, to ? std::optional(place_of(*to)) : std::nullopt};
    }

    /// Whether a state keeps what is forced at another one, and was known to before.
    bool keeps(const EntrySource& to, const EntrySource& from) const {
        return sure(to) > sure(from) || (sure(to) == sure(from) && since(to) < since(from));
    }

    bool pass_keeps(const EntrySource& source) const {
        if (const auto to = after_pass(source)) return keeps(*to, source);
        const auto& after = game_.courses().after_pass(source.course, source.to_move);
        const int margin = game_.margin_at_end(situation_of(source).configuration, after.course);
        return (player_ == Player::black ? margin : -margin) >= sure(source);
    }

    /// Whether at all arrivals where its configuration can have arisen earlier as much is forced.
    bool may_be_relied_on(const Played& play, const EntrySource& source) const {
        if (!game_.restricts(play.removes)) return keeps(play.to, source);
        const auto& before = game_.courses().arrivals_before(play.to.course);
        return std::all_of(before.begin(), before.end(), [&](CourseNumber course) {
            EntrySource arrival = play.to;
            arrival.course = course;
            EntrySource others = arrival;
            others.to_move = opponent(arrival.to_move);
            return keeps(arrival, source) && keeps(others, source);
        });
    }

    Turn forced_choice(const EntrySource& source) {
        if (pass_keeps(source)) return passing(source);
        for (const Played& play : plays_at(source)) {
            if (may_be_relied_on(play, source))
                return ValueStrategy::Choice{Play{play.point}, place_of(play.to)};
        }
        throw std::logic_error("ikeda: nothing keeps what is forced");
    }

    Turn forced_answers(const EntrySource& source) {
        ValueStrategy::Answers answers;
        for (const Played& play : plays_at(source)) answers.next.emplace_back(place_of(play.to));
        if (const auto to = after_pass(source)) answers.next.emplace_back(place_of(*to));
        return answers;
    }

    std::size_t shown(std::size_t symmetry, std::size_t point) const {
        return static_cast<std::size_t>(
            std::countr_zero(symmetries().image(symmetry, StonesKey{1} << point)));
    }

    /// With the proof of a step, as a symmetry shows it.
    static EntrySource with(EntrySource to, ProofId proof, std::size_t symmetry) {
        if (proof == no_proof) return to;
        to.proof = proof;
        to.symmetry = static_cast<std::uint32_t>(symmetry);
        return to;
    }

    Turn proved_choice(const EntrySource& source) {
        const ProofStep& step = proved_.log->steps(source.proof).front();
        if (step.move == number_of_pass) {
            const auto to = after_pass(source);
            if (!to) return ValueStrategy::Choice{Pass{}, std::nullopt};
            return ValueStrategy::Choice{Pass{}, place_of(with(*to, step.proof, source.symmetry))};
        }
        const std::size_t point = shown(source.symmetry, step.move);
        for (const Played& play : plays_at(source)) {
            if (play.point.index == point)
                return ValueStrategy::Choice{Play{play.point},
                                             place_of(with(play.to, step.proof, source.symmetry))};
        }
        throw std::logic_error("ikeda: a proof rests on what is no play");
    }

    Turn proved_answers(const EntrySource& source) {
        ValueStrategy::Answers answers;
        for (const Played& play : plays_at(source)) answers.next.push_back(answer(source, play));
        if (const auto to = after_pass(source)) {
            for (const ProofStep& step : proved_.log->steps(source.proof)) {
                if (step.move == number_of_pass)
                    answers.next.emplace_back(place_of(with(*to, step.proof, source.symmetry)));
            }
        }
        return answers;
    }

    /// By the step of the play, or of one that a symmetry of the game so far turns it into.
    std::optional<Place> answer(const EntrySource& source, const Played& play) {
        const unsigned among = proved_.log->proof(source.proof).where.symmetries;
        const std::size_t point = shown(symmetries().inverse(source.symmetry), play.point.index);
        for (std::size_t symmetry = 0; among >> symmetry != 0; ++symmetry) {
            if ((among >> symmetry & 1) == 0) continue;
            for (const ProofStep& step : proved_.log->steps(source.proof)) {
                if (step.move != shown(symmetry, point)) continue;
                if (step.proof == left_out) return std::nullopt;
                const std::size_t back = symmetries().inverse(symmetry);
                return place_of(
                    with(play.to, step.proof, symmetries().one_after_the_other(back, source.symmetry)));
            }
        }
        throw std::logic_error("ikeda: a play is missing in a proof");
    }

    ProvedEntries proved_;
    const SmallGame& game_;
    Player player_;
    std::size_t most_lines_;
    ValueStrategy strategy_;
    std::vector<EntrySource> sources_;
    std::unordered_map<EntrySource, Place, HashSource> places_;
};

}  // namespace

std::optional<ValueStrategy> value_strategy(const ProvedEntries& proved, Player player, const Position& start,
                                            Player first, ProofId proof, std::size_t most_lines) {
    const EntrySource source{proof, 0, key_of(ikeda::stones_of<1>(start)), first, 0};
    return EntryBuilder(proved, player, most_lines).build(source);
}

}  // namespace shikatsu::optimized::ikeda
