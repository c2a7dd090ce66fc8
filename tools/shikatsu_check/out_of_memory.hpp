// A program that runs out of memory says so before it ends: the checker, and shikatsu.
#pragma once

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <new>

// The allocator of the build, if it is mimalloc: it ends the program by itself and asks no handler of C++'s.
extern "C" __attribute__((weak)) void mi_register_error(void (*handler)(int error, void* unused),
                                                        void* unused);

namespace shikatsu {

/// What is written to standard error, and what the program ends with. Nothing may be allocated any more.
struct LastWords {
    const char* sentence = "";
    int exit_code = 0;
};

inline LastWords last_words;

[[noreturn]] inline void end_with_last_words() {
    // If it cannot be written nothing is left to be done.
    [[maybe_unused]] const ssize_t written =
        write(STDERR_FILENO, last_words.sentence, std::strlen(last_words.sentence));
    _exit(last_words.exit_code);
}

/// To be called once, before threads are started.
inline void tell_when_memory_runs_out(LastWords words) {
    last_words = words;
    std::set_new_handler(end_with_last_words);
    if (mi_register_error == nullptr) return;
    const auto end_if_out_of_memory = [](int error, void*) {
        if (error == ENOMEM) end_with_last_words();
    };
    mi_register_error(end_if_out_of_memory, nullptr);
}

}  // namespace shikatsu
