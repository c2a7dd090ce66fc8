// Why measures suffice that are compared move by move: in any game of so many states, whatever the other
// player answers. The intersections of a scene's grid stand for the states.
#include <fmt/format.h>

#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::measures_come_to_an_end {

namespace {

constexpr std::size_t states = 6;

template <class T>
using Table = std::vector<std::vector<T>>;

/// For two states whether the second can come after the first, by the sets "after 0", "after 1", …
template <class Scene>
auto answers(const Scene& scene) {
    using T = TruthOf<Scene>;
    Table<T> next;
    for (std::size_t i = 0; i < states; ++i) next.push_back(pointwise(scene.grid(), scene.sets[i]));
    return next;
}

/// Numbers of states by nested sets: a state has the number of those that it is not in.
template <class T>
class Number {
  public:
    template <class Scene>
    Number(const Scene& scene, std::size_t first, std::size_t count) {
        for (std::size_t k = 0; k < count; ++k)
            within_.push_back(pointwise(scene.grid(), scene.sets[first + k]));
    }
    T nested() const {
        T all(true);
        for (std::size_t k = 0; k + 1 < within_.size(); ++k) {
            for (std::size_t i = 0; i < states; ++i) all = all && (!within_[k][i] || T(within_[k + 1][i]));
        }
        return all;
    }
    T less(std::size_t i, std::size_t j) const {
        T some(false);
        for (const auto& set : within_) some = some || (T(set[i]) && !T(set[j]));
        return some;
    }
    T equal(std::size_t i, std::size_t j) const { return !less(i, j) && !less(j, i); }
    T zero(std::size_t i) const { return within_.front()[i]; }

  private:
    std::vector<std::vector<T>> within_;
};

/// Calls rule(i, j) for each pair of states and says whether all hold.
template <class T, class Rule>
T for_all_pairs(Rule rule) {
    T all(true);
    for (std::size_t i = 0; i < states; ++i) {
        for (std::size_t j = 0; j < states; ++j) all = all && rule(i, j);
    }
    return all;
}

// Attack: after the answers come the goal, five sets for the distance, and where play is kept.
enum Attack : std::size_t { goal = states, distance, kept_away = distance + 5 };

template <bool falls>
struct DistanceFalls {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto next = answers(scene);
        const auto is_goal = pointwise(scene.grid(), scene.sets[goal]);
        const Number<T> away(scene, distance, 5);
        return away.nested() && for_all_pairs<T>([&](std::size_t i, std::size_t j) {
                   const T nearer = falls ? away.less(j, i) : !away.less(i, j);
                   return T(is_goal[i]) || !next[i][j] || nearer;
               });
    }
};

/// No set of states without goal lets the other player always answer inside it.
struct GoalIsMet {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto next = answers(scene);
        const auto inside = pointwise(scene.grid(), scene.sets[kept_away]);
        T stays = !scene.sets[kept_away].meets(scene.sets[goal]);
        for (std::size_t i = 0; i < states; ++i) {
            T answered(false);
            for (std::size_t j = 0; j < states; ++j) answered = answered || (next[i][j] && T(inside[j]));
            stays = stays && (!inside[i] || answered);
        }
        return !stays || scene.sets[kept_away].empty();
    }
};

// Defence: after the answers come two sets for the level, three for the distance, and what is visited for
// ever.
enum Defence : std::size_t { level = states, stay = level + 2, for_ever = stay + 3 };

template <bool stays_zero>
struct MeasuresFall {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto next = answers(scene);
        const Number<T> levels(scene, level, 2);
        const Number<T> away(scene, stay, 3);
        return levels.nested() && away.nested() && for_all_pairs<T>([&](std::size_t i, std::size_t j) {
                   const T rests = away.zero(i) && (T(!stays_zero) || away.zero(j));
                   const T same_level = levels.equal(i, j) && (away.less(j, i) || rests);
                   return !next[i][j] || levels.less(j, i) || same_level;
               });
    }
};

/// Of the pairs of states in the set: whether play inside it can lead from the first to the second.
template <class T>
Table<T> reached(Table<T> next, const std::vector<T>& inside) {
    for (std::size_t i = 0; i < states; ++i) {
        for (std::size_t j = 0; j < states; ++j) next[i][j] = next[i][j] && inside[i] && inside[j];
    }
    for (std::size_t k = 0; k < states; ++k) {
        for (std::size_t i = 0; i < states; ++i) {
            for (std::size_t j = 0; j < states; ++j) next[i][j] = next[i][j] || (next[i][k] && next[k][j]);
        }
    }
    return next;
}

template <class Scene>
auto is_visited_for_ever(const Scene& scene) {
    using T = TruthOf<Scene>;
    const auto inside = pointwise(scene.grid(), scene.sets[for_ever]);
    const auto joined = reached<T>(answers(scene), inside);
    return for_all_pairs<T>(
        [&](std::size_t i, std::size_t j) { return !inside[i] || !T(inside[j]) || joined[i][j]; });
}

/// What is visited again and again is on one level, at distance 0.
struct RestsOnALevel {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto inside = pointwise(scene.grid(), scene.sets[for_ever]);
        const Number<T> levels(scene, level, 2);
        const Number<T> away(scene, stay, 3);
        const T rests = for_all_pairs<T>([&](std::size_t i, std::size_t j) {
            return !inside[i] || !T(inside[j]) || (levels.equal(i, j) && away.zero(i));
        });
        return !is_visited_for_ever(scene) || rests;
    }
};

std::vector<std::string> with_answers(const std::vector<std::string>& others) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < states; ++i) names.push_back(fmt::format("after {}", i));
    names.insert(names.end(), others.begin(), others.end());
    return names;
}

Claim<1> attack() {
    const auto far = [](const auto& scene) {
        return scene.sets[distance].single() && scene.sets[0].meets(scene.sets[distance + 4]) &&
               !scene.sets[distance + 4].contains(Point{0}) && !scene.sets[goal].contains(Point{0});
    };
    return {with_answers(
                {"goal", "distance 0", "distance up to 1", "up to 2", "up to 3", "up to 4", "kept away"}),
            DistanceFalls<true>{},
            GoalIsMet{},
            {{"five moves away", far}},
            {{"the distance need not fall", DistanceFalls<false>{}, GoalIsMet{}}},
            {}};
}

Claim<1> defence() {
    const auto circle = [](const auto& scene) {
        return is_visited_for_ever(scene) && !scene.sets[for_ever].empty() && !scene.sets[for_ever].single();
    };
    return {
        with_answers({"level 0", "level up to 1", "distance 0", "distance up to 1", "up to 2", "for ever"}),
        MeasuresFall<true>{},
        RestsOnALevel{},
        {{"a circle of several states", circle}},
        {{"distance 0 may be left on the level", MeasuresFall<false>{}, RestsOnALevel{}}},
        {}};
}

Instance instance_of(const char* name, Claim<1> (*claim)()) {
    return {name, Effort::fast, [=](const Decide& decide) {
                return prove(claim(), Grid::create(1, static_cast<int>(states)).value(), decide);
            }};
}

}  // namespace

Theorem theorem() {
    return {
        "measures-come-to-an-end",
        "If distances fall until a goal is met, no answers keep play from the goals; if levels and "
        "distances fall in their order, or rest at distance 0, then what is visited again and again is on "
        "one level at distance 0.",
        {"J2003-ST-5", "J2003-ST-6"},
        Status::proved_up_to,
        {},
        "",
        {instance_of("an attack of 6 states", attack), instance_of("a defence of 6 states", defence)}};
}

}  // namespace shikatsu::proofs::measures_come_to_an_end
