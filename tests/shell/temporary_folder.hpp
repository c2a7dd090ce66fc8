// A folder that goes away with its owner.
#pragma once

#include <filesystem>
#include <string>

namespace shikatsu::testing {

class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::string file(const std::string& name) const { return (path_ / name).string(); }
    /// The file's path, after it was written.
    std::string file(const std::string& name, const std::string& text) const;

  private:
    std::filesystem::path path_;
};

/// All bytes of a file; none if there is no such file.
std::string text_of(const std::filesystem::path& path);

}  // namespace shikatsu::testing
