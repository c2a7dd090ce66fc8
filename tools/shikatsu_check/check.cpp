#include "tools/shikatsu_check/check.hpp"

#include <fmt/format.h>

#include <chrono>

#include "reference/certificates/certificate_file.hpp"
#include "reference/certificates/certificate_reader.hpp"
#include "reference/japanese2003/force_witness.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::check {

namespace {

constexpr std::size_t most_moves_shown = 40;

std::string words_of(const Grid& grid, const HypotheticalMove& move) {
    if (const auto* play = std::get_if<Play>(&move)) return vertex(grid, play->point);
    const auto* ko_pass = std::get_if<KoPass>(&move);
    if (ko_pass == nullptr) return "pass";
    return ko_pass->ko ? "ko-pass@" + vertex(grid, *ko_pass->ko) : "ko-pass";
}

std::string words_of(const Grid& grid, const std::vector<HypotheticalMove>& moves) {
    std::string words;
    for (std::size_t i = 0; i < moves.size() && i < most_moves_shown; ++i)
        words.append(" ").append(words_of(grid, moves[i]));
    return words + (moves.size() > most_moves_shown ? " …" : "");
}

/// The strategy's node after the opposing moves of a sequence's finite beginning.
std::size_t node_after(const Certificate& certificate, const reference::HypotheticalSequence& sequence) {
    std::size_t node = 0;
    Player mover = sequence.first;
    for (const HypotheticalMove& move : sequence.prefix) {
        if (mover != certificate.strategy.player)
            node = reference::node_after(certificate.strategy, node, move);
        mover = opponent(mover);
    }
    return node;
}

Verdict rejection(const Certificate& certificate, const reference::WitnessVerdict& verdict) {
    if (!verdict.offending)
        return {Outcome::rejected, certificate.first_node_line, verdict.sentence, verdict.states};
    const Grid& grid = certificate.position.grid();
    const reference::HypotheticalSequence& sequence = *verdict.offending;
    std::string sentence = verdict.sentence + ":" + words_of(grid, sequence.prefix);
    if (!sequence.cycle.empty()) sentence += fmt::format(", then for ever{}", words_of(grid, sequence.cycle));
    return {Outcome::rejected, certificate.first_node_line + node_after(certificate, sequence),
            std::move(sentence), verdict.states};
}

Verdict unusable(const Problem& problem) {
    return {Outcome::unusable, problem.line, problem.sentence, 0};
}

}  // namespace

Verdict check(const Certificate& certificate, const Limits& limits, const std::function<bool()>& stop) {
    using Kind = reference::WitnessVerdict::Kind;
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const auto enough = [&] {
        return std::chrono::duration<double>(Clock::now() - begin).count() > limits.seconds ||
               (stop && stop());
    };
    const auto verdict =
        reference::verify_force_witness(certificate.position, certificate.question, certificate.strategy,
                                        certificate.readings, limits.states, enough);
    if (verdict.kind == Kind::rejected) return rejection(certificate, verdict);
    if (verdict.kind == Kind::limit_reached) {
        return unusable({0, fmt::format("not checked to the end within {} states and {} seconds",
                                        limits.states, limits.seconds)});
    }
    return {Outcome::accepted, 0, claim_in_words(certificate), verdict.states};
}

Verdict check_bytes(std::string bytes, const Limits& limits) {
    const auto text = reference::unpacked(std::move(bytes), limits);
    if (!text) return unusable(text.error());
    const auto certificate = reference::read_certificate(*text, limits);
    if (!certificate) return unusable(certificate.error());
    return check(*certificate, limits, {});
}

std::string claim_in_words(const Certificate& certificate) {
    const Grid& grid = certificate.position.grid();
    const reference::ForceQuestion& question = certificate.question;
    std::string words = fmt::format("{} {} force capture of the {}-string at {}", name(question.attacker()),
                                    certificate.attacker_forces ? "can" : "cannot", name(question.defender()),
                                    vertex(grid, *question.target.points.begin()));
    if (question.region.empty()) return words;
    words += fmt::format(" and no {} permanent-stone on", name(question.defender()));
    for (const Point point : question.region) words.append(" ").append(vertex(grid, point));
    return words;
}

}  // namespace shikatsu::check
