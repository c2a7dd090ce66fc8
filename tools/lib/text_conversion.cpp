#include "tools/lib/text_conversion.hpp"

#include <iconv.h>

#include <array>
#include <cerrno>

#include "tools/lib/encoding_names.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::string_view replacement_sign = "\xEF\xBF\xBD";

/// The descriptor of one conversion to UTF-8.
class Conversion {
  public:
    explicit Conversion(const std::string& from) : descriptor_(iconv_open("UTF-8", from.c_str())) {}
    ~Conversion() {
        if (known()) iconv_close(descriptor_);
    }
    Conversion(const Conversion&) = delete;
    Conversion& operator=(const Conversion&) = delete;

    bool known() const { return descriptor_ != reinterpret_cast<iconv_t>(-1); }
    ConvertedText take() { return std::move(result_); }

    /// Converts up to the last sign that is whole, and says how many bytes that are.
    std::size_t convert(std::string_view bytes) {
        std::array<char, 4096> block{};
        // iconv does not write to its input.
        char* in = const_cast<char*>(bytes.data());
        std::size_t in_left = bytes.size();
        while (in_left > 0) {
            char* out = block.data();
            std::size_t out_left = block.size();
            const std::size_t done = iconv(descriptor_, &in, &in_left, &out, &out_left);
            const int problem = done == static_cast<std::size_t>(-1) ? errno : 0;
            result_.text.append(block.data(), block.size() - out_left);
            if (problem == EINVAL) break;
            if (problem == 0 || problem == E2BIG) continue;
            replace_byte();
            ++in;
            --in_left;
        }
        return bytes.size() - in_left;
    }

    void replace_byte() {
        if (!result_.first_replaced) result_.first_replaced = result_.text.size();
        result_.text += replacement_sign;
    }

    void note_bracket() {
        if (!result_.text.ends_with(']')) result_.ends_of_signs_with_bracket.push_back(result_.text.size());
    }

  private:
    iconv_t descriptor_;
    ConvertedText result_;
};

}  // namespace

std::optional<ConvertedText> converted_to_utf8(std::string_view bytes, const std::string& encoding) {
    Conversion conversion(encoding);
    if (!conversion.known()) return std::nullopt;
    const bool has_ascii = !encoding.starts_with("UTF-16") && !writes_all_signs_in_ascii(encoding);
    while (!bytes.empty()) {
        // A bracket ends what is converted at once; if none comes out, it has become part of a sign.
        const std::size_t bracket = has_ascii ? bytes.find(']') : bytes.npos;
        const std::size_t size = bracket == bytes.npos ? bytes.size() : bracket + 1;
        const std::size_t done = conversion.convert(bytes.substr(0, size));
        bytes.remove_prefix(done);
        if (done < size) {
            conversion.replace_byte();
            bytes.remove_prefix(1);
        } else if (bracket != bytes.npos) {
            conversion.note_bracket();
        }
    }
    return conversion.take();
}

}  // namespace shikatsu::tools
