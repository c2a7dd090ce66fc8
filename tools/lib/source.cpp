#include "tools/lib/source.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace shikatsu::tools {

namespace {

constexpr std::size_t max_bytes = std::size_t{64} << 20;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// A sentence may quote the input; what is longer is nobody's sentence any more.
constexpr std::size_t longest_message = 1000;

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

tl::expected<std::string, std::string> read_all(std::FILE* file) {
    std::string text;
    char buffer[1 << 16];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file)) {
        text.append(buffer, got);
        if (text.size() > max_bytes) return tl::make_unexpected("larger than 64 MiB");
    }
    if (std::ferror(file) != 0)
        return tl::make_unexpected(std::string("cannot be read: ") + std::strerror(errno));
    if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
    return text;
}

/// The beginning of a text that is too long, with no character of several bytes cut.
std::string shortened(std::string text, std::size_t longest) {
    if (text.size() <= longest) return text;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end) + "...";
}

}  // namespace

bool ends_line(std::string_view text, std::size_t offset) {
    return text[offset] == '\n' || (text[offset] == '\r' && !text.substr(offset + 1).starts_with('\n'));
}

Place place_at(std::string_view text, std::size_t offset) {
    Place place;
    for (std::size_t i = 0; i < offset; ++i) {
        place = ends_line(text, i) ? Place{place.line + 1, 1} : Place{place.line, place.column + 1};
    }
    return place;
}

std::string printable(std::string_view text) {
    std::string shown;
    for (const char sign : text) {
        const auto byte = static_cast<unsigned char>(sign);
        shown += (byte < 0x20 || byte == 0x7F) ? ' ' : sign;
    }
    return shown;
}

std::string excerpt(std::string_view text, std::size_t longest) {
    return shortened(printable(text.substr(0, longest + 1)), longest);
}

std::string to_line(const SourceError& error) {
    return fmt::format("{}:{}:{}: error: {}", printable(error.file), error.place.line, error.place.column,
                       shortened(printable(error.message), longest_message));
}

tl::expected<Source, SourceError> read_source(const std::string& path) {
    const std::string name = path == "-" ? "<stdin>" : path;
    const auto fail = [&](std::string message) {
        return tl::make_unexpected(SourceError{name, {}, std::move(message)});
    };
    if (path == "-") {
        auto text = read_all(stdin);
        if (!text) return fail(text.error());
        return Source{name, std::move(*text)};
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return fail("is a directory, not a file");
    const std::unique_ptr<std::FILE, Closer> file(std::fopen(path.c_str(), "rb"));
    if (!file) return fail(std::string("cannot be opened: ") + std::strerror(errno));
    auto text = read_all(file.get());
    if (!text) return fail(text.error());
    return Source{name, std::move(*text)};
}

}  // namespace shikatsu::tools
