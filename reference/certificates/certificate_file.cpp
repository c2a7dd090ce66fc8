#include "reference/certificates/certificate_file.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "reference/certificates/gzip.hpp"

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
    auto text = inflated(bytes, limits.bytes);
    if (!text) return fail(text.error());
    return std::move(*text);
}

}  // namespace shikatsu::reference
