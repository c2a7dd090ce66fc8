// Every state that a certificate of a question may be about, with every choice: the checker's walk with all
// choices at once.
#pragma once

#include <optional>
#include <vector>

#include "reference/certificates/certificate.hpp"

namespace shikatsu::proofs {

/// Node 0 is the final-position; there the attacker is to move, elsewhere the winner.
struct CertificateArena {
    struct Answer {
        std::size_t to = 0;
        /// The next goal is pursued from there.
        bool progress = false;
    };
    struct Choice {
        HypotheticalMove move;
        /// By which the state after it is won; then there are no answers.
        Lemma lemma = Lemma::none;
        /// In the checker's order.
        std::vector<Answer> answers;
    };
    struct Node {
        /// By which the state itself is won.
        Lemma lemma = Lemma::none;
        std::vector<Choice> choices;
        /// What the defender might keep that is there, by numbers of items.
        std::vector<std::size_t> kept;
    };

    bool attacks = false;
    bool in_turn = false;
    std::vector<Node> nodes;
    /// What a level may keep: the target, or a played stone on a point.
    std::vector<std::optional<Point>> items;
};

/// Requires at most 64 intersections.
CertificateArena certificate_arena(const Position& final_position, const reference::ForceQuestion& question,
                                   bool attacks, bool in_turn);

}  // namespace shikatsu::proofs
