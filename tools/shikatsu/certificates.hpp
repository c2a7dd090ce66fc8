// Certificates of an adjudication: written as files, and checked by the reference.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tools/lib/rulesets/ruling.hpp"
#include "tools/lib/verified.hpp"
#include "tools/shikatsu/exit_code.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::tools {

class Certificates {
  public:
    /// Adds --certificates, --verify and --max-certificate-states to a command.
    void add_to(CLI::App& command);

    /// Checks and writes nothing.
    static Certificates only_verified() {
        Certificates certificates;
        certificates.verify_ = true;
        return certificates;
    }

    /// How large a witness the engine shall build; 0 if nothing is to be done with it.
    std::size_t max_witness_states() const;

    /// What was done for one position.
    struct Done {
        /// Only if verification was asked for.
        std::optional<Verified> verified;
        std::size_t written = 0;
        std::size_t bytes = 0;
        /// What could not be done, each one sentence.
        std::vector<std::string> missing;
        /// Certificates that the reference does not accept, each one sentence.
        std::vector<std::string> rejected;
        /// A file that cannot be written.
        std::optional<std::string> write_error;
    };
    /// Writes and checks the certificate of each decided finding. `position_number` counts from 1 and is part
    /// of the files' names. Once `stop` says so nothing more is checked.
    Done process(const optimized::Adjudication& adjudication, std::size_t position_number,
                 const std::function<bool()>& stop) const;

    /// The same for the statuses of a ruling and the bounds on its best play.
    Done process(const Ruling& ruling, std::size_t position_number, const std::function<bool()>& stop) const;

    /// On standard output, what was written, if anything.
    void print_written(const Done& done) const;
    /// On standard error, what could not be done; the outcome remembers it.
    static void report(const Done& done, Outcome& outcome);

  private:
    /// One certificate.
    struct One {
        /// Of its file, without ending.
        std::string name;
        /// Writes it; empty if there is none, for a reason.
        std::function<std::string()> text;
        std::string why_missing;
        /// Has the reference check the text.
        std::function<check::Verdict(const std::string&)> checked;
    };
    /// `process_string` says of one string, with what was done so far, whether its certificates are accepted.
    template <class String, class ProcessString>
    Done process_each(const std::vector<String>& strings, ProcessString process_string) const;
    /// Whether the certificates of both bounds are accepted.
    std::optional<bool> process_best_play(const Ruling& ruling, const BestPlay& value,
                                          std::size_t position_number, const std::function<bool()>& stop,
                                          Done& done) const;
    void process_one(const One& one, std::optional<bool>& verified, Done& done) const;
    void write(const std::string& name, const std::string& bytes, Done& done) const;

    std::string folder_;
    bool verify_ = false;
    std::size_t max_states_ = 10'000'000;
};

}  // namespace shikatsu::tools
