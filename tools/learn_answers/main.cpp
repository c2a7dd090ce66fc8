// learn-answers: prints in which order searches should try answers, from finished games.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <functional>
#include <iterator>
#include <random>

#include "optimized/clearing/clearing_features.hpp"
#include "optimized/patterns/pattern_features.hpp"
#include "tools/learn_answers/answer_learning.hpp"
#include "tools/learn_answers/board_lessons.hpp"
#include "tools/lib/position_source.hpp"

namespace {

using namespace shikatsu;

struct Options {
    std::vector<std::string> files;
    std::size_t states = 0;
    unsigned one_of = 1;
    int rounds = 30;
};

/// A search that learns.
struct Search {
    const char* name;
    const char* what;
    std::vector<optimized::AnswerLesson> (*lessons)(const Position&, std::size_t,
                                                    const std::function<bool()>&);
    int features;
    tools::WeightsFile file;
    Options usual;
};

const std::array<Search, 2> searches{
    Search{"clearings",
           "Dead stones in enclosed regions: optimized/clearing/clearing_weights.cpp",
           tools::clearing_lessons,
           optimized::feature_count(optimized::clearing_respects),
           tools::clearing_file,
           {{}, 1'000'000, 100}},
    Search{"patterns",
           "Living strings: optimized/patterns/pattern_weights.cpp",
           tools::pattern_lessons,
           optimized::feature_count(optimized::pattern_respects),
           tools::pattern_file,
           {{}, 30'000, 1}}};

/// 0, or 2 if an input is no good.
int learn(const Search& search, const Options& options) {
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
            auto more = search.lessons(read->position, options.states, chosen);
            std::move(more.begin(), more.end(), std::back_inserter(lessons));
            fmt::print(stderr, "{}:{}: {} lessons\n", file, read->place.line, lessons.size());
        }
    }
    const tools::LearnedWorth worth = tools::learn_worth(lessons, search.features, options.rounds);
    fmt::print(stderr, "an answer that wins comes first in {:.1f} % of the lessons\n",
               tools::share_of_first(worth, lessons));
    fmt::print("{}", tools::text_of(search.file, worth));
    return std::fflush(stdout) == 0 ? 0 : 2;
}

void add_options(CLI::App& command, Options& options) {
    command.add_option("games", options.files, "SGF files or diagrams")->required();
    command.add_option("--states", options.states, "States for each search")->capture_default_str();
    command.add_option("--one-of", options.one_of, "One of so many states that were won is a lesson")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command.add_option("--rounds", options.rounds, "So often each lesson is gone through")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
}

}  // namespace

int main(int count, char** words) {
    CLI::App app(
        "Searches for life and death at the end of games and learns which answers win. Prints the file of\n"
        "the engine's sources with the weights by which answers are ordered; they decide nothing. What is\n"
        "learned is better if the weights that are there are good ones, so that it may be done again.");
    app.require_subcommand(1);
    std::array<Options, searches.size()> options;
    for (std::size_t i = 0; i < searches.size(); ++i) {
        options[i] = searches[i].usual;
        add_options(*app.add_subcommand(searches[i].name, searches[i].what), options[i]);
    }
    CLI11_PARSE(app, count, words);
    for (std::size_t i = 0; i < searches.size(); ++i) {
        if (app.got_subcommand(searches[i].name)) return learn(searches[i], options[i]);
    }
    return 2;
}
