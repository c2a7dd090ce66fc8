// Reads the project's own files.
#include "tests/source_tree/source_tree.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace shikatsu::testing {

namespace fs = std::filesystem;

bool SourceFile::is_in(const std::string& folder) const {
    return path.starts_with(folder + "/");
}

bool SourceFile::has_extension(const std::string& extension) const {
    return path.ends_with(extension);
}

fs::path repository_root() {
    return SHIKATSU_SOURCE_DIR;
}

SourceFile source_file(const std::string& path) {
    std::ifstream stream(repository_root() / path);
    if (!stream) throw std::runtime_error("cannot read " + path);
    SourceFile file{path, {}};
    for (std::string line; std::getline(stream, line);) file.lines.push_back(line);
    return file;
}

std::vector<SourceFile> source_files(const std::string& folder, const std::vector<std::string>& extensions) {
    if (!fs::is_directory(repository_root() / folder))
        throw std::runtime_error("there is no folder " + folder);
    std::vector<std::string> paths;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(repository_root() / folder)) {
        if (!entry.is_regular_file()) continue;
        const std::string path = fs::relative(entry.path(), repository_root()).generic_string();
        const auto fits = [&](const std::string& extension) { return path.ends_with(extension); };
        if (std::any_of(extensions.begin(), extensions.end(), fits)) paths.push_back(path);
    }
    std::sort(paths.begin(), paths.end());
    std::vector<SourceFile> files;
    files.reserve(paths.size());
    for (const std::string& path : paths) files.push_back(source_file(path));
    return files;
}

}  // namespace shikatsu::testing
