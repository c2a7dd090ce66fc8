#include "tools/shikatsu/sgf_copy.hpp"

#include "tools/lib/position_source.hpp"
#include "tools/lib/sgf_marks.hpp"
#include "tools/lib/whole_file.hpp"
#include "tools/shikatsu/text_checks.hpp"

namespace shikatsu::tools {

void SgfCopy::add_to(CLI::App& command) {
    command
        .add_option(
            "--sgf-out", path_,
            "Write copies of the inputs as one SGF file, in which territory (TB, TW), dead stones (MA) and "
            "statuses (LB) are marked at the end of each main line; marks of these names there are replaced")
        ->type_name("FILE")
        ->check(written_file_check());
}

void SgfCopy::append(const Source& source, const std::vector<ReadPosition>& positions,
                     const std::vector<std::optional<Ruling>>& rulings) {
    if (is_sgf(source)) {
        // What is no SGF has been reported when the positions were read.
        text_ += sgf_with_marks(source, rulings);
        return;
    }
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        if (rulings[i]) text_ += sgf_of(*rulings[i], positions[i]->caption);
    }
}

tl::expected<void, SourceError> SgfCopy::write() const {
    if (text_.empty() || write_whole(path_, text_)) return {};
    return tl::make_unexpected(SourceError{path_, {}, "cannot be written"});
}

}  // namespace shikatsu::tools
