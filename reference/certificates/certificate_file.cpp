#include "reference/certificates/certificate_file.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace shikatsu::reference {

namespace {

using Buffer = std::array<char, 1 << 16>;

tl::unexpected<CertificateProblem> fail(std::string sentence) {
    return tl::make_unexpected(CertificateProblem{0, std::move(sentence)});
}

tl::unexpected<CertificateProblem> too_large(const char* what, const CertificateLimits& limits) {
    return fail(fmt::format("{} is larger than the limit of {} bytes", what, limits.bytes));
}

}  // namespace

tl::expected<std::string, CertificateProblem> read_bytes(const std::string& path,
                                                         const CertificateLimits& limits) {
    std::error_code ignored;
    if (path != "-" && std::filesystem::exists(path, ignored) &&
        !std::filesystem::is_regular_file(path, ignored)) {
        return fail("is no regular file");
    }
    const auto close = [](std::FILE* file) {
        if (file != stdin) std::fclose(file);
    };
    const std::unique_ptr<std::FILE, decltype(close)> file(
        path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close);
    if (!file) return fail(std::string("cannot be opened: ") + std::strerror(errno));
    std::string bytes;
    const auto buffer = std::make_unique<Buffer>();
    while (const std::size_t count = std::fread(buffer->data(), 1, buffer->size(), file.get())) {
        if (count > limits.bytes - bytes.size()) return too_large("the file", limits);
        bytes.append(buffer->data(), count);
    }
    if (std::ferror(file.get()) != 0) return fail(std::string("cannot be read: ") + std::strerror(errno));
    return bytes;
}

tl::expected<std::string, CertificateProblem> unpacked(std::string bytes, const CertificateLimits& limits) {
    if (!bytes.starts_with("\x1f\x8b")) {
        if (bytes.size() > limits.bytes) return too_large("the text", limits);
        return bytes;
    }
    z_stream stream{};
    constexpr int gzip_only = 16 + MAX_WBITS;
    if (inflateInit2(&stream, gzip_only) != Z_OK) throw std::bad_alloc();
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> closing(&stream, inflateEnd);
    stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string text;
    const auto buffer = std::make_unique<Buffer>();
    int status = Z_OK;
    while (status == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef*>(buffer->data());
        stream.avail_out = static_cast<uInt>(buffer->size());
        status = inflate(&stream, Z_NO_FLUSH);
        const std::size_t count = buffer->size() - stream.avail_out;
        if (count > limits.bytes - text.size()) return too_large("the unpacked text", limits);
        text.append(buffer->data(), count);
    }
    if (status != Z_STREAM_END) return fail("the compressed data are damaged or end too early");
    if (stream.avail_in != 0) return fail("there are bytes after the end of the compressed data");
    return text;
}

}  // namespace shikatsu::reference
