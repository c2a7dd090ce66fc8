#include "tools/lib/position_source.hpp"

#include <algorithm>
#include <cctype>

#include "tools/lib/sgf_game.hpp"

namespace shikatsu::tools {

bool is_sgf(const Source& source) {
    std::string ending =
        source.name.substr(source.name.size() - std::min<std::size_t>(source.name.size(), 4));
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    if (ending == ".sgf") return true;
    const std::size_t first = source.text.find_first_not_of(" \t\r\n");
    return first != std::string::npos && source.text[first] == '(';
}

std::vector<ReadPosition> read_positions(const Source& source, const PlayRule& rule) {
    if (!is_sgf(source)) return read_diagrams(source);
    std::vector<ReadPosition> positions;
    for (const auto& game : read_sgf_games(source)) {
        positions.push_back(game.and_then([&](const SgfGame& read) { return last_position(read, rule); }));
    }
    return positions;
}

}  // namespace shikatsu::tools
