#include "optimized/kernel/free_memory.hpp"

#include <cstdlib>  // says whether it is the C library of GNU

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace shikatsu::optimized {

void give_back_freed_memory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

}  // namespace shikatsu::optimized
