#include "proofs/registry.hpp"

#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs {

const std::vector<Theorem>& theorems() {
    static const std::vector<Theorem> all = {
        sets_are_sets::theorem(),
        neighbours_are_adjacent::theorem(),
        flood_finds_the_closure::theorem(),
        flood_is_connection::theorem(),
        play_is_the_texts_play::theorem(),
        liberties_are_kept::theorem(),
        ko_is_its_shape::theorem(),
        bans_come_from_ko_captures::theorem(),
        forgetting_keeps_in_step::theorem(),
        removals_balance_plays::theorem(),
        locals_are_nested::theorem(),
        eye_points_are_disjoint::theorem(),
        unconditional_life_lasts::theorem(),
        filling_goes_on::theorem(),
        pass_elimination::theorem(),
        tempo_monotonicity::theorem(),
        ban_bracket::theorem(),
        zone_plays_are_local::theorem(),
        zones::theorem(),
        pattern_plays_are_local::theorem(),
        eye_plays_are_local::theorem(),
        eyes_keep_in_peace::theorem(),
        keepings::theorem(),
        known_plays_in_regions::theorem(),
        bans_in_regions::theorem(),
        filled_regions_are_cleared::theorem(),
        clearings::theorem(),
        measures_come_to_an_end::theorem(),
        certificates_prove_their_claims::theorem(),
        superko_strategies_prove_their_claims::theorem(),
        alternating_sequence_is_finite::theorem(),
        alternating_strategies_prove_their_claims::theorem(),
        score_is_symmetric::theorem(),
        ikeda_removable_sets::theorem(),
        ikeda_territory_3_is_area_2::theorem(),
        ikeda_territory_1_is_area_3::theorem(),
        ikeda_area_3_removes_the_point::theorem(),
        value_strategies_prove_their_claims::theorem(),
        ing_filling_counts_like_area::theorem(),
        ing_difference_steps::theorem(),
        ing_lasting_stones_stay::theorem(),
        ing_strategies_prove_their_claims::theorem(),
        asura_pass_elimination::theorem(),
        hypo_strategies_prove_their_claims::theorem(),
        hypo_sequences_prove_their_claims::theorem(),
    };
    return all;
}

const Theorem* theorem(std::string_view id) {
    for (const Theorem& one : theorems()) {
        if (one.id == id) return &one;
    }
    return nullptr;
}

const char* name(Status status) {
    switch (status) {
        case Status::open:
            return "open";
        case Status::checked_up_to:
            return "exhaustively checked up to";
        case Status::proved_up_to:
            return "proved up to";
        case Status::proved:
            return "proved";
    }
    return "?";
}

}  // namespace shikatsu::proofs
