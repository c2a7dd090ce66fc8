#include "tests/reference/commentary.hpp"

#include <cctype>
#include <fstream>
#include <stdexcept>

#include "reference/values/diagram.hpp"

namespace shikatsu::reference::testing {

std::vector<nlohmann::json> data_lines(const std::string& name) {
    std::ifstream file(std::string(SHIKATSU_TEST_DATA) + "/" + name);
    if (!file) throw std::runtime_error("cannot read test data " + name);
    std::vector<nlohmann::json> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty()) lines.push_back(nlohmann::json::parse(line));
    }
    return lines;
}

std::vector<nlohmann::json> sequences_of_kind(const std::string& kind) {
    std::vector<nlohmann::json> found;
    for (const nlohmann::json& line : data_lines("commentary_sequences.jsonl")) {
        if (line.at("kind") == kind) found.push_back(line);
    }
    if (found.empty()) throw std::runtime_error("no test data of kind " + kind);
    return found;
}

nlohmann::json position_line(const std::string& id) {
    for (const nlohmann::json& line : data_lines("commentary_positions.jsonl")) {
        if (line.at("id") == id) return line;
    }
    throw std::runtime_error("no position " + id);
}

Position position_of(const std::vector<std::string>& rows) {
    const auto position = position_from_rows(rows);
    if (!position) throw std::runtime_error(position.error().message);
    return *position;
}

Position position_in(const nlohmann::json& line) {
    return position_of(line.at("rows").get<std::vector<std::string>>());
}

PointSet marked(const std::vector<std::string>& rows, char sign) {
    const int columns = static_cast<int>(rows.at(0).size());
    const Grid grid = Grid::create(static_cast<int>(rows.size()), columns).value();
    PointSet points;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < columns; ++column) {
            if (rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column)) == sign) {
                points.insert(grid.at(row, column));
            }
        }
    }
    return points;
}

Letters letters_of(const nlohmann::json& line) {
    const Grid grid = position_in(line).grid();
    Letters letters;
    for (const auto& [letter, place] : line.at("letters").items()) {
        letters[letter.at(0)] = grid.at(place.at(0).get<int>(), place.at(1).get<int>());
    }
    return letters;
}

Notation notation_of(const std::string& text, const Letters& letters) {
    Notation notation;
    notation.first = text.at(0) == 'O' ? Player::white : Player::black;
    std::vector<std::vector<HypotheticalMove>> brackets;
    for (const char sign : text) {
        if (sign == '[') brackets.emplace_back();
        if (std::isalpha(static_cast<unsigned char>(sign)) == 0 || brackets.empty()) continue;
        HypotheticalMove move = Pass{};
        const char letter = static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
        if (sign == 'P') {
            move = KoPass{};
        } else if (sign != letter) {
            move = KoPass{letters.at(letter)};
        } else if (sign != 'p') {
            move = Play{letters.at(sign)};
        }
        brackets.back().push_back(move);
    }
    if (text.back() == '*') {
        notation.cycle = brackets.back();
        brackets.pop_back();
    }
    for (const auto& part : brackets) notation.prefix.insert(notation.prefix.end(), part.begin(), part.end());
    return notation;
}

Point point_of(const Grid& grid, const std::string& row_and_column) {
    const std::size_t comma = row_and_column.find(',');
    return grid.at(std::stoi(row_and_column.substr(0, comma)), std::stoi(row_and_column.substr(comma + 1)));
}

}  // namespace shikatsu::reference::testing
