// Which mutant a process plays: asked at every site of the woven sources.
#pragma once

namespace shikatsu::mutants {

/// The number of the active mutant, counted from 1 in the catalogue; 0 is the unmutated program.
inline int chosen = 0;

inline bool is(int number) {
    return chosen == number;
}

}  // namespace shikatsu::mutants
