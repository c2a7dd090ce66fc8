// Formulas over truth values as a circuit of and-gates and negations, in which equal gates exist once.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace shikatsu::proofs {

/// One end of a gate or an input, possibly negated. Meaningful only together with its circuit.
struct Wire {
    std::uint32_t code = 0;

    constexpr std::uint32_t node() const { return code >> 1; }
    constexpr bool negated() const { return (code & 1) != 0; }
    constexpr Wire operator!() const { return Wire{code ^ 1}; }
    friend constexpr auto operator<=>(Wire, Wire) = default;
};

inline constexpr Wire never{0};
inline constexpr Wire always{1};

/// A gate's truth values may be worked out in the order of the numbers: a gate comes after what it takes.
class Circuit {
  public:
    Circuit();

    /// A new variable.
    Wire input(std::string name);
    Wire conjunction(Wire left, Wire right);

    /// Node 0 is the constant; every other one is an input or a gate.
    std::size_t size() const { return gates_.size(); }
    bool is_input(std::uint32_t node) const { return names_.contains(node); }
    const std::string& name(std::uint32_t node) const { return names_.at(node); }
    /// What a gate takes. Requires that the node is no input and not the constant.
    std::pair<Wire, Wire> gate(std::uint32_t node) const { return gates_[node]; }

    /// The nodes that the wires depend on, in the order of their numbers, without the constant.
    std::vector<std::uint32_t> cone(const std::vector<Wire>& wires) const;

    /// The circuit that formulas are built in. Requires a live Use in this thread.
    static Circuit& current();

    /// Makes a circuit the current one while it lives.
    class Use {
      public:
        explicit Use(Circuit& circuit);
        ~Use();
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;

      private:
        Circuit* before_;
    };

  private:
    std::vector<std::pair<Wire, Wire>> gates_;
    std::unordered_map<std::uint32_t, std::string> names_;
    std::unordered_map<std::uint64_t, Wire> known_;
};

}  // namespace shikatsu::proofs
