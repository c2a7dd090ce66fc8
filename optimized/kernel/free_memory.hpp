// Memory that was freed and is not wanted again soon.
#pragma once

namespace shikatsu::optimized {

/// Gives freed memory back to the system, where the C library can do that. What a thread has freed would stay
/// with it otherwise, while other threads ask for more. Takes some time: to be called after much was freed.
void give_back_freed_memory();

}  // namespace shikatsu::optimized
