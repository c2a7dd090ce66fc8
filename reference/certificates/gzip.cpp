#include "reference/certificates/gzip.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <memory>
#include <new>

namespace shikatsu::reference {

tl::expected<std::string, std::string> inflated(std::string bytes, std::size_t most) {
    z_stream stream{};
    constexpr int gzip_only = 16 + MAX_WBITS;
    if (inflateInit2(&stream, gzip_only) != Z_OK) throw std::bad_alloc();
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> closing(&stream, inflateEnd);
    stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string text;
    const auto buffer = std::make_unique<std::array<char, 1 << 16>>();
    int status = Z_OK;
    while (status == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef*>(buffer->data());
        stream.avail_out = static_cast<uInt>(buffer->size());
        status = inflate(&stream, Z_NO_FLUSH);
        const std::size_t count = buffer->size() - stream.avail_out;
        if (count > most - text.size()) {
            return tl::make_unexpected(
                fmt::format("the unpacked text is larger than the limit of {} bytes", most));
        }
        text.append(buffer->data(), count);
    }
    if (status != Z_STREAM_END)
        return tl::make_unexpected(std::string("the compressed data are damaged or end too early"));
    if (stream.avail_in != 0)
        return tl::make_unexpected(std::string("there are bytes after the end of the compressed data"));
    return text;
}

}  // namespace shikatsu::reference
