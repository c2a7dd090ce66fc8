// `shikatsu atlas -o`, `atlas query` and `atlas check`: atlases as files.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "tools/atlas/atlas_file.hpp"
#include "tools/shikatsu/engine_options.hpp"
#include "tools/shikatsu/exit_code.hpp"
#include "tools/shikatsu/interruption.hpp"

namespace shikatsu::tools {

/// The atlas of the grid by the rules, readings and states of `options`.
atlas::Plan atlas_plan(const EngineOptions& options, const Grid& grid);

/// Makes the atlas `file` of the grid by the rules, readings and states of `options`, and prints how large it
/// is, perhaps as JSON.
ExitCode make_atlas_file(const EngineOptions& options, const Grid& grid, const std::string& file, bool json,
                         const Interruption& interruption);

/// What an atlas says of positions.
class AtlasQuery {
  public:
    void add_to(CLI::App& atlas);
    bool chosen() const { return parser_->parsed(); }
    ExitCode run() const;

  private:
    CLI::App* parser_ = nullptr;
    std::string file_;
    std::vector<std::string> positions_;
    bool json_ = false;
};

/// Whether an atlas is whole, and right in a sample.
class AtlasCheck {
  public:
    void add_to(CLI::App& atlas);
    bool chosen() const { return parser_->parsed(); }
    ExitCode run() const;

  private:
    CLI::App* parser_ = nullptr;
    std::string file_;
    std::size_t sample_ = 0;
};

}  // namespace shikatsu::tools
