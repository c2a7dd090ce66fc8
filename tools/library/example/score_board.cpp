// Reads a board from standard input and prints what the rules named as argument say of it.
#include <iostream>
#include <iterator>
#include <shikatsu/shikatsu.hpp>
#include <string>

namespace go = shikatsu::library;

namespace {

int complain(const go::Error& error) {
    std::cerr << error.line << ':' << error.column << ": " << error.message << '\n';
    return 2;
}

/// Checks each proof before it is believed; the number of them, or -1 after a bad one.
int checked_certificates(const go::Position& position, const go::Options& options) {
    const auto certificates = go::certify(position, options);
    if (!certificates) return 0;
    for (const go::Certificate& certificate : *certificates) {
        if (!go::check(certificate.bytes)) return -1;
    }
    return static_cast<int>(certificates->size());
}

}  // namespace

int main(int argument_count, char** arguments) {
    const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    const auto position = go::read_position(text);
    if (!position) return complain(position.error());
    go::Options options;
    if (argument_count > 1) options.rules = arguments[1];
    const auto verdict = go::adjudicate(*position, options);
    if (!verdict) return complain(verdict.error());

    std::cout << verdict->rules << '\n';
    for (const go::StringVerdict& string : verdict->strings) {
        std::cout << position->name(string.stones.front()) << ": " << string.status.value_or("undecided")
                  << " [" << string.clause << "]\n";
    }
    if (!verdict->score) {
        std::cout << "score: undecided\n";
        return 3;
    }
    for (const go::ScoreTerm& term : verdict->score->terms)
        std::cout << term.value.points() << ' ' << term.words << '\n';
    std::cout << "score: " << verdict->score->margin.points() << " [" << verdict->score->clause << "]\n";
    std::cout << "certificates: " << checked_certificates(*position, options) << '\n';
    return 0;
}
