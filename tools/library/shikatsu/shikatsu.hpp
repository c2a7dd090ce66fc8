// shikatsu as a library: adjudicate the position at the end of a game of Go by a written ruleset.
//
//     const auto position = shikatsu::library::read_position("######\n#.#.O#\n######\n");
//     const auto verdict = shikatsu::library::adjudicate(position.value(), {});
//     if (verdict->score) std::cout << verdict->score->margin.points() << '\n';
//
// An answer is exact or missing, never a guess: an empty optional is undecided within the options' budget.
// Nothing here throws because of bad input; what is wrong with it is the error of the expected.
// The functions share no state and may be called from several threads.
#pragma once

#include <atomic>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace shikatsu::library {

enum class Color : unsigned char { black, white };

/// An intersection of a board, counted from the top left, from 0.
struct Vertex {
    int row = 0;
    int column = 0;
    friend auto operator<=>(const Vertex&, const Vertex&) = default;
};

/// What is wrong with an input, in one sentence, and where in its text; line and column count from 1 and are
/// 0 if it is not in a text.
struct Error {
    int line = 0;
    int column = 0;
    std::string message;
};

/// The stones on a board of 1 to 25 rows and columns, each string with a liberty, and what was captured
/// before.
class Position {
  public:
    int rows() const { return static_cast<int>(signs_.size()); }
    int columns() const { return static_cast<int>(signs_.front().size()); }
    /// Requires a vertex of the board.
    std::optional<Color> stone(Vertex vertex) const;
    /// White stones less black stones removed in the game's moves.
    int prisoner_difference() const { return prisoner_difference_; }
    /// The rows from the top, with '#' black, 'O' white, '.' empty.
    const std::vector<std::string>& diagram() const { return signs_; }
    /// As players name it, such as "D4": columns from the left without I, rows from the bottom.
    std::string name(Vertex vertex) const;

  private:
    friend struct Conversion;
    Position(std::vector<std::string> signs, int prisoner_difference)
        : signs_(std::move(signs)), prisoner_difference_(prisoner_difference) {}

    std::vector<std::string> signs_;
    int prisoner_difference_ = 0;
};

/// By which rules to adjudicate, and what it may cost.
struct Options {
    /// One of `rulesets()`.
    std::string rules = "japanese-2003";
    /// "NAME=VALUE" for clauses to be read otherwise than literally.
    std::vector<std::string> readings;
    /// States that one question may cost.
    std::uint64_t max_states = 4'000'000;
    /// Seconds of wall-clock time for the position.
    double max_seconds = 60.0;
    /// Questions worked on side by side; less than 1 counts as 1.
    int jobs = 1;
    /// Set it from elsewhere to stop; what is open then is undecided.
    const std::atomic<bool>* stop = nullptr;
};

/// The one position of a text: a diagram ('#' or 'X' black, 'O' white, '.' empty, with or without blanks), or
/// an SGF game, of which the position after the main line is taken. What its plays remove, one's own stones
/// as well, is as the options' rules and readings have it; ko and repetition are not looked at.
/// Errors: no position, more than one, bad signs or notation, a string without liberty, a play that the rules
/// do not allow, unknown rules, an unknown reading.
tl::expected<Position, Error> read_position(std::string_view text, int prisoner_difference = 0,
                                            const Options& options = {});

/// A number of points that may be half.
struct Margin {
    int half_points = 0;
    double points() const { return half_points / 2.0; }
    friend auto operator<=>(const Margin&, const Margin&) = default;
};

/// What the rules say of a string.
struct StringVerdict {
    Color owner = Color::black;
    /// In reading order.
    std::vector<Vertex> stones;
    /// In the ruleset's words, such as "capturable-2".
    std::optional<std::string> status;
    /// Whether it stays when the score is made; also empty if the ruleset does not say it.
    std::optional<bool> alive;
    /// The clause behind the status, such as "J2003-LD-6"; empty while it is undecided.
    std::string clause;
};

/// Stones may stand on territory: those that are removed from it.
struct Territory {
    std::vector<Vertex> black;
    std::vector<Vertex> white;
    std::string clause;
};

/// A term of the score; Black's are positive.
struct ScoreTerm {
    Margin value;
    std::string words;
};

/// The score, and how it is made up.
struct Score {
    /// Their sum is the margin.
    std::vector<ScoreTerm> terms;
    /// Positive if Black wins.
    Margin margin;
    std::string clause;
};

/// What the rules say of a position; what is empty is undecided, or the ruleset does not speak of it.
struct Verdict {
    /// The rules and the readings that are not literal.
    std::string rules;
    /// Empty if the ruleset says nothing of strings.
    std::vector<StringVerdict> strings;
    std::optional<Territory> territory;
    std::optional<Score> score;
    /// What else a reader has to know, each one sentence.
    std::vector<std::string> remarks;
};

/// The names of the rulesets.
std::vector<std::string> rulesets();

/// What the rules say of the position.
/// Errors: unknown rules, an unknown reading.
tl::expected<Verdict, Error> adjudicate(const Position& position, const Options& options);

/// The proof of one answer about a string, which `check` and the program shikatsu-check accept.
struct Certificate {
    /// A stone of the string.
    Vertex string;
    /// Whether the opponent of its owner can force what the certificate is about: its capture alone, or with
    /// no permanent-stone of the owner on its local-1, or on its local-2. The claim itself is in the bytes;
    /// for each string the certificates come in this order, those of undecided questions left out. By
    /// asura's model: whether the string is dead.
    bool opponent_forces = false;
    /// The contents of a file, packed by gzip.
    std::string bytes;
};

/// The certificates of every decided question about every string, by the Japanese 2003 Rules; or, by asura's
/// model, of every decided status.
/// `max_lines` bounds the size of one; what is larger is left out, and so is what rests on a repetition if no
/// choices along hypo-sequences were found within the time.
/// Errors: other rules, an unknown reading.
tl::expected<std::vector<Certificate>, Error> certify(const Position& position, const Options& options,
                                                      std::size_t max_lines = 10'000'000);

/// Nothing if the bytes are a certificate that proves its claim, else what is wrong with it. It is checked
/// by the rules alone, without the engine that found it.
tl::expected<void, Error> check(std::string_view bytes);

}  // namespace shikatsu::library
