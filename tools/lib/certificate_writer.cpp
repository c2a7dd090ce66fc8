#include "tools/lib/certificate_writer.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <new>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::tools {

namespace {

std::string written(const Grid& grid, const HypotheticalMove& move) {
    if (const auto* play = std::get_if<Play>(&move)) return vertex(grid, play->point);
    const auto* ko_pass = std::get_if<KoPass>(&move);
    if (ko_pass == nullptr) return "pass";
    return ko_pass->ko ? fmt::format("ko-pass@{}", vertex(grid, *ko_pass->ko)) : "ko-pass";
}

std::string claim(const Position& position, const Readings& readings, const optimized::Finding& finding) {
    const Grid& grid = position.grid();
    std::string text = "shikatsu-certificate 1\nrules japanese-2003\nreadings";
    for (const std::string& departure : departures(readings)) text += fmt::format(" {}", departure);
    if (departures(readings).empty()) text += " literal";
    text += fmt::format("\ngrid {}x{}\n", grid.rows(), grid.columns());
    for (const std::string& row : rows_of(position)) text += row + "\n";
    text += fmt::format("target {}\nregion", vertex(grid, finding.question.target));
    for (const Point point : finding.question.region) text += fmt::format(" {}", vertex(grid, point));
    if (finding.question.region.empty()) text += " none";
    return text +
           fmt::format("\nclaim {}\n", *finding.attacker_forces ? "attacker-forces" : "defender-prevents");
}

}  // namespace

std::string certificate_text(const Position& position, const Readings& readings,
                             const optimized::Finding& finding) {
    const Grid& grid = position.grid();
    const optimized::StrategyMachine& machine = finding.witness.value();
    std::size_t transitions = 0;
    for (const auto& node : machine.nodes) transitions += node.next.size();
    std::string text = claim(position, readings, finding);
    text += fmt::format("nodes {}\ntransitions {}\n", machine.nodes.size(), transitions);
    for (const auto& node : machine.nodes) {
        text += fmt::format("{} {}", written(grid, node.choice), node.otherwise);
        for (const auto& [move, next] : node.next) text += fmt::format(" {}:{}", written(grid, move), next);
        text += '\n';
    }
    return with_end_line(std::move(text));
}

std::string with_end_line(std::string text) {
    const auto lines = std::count(text.begin(), text.end(), '\n');
    const auto* bytes = reinterpret_cast<const Bytef*>(text.data());
    const auto sum = static_cast<unsigned>(crc32_z(0, bytes, text.size()));
    return text + fmt::format("end {} {:08x}\n", lines, sum);
}

std::string packed(const std::string& text) {
    z_stream stream{};
    constexpr int gzip = 16 + MAX_WBITS;
    constexpr int memory_level = 8;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip, memory_level, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    std::string bytes(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    deflate(&stream, Z_FINISH);  // cannot fail with room for all
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return bytes;
}

}  // namespace shikatsu::tools
