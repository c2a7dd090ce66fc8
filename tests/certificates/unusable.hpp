// What is expected of texts that are no certificates.
#pragma once

#include <source_location>
#include <string>

namespace shikatsu::certificates {

/// The sample with another line is unusable because of it; the checker's sentence has the words. A failure
/// names the place that asked.
void expect_unusable(const std::string& sample, std::size_t line, const std::string& changed,
                     const std::string& words, std::source_location asked);

/// What is left of it and what has one bit changed is unusable.
void expect_damage_noticed(const std::string& sample);

}  // namespace shikatsu::certificates
