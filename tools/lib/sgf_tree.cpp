#include "tools/lib/sgf_tree.hpp"

#include <fmt/format.h>

#include <optional>

namespace shikatsu::tools {

namespace {

constexpr std::size_t max_games = 100'000;
constexpr std::size_t max_nodes = 2'000'000;
constexpr std::size_t max_depth = 1'000'000;

bool is_blank(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r' || sign == '\v' || sign == '\f';
}

std::string shown_sign(char sign) {
    if (sign > ' ' && sign <= '~') return fmt::format("'{}'", sign);
    return fmt::format("byte {}", static_cast<int>(static_cast<unsigned char>(sign)));
}

/// Walks through the text and knows the place.
class Cursor {
  public:
    explicit Cursor(std::string_view text) : text_(text) {}

    bool at_end() const { return next_ == text_.size(); }
    char peek() const { return text_[next_]; }
    Place place() const { return place_; }
    std::size_t offset() const { return next_; }

    char take() {
        if (ends_line(text_, next_)) {
            ++place_.line;
            place_.column = 1;
        } else {
            ++place_.column;
        }
        return text_[next_++];
    }

    void skip_blanks() {
        while (!at_end() && is_blank(peek())) take();
    }

  private:
    std::string_view text_;
    std::size_t next_ = 0;
    Place place_;
};

/// An open game tree: what may come next in it, and whether it lies on its game's main line.
struct OpenTree {
    bool has_nodes = false;
    bool has_variations = false;
    bool on_main_line = false;
    Place place;
};

/// Reads a collection with an explicit stack, so that deep nesting cannot exhaust the call stack.
class CollectionReader {
  public:
    explicit CollectionReader(const Source& source) : source_(source), cursor_(source.text) {}

    SgfBeginning read() {
        for (cursor_.skip_blanks(); !at_end() && !error_; cursor_.skip_blanks()) step();
        if (!error_ && !open_.empty()) {
            const Place where = open_.back().place;
            fail(cursor_.place(), fmt::format("the text ends inside the game tree that starts at {}:{}",
                                              where.line, where.column));
        }
        if (!error_ && games_.empty()) fail({}, "there is no game in it: SGF starts with '(;'");
        if (!open_.empty()) games_.pop_back();
        return {std::move(games_), end_of_games_, std::move(error_)};
    }

  private:
    /// Or at the sign by which old systems end a text.
    bool at_end() const {
        constexpr char end_of_text = 0x1A;
        const bool last = !cursor_.at_end() && cursor_.offset() + 1 == source_.text.size();
        return cursor_.at_end() || (last && open_.empty() && cursor_.peek() == end_of_text);
    }

    void fail(Place place, std::string message) {
        if (!error_) error_ = SourceError{source_.name, place, std::move(message)};
    }

    void step() {
        const Place place = cursor_.place();
        const char sign = cursor_.peek();
        if (sign == '(') {
            cursor_.take();
            open_tree(place);
        } else if (open_.empty()) {
            fail(place, fmt::format("expected '(' at the start of a game, found {}", shown_sign(sign)));
        } else if (sign == ')') {
            cursor_.take();
            close_tree(place);
        } else if (sign == ';') {
            cursor_.take();
            read_node(place);
        } else {
            fail(place, fmt::format("expected ';', '(' or ')', found {}", shown_sign(sign)));
        }
    }

    void open_tree(Place place) {
        bool on_main_line = true;
        if (open_.size() == max_depth)
            return fail(place, fmt::format("more than {} game trees within each other", max_depth));
        if (open_.empty()) {
            if (games_.size() == max_games) return fail(place, fmt::format("more than {} games", max_games));
            games_.emplace_back();
        } else {
            OpenTree& parent = open_.back();
            if (!parent.has_nodes) return fail(place, "a game tree starts with a node, expected ';'");
            on_main_line = parent.on_main_line && !parent.has_variations;
            parent.has_variations = true;
        }
        open_.push_back({false, false, on_main_line, place});
    }

    void close_tree(Place place) {
        if (!open_.back().has_nodes) return fail(place, "a game tree has at least one node, expected ';'");
        open_.pop_back();
        if (open_.empty()) end_of_games_ = cursor_.offset();
    }

    void read_node(Place place) {
        OpenTree& tree = open_.back();
        if (tree.has_variations) return fail(place, "a node stands after the variations of its game tree");
        tree.has_nodes = true;
        if (++nodes_ > max_nodes) return fail(place, fmt::format("more than {} nodes", max_nodes));
        SgfNode node{{}, place, {cursor_.offset() - 1, cursor_.offset()}};
        for (cursor_.skip_blanks(); !error_ && at_letter(); cursor_.skip_blanks()) read_property(node);
        if (!node.properties.empty()) node.range.end = node.properties.back().range.end;
        if (!tree.on_main_line) return;
        games_.back().push_back(std::move(node));
    }

    bool at_letter() const {
        if (cursor_.at_end()) return false;
        const char sign = cursor_.peek();
        return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
    }

    void read_property(SgfNode& node) {
        SgfProperty property{{}, {}, cursor_.place(), {cursor_.offset(), cursor_.offset()}};
        while (at_letter()) {
            const char letter = cursor_.take();
            if (letter >= 'A' && letter <= 'Z') property.name += letter;
        }
        if (property.name.empty()) return fail(property.place, "a property's name has upper-case letters");
        for (cursor_.skip_blanks(); !error_ && !cursor_.at_end() && cursor_.peek() == '[';
             cursor_.skip_blanks()) {
            read_value(property);
            property.range.end = cursor_.offset();
        }
        if (!error_ && property.values.empty()) {
            return fail(cursor_.place(), fmt::format("property {} has no value, expected '['",
                                                     property.name.substr(0, max_name_shown)));
        }
        node.properties.push_back(std::move(property));
    }

    void read_value(SgfProperty& property) {
        const Place bracket = cursor_.place();
        cursor_.take();
        SgfValue value{{}, cursor_.place()};
        while (!cursor_.at_end() && cursor_.peek() != ']') {
            const char sign = cursor_.take();
            value.raw += sign;
            if (sign == '\\' && !cursor_.at_end()) value.raw += cursor_.take();
        }
        if (cursor_.at_end()) return fail(bracket, "this '[' is never closed");
        cursor_.take();
        property.values.push_back(std::move(value));
    }

    static constexpr std::size_t max_name_shown = 20;

    const Source& source_;
    Cursor cursor_;
    std::vector<OpenTree> open_;
    std::vector<SgfMainLine> games_;
    std::size_t end_of_games_ = 0;
    std::size_t nodes_ = 0;
    std::optional<SourceError> error_;
};

}  // namespace

tl::expected<std::vector<SgfMainLine>, SourceError> read_sgf_collection(const Source& source) {
    SgfBeginning read = read_sgf_beginning(source);
    if (read.error) return tl::make_unexpected(*std::move(read.error));
    return std::move(read.games);
}

SgfBeginning read_sgf_beginning(const Source& source) {
    return CollectionReader(source).read();
}

std::string sgf_text(std::string_view raw) {
    std::string text;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const bool escaped = raw[i] == '\\';
        if (escaped && ++i == raw.size()) break;
        const bool line_break = raw[i] == '\n' || raw[i] == '\r';
        if (line_break) {
            const bool pair =
                i + 1 < raw.size() && (raw[i + 1] == '\n' || raw[i + 1] == '\r') && raw[i + 1] != raw[i];
            if (pair) ++i;
            if (!escaped) text += ' ';
        } else {
            text += is_blank(raw[i]) ? ' ' : raw[i];
        }
    }
    return text;
}

}  // namespace shikatsu::tools
