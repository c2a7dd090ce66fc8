// The project's own files as text, for tests that look at the sources.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace shikatsu::testing {

/// A text file: its path from the repository's root with '/' between folders, and its lines.
struct SourceFile {
    std::string path;
    std::vector<std::string> lines;

    /// Whether the path lies in the folder, such as "reference/values".
    bool is_in(const std::string& folder) const;
    bool has_extension(const std::string& extension) const;
};

/// The repository's root, as configured.
std::filesystem::path repository_root();

/// Throws std::runtime_error if the file cannot be read.
SourceFile source_file(const std::string& path);

/// The files below a folder of the repository whose extension is one of those given, in order of their paths.
/// Throws std::runtime_error if there is no such folder.
std::vector<SourceFile> source_files(const std::string& folder, const std::vector<std::string>& extensions);

}  // namespace shikatsu::testing
