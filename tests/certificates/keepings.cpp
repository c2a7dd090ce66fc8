#include "tests/certificates/keepings.hpp"

#include <stdexcept>

#include "reference/certificates/keeping_reader.hpp"
#include "tests/certificates/certificates_of.hpp"

namespace shikatsu::certificates {

std::vector<std::string> keeping_lines(const std::string& rows, const std::string& keeper,
                                       const std::vector<std::string>& split) {
    return keepers_lines("shikatsu-keeping 1", rows, keeper, split);
}

std::string HandMade::text() const {
    return repaired(lines);
}

reference::KeepingCertificate HandMade::read() const {
    auto certificate = reference::read_keeping(text(), {});
    if (!certificate) throw std::runtime_error(std::string(name) + ": " + certificate.error().sentence);
    return *std::move(certificate);
}

const std::vector<HandMade>& hand_made_keepings() {
    static const std::vector<HandMade> all{
        {"two eyes of one point", keeping_lines(".#.#O/####O/OOOO.", "black",
                                                {"units B3", "regions 2",                              //
                                                 "needs B3 1", "points A3", "states 1", "settled",     //
                                                 "needs B3 1", "points C3", "states 1", "settled"})},  //
        {"four in a row",                                                                              //
         keeping_lines("....#O/#####O/OOOOO.", "black",                                                //
                       {"units E3", "regions 1",                                                       //
                        "needs E3 2", "points A3 B3 C3 D3", "states 5",                                //
                        "answers B3 C3 B3 C3",                                                         //
                        "settled", "settled", "settled", "settled"})},                                 //
        {"four in a row that fall apart",                                                              //
         keeping_lines("....#O/#####O/OOOOO.", "black",                                                //
                       {"units E3",
                        "regions 1",  //
                        "needs E3 2",
                        "points A3 B3 C3 D3",
                        "states 5",             //
                        "answers B3 C3 B3 C3",  //
                        "split",
                        "units none",
                        "regions 2",  //
                        "needs E3 1",
                        "points A3",
                        "states 1",
                        "settled",  //
                        "needs E3 1",
                        "points C3 D3",
                        "states 3",  //
                        "answers D3 C3",
                        "settled",
                        "settled",  //
                        "settled",
                        "settled",
                        "settled"})},                                         //
        {"a link by miai",                                                    //
         keeping_lines(".#.#.#O/##.###O/OOOOOO.", "black",                    //
                       {"units B3 D3", "regions 3",                           //
                        "link B3 D3", "points C3 C2", "states 3",             //
                        "answers C2 C3", "settled", "settled",                //
                        "needs B3 1", "points A3", "states 1", "settled",     //
                        "needs D3 1", "points E3", "states 1", "settled"})},  //
        {"two liberties until one is enough",                                 //
         keeping_lines(".#.#O/##.#O/##.#O/OOOO.", "black",                    //
                       {"units B4 D4", "regions 2",                           //
                        "needs B4 1", "points A4", "states 1", "settled",     //
                        "needs B4 1 D4 2", "points C4 C3 C2", "states 4",     //
                        "answers C3 C2 C3", "settled", "settled", "settled"})}};
    return all;
}

}  // namespace shikatsu::certificates
