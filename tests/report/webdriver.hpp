// A browser without window, driven as the W3C's WebDriver describes.
#pragma once

#include <sys/types.h>

#include <nlohmann/json.hpp>
#include <string>

namespace shikatsu::testing {

/// Whether Chromium and its driver are installed.
bool has_chromium();

class Browser {
  public:
    enum class Scheme { light, dark };
    /// Starts the browser with a window of the given size in CSS pixels. Throws std::runtime_error if that
    /// fails.
    Browser(int width, int height, Scheme scheme);
    ~Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    /// Opens a file.
    void open(const std::string& path);
    /// Clicks where a user would click the first element that the CSS selector finds.
    void click(const std::string& selector);
    /// Presses a key on the element that has the focus; WebDriver's code of it.
    void press(const std::string& key);
    /// What a JavaScript function with this body returns.
    nlohmann::json evaluate(const std::string& body);
    /// Waits until the expression is true, for what the page does in answer to an event that comes later than
    /// the click. Throws std::runtime_error after a minute.
    void wait_until(const std::string& expression);
    /// What the browser wrote on its console as an error.
    nlohmann::json console_errors();
    void save_screenshot(const std::string& path);

  private:
    nlohmann::json call(const char* method, const std::string& path, const nlohmann::json& body);
    void start_driver();
    void start_session(int width, int height, Scheme scheme);
    void end();

    int port_ = 0;
    pid_t driver_ = -1;
    std::string session_;
};

constexpr const char* key_end = "\xEE\x80\x90";
constexpr const char* key_home = "\xEE\x80\x91";
constexpr const char* key_left = "\xEE\x80\x92";
constexpr const char* key_right = "\xEE\x80\x94";

}  // namespace shikatsu::testing
