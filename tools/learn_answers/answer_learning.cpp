#include "tools/learn_answers/answer_learning.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace shikatsu::tools {

namespace {

using optimized::AnswerLesson;
using optimized::TriedAnswer;

double worth_of(const LearnedWorth& worth, const TriedAnswer& answer) {
    double sum = worth.weight_of_promise * std::log(answer.promise);
    for (const std::uint16_t feature : answer.features) sum += worth.weights[feature];
    return sum;
}

/// Gradient descent with a step for each weight that becomes smaller by what it has been changed (AdaGrad:
/// Duchi, Hazan and Singer, 2011).
class Learner {
  public:
    explicit Learner(std::size_t features) : changes_(features + 1, 1e-8) {
        worth_.weights.assign(features, 0.0);
    }

    void learn(const AnswerLesson& lesson) {
        std::vector<double> chances;
        for (const TriedAnswer& answer : lesson) chances.push_back(worth_of(worth_, answer));
        const double most = *std::max_element(chances.begin(), chances.end());
        double all = 0;
        double good = 0;
        for (std::size_t i = 0; i < lesson.size(); ++i) {
            chances[i] = std::exp(chances[i] - most);
            all += chances[i];
            if (lesson[i].wins) good += chances[i];
        }
        for (std::size_t i = 0; i < lesson.size(); ++i) {
            const double slope = chances[i] / all - (lesson[i].wins ? chances[i] / good : 0.0);
            for (const std::uint16_t feature : lesson[i].features) {
                double& weight = worth_.weights[feature];
                step(weight, changes_[feature], slope + 1e-5 * weight);  // unused ones go to nothing
            }
            step(worth_.weight_of_promise, changes_.back(), slope * std::log(lesson[i].promise));
        }
    }
    const LearnedWorth& worth() const { return worth_; }

  private:
    static void step(double& weight, double& changes, double slope) {
        constexpr double rate = 0.1;
        changes += slope * slope;
        weight -= rate * slope / std::sqrt(changes);
    }

    LearnedWorth worth_;
    /// By feature, the promise last: the sum of the squares of all slopes.
    std::vector<double> changes_;
};

}  // namespace

LearnedWorth learn_worth(const std::vector<AnswerLesson>& lessons, int features, int rounds) {
    Learner learner(static_cast<std::size_t>(features));
    std::mt19937 random(1);
    std::vector<std::size_t> order(lessons.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (int round = 0; round < rounds; ++round) {
        std::shuffle(order.begin(), order.end(), random);
        for (const std::size_t i : order) learner.learn(lessons[i]);
    }
    return learner.worth();
}

double share_of_first(const LearnedWorth& worth, const std::vector<AnswerLesson>& lessons) {
    if (lessons.empty()) return 0;
    const auto good = std::count_if(lessons.begin(), lessons.end(), [&](const AnswerLesson& lesson) {
        return std::max_element(lesson.begin(), lesson.end(),
                                [&](const TriedAnswer& one, const TriedAnswer& other) {
                                    return worth_of(worth, one) < worth_of(worth, other);
                                })
            ->wins;
    });
    return 100.0 * static_cast<double>(good) / static_cast<double>(lessons.size());
}

std::string text_of(const WeightsFile& file, const LearnedWorth& worth) {
    constexpr std::size_t width = 110;
    const auto hundredths = [](double weight) {
        return std::lround(100 * std::clamp(weight, -300.0, 300.0));  // fit in 16 bits
    };
    std::string table;
    std::string line = "   ";
    for (const double weight : worth.weights) {
        const std::string number = fmt::format(" {},", hundredths(weight));
        if (line.size() + number.size() > width) {
            table += line + '\n';
            line = "   ";
        }
        line += number;
    }
    line.pop_back();
    return fmt::format(
        "// How much each feature of an answer promises, as learned from games; printed by "
        "tools/learn_answers.\n"
        "#include \"{}\"\n\n"
        "namespace shikatsu::optimized {{\n\n"
        "// clang-format off\n"
        "const AnswerWeights<feature_count({})> {}{{{{\n"
        "{}}}, {}}};\n"
        "// clang-format on\n\n"
        "}}  // namespace shikatsu::optimized\n",
        file.header, file.respects, file.weights, table + line, hundredths(worth.weight_of_promise));
}

}  // namespace shikatsu::tools
