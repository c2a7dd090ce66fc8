#include "tools/lib/gtp/gtp_line.hpp"

#include <algorithm>
#include <sstream>

namespace shikatsu::tools {

namespace {

constexpr unsigned char first_printable = 32;
constexpr unsigned char delete_sign = 127;

std::string without_controls_and_comment(std::string_view line) {
    std::string text;
    for (const char sign : line.substr(0, line.find('#'))) {
        const auto byte = static_cast<unsigned char>(sign);
        if (sign == '\t') {
            text += ' ';
        } else if (byte >= first_printable && byte != delete_sign) {
            text += sign;
        }
    }
    return text;
}

bool is_id(const std::string& word) {
    return std::all_of(word.begin(), word.end(), [](char sign) { return sign >= '0' && sign <= '9'; });
}

}  // namespace

std::optional<GtpRequest> read_gtp_request(std::string_view line) {
    std::istringstream words(without_controls_and_comment(line));
    GtpRequest request;
    std::string word;
    if (!(words >> word)) return std::nullopt;
    if (is_id(word)) {
        request.id = word;
        word.clear();
        words >> word;
    }
    request.name = word;
    while (words >> word) request.arguments.push_back(word);
    return request;
}

std::string gtp_response(const std::string& id, const GtpAnswer& answer) {
    std::string response = (answer.success ? "=" : "?") + id + " ";
    // A board starts on a line of its own.
    std::istringstream lines(answer.text);
    bool first = !answer.text.starts_with('\n');
    for (std::string line; std::getline(lines, line);) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        response += (first ? "" : "\n") + line;
        first = false;
    }
    return response + "\n\n";
}

}  // namespace shikatsu::tools
