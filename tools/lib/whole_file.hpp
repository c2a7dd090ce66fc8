// Files that are written all or not at all.
#pragma once

#include <filesystem>
#include <string_view>

namespace shikatsu::tools {

/// Writes beside, under a name of this process's own, and renames, so that no incomplete file bears the name,
/// also if the process dies. Whether it could be written.
bool write_whole(const std::filesystem::path& path, std::string_view bytes);

}  // namespace shikatsu::tools
