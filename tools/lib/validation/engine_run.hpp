// A run of another program: it is given all its input, and what it answers is awaited for a limited time.
#pragma once

#include <atomic>
#include <string>

namespace shikatsu::tools {

struct EngineRun {
    /// What it wrote to standard output until it ended or was ended.
    std::string output;
    bool timed_out = false;
};

/// Runs a command of the shell in a process group of its own and ends the whole group afterwards, so that
/// nothing is left behind; also as soon as `stop` is set. Throws std::system_error if no process can be
/// started.
EngineRun run_engine(const std::string& command, const std::string& input, double max_seconds,
                     const std::atomic<bool>* stop = nullptr);

}  // namespace shikatsu::tools
