#include "tools/difftest/campaign_file.hpp"

#include <filesystem>
#include <stdexcept>
#include <utility>

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

/// A value that was written has this kind, or the file was changed.
std::uint64_t count_in(const Json& value) {
    if (!value.is_number_unsigned()) throw std::invalid_argument("what is counted is not a whole number");
    return value.get<std::uint64_t>();
}

Tally tally_of(const Json& object) {
    Tally tally;
    for (const auto& [key, value] : object.items()) {
        const auto counter = counter_of_name(key);
        if (!counter) throw std::invalid_argument("unknown counter " + key);
        tally.add(*counter, count_in(value));
    }
    return tally;
}

CampaignState state_of(const Json& object) {
    CampaignState state;
    state.done_below = count_in(object.at("done_below"));
    for (const Json& trial : object.at("ahead")) state.ahead.insert(count_in(trial));
    if (!state.ahead.empty() && *state.ahead.begin() < state.done_below)
        throw std::invalid_argument("a trial is done twice");
    if (count_in(object.at("trials")) != state.done())
        throw std::invalid_argument("its trials are not those that it lists");
    state.seconds = object.at("seconds").get<double>();
    if (!(state.seconds >= 0.0)) throw std::invalid_argument("the seconds are negative");
    state.tally = tally_of(object.at("counts"));
    for (const Json& one : object.at("failures")) {
        state.failures.push_back({count_in(one.at("trial")), one.at("options").get<std::string>(),
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
        auto state = state_of(object);
        if (plan.size() && state.done() > *plan.size())
            return tl::make_unexpected(path + " has more trials than there are positions");
        return std::optional(std::move(state));
    } catch (const nlohmann::json::exception&) {
        return tl::make_unexpected(path +
                                   " is no state of a campaign: something is missing, or of another kind");
    } catch (const std::invalid_argument& error) {
        return tl::make_unexpected(path + " is no state of a campaign: " + error.what());
    }
}

}  // namespace shikatsu::difftest
