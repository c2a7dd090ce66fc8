#include "optimized/ing_sst/proof_log.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace shikatsu::optimized::ing_sst {

ProofId ProofLog::by_life() {
    return add(Kind::life, Pass{}, {});
}

ProofId ProofLog::by_move(const Move& move, ProofId after) {
    return add(Kind::move, move, {after});
}

ProofId ProofLog::by_all(const std::vector<After>& after) {
    return add(Kind::all, Pass{}, after);
}

ProofId ProofLog::add(Kind kind, const Move& move, const std::vector<After>& after) {
    const auto begin = static_cast<std::uint32_t>(after_.size());
    after_.insert(after_.end(), after.begin(), after.end());
    proofs_.push_back({kind, move, begin, static_cast<std::uint32_t>(after_.size())});
    return static_cast<ProofId>(proofs_.size() - 1);
}

std::optional<std::vector<ProofId>> ProofLog::rested_on(ProofId proof, std::size_t most) const {
    std::unordered_set<ProofId> met{proof};
    std::vector<ProofId> found{proof};
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found.size() > most) return std::nullopt;
        const Proof& here = proofs_[found[i]];
        for (std::uint32_t j = here.begin; j < here.end; ++j) {
            const After after = after_[j];
            if (after && *after != proof_by_end && met.insert(*after).second) found.push_back(*after);
        }
    }
    // What a proof rests on was written down before it.
    std::sort(found.begin(), found.end(), std::greater<>());
    return found;
}

std::optional<IngStrategy> ProofLog::strategy(ProofId proof, std::size_t most_lines) const {
    const auto order = rested_on(proof, most_lines);
    if (!order) return std::nullopt;
    std::unordered_map<ProofId, IngStrategy::Place> places;
    for (const ProofId id : *order) places.emplace(id, static_cast<IngStrategy::Place>(places.size()));
    const auto place_of = [&](const After& after) {
        return after && *after != proof_by_end ? std::optional(places.at(*after)) : std::nullopt;
    };
    IngStrategy strategy;
    for (const ProofId id : *order) {
        const Proof& here = proofs_[id];
        if (here.kind == Kind::life) {
            strategy.lines.emplace_back(IngStrategy::Life{});
        } else if (here.kind == Kind::move) {
            strategy.lines.emplace_back(IngStrategy::Choice{here.move, place_of(after_[here.begin])});
        } else {
            IngStrategy::Answers answers;
            for (std::uint32_t i = here.begin; i < here.end; ++i) {
                if (after_[i] != After(proof_by_end)) answers.next.push_back(place_of(after_[i]));
            }
            strategy.lines.emplace_back(std::move(answers));
        }
    }
    return strategy;
}

}  // namespace shikatsu::optimized::ing_sst
