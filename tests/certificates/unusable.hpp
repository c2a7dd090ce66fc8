// What is expected of texts, most of which are no certificates.
#pragma once

#include <source_location>
#include <string>

namespace shikatsu::certificates {

/// The checker accepts the text. Here and below a failure names the place that asked.
void expect_accepted(const std::string& text, std::source_location asked = std::source_location::current());

/// The text can be read and is no proof because of the line, as the sentence says.
void expect_rejected(const std::string& text, std::size_t line, const std::string& sentence,
                     std::source_location asked = std::source_location::current());

/// The text is no certificate because of something in the line; the checker's sentence has the words.
void expect_unusable(const std::string& text, std::size_t line, const std::string& words,
                     std::source_location asked = std::source_location::current());

/// So is the sample with another line, because of that.
void expect_line_unusable(const std::string& sample, std::size_t line, const std::string& changed,
                          const std::string& words, std::source_location asked);

/// So is the sample with another line, because of something in a later one.
void expect_later_line_unusable(const std::string& sample, std::size_t line, const std::string& changed,
                                std::size_t later, const std::string& words,
                                std::source_location asked = std::source_location::current());

/// What is left of it and what has one bit changed is unusable.
void expect_damage_noticed(const std::string& sample);

/// What is left of the packed sample is unusable, and all of it is accepted.
void expect_packed_truncation_noticed(const std::string& sample);

}  // namespace shikatsu::certificates
