#include "tools/shikatsu/sgf_copy.hpp"

#include <fstream>

#include "tools/lib/position_source.hpp"
#include "tools/lib/sgf_marks.hpp"

namespace shikatsu::tools {

void SgfCopy::add_to(CLI::App& command) {
    command
        .add_option(
            "--sgf-out", path_,
            "Write copies of the inputs as one SGF file, in which territory (TB, TW), dead stones (MA) and "
            "statuses (LB) are marked at the end of each main line; marks of these names there are replaced")
        ->type_name("FILE");
}

void SgfCopy::append(const Source& source, const std::vector<ReadPosition>& positions,
                     const std::vector<std::optional<Ruling>>& rulings) {
    if (is_sgf(source)) {
        // A text that is no SGF has been reported when its positions were read.
        if (const auto copy = sgf_with_marks(source, rulings)) text_ += *copy;
        return;
    }
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        if (rulings[i]) text_ += sgf_of(*rulings[i], positions[i]->caption);
    }
}

tl::expected<void, SourceError> SgfCopy::write() const {
    std::ofstream file(path_, std::ios::binary);
    file << text_;
    file.close();
    if (!file) return tl::make_unexpected(SourceError{path_, {}, "cannot be written"});
    return {};
}

}  // namespace shikatsu::tools
