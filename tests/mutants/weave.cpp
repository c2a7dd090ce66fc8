// Writes the woven copies of the sources: weave ROOT OUT CATALOGUE... -- SOURCE...
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>

#include "tests/mutants/weaving.hpp"

namespace {

namespace fs = std::filesystem;
using namespace shikatsu::mutants;

std::string text_of(const fs::path& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path.string() + " cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Leaves a file alone that has the text already, so that nothing is compiled in vain.
void write(const fs::path& path, const std::string& text) {
    if (fs::exists(path) && text_of(path) == text) return;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
}

struct Arguments {
    fs::path root;
    fs::path out;
    std::vector<std::string> catalogues;
    std::set<std::string> sources;
};

Arguments parse(const std::vector<std::string>& words) {
    if (words.size() < 2) throw std::runtime_error("usage: weave ROOT OUT CATALOGUE... -- SOURCE...");
    Arguments arguments{words[0], words[1], {}, {}};
    bool sources = false;
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i] == "--") {
            sources = true;
        } else if (sources) {
            arguments.sources.insert(words[i]);
        } else {
            arguments.catalogues.push_back(words[i]);
        }
    }
    return arguments;
}

template <class Value>
Value value_or_throw(tl::expected<Value, std::string> result) {
    if (!result) throw std::runtime_error(result.error());
    return std::move(*result);
}

void weave(const Arguments& arguments) {
    std::string catalogue;
    for (const std::string& path : arguments.catalogues) {
        const std::string text = text_of(arguments.root / path);
        value_or_throw(read_catalogue(text, path));  // complains about the right file and line
        catalogue += text + "\n\n";
    }
    const std::vector<Mutant> mutants = value_or_throw(read_catalogue(catalogue, "the catalogues together"));
    std::map<std::string, std::vector<Numbered>> by_file;
    for (std::size_t i = 0; i < mutants.size(); ++i) {
        const std::string& file = mutants[i].file;
        if (!arguments.sources.contains(file))
            throw std::runtime_error("mutant " + mutants[i].name + ": no source " + file);
        by_file[file].push_back({static_cast<int>(i + 1), &mutants[i]});
    }
    std::string errors;
    for (const std::string& file : arguments.sources) {
        const auto text = woven(text_of(arguments.root / file), by_file[file]);
        if (text) {
            write(arguments.out / file, *text);
        } else {
            errors += "\n" + text.error();
        }
    }
    if (!errors.empty()) throw std::runtime_error(errors);
    write(arguments.out / "catalogue_text.cpp",
          "namespace shikatsu::mutants {\n"
          "extern const char* const catalogue_text;\n"
          "const char* const catalogue_text = R\"~catalogue~(" +
              catalogue + ")~catalogue~\";\n}\n");
}

}  // namespace

int main(int argc, char** argv) {
    try {
        weave(parse({argv + 1, argv + argc}));
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "weave: error: " << error.what() << "\n";
        return 1;
    }
}
