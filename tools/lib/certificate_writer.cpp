#include "tools/lib/certificate_writer.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <stdexcept>

#include "reference/certificates/named_points.hpp"
#include "reference/certificates/strategy_words.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/clearing_writer.hpp"
#include "tools/lib/keeping_writer.hpp"
#include "tools/lib/pattern_writer.hpp"
#include "tools/lib/superko_writer.hpp"

namespace shikatsu::tools {

namespace {

std::string claim(const char* format, const Position& position, const Readings& readings,
                  const optimized::Finding& finding) {
    const Grid& grid = position.grid();
    std::string text = fmt::format("{}\nrules japanese-2003\nreadings", format);
    for (const std::string& departure : departures(readings)) text += fmt::format(" {}", departure);
    if (departures(readings).empty()) text += " literal";
    text += fmt::format("\ngrid {}x{}\n", grid.rows(), grid.columns());
    for (const std::string& row : rows_of(position)) text += row + "\n";
    text += fmt::format("target {}\nregion", vertex(grid, finding.question.target));
    text += reference::named(grid, finding.question.region);
    if (finding.question.region.empty()) text += " none";
    if (finding.question.zone) text += "\nzone" + reference::named(grid, finding.question.zone->points);
    return text +
           fmt::format("\nclaim {}\n", *finding.attacker_forces ? "attacker-forces" : "defender-prevents");
}

std::string goals(const RankedStrategy& strategy) {
    return strategy.goals_in_turn ? "goals in-turn\n" : "goals together\n";
}

std::string levels(const Grid& grid, const RankedStrategy& strategy) {
    std::string text = "levels";
    for (const std::optional<Point>& point : strategy.levels)
        text.append(" ").append(point ? vertex(grid, *point) : "target");
    return text + (strategy.levels.empty() ? " none\n" : "\n");
}

void append(const Grid& grid, const RankedStrategy::Line& line, bool attack, std::string& text) {
    if (line.choice) text += reference::move_words(grid, *line.choice) + " ";
    if (!line.choice || line.lemma != Lemma::none) {
        text += line.lemma == Lemma::none ? "begin" : reference::lemma_word(line.lemma);
    } else {
        if (!attack) text += std::to_string(line.level) + " ";
        text += std::to_string(line.distance);
    }
    text += '\n';
}

}  // namespace

std::string certificate_text(const Position& position, const Readings& readings,
                             const optimized::Finding& finding) {
    const bool black = position.holds(finding.question.target, Player::black);
    const Player owner = black ? Player::black : Player::white;
    if (finding.keeping) return keeping_text(position, owner, *finding.keeping);
    if (finding.clearing)
        return clearing_text(position, finding.clearing->stays ? owner : opponent(owner), *finding.clearing);
    if (finding.patterns)
        return pattern_text(position, finding.question.target, finding.question.region, *finding.patterns);
    if (finding.superko_strategy) {
        return with_end_line(claim("shikatsu-superko-strategy 1", position, readings, finding) +
                             superko_lines(position.grid(), *finding.superko_strategy));
    }
    const RankedStrategy& strategy = finding.witness.value();
    const bool attack = *finding.attacker_forces;
    std::string text = claim("shikatsu-certificate 3", position, readings, finding);
    text += strategy.dormant_bans == RankedStrategy::all_bans
                ? "dormant-bans all\n"
                : fmt::format("dormant-bans {}\n", strategy.dormant_bans);
    text += attack ? goals(strategy) : levels(position.grid(), strategy);
    text += fmt::format("states {}\n", strategy.lines.size());
    for (const RankedStrategy::Line& line : strategy.lines) append(position.grid(), line, attack, text);
    return with_end_line(std::move(text));
}

std::string rules_lines(reference::CertifiedRules rules) {
    return rules == reference::CertifiedRules::asura_1989 ? "rules asura-1989\nreadings any\n"
                                                          : "rules japanese-2003\nreadings literal\n";
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
    const std::unique_ptr<z_stream, decltype(&deflateEnd)> closing(&stream, deflateEnd);
    // The library counts no more than 32 bits at a time.
    constexpr std::size_t most_at_once = std::size_t{1} << 30U;
    const auto buffer = std::make_unique<std::array<char, 1 << 16>>();
    std::string bytes;
    std::size_t taken = 0;
    for (int status = Z_OK; status != Z_STREAM_END;) {
        if (stream.avail_in == 0) {
            const std::size_t part = std::min(text.size() - taken, most_at_once);
            stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data() + taken));
            stream.avail_in = static_cast<uInt>(part);
            taken += part;
        }
        stream.next_out = reinterpret_cast<Bytef*>(buffer->data());
        stream.avail_out = static_cast<uInt>(buffer->size());
        status = deflate(&stream, taken == text.size() ? Z_FINISH : Z_NO_FLUSH);
        if (status == Z_STREAM_ERROR) throw std::logic_error("the stream is broken");
        bytes.append(buffer->data(), buffer->size() - stream.avail_out);
    }
    return bytes;
}

}  // namespace shikatsu::tools
