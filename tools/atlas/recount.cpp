#include "tools/atlas/recount.hpp"

#include <fmt/format.h>

#include "optimized/adjudication.hpp"

namespace shikatsu::atlas {

std::optional<std::string> Recount::add(const Record& record) {
    if (records_ > 0 && record.code <= before_)
        return fmt::format("the code {} comes after {}", record.code, before_);
    const Position position = position_of(grid_, record.code);
    if (canonical_form(position).code != record.code || !optimized::strings_without_liberty(position).empty())
        return fmt::format("the code {} is no class's", record.code);
    if (!fits_its_position(record, grid_))
        return fmt::format("the record with code {} does not fit its position", record.code);
    before_ = record.code;
    ++records_;
    positions_ += static_cast<std::uint64_t>(class_size(position));
    return std::nullopt;
}

std::optional<std::string> Recount::objection(const AtlasFile& file) const {
    if (records_ != file.classes())
        return fmt::format("it has {} records, its head says {}", records_, file.classes());
    if (positions_ != file.positions())
        return fmt::format("it has {} positions, its head says {}", positions_, file.positions());
    return std::nullopt;
}

}  // namespace shikatsu::atlas
