// `shikatsu validate` from outside: folders, jobs, resuming, stopping, certificates and how it ends.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"
#include "tests/validation/cases.hpp"

namespace shikatsu::tools {
namespace {

namespace fs = std::filesystem;

using testing::quoted;
using testing::TemporaryFolder;
using testing::text_of;
using ProgramRun = testing::EndedApart;

ProgramRun run(const std::string& arguments) {
    return testing::run_apart("'" SHIKATSU_PROGRAM "' validate " + arguments);
}

void write(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
}

/// The wall of 3x3 that is all Black's: alive, 6 points.
const char* const game = "(;SZ[3]RU[Japanese];B[ba];W[];B[bb];W[];B[bc];W[];B[])";

/// A program that has Black alive, with its score.
std::string alive_with(const std::string& score) {
    return scripted_gtp("case $name$rest in *alive) a=B1\\ B2\\ B3;; *score) a=" + score +
                        ";; *) a=;; esac; printf \"=%s %s\\n\\n\" $id \"$a\"");
}

TEST(ValidateProgram, EndsAsTheFindingsAre) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.sgf");
    write(file, game);
    const ProgramRun agree = run("--gtp " + quoted(alive_with("B+6")) + " " + file);
    EXPECT_EQ(agree.code, 0) << agree.out;
    EXPECT_NE(agree.out.find("game.sgf:1#1 B3  agree"), std::string::npos) << agree.out;
    const ProgramRun differ = run("--gtp " + quoted(alive_with("B+7")) + " " + file);
    EXPECT_EQ(differ.code, 1) << differ.out;
    EXPECT_NE(differ.out.find("score  differ  the rules: B+6 [J2003-D3-9], the other: B+7"),
              std::string::npos)
        << differ.out;
    EXPECT_EQ(run("--gtp " + quoted(scripted_gtp("exit")) + " " + file).code, 3);
    EXPECT_EQ(run("--gtp x /no/such/file").code, 2);
    EXPECT_EQ(run("--gtp x --results " + file).code, 2);
    EXPECT_EQ(run("--results " + file).code, 0) << "nothing to compare";
}

// [ING-MV-4] [IK-R-5]
TEST(ValidateProgram, RecordsAreReplayedByTheRulesAskedAboutOrTheirOwn) {
    const TemporaryFolder folder;
    const std::string moves = "RE[W+4]AB[aa]AW[ca];B[ba];W[];B[];W[];B[])";
    const std::string ings = folder.file("ing.sgf", "(;SZ[4:1]RU[Ing]" + moves);
    const ProgramRun own = run("--results " + ings);
    EXPECT_EQ(own.code, 0) << own.out << own.err;
    EXPECT_NE(own.out.find("score  agree  the rules: W+4 [ING-CT-1]"), std::string::npos) << own.out;
    const std::string nobodys = folder.file("none.sgf", "(;SZ[4:1]" + moves);
    EXPECT_EQ(run("--results --rules ing-sst " + nobodys).code, 0);
    const auto refused = [&](const std::string& arguments, const std::string& clause) {
        const ProgramRun ended = run("--results " + arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_NE(ended.err.find("illegal move black at B1: "), std::string::npos) << ended.err;
        EXPECT_NE(ended.err.find("[" + clause + "]\n"), std::string::npos) << ended.err;
    };
    refused(nobodys, "J2003-MV-3");
    refused("--rules japanese-2003 " + ings, "J2003-MV-3");
    refused(folder.file("chinese.sgf", "(;SZ[4:1]RU[Chinese]" + moves), "IK-R-5");
    const std::string staying = folder.file("ikeda.sgf", "(;SZ[4:1]RE[W+4]AB[aa]AW[ca];B[ba];W[da];B[];W[])");
    refused("--rules ikeda-area-2 " + staying, "IK-R-5");
    EXPECT_EQ(run("--results --rules ikeda-area-2 --reading self-capture=single-stone " + staying).code, 0);
}

TEST(ValidateProgram, GoesThroughFoldersAndKeepsTheOrder) {
    const TemporaryFolder folder;
    for (const char* name : {"b/2.sgf", "a/1.SGF", "c.sgf", "no.txt"}) write(folder.path() / name, game);
    fs::create_directories(folder.path() / "empty");
    const std::string peer = "--gtp " + quoted(alive_with("B+6"));
    const ProgramRun all = run(peer + " --jobs 3 --json " + folder.path().string());
    EXPECT_EQ(all.code, 0) << all.out;
    const std::size_t first = all.out.find("a/1.SGF");
    const std::size_t second = all.out.find("b/2.sgf");
    const std::size_t third = all.out.find("c.sgf");
    EXPECT_TRUE(first < second && second < third && third != std::string::npos) << all.out;
    EXPECT_NE(all.out.find("{\"summary\":{\"cases\":3,\"agree\":6,\"differ\":0"), std::string::npos)
        << all.out;
    EXPECT_EQ(run(peer + " " + folder.file("empty")).code, 2);
}

TEST(ValidateProgram, AFolderThatMayNotBeReadIsNotEmpty) {
    const TemporaryFolder folder;
    fs::create_directory(folder.file("closed"));
    fs::permissions(folder.file("closed"), fs::perms::none);
    std::error_code error;
    if (fs::directory_iterator(folder.file("closed"), error); !error) GTEST_SKIP() << "skipped: may read all";
    const ProgramRun ended = run("--results " + folder.file("closed"));
    EXPECT_EQ(ended.code, 2);
    EXPECT_NE(ended.err.find("closed:1:1: error: cannot be read: Permission denied"), std::string::npos)
        << ended.err;
}

TEST(ValidateProgram, ResumesWhereItWas) {
    const TemporaryFolder folder;
    const std::string journal = folder.file("done.jsonl");
    const std::string log = folder.file("asked");
    write(folder.path() / "1.sgf", game);
    const std::string peer = "echo >> " + log + "; " + alive_with("B+6");
    const std::string arguments =
        "--gtp " + quoted(peer) + " --resume " + journal + " " + folder.path().string();
    const ProgramRun first = run(arguments);
    EXPECT_EQ(first.code, 0) << first.out;
    const std::string asked = text_of(log);
    EXPECT_FALSE(asked.empty());
    std::ofstream(journal, std::ios::app) << "{\"case\":\"cut o";
    const ProgramRun again = run(arguments);
    EXPECT_EQ(again.out, first.out);
    EXPECT_EQ(text_of(log), asked) << "nothing is asked twice";
    write(folder.path() / "1.sgf", "(;SZ[3]RU[Japanese]KM[1];B[ba];W[];B[bb];W[];B[bc];W[];B[])");
    EXPECT_EQ(run(arguments).code, 1) << "another komi is another case";
    EXPECT_EQ(run("--results --resume " + journal + " " + folder.path().string()).code, 2);
    EXPECT_EQ(run("--results --resume " + log + " " + folder.path().string()).code, 2);
    EXPECT_FALSE(text_of(log).empty()) << "a file that is no journal stays as it is";
}

TEST(ValidateProgram, AJournalMayBeLong) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.sgf", game);
    const std::string journal = folder.file("done.jsonl");
    const std::string arguments = "--results --resume " + journal + " " + file;
    const ProgramRun first = run(arguments);
    ASSERT_EQ(first.code, 0) << first.err;
    const std::string short_one = text_of(journal);
    const std::size_t second_line = short_one.find('\n') + 1;
    const std::string entry = short_one.substr(second_line, short_one.size() - second_line - 1);
    {
        std::ofstream longer(journal, std::ios::app);
        for (int i = 0; i < 66; ++i) longer << entry << std::string(std::size_t{1} << 20U, ' ') << '\n';
    }
    const ProgramRun again = run(arguments);
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(again.out, first.out);
}

TEST(ValidateProgram, ADeviceIsNoJournal) {
    const TemporaryFolder folder;
    const ProgramRun ended = run("--results --resume /dev/zero " + folder.file("game.sgf", game));
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.err, "/dev/zero:1:1: error: is no regular file\n");
}

