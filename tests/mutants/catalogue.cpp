#include "tests/mutants/catalogue.hpp"

#include <set>
#include <sstream>

namespace shikatsu::mutants {

namespace {

std::string* field(Mutant& mutant, std::string_view key) {
    if (key == "mutant") return &mutant.name;
    if (key == "file") return &mutant.file;
    if (key == "breaks") return &mutant.breaks;
    if (key == "from") return &mutant.from;
    if (key == "to") return &mutant.to;
    if (key == "survives") return &mutant.survives;
    return nullptr;
}

/// What a mutant lacks, or nothing. Only `to` may be empty: a statement can be left out.
std::string lacking(const Mutant& mutant) {
    if (mutant.name.empty()) return "mutant";
    if (mutant.file.empty()) return "file";
    if (mutant.breaks.empty()) return "breaks";
    if (mutant.from.empty()) return "from";
    if (mutant.to.empty() && !mutant.is_statement()) return "to";
    return "";
}

}  // namespace

tl::expected<std::vector<Mutant>, std::string> read_catalogue(std::string_view text,
                                                              const std::string& where) {
    std::vector<Mutant> mutants;
    std::set<std::string> names;
    Mutant current;
    bool started = false;
    int number = 0;
    const auto error = [&](const std::string& sentence) {
        return tl::make_unexpected(where + ":" + std::to_string(number) + ": " + sentence);
    };
    std::istringstream lines{std::string(text) + "\n\n"};
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.starts_with('%')) continue;
        if (line.empty()) {
            if (!started) continue;
            if (const std::string missing = lacking(current); !missing.empty())
                return error("the mutant above has no '" + missing + "'");
            if (!names.insert(current.name).second) return error("a second mutant " + current.name);
            mutants.push_back(current);
            current = {};
            started = false;
            continue;
        }
        const std::string key = line.substr(0, line.find(' '));
        std::string* value = field(current, key);
        if (value == nullptr) return error("unknown word '" + key + "'");
        if (!value->empty()) return error("a second '" + key + "'");
        const std::size_t start = line.find_first_not_of(' ', key.size());
        if (start != std::string::npos) *value = line.substr(start);
        started = true;
    }
    return mutants;
}

}  // namespace shikatsu::mutants
