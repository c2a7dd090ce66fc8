// A claim about all values of some sets of intersections, with what keeps it from being empty or too easy.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "proofs/claims/scene.hpp"

namespace shikatsu::proofs {

/// A property of scenes, written once and asked of known scenes and of symbolic ones.
template <int W>
class Property {
  public:
    /// From a function that takes a scene of either kind and returns its kind of truth.
    template <class Written>
    Property(Written written)  // NOLINT(google-explicit-constructor): a function is meant where a property is
        : known_([written](const KnownScene<W>& scene) -> bool { return written(scene); }),
          symbolic_([written](const SymbolicScene<W>& scene) -> SymbolicTruth { return written(scene); }) {}

    bool operator()(const KnownScene<W>& scene) const { return known_(scene); }
    SymbolicTruth operator()(const SymbolicScene<W>& scene) const { return symbolic_(scene); }

  private:
    std::function<bool(const KnownScene<W>&)> known_;
    std::function<SymbolicTruth(const SymbolicScene<W>&)> symbolic_;
};

/// Something that the hypothesis must not exclude.
template <int W>
struct Case {
    std::string name;
    Property<W> property;
};

/// A claim that looks right but is wrong: its hypothesis does not imply its goal.
template <int W>
struct Variant {
    std::string name;
    Property<W> hypothesis;
    Property<W> goal;
};

/// "Whenever the hypothesis holds, the goal does."
template <int W>
struct Claim {
    /// The names of the sets; "black" and "white" are drawn as stones.
    std::vector<std::string> variables;
    Property<W> hypothesis;
    Property<W> goal;
    std::vector<Case<W>> cases;
    std::vector<Variant<W>> variants;
    Bounds bounds;
};

}  // namespace shikatsu::proofs
