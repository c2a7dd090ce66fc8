#include "tools/lib/whole_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace shikatsu::tools {

namespace {

namespace fs = std::filesystem;

bool written(const fs::path& path, std::string_view bytes) {
    std::ofstream file(path, std::ios::binary);
    file << bytes;
    file.close();
    return !file.fail();
}

/// /dev/stdout may lead to a regular file that others are writing to.
bool stays_as_it_is(const fs::path& path, const fs::file_status& there) {
    return fs::exists(there) && (!fs::is_regular_file(there) || path.native().starts_with("/dev/"));
}

std::string cannot_be_written(int why) {
    return std::string("cannot be written: ") + std::strerror(why);
}

std::optional<std::string> obstacle_in(const fs::path& folder) {
    std::error_code ignored;
    if (fs::exists(folder, ignored) && !fs::is_directory(folder, ignored)) return cannot_be_written(ENOTDIR);
    if (::access(folder.c_str(), W_OK | X_OK) != 0) return cannot_be_written(errno);
    return std::nullopt;
}

fs::path folder_of(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

}  // namespace

bool write_whole(const fs::path& path, std::string_view bytes) {
    std::error_code error;
    const fs::file_status there = fs::status(path, error);
    if (stays_as_it_is(path, there)) return written(path, bytes);
    // A link stays one, and what it leads to is replaced.
    const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : path;
    const fs::path beside = target.string() + "." + std::to_string(::getpid());
    error.clear();
    const bool whole = written(beside, bytes);
    if (whole) {
        if (fs::exists(there)) fs::permissions(beside, there.permissions(), error);
        error.clear();
        fs::rename(beside, target, error);
    }
    if (whole && !error) return true;
    fs::remove(beside, error);
    return false;
}

std::optional<std::string> obstacle_to_file(const fs::path& path) {
    std::error_code ignored;
    const fs::file_status there = fs::status(path, ignored);
    if (fs::is_directory(there)) return "is a directory, not a file";
    if (fs::exists(there) && ::access(path.c_str(), W_OK) != 0) return cannot_be_written(errno);
    if (stays_as_it_is(path, there)) return std::nullopt;
    return obstacle_in(folder_of(path));
}

std::optional<std::string> obstacle_to_folder(const fs::path& path) {
    std::error_code ignored;
    fs::path nearest = path;
    while (!fs::exists(nearest, ignored) && nearest.has_relative_path()) nearest = folder_of(nearest);
    return obstacle_in(nearest);
}

}  // namespace shikatsu::tools
