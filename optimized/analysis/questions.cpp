// Asking questions about one position.
#include "optimized/analysis/questions.hpp"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <numeric>

#include "optimized/analysis/room_for_clearings.hpp"
#include "optimized/clearing/find_clearing.hpp"
#include "optimized/keeping/find_keeping.hpp"
#include "optimized/kernel/board_of_position.hpp"
#include "optimized/kernel/deadline.hpp"
#include "optimized/kernel/free_memory.hpp"
#include "optimized/kernel/in_threads.hpp"
#include "optimized/kernel/side_by_side.hpp"
#include "optimized/kernel/width.hpp"
#include "optimized/patterns/find_patterns.hpp"

namespace shikatsu::optimized {

using Clock = std::chrono::steady_clock;

namespace {

/// Passes on progress from several questions, a few times a second.
class ProgressReport {
  public:
    ProgressReport(const Options& options, Stage stage, std::size_t total)
        : options_(&options), now_{0, total, stage, 0} {}

    void working(std::uint64_t states) {
        if (!options_->on_progress) return;
        const std::lock_guard lock(mutex_);
        if (Clock::now() - last_ < std::chrono::milliseconds(200)) return;
        last_ = Clock::now();
        now_.states = states;
        options_->on_progress(now_);
    }
    void finished() {
        const std::lock_guard lock(mutex_);
        ++now_.strings_done;
    }

