// Asking questions about one position.
#include "optimized/analysis/questions.hpp"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <numeric>

#include "optimized/analysis/room_for_clearings.hpp"
#include "optimized/clearing/find_clearing.hpp"
#include "optimized/force/force_solver.hpp"
#include "optimized/keeping/find_keeping.hpp"
#include "optimized/kernel/deadline.hpp"
#include "optimized/kernel/free_memory.hpp"
#include "optimized/kernel/in_threads.hpp"
#include "optimized/kernel/side_by_side.hpp"
#include "optimized/kernel/width.hpp"
#include "optimized/patterns/find_patterns.hpp"
#include "optimized/zones/cut_out.hpp"

namespace shikatsu::optimized {

using Clock = std::chrono::steady_clock;

/// Hides the number of words that a board needs.
class Asker::Width {
  public:
    virtual ~Width() = default;
    virtual ForceAnswer answer(const Question& question, const Readings& readings, const Limits& limits,
                               const Extras& extras) const = 0;
    virtual std::vector<ForceAnswer> answer_together(const std::vector<Question>& questions, Together sought,
                                                     const Readings& readings, const Limits& limits,
                                                     const Extras& extras) const = 0;
    virtual bool is_ko_stone(Point point) const = 0;
};

namespace {

template <int W>
class WidthOf : public Asker::Width {
  public:
    explicit WidthOf(const Position& position) : position_(position), geometry_(position.grid()) {}

    ForceAnswer answer(const Question& question, const Readings& readings, const Limits& limits,
                       const Extras& extras) const override {
        const std::optional<ForceQuestion<W>> force = force_question(question);
        return force ? ForceSolver<W>(geometry_, readings, limits, extras).answer(*force) : ForceAnswer{};
    }

    std::vector<ForceAnswer> answer_together(const std::vector<Question>& questions, Together sought,
                                             const Readings& readings, const Limits& limits,
                                             const Extras& extras) const override {
        std::vector<ForceQuestion<W>> all;
        all.reserve(questions.size());
        for (const Question& question : questions) all.push_back(force_question(question).value());
        return ForceSolver<W>(geometry_, readings, limits, extras)
            .answer_together(all, sought == Together::all_fall ? Side::attacker : Side::defender);
    }

    bool is_ko_stone(Point point) const override {
        const StringTable<W> table(geometry_, board_with_defender(owner(point)));
        const String<W>& string = table.string_at(Side::defender, point);
        if (!string.stones.single() || !string.liberties.single()) return false;
        return table.effect(Side::attacker, string.liberties.first()).ko_capture;
    }

  private:
    /// Nothing if its zone is none.
    std::optional<ForceQuestion<W>> force_question(const Question& question) const {
        const Player defender = owner(question.target);
        ForceQuestion<W> force;
        force.board = board_with_defender(defender);
        for (const Point point : question.region) force.region.insert(point);
        if (question.zone) {
            force.zone = zone_of(*question.zone, force.board, defender);
            if (!force.zone) return std::nullopt;
            force.board = force.zone->inside(force.board);
        }
        const StringTable<W> table(geometry_, force.board);
        force.target = table.string_at(Side::defender, question.target).stones;
        for (std::size_t i = 0; i < table.size(Side::defender); ++i) {
            const Bits<W>& stones = table.string(Side::defender, i).stones;
            if (stones.meets(force.target | force.region)) force.originals |= stones;
        }
        return force;
    }

    std::optional<Zone<W>> zone_of(const ProofZone& zone, const Board<W>& board, Player defender) const {
        Bits<W> points;
        for (const Point point : zone.points) points.insert(point);
        return Zone<W>::of(geometry_, board, points,
                           zone.prover == defender ? Side::defender : Side::attacker);
    }

    Player owner(Point point) const { return position_.player_at(point); }

    Board<W> board_with_defender(Player defender) const {
        Board<W> board;
        for (const Point point : position_.grid().points()) {
            if (position_.empty(point)) continue;
            board.of(owner(point) == defender ? Side::defender : Side::attacker).insert(point);
        }
        return board;
    }

