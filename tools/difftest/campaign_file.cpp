#include "tools/difftest/campaign_file.hpp"

#include <filesystem>
#include <stdexcept>

#include "tools/lib/json_input.hpp"
#include "tools/lib/source.hpp"
#include "tools/lib/whole_file.hpp"

namespace shikatsu::difftest {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format = "shikatsu-difftest 1";

Json tally_json(const Tally& tally) {
    Json object;
    for (std::size_t i = 0; i < counter_count; ++i) {
        const auto counter = static_cast<Counter>(i);
        object[std::string(name(counter))] = tally[counter];
    }
    return object;
}

Tally tally_of(const Json& object) {
    Tally tally;
    for (const auto& [key, value] : object.items()) {
        const auto counter = counter_of_name(key);
        if (!counter) throw std::invalid_argument("unknown counter " + key);
        tally.add(*counter, value.get<std::uint64_t>());
    }
    return tally;
}

CampaignState state_of(const Json& object) {
    CampaignState state;
    state.done_below = object.at("done_below").get<std::uint64_t>();
    state.ahead = object.at("ahead").get<std::set<std::uint64_t>>();
    state.seconds = object.at("seconds").get<double>();
    state.tally = tally_of(object.at("counts"));
    for (const Json& one : object.at("failures")) {
        state.failures.push_back({one.at("trial").get<std::uint64_t>(), one.at("options").get<std::string>(),
                                  one.at("file").get<std::string>(),
                                  one.at("differences").get<std::vector<std::string>>()});
    }
    return state;
}

}  // namespace

Json state_json(const Plan& plan, const CampaignState& state) {
    Json object;
    object["format"] = format;
    object["plan"] = plan.description();
    object["trials"] = state.done();
    object["done_below"] = state.done_below;
    object["ahead"] = state.ahead;
    object["seconds"] = state.seconds;
    object["counts"] = tally_json(state.tally);
    object["failures"] = Json::array();
    for (const Failure& failure : state.failures) {
        Json one;
        one["trial"] = failure.trial;
        one["options"] = failure.options;
        one["differences"] = failure.differences;
        one["file"] = failure.file_text;
        object["failures"].push_back(std::move(one));
    }
    return object;
}

bool save_state(const std::string& path, const Plan& plan, const CampaignState& state) {
    return tools::write_whole(path, state_json(plan, state).dump(1) + "\n");
}

tl::expected<std::optional<CampaignState>, std::string> load_state(const std::string& path,
                                                                   const Plan& plan) {
    if (!std::filesystem::exists(path)) return std::optional<CampaignState>{};
    const auto source = tools::read_source(path);
    if (!source) return tl::make_unexpected(to_line(source.error()));
    const auto read = tools::read_json(source->text);
    if (!read) return tl::make_unexpected(path + " is no state of a campaign: it is " + read.error());
    try {
        const Json& object = *read;
        if (object.at("format") != format) {
            return tl::make_unexpected(path + " is of another version");
        }
        if (object.at("plan") != plan.description()) {
            return tl::make_unexpected(path + " is of another plan: " + object.at("plan").get<std::string>());
        }
        return std::optional(state_of(object));
    } catch (const std::exception& error) {
        return tl::make_unexpected(path + " is no state of a campaign: " + error.what());
    }
}

}  // namespace shikatsu::difftest
