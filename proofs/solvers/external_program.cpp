#include "proofs/solvers/external_program.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>

#include "proofs/solvers/cnf.hpp"
#include "proofs/solvers/refutation_checker.hpp"
#include "proofs/solvers/smt_lib.hpp"

namespace shikatsu::proofs {

namespace {

/// Seconds that the programs started from here and ended by now have worked.
double work_of_programs() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) + static_cast<double>(usage.ru_utime.tv_usec) * 1e-6;
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "shikatsu-proofs-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
    path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string output_of(const std::string& command) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    if (pipe == nullptr) throw std::runtime_error("cannot run " + command);
    std::string output;
    std::array<char, 4096> buffer{};
    for (std::size_t read = 0; (read = std::fread(buffer.data(), 1, buffer.size(), pipe.get())) > 0;) {
        output.append(buffer.data(), read);
    }
    return output;
}

void write_file(const std::filesystem::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text << std::flush;
    if (!file) throw std::runtime_error("cannot write " + path.string());
}

Answer decide_by_cvc5(const Query& query, int seconds) {
    const TemporaryFolder folder;
    const std::filesystem::path script = folder.path() / "query.smt2";
    write_file(script, smt_lib(query));
    const double before = work_of_programs();
    const std::string output =
        output_of(fmt::format("ulimit -t {}; cvc5 '{}' 2>&1", seconds, script.string()));
    const double worked = work_of_programs() - before;
    Answer answer;
    if (output.starts_with("unsat")) {
        answer.satisfiability = Satisfiability::unsatisfiable;
    } else if (output.starts_with("sat")) {
        answer.satisfiability = Satisfiability::satisfiable;
    } else {
        const std::string said = output.substr(0, output.find('\n'));
        answer.remark =
            fmt::format("cvc5 has no answer after {:.1f} s{}{}", worked, said.empty() ? "" : ": ", said);
        return answer;
    }
    answer.remark = fmt::format("cvc5 says {} after {:.1f} s", name(answer.satisfiability), worked);
    return answer;
}

Answer decide_by_cadical(const Query& query) {
    Answer answer;
    if (query.circuit == nullptr) {
        answer.reason = "cadical knows no integers";
        return answer;
    }
    const TemporaryFolder folder;
    const std::filesystem::path formula = folder.path() / "query.cnf";
    const std::filesystem::path proof = folder.path() / "query.drat";
    const Clauses clauses = clauses_of(query);
    write_file(formula, dimacs(clauses));
    const std::string output =
        output_of(fmt::format("cadical -q --no-binary '{}' '{}' 2>&1", formula.string(), proof.string()));
    if (output.starts_with("s SATISFIABLE")) {
        answer.satisfiability = Satisfiability::satisfiable;
        return answer;
    }
    if (!output.starts_with("s UNSATISFIABLE")) {
        answer.reason = "cadical says: " + output.substr(0, output.find('\n'));
        return answer;
    }
    std::ifstream file(proof, std::ios::binary);
    const std::string steps{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const auto start = std::chrono::steady_clock::now();
    const RefutationCheck check = check_refutation(clauses, steps);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (!check.error.empty()) {
        answer.reason = "cadical's refutation is not accepted: " + check.error;
        return answer;
    }
    answer.satisfiability = Satisfiability::unsatisfiable;
    answer.remark = fmt::format("refutation of {} clauses checked: {} steps, {} bytes, {:.1f} s",
                                clauses.all.size(), check.additions + check.deletions, steps.size(), seconds);
    return answer;
}

}  // namespace shikatsu::proofs
