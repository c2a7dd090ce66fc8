// Finds clause definitions and citations in text, and draws the matrix.
#include "tests/traceability/traceability.hpp"

#include <iomanip>
#include <regex>

namespace shikatsu::testing {

namespace {

const std::regex clause_id(R"(\b[A-Z]{1,4}[0-9]{0,4}-[A-Z]+[0-9]?-[0-9]+\b)");
const std::regex definition_line(R"(^#+ ([A-Z]{1,4}[0-9]{0,4}-[A-Z]+[0-9]?-[0-9]+) (.+)$)");
const std::regex test_opening(R"(^(TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\b)");

void cite_line(Citations& citations, const SourceFile& file, std::size_t index) {
    const std::string& line = file.lines[index];
    for (std::sregex_iterator it(line.begin(), line.end(), clause_id), end; it != end; ++it) {
        citations[it->str()].push_back(file.path + ":" + std::to_string(index + 1));
    }
}

void merge(Citations& into, const Citations& from) {
    for (const auto& [id, places] : from) {
        std::vector<std::string>& all = into[id];
        all.insert(all.end(), places.begin(), places.end());
    }
}

std::string trimmed(const std::string& line) {
    const std::size_t first = line.find_first_not_of(" \t");
    return first == std::string::npos ? "" : line.substr(first);
}

}  // namespace

std::vector<Clause> clauses_defined(const SourceFile& specification) {
    std::vector<Clause> clauses;
    for (const std::string& line : specification.lines) {
        std::smatch match;
        if (std::regex_match(line, match, definition_line)) clauses.push_back({match[1], match[2]});
    }
    return clauses;
}

Citations mentions(const SourceFile& file) {
    Citations citations;
    for (std::size_t i = 0; i < file.lines.size(); ++i) cite_line(citations, file, i);
    return citations;
}

Citations symbol_citations(const SourceFile& header) {
    Citations citations;
    for (std::size_t i = 0; i < header.lines.size(); ++i) {
        if (trimmed(header.lines[i]).starts_with("///")) cite_line(citations, header, i);
    }
    return citations;
}

Citations test_citations(const SourceFile& file) {
    Citations citations;
    std::size_t comment_begin = 0;  // of the run of comment lines that ends just above the current line
    bool in_test = false;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        const std::string& line = file.lines[i];
        if (std::regex_search(line, test_opening)) {
            for (std::size_t above = comment_begin; above < i; ++above) cite_line(citations, file, above);
            in_test = true;
        }
        if (in_test) cite_line(citations, file, i);
        if (line.starts_with("}")) in_test = false;
        if (!line.starts_with("//")) comment_begin = i + 1;
    }
    return citations;
}

Citations theorems_of(const SourceFile& ledger) {
    const std::regex row(R"(^\| `([a-z0-9-]+)` \|)");
    Citations theorems;
    for (const std::string& line : ledger.lines) {
        std::smatch match;
        if (!std::regex_search(line, match, row)) continue;
        for (std::sregex_iterator it(line.begin(), line.end(), clause_id), end; it != end; ++it) {
            theorems[it->str()].push_back(match[1]);
        }
    }
    return theorems;
}

Traceability traceability_of_repository() {
    Traceability all;
    all.theorems = theorems_of(source_file("proofs/LEDGER.md"));
    for (const SourceFile& file : source_files("spec", {".md"})) {
        for (Clause& clause : clauses_defined(file)) all.clauses.push_back(std::move(clause));
    }
    for (const char* room : {"reference", "optimized", "proofs", "tests", "tools"}) {
        for (const SourceFile& file : source_files(room, {".cpp", ".hpp", ".md", ".txt"})) {
            // This folder's own tests cite clauses that are made up.
            if (file.is_in("tests/traceability")) continue;
            merge(all.everywhere, mentions(file));
            if (file.is_in("reference") && file.has_extension(".hpp"))
                merge(all.reference, symbol_citations(file));
            if (file.is_in("tests") && file.has_extension(".cpp")) merge(all.tests, test_citations(file));
            if (file.is_in("proofs")) merge(all.proofs, mentions(file));
        }
    }
    return all;
}

std::vector<std::string> gaps(const Traceability& traceability) {
    std::vector<std::string> found;
    std::set<std::string> known;
    for (const Clause& clause : traceability.clauses) {
        if (!known.insert(clause.id).second) found.push_back(clause.id + " is defined twice");
        if (!traceability.everywhere.contains(clause.id)) {
            found.push_back(clause.id + " (" + clause.term + ") is cited by nothing");
            continue;
        }
        if (!traceability.reference.contains(clause.id)) {
            found.push_back(clause.id + " (" + clause.term + ") has no symbol in reference/");
        }
        if (!traceability.tests.contains(clause.id)) {
            found.push_back(clause.id + " (" + clause.term + ") is cited by no test");
        }
    }
    for (const auto& [id, places] : traceability.everywhere) {
        if (!known.contains(id))
            found.push_back(id + " is no clause of spec/, but cited in " + places.front());
    }
    return found;
}

void print_matrix(std::ostream& out, const Traceability& traceability) {
    const auto row = [&out](const std::string& id, const std::string& reference, const std::string& tests,
                            const std::string& proofs, const std::string& term) {
        out << std::left << std::setw(14) << id << std::right << std::setw(10) << reference << std::setw(8)
            << tests << std::setw(8) << proofs << "  " << term << '\n';
    };
    const auto count = [](const Citations& citations, const std::string& id) {
        const auto it = citations.find(id);
        return it == citations.end() ? std::string("-") : std::to_string(it->second.size());
    };
    const auto theorems = [&](const std::string& id) {
        const auto it = traceability.theorems.find(id);
        if (it == traceability.theorems.end()) return std::string();
        std::string names;
        for (const std::string& name : it->second) names += (names.empty() ? " [" : ", ") + name;
        return names + "]";
    };
    row("clause", "reference", "tests", "proofs", "term");
    for (const Clause& clause : traceability.clauses) {
        row(clause.id, count(traceability.reference, clause.id), count(traceability.tests, clause.id),
            count(traceability.proofs, clause.id), clause.term + theorems(clause.id));
    }
}

}  // namespace shikatsu::testing
