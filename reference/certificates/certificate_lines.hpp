// What the texts of all kinds of certificates have in common: lines, words, the position, the end.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "reference/certificates/certificate.hpp"
#include "reference/certificates/certified_rules.hpp"

namespace shikatsu::reference {

/// A number as the format has it: digits without sign and without needless zeros.
std::optional<std::size_t> number_in(std::string_view text);

/// A vertex in its one spelling.
std::optional<Point> vertex_in(const Grid& grid, std::string_view text);

/// Cuts the next word off; words are parted by single blanks.
std::string_view take_word(std::string_view& rest);

/// Goes from the first line of a text to its last. What fails keeps its sentence, and nothing is to be read
/// any more.
class CertificateLines {
  public:
    explicit CertificateLines(std::string_view text) : text_(text) {}

    /// The number of the line that was read last.
    std::size_t line() const { return line_; }
    const CertificateProblem& problem() const { return problem_; }

    std::nullopt_t fail(std::string sentence);
    bool failed(std::string sentence);
    /// What is wrong with a line that is not the last one read.
    bool failed_at(std::size_t line, std::string sentence);

    /// The last line tells the number of the others and their CRC-32, so that no part can be missing. It is
    /// taken off. To be asked first.
    bool check_end();
    bool next_starts_with(std::string_view words) const { return text_.starts_with(words); }

    std::optional<std::string_view> next_line();
    /// So many lines in one, whatever is in them.
    std::optional<std::string_view> next_lines(std::size_t count);
    bool expect(std::string_view whole);
    /// The rest of a line that starts with `key` and a blank.
    std::optional<std::string_view> value_of(std::string_view key);
    std::optional<std::size_t> read_count(std::string_view key);
    /// The two lines about rules and readings. What is claimed by asura's model is so under any reading.
    std::optional<CertifiedRules> read_rules();
    /// From the line of the grid on; each string has a liberty.
    std::optional<Position> read_position();
    /// Whether nothing is left.
    bool expect_no_more(const char* otherwise);

  private:
    std::string_view text_;
    std::size_t line_ = 0;
    CertificateProblem problem_;
};

}  // namespace shikatsu::reference
