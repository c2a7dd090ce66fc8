// The engine's parts for keepings beside the checker's: plays in regions and windows, and what searches find
// there beside the definition.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/certificates/keeping_plays.hpp"
#include "tests/certificates/keeping_searches.hpp"

namespace shikatsu::certificates {
namespace {

Draws any_draws(int most) {
    const auto byte = rc::gen::arbitrary<std::uint8_t>();
    return Draws(*rc::gen::resize(most, rc::gen::container<std::vector<std::uint8_t>>(byte)));
}

RC_GTEST_PROP(KeepingParts, PlaysInRegionsAreAsTheCheckerHasThem, ()) {
    Draws draws = any_draws(400);
    const DrawnRegion region(draws, {5, 25});
    RC_PRE(region.usable());
    RC_ASSERT(region.found().has_value());
    const std::string difference = KeepingPlays(region, draws).difference(12);
    if (!difference.empty()) RC_FAIL(difference);
}

RC_GTEST_PROP(KeepingParts, WhatSearchesFindIsHeldByTheDefinition, ()) {
    Draws draws = any_draws(100);
    const DrawnRegion region(draws, {4, 6});
    RC_PRE(region.usable());
    const auto held = literally_held(region, 1'000);
    RC_PRE(held.has_value());
    RC_TAG(*held ? "held" : "not held");
    for (const FoundHeld& found : found_held(region.game())) {
        if (found.held && !*held) RC_FAIL(region.words() + ": " + found.search);
    }
}

}  // namespace
}  // namespace shikatsu::certificates
