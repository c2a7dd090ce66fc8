// The headers are precompiled for a target, and a target has a source.
#include "tools/precompiled/headers.hpp"
