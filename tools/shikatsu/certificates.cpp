#include "tools/shikatsu/certificates.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "reference/certificates/certificate_reader.hpp"
#include "reference/certificates/clearing_reader.hpp"
#include "reference/certificates/keeping_reader.hpp"
#include "reference/certificates/pattern_reader.hpp"
#include "reference/certificates/superko_strategy_reader.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/question_name.hpp"
#include "tools/lib/whole_file.hpp"
#include "tools/shikatsu/best_play_certificates.hpp"
#include "tools/shikatsu/number_checks.hpp"
#include "tools/shikatsu/output.hpp"
#include "tools/shikatsu/own_certificates.hpp"
#include "tools/shikatsu/shared_verdicts.hpp"
#include "tools/shikatsu/status_certificates.hpp"
#include "tools/shikatsu/text_checks.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::tools {

namespace {

using optimized::Adjudication;
using optimized::Finding;
using optimized::StringVerdict;

/// On the certificate of a finding's proof, unless that was checked for another string.
template <class Certificate>
check::Verdict verdict_on(const Certificate& certificate, const Finding& finding, SharedVerdicts& shared,
                          const check::Limits& limits, const std::function<bool()>& stop) {
    if (const check::Verdict* known = shared.find(shared_proof(finding))) return *known;
    check::Verdict verdict = reference::check(certificate, limits, stop);
    shared.add(shared_proof(finding), verdict);
    return verdict;
}

/// As below, for strings kept by regions.
check::Verdict checked_keeping(const std::string& text, const Adjudication& adjudication,
                               const StringVerdict& string, const Finding& finding, SharedVerdicts& shared,
                               const check::Limits& limits, const std::function<bool()>& stop) {
    const auto certificate = reference::read_keeping(text, limits);
    if (!certificate) return unreadable(certificate.error());
    const auto of_string = [&](Point unit) {
        return std::binary_search(string.points.begin(), string.points.end(), unit);
    };
    const auto& units = certificate->keeping.units;
    const bool same_claim = certificate->position == adjudication.position &&
                            certificate->keeper == string.owner && adjudication.readings == Readings{} &&
                            std::any_of(units.begin(), units.end(), of_string);
    return same_claim ? verdict_on(*certificate, finding, shared, limits, stop) : another_claim();
}

/// Whether the clearing shows that the string is captured and no permanent-stone on the question's region, or
/// that no capture of it without one can be forced.
bool claims(const reference::ClearingCertificate& certificate, const StringVerdict& string,
            const Finding& finding) {
    std::vector<Point> region = finding.question.region;
    std::sort(region.begin(), region.end());
    if (const std::optional<Point> stays = certificate.clearing.stays) {
        return certificate.keeper == string.owner && finding.attacker_forces == false &&
               std::binary_search(string.points.begin(), string.points.end(), *stays) &&
               std::binary_search(region.begin(), region.end(), *stays);
    }
    const std::vector<Point> captured = reference::captured_by(certificate);
    const std::vector<Point> cleared = reference::cleared_by(certificate);
    return certificate.keeper == opponent(string.owner) && finding.attacker_forces == true &&
           std::binary_search(captured.begin(), captured.end(), string.points.front()) &&
           std::includes(cleared.begin(), cleared.end(), region.begin(), region.end());
}

/// As below, for strings in regions that are cleared.
check::Verdict checked_clearing(const std::string& text, const Adjudication& adjudication,
                                const StringVerdict& string, const Finding& finding, SharedVerdicts& shared,
                                const check::Limits& limits, const std::function<bool()>& stop) {
    const auto certificate = reference::read_clearing(text, limits);
    if (!certificate) return unreadable(certificate.error());
    const bool same_claim = certificate->position == adjudication.position &&
                            adjudication.readings == Readings{} && claims(*certificate, string, finding);
    return same_claim ? verdict_on(*certificate, finding, shared, limits, stop) : another_claim();
}

/// As below, for strings kept by patterns.
check::Verdict checked_patterns(const std::string& text, const Adjudication& adjudication,
                                const StringVerdict& string, const Finding& finding,
                                const check::Limits& limits, const std::function<bool()>& stop) {
    const auto certificate = reference::read_patterns(text, limits);
    if (!certificate) return unreadable(certificate.error());
    const bool same_claim =
        certificate->position == adjudication.position && adjudication.readings == Readings{} &&
        finding.attacker_forces == false && certificate->region == finding.question.region &&
        std::binary_search(string.points.begin(), string.points.end(), certificate->target);
    return same_claim ? reference::check(*certificate, limits, stop) : another_claim();
}

/// Whether the certificate makes the finding's claim about force.
template <class Certificate>
bool makes_claim(const Certificate& certificate, const Adjudication& adjudication, const Finding& finding) {
    const reference::PointSet region(finding.question.region.begin(), finding.question.region.end());
    return certificate.position == adjudication.position && certificate.readings == adjudication.readings &&
           certificate.question.target.points.contains(finding.question.target) &&
           certificate.question.region == region && certificate.attacker_forces == finding.attacker_forces;
}

/// What the file of a certificate is called.
std::string name_of(const Position& position, std::size_t position_number, Point first, const char* what) {
    return fmt::format("position-{:04}-{}-{}", position_number, vertex(position.grid(), first), what);
}

/// Reads the text back and checks that it makes the finding's claim and proves it.
check::Verdict checked(const std::string& text, const Adjudication& adjudication, const StringVerdict& string,
                       const Finding& finding, SharedVerdicts& shared, const std::function<bool()>& stop) {
    const check::Limits limits = limits_of_own();
    if (finding.keeping) return checked_keeping(text, adjudication, string, finding, shared, limits, stop);
    if (finding.clearing) return checked_clearing(text, adjudication, string, finding, shared, limits, stop);
    if (finding.patterns) return checked_patterns(text, adjudication, string, finding, limits, stop);
    if (finding.superko_strategy) {
        const auto certificate = reference::read_superko_strategy(text, limits);
        if (!certificate) return unreadable(certificate.error());
        return makes_claim(*certificate, adjudication, finding) ? reference::check(*certificate, limits, stop)
                                                                : another_claim();
    }
    const auto certificate = reference::read_certificate(text, limits);
    if (!certificate) return unreadable(certificate.error());
    const bool same_claim = makes_claim(*certificate, adjudication, finding) &&
                            certificate->zone.has_value() == finding.question.zone.has_value();
    return same_claim ? reference::check(*certificate, limits, stop) : another_claim();
}

}  // namespace

