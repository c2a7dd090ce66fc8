#include "proofs/ledger.hpp"

#include <fmt/format.h>

#include <regex>
#include <stdexcept>

namespace shikatsu::proofs {

namespace {

constexpr const char* preface =
    "# Ledger of theorems\n"
    "\n"
    "Written by `shikatsu prove --long --write-ledger proofs/LEDGER.md`; a test fails when it is out of "
    "date.\n"
    "\n"
    "Each theorem met three obligations at each size: its hypotheses and each case named below can occur; "
    "the\n"
    "negation of what it says cannot; and each wrong variant below was refuted by a board on which the plain "
    "code\n"
    "agrees that it is wrong. *proved*: for the grid of 19×19, or whatever the grid. *proved up to*: for "
    "all\n"
    "positions of the grids named. *exhaustively checked up to*: every case on the grids named was played "
    "out.\n"
    "Theorems with a written proof are linked to it. Seconds are the work of the run that wrote this, "
    "all sizes\n"
    "together.\n";

std::string joined(const std::vector<std::string>& words, const char* none) {
    if (words.empty()) return none;
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string row(const TheoremRun& run) {
    const Theorem& theorem = *run.theorem;
    const std::string proof =
        theorem.written_proof.empty() ? "" : fmt::format(" ([proof]({}))", theorem.written_proof);
    return fmt::format("| `{}` | {}{} | {} | {} | {} | {} | {:.1f} | `shikatsu prove {}` |\n", theorem.id,
                       theorem.sentence, proof, joined(theorem.clauses, "-"), sizes_text(theorem),
                       status_text(theorem), joined(theorem.rests_on, "-"), run.seconds(), theorem.id);
}

/// What occurs and what was refuted, at the first size.
std::string details(const TheoremRun& run) {
    const Theorem& theorem = *run.theorem;
    if (run.sizes.empty()) return "";
    const Finding& finding = run.sizes.front().finding;
    std::vector<std::string> cases;
    for (const Witness& one : finding.cases) cases.push_back(one.name);
    std::string text =
        fmt::format("\n### {}\n\nOccur: {}.\n", theorem.id, joined(cases, "nothing particular"));
    for (const Witness& variant : finding.refutations) {
        text += fmt::format("\nRefuted at {}: {}\n\n```\n", run.sizes.front().size, variant.name);
        for (const std::string& line : variant.rows) text += line + "\n";
        text += "```\n";
    }
    return text;
}

std::string document(const std::vector<TheoremRun>& runs) {
    std::string text = preface;
    text +=
        "\n| id | theorem | clauses | sizes | status | rests on | seconds | witness |\n"
        "|---|---|---|---|---|---|---|---|\n";
    for (const TheoremRun& run : runs) text += row(run);
    text += "\n## Cases and refuted variants\n";
    for (const TheoremRun& run : runs) text += details(run);
    return text;
}

std::string without_boards_and_times(const std::string& text) {
    const std::string no_boards = std::regex_replace(text, std::regex("```\n[^`]*```\n"), "");
    return std::regex_replace(no_boards, std::regex(R"(\| [0-9]+\.[0-9] \|)"), "| |");
}

}  // namespace

std::string sizes_text(const Theorem& theorem) {
    std::string fast;
    std::string long_only;
    for (const Instance& instance : theorem.instances) {
        std::string& text = instance.effort == Effort::fast ? fast : long_only;
        text += (text.empty() ? "" : " ") + instance.size;
    }
    if (long_only.empty()) return fast;
    return fast + (fast.empty() ? "" : ", ") + "long: " + long_only;
}

std::string status_text(const Theorem& theorem) {
    const bool has_last_size =
        theorem.status == Status::checked_up_to || theorem.status == Status::proved_up_to;
    if (!has_last_size || theorem.instances.empty()) return name(theorem.status);
    return fmt::format("{} {}", name(theorem.status), theorem.instances.back().size);
}

std::string ledger(const std::vector<TheoremRun>& runs) {
    for (const TheoremRun& run : runs) {
        if (run.sizes.size() != run.theorem->instances.size() || !run.succeeded()) {
            throw std::invalid_argument(run.theorem->id + " was not proved at all of its sizes");
        }
    }
    return document(runs);
}

bool is_up_to_date(const std::string& ledger_text, const std::vector<TheoremRun>& runs) {
    return without_boards_and_times(ledger_text) == without_boards_and_times(document(runs));
}

}  // namespace shikatsu::proofs
