#include "tests/mutants/weaving.hpp"

#include <algorithm>
#include <cctype>

namespace shikatsu::mutants {

namespace {

bool is_space(char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

/// A part of the source and the mutants of just this part.
struct Site {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<Numbered> mutants;

    bool statement() const { return mutants.front().mutant->is_statement(); }
};

/// A text without its spaces, with the place of each character.
struct Packed {
    std::string text;
    std::vector<std::size_t> places;

    explicit Packed(std::string_view source) {
        for (std::size_t i = 0; i < source.size(); ++i) {
            if (is_space(source[i])) continue;
            text += source[i];
            places.push_back(i);
        }
    }
};

bool part_of_a_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Where `packed` holds the fragment, and not in the midst of a word.
std::vector<std::size_t> occurrences(const std::string& packed, const std::string& fragment) {
    std::vector<std::size_t> found;
    for (std::size_t at = packed.find(fragment); at != std::string::npos; at = packed.find(fragment, at + 1))
        found.push_back(at);
    return found;
}

/// Whether the fragment is torn out of a longer word of the source.
bool torn(std::string_view source, std::size_t begin, std::size_t end) {
    const bool before = begin > 0 && part_of_a_word(source[begin - 1]) && part_of_a_word(source[begin]);
    const bool after = end < source.size() && part_of_a_word(source[end]) && part_of_a_word(source[end - 1]);
    return before || after;
}

tl::expected<Site, std::string> site_of(std::string_view source, const Packed& packed,
                                        const Numbered& numbered) {
    const std::string fragment = Packed(numbered.mutant->from).text;
    std::vector<Site> sites;
    for (const std::size_t at : occurrences(packed.text, fragment)) {
        const std::size_t begin = packed.places[at];
        const std::size_t end = packed.places[at + fragment.size() - 1] + 1;
        if (!torn(source, begin, end)) sites.push_back({begin, end, {numbered}});
    }
    if (sites.size() != 1) {
        return tl::make_unexpected("mutant " + numbered.mutant->name + ": " + numbered.mutant->file +
                                   " has its fragment " + std::to_string(sites.size()) +
                                   " times instead of once: " + numbered.mutant->from);
    }
    return sites.front();
}

/// Writes the source with its sites, which are sorted so that an outer one comes before those within it.
class Writer {
  public:
    Writer(std::string_view source, const std::vector<Site>& sites) : source_(source), sites_(sites) {}

    std::string all() { return part(0, source_.size()); }

  private:
    std::string part(std::size_t begin, std::size_t end) {
        std::string text;
        std::size_t at = begin;
        while (next_ < sites_.size() && sites_[next_].begin < end) {
            const Site& site = sites_[next_++];
            text += source_.substr(at, site.begin - at);
            text += choice(site, part(site.begin, site.end));
            at = site.end;
        }
        text += source_.substr(at, end - at);
        return text;
    }

    static std::string choice(const Site& site, const std::string& original) {
        std::string text = site.statement() ? "{ " : "(";
        for (const Numbered& numbered : site.mutants) {
            const std::string asked = "::shikatsu::mutants::is(" + std::to_string(numbered.number) + ")";
            const std::string& to = numbered.mutant->to;
            text +=
                site.statement() ? "if (" + asked + ") { " + to + " } else " : asked + " ? (" + to + ") : ";
        }
        return text + (site.statement() ? "{ " + original + " } }" : "(" + original + "))");
    }

    std::string_view source_;
    const std::vector<Site>& sites_;
    std::size_t next_ = 0;
};

}  // namespace

tl::expected<std::string, std::string> woven(std::string_view source, const std::vector<Numbered>& mutants) {
    const Packed packed(source);
    std::vector<Site> sites;
    std::string errors;
    for (const Numbered& numbered : mutants) {
        auto site = site_of(source, packed, numbered);
        if (!site) {
            errors += (errors.empty() ? "" : "\n") + site.error();
            continue;
        }
        const auto same = std::find_if(sites.begin(), sites.end(), [&](const Site& other) {
            return other.begin == site->begin && other.end == site->end;
        });
        if (same == sites.end()) {
            sites.push_back(*site);
        } else {
            same->mutants.push_back(numbered);
        }
    }
    if (!errors.empty()) return tl::make_unexpected(errors);
    std::sort(sites.begin(), sites.end(), [](const Site& a, const Site& b) {
        return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
    });
    for (std::size_t i = 0; i < sites.size(); ++i) {
        for (std::size_t j = i + 1; j < sites.size() && sites[j].begin < sites[i].end; ++j) {
            if (sites[j].end <= sites[i].end) continue;
            return tl::make_unexpected("the fragments of " + sites[i].mutants.front().mutant->name + " and " +
                                       sites[j].mutants.front().mutant->name + " overlap");
        }
    }
    return "#include \"tests/mutants/chosen.hpp\"\n" + Writer(source, sites).all();
}

}  // namespace shikatsu::mutants
