#include "tools/atlas/atlas_file.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "reference/certificates/gzip.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/json_input.hpp"
#include "tools/lib/rulesets/variant.hpp"

namespace shikatsu::atlas {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format_name = "shikatsu-atlas";
constexpr int format_version = 1;
/// No header and no unpacked block of any grid that an atlas is made of comes near.
constexpr std::size_t longest_header = std::size_t{64} << 20U;
constexpr std::size_t longest_block = std::size_t{16} << 20U;

Json plan_json(const Plan& plan) {
    Json object;
    object["format"] = format_name;
    object["version"] = format_version;
    object["rows"] = plan.grid.rows();
    object["columns"] = plan.grid.columns();
    object["rules"] = plan.rules;
    object["max_states"] = plan.max_states;
    return object;
}

tl::unexpected<std::string> damaged(const std::string& what) {
    return tl::unexpected("the atlas is damaged: " + what);
}

tl::unexpected<std::string> without(const char* key) {
    return damaged(fmt::format("its head does not say '{}' as it should", key));
}

/// A whole number from 0 to `most`.
std::optional<std::uint64_t> whole_number(const Json& value,
                                          std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most) return std::nullopt;
    return value.get<std::uint64_t>();
}

tl::expected<Plan, std::string> plan_of(const Json& object) {
    if (object.value("format", Json()) != format_name) return tl::unexpected(std::string("no atlas"));
    const Json version = object.value("version", Json());
    if (version != format_version) {
        return tl::unexpected(fmt::format("version {} of the format; this program reads version {}",
                                          version.dump(), format_version));
    }
    const auto rows = whole_number(object.value("rows", Json()), max_points);
    if (!rows) return without("rows");
    const auto columns = whole_number(object.value("columns", Json()), max_points);
    if (!columns) return without("columns");
    const auto grid = Grid::create(static_cast<int>(*rows), static_cast<int>(*columns));
    if (!grid || grid->size() > max_points) return damaged("it has no such grid");
    const Json rules = object.value("rules", Json());
    if (!rules.is_string()) return without("rules");
    const auto max_states = whole_number(object.value("max_states", Json()));
    if (!max_states) return without("max_states");
    Plan plan{*grid, rules.get<std::string>(), *max_states};
    if (plan.max_states == 0) return damaged("no question may have cost anything");
    if (const auto known = tools::variant_of(plan.rules); !known) return tl::unexpected(known.error());
    return plan;
}

/// A block of the index: its first code, bytes and checksum.
std::optional<BlockEntry> entry_of(const Json& block) {
    if (!block.is_array() || block.size() != 3) return std::nullopt;
    const auto first = whole_number(block[0]);
    const auto bytes = whole_number(block[1]);
    const auto crc = whole_number(block[2], std::numeric_limits<std::uint32_t>::max());
    if (!first || !bytes || !crc) return std::nullopt;
    return BlockEntry{*first, *bytes, static_cast<std::uint32_t>(*crc)};
}

}  // namespace

std::string to_line(const Plan& plan) {
    return plan_json(plan).dump();
}

