// A referee that speaks the Go Text Protocol, version 2: it keeps a game and says what the rules say of it.
// It does not play, so it claims no genmove.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tools/lib/gtp/gtp_game.hpp"
#include "tools/lib/gtp/gtp_line.hpp"

namespace shikatsu::tools {

class GtpEngine {
  public:
    /// `options` are for the questions about final positions.
    GtpEngine(const Ruleset& ruleset, RulesetOptions options, std::string version);

    /// The response to one line, empty if the line asks for nothing. A line longer than longest_gtp_line is
    /// refused unless it only has a long comment. After quit, finished() holds.
    std::string respond(std::string_view line);
    bool finished() const { return finished_; }

  private:
    using Arguments = std::vector<std::string>;
    struct Handler;
    static const std::vector<Handler>& handlers();

    GtpAnswer answer(const GtpRequest& request);

    GtpAnswer protocol_version(const Arguments& arguments);
    GtpAnswer say_name(const Arguments& arguments);
    GtpAnswer say_version(const Arguments& arguments);
    GtpAnswer known_command(const Arguments& arguments);
    GtpAnswer list_commands(const Arguments& arguments);
    GtpAnswer quit(const Arguments& arguments);

    GtpAnswer boardsize(const Arguments& arguments);
    GtpAnswer clear_board(const Arguments& arguments);
    GtpAnswer set_komi(const Arguments& arguments);
    GtpAnswer get_komi(const Arguments& arguments);
    GtpAnswer play(const Arguments& arguments);
    GtpAnswer undo(const Arguments& arguments);
    GtpAnswer is_legal(const Arguments& arguments);
    GtpAnswer loadsgf(const Arguments& arguments);
    GtpAnswer showboard(const Arguments& arguments);

    GtpAnswer set_rules(const Arguments& arguments);
    GtpAnswer get_rules(const Arguments& arguments);
    GtpAnswer final_score(const Arguments& arguments);
    GtpAnswer final_status_list(const Arguments& arguments);
    GtpAnswer explain(const Arguments& arguments);

    const Ruling& ruling();
    void set_ruleset(const Ruleset& ruleset);

    const Ruleset* ruleset_;
    RulesetOptions options_;
    std::string version_;
    GtpGame game_;
    Margin komi_;
    /// What the rules say of the position now, once it was asked.
    std::optional<Ruling> ruling_;
    bool finished_ = false;
};

}  // namespace shikatsu::tools
