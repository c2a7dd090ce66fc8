#include "tests/report/webdriver.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "tests/shell/shell.hpp"

extern char** environ;

namespace shikatsu::testing {

namespace {

using Json = nlohmann::json;

class Socket {
  public:
    Socket() : descriptor_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        if (descriptor_ < 0) throw std::runtime_error("no socket");
    }
    ~Socket() { close(descriptor_); }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    int operator*() const { return descriptor_; }

  private:
    int descriptor_;
};

sockaddr_in local_address(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

/// A port that nobody uses now.
int free_port() {
    const Socket one;
    sockaddr_in address = local_address(0);
    socklen_t size = sizeof address;
    if (bind(*one, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
        getsockname(*one, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        throw std::runtime_error("no free port");
    return ntohs(address.sin_port);
}

/// The body of the answer to one HTTP request; the driver closes the connection after it or says how long it
/// is.
std::string ask_driver(int port, const std::string& request) {
    const Socket connection;
    const timeval patience{60, 0};
    setsockopt(*connection, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    const sockaddr_in address = local_address(port);
    if (connect(*connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("the driver does not listen");
    for (std::size_t sent = 0; sent < request.size();) {
        const ssize_t more = send(*connection, request.data() + sent, request.size() - sent, MSG_NOSIGNAL);
        if (more <= 0) throw std::runtime_error("the driver does not read");
        sent += static_cast<std::size_t>(more);
    }
    std::string answer;
    std::size_t wanted = std::string::npos;
    char buffer[65536];
    while (answer.size() < wanted) {
        const ssize_t more = recv(*connection, buffer, sizeof buffer, 0);
        if (more <= 0) break;
        answer.append(buffer, static_cast<std::size_t>(more));
        const std::size_t head = answer.find("\r\n\r\n");
        const std::size_t field = answer.find("Content-Length:");
        if (head != std::string::npos && field < head)
            wanted = head + 4 + std::strtoul(answer.c_str() + field + 15, nullptr, 10);
    }
    const std::size_t head = answer.find("\r\n\r\n");
    if (head == std::string::npos) throw std::runtime_error("the driver does not answer");
    return answer.substr(head + 4);
}

bool has_program(const char* name) {
    return run(fmt::format("command -v {}", name)).code == 0;
}

std::string from_base64(const std::string& text) {
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    unsigned bits = 0;
    int count = 0;
    for (const char sign : text) {
        const std::size_t digit = digits.find(sign);
        if (digit == std::string_view::npos) continue;
        bits = bits << 6U | static_cast<unsigned>(digit);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> static_cast<unsigned>(count) & 0xFFU);
    }
    return bytes;
}

}  // namespace

bool has_chromium() {
    return has_program("chromium") && has_program("chromedriver");
}

Browser::Browser(int width, int height, Scheme scheme) {
    start_driver();
    try {
        start_session(width, height, scheme);
    } catch (...) {
        end();
        throw;
    }
}

Browser::~Browser() {
    try {
        call("DELETE", "", nullptr);
    } catch (const std::exception&) {
        // The driver is ended anyway, and with it the browser.
    }
    end();
}

void Browser::end() {
    kill(driver_, SIGTERM);
    waitpid(driver_, nullptr, 0);
}

void Browser::start_driver() {
    port_ = free_port();
    std::string name = "chromedriver";
    std::string port = fmt::format("--port={}", port_);
    std::string level = "--log-level=OFF";
    char* arguments[] = {name.data(), port.data(), level.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    const int failed = posix_spawnp(&driver_, name.c_str(), &actions, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) throw std::runtime_error("the driver does not start");
}

void Browser::start_session(int width, int height, Scheme scheme) {
    const Json options = {{"args",
                           {"--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                            "--hide-scrollbars", fmt::format("--window-size={},{}", width, height)}}};
    const Json wanted = {{"browserName", "chrome"},
                         {"goog:chromeOptions", options},
                         {"goog:loggingPrefs", {{"browser", "ALL"}}}};
    const Json body = {{"capabilities", {{"alwaysMatch", wanted}}}};
    constexpr int attempts = 600;
    for (int attempt = 1; session_.empty(); ++attempt) {
        try {
            session_ = fmt::format("/{}", call("POST", "", body)["sessionId"].get<std::string>());
        } catch (const std::runtime_error&) {
            // It takes the driver a moment until it listens.
            if (attempt == attempts) throw;
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
    }
    const Json feature = {{"name", "prefers-color-scheme"},
                          {"value", scheme == Scheme::dark ? "dark" : "light"}};
    call("POST", "/goog/cdp/execute",
         {{"cmd", "Emulation.setEmulatedMedia"}, {"params", {{"features", {feature}}}}});
    call("POST", "/goog/cdp/execute",
         {{"cmd", "Emulation.setDeviceMetricsOverride"},
          {"params", {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", false}}}});
}

Json Browser::call(const char* method, const std::string& path, const Json& body) {
    const std::string content = body.is_null() ? "" : body.dump();
    const std::string answer = ask_driver(
        port_, fmt::format("{} /session{}{} HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n"
                           "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
                           method, session_, path, port_, content.size(), content));
    Json value = Json::parse(answer)["value"];
    if (value.is_object() && value.contains("error"))
        throw std::runtime_error(value["message"].get<std::string>());
    return value;
}

void Browser::open(const std::string& path) {
    call("POST", "/url", {{"url", "file://" + path}});
}

void Browser::click(const std::string& selector) {
    const Json found = call("POST", "/element", {{"using", "css selector"}, {"value", selector}});
    call("POST", fmt::format("/element/{}/click", found.begin().value().get<std::string>()), Json::object());
}

void Browser::press(const std::string& key) {
    const Json down = {{"type", "keyDown"}, {"value", key}};
    const Json up = {{"type", "keyUp"}, {"value", key}};
    const Json keyboard = {{"type", "key"}, {"id", "keyboard"}, {"actions", {down, up}}};
    call("POST", "/actions", {{"actions", Json::array({keyboard})}});
}

Json Browser::evaluate(const std::string& body) {
    return call("POST", "/execute/sync", {{"script", body}, {"args", Json::array()}});
}

void Browser::wait_until(const std::string& expression) {
    constexpr int attempts = 1200;
    for (int attempt = 1; evaluate(fmt::format("return Boolean({})", expression)) != true; ++attempt) {
        if (attempt == attempts) throw std::runtime_error(fmt::format("never came true: {}", expression));
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
}

Json Browser::console_errors() {
    Json errors = Json::array();
    for (const Json& entry : call("POST", "/se/log", {{"type", "browser"}})) {
        if (entry["level"] == "SEVERE") errors.push_back(entry["message"]);
    }
    return errors;
}

void Browser::save_screenshot(const std::string& path) {
    std::ofstream(path, std::ios::binary) << from_base64(call("GET", "/screenshot", nullptr));
}

}  // namespace shikatsu::testing
