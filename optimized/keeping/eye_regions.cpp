#include "optimized/keeping/eye_regions.hpp"

#include "optimized/keeping/region_lines.hpp"

namespace shikatsu::optimized {

class EyeRegions::Search {
  public:
    virtual ~Search() = default;
    virtual bool run() = 0;
    virtual std::size_t states() const = 0;
    virtual std::vector<KeepingState> lines(const RegionNames& names) = 0;
};

template <class Game>
class EyeRegions::SearchOf final : public Search {
  public:
    SearchOf(const RegionGame& game, const EyeLimits& limits, const std::function<bool()>& stopped)
        : game_(game),
          played_(played(game_)),
          cut_(game_, limits.cut),
          tree_(played_, game_.start, Leaf{played_, cut_}, limits.tree, stopped) {}

    bool run() override { return tree_.run(); }
    std::size_t states() const override { return tree_.states() + cut_.states(); }

    std::vector<KeepingState> lines(const RegionNames& names) override {
        return region_lines(
            played_, game_.start, names.points,
            [&](const RegionState& state) -> std::optional<Keeping> {
                const auto split = cut_.split(state);
                if (!split) return std::nullopt;
                return cut_.written(*split, names);
            },
            [&](const RegionState& after_play) {
                const auto answer = tree_.answer(after_play);
                return std::pair(answer.place, answer.after);
            });
    }

  private:
    struct Leaf {
        const Game& game;
        EyeCut& cut;
        std::optional<Mask> operator()(const RegionState& state) const {
            if (game.settled(state)) return cut.all();
            const auto split = cut.split(state);
            if (!split) return std::nullopt;
            return split->zone();
        }
    };

    static Game played(const RegionGame& game) {
        if constexpr (std::is_same_v<Game, EyeGame>) {
            const RegionGroup& group = game.groups.front();
            return EyeGame({game.shape, game.shape.all(), game.shape.border, group.beside}, group.wanted);
        } else {
            return game;
        }
    }

    RegionGame game_;
    Game played_;
    EyeCut cut_;
    TreeSearch<Game, Leaf> tree_;
};

EyeRegions::EyeRegions(const EyeLimits& limits, const std::function<bool()>& stopped)
    : limits_(limits), stopped_(stopped) {}
EyeRegions::~EyeRegions() = default;

std::unique_ptr<EyeRegions::Search> EyeRegions::search(const RegionGame& game) const {
    // Stones beside other groups are kept, too, though nothing may be owed to those.
    if (game.groups.size() == 1) return std::make_unique<SearchOf<EyeGame>>(game, limits_, stopped_);
    return std::make_unique<SearchOf<RegionGame>>(game, limits_, stopped_);
}

std::size_t EyeRegions::looked_at() const {
    return looked_at_ + (under_way_ ? under_way_->states() : 0);
}

bool EyeRegions::held(const RegionGame& game) {
    std::vector<std::uint64_t> key = game.key();
    if (const auto known = known_.find(key); known != known_.end()) return known->second != nullptr;
    auto tried = search(game);
    under_way_ = tried.get();
    const bool yes = tried->run();
    under_way_ = nullptr;
    looked_at_ += tried->states();
    if (!yes && stopped_()) return false;
    known_.emplace(std::move(key), yes ? std::move(tried) : nullptr);
    return yes;
}

std::vector<KeepingState> EyeRegions::states(const RegionGame& game, const RegionNames& names) {
    return known_.at(game.key())->lines(names);
}

}  // namespace shikatsu::optimized
