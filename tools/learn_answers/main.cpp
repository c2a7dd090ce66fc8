// learn-answers: prints in which order the search of clearings should try answers, from finished games.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <random>

#include "tools/learn_answers/answer_learning.hpp"
#include "tools/learn_answers/board_lessons.hpp"
#include "tools/lib/position_source.hpp"

namespace {

using namespace shikatsu;

struct Options {
    std::vector<std::string> files;
    std::size_t states = 200'000;
    unsigned one_of = 60;
    int rounds = 30;
};

/// 0, or 2 if an input is no good.
int learn(const Options& options) {
    std::mt19937 random(1);
    const auto chosen = [&] { return random() % options.one_of == 0; };
    std::vector<optimized::AnswerLesson> lessons;
    for (const std::string& file : options.files) {
        const auto source = tools::read_source(file);
        if (!source) {
            fmt::print(stderr, "{}\n", tools::to_line(source.error()));
            return 2;
        }
        for (const tools::ReadPosition& read : tools::read_positions(*source)) {
            if (!read) {
                fmt::print(stderr, "{}\n", tools::to_line(read.error()));
                return 2;
            }
            auto more = tools::lessons_of(read->position, options.states, chosen);
            std::move(more.begin(), more.end(), std::back_inserter(lessons));
            fmt::print(stderr, "{}:{}: {} lessons\n", file, read->place.line, lessons.size());
        }
    }
    const tools::LearnedWorth worth = tools::learn_worth(lessons, options.rounds);
    fmt::print(stderr, "an answer that wins comes first in {:.1f} % of the lessons\n",
               tools::share_of_first(worth, lessons));
    fmt::print("{}", tools::weights_file(worth));
    return std::fflush(stdout) == 0 ? 0 : 2;
}

}  // namespace

int main(int count, char** words) {
    CLI::App app(
        "Searches clearings of dead stones at the end of games and learns from them which answers win.\n"
        "Prints optimized/clearing/answer_weights.cpp. The weights order the search and decide nothing.");
    Options options;
    app.add_option("games", options.files, "SGF files or diagrams")->required();
    app.add_option("--states", options.states, "States for each region")->capture_default_str();
    app.add_option("--one-of", options.one_of, "One of so many states is a lesson")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    app.add_option("--rounds", options.rounds, "So often each lesson is gone through")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    CLI11_PARSE(app, count, words);
    return learn(options);
}
