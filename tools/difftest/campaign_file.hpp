// A campaign's state as a file, from which it goes on, and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "tools/difftest/campaign.hpp"

namespace shikatsu::difftest {

/// The counts and failures of a campaign, with the plan's description.
nlohmann::ordered_json state_json(const Plan& plan, const CampaignState& state);

/// Writes a new file beside `path` and renames it, so that at every moment one whole state is there.
/// Whether it could be written.
bool save_state(const std::string& path, const Plan& plan, const CampaignState& state);

/// The state that was saved for the same plan; nothing if there is no such file.
/// Errors: unreadable, not such a file, or of another plan.
tl::expected<std::optional<CampaignState>, std::string> load_state(const std::string& path, const Plan& plan);

}  // namespace shikatsu::difftest
