// What the program writes on a terminal and only there: colours and progress.
#pragma once

#include <chrono>
#include <string>

#include "optimized/adjudication.hpp"
#include "tools/lib/styled_text.hpp"

namespace shikatsu::tools {

/// Colours if standard output is a terminal and the variable NO_COLOR is unset or empty.
Colouring colouring_of_output();

/// A line on standard error that says how far the work is; nothing if that is no terminal, and nothing during
/// the first second.
class ProgressLine {
  public:
    explicit ProgressLine(const std::string& what);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const optimized::Progress& progress);
    void show(const std::string& how_far);

  private:
    std::string what_;
    std::chrono::steady_clock::time_point start_;
    bool on_terminal_;
    bool drawn_ = false;
};

}  // namespace shikatsu::tools
