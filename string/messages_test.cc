// SPDX-License-Identifier: MIT
// Texts of errors and signals.
#include <gtest/gtest.h>
#include <tenon/string.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <set>
#include <string>

TEST(strerror, usual_texts)
{
    EXPECT_STREQ(tn_strerror(0), "Success");
    EXPECT_STREQ(tn_strerror(EPERM), "Operation not permitted");
    EXPECT_STREQ(tn_strerror(ENOENT), "No such file or directory");
    EXPECT_STREQ(tn_strerror(ERANGE), "Numerical result out of range");
    EXPECT_STREQ(tn_strerror(EHWPOISON), "Memory page has hardware error");
}

TEST(strerror, one_text_for_each_number)
{
    std::set<std::string> seen;
    for (int e = 0; e <= 140; e++) {
        bool known = e <= EHWPOISON && e != 41 &&
                     e != 58; // EWOULDBLOCK and EDEADLOCK once had numbers of their own
        std::string text = tn_strerror(e);
        EXPECT_EQ(text.rfind("Unknown error ", 0) != 0, known) << e << " " << text;
        EXPECT_TRUE(seen.insert(text).second) << text;
    }
}

TEST(strerror, unknown_numbers_are_named)
{
    EXPECT_STREQ(tn_strerror(123456), "Unknown error 123456");
    EXPECT_STREQ(tn_strerror(-7), "Unknown error -7");
    EXPECT_STREQ(tn_strerror(-2147483647 - 1), "Unknown error -2147483648");
    EXPECT_STREQ(tn_strerror(2147483647), "Unknown error 2147483647");
}

TEST(strerror_r, truncates)
{
    char to[8];
    std::memset(to, '-', sizeof to);
    EXPECT_EQ(tn_strerror_r(EPERM, to, 5), ERANGE);
    EXPECT_STREQ(to, "Oper");
    EXPECT_EQ(to[5], '-');
    EXPECT_EQ(tn_strerror_r(EPERM, to, 0), ERANGE);
    char all[64];
    EXPECT_EQ(tn_strerror_r(EPERM, all, sizeof "Operation not permitted"), 0);
    EXPECT_STREQ(all, "Operation not permitted");
    EXPECT_EQ(tn_strerror_r(4095, all, sizeof all), 0);
    EXPECT_STREQ(all, "Unknown error 4095");
}

TEST(strsignal, texts)
{
    EXPECT_STREQ(tn_strsignal(SIGHUP), "Hangup");
    EXPECT_STREQ(tn_strsignal(SIGSEGV), "Segmentation fault");
    EXPECT_STREQ(tn_strsignal(SIGCHLD), "Child exited");
    EXPECT_STREQ(tn_strsignal(SIGSYS), "Bad system call");
    EXPECT_STREQ(tn_strsignal(35), "Real-time signal 0");
    EXPECT_STREQ(tn_strsignal(64), "Real-time signal 29");
    EXPECT_STREQ(tn_strsignal(0), "Unknown signal 0");
    EXPECT_STREQ(tn_strsignal(33), "Unknown signal 33");
    EXPECT_STREQ(tn_strsignal(-1), "Unknown signal -1");
    const char *unknown = tn_strerror(1000);
    tn_strsignal(1000);
    EXPECT_STREQ(unknown, "Unknown error 1000"); // buffers of their own
    std::set<std::string> seen;
    for (int s = 1; s < 32; s++)
        EXPECT_TRUE(seen.insert(tn_strsignal(s)).second) << s;
}

// Only the numbers that have texts have names and descriptions, and no two the same name.
TEST(strerror, names)
{
    EXPECT_STREQ(tn_strerrorname_np(0), "0");
    EXPECT_STREQ(tn_strerrorname_np(ENOENT), "ENOENT");
    EXPECT_STREQ(tn_strerrorname_np(EAGAIN), "EAGAIN"); // not EWOULDBLOCK
    EXPECT_STREQ(tn_strerrorname_np(EHWPOISON), "EHWPOISON");
    std::set<std::string> seen;
    for (int e = -3; e < 300; e++) {
        std::string text = tn_strerror(e);
        const char *name = tn_strerrorname_np(e), *description = tn_strerrordesc_np(e);
        bool known = text.rfind("Unknown error ", 0) != 0;
        ASSERT_EQ(name != nullptr, known) << e;
        ASSERT_EQ(description != nullptr, known) << e;
        if (known) {
            EXPECT_EQ(text, description);
            EXPECT_TRUE(seen.insert(name).second) << name;
        }
    }
}

TEST(strsignal, names)
{
    EXPECT_STREQ(tn_sigabbrev_np(SIGHUP), "HUP");
    EXPECT_STREQ(tn_sigabbrev_np(SIGCHLD), "CHLD");
    EXPECT_STREQ(tn_sigabbrev_np(SIGSTKFLT), "STKFLT");
    EXPECT_STREQ(tn_sigabbrev_np(SIGVTALRM), "VTALRM");
    EXPECT_STREQ(tn_sigabbrev_np(SIGSYS), "SYS");
    EXPECT_STREQ(tn_sigdescr_np(SIGINT), tn_strsignal(SIGINT));
    for (int sig : {-1, 0, 32, 35, 64, 65, 1000}) {
        EXPECT_EQ(tn_sigabbrev_np(sig), nullptr) << sig;
        EXPECT_EQ(tn_sigdescr_np(sig), nullptr) << sig;
    }
}
