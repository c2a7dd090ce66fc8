// What the program tells its caller when it ends.
#pragma once

namespace shikatsu::tools {

/// Difftest reports that the reference and the engine agree, that they do not, or that it was stopped too
/// early.
enum class ExitCode {
    all_decided = 0,
    agreement = 0,
    internal_error = 1,
    disagreement = 1,
    bad_input = 2,
    undecided = 3,
    stopped_early = 3
};

/// Collects what happened while inputs are worked on one after another.
class Outcome {
  public:
    void note_bad_input() { bad_input_ = true; }
    void note_undecided() { undecided_ = true; }
    void note_internal_error() { internal_error_ = true; }
    /// An internal error counts before bad input, and that before undecided.
    ExitCode code() const {
        if (internal_error_) return ExitCode::internal_error;
        if (bad_input_) return ExitCode::bad_input;
        return undecided_ ? ExitCode::undecided : ExitCode::all_decided;
    }

  private:
    bool internal_error_ = false;
    bool bad_input_ = false;
    bool undecided_ = false;
};

}  // namespace shikatsu::tools
