// All theorems, each in the file and the namespace of its name, with what it says and its wrong variants.
#pragma once

#include "proofs/theorem.hpp"

namespace shikatsu::proofs {

namespace alternating_sequence_is_finite {
Theorem theorem();
}
namespace asura_pass_elimination {
Theorem theorem();
}
namespace ban_bracket {
Theorem theorem();
}
namespace bans_come_from_ko_captures {
Theorem theorem();
}
namespace certificates_prove_their_claims {
Theorem theorem();
}
namespace eye_plays_are_local {
Theorem theorem();
}
namespace eye_points_are_disjoint {
Theorem theorem();
}
namespace eyes_keep_in_peace {
Theorem theorem();
}
namespace filled_regions_are_cleared {
Theorem theorem();
}
namespace known_plays_in_regions {
Theorem theorem();
}
namespace bans_in_regions {
Theorem theorem();
}
namespace filling_goes_on {
Theorem theorem();
}
namespace flood_finds_the_closure {
Theorem theorem();
}
namespace flood_is_connection {
Theorem theorem();
}
namespace forgetting_keeps_in_step {
Theorem theorem();
}
namespace hypo_sequences_prove_their_claims {
Theorem theorem();
}
namespace hypo_strategies_prove_their_claims {
Theorem theorem();
}
namespace ikeda_area_3_removes_the_point {
Theorem theorem();
}
namespace ikeda_removable_sets {
Theorem theorem();
}
namespace ikeda_territory_1_is_area_3 {
Theorem theorem();
}
namespace ikeda_territory_3_is_area_2 {
Theorem theorem();
}
namespace ing_difference_steps {
Theorem theorem();
}
namespace ing_filling_counts_like_area {
Theorem theorem();
}
namespace ing_lasting_stones_stay {
Theorem theorem();
}
namespace ing_strategies_prove_their_claims {
Theorem theorem();
}
namespace alternating_strategies_prove_their_claims {
Theorem theorem();
}
namespace superko_strategies_prove_their_claims {
Theorem theorem();
}
namespace ko_is_its_shape {
Theorem theorem();
}
namespace keepings {
Theorem theorem();
}
namespace clearings {
Theorem theorem();
}
namespace liberties_are_kept {
Theorem theorem();
}
namespace locals_are_nested {
Theorem theorem();
}
namespace measures_come_to_an_end {
Theorem theorem();
}
namespace neighbours_are_adjacent {
Theorem theorem();
}
namespace pass_elimination {
Theorem theorem();
}
namespace pattern_plays_are_local {
Theorem theorem();
}
namespace play_is_the_texts_play {
Theorem theorem();
}
namespace removals_balance_plays {
Theorem theorem();
}
namespace score_is_symmetric {
Theorem theorem();
}
namespace sets_are_sets {
Theorem theorem();
}
namespace tempo_monotonicity {
Theorem theorem();
}
namespace unconditional_life_lasts {
Theorem theorem();
}
namespace value_strategies_prove_their_claims {
Theorem theorem();
}
namespace zone_plays_are_local {
Theorem theorem();
}
namespace zones {
Theorem theorem();
}

}  // namespace shikatsu::proofs
