#include "tools/atlas/builder.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "optimized/kernel/in_threads.hpp"
#include "tools/lib/descriptor.hpp"
#include "tools/lib/rulesets/variant.hpp"
#include "tools/lib/whole_file.hpp"

namespace shikatsu::atlas {

namespace {

namespace fs = std::filesystem;

constexpr auto patience = std::chrono::milliseconds(100);

/// A lock on a file that ends with this object, or with the process.
class Lock {
  public:
    explicit Lock(const fs::path& path) : file_(::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0644)) {}

    bool take_if_free() const { return file_.open() && ::flock(file_.number(), LOCK_EX | LOCK_NB) == 0; }
    bool wait_for() const { return file_.open() && ::flock(file_.number(), LOCK_EX) == 0; }

  private:
    tools::Descriptor file_;
};

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

void write(const fs::path& path, const std::string& bytes) {
    if (!tools::write_whole(path, bytes)) throw std::runtime_error("cannot write " + path.string());
}

class Build {
  public:
    Build(const Plan& plan, fs::path file, const std::atomic<bool>* stop)
        : plan_(plan),
          file_(std::move(file)),
          folder_(file_.string() + ".blocks"),
          stop_(stop),
          variant_(tools::variant_of(plan.rules).value()),
          classes_(position_classes(plan.grid, stop)) {
        options_.budget = plan.budget();
        options_.stop = stop;
    }

    std::size_t blocks() const { return (classes_.size() + classes_in_block - 1) / classes_in_block; }
    bool stopped() const { return stop_ != nullptr && stop_->load(); }
    bool done() const { return fs::exists(file_); }

    /// Whether the folder is for this plan, as it is from now on if it is new.
    bool prepare() const {
        std::error_code error;
        fs::create_directories(folder_, error);
        if (error) throw fs::filesystem_error("no folder", folder_, error);
        const Lock lock(folder_ / "plan.lock");
        if (!lock.wait_for()) throw std::runtime_error("cannot lock " + folder_.string());
        const fs::path plan = folder_ / "plan";
        if (!fs::exists(plan)) write(plan, to_line(plan_));
        return contents(plan) == to_line(plan_);
    }

    /// Makes blocks until none is missing or the work is stopped.
    void work(const std::function<void(const BuildProgress&)>& progress) {
        while (!stopped() && !done()) {
            std::size_t finished = 0;
            for (std::size_t number = 0; number < blocks() && !stopped() && !done(); ++number) {
                if (!fs::exists(path_of(number)) && !make(number)) continue;
                const std::lock_guard lock(mutex_);
                progress({++finished, blocks()});
            }
            if (finished == blocks()) return;
            std::this_thread::sleep_for(patience);  // others are at work on the rest
        }
    }

    void put_together() const {
        if (done() || stopped()) return;
        const Lock lock(folder_ / "plan.lock");
        if (!lock.wait_for() || done()) return;
        std::vector<BlockEntry> entries;
        std::uint64_t positions = 0;
        for (const PositionClass& members : classes_) positions += static_cast<std::uint64_t>(members.size);
        for (std::size_t number = 0; number < blocks(); ++number) {
            const std::string bytes = contents(path_of(number));
            entries.push_back({classes_[number * classes_in_block].code, bytes.size(), checksum(bytes)});
        }
        std::string all = header_of(plan_, positions, classes_.size(), entries);
        for (std::size_t number = 0; number < blocks(); ++number) all += contents(path_of(number));
        write(file_, all);
        fs::remove_all(folder_);
    }

  private:
    fs::path path_of(std::size_t number) const { return folder_ / fmt::format("{:08}", number); }

    /// Whether the block is there now; not if somebody else is at work on it, or it was stopped.
    bool make(std::size_t number) const {
        const Lock lock(path_of(number).string() + ".lock");
        if (!lock.take_if_free()) return false;
        if (fs::exists(path_of(number))) return true;
        std::vector<Record> records;
        const std::size_t end = std::min(classes_.size(), (number + 1) * classes_in_block);
        for (std::size_t i = number * classes_in_block; i < end; ++i) {
            const Position position = position_of(plan_.grid, classes_[i].code);
            records.push_back(record_of(classes_[i].code, variant_.ruling(position, options_)));
            if (stopped()) return false;
        }
        if (done()) return true;  // somebody held a lock of a folder that was cleared away
        write(path_of(number), packed_block(records));
        return true;
    }

    Plan plan_;
    fs::path file_;
    fs::path folder_;
    const std::atomic<bool>* stop_;
    tools::Variant variant_;
    tools::RulesetOptions options_;
    std::vector<PositionClass> classes_;
    std::mutex mutex_;
};

}  // namespace

tl::expected<bool, std::string> build(const Plan& plan, const fs::path& file, int jobs,
                                      const std::atomic<bool>* stop,
                                      const std::function<void(const BuildProgress&)>& progress) {
    std::error_code ignored;
    if (fs::exists(file, ignored)) {
        const auto there = AtlasFile::open(file);
        if (!there) return tl::unexpected(there.error());
        if (there->plan() != plan)
            return tl::unexpected("there is an atlas of another plan: " + to_line(there->plan()));
        return true;
    }
    try {
        Build building(plan, file, stop);
        if (!building.prepare())
            return tl::unexpected("there are blocks of another plan in " + file.string() + ".blocks");
        try {
            optimized::in_threads(jobs, [&] { building.work(progress); });
        } catch (const std::exception&) {
            // Whoever put the file together has cleared the folder away.
            if (!building.done()) throw;
        }
        building.put_together();
        return building.done();
    } catch (const fs::filesystem_error& error) {
        return tl::unexpected(
            fmt::format("{} cannot be used: {}", error.path1().string(), error.code().message()));
    } catch (const std::runtime_error& error) {
        return tl::unexpected(error.what());
    }
}

}  // namespace shikatsu::atlas
