// Ing's remark on difference values: which are odd, and how far apart they are.
#include "proofs/claims/linear.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::ing_difference_steps {

namespace {

// The areas of two boards of the same size, which has twice `half` points and one more, and how many shared
// spaces stay unfilled on both; and how far the differences are apart in steps.
enum Variable : std::size_t { half, shared, black, white, black_elsewhere, white_elsewhere };

struct Boards {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        return (n[shared] == 0 || n[shared] == 1) && 0 <= n[black] && 0 <= n[white] &&
               0 <= n[black_elsewhere] && 0 <= n[white_elsewhere] &&
               n[black] + n[white] + n[shared] == n[half] + n[half] + 1 &&
               n[black_elsewhere] + n[white_elsewhere] + n[shared] == n[half] + n[half] + 1;
    }
};

/// The difference is twice a number, and one more if no space is shared; and two boards differ by twice a
/// number. The numbers are named, so that they need not be searched for.
struct AreOdd {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        const auto difference = n[black] - n[white];
        const auto number = n[half] - n[white];
        const auto apart = n[black] - n[black_elsewhere];
        return difference == number + number + 1 - n[shared] &&
               difference - (n[black_elsewhere] - n[white_elsewhere]) == apart + apart;
    }
};

/// As if the number of shared spaces did not matter.
struct AlwaysOdd {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        const auto number = n[half] - n[white];
        return n[black] - n[white] == number + number + 1;
    }
};

/// As if differences were never two points apart.
struct NeverTwoApart {
    template <class Numbers>
    auto operator()(const Numbers& n) const {
        return !(n[black] - n[white] == n[black_elsewhere] - n[white_elsewhere] + 2);
    }
};

LinearClaim claim() {
    const auto shares = [](const auto& n) { return n[shared] == 1; };
    const auto close = [](const auto& n) { return n[black] - n[white] == 1; };
    return {{"half", "shared", "black", "white", "black elsewhere", "white elsewhere"},
            Boards{},
            AreOdd{},
            {{"a shared space", shares}, {"a win by one", close}},
            {{"the difference is odd in any case", Boards{}, AlwaysOdd{}},
             {"no two differences are two apart", Boards{}, NeverTwoApart{}}}};
}

}  // namespace

Theorem theorem() {
    return {"ing-difference-steps",
            "On a board with an odd number of points the difference is odd if no space is shared and even if "
            "one stays unfilled; so with as many shared spaces the step is two points.",
            {"ING-CT-5", "ING-CT-9"},
            Status::proved,
            {},
            "",
            {{"integers", Effort::fast, [](const Decide& decide) { return prove(claim(), decide); }}}};
}

}  // namespace shikatsu::proofs::ing_difference_steps
