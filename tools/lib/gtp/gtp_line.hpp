// The lines of the Go Text Protocol, version 2: requests and responses.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shikatsu::tools {

/// No command comes near so many bytes.
inline constexpr std::size_t longest_gtp_line = std::size_t{1} << 20U;

struct GtpRequest {
    /// The digits as they were sent; empty if there is no id.
    std::string id;
    /// Empty if the line has an id only.
    std::string name;
    std::vector<std::string> arguments;
};

/// What a line asks for; nothing if it is empty or only a comment. Control characters are left out, tabs are
/// blanks, and '#' starts a comment.
std::optional<GtpRequest> read_gtp_request(std::string_view line);

struct GtpAnswer {
    bool success = true;
    /// May have several lines.
    std::string text;
};

/// The answer to the request of that id with the empty line that ends it. Empty lines of the text are left
/// out, since one would end the response early.
std::string gtp_response(const std::string& id, const GtpAnswer& answer);

}  // namespace shikatsu::tools
