#include "tools/lib/grid_size.hpp"

#include <cstdio>

namespace shikatsu::tools {

tl::expected<Grid, std::string> grid_of_size(const std::string& size) {
    int rows = 0;
    int columns = 0;
    int used = 0;
    const int read = std::sscanf(size.c_str(), "%3dx%3d%n", &rows, &columns, &used);
    if (read != 2 || static_cast<std::size_t>(used) != size.size()) {
        return tl::make_unexpected("'" + size + "' is not a size such as 9x9");
    }
    return Grid::create(rows, columns);
}

}  // namespace shikatsu::tools
