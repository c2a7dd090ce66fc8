// The checker on certificates with zones: it looks at the border, and at nothing beyond.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "tests/certificates/certificates_of.hpp"
#include "tests/zones/zone_cases.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::zones {
namespace {

using certificates::board;
using certificates::lines_of;
using certificates::repaired;

/// The position with other stones on some points outside of the zone; the same if that leaves a string
/// without liberty.
Position changed_outside(const Position& position, const std::vector<Point>& zone, std::mt19937& random) {
    Position changed = position;
    for (const Point point : position.grid().points()) {
        if (std::binary_search(zone.begin(), zone.end(), point)) continue;
        const unsigned kind = random() % 3;
        changed.set(point, kind == 0 ? Content::empty : kind == 1 ? Content::black : Content::white);
    }
    return optimized::strings_without_liberty(changed).empty() ? changed : position;
}

// Most of these certificates were made for another position; accepted is only what is true.
TEST(ZoneCertificates, ProveTheirClaimsWhateverIsOutside) {
    std::mt19937 random(7);
    int accepted = 0;
    int rejected = 0;
    for (const auto& [rows, columns, count] : {std::tuple{2, 4, 3000}, std::tuple{3, 3, 3000}}) {
        for_each_proof(
            some_legal_positions(rows, columns, static_cast<std::size_t>(count)),
            [&](const Position& position, const Finding& finding) {
                const Position other = changed_outside(position, finding.question.zone->points, random);
                if (reference::string_at(other, finding.question.target).points !=
                    reference::string_at(position, finding.question.target).points)
                    return;
                const std::string text = certificate(other, finding);
                const bool proved = check::check_bytes(text, {}).accepted();
                ++(proved ? accepted : rejected);
                if (!proved) return;
                EXPECT_EQ(on_the_whole_grid(other, finding.question), *finding.attacker_forces) << text;
            });
    }
    std::printf("accepted %d, rejected %d\n", accepted, rejected);
    EXPECT_GT(accepted, 300);
    EXPECT_GT(rejected, 100);
}

struct Rejection {
    const char* rows;
    const char* target;
    const char* zone;
    std::vector<std::string> strategy;
    const char* words;
};

// [J2003-MV-2]
TEST(ZoneCertificates, AreRejectedWhereTheBorderIsNotSound) {
    const std::vector<std::string> prevents{"claim defender-prevents", "dormant-bans 0", "levels target"};
    const std::vector<Rejection> cases{
        {".#.#.#/#####O/OOOOO.",
         "A2",
         "zone A3 B3 C3 D3 E3 A2 B2 C2 D2 E2",
         {"states 1", "life"},
         "just outside"},
        {".#.#./#####/OOOO.", "A2", "zone A3 B3 C3 D3 E3", {"states 1", "life"}, "not in the zone"},
        {".#.#./#####/OOOO.", "A2", "zone B3 D3 A2 B2 C2 D2 E2", {"states 1", "life"}, "no liberty"},
        {".#.#./#####/OOOO.", "A2", "zone A3 B3 D3 A2 B2 C2 D2 E2", {"states 1", "life"}, "does not hold"},
        {"../##/OO/..",
         "A3",
         "zone A4 B4 A3 B3",
         {"states 3", "begin", "pass 1 0", "pass 1 0"},
         "last liberty"}};
    for (const Rejection& each : cases) {
        std::vector<std::string> lines{"shikatsu-certificate 3", "rules japanese-2003", "readings literal"};
        const Position position = board(each.rows);
        lines.push_back(fmt::format("grid {}x{}", position.grid().rows(), position.grid().columns()));
        for (const std::string& row : rows_of(position)) lines.push_back(row);
        for (const std::string& line :
             {std::string("target ") + each.target, std::string("region none"), std::string(each.zone)})
            lines.push_back(line);
        lines.insert(lines.end(), prevents.begin(), prevents.end());
        lines.insert(lines.end(), each.strategy.begin(), each.strategy.end());
        const check::Verdict verdict = check::check_bytes(repaired(lines), {});
        EXPECT_EQ(verdict.outcome, check::Outcome::rejected) << each.words << ": " << verdict.sentence;
        EXPECT_NE(verdict.sentence.find(each.words), std::string::npos) << verdict.sentence;
    }
}

/// How many of these certificates are still proofs and how many are not.
struct Outlived {
    int kept = 0;
    int noticed = 0;

    void add(const std::string& text) { ++(check::check_bytes(text, {}).accepted() ? kept : noticed); }
};

// The lines of a zone's certificate say nothing of play elsewhere: most are no proof without the zone, or
// with a point more.
TEST(ZoneCertificates, DoNotOutliveTheirZone) {
    Outlived without;
    Outlived wider;
    for_each_proof(some_legal_positions(2, 4, 1500), [&](const Position& position, const Finding& finding) {
        std::vector<std::string> lines = lines_of(certificate(position, finding));
        std::erase_if(lines, [](const std::string& line) { return line.starts_with("zone "); });
        without.add(repaired(lines));
        const std::vector<Point>& zone = finding.question.zone->points;
        for (const Point point : position.grid().points()) {
            if (std::binary_search(zone.begin(), zone.end(), point)) continue;
            Finding other = finding;
            std::vector<Point>& points = other.question.zone->points;
            points.insert(std::lower_bound(points.begin(), points.end(), point), point);
            wider.add(certificate(position, other));
        }
    });
    std::printf("without zone %d kept, %d noticed; wider %d kept, %d noticed\n", without.kept,
                without.noticed, wider.kept, wider.noticed);
    EXPECT_GT(without.noticed, 5);
    EXPECT_GT(wider.noticed, 5);
}

}  // namespace
}  // namespace shikatsu::zones
