#include "tools/shikatsu_check/check.hpp"

#include "reference/certificates/certificate_file.hpp"
#include "reference/certificates/certificate_reader.hpp"

namespace shikatsu::check {

Verdict check_bytes(std::string bytes, const Limits& limits) {
    const auto text = reference::unpacked(std::move(bytes), limits);
    if (!text) return {Outcome::unusable, text.error().line, text.error().sentence, 0};
    const auto certificate = reference::read_certificate(*text, limits);
    if (!certificate) return {Outcome::unusable, certificate.error().line, certificate.error().sentence, 0};
    return reference::check(*certificate, limits);
}

}  // namespace shikatsu::check
