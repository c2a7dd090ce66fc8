// shikatsu-check: accepts or rejects certificates of all kinds, by the reference alone.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <exception>
#include <stdexcept>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "reference/certificates/certificate_file.hpp"
#include "tools/shikatsu_check/check.hpp"
#include "tools/shikatsu_check/out_of_memory.hpp"

namespace shikatsu::check {

namespace {

constexpr const char* usage =
    "usage: shikatsu-check [--max-bytes N] [--max-states N] [--max-seconds N] CERT…\n"
    "Says of each certificate, of whatever kind, plain or gzip ('-' is standard\n"
    "input), whether it proves its claim.\n"
    "  --max-bytes    of a file, and of the text that it unpacks to (default 1073741824)\n"
    "  --max-states   of the strategy, so many regions or patterns, too (default 20000000)\n"
    "  --max-seconds  for one certificate once it is unpacked (default 600)\n"
    "Ends with 0 if all are accepted, 1 if one is rejected, 2 if one cannot be read, is malformed or goes\n"
    "over a limit (this counts before 1), or if the answers cannot be written.\n";

struct Arguments {
    Limits limits;
    std::vector<std::string> files;
};

/// Errors: a sentence.
tl::expected<Arguments, std::string> arguments_in(const std::vector<std::string>& words) {
    constexpr std::size_t most = std::size_t{1} << 30;
    Arguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!words[i].starts_with("--")) {
            arguments.files.push_back(words[i]);
            continue;
        }
        const std::string& option = words[i];
        if (option != "--max-bytes" && option != "--max-states" && option != "--max-seconds")
            return tl::unexpected("there is no option '" + option + "'");
        if (++i == words.size()) return tl::unexpected(option + " needs a number");
        std::size_t number = 0;
        const char* end = words[i].data() + words[i].size();
        const auto [read, error] = std::from_chars(words[i].data(), end, number);
        if (error != std::errc() || read != end || number == 0 || number > most) {
            return tl::unexpected(
                fmt::format("{}: '{}' is not a whole number from 1 to {}", option, words[i], most));
        }
        if (option == "--max-bytes") {
            arguments.limits.bytes = number;
        } else if (option == "--max-states") {
            arguments.limits.states = number;
        } else {
            arguments.limits.seconds = static_cast<double>(number);
        }
    }
    if (arguments.files.empty()) return tl::unexpected(std::string("no certificate is named"));
    return arguments;
}

Verdict check_file(const std::string& file, const Limits& limits) {
    auto bytes = reference::read_bytes(file, limits);
    if (!bytes) return {Outcome::unusable, 0, bytes.error().sentence, 0};
    return check_bytes(*std::move(bytes), limits);
}

/// With blanks instead of what could disturb a terminal.
std::string printable(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](unsigned char sign) { return sign < ' ' || sign == 0x7F; }, ' ');
    return text;
}

/// One line: where, what became of it, and why.
std::string line_about(const std::string& file, const Verdict& verdict) {
    const std::string name = printable(file);
    const std::string where = verdict.line == 0 ? name : fmt::format("{}:{}", name, verdict.line);
    switch (verdict.outcome) {
        case Outcome::accepted:
            return fmt::format("{}: accepted: {} ({} states)\n", where, verdict.sentence, verdict.states);
        case Outcome::rejected:
            return fmt::format("{}: rejected: {}\n", where, verdict.sentence);
        case Outcome::unusable:
            break;
    }
    return fmt::format("{}: no usable certificate: {}\n", where, verdict.sentence);
}

/// Throws if standard output does not take it: what nobody can read must not end with 0.
void print(const std::string& text) {
    fmt::print("{}", text);
    if (std::fflush(stdout) != 0) throw std::runtime_error("standard output cannot be written");
}

int run(const std::vector<std::string>& words) {
    if (words.size() == 1 && (words[0] == "--help" || words[0] == "-h")) {
        print(usage);
        return 0;
    }
    const auto arguments = arguments_in(words);
    if (!arguments) {
        fmt::print(stderr, "shikatsu-check: error: {}\n{}", printable(arguments.error()), usage);
        return 2;
    }
    int code = 0;
    for (const std::string& file : arguments->files) {
        const Verdict verdict = check_file(file, arguments->limits);
        print(line_about(file, verdict));
        code = std::max(code, static_cast<int>(verdict.outcome));
    }
    return code;
}

}  // namespace

}  // namespace shikatsu::check

int main(int argument_count, char** arguments) {
    // Output that may not grow any more is then an error like any other.
    std::signal(SIGXFSZ, SIG_IGN);
    shikatsu::tell_when_memory_runs_out({"shikatsu-check: error: memory has run out\n", 2});
    try {
        return shikatsu::check::run({arguments + 1, arguments + argument_count});
    } catch (const std::exception& error) {
        fmt::print(stderr, "shikatsu-check: internal error: {}\n", error.what());
        return 2;
    }
}
