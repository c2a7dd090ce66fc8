#include "proofs/symbolic/circuit.hpp"

#include <stdexcept>
#include <utility>

namespace shikatsu::proofs {

namespace {

thread_local Circuit* current_circuit = nullptr;

}  // namespace

Circuit::Circuit() {
    gates_.emplace_back(never, never);
}

Wire Circuit::input(std::string name) {
    const auto node = static_cast<std::uint32_t>(gates_.size());
    gates_.emplace_back(never, never);
    names_.emplace(node, std::move(name));
    return Wire{node << 1};
}

Wire Circuit::conjunction(Wire left, Wire right) {
    if (right < left) std::swap(left, right);
    if (left == never || left == !right) return never;
    if (left == always || left == right) return right;
    const std::uint64_t key = std::uint64_t{left.code} << 32 | right.code;
    const auto [entry, added] = known_.try_emplace(key, Wire{static_cast<std::uint32_t>(gates_.size()) << 1});
    if (added) gates_.emplace_back(left, right);
    return entry->second;
}

std::vector<std::uint32_t> Circuit::cone(const std::vector<Wire>& wires) const {
    std::vector<bool> needed(gates_.size(), false);
    for (const Wire wire : wires) needed[wire.node()] = true;
    for (std::size_t node = gates_.size(); node-- > 1;) {
        if (!needed[node] || is_input(static_cast<std::uint32_t>(node))) continue;
        needed[gates_[node].first.node()] = true;
        needed[gates_[node].second.node()] = true;
    }
    std::vector<std::uint32_t> nodes;
    for (std::uint32_t node = 1; node < gates_.size(); ++node) {
        if (needed[node]) nodes.push_back(node);
    }
    return nodes;
}

Circuit& Circuit::current() {
    if (current_circuit == nullptr) throw std::logic_error("a formula outside of any circuit");
    return *current_circuit;
}

Circuit::Use::Use(Circuit& circuit) : before_(std::exchange(current_circuit, &circuit)) {}

Circuit::Use::~Use() {
    current_circuit = before_;
}

}  // namespace shikatsu::proofs
