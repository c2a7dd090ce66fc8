// What another program or a record is asked about: the end of a game or a position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reference/values/margin.hpp"
#include "tools/lib/game_record.hpp"
#include "tools/lib/rulesets/ruleset.hpp"
#include "tools/lib/sgf_game.hpp"

namespace shikatsu::tools {

struct ValidationCase {
    /// The end of the game, or the position.
    SourcePosition last;
    /// The moves that lead there; nothing if there is a position only.
    std::optional<GameRecord> game;
    Margin komi;
    /// RU, RE and the marked territory of a record; empty and nothing for a diagram.
    std::string rules;
    std::string result;
    std::optional<SgfTerritory> territory;
    /// What a reader has to know of how the record was read, each a sentence.
    std::vector<std::string> remarks;
    /// The number among the games or positions of its file, from 1.
    std::size_t number = 1;

    /// Whether the other program has the prisoners right: it knows the moves, or there are none.
    bool prisoners_known() const { return game.has_value() || last.prisoner_difference == 0; }
    /// "file:line", which names the case to people.
    std::string where() const;
    /// A short text that in practice differs if the stones, the moves, komi or the notes differ: a hash of 64
    /// bits.
    std::string fingerprint() const;
};

/// By which rules the games of records are replayed.
struct RulesOfRecords {
    /// Nothing: those that a record names, and where it names none play without suicide.
    const Ruleset* ruleset = nullptr;
    std::vector<std::string> readings;
};

/// The cases of a text, or what is wrong with each. Komi that cannot be read is an error.
std::vector<tl::expected<ValidationCase, SourceError>> read_cases(const Source& source,
                                                                  const RulesOfRecords& rules = {});

/// The files that a path stands for: itself, or the *.sgf in a folder and the folders in it, sorted. Folders
/// in it that may not be read are passed over. Error: the folder itself may not be read.
tl::expected<std::vector<std::string>, SourceError> files_under(const std::string& path);

}  // namespace shikatsu::tools
