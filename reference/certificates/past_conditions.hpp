// What may have appeared before play comes to a place of a strategy, and what has to have.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reference/certificates/patience.hpp"

namespace shikatsu::reference {

/// Places, each with the number of its position, and the moves from one to later ones. Place 0 is the start.
/// (proofs/superko.md, proofs/ing-sst.md)
class PastConditions {
  public:
    using Place = std::uint32_t;
    using PositionNumber = std::uint32_t;
    enum class Kind {
        /// A position is taken for new that has appeared.
        not_new,
        /// A play is left out that need not be prohibited.
        need_not_have_appeared,
        /// There are more conditions than can be stored.
        too_many
    };
    struct Objection {
        Kind kind;
        Place place;
    };

    explicit PastConditions(std::size_t places) : places_(places) {}

    void set_position(Place place, PositionNumber number) { places_[place].position = number; }
    /// `is_new` if the position after it must not have appeared.
    void add_move(Place from, Place to, bool is_new) { places_[from].moves.push_back({to, is_new}); }
    /// A play is prohibited there because its position has appeared.
    void add_left_out(Place place, PositionNumber number) { places_[place].left_out.push_back(number); }

    /// Requires that all moves lead to later places, with a position there. Nothing if the conditions hold
    /// for games from the start, before which nothing has appeared, and also if `patience` ends.
    std::optional<Objection> objection(Patience& patience);

  private:
    struct MoveTo {
        Place to;
        bool is_new;
    };
    struct OfPlace {
        PositionNumber position = 0;
        std::vector<MoveTo> moves;
        std::vector<PositionNumber> left_out;
        /// In ascending order: what must not have appeared when a game comes to the place, and what must.
        std::vector<PositionNumber> absent;
        std::vector<PositionNumber> present;
        /// How many moves to the place have not been looked at.
        std::size_t ways = 0;
    };

    void take_from(OfPlace& after, OfPlace& place);
    /// The first place at which one of the positions was relied on.
    Place relying_on(const std::vector<PositionNumber>& numbers) const;

    std::vector<OfPlace> places_;
    /// Of all places together.
    std::size_t stored_ = 0;
};

}  // namespace shikatsu::reference
