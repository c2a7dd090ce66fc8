// The readers of requests, line by line: GTP and JSON.
#include <algorithm>
#include <atomic>
#include <string>

#include "tests/fuzz/targets.hpp"
#include "tools/lib/gtp/gtp_engine.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/lib/service/service.hpp"

namespace shikatsu::fuzzing {

namespace {

/// A search that is stopped at once costs nothing, whatever budget a request names.
const std::atomic<bool> stopped{true};

/// Calls `visit` with each line, without its end.
template <class Visit>
void for_each_line(std::string_view text, Visit visit) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        visit(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace

void read_gtp(std::string_view bytes) {
    tools::RulesetOptions options;
    options.stop = &stopped;
    tools::GtpEngine engine(*tools::ruleset_named(tools::default_rules), options, "0");
    for_each_line(bytes, [&](std::string_view line) {
        // A file of this machine is no part of the input.
        if (engine.finished() || line.find("loadsgf") != std::string_view::npos) return;
        const std::string response = engine.respond(line);
        if (response.empty()) return;
        promise(response[0] == '=' || response[0] == '?', "a response says whether it is an error");
        promise(response.find("\n\n") == response.size() - 2, "a response ends with its only empty line");
    });
}

void read_requests(std::string_view bytes) {
    tools::ServiceDefaults defaults{tools::ruleset_named(tools::default_rules), {}};
    defaults.options.stop = &stopped;
    for_each_line(bytes, [&](std::string_view line) {
        const std::string answer = tools::answer_line(line, defaults);
        promise(answer.starts_with("{\"id\":"), "an answer is an object");
        promise(answer.find('\n') == std::string::npos, "an answer is one line");
    });
}

}  // namespace shikatsu::fuzzing