std::uint32_t checksum(const std::string& bytes) {
    return static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

std::string packed_block(const std::vector<Record>& records) {
    std::string text;
    PositionCode before = 0;
    for (const Record& record : records) {
        text += line_of(record, before) + "\n";
        before = record.code;
    }
    return tools::packed(text);
}

std::string header_of(const Plan& plan, std::uint64_t positions, std::uint64_t classes,
                      const std::vector<BlockEntry>& blocks) {
    Json object = plan_json(plan);
    object["positions"] = positions;
    object["classes"] = classes;
    object["blocks"] = Json::array();
    for (const BlockEntry& block : blocks) object["blocks"].push_back({block.first, block.bytes, block.crc});
    const std::string line = object.dump() + "\n";
    return line + fmt::format("{:08x}\n", checksum(line));
}

tl::expected<AtlasFile, std::string> AtlasFile::open(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        return tl::unexpected(std::string("no atlas but a folder"));
    std::ifstream file(path, std::ios::binary);
    if (!file) return tl::unexpected(std::string("cannot be read: ") + std::strerror(errno));
    std::string line;
    std::string sum = fmt::format("{:08x}\n", 0);
    // getline has no limit of its own, and a file of another kind may have no lines at all.
    for (char byte = 0; line.size() < longest_header && file.get(byte) && byte != '\n';) line += byte;
    if (!line.starts_with("{\"format\":\"") ||
        !file.read(sum.data(), static_cast<std::streamsize>(sum.size())))
        return tl::unexpected(std::string("no atlas"));
    if (sum != fmt::format("{:08x}\n", checksum(line + "\n"))) return damaged("its head fails its checksum");
    const auto read = tools::read_json(line);
    if (!read) return damaged("its head is " + read.error());
    const Json& object = *read;
    const auto plan = plan_of(object);
    if (!plan) return tl::unexpected(plan.error());
    AtlasFile atlas(path, *plan);
    const auto positions = whole_number(object.value("positions", Json()));
    if (!positions) return without("positions");
    atlas.positions_ = *positions;
    const auto classes = whole_number(object.value("classes", Json()));
    if (!classes) return without("classes");
    atlas.classes_ = *classes;
    const Json blocks = object.value("blocks", Json());
    if (!blocks.is_array()) return without("blocks");
    auto offset = static_cast<std::uint64_t>(file.tellg());
    for (const Json& block : blocks) {
        const auto entry = entry_of(block);
        if (!entry) return without("blocks");
        if (entry->bytes > longest_block) return damaged("a block is too long");
        atlas.blocks_.push_back(*entry);
        atlas.offsets_.push_back(offset);
        offset += entry->bytes;
    }
    if (offset != std::filesystem::file_size(path, error))
        return damaged("its length is not what its head says");
    return atlas;
}

tl::expected<std::vector<Record>, std::string> AtlasFile::block(std::size_t number) const {
    std::ifstream file(path_, std::ios::binary);
    std::string bytes(blocks_[number].bytes, '\0');
    file.seekg(static_cast<std::streamoff>(offsets_[number]));
    if (!file.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        return damaged(fmt::format("block {} cannot be read", number));
    if (checksum(bytes) != blocks_[number].crc)
        return damaged(fmt::format("block {} fails its checksum", number));
    const auto text = reference::inflated(bytes, longest_block);
    if (!text) return damaged(fmt::format("block {} cannot be unpacked", number));
    std::vector<Record> records;
    PositionCode before = 0;
    for (std::string_view rest = *text; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        const auto record = record_of_line(rest.substr(0, end), before);
        if (!record) return damaged(fmt::format("block {}: {}", number, record.error()));
        before = record->code;
        records.push_back(*record);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    if (records.empty() || records.front().code != blocks_[number].first)
        return damaged(fmt::format("block {} does not begin as its head says", number));
    return records;
}

tl::expected<Record, std::string> AtlasFile::find(const Position& position) const {
    if (position.grid() != plan_.grid) {
        return tl::unexpected(fmt::format("the atlas is of {}x{}, the position is not", plan_.grid.rows(),
                                          plan_.grid.columns()));
    }
    const CanonicalForm form = canonical_form(position);
    const auto after =
        std::upper_bound(blocks_.begin(), blocks_.end(), form.code,
                         [](PositionCode code, const BlockEntry& block) { return code < block.first; });
    if (after == blocks_.begin()) return damaged("its first block is missing");
    const auto records = block(static_cast<std::size_t>(after - blocks_.begin()) - 1);
    if (!records) return tl::unexpected(records.error());
    for (const Record& record : *records) {
        if (record.code != form.code) continue;
        if (fits_its_position(record, plan_.grid)) return turned_back(record, position, form);
        return damaged(fmt::format("the record with code {} does not fit its position", record.code));
    }
    return tl::unexpected(std::string("the atlas has no such position: a string has no liberty"));
}

}  // namespace shikatsu::atlas