void Certificates::add_to(CLI::App& command) {
    command
        .add_option("--certificates", folder_,
                    "Of japanese-2003: write a certificate for each decided question, of asura-1989 for each "
                    "status, of Ikeda's rules and ing-sst for each bound on best play, into this folder, for "
                    "shikatsu-check")
        ->type_name("DIR")
        ->check(written_folder_check());
    command.add_flag("--verify", verify_,
                     "Of rules with certificates: check each one by the reference, and say so");
    command
        .add_option("--max-certificate-states", max_states_, "States that a certificate may have a line for")
        ->check(count_check())
        ->type_name("N")
        ->capture_default_str();
}

std::size_t Certificates::max_witness_states() const {
    return verify_ || !folder_.empty() ? max_states_ : 0;
}

void Certificates::print_written(const Done& done) const {
    if (done.written == 0) return;
    print(fmt::format("certificates: {} in {}, {} bytes\n", done.written, printable(folder_), done.bytes));
}

void Certificates::report(const Done& done, Outcome& outcome) {
    for (const std::string& sentence : done.missing) complain("shikatsu: " + sentence);
    for (const std::string& sentence : done.rejected)
        complain("shikatsu: internal error: the reference rejects " + sentence);
    if (!done.rejected.empty()) outcome.note_internal_error();
    if (!done.write_error) return;
    complain("shikatsu: error: " + printable(*done.write_error));
    outcome.note_bad_input();
}

template <class String, class ProcessString>
Certificates::Done Certificates::process_each(const std::vector<String>& strings,
                                              ProcessString process_string) const {
    Done done;
    if (max_witness_states() == 0) return done;
    std::error_code error;
    if (!folder_.empty()) std::filesystem::create_directories(folder_, error);
    Verified all;
    for (const String& string : strings) all.push_back(process_string(string, done));
    if (verify_) done.verified = std::move(all);
    return done;
}

