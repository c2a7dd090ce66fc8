#include "tools/atlas/survey.hpp"

#include <mutex>

#include "optimized/kernel/in_threads.hpp"

namespace shikatsu::atlas {

void Summary::add(const PositionClass& members, const optimized::Adjudication& adjudication) {
    const auto size = static_cast<std::uint64_t>(members.size);
    ++classes;
    positions += size;
    bool open = false;
    for (const optimized::StringVerdict& string : adjudication.strings) {
        strings += size;
        statuses[string.status] += size;
        if (string.capturable_3 == true) capturable_3 += size;
        open = open || string.status == optimized::Status::undecided || !string.capturable_3;
        for (const optimized::Finding& finding : string.findings) {
            ++questions;
            states += finding.states;
            if (finding.states > most_states_of_a_question) {
                most_states_of_a_question = finding.states;
                hardest = members.code;
            }
        }
    }
    if (adjudication.end_prohibited_by_direct_ko == true) ends_prohibited_by_direct_ko += size;
    if (open) undecided_positions += size;
}

void Summary::add(const Summary& other) {
    classes += other.classes;
    positions += other.positions;
    strings += other.strings;
    for (const auto& [status, count] : other.statuses) statuses[status] += count;
    capturable_3 += other.capturable_3;
    ends_prohibited_by_direct_ko += other.ends_prohibited_by_direct_ko;
    undecided_positions += other.undecided_positions;
    questions += other.questions;
    states += other.states;
    if (other.most_states_of_a_question > most_states_of_a_question) {
        most_states_of_a_question = other.most_states_of_a_question;
        hardest = other.hardest;
    }
}

Summary survey(const Grid& grid, const std::vector<PositionClass>& classes, const optimized::Options& options,
               int jobs, const std::function<void(std::size_t)>& progress) {
    Summary total;
    std::mutex mutex;
    std::size_t done = 0;
    std::atomic<std::size_t> next{0};
    optimized::in_threads(jobs, [&] {
        Summary own;
        for (std::size_t i = next++; i < classes.size(); i = next++) {
            if (options.stop && options.stop->load()) break;
            const auto found = optimized::adjudicate(position_of(grid, classes[i].code), 0, options);
            // Interrupted, and so perhaps undecided for no reason that counts.
            if (options.stop && options.stop->load()) break;
            own.add(classes[i], found);
            const std::lock_guard lock(mutex);
            progress(++done);
        }
        const std::lock_guard lock(mutex);
        total.add(own);
    });
    return total;
}

}  // namespace shikatsu::atlas
