#include "tests/shell/shell.hpp"

#include <sys/wait.h>

#include <cstdlib>
#include <utility>

#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::testing {

namespace {

std::string to(std::string sign, const std::string& file) {
    return std::move(sign.append(quoted(file)));
}

/// The command's code; `redirections` name the files for what it says.
int code_of(const std::string& command, const std::string& input, const std::string& redirections) {
    std::string line = "(";
    line.append(command).append(") <").append(quoted(input)).append(redirections);
    const int status = std::system(line.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

Ended run(const std::string& command, const std::string& input) {
    const TemporaryFolder folder;
    const int code = code_of(command, folder.file("in", input), to(" >", folder.file("out")) + " 2>&1");
    return {code, text_of(folder.file("out"))};
}

EndedApart run_apart(const std::string& command, const std::string& input) {
    const TemporaryFolder folder;
    const int code = code_of(command, folder.file("in", input),
                             to(" >", folder.file("out")) + to(" 2>", folder.file("err")));
    return {code, text_of(folder.file("out")), text_of(folder.file("err"))};
}

std::string quoted(const std::string& text) {
    std::string word = "'";
    for (const char sign : text) word += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
    return word + "'";
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace shikatsu::testing
