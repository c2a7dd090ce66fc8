// The manual page and the completions: nothing is left out of them, and shells and roff take them as they
// are.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"
#include "tools/lib/command_line/completions.hpp"
#include "tools/lib/command_line/manual.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

using testing::contains;
using testing::Ended;
using testing::run;

std::string shikatsu(const std::string& arguments) {
    return run("'" SHIKATSU_PROGRAM "' " + arguments).text;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

bool is_installed(const std::string& program) {
    return run("command -v " + program).code == 0;
}

/// The first words of the lines below each such heading of a help text, without what goes on from line to
/// line.
std::vector<std::string> listed(const std::string& help, const std::string& heading) {
    constexpr std::size_t most_indented = 4;
    std::istringstream lines(help);
    std::vector<std::string> words;
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t start = line.find_first_not_of(' ');
        if (start == std::string::npos || line[start] == '[') {
            inside = false;
        } else if (line.substr(start) == heading) {
            inside = true;
        } else if (inside && start <= most_indented) {
            words.push_back(line.substr(start, line.find_first_of(" ,", start) - start));
        }
    }
    return words;
}

std::vector<std::string> commands() {
    return listed(shikatsu("--help"), "Subcommands:");
}

/// A program whose words are as awkward as they may be.
CommandTree awkward() {
    const DescribedOption quoted{
        {"-q", "--quoted"}, "A:B", "It's [odd]: a \\ and a 'quote'", "'x'", false, false, false, {}};
    const DescribedOption chosen{{"--colour"}, "NAME", "One of two", "",
                                 false,        false,  false,        {"red", "blue"}};
    const DescribedOption file{{"FILE"}, "", "What to read", "", true, true, true, {}};
    return {{"prog", "does things", {{{"--help"}, "", "Say this", "", false, false, false, {}}}, ".a\n'b"},
            "1",
            {{"go", "Go's [best]: part", {quoted, chosen, file}, "Line -one\n.two"}}};
}

/// What bash proposes at the end of a command line.
std::set<std::string> bash_proposes(const std::string& script, const std::vector<std::string>& words) {
    std::string line = "source '" + script + "'; COMP_WORDS=(";
    for (const std::string& word : words) line += "'" + word + "' ";
    line += "); COMP_CWORD=" + std::to_string(words.size() - 1) + "; $(complete -p " + words.front() +
            R"( | sed -E "s/.*-F ([^ ]+).*/\1/"); printf "%s\n" "${COMPREPLY[@]}")";
    std::istringstream answer(run("bash -c '" + replaced(line, "'", "'\\''") + "'").text);
    std::set<std::string> proposed;
    for (std::string word; std::getline(answer, word);) {
        if (!word.empty()) proposed.insert(word);
    }
    return proposed;
}

class CommandLine : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { folder_.emplace(); }
    static void TearDownTestSuite() { folder_.reset(); }

    static std::string file(const std::string& name, const std::string& text) {
        return folder_->file(name, text);
    }
    static std::string bash_script() { return file("shikatsu.bash", shikatsu("completion bash")); }

    static std::optional<testing::TemporaryFolder> folder_;
};

std::optional<testing::TemporaryFolder> CommandLine::folder_;

TEST_F(CommandLine, TheManualAndEachCompletionHaveEveryCommandAndOption) {
    const std::string page = replaced(shikatsu("--man"), "\\-", "-");
    const std::string script = bash_script();
    const std::string zsh = shikatsu("completion zsh");
    const std::string fish = shikatsu("completion fish");
    const std::vector<std::string> all = commands();
    ASSERT_GT(all.size(), 10U);
    for (const std::string& command : all) {
        const std::size_t section = page.find(".SS shikatsu " + command + "\n");
        ASSERT_NE(section, std::string::npos) << command;
        const std::string own = page.substr(section, page.find("\n.SS", section + 1) - section);
        EXPECT_TRUE(contains(zsh, "'" + command + ":")) << command;
        EXPECT_TRUE(contains(fish, "-a " + command + " ")) << command;
        const std::vector<std::string> options = listed(shikatsu(command + " --help"), "Options:");
        ASSERT_FALSE(options.empty()) << command;
        const std::set<std::string> proposed = bash_proposes(script, {"shikatsu", command, "-"});
        for (const std::string& option : options) {
            EXPECT_TRUE(contains(own, "\\fB" + option + "\\fR")) << command << ' ' << option;
            EXPECT_TRUE(contains(zsh, "'" + option + "[") || contains(zsh, "'*" + option + "["))
                << command << ' ' << option;
            const std::string name = option.substr(option.find_first_not_of('-'));
            EXPECT_TRUE(contains(fish, (option.starts_with("--") ? " -l " : " -s ") + name)) << option;
            EXPECT_TRUE(proposed.contains(option)) << command << ' ' << option;
        }
    }
}

TEST_F(CommandLine, BashCompletesCommandsOptionsAndValues) {
    const std::string script = bash_script();
    EXPECT_EQ(bash_proposes(script, {"shikatsu", "comp"}), (std::set<std::string>{"compare", "completion"}));
    const std::set<std::string> first = bash_proposes(script, {"shikatsu", ""});
    for (const std::string& command : commands()) EXPECT_TRUE(first.contains(command)) << command;
    EXPECT_EQ(bash_proposes(script, {"shikatsu", "adjudicate", "--ex"}), std::set<std::string>{"--explain"});
    EXPECT_EQ(bash_proposes(script, {"shikatsu", "adjudicate", "--rules", "ing"}),
              std::set<std::string>{"ing-sst"});
    EXPECT_EQ(bash_proposes(script, {"shikatsu", "adjudicate", "--rules", "=", "jap"}),
              std::set<std::string>{"japanese-2003"});
    EXPECT_EQ(bash_proposes(script, {"shikatsu", "report", "-o", ""}), std::set<std::string>{})
        << "a file, which bash completes itself";
    EXPECT_EQ(bash_proposes(script, {"shikatsu", "completion", "z"}), std::set<std::string>{"zsh"});
}

