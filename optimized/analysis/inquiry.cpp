#include "optimized/analysis/inquiry.hpp"

#include <optional>
#include <utility>

#include "optimized/analysis/question_on_bits.hpp"
#include "optimized/force/force_solver.hpp"
#include "optimized/kernel/width.hpp"
#include "optimized/zones/cut_out.hpp"

namespace shikatsu::optimized {

namespace {

template <int W>
class OfWidth final : public Inquiry {
  public:
    OfWidth(const Position& position, const std::vector<Question>& questions, std::optional<Together> sought,
            const Readings& readings)
        : geometry_(position.grid()), sought_(sought), readings_(readings) {
        for (const Question& question : questions) {
            if (auto force = force_question(geometry_, position, question))
                questions_.push_back(*std::move(force));
        }
    }

    std::vector<ForceAnswer> look_on(const Limits& limits, const Extras& extras) override {
        const ForceSolver<W> solver(geometry_, readings_, limits, extras);
        if (sought_) {
            const Side winner = *sought_ == Together::all_fall ? Side::attacker : Side::defender;
            return solver.answer_together(questions_, winner, begun_);
        }
        if (!questions_.empty()) return {solver.answer(questions_.front(), begun_)};
        ForceAnswer none;
        none.ended = true;
        return {none};
    }

    std::uint64_t remembered() const override { return begun_ ? begun_->states() : 0; }

  private:
    Geometry<W> geometry_;
    std::optional<Together> sought_;
    Readings readings_;
    std::vector<ForceQuestion<W>> questions_;
    typename ForceSolver<W>::Begun begun_;
};

std::unique_ptr<Inquiry> inquiry(const Position& position, const std::vector<Question>& questions,
                                 std::optional<Together> sought, const Readings& readings) {
    return in_words<1, 2, 3, 6, 10>(
        position.grid().size(), [&]<int W>(std::integral_constant<int, W>) -> std::unique_ptr<Inquiry> {
            return std::make_unique<OfWidth<W>>(position, questions, sought, readings);
        });
}

/// What lies away from the question's zone is left out.
class InZone final : public Inquiry {
  public:
    InZone(const Position& position, const Question& question, const Readings& readings)
        : cut_(position, question),
          inside_(inquiry(cut_.position(), {cut_.question()}, std::nullopt, readings)) {}

    std::vector<ForceAnswer> look_on(const Limits& limits, const Extras& extras) override {
        std::vector<ForceAnswer> answers = inside_->look_on(limits, extras);
        for (ForceAnswer& answer : answers) {
            if (answer.witness) answer.witness = cut_.back(std::move(*answer.witness));
        }
        return answers;
    }

    std::uint64_t remembered() const override { return inside_->remembered(); }

  private:
    CutOut cut_;
    std::unique_ptr<Inquiry> inside_;
};

}  // namespace

std::unique_ptr<Inquiry> inquiry_into(const Position& position, const Question& question,
                                      const Readings& readings) {
    if (question.zone) return std::make_unique<InZone>(position, question, readings);
    return inquiry(position, {question}, std::nullopt, readings);
}

std::unique_ptr<Inquiry> inquiry_into(const Position& position, const std::vector<Question>& questions,
                                      Together sought, const Readings& readings) {
    return inquiry(position, questions, sought, readings);
}

}  // namespace shikatsu::optimized