Certificates::Done Certificates::process(const Adjudication& adjudication, std::size_t position_number,
                                         const std::function<bool()>& stop) const {
    SharedVerdicts shared;
    const std::string why_missing =
        fmt::format("its strategy was not complete within {} states and the budget", max_states_);
    return process_each(adjudication.strings, [&](const StringVerdict& string, Done& done) {
        std::optional<bool> verified = true;
        for (const optimized::Stage stage : optimized::all_stages) {
            const Finding* finding = string.found(stage);
            if (finding == nullptr || !finding->attacker_forces) continue;
            const auto text = [&] {
                return certificate_text(adjudication.position, adjudication.readings, *finding);
            };
            process_one({.name = name_of(adjudication.position, position_number, string.points.front(),
                                         question_name(stage)),
                         .text = finding->has_proof() ? std::function<std::string()>(text) : nullptr,
                         .why_missing = why_missing,
                         .checked =
                             [&](const std::string& text) {
                                 return checked(text, adjudication, string, *finding, shared, stop);
                             }},
                        verified, done);
        }
        if (!string.alive && verified == true) verified = std::nullopt;
        return verified;
    });
}

Certificates::Done Certificates::process(const Ruling& ruling, std::size_t position_number,
                                         const std::function<bool()>& stop) const {
    SharedVerdicts shared;
    Done done = process_each(ruling.strings, [&](const StringRuling& string, Done& done) {
        if (!string.alive) return std::optional<bool>();
        std::optional<bool> verified = true;
        process_one({.name = name_of(ruling.position, position_number, string.points.front(), "status"),
                     .text = string.certificate ? string.certificate->text : nullptr,
                     .why_missing =
                         fmt::format("no strategy was complete within {} states and the budget", max_states_),
                     .checked =
                         [&](const std::string& text) {
                             return checked_status(text, ruling.position, string, shared, stop);
                         }},
                    verified, done);
        return verified;
    });
    if (max_witness_states() == 0) return done;
    for (const BestPlay& value : ruling.best_play) {
        const auto verified = process_best_play(ruling, value, position_number, stop, done);
        if (verify_) done.verified->push_back(verified);
    }
    return done;
}

std::optional<bool> Certificates::process_best_play(const Ruling& ruling, const BestPlay& value,
                                                    std::size_t position_number,
                                                    const std::function<bool()>& stop, Done& done) const {
    std::optional<bool> verified = true;
    for (const Player player : {Player::black, Player::white}) {
        const bool blacks = player == Player::black;
        if (!(blacks ? value.at_least : value.at_most)) continue;
        const std::optional<BoundProof>& proof = blacks ? value.blacks : value.whites;
        process_one(
            {.name = fmt::format("position-{:04}-{}-first-at-{}", position_number, name(value.first),
                                 blacks ? "least" : "most"),
             .text = proof ? proof->certificate.text : nullptr,
             .why_missing =
                 fmt::format("no strategy was complete within {} places and the budget", max_states_),
             .checked =
                 [&](const std::string& text) { return checked_bound(text, ruling, value, player, stop); }},
            verified, done);
    }
    if (!value.decided() && verified == true) verified = std::nullopt;
    return verified;
}

void Certificates::process_one(const One& one, std::optional<bool>& verified, Done& done) const {
    const auto lacking = [&](const std::string& why) {
        if (verified == true) verified = std::nullopt;
        done.missing.push_back(fmt::format("{}: {}", one.name, why));
    };
    if (!one.text) {
        lacking("no certificate: " + one.why_missing);
        return;
    }
    const std::string text = one.text();
    if (!folder_.empty()) write(one.name, packed(text), done);
    if (!verify_) return;
    const check::Verdict verdict = one.checked(text);
    if (verdict.outcome == check::Outcome::unusable) {
        lacking("not verified: the time or the states were used up");
    } else if (verdict.outcome == check::Outcome::rejected) {
        verified = false;
        done.rejected.push_back(fmt::format("{}: line {}: {}", one.name, verdict.line, verdict.sentence));
    }
}

void Certificates::write(const std::string& name, const std::string& bytes, Done& done) const {
    const std::string path = (std::filesystem::path(folder_) / (name + ".cert.gz")).string();
    if (write_whole(path, bytes)) {
        ++done.written;
        done.bytes += bytes.size();
    } else {
        done.write_error = fmt::format("{}: cannot be written", path);
    }
}

}  // namespace shikatsu::tools