  private:
    const Options* options_;
    std::mutex mutex_;
    Clock::time_point last_ = Clock::now();
    Progress now_;
};

/// What is wanted of a question besides its answer; what is played in a zone is no hypothetical-sequence.
Extras extras_wanted(const Options& options, bool whole) {
    return {options.want_variations && whole, options.max_witness_states > 0, options.max_witness_states,
            options.budget.max_states, options.shortcuts};
}

/// `begun`: when the position's run did.
Finding finding_of(const Question& question, ForceAnswer answer, Clock::time_point started,
                   Clock::time_point begun) {
    Finding finding;
    finding.question = question;
    finding.attacker_forces = answer.attacker_forces;
    finding.ended = answer.ended;
    finding.states = answer.states;
    finding.seconds = seconds_since(started);
    finding.main_variation = answer.variation;
    finding.witness = std::move(answer.witness);
    if (answer.superko_strategy)
        finding.superko_strategy =
            std::make_shared<const SuperkoStrategy>(*std::move(answer.superko_strategy));
    finding.at = seconds_since(begun);
    return finding;
}

}  // namespace

Asker::Asker(const Position& position, const Options& options)
    : position_(position),
      options_(options),
      begun_(Clock::now()),
      deadline_(deadline_after(options.budget.max_seconds, begun_)),
      inquiries_(most_remembered_states(position.grid())),
      most_clearing_states_(most_clearing_states(position.grid(), options)) {}

bool Asker::is_ko_stone(Point point) const {
    return in_words<1, 2, 3, 6, 10>(position_.grid().size(), [&]<int W>(std::integral_constant<int, W>) {
        const Geometry<W> geometry(position_.grid());
        const StringTable<W> table(geometry, board_with_defender<W>(position_, position_.player_at(point)));
        const String<W>& string = table.string_at(Side::defender, point);
        if (!string.stones.single() || !string.liberties.single()) return false;
        return table.effect(Side::attacker, string.liberties.first()).ko_capture;
    });
}

bool Asker::stopped() const {
    return (options_.stop && options_.stop->load()) || Clock::now() >= deadline_;
}

std::vector<Kept> Asker::keep(int effort) {
    const std::function<bool()> stop = [this] { return stopped(); };
    const auto look = [&](Player player) {
        const auto started = Clock::now();
        std::vector<Kept> kept;
        for (FoundKeeping& found : find_keepings(position_, player, keeping_effort(effort), stop)) {
            kept.push_back({std::make_shared<const Keeping>(std::move(found.keeping)), found.states,
                            seconds_since(started), seconds_since(begun_)});
        }
        return kept;
    };
    std::vector<Kept> all;
    std::vector<Kept> white;
    side_by_side(
        options_.jobs > 1, [&] { all = look(Player::black); }, [&] { white = look(Player::white); });
    std::move(white.begin(), white.end(), std::back_inserter(all));
    return all;
}

std::size_t Asker::clearing_states() const {
    const auto add = [](std::size_t sum, const auto& one) {
        return sum + one.second.states + one.second.reserved;
    };
    return std::accumulate(clearings_.begin(), clearings_.end(), std::size_t{0}, add);
}

int Asker::make_room(RememberedClearing& wanted, const ClearingEffort& most, int threads,
                     std::unique_lock<std::mutex>& lock, const std::function<bool()>& stop) {
    constexpr std::chrono::milliseconds between_looks{50};
    const auto fits = [&](int with) {
        return clearing_states() + wanted.clearing.most_new_states(most, with) <= most_clearing_states_;
    };
    const auto reserves = [](const auto& other) { return other.second.reserved > 0; };
    const auto idle = [](const auto& other) { return !other.second.under_way; };
    if (!fits(threads) && std::erase_if(clearings_, idle) > 0) give_back_freed_memory();
    const int used = fits(threads) ? threads : 1;
    while (!fits(used) && std::any_of(clearings_.begin(), clearings_.end(), reserves) && !stop())
        clearing_ended_.wait_for(lock, between_looks);
    wanted.reserved = wanted.clearing.most_new_states(most, used);
    return used;
}

std::optional<Cleared> Asker::clear(const AreaToClear& area, int effort, int threads,
                                    const std::atomic<bool>& given_up) {
    constexpr std::size_t many_states = 1'000'000;
    // It answers three questions each about several strings.
    constexpr std::uint64_t questions = 4;
    const auto started = Clock::now();
    ClearingEffort most = clearing_effort(effort);
    most.states = std::min<std::uint64_t>(most.states / questions, options_.budget.max_states) * questions;
    const std::function<bool()> stop = [&] { return given_up || stopped(); };
    std::unique_lock lock(mutex_of_clearings_);
    const OwnBans own_bans = options_.shortcuts.own_bans_lifted ? OwnBans::lifted : OwnBans::kept;
    const auto entry = clearings_.try_emplace(area, position_, area, own_bans).first;
    RememberedClearing& remembered = entry->second;
    remembered.under_way = true;
    const auto ended = [&] {
        remembered.under_way = false;
        remembered.reserved = 0;
        remembered.states = remembered.clearing.states();
        clearing_ended_.notify_all();
    };
    std::optional<FoundClearing> found;
    try {
        const int used = make_room(remembered, most, threads, lock, stop);
        lock.unlock();
        found = remembered.clearing.find(most, used, stop);
        lock.lock();
    } catch (...) {
        if (!lock.owns_lock()) lock.lock();
        ended();
        throw;
    }
    ended();
    const bool much = remembered.states > many_states;
    const bool forgotten = found || clearing_states() > most_clearing_states_ / 2;
    if (forgotten) clearings_.erase(entry);
    lock.unlock();
    if (forgotten && much) give_back_freed_memory();
    if (!found) return std::nullopt;
    return Cleared{std::make_shared<const Clearing>(std::move(found->clearing)), found->states,
                   seconds_since(started), seconds_since(begun_)};
}

template <class Find>
std::vector<Finding> Asker::find_all(std::size_t count, Stage stage, std::uint64_t max_states,
                                     Find find) const {
    std::vector<Finding> findings(count);
    ProgressReport progress(options_, stage, count);
    std::atomic<std::size_t> next{0};
    const auto jobs = std::min<std::size_t>(static_cast<std::size_t>(std::max(options_.jobs, 1)), count);
    // What is not used for questions side by side is used inside of them.
    const int threads_each = options_.jobs / static_cast<int>(std::max<std::size_t>(jobs, 1));
    in_threads(static_cast<int>(jobs), [&] {
        for (std::size_t i = next++; i < count; i = next++) {
            const Limits limits{max_states, deadline_, options_.stop,
                                [&](std::uint64_t states) { progress.working(states); }, threads_each};
            findings[i] = find(i, limits);
            progress.finished();
        }
    });
    return findings;
}

std::vector<Finding> Asker::ask_all(const std::vector<Question>& questions, Stage stage,
                                    std::uint64_t max_states) {
    std::vector<Inquiry*> inquiries;
    for (const Question& question : questions) {
        inquiries.push_back(&inquiries_.use({std::nullopt, {question}}, max_states, [&] {
            return inquiry_into(position_, question, options_.readings);
        }));
    }
    std::vector<Finding> findings =
        find_all(questions.size(), stage, max_states, [&](std::size_t i, const Limits& limits) {
            const auto started = Clock::now();
            if (limits.interrupted()) return finding_of(questions[i], {}, started, begun_);
            const Extras extras = extras_wanted(options_, !questions[i].zone);
            ForceAnswer answer = std::move(inquiries[i]->look_on(limits, extras).front());
            return finding_of(questions[i], std::move(answer), started, begun_);
        });
    inquiries_.tidy();
    return findings;
}

std::vector<Finding> Asker::ask_together(const std::vector<Question>& questions, Together sought, Stage stage,
                                         std::uint64_t max_states) {
    const auto started = Clock::now();
    ProgressReport progress(options_, stage, questions.size());
    const Limits limits{max_states, deadline_, options_.stop,
                        [&](std::uint64_t states) { progress.working(states); }, options_.jobs};
    std::vector<ForceAnswer> answers(questions.size());
    if (!stopped()) {
        Inquiry& inquiry = inquiries_.use({sought, questions}, max_states, [&] {
            return inquiry_into(position_, questions, sought, options_.readings);
        });
        answers = inquiry.look_on(limits, extras_wanted(options_, true));
        inquiries_.tidy();
    }
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        findings.push_back(finding_of(questions[i], std::move(answers[i]), started, begun_));
        findings.back().seconds /= static_cast<double>(questions.size());
    }
    return findings;
}

