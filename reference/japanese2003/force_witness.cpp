#include "reference/japanese2003/force_witness.hpp"

#include <tl/expected.hpp>
#include <utility>

#include "reference/japanese2003/witness_graph.hpp"

namespace shikatsu::reference {

namespace {

using Node = WitnessGraph::Node;

// A hypothetical-sequence that breaks the claim, and how.
struct Fault {
    std::string sentence;
    HypotheticalSequence sequence;
};

using Stop = std::function<bool()>;

// The limit was reached; the fault, if there is one, has not been found.
struct Stopped {};

// The attacker claims that every compatible sequence fulfils the question.
tl::expected<std::optional<Fault>, Stopped> fault_of_attack(const WitnessGraph& graph,
                                                            const ForceQuestion& question, const Stop& stop) {
    const auto captured = [&](const Node& node) { return is_captured(question, node.progress); };
    const auto fulfilled = [&](const Node& node) {
        return is_fulfilled_at_end(question, node.progress, node.state.position);
    };
    if (auto end = graph.find_end([&](const Node& node) { return !fulfilled(node); })) {
        return Fault{"a compatible hypothetical-sequence ends without what was to be forced",
                     *std::move(end)};
    }
    if (auto lasso = graph.find_lasso([&](const Node& node) { return !captured(node); }, {})) {
        return Fault{"a compatible hypothetical-sequence goes on for ever without the capture",
                     *std::move(lasso)};
    }
    for (const Point point : question.region) {
        if (stop && stop()) return tl::make_unexpected(Stopped{});
        const auto occupied = [&](const Node& node) {
            return captured(node) && !is_clean(question, node.progress, node.state.position, point);
        };
        if (auto lasso = graph.find_lasso(occupied, {})) {
            return Fault{
                "a compatible hypothetical-sequence goes on for ever with a permanent-stone on the region",
                *std::move(lasso)};
        }
    }
    return std::nullopt;
}

// The defender claims that no compatible sequence fulfils the question.
tl::expected<std::optional<Fault>, Stopped> fault_of_defence(const WitnessGraph& graph,
                                                             const ForceQuestion& question) {
    const auto captured = [&](const Node& node) { return is_captured(question, node.progress); };
    if (auto end = graph.find_end([&](const Node& node) {
            return is_fulfilled_at_end(question, node.progress, node.state.position);
        })) {
        return Fault{"a compatible hypothetical-sequence ends with what was to be prevented",
                     *std::move(end)};
    }
    std::vector<WitnessGraph::Condition> clean;
    for (const Point point : question.region) {
        clean.emplace_back([&question, point](const Node& node) {
            return is_clean(question, node.progress, node.state.position, point);
        });
    }
    if (auto lasso = graph.find_lasso(captured, clean)) {
        return Fault{"a compatible hypothetical-sequence goes on for ever with what was to be prevented",
                     *std::move(lasso)};
    }
    return std::nullopt;
}

}  // namespace

WitnessVerdict verify_force_witness(const Position& final_position, const ForceQuestion& question,
                                    const FiniteMemoryStrategy& strategy, const Readings& readings,
                                    std::size_t max_states, const std::function<bool()>& stop) {
    using Kind = WitnessVerdict::Kind;
    if (!is_well_formed(strategy)) {
        return WitnessVerdict{Kind::rejected, "the machine leads to a node that it does not have",
                              std::nullopt, 0};
    }
    const WitnessVerdict limit_reached{Kind::limit_reached,
                                       "the limit was reached before all states were looked at", std::nullopt,
                                       max_states};
    const auto graph = WitnessGraph::build(final_position, question, strategy, readings, max_states, stop);
    if (!graph) return limit_reached;
    auto search = strategy.player == question.attacker() ? fault_of_attack(*graph, question, stop)
                                                         : fault_of_defence(*graph, question);
    if (!search) return limit_reached;
    if (std::optional<Fault>& fault = *search) {
        return WitnessVerdict{Kind::rejected, std::move(fault->sentence), std::move(fault->sequence),
                              graph->size()};
    }
    return WitnessVerdict{Kind::accepted, "every compatible hypothetical-sequence bears the claim out",
                          std::nullopt, graph->size()};
}

}  // namespace shikatsu::reference
