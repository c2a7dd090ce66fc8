#include "proofs/registry.hpp"

#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs {

const std::vector<Theorem>& theorems() {
    static const std::vector<Theorem> all = {
        sets_are_sets(),
        neighbours_are_adjacent(),
        flood_finds_the_closure(),
        flood_is_connection(),
        play_is_the_texts_play(),
        liberties_are_kept(),
        ko_is_its_shape(),
        bans_come_from_ko_captures(),
        forgetting_keeps_in_step(),
        removals_balance_plays(),
        locals_are_nested(),
        eye_points_are_disjoint(),
        unconditional_life_lasts(),
        filling_goes_on(),
        pass_elimination(),
        tempo_monotonicity(),
        ban_bracket(),
        zone_plays_are_local(),
        zones(),
        pattern_plays_are_local(),
        eye_plays_are_local(),
        eyes_keep_in_peace(),
        keepings(),
        known_plays_in_regions(),
        bans_in_regions(),
        filled_regions_are_cleared(),
        clearings(),
        measures_come_to_an_end(),
        certificates_prove_their_claims(),
        alternating_sequence_is_finite(),
        score_is_symmetric(),
        ikeda_removable_sets(),
        ikeda_territory_3_is_area_2(),
        ikeda_territory_1_is_area_3(),
        ikeda_area_3_removes_the_point(),
        ing_filling_counts_like_area(),
        ing_difference_steps(),
        asura_pass_elimination(),
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
