// Pattern proofs made by hand or found by trying all moves, and whether what they claim is true.
#pragma once

#include <array>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "reference/certificates/pattern_check.hpp"
#include "reference/certificates/pattern_rules.hpp"

namespace shikatsu::certificates {

/// The lines of a pattern proof's text without its end line: the rows of the position parted by '/', then the
/// target and the patterns.
std::vector<std::string> pattern_lines(const std::string& rows, const std::string& target,
                                       const std::vector<std::string>& patterns);
/// The same with the line of a region.
std::vector<std::string> gain_lines(const std::string& rows, const std::string& target,
                                    const std::string& region, const std::vector<std::string>& patterns);

/// A text made by hand and why it is one.
struct HandMadePatterns {
    const char* name;
    std::vector<std::string> lines;

    std::string text() const;
    /// Throws if it cannot be read.
    reference::PatternCertificate read() const;
};

/// Two eyes, as they stand and after a pass; an eye space that is parted by the answer; two eyes that are
/// shown apart, as they stand and by answers; a string that comes to be joined to two eyes, and one linked to
/// them; stones that come to stay in an eye space and beside two eyes, and one that is there again.
const std::vector<HandMadePatterns>& hand_made_patterns();
/// Those of them with answers.
const HandMadePatterns& four_in_a_row();
const HandMadePatterns& four_in_a_square();
/// With patterns of two targets.
const HandMadePatterns& joined_to_two_eyes();
/// With a link that has nothing else in common with the two eyes.
const HandMadePatterns& linked_to_two_eyes();
/// About stones that come.
const HandMadePatterns& gain_in_a_row();
const HandMadePatterns& gain_beside_two_eyes();
/// About a string that can be captured and has a stone on local-1 then.
const HandMadePatterns& there_again();

/// Whether the engine says of the position that the target is uncapturable.
bool is_uncapturable(const Position& position, Point target);
/// Whether the engine says the same as the certificate.
bool is_true(const reference::PatternCertificate& certificate);

/// The lines, with the count of patterns set right, are rejected in this line and with this sentence.
void expect_rejected(const std::vector<std::string>& lines, std::size_t line, const std::string& sentence);

/// What is known, from signs with '?' for unknown intersections and '@' for anchored stones, rows parted by
/// '/'; black is the keeper.
reference::Pattern<64> pattern_from(const std::string& rows);
std::string rows_from(const Grid& grid, const reference::Pattern<64>& pattern);

/// Tries all moves of both, so and so many moves of the keeper deep, black being the keeper. Now and then it
/// forgets what is on an intersection.
class PatternSearch {
  public:
    PatternSearch(const Grid& grid, const reference::Bits<64>& target, std::mt19937& random)
        : grid_(grid), rules_(grid), target_(target), random_(random) {}

    /// The proof for the pattern with the opponent to move, if there is one.
    std::optional<PatternProof> proof_of(const reference::Pattern<64>& pattern, int depth);

    /// The proof that the target has these eyes with the opponent to move, if there is one.
    std::optional<PatternProof> proof_of_eyes(const std::array<reference::Pattern<64>, 2>& eyes, int depth);

  private:
    using Pattern = reference::Pattern<64>;
    using Number = std::optional<std::uint32_t>;

    bool is_lost(const Pattern& pattern) const {
        return !pattern.of_eye() && (target_ & ~pattern.keeper).any();
    }

    Number opponent_to_move(const Pattern& pattern, int depth);
    Number keeper_to_move(Pattern pattern, int depth);
    Number add(const Pattern& pattern, PatternLine line);

    Grid grid_;
    reference::PatternRules<64> rules_;
    reference::Bits<64> target_;
    std::mt19937& random_;
    PatternProof proof_;
};

/// A small board drawn at random, and why a black string on it is kept whatever is on the intersections that
/// are not known.
struct DrawnPatterns {
    Position position;
    Point target;
    reference::Bits<64> known;
    PatternProof proof;
};

/// Nothing if none is found of what is drawn.
std::optional<DrawnPatterns> draw_patterns(std::mt19937& random);

/// So with two eyes, one on the left of the other.
std::optional<DrawnPatterns> draw_eyes(std::mt19937& random);

}  // namespace shikatsu::certificates
