#include "tools/lib/notation.hpp"

#include <fmt/format.h>

#include "reference/values/vertex.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::string_view letters_in_order = "abcdefghijklmnqrstuvwxyzABCDEFGHIJKLMNQRSTUVWXYZ";
constexpr char pass_sign = 'p';
constexpr char ko_pass_sign = 'P';

bool is_letter(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}

std::optional<Point> point_of(const HypotheticalMove& move) {
    if (const auto* play = std::get_if<Play>(&move)) return play->point;
    if (const auto* ko_pass = std::get_if<KoPass>(&move)) return ko_pass->ko;
    return std::nullopt;
}

std::string written(Point point, const Lettering& lettering) {
    const auto letter = lettering.letter(point);
    return letter ? std::string(1, *letter) : vertex(lettering.grid(), point);
}

std::string written(const HypotheticalMove& move, const Lettering& lettering) {
    if (const auto* play = std::get_if<Play>(&move)) {
        const std::string place = written(play->point, lettering);
        return place.size() == 1 ? place : fmt::format("({})", place);
    }
    if (const auto* ko_pass = std::get_if<KoPass>(&move)) {
        if (!ko_pass->ko) return std::string(1, ko_pass_sign);
        return fmt::format("{}{{{}}}", ko_pass_sign, written(*ko_pass->ko, lettering));
    }
    return std::string(1, pass_sign);
}

/// Reads one sequence from left to right.
class SequenceReader {
  public:
    SequenceReader(std::string_view text, const Lettering& lettering) : text_(text), lettering_(lettering) {}

    tl::expected<Sequence, NotationError> read() {
        Sequence sequence;
        skip_blanks();
        if (!take_first_player(sequence.first)) return fail("a sequence starts with '#[' or 'O['");
        if (auto read = read_part(sequence.moves); !read) return tl::make_unexpected(read.error());
        std::size_t cycle_start = 0;
        if (peek() == '[') {
            cycle_start = sequence.moves.size();
            if (auto read = read_part(sequence.moves); !read) return tl::make_unexpected(read.error());
            if (peek() != '*') return fail("expected '*' after the repeated part");
        }
        if (peek() == '*') {
            if (cycle_start == sequence.moves.size()) return fail("the repeated part has no moves");
            take();
            sequence.cycle_start = cycle_start;
        }
        skip_blanks();
        if (next_ != text_.size()) return fail("expected the end of the sequence");
        return sequence;
    }

  private:
    tl::unexpected<NotationError> fail(std::string message) const {
        return tl::make_unexpected(NotationError{static_cast<int>(next_) + 1, std::move(message)});
    }

    char peek() const { return next_ < text_.size() ? text_[next_] : '\0'; }
    char take() { return text_[next_++]; }
    void skip_blanks() {
        while (peek() == ' ') take();
    }

    bool take_first_player(Player& player) {
        if (peek() != '#' && peek() != 'O') return false;
        player = peek() == '#' ? Player::black : Player::white;
        take();
        return peek() == '[';
    }

    tl::expected<void, NotationError> read_part(std::vector<HypotheticalMove>& moves) {
        take();
        for (skip_blanks(); peek() != ']'; skip_blanks()) {
            auto move = read_move();
            if (!move) return tl::make_unexpected(move.error());
            moves.push_back(*move);
        }
        take();
        return {};
    }

    tl::expected<HypotheticalMove, NotationError> read_move() {
        if (next_ == text_.size()) return fail("the sequence ends without ']'");
        if (peek() == pass_sign) {
            take();
            return Pass{};
        }
        if (peek() == ko_pass_sign) {
            take();
            if (peek() != '{') return KoPass{};
            auto point = read_between('}');
            if (!point) return tl::make_unexpected(point.error());
            return KoPass{*point};
        }
        auto point = peek() == '(' ? read_between(')') : read_letter();
        if (!point) return tl::make_unexpected(point.error());
        return Play{*point};
    }

    tl::expected<Point, NotationError> read_letter() {
        const auto point = lettering_.point(peek());
        if (!point) return fail("expected a move: a letter that stands for an intersection, 'p' or 'P'");
        take();
        return *point;
    }

    tl::expected<Point, NotationError> read_between(char closing) {
        const std::size_t end = text_.find(closing, next_);
        if (end == std::string_view::npos) return fail(fmt::format("expected '{}'", closing));
        const std::string_view inside = text_.substr(next_ + 1, end - next_ - 1);
        const auto point =
            inside.size() == 1 ? lettering_.point(inside[0]) : point_of_vertex(lettering_.grid(), inside);
        if (!point) return fail("there is no such intersection");
        next_ = end + 1;
        return *point;
    }

    std::string_view text_;
    const Lettering& lettering_;
    std::size_t next_ = 0;
};

}  // namespace

Lettering Lettering::in_order_of_play(Grid grid, const std::vector<HypotheticalMove>& moves) {
    Lettering lettering(grid);
    std::size_t next = 0;
    for (const HypotheticalMove& move : moves) {
        const std::optional<Point> point = point_of(move);
        if (!point || lettering.letter(*point) || next == letters_in_order.size()) continue;
        lettering.assign(letters_in_order[next++], *point);
    }
    return lettering;
}

bool Lettering::assign(char letter, Point point) {
    if (!is_letter(letter) || letter == pass_sign || letter == ko_pass_sign) return false;
    if (points_.contains(letter) || letters_.contains(point)) return false;
    points_[letter] = point;
    letters_[point] = letter;
    return true;
}

std::optional<char> Lettering::letter(Point point) const {
    const auto found = letters_.find(point);
    if (found == letters_.end()) return std::nullopt;
    return found->second;
}

std::optional<Point> Lettering::point(char letter) const {
    const auto found = points_.find(letter);
    if (found == points_.end()) return std::nullopt;
    return found->second;
}

std::string write_sequence(const Sequence& sequence, const Lettering& lettering) {
    std::string text = sequence.first == Player::black ? "#[" : "O[";
    for (std::size_t i = 0; i < sequence.moves.size(); ++i) {
        if (i != 0 && sequence.cycle_start == i) text += "][";
        text += written(sequence.moves[i], lettering);
    }
    return text + (sequence.cycle_start ? "]*" : "]");
}

tl::expected<Sequence, NotationError> read_sequence(std::string_view text, const Lettering& lettering) {
    return SequenceReader(text, lettering).read();
}

}  // namespace shikatsu::tools
