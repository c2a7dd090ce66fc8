// Rulings written into game records: territory, dead stones and statuses as every viewer shows them.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "tools/lib/rulesets/ruling.hpp"
#include "tools/lib/sgf_tree.hpp"

namespace shikatsu::tools {

/// The properties that show a ruling: TB and TW territory with the dead stones in it, MA the stones of dead
/// strings, LB "1" and "2" on capturable-1 and capturable-2 strings and "?" on undecided ones.
std::string sgf_marks(const Ruling& ruling);

/// A copy of a collection with the marks of each game's ruling at the end of its main line; there is a ruling
/// or nothing for each game, in their order. Marks of the same names there are replaced; all else stays as it
/// was, but the copy is in UTF-8 and says so. It ends with the last game before what is no SGF; nothing if
/// there is none.
std::string sgf_with_marks(const Source& source, const std::vector<std::optional<Ruling>>& rulings);

/// A record of its own for a position that comes from elsewhere: its stones set up, and the marks.
std::string sgf_of(const Ruling& ruling, const std::string& caption);

}  // namespace shikatsu::tools