std::vector<Finding> Asker::keep_by_patterns(const std::vector<Question>& questions,
                                             const std::vector<ProvedString>& proved, LinesEnd lines_end,
                                             std::uint64_t max_states) {
    return find_all(questions.size(), Stage::capture, max_states, [&](std::size_t i, const Limits& limits) {
        const auto started = Clock::now();
        const Question& question = questions[i];
        FoundPatterns found;
        if (!limits.interrupted()) {
            found = find_patterns(position_, question.target, question.region, question.zone.value().points,
                                  proved, lines_end, limits);
        }
        ForceAnswer answer;
        answer.states = found.states;
        answer.ended = found.states < max_states && !stopped();
        if (found.proof) answer.attacker_forces = false;
        Finding finding = finding_of({question.target, question.region}, std::move(answer), started, begun_);
        if (found.proof) finding.patterns = std::make_shared<const PatternProof>(std::move(*found.proof));
        return finding;
    });
}

Asker::Witnessed Asker::ask_with_witness(const Question& question, std::size_t max_states) {
    const auto started = Clock::now();
    const Limits limits{options_.budget.max_states, deadline_, options_.stop, {}, options_.jobs};
    const Extras extras{options_.want_variations, true, max_states, options_.budget.max_states,
                        options_.shortcuts};
    std::vector<ForceAnswer> found =
        inquiry_into(position_, question, options_.readings)->look_on(limits, extras);
    Finding finding = finding_of(question, std::move(found.front()), started, begun_);
    std::optional<RankedStrategy> witness = std::move(finding.witness);
    finding.witness.reset();
    return {std::move(finding), std::move(witness)};
}

}  // namespace shikatsu::optimized
