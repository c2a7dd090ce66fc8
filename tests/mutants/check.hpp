// A check of the quick campaign: something that the default tests establish, in compact form.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace shikatsu::mutants {

/// Thrown by a check that has found something wrong; the message says what and where.
class Wrong : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Counts the cases of a check as they are looked at.
class Cases {
  public:
    /// Takes a case as looked at; throws Wrong with `what` unless it is `right`.
    void expect(bool right, const std::string& what) {
        ++count_;
        if (!right) throw Wrong(what);
    }
    long count() const { return count_; }

  private:
    long count_ = 0;
};

/// The cheap and lethal ones go first, the dear ones last.
enum class Turn : std::uint8_t { first, middle, last };

struct Check {
    std::string name;
    Turn turn;
    /// Throws Wrong, or whatever else a broken engine throws.
    std::function<void(Cases&)> run;
};

/// Strings, plays, floods and counts of the kernel.
std::vector<Check> kernel_checks();
/// Unconditional life, and regions cleared by filling.
std::vector<Check> life_checks();
/// The board of random play.
std::vector<Check> playout_checks();
/// The reference's own decisions. They are worked out here, before any mutant is active.
std::vector<Check> agreement_checks();
/// The commentary's boards.
std::vector<Check> commentary_checks();
/// The engine against itself: memory of bans, budgets, jobs, symmetry, widths.
std::vector<Check> consistency_checks();
/// What is concluded from some answers, and by all methods together.
std::vector<Check> conclusion_checks();
/// Witnesses before the literal checker, and main variations.
std::vector<Check> proof_checks();
/// The same under superko.
std::vector<Check> superko_checks();

/// The checker of certificates.
std::vector<Check> checker_checks();
/// Main variations of all that is decided, and those without end.
std::vector<Check> variation_checks();
/// Proofs confined to zones.
std::vector<Check> zone_checks();
/// Strings kept region by region.
std::vector<Check> keeping_checks();
/// Areas cleared region by region.
std::vector<Check> clearing_checks();
/// The same so that a stone comes to stay.
std::vector<Check> staying_checks();
std::vector<Check> ko_pass_checks();
/// Strings kept by patterns.
std::vector<Check> pattern_checks();
/// What patterns of eyes say of plays.
std::vector<Check> anchored_checks();
/// Strings kept by two eyes that are shown apart.
std::vector<Check> eye_checks();

/// All of them, the cheapest and most lethal first.
std::vector<Check> quick_campaign();

}  // namespace shikatsu::mutants