TEST(ValidateProgram, AJournalNestedDeepIsNone) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.sgf", game);
    const std::string journal = folder.file("done.jsonl");
    const std::string arguments = "--results --resume " + journal + " " + file;
    ASSERT_EQ(run(arguments).code, 0);
    const std::string deep =
        "{\"x\":" + std::string(100'000, '[') + std::string(100'000, ']') + ",\"y\":1}\n";
    std::ofstream(journal, std::ios::app) << deep;
    const ProgramRun after = run(arguments);
    EXPECT_EQ(after.code, 2);
    EXPECT_NE(after.err.find("is no entry of a journal"), std::string::npos) << after.err;
    std::ofstream(journal) << deep;
    EXPECT_EQ(run(arguments).code, 2);
}

TEST(ValidateProgram, InterruptedItSumsUpAndKeepsWhatWasDone) {
    const TemporaryFolder folder;
    const std::string journal = folder.file("done.jsonl");
    write(folder.path() / "1.sgf", game);
    write(folder.path() / "2.sgf", std::string(game) + game);
    // The second position hangs: its set-up is told by its journal having an entry.
    const std::string peer = "if grep -q [c]ase.: " + journal + "; then sleep 100; fi; " + alive_with("B+6");
    const std::string command = "--gtp " + quoted(peer) + " --timeout 100 --resume " + journal + " " +
                                folder.path().string() +
                                " & for i in $(seq 600); do grep -qs [c]ase.: " + journal +
                                " && break; sleep 0.1; done; sleep 0.3; kill -INT $!; wait $!";
    const ProgramRun stopped = run(command);
    EXPECT_EQ(stopped.code, 3) << stopped.out;
    EXPECT_NE(stopped.out.find("1.sgf:1#1 score  agree"), std::string::npos) << stopped.out;
    EXPECT_NE(stopped.out.find("cases: 1\n"), std::string::npos) << stopped.out;
    EXPECT_NE(text_of(journal).find("1.sgf"), std::string::npos);
}

