// Changed at random, a certificate is refused or still proves the same; with a right sum put under it again
// it is refused or what it claims is true.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <random>

#include "optimized/analysis/questions.hpp"
#include "reference/certificates/certificate_reader.hpp"
#include "reference/japanese2003/force_decision.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using Random = std::mt19937;

template <class Sequence>
auto& any_of_them(Sequence& sequence, Random& random) {
    return sequence[random() % sequence.size()];
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char sign : text) {
        if (sign == ' ' || sign == '\n' || sign == ':') {
            words.emplace_back();
        } else {
            words.back() += sign;
        }
    }
    return words;
}

/// Puts another word of the text, or a number nearby, in the place of one.
void change_word(std::string& line, const std::vector<std::string>& words, Random& random) {
    const std::string from = any_of_them(words, random);
    const std::vector<std::string> own = words_of(line);
    const std::string& to_replace = any_of_them(own, random);
    if (!to_replace.empty()) line.replace(line.find(to_replace), to_replace.size(), from);
}

/// Corrects the announced number of states.
void correct_states(std::vector<std::string>& lines) {
    const auto announced = std::find_if(lines.begin(), lines.end(),
                                        [](const std::string& line) { return line.starts_with("states "); });
    if (announced == lines.end()) return;
    const auto after = std::count_if(announced + 1, lines.end(),
                                     [](const std::string& line) { return !line.starts_with("end "); });
    *announced = "states " + std::to_string(after);
}

std::vector<std::string> mutated(std::vector<std::string> lines, const std::vector<std::string>& words,
                                 Random& random) {
    // More often than not among the states, of which there are more.
    const std::size_t first_state = std::min<std::size_t>(12, lines.size() - 1);
    const std::size_t from = random() % 4 == 0 ? 0 : first_state;
    std::string& line = lines[from + random() % (lines.size() - from)];
    switch (random() % 7) {
        case 0:
            if (!line.empty()) any_of_them(line, random) = static_cast<char>(random() % 128);
            break;
        case 1:
            std::swap(line, any_of_them(lines, random));
            break;
        case 2:
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(random() % lines.size()));
            break;
        case 3: {
            const std::string copy = line;
            lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(random() % lines.size()), copy);
            break;
        }
        case 4: {
            const std::size_t blank = line.rfind(' ');
            if (blank != std::string::npos) line.resize(blank);
            break;
        }
        default:
            change_word(line, words, random);
    }
    if (random() % 4 != 0) correct_states(lines);
    return lines;
}

/// Whether a claim is true, without a certificate: by the reference's own decision on the smallest grids,
/// else by the engine.
bool claim_is_true(const check::Certificate& claim) {
    constexpr int most_points_decided = 5;
    if (claim.position.grid().size() <= most_points_decided) {
        reference::HypotheticalGraph graph(claim.readings);
        const auto decision = reference::ForceDecision::decide(graph, claim.position, claim.question);
        return decision.value().attacker_forces() == claim.attacker_forces;
    }
    optimized::Options options;
    options.readings = claim.readings;
    const auto& region = claim.question.region;
    const optimized::Question question{*claim.question.target.points.begin(), {region.begin(), region.end()}};
    const auto findings = optimized::Asker(claim.position, options).ask_all({question});
    return findings.front().attacker_forces == claim.attacker_forces;
}

bool same_claim(const check::Certificate& one, const check::Certificate& other) {
    return one.position == other.position && one.readings == other.readings &&
           one.question == other.question && one.attacker_forces == other.attacker_forces;
}

constexpr int mutants_of_each = 150;

// [J2003-ST-6]
TEST(Mutants, AreRefusedOrProveTheSame) {
    Random random(20031);
    for (const Certified& certified : small_certificates()) {
        const auto original = reference::read_certificate(certified.text, {}).value();
        const std::vector<std::string> words = words_of(certified.text);
        for (int i = 0; i < mutants_of_each; ++i) {
            std::string text;
            for (const std::string& line : mutated(lines_of(certified.text), words, random))
                text += line + "\n";
            if (check::check_bytes(text, {}).outcome != Outcome::accepted) continue;
            EXPECT_TRUE(same_claim(reference::read_certificate(text, {}).value(), original)) << text;
        }
    }
}

