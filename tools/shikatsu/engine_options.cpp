#include "tools/shikatsu/engine_options.hpp"

#include <algorithm>
#include <thread>

#include "tools/lib/rulesets/japanese_2003.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/repeated_option.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* description_of_reading =
    "Another reading of a clause; may be repeated; 'shikatsu readings' lists them";

std::string check_rules(const std::string& rules) {
    return ruleset_named(rules) != nullptr ? std::string() : unknown_rules(rules);
}

}  // namespace

void add_reading_option(CLI::App& command, std::function<void(const Readings&)> taken) {
    const auto take = [taken = std::move(taken)](const std::vector<std::string>& assignments) {
        Readings readings;
        for (const std::string& assignment : assignments) {
            const auto changed = with_reading(readings, assignment);
            if (!changed) throw CLI::ValidationError("--reading", changed.error());
            readings = *changed;
        }
        taken(readings);
    };
    repeated(command.add_option_function<std::vector<std::string>>("--reading", take, description_of_reading))
        ->type_name("NAME=VALUE");
}

void EngineOptions::add_to(CLI::App& command) {
    command.add_option("--rules", rules_, "The rules to adjudicate by")
        ->check(CLI::Validator(check_rules, "NAME"))
        ->capture_default_str();
    repeated(command.add_option("--reading", readings_, description_of_reading))->type_name("NAME=VALUE");
    command.parse_complete_callback([this] { check_readings(); });
    command.add_option("--max-states", budget_.max_states, "States that one question may cost")
        ->check(count_check())
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--max-seconds", budget_.max_seconds, "Seconds that one position may cost")
        ->check(seconds_check())
        ->type_name("S")
        ->capture_default_str();
    command.add_option("--jobs", jobs_, "Questions worked on side by side; 0 means one for each core")
        ->check(CLI::Range(0, most_jobs))
        ->type_name("N")
        ->capture_default_str();
}

void EngineOptions::check_readings() const {
    const auto checked = tools::check_readings({&ruleset()}, readings_);
    if (!checked) throw CLI::ValidationError("--reading", checked.error());
}

const Ruleset& EngineOptions::ruleset() const {
    return *ruleset_named(rules_);
}

int EngineOptions::jobs() const {
    return jobs_ > 0 ? jobs_ : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

optimized::Options EngineOptions::options() const {
    return japanese_2003_options(ruleset_options());
}

RulesetOptions EngineOptions::ruleset_options() const {
    return {.readings = readings_, .budget = budget_, .jobs = jobs(), .komi = {}, .stop = nullptr};
}

PlayRule EngineOptions::play_rule() const {
    return ruleset().play_rule(readings_);
}

}  // namespace shikatsu::tools