TEST(ValidateProgram, FindsWhereGnuGoDiffersFromTheRules) {
    const ProgramRun gnugo =
        run("--gtp '" SHIKATSU_GNUGO " --mode gtp --japanese-rules' --max-states 20000 " +
            std::string(SHIKATSU_EXAMPLES) + "/three-points-without-capturing.txt");
    EXPECT_EQ(gnugo.code, 1) << gnugo.out;
    EXPECT_NE(gnugo.out.find("A5  differ  the rules: capturable-2 [J2003-LD-6], the other: dead"),
              std::string::npos)
        << gnugo.out;
    EXPECT_NE(gnugo.out.find("score  differ  the rules: B+1 [J2003-D3-9], the other: 0"), std::string::npos)
        << gnugo.out;
}

TEST(ValidateProgram, WritesCertificatesOfTheStringsThatDiffer) {
    const TemporaryFolder folder;
    const std::string file = folder.file("board.txt");
    write(file, "O#O.\n.#OO\n##OO\n.#O.\n.#O.\n");
    const std::string all_dead = scripted_gtp(
        "case $rest in dead) a='A5 B1 B2 B3 B4 B5 A3 C1 C2 C3 C4 C5 D3 D4';; *) a=;; esac; printf '=%s "
        "%s\\n\\n' "
        "$id \"$a\"");
    const fs::path proofs = folder.path() / "proofs";
    const ProgramRun differing = run("--gtp " + quoted(all_dead) + " --max-states 20000 --certificates " +
                                     proofs.string() + " " + file);
    EXPECT_EQ(differing.code, 1) << differing.out;
    const std::string check = std::string(SHIKATSU_CHECK) + " " + proofs.string() + "/*.cert.gz > /dev/null";
    EXPECT_EQ(testing::run(check).code, 0) << differing.out;
    EXPECT_GE(std::distance(fs::directory_iterator(proofs), fs::directory_iterator()), 2);
    EXPECT_EQ(differing.out.find("A5  differ"), std::string::npos) << "it is dead";
}

TEST(ValidateProgram, WritesCertificatesByAsurasModel) {
    const TemporaryFolder folder;
    const std::string file = folder.file("board.txt");
    write(file, "..#.\n#O#O\n");
    const std::string a1_dead = scripted_gtp(
        "case $rest in dead) a='A1 B1 D1';; alive) a='C1 C2';; *) a=;; esac; printf '=%s %s\\n\\n' $id "
        "\"$a\"");
    const fs::path proofs = folder.path() / "proofs";
    const std::string asked = "--gtp " + quoted(a1_dead) + " --certificates " + proofs.string() + " " + file;
    const ProgramRun differing = run("--rules asura-1989 " + asked);
    EXPECT_EQ(differing.code, 1) << differing.out;
    EXPECT_NE(differing.out.find("A1  differ  the rules: alive [AS89-SA-4], the other: dead"),
              std::string::npos)
        << differing.out;
    const std::string proof = (proofs / "position-0001-A1-status.cert.gz").string();
    EXPECT_EQ(testing::run(std::string(SHIKATSU_CHECK) + " " + proof + " > /dev/null").code, 0);
    EXPECT_EQ(std::distance(fs::directory_iterator(proofs), fs::directory_iterator()), 1);
    EXPECT_EQ(run("--rules ing-sst " + asked).code, 2) << "there are none by these rules";
}

}  // namespace
}  // namespace shikatsu::tools
