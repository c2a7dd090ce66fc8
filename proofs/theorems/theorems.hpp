// All theorems, each in the file of its name.
#pragma once

#include "proofs/theorem.hpp"

namespace shikatsu::proofs {

Theorem alternating_sequence_is_finite();
Theorem asura_pass_elimination();
Theorem ban_bracket();
Theorem bans_come_from_ko_captures();
Theorem certificates_prove_their_claims();
Theorem eye_plays_are_local();
Theorem eye_points_are_disjoint();
Theorem eyes_keep_in_peace();
Theorem filled_regions_are_cleared();
Theorem known_plays_in_regions();
Theorem bans_in_regions();
Theorem filling_goes_on();
Theorem flood_finds_the_closure();
Theorem flood_is_connection();
Theorem forgetting_keeps_in_step();
Theorem ikeda_area_3_removes_the_point();
Theorem ikeda_removable_sets();
Theorem ikeda_territory_1_is_area_3();
Theorem ikeda_territory_3_is_area_2();
Theorem ing_difference_steps();
Theorem ing_filling_counts_like_area();
Theorem ko_is_its_shape();
Theorem keepings();
Theorem clearings();
Theorem liberties_are_kept();
Theorem locals_are_nested();
Theorem measures_come_to_an_end();
Theorem neighbours_are_adjacent();
Theorem pass_elimination();
Theorem pattern_plays_are_local();
Theorem play_is_the_texts_play();
Theorem removals_balance_plays();
Theorem score_is_symmetric();
Theorem sets_are_sets();
Theorem tempo_monotonicity();
Theorem unconditional_life_lasts();
Theorem zone_plays_are_local();
Theorem zones();

}  // namespace shikatsu::proofs