    Position position_;
    Geometry<W> geometry_;
};

std::unique_ptr<Asker::Width> width_for(const Position& position) {
    return in_words<1, 2, 3, 6, 10>(
        position.grid().size(), [&]<int W>(std::integral_constant<int, W>) -> std::unique_ptr<Asker::Width> {
            return std::make_unique<WidthOf<W>>(position);
        });
}

/// What lies away from the question's zone, if it has one, is left out.
ForceAnswer answer_in_zone(const Position& position, const Question& question, const Readings& readings,
                           const Limits& limits, const Extras& extras) {
    const CutOut cut(position, question);
    ForceAnswer answer = width_for(cut.position())->answer(cut.question(), readings, limits, extras);
    if (answer.witness) answer.witness = cut.back(std::move(*answer.witness));
    return answer;
}

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

double seconds_since(Clock::time_point moment) {
    return std::chrono::duration<double>(Clock::now() - moment).count();
}

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
    finding.states = answer.states;
    finding.seconds = seconds_since(started);
    finding.main_variation = answer.variation;
    finding.witness = std::move(answer.witness);
    finding.at = seconds_since(begun);
    return finding;
}

}  // namespace

Asker::Asker(const Position& position, const Options& options)
    : width_(width_for(position)),
      position_(position),
      options_(options),
      begun_(Clock::now()),
      deadline_(deadline_after(options.budget.max_seconds, begun_)),
      most_clearing_states_(most_clearing_states(position.grid(), options)) {}

Asker::~Asker() = default;

bool Asker::is_ko_stone(Point point) const {
    return width_->is_ko_stone(point);
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
    const auto entry = clearings_.try_emplace(area, position_, area).first;
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

ForceAnswer Asker::answer(const Question& question, const Limits& limits, const Extras& extras) const {
    if (question.zone) return answer_in_zone(position_, question, options_.readings, limits, extras);
    return width_->answer(question, options_.readings, limits, extras);
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
    return find_all(questions.size(), stage, max_states, [&](std::size_t i, const Limits& limits) {
        const auto started = Clock::now();
        if (limits.interrupted()) return finding_of(questions[i], {}, started, begun_);
        const Extras extras = extras_wanted(options_, !questions[i].zone);
        return finding_of(questions[i], answer(questions[i], limits, extras), started, begun_);
    });
}

std::vector<Finding> Asker::ask_together(const std::vector<Question>& questions, Together sought, Stage stage,
                                         std::uint64_t max_states) {
    const auto started = Clock::now();
    ProgressReport progress(options_, stage, questions.size());
    const Limits limits{max_states, deadline_, options_.stop,
                        [&](std::uint64_t states) { progress.working(states); }, options_.jobs};
    const Extras extras = extras_wanted(options_, true);
    std::vector<ForceAnswer> answers =
        limits.interrupted() ? std::vector<ForceAnswer>(questions.size())
                             : width_->answer_together(questions, sought, options_.readings, limits, extras);
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
        if (found.proof) answer.attacker_forces = false;
        Finding finding = finding_of({question.target, question.region}, std::move(answer), started, begun_);
        if (found.proof) finding.patterns = std::make_shared<const PatternProof>(std::move(*found.proof));
        return finding;
    });
}

Asker::Witnessed Asker::ask_with_witness(const Question& question, std::size_t max_states) {
    const auto started = Clock::now();
    const Limits limits{options_.budget.max_states, deadline_, options_.stop, {}, options_.jobs};
    ForceAnswer found =
        answer(question, limits,
               {options_.want_variations, true, max_states, options_.budget.max_states, options_.shortcuts});
    Finding finding = finding_of(question, std::move(found), started, begun_);
    std::optional<RankedStrategy> witness = std::move(finding.witness);
    finding.witness.reset();
    return {std::move(finding), std::move(witness)};
}

}  // namespace shikatsu::optimized