TEST_F(CommandLine, ScriptsAreTakenByTheirShells) {
    {
        const CommandTree tree = awkward();
        EXPECT_EQ(run("bash -n '" + file("a.bash", bash_completion(tree)) + "'").text, "");
        if (is_installed("zsh")) {
            const std::string script = file("a.zsh", zsh_completion(tree));
            EXPECT_EQ(run("zsh -f -c 'autoload -U compinit; compinit -D; source " + script + "'").text, "");
        }
        if (is_installed("fish")) {
            const std::string script = file("a.fish", fish_completion(tree));
            EXPECT_EQ(run("fish -N -c 'source " + script + "; complete -C \"prog go --colour r\"'").text,
                      "red\tOne of two\n");
        }
    }
    if (is_installed("fish")) {
        const std::string script = file("s.fish", shikatsu("completion fish"));
        EXPECT_TRUE(contains(run("fish -N -c 'source " + script + "; complete -C \"shikatsu repo\"'").text,
                             "report\t"));
    }
}

TEST_F(CommandLine, AwkwardWordsAreQuoted) {
    EXPECT_EQ(bash_proposes(file("b.bash", bash_completion(awkward())), {"prog", "go", "--colour", ""}),
              (std::set<std::string>{"blue", "red"}));
    EXPECT_TRUE(contains(zsh_completion(awkward()), R"(It'\''s \[odd\]\: a \\ and a '\''quote'\'')"));
    EXPECT_TRUE(
        contains(fish_completion(awkward()), R"(-s q -l quoted -r -d 'It\'s [odd]: a \\ and a \'quote\'')"));
    const std::string page = manual(awkward());
    EXPECT_TRUE(contains(page, "Line \\-one\n\\&.two\n")) << page;
    EXPECT_TRUE(contains(page, "\\&.a\n\\&'b\n")) << page;
    EXPECT_TRUE(contains(page, "a \\e and a 'quote' (default: \\&'x')")) << page;
    EXPECT_TRUE(contains(page, ".B prog go\n[\\fIoptions\\fR]\n\\fIFILE\\fR ...\n")) << page;
}

TEST_F(CommandLine, RoffHasNothingToWarnOf) {
    const std::string page = file("shikatsu.1", shikatsu("--man"));
    EXPECT_TRUE(contains(shikatsu("--man"), ".TH SHIKATSU 1 "));
    if (!is_installed("man")) GTEST_SKIP() << "skipped: no man";
    const Ended formatted = run("LC_ALL=C.UTF-8 MANWIDTH=100 man --warnings -l '" + page + "' >'" +
                                folder_->file("formatted") + "'");
    EXPECT_EQ(formatted.code, 0);
    EXPECT_EQ(formatted.text, "");
    if (!is_installed("mandoc")) return;
    // A page made with each build has no date.
    const Ended linted = run("mandoc -T lint -W warning '" + page + "' | grep -v 'missing date'");
    EXPECT_EQ(linted.text, "");
}

TEST_F(CommandLine, ErrorsNameTheHelpThatHasTheOptions) {
    for (const char* arguments :
         {"adjudicate", "adjudicate --nonsense", "validate --results --gtp x y", "play --to-move grey A1",
          "atlas query", "rules japanese-2003 --nonsense"}) {
        const std::string said = shikatsu(arguments);
        const std::string words = arguments;
        const std::string command = words.starts_with("atlas") ? words : words.substr(0, words.find(' '));
        EXPECT_TRUE(contains(said, "; see 'shikatsu " + command + " --help'\n")) << said;
        EXPECT_EQ(run("'" SHIKATSU_PROGRAM "' " + command + " --help").code, 0);
    }
    EXPECT_TRUE(contains(shikatsu("nonsense"), "; see 'shikatsu --help'\n"));
    EXPECT_TRUE(contains(shikatsu(""), "; see 'shikatsu --help'\n"));
}

TEST_F(CommandLine, OptionsTakeNoneOfTheFiles) {
    const std::string files = " '" + file("a.txt", "#\n") + "' '" + file("b.txt", ".#.\n...\n") + "'";
    for (const char* arguments : {"adjudicate --reading ko-pass=per-ko", "boards --reading ko-pass=per-ko",
                                  "compare --rules japanese-2003 --reading ko-pass=per-ko",
                                  "report --compare none -o /dev/null --reading ko-pass=per-ko",
                                  "validate --results --reading ko-pass=per-ko",
                                  "adjudicate --reading ko-pass=per-ko --reading ban-identity=ko",
                                  "adjudicate --max-states 1000 --rules ing-sst --dead B2"}) {
        // The first file, and none but it, is bad: a string has no liberty.
        const Ended ended = run("'" SHIKATSU_PROGRAM "' " + std::string(arguments) + files);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_TRUE(contains(ended.text, "a.txt:1:1: error: ")) << arguments << '\n' << ended.text;
        EXPECT_FALSE(contains(ended.text, "b.txt:1:1: error: ")) << arguments << '\n' << ended.text;
    }
    const Ended replayed = run("'" SHIKATSU_PROGRAM "' difftest --reading ko-pass=per-ko" + files);
    EXPECT_FALSE(contains(replayed.text, "NAME=VALUE")) << replayed.text;
}

}  // namespace
}  // namespace shikatsu::tools
