#include "tools/shikatsu/atlas_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/vertex.hpp"
#include "tools/atlas/builder.hpp"
#include "tools/atlas/recount.hpp"
#include "tools/difftest/case.hpp"
#include "tools/difftest/positions.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/rulesets/japanese_2003.hpp"
#include "tools/lib/rulesets/variant.hpp"
#include "tools/lib/wording.hpp"
#include "tools/shikatsu/certificates.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/terminal.hpp"

namespace shikatsu::tools {

namespace {

using atlas::AtlasFile;
using atlas::Record;
using Json = nlohmann::ordered_json;

ExitCode refused(const std::string& what, const std::string& why) {
    complain(to_line(SourceError{what, {}, why}));
    return ExitCode::bad_input;
}

/// The strings' first points, in reading order.
std::vector<Point> string_heads(const Position& position) {
    std::vector<Point> heads;
    for (const reference::String& string : reference::strings(position))
        heads.push_back(*string.points.begin());
    return heads;
}

std::string as_text(const AtlasFile& file, const std::string& rows, const Position& position,
                    const Record& record) {
    const Grid& grid = position.grid();
    std::string text = fmt::format("{}  {}\n", rows, file.plan().rules);
    const auto heads = string_heads(position);
    for (std::size_t i = 0; i < record.statuses.size(); ++i) {
        text += fmt::format("  {:<5}{:<7}{}\n", vertex(grid, heads[i]),
                            position.holds(heads[i], Player::black) ? "black" : "white",
                            atlas::words_of_status(record.statuses[i]));
    }
    text += fmt::format("  territory {}\n", record.territory.value_or("undecided"));
    return text + fmt::format("  score {}\n", record.score ? outcome(*record.score) : "undecided");
}

std::string as_json(const AtlasFile& file, const std::string& rows, const Position& position,
                    const Record& record) {
    Json object;
    object["position"] = rows;
    object["rules"] = file.plan().rules;
    object["strings"] = Json::array();
    const auto heads = string_heads(position);
    for (std::size_t i = 0; i < record.statuses.size(); ++i) {
        object["strings"].push_back({{"at", vertex(position.grid(), heads[i])},
                                     {"status", atlas::words_of_status(record.statuses[i])}});
    }
    object["territory"] = record.territory ? Json(*record.territory) : Json();
    object["score"] = record.score ? Json(static_cast<double>(record.score->half_points()) / 2) : Json();
    return json_line(object) + "\n";
}

/// What the sample showed.
struct Sample {
    std::size_t looked_at = 0;
    std::size_t certificates = 0;
    std::vector<std::string> wrong;
};

/// Asks anew, with certificates where the rules have some, and compares.
void look_again(const atlas::Plan& plan, const Record& record, Sample& sample) {
    const Variant variant = variant_of(plan.rules).value();
    const Position position = atlas::position_of(plan.grid, record.code);
    RulesetOptions options;
    options.budget = plan.budget();
    ++sample.looked_at;
    const auto compare = [&](const Ruling& ruling) {
        if (atlas::record_of(record.code, ruling) != record)
            sample.wrong.push_back(fmt::format("the position with code {} is ruled otherwise", record.code));
    };
    if (variant.ruleset->name != default_rules) return compare(variant.ruling(position, options));
    options.readings = variant.readings;
    const Certificates certificates = Certificates::only_verified();
    optimized::Options engine = japanese_2003_options(options);
    engine.max_witness_states = certificates.max_witness_states();
    const optimized::Adjudication adjudication = optimized::adjudicate(position, 0, engine);
    compare(japanese_2003_ruling(adjudication));
    const auto done = certificates.process(adjudication, 1, [] { return false; });
    for (const std::optional<bool>& verified : *done.verified)
        sample.certificates += verified == true ? 1 : 0;
    for (const std::string& sentence : done.rejected)
        sample.wrong.push_back(fmt::format("the position with code {}: {}", record.code, sentence));
}

}  // namespace

atlas::Plan atlas_plan(const EngineOptions& options, const Grid& grid) {
    const RulesetOptions asked = options.ruleset_options();
    std::string rules = options.rules();
    for (const std::string& reading : asked.readings) rules += "+" + reading;
    return {grid, rules, asked.budget.max_states};
}

ExitCode make_atlas_file(const EngineOptions& options, const Grid& grid, const std::string& file, bool json,
                         const Interruption& interruption) {
    ProgressLine line(file);
    const auto built =
        atlas::build(atlas_plan(options, grid), file, options.ruleset_options().jobs, interruption.flag(),
                     [&](const atlas::BuildProgress& progress) {
                         line.show(fmt::format("{} of {} blocks", progress.blocks_done, progress.blocks));
                     });
    if (!built) return refused(file, built.error());
    if (!*built) {
        complain(fmt::format("shikatsu: interrupted; {}.blocks holds what is finished", file));
        return ExitCode::undecided;
    }
    const auto made = AtlasFile::open(file);
    if (!made) return refused(file, made.error());
    const std::uintmax_t bytes = std::filesystem::file_size(file);
    if (json) {
        print(json_line({{"file", file},
                         {"grid", difftest::name(grid)},
                         {"positions", made->positions()},
                         {"classes", made->classes()},
                         {"bytes", bytes}}) +
              "\n");
    } else {
        print(fmt::format("{}: {}, {} positions in {} classes, {} bytes\n", file, difftest::name(grid),
                          with_commas(made->positions()), with_commas(made->classes()), with_commas(bytes)));
    }
    return ExitCode::all_decided;
}

void AtlasQuery::add_to(CLI::App& atlas) {
    parser_ = atlas.add_subcommand("query", "What an atlas says of positions");
    parser_->add_flag("--json", json_, "One JSON object for each position, each on its own line");
    parser_->add_option("FILE", file_, "An atlas")->required();
    parser_->add_option("ROWS", positions_, "A position, rows parted by '/', as in '.#./#O./.#.'")
        ->required();
    parser_->footer(
        "Ends with 0 if all asked for is decided, 3 if something is undecided, 2 if the atlas or a position "
        "is bad "
        "(the\n"
        "others are still answered), 1 after an internal error.");
}

ExitCode AtlasQuery::run() const {
    const auto file = AtlasFile::open(file_);
    if (!file) return refused(file_, file.error());
    Outcome outcome;
    for (const std::string& rows : positions_) {
        const auto position = difftest::position_of_line(rows);
        const auto record = position ? file->find(*position) : tl::unexpected(position.error());
        if (!record) {
            refused(position && position->grid() == file->plan().grid ? file_ : rows, record.error());
            outcome.note_bad_input();
            continue;
        }
        if (!record->score) outcome.note_undecided();
        print(json_ ? as_json(*file, rows, *position, *record) : as_text(*file, rows, *position, *record));
    }
    return outcome.code();
}

void AtlasCheck::add_to(CLI::App& atlas) {
    parser_ = atlas.add_subcommand("check", "Whether an atlas is whole, and right in a sample");
    parser_
        ->add_option(
            "--sample", sample_,
            "So many positions, evenly spread, are adjudicated again, each certificate checked by the "
            "reference")
        ->check(number_check())
        ->type_name("N")
        ->capture_default_str();
    parser_->add_option("FILE", file_, "An atlas")->required();
    parser_->footer(
        "Ends with 0 if nothing is wrong, 1 if a position of the sample is ruled otherwise now or after an "
        "internal\n"
        "error, 2 if the atlas is damaged or cannot be read.");
}

ExitCode AtlasCheck::run() const {
    const auto file = AtlasFile::open(file_);
    if (!file) return refused(file_, file.error());
    const auto damaged = [&](const std::string& what) {
        return refused(file_, "the atlas is damaged: " + what);
    };
    atlas::Recount recount(file->plan().grid);
    Sample sample;
    const std::uint64_t step = sample_ > 0 ? std::max<std::uint64_t>(1, file->classes() / sample_) : 0;
    for (std::size_t number = 0; number < file->blocks(); ++number) {
        const auto block = file->block(number);
        if (!block) return refused(file_, block.error());
        for (const Record& record : *block) {
            const bool in_sample = step > 0 && recount.records() % step == 0;
            if (const auto problem = recount.add(record)) return damaged(*problem);
            if (in_sample) look_again(file->plan(), record, sample);
        }
    }
    if (const auto problem = recount.objection(*file)) return damaged(*problem);
    for (const std::string& sentence : sample.wrong) complain(fmt::format("{}: {}", file_, sentence));
    print(fmt::format("{}: {} records, all checksums right", file_, with_commas(recount.records())));
    if (step > 0) {
        print(
            fmt::format("; {} positions adjudicated again, {} strings with all their certificates accepted, "
                        "{} wrong",
                        sample.looked_at, sample.certificates, sample.wrong.size()));
    }
    print("\n");
    return sample.wrong.empty() ? ExitCode::agreement : ExitCode::disagreement;
}

}  // namespace shikatsu::tools