// [J2003-ST-5] [J2003-ST-6]
TEST(Mutants, WithARightSumAreRefusedOrTrue) {
    Random random(20032);
    std::map<Outcome, int> outcomes;
    int other_claims = 0;
    for (const Certified& certified : small_certificates()) {
        const auto original = reference::read_certificate(certified.text, {}).value();
        const std::vector<std::string> words = words_of(certified.text);
        for (int i = 0; i < mutants_of_each; ++i) {
            const std::string text = repaired(mutated(lines_of(certified.text), words, random));
            const check::Verdict verdict = check::check_bytes(text, {});
            ++outcomes[verdict.outcome];
            if (verdict.outcome != Outcome::accepted) {
                EXPECT_FALSE(verdict.sentence.empty());
                continue;
            }
            const auto claim = reference::read_certificate(text, {}).value();
            if (same_claim(claim, original)) continue;
            ++other_claims;
            EXPECT_TRUE(claim_is_true(claim)) << text;
        }
    }
    std::printf("mutants: %d accepted (%d of them with another claim, true too), %d rejected, %d unusable\n",
                outcomes[Outcome::accepted], other_claims, outcomes[Outcome::rejected],
                outcomes[Outcome::unusable]);
    EXPECT_GT(outcomes[Outcome::accepted], 100);
    EXPECT_GT(outcomes[Outcome::rejected], 100);
    EXPECT_GT(outcomes[Outcome::unusable], 100);
    EXPECT_GT(other_claims, 0);
}

/// The number of the first line of a state.
std::size_t first_state_of(const std::vector<std::string>& lines) {
    const auto announced = std::find_if(lines.begin(), lines.end(),
                                        [](const std::string& line) { return line.starts_with("states "); });
    return static_cast<std::size_t>(announced - lines.begin()) + 1;
}

/// Each forgery of each line of each certificate is no proof, or leaves the claim as it is.
template <class Forge>
void expect_forgeries_found(Forge forge, int at_least) {
    int rejected = 0;
    for (const Certified& certified : small_certificates()) {
        const auto original = reference::read_certificate(certified.text, {}).value();
        const std::vector<std::string> lines = lines_of(certified.text);
        for (std::size_t i = first_state_of(lines); i + 1 < lines.size(); ++i) {
            std::vector<std::string> forged = lines;
            forge(forged, i);
            if (forged == lines) continue;
            correct_states(forged);
            const std::string text = repaired(forged);
            const check::Verdict verdict = check::check_bytes(text, {});
            EXPECT_NE(verdict.outcome, Outcome::unusable) << text << verdict.sentence;
            rejected += verdict.outcome == Outcome::rejected ? 1 : 0;
            if (verdict.accepted()) {
                EXPECT_TRUE(same_claim(reference::read_certificate(text, {}).value(), original));
            }
        }
    }
    EXPECT_GT(rejected, at_least);
}

TEST(Forgeries, ThatLeaveOutAStateAreFound) {
    int kept = 0;
    for (const Certified& certified : small_certificates()) {
        const std::vector<std::string> lines = lines_of(certified.text);
        std::vector<std::string> without_last = lines;
        without_last.erase(without_last.end() - 2);
        correct_states(without_last);
        EXPECT_EQ(check::check_bytes(repaired(without_last), {}).outcome, Outcome::rejected);
        std::vector<std::string> one_more = lines;
        one_more.insert(one_more.end() - 1, lines[lines.size() - 2]);
        correct_states(one_more);
        kept += check::check_bytes(repaired(one_more), {}).outcome == Outcome::accepted ? 1 : 0;
    }
    EXPECT_EQ(kept, 0);
}

TEST(Forgeries, OfMeasuresAreFound) {
    const auto lower = [](std::vector<std::string>& lines, std::size_t i) {
        const std::size_t blank = lines[i].rfind(' ');
        if (blank != std::string::npos && lines[i].find_first_of("lf", blank) == std::string::npos &&
            !lines[i].ends_with("closed"))
            lines[i] = lines[i].substr(0, blank) + " 0";
    };
    expect_forgeries_found(lower, 20);
}

TEST(Forgeries, OfLemmasAreFound) {
    for (const char* lemma : {"life", "closed", "filled"})
        expect_forgeries_found([&](std::vector<std::string>& lines, std::size_t i) { lines[i] = lemma; },
                               100);
}

TEST(Forgeries, OfPassesAreFound) {
    const auto pass = [](std::vector<std::string>& lines, std::size_t i) {
        const std::size_t blank = lines[i].find(' ');
        if (blank != std::string::npos) lines[i] = "pass" + lines[i].substr(blank);
    };
    expect_forgeries_found(pass, 100);
}

