#include "tools/shikatsu/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "tools/lib/source.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::chrono::seconds quiet_time{1};
constexpr const char* clear_line = "\r\x1b[K";

const char* stage_words(optimized::Stage stage) {
    constexpr const char* words[] = {"capture", "capture without local-1 stone",
                                     "capture without local-2 stone"};
    return words[place_of(stage)];
}

}  // namespace

Colouring colouring_of_output() {
    const char* no_colour = std::getenv("NO_COLOR");
    const bool refused = no_colour != nullptr && *no_colour != '\0';
    return !refused && isatty(STDOUT_FILENO) != 0 ? Colouring::ansi : Colouring::plain;
}

ProgressLine::ProgressLine(const std::string& what)
    : what_(printable(what)),
      start_(std::chrono::steady_clock::now()),
      on_terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() {
    if (drawn_) std::fputs(clear_line, stderr);
}

void ProgressLine::show(const optimized::Progress& progress) {
    show(fmt::format("question {} of {}, {}, {} states", progress.strings_done + 1, progress.strings_total,
                     stage_words(progress.stage), with_commas(progress.states)));
}

void ProgressLine::show(const std::string& how_far) {
    const auto elapsed = std::chrono::steady_clock::now() - start_;
    if (!on_terminal_ || elapsed < quiet_time) return;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(elapsed).count();
    const std::string line = fmt::format("{}{}: {}, {} s", clear_line, what_, how_far, seconds);
    std::fputs(line.c_str(), stderr);
    std::fflush(stderr);
    drawn_ = true;
}

}  // namespace shikatsu::tools
