// Making an atlas, by any number of threads and processes that share a folder.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <string>
#include <tl/expected.hpp>

#include "tools/atlas/atlas_file.hpp"

namespace shikatsu::atlas {

/// How far the work of everybody is.
struct BuildProgress {
    std::size_t blocks_done = 0;
    std::size_t blocks = 0;
};

/// Makes the atlas `file`, or what is missing of it, with `jobs` threads. Workers, in this process or another
/// that is called with the same plan and file, take blocks one by one; a lock that dies with its holder says
/// who works on which. A finished block stays in the folder `file`.blocks whatever becomes of its maker, and
/// whoever finds all blocks there puts the file together. Returns whether the file is there; not if `stop`
/// was set.
///
/// Errors: a sentence, for a folder with blocks of another plan and for files that cannot be written.
tl::expected<bool, std::string> build(const Plan& plan, const std::filesystem::path& file, int jobs,
                                      const std::atomic<bool>* stop,
                                      const std::function<void(const BuildProgress&)>& progress);

}  // namespace shikatsu::atlas
