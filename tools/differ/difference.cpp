#include "tools/differ/difference.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace shikatsu::differ {

namespace {

using tools::Ruling;

/// The agreement on parts that are each decided or not.
class Sum {
  public:
    template <class Answer>
    void add(const std::optional<Answer>& one, const std::optional<Answer>& other) {
        if (!one || !other) {
            open_ = true;
        } else {
            differ_ = differ_ || *one != *other;
        }
    }
    Agreement agreement() const {
        return differ_ ? Agreement::differ : open_ ? Agreement::open : Agreement::agree;
    }

  private:
    bool differ_ = false;
    bool open_ = false;
};

bool has_stones(const Position& position) {
    const auto points = position.grid().points();
    return std::any_of(points.begin(), points.end(), [&](Point point) { return !position.empty(point); });
}

Agreement compare_statuses(const Ruling& one, const Ruling& other, bool same_text) {
    if (one.strings.empty() || other.strings.empty()) {
        return has_stones(one.position) ? Agreement::silent : Agreement::agree;
    }
    // A text may speak of larger units than strings; each of its strings says the same then.
    Sum sum;
    for (const tools::StringRuling& string : one.strings) {
        for (const tools::StringRuling& there : other.strings) {
            if (!std::binary_search(there.points.begin(), there.points.end(), string.points.front()))
                continue;
            if (same_text) {
                sum.add(string.status, there.status);
            } else {
                sum.add(string.alive, there.alive);
            }
        }
    }
    return sum.agreement();
}

Agreement compare_territories(const Ruling& one, const Ruling& other) {
    Sum sum;
    const auto points = [](const Ruling& ruling) {
        return ruling.territory ? std::optional(std::pair(ruling.territory->black, ruling.territory->white))
                                : std::nullopt;
    };
    sum.add(points(one), points(other));
    return sum.agreement();
}

template <class Of>
Agreement compare_scores(const Ruling& one, const Ruling& other, Of of) {
    Sum sum;
    const auto answer = [&](const Ruling& ruling) {
        return ruling.score ? std::optional(of(*ruling.score)) : std::nullopt;
    };
    sum.add(answer(one), answer(other));
    return sum.agreement();
}

/// What the ruling says a game comes to if `first` moves next: best play where there is play, else the score.
std::optional<Margin> outcome(const Ruling& ruling, Player first) {
    if (ruling.best_play.empty()) return ruling.score ? std::optional(ruling.score->margin) : std::nullopt;
    for (const tools::BestPlay& value : ruling.best_play) {
        if (value.first == first && value.decided()) return value.at_least;
    }
    return std::nullopt;
}

Agreement compare_best_play(const Ruling& one, const Ruling& other) {
    if (one.best_play.empty() && other.best_play.empty()) return Agreement::silent;
    Sum sum;
    for (const Player first : {Player::black, Player::white})
        sum.add(outcome(one, first), outcome(other, first));
    return sum.agreement();
}

}  // namespace

std::string_view name(Matter matter) {
    switch (matter) {
        case Matter::status:
            return "status";
        case Matter::territory:
            return "territory";
        case Matter::score:
            return "score";
        case Matter::winner:
            return "winner";
        case Matter::best_play:
            break;
    }
    return "best-play";
}

tl::expected<std::vector<Matter>, std::string> matters_of_list(std::string_view list) {
    std::vector<Matter> matters;
    while (true) {
        const std::size_t comma = list.find(',');
        const std::string_view word = list.substr(0, comma);
        const auto* const found = std::find_if(all_matters.begin(), all_matters.end(),
                                               [&](Matter matter) { return name(matter) == word; });
        if (found == all_matters.end()) {
            return tl::unexpected(fmt::format(
                "unknown matter '{}'; there are: status, territory, score, winner, best-play", word));
        }
        matters.push_back(*found);
        if (comma == std::string_view::npos) return matters;
        list.remove_prefix(comma + 1);
    }
}

Agreement compare(Matter matter, const Ruling& one, const Ruling& other, bool same_text) {
    switch (matter) {
        case Matter::status:
            return compare_statuses(one, other, same_text);
        case Matter::territory:
            return compare_territories(one, other);
        case Matter::score:
            return compare_scores(one, other, [](const tools::ScoreRuling& score) { return score.margin; });
        case Matter::winner:
            return compare_scores(one, other,
                                  [](const tools::ScoreRuling& score) { return tools::winner_of(score); });
        case Matter::best_play:
            break;
    }
    return compare_best_play(one, other);
}

}  // namespace shikatsu::differ
