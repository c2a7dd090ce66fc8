// Why the answers of a search are so: the moves by which they are, and the answers after them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reference/values/ing_strategy.hpp"

namespace shikatsu::optimized::ing_sst {

/// The number of an answer's proof.
using ProofId = std::uint32_t;
/// The game has ended as wanted.
inline constexpr ProofId proof_by_end = 0;

/// Proofs are written down when answers are found, those that they rest on before them, and stay.
class ProofLog {
  public:
    /// Nothing for a move that is refused.
    using After = std::optional<ProofId>;

    /// By the stones that last.
    ProofId by_life();
    /// By a move of the player who is sure.
    ProofId by_move(const Move& move, ProofId after);
    /// By all moves of his opponent that the position allows: plays in reading order, then the pass, if it
    /// may be made.
    ProofId by_all(const std::vector<After>& after);

    /// The proof as a strategy; nothing if it takes more lines.
    std::optional<IngStrategy> strategy(ProofId proof, std::size_t most_lines) const;

  private:
    enum class Kind : std::uint8_t { end, life, move, all };
    struct Proof {
        Kind kind = Kind::end;
        Move move = Pass{};
        /// In `after_`.
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    /// The proofs that it rests on, itself among them, each before those that it rests on itself.
    std::optional<std::vector<ProofId>> rested_on(ProofId proof, std::size_t most) const;
    ProofId add(Kind kind, const Move& move, const std::vector<After>& after);

    std::vector<Proof> proofs_{Proof{}};
    std::vector<After> after_;
};

}  // namespace shikatsu::optimized::ing_sst
