// A run of another program: it is given all its input, and what it answers is awaited for a limited time.
#pragma once

#include <atomic>
#include <string>

namespace shikatsu::tools {

/// Why nothing more comes.
enum class EngineEnd {
    /// By itself, or it closed its output.
    ended,
    /// The shell found no such program, or none that it may run.
    not_started,
    timed_out,
    /// More than anybody answers; it need not have come to an end.
    wrote_too_much,
    stopped,
};

struct EngineRun {
    /// What it wrote to standard output until it ended or was ended.
    std::string output;
    EngineEnd end = EngineEnd::ended;
};

/// As a complaint about an answer that is missing, "no answer in time" or "it ended".
std::string words(EngineEnd end);

/// Runs a command of the shell in a process group of its own and ends the whole group afterwards, so that
/// nothing is left behind; also as soon as `stop` is set. Throws std::system_error if no process can be
/// started.
EngineRun run_engine(const std::string& command, const std::string& input, double max_seconds,
                     const std::atomic<bool>* stop = nullptr);

}  // namespace shikatsu::tools