HypotheticalMove any_move(const Grid& grid, Random& random) {
    const unsigned i = random() % static_cast<unsigned>(grid.size() + 2);
    if (i == static_cast<unsigned>(grid.size())) return Pass{};
    if (i > static_cast<unsigned>(grid.size())) return KoPass{};
    return Play{Point{static_cast<std::uint16_t>(i)}};
}

/// A strategy of random choices that are allowed, with a line for every state and no progress at all: what
/// stands against it is its measures alone. Nothing if it comes to many states, or where no
/// choice is allowed.
std::optional<check::Verdict> verdict_on_wandering(check::Certificate certificate, Random& random) {
    constexpr std::size_t most_states = 60;
    const auto line = [&]() -> RankedStrategy::Line {
        return {any_move(certificate.position.grid(), random), Lemma::none, 1, 0};
    };
    std::vector<RankedStrategy::Line>& lines = certificate.strategy.lines;
    if (!certificate.attacker_forces) certificate.strategy.levels = {std::nullopt};
    lines.push_back(certificate.attacker_forces ? line() : RankedStrategy::Line{});
    for (int attempt = 0; attempt < 1000; ++attempt) {
        check::Verdict verdict = reference::check(certificate, {});
        const auto says = [&](const char* words) {
            return verdict.sentence.find(words) != std::string::npos;
        };
        if (says("no line is left")) {
            if (lines.size() == most_states) return std::nullopt;
            lines.push_back(line());
        } else if (says("not allowed") || says("a pass would")) {
            lines[verdict.line - certificate.first_line] = line();
        } else {
            return verdict;
        }
    }
    return std::nullopt;
}

TEST(Forgeries, ThatWanderWithoutProgressAreFound) {  // [J2003-ST-6]
    Random random(20034);
    std::map<std::string, int> reasons;
    for (const char* rows : {".#.O.", "#.O.#", ".O.#", "#.O/.#.", "O.#/.#.", ".#O./#O.O"}) {
        for (const Certified& certified : certificates_of(board(rows))) {
            auto claim = reference::read_certificate(certified.text, {}).value();
            claim.attacker_forces = !claim.attacker_forces;
            claim.strategy = {};
            for (int i = 0; i < 5; ++i) {
                const auto verdict = verdict_on_wandering(claim, random);
                if (!verdict) continue;
                EXPECT_EQ(verdict->outcome, Outcome::rejected);
                ++reasons[verdict->sentence.find("no progress") != std::string::npos ? "no progress"
                                                                                     : "other"];
            }
        }
    }
    EXPECT_GT(reasons["no progress"], 10);
}

/// The certificate with the opposite claim, its strategy written as that claim wants it.
std::vector<std::string> opposite(std::vector<std::string> lines) {
    const auto claim = std::find_if(lines.begin(), lines.end(),
                                    [](const std::string& line) { return line.starts_with("claim "); });
    const bool forced = *claim == "claim attacker-forces";
    *claim = forced ? "claim defender-prevents" : "claim attacker-forces";
    claim[2] = forced ? "levels target" : "goals together";
    for (auto line = claim + 4; line + 1 < lines.end(); ++line) {
        const std::size_t blank = line->find(' ');
        if (*line == "begin") *line = "pass 1";
        if (blank == std::string::npos || (*line)[blank + 1] > '9') continue;
        *line = forced ? line->substr(0, blank) + " 1" + line->substr(blank)
                       : line->substr(0, blank) + line->substr(line->rfind(' '));
    }
    if (forced) claim[4] = "begin";
    return lines;
}

// [J2003-ST-6]
TEST(Mutants, NeverProveTheOpposite) {
    Random random(20033);
    int rejected = 0;
    for (const Certified& certified : small_certificates()) {
        const std::vector<std::string> lines = opposite(lines_of(certified.text));
        const std::vector<std::string> words = words_of(repaired(lines));
        EXPECT_EQ(check::check_bytes(repaired(lines), {}).outcome, Outcome::rejected) << repaired(lines);
        for (int i = 0; i < mutants_of_each; ++i) {
            const std::string text = repaired(mutated(lines, words, random));
            const check::Verdict verdict = check::check_bytes(text, {});
            rejected += verdict.outcome == Outcome::rejected ? 1 : 0;
            if (verdict.outcome != Outcome::accepted) continue;
            EXPECT_TRUE(claim_is_true(reference::read_certificate(text, {}).value())) << text;
        }
    }
    EXPECT_GT(rejected, 1000);
}

}  // namespace
}  // namespace shikatsu::certificates
