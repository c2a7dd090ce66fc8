// Files that are written all or not at all.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace shikatsu::tools {

/// Writes beside, under a name of this process's own, and renames, so that no incomplete file bears the name,
/// also if the process dies. What is there and no regular file, or in /dev, is written to as it is. Whether
/// it could be written.
bool write_whole(const std::filesystem::path& path, std::string_view bytes);

/// What stands in the way of a file of this name, as far as can be told without writing it: the end of a
/// sentence that begins with the name.
std::optional<std::string> obstacle_to_file(const std::filesystem::path& path);

/// The same of a folder that is to be there, made with those that it lies in, for files to be written into.
std::optional<std::string> obstacle_to_folder(const std::filesystem::path& path);

}  // namespace shikatsu::tools
