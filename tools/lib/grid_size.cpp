#include "tools/lib/grid_size.hpp"

#include "tools/lib/numbers.hpp"
#include "tools/lib/source.hpp"

namespace shikatsu::tools {

tl::expected<Grid, std::string> grid_of_size(const std::string& size) {
    const std::string_view text = size;
    const std::size_t cross = text.find('x');
    const auto rows = number_in(text.substr(0, cross));
    const auto columns = cross == text.npos ? std::nullopt : number_in(text.substr(cross + 1));
    if (!rows || !columns) return tl::make_unexpected("'" + excerpt(size) + "' is not a size such as 9x9");
    return Grid::create(*rows, *columns);
}

}  // namespace shikatsu::tools
