#include "tools/shikatsu/text_checks.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>

#include "tools/lib/whole_file.hpp"

namespace shikatsu::tools {

namespace {

constexpr const char* empty_text = "the text is empty";

std::string check_text(const std::string& text) {
    return text.empty() ? empty_text : "";
}

std::string sentence(const std::string& name, const std::optional<std::string>& obstacle) {
    return obstacle ? fmt::format("'{}' {}", name, *obstacle) : std::string();
}

std::string check_written_file(const std::string& name) {
    if (name.empty()) return empty_text;
    if (name == "-") return "'-' is no file here";
    return sentence(name, obstacle_to_file(name));
}

std::string check_output(const std::string& name) {
    return name == "-" ? std::string() : check_written_file(name);
}

std::string check_written_folder(const std::string& name) {
    if (name.empty()) return empty_text;
    return sentence(name, obstacle_to_folder(name));
}

}  // namespace

CLI::Validator text_check() {
    return CLI::Validator(check_text, "");
}

CLI::Validator written_file_check() {
    return CLI::Validator(check_written_file, "");
}

CLI::Validator output_check() {
    return CLI::Validator(check_output, "");
}

CLI::Validator written_folder_check() {
    return CLI::Validator(check_written_folder, "");
}

}  // namespace shikatsu::tools
