#include "tools/shikatsu/terminal.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "tools/lib/source.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::chrono::seconds quiet_time{1};
constexpr const char* clear_line = "\r\x1b[K";

/// How many characters fit on a line; any number if that is not known.
std::size_t width_of_terminal() {
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : std::string::npos;
}

/// The first of its characters, if there are more.
std::string first_characters(const std::string& text, std::size_t most) {
    std::size_t seen = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
        if (begins && seen++ == most) return text.substr(0, i);
    }
    return text;
}

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
    // A line that is broken by the terminal could not be cleared any more. How far it is matters most.
    const std::string end = fmt::format(": {}, {} s", how_far, seconds);
    const std::size_t most = width_of_terminal() - 1;
    const std::string name = first_characters(what_, most > end.size() ? most - end.size() : 0);
    std::fputs((clear_line + first_characters(name + end, most)).c_str(), stderr);
    std::fflush(stderr);
    drawn_ = true;
}

}  // namespace shikatsu::tools
