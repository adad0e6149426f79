// SPDX-License-Identifier: MIT
// Streams: every operation against a model (a string and a position), random sequences of
// operations in every buffering mode, what reaches the file and when, other kinds of streams,
// threads.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

extern "C" {
struct tn_FILE; // struct _IO_FILE is the host's here
tn_FILE *tn_fopen(const char *, const char *);
tn_FILE *tn_fdopen(int, const char *);
tn_FILE *tn_freopen(const char *, const char *, tn_FILE *);
tn_FILE *tn_tmpfile();
tn_FILE *tn_fmemopen(void *, size_t, const char *);
tn_FILE *tn_open_memstream(char **, size_t *);
tn_FILE *tn_popen(const char *, const char *);
int tn_pclose(tn_FILE *);
struct cookie_functions {
    ssize_t (*read)(void *, char *, size_t);
    ssize_t (*write)(void *, const char *, size_t);
    int (*seek)(void *, off_t *, int);
    int (*close)(void *);
};
tn_FILE *tn_fopencookie(void *, const char *, cookie_functions);
int tn_fclose(tn_FILE *);
int tn_fflush(tn_FILE *);
int tn_setvbuf(tn_FILE *, char *, int, size_t);
int tn_getc(tn_FILE *);
int tn_ungetc(int, tn_FILE *);
int tn_putc(int, tn_FILE *);
char *tn_fgets(char *, int, tn_FILE *);
int tn_fputs(const char *, tn_FILE *);
int tn_puts(const char *);
extern tn_FILE tn_stdout_file;
ssize_t tn_getline(char **, size_t *, tn_FILE *);
char *tn_fgetln(tn_FILE *, size_t *);
size_t tn_fread(void *, size_t, size_t, tn_FILE *);
size_t tn_fwrite(const void *, size_t, size_t, tn_FILE *);
int tn_fseeko(tn_FILE *, off_t, int);
off_t tn_ftello(tn_FILE *);
void tn_rewind(tn_FILE *);
int tn_feof(tn_FILE *);
int tn_ferror(tn_FILE *);
void tn_clearerr(tn_FILE *);
int tn_fileno(tn_FILE *);
void tn_flockfile(tn_FILE *);
int tn_ftrylockfile(tn_FILE *);
void tn_funlockfile(tn_FILE *);
int tn_fprintf(tn_FILE *, const char *, ...);
int tn_fscanf(tn_FILE *, const char *, ...);
}

namespace
{

uint64_t state = 88172645463325252u;
uint64_t random_bits()
{
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

class File : public testing::Test
{
  protected:
    std::string path;
    void SetUp() override
    {
        char name[] = "/tmp/stream_test_XXXXXX";
        int fd = mkstemp(name);
        ASSERT_GE(fd, 0);
        close(fd);
        path = name;
    }
    void TearDown() override { unlink(path.c_str()); }

    void fill(const std::string &content)
    {
        int fd = open(path.c_str(), O_WRONLY | O_TRUNC);
        ASSERT_EQ(write(fd, content.data(), content.size()), static_cast<ssize_t>(content.size()));
        close(fd);
    }
    std::string content()
    {
        std::string s(1 << 20, 0);
        int fd = open(path.c_str(), O_RDONLY);
        ssize_t n = read(fd, s.data(), s.size());
        close(fd);
        s.resize(n < 0 ? 0 : static_cast<size_t>(n));
        return s;
    }
};

// --- the model
// ------------------------------------------------------------------------------------------------------------

enum { NEUTRAL, READING, WRITING };

void random_operations(tn_FILE *f, int steps)
{
    std::string model;
    size_t at = 0;
    int mode = NEUTRAL;
    std::vector<char> data(30000);
    for (int i = 0; i < steps; i++) {
        size_t n = random_bits() % (random_bits() % 8 ? 40 : data.size());
        switch (random_bits() % 10) {
        case 0:
        case 1: // write
            if (mode == READING)
                ASSERT_EQ(tn_fseeko(f, 0, SEEK_CUR), 0);
            mode = WRITING;
            for (size_t k = 0; k < n; k++)
                data[k] = static_cast<char>(random_bits() % 20 ? 'a' + random_bits() % 26 : '\n');
            ASSERT_EQ(tn_fwrite(data.data(), 1, n, f), n);
            if (model.size() < at + n)
                model.resize(at + n);
            model.replace(at, n, data.data(), n);
            at += n;
            break;
        case 2: // one character out
            if (mode == READING)
                ASSERT_EQ(tn_fseeko(f, 0, SEEK_CUR), 0);
            mode = WRITING;
            ASSERT_EQ(tn_putc('#', f), '#');
            if (at == model.size())
                model += '#';
            else
                model[at] = '#';
            at++;
            break;
        case 3:
        case 4: { // read
            if (mode == WRITING)
                ASSERT_EQ(tn_fflush(f), 0);
            mode = READING;
            size_t want = std::min(n, model.size() - at);
            ASSERT_EQ(tn_fread(data.data(), 1, n, f), want);
            ASSERT_EQ(std::string(data.data(), want), model.substr(at, want));
            ASSERT_EQ(tn_feof(f), want < n);
            at += want;
            tn_clearerr(f);
            break;
        }
        case 5: { // characters in, perhaps one back
            if (mode == WRITING)
                ASSERT_EQ(tn_fseeko(f, 0, SEEK_CUR), 0);
            mode = READING;
            if (at == model.size()) {
                ASSERT_EQ(tn_getc(f), EOF);
                tn_clearerr(f);
                break;
            }
            ASSERT_EQ(tn_getc(f), model[at]);
            at++;
            if (random_bits() % 2) {
                ASSERT_EQ(tn_ungetc('~', f), '~');
                ASSERT_EQ(tn_ftello(f), static_cast<off_t>(at) - 1);
                ASSERT_EQ(tn_getc(f), '~');
            }
            break;
        }
        case 6: { // a line
            if (mode == WRITING)
                tn_fflush(f);
            mode = READING;
            int size = 1 + static_cast<int>(n % 200);
            size_t end = model.find('\n', at);
            size_t want = std::min((end == std::string::npos ? model.size() : end + 1) - at,
                                   static_cast<size_t>(size) - 1);
            char *s = tn_fgets(data.data(), size, f);
            if (!want && size > 1) {
                ASSERT_EQ(s, nullptr);
            } else {
                ASSERT_NE(s, nullptr);
                ASSERT_EQ(model.substr(at, want), s);
            }
            at += want;
            tn_clearerr(f);
            break;
        }
        case 7:
            ASSERT_EQ(tn_ftello(f), static_cast<off_t>(at));
            break;
        case 8: {
            int whence = static_cast<int>(random_bits() % 3);
            at = random_bits() % (model.size() + 1);
            off_t base = whence == SEEK_SET   ? 0
                         : whence == SEEK_CUR ? tn_ftello(f)
                                              : static_cast<off_t>(model.size());
            ASSERT_EQ(tn_fseeko(f, static_cast<off_t>(at) - base, whence), 0);
            mode = NEUTRAL;
            break;
        }
        default:
            ASSERT_EQ(tn_fflush(f), 0);
            if (mode == WRITING)
                mode = NEUTRAL;
        }
        if (model.size() > 400000) {
            tn_rewind(f);
            mode = NEUTRAL;
            at = 0;
        }
    }
    tn_rewind(f);
    std::vector<char> all(model.size() + 1);
    ASSERT_EQ(tn_fread(all.data(), 1, all.size(), f), model.size());
    ASSERT_EQ(std::string(all.data(), model.size()), model);
}

TEST_F(File, random_operations)
{
    static char array[3000];
    for (int kind = 0; kind < 6; kind++) {
        tn_FILE *f = tn_fopen(path.c_str(), "w+");
        ASSERT_NE(f, nullptr);
        switch (kind) {
        case 1:
            tn_setvbuf(f, nullptr, _IONBF, 0);
            break;
        case 2:
            tn_setvbuf(f, nullptr, _IOLBF, 0);
            break;
        case 3:
            tn_setvbuf(f, array, _IOFBF, sizeof array);
            break;
        case 4:
            tn_setvbuf(f, array, _IOFBF, 17);
            break;
        case 5:
            tn_setvbuf(f, nullptr, _IOFBF, 50000);
            break;
        }
        random_operations(f, 1500);
        ASSERT_FALSE(HasFatalFailure()) << "buffering " << kind;
        ASSERT_EQ(tn_fclose(f), 0);
    }
}

// --- modes
// -------------------------------------------------------------------------------------------------------------------

TEST_F(File, modes)
{
    unlink(path.c_str());
    errno = 0;
    EXPECT_EQ(tn_fopen(path.c_str(), "r"), nullptr);
    EXPECT_EQ(errno, ENOENT);
    EXPECT_EQ(tn_fopen(path.c_str(), "q"), nullptr);
    EXPECT_EQ(errno, EINVAL);
    tn_FILE *f = tn_fopen(path.c_str(), "wxe");
    ASSERT_NE(f, nullptr);
    EXPECT_EQ(fcntl(tn_fileno(f), F_GETFD), FD_CLOEXEC);
    EXPECT_EQ(tn_getc(f), EOF);
    EXPECT_TRUE(tn_ferror(f));
    EXPECT_EQ(errno, EBADF);
    EXPECT_EQ(tn_fputs("one\n", f), 0);
    EXPECT_EQ(tn_fclose(f), 0);
    EXPECT_EQ(tn_fopen(path.c_str(), "wx"), nullptr);
    EXPECT_EQ(errno, EEXIST);
    f = tn_fopen(path.c_str(), "a");
    EXPECT_EQ(tn_ftello(f), 4);
    tn_fputs("two\n", f);
    EXPECT_EQ(tn_ftello(f), 8);
    tn_fseeko(f, 0, SEEK_SET);
    tn_fputs("three\n", f);
    EXPECT_EQ(tn_ftello(f), 14);
    EXPECT_EQ(tn_fclose(f), 0);
    EXPECT_EQ(content(), "one\ntwo\nthree\n");
    f = tn_fopen(path.c_str(), "r");
    EXPECT_EQ(tn_putc('x', f), EOF);
    EXPECT_EQ(errno, EBADF);
    EXPECT_EQ(tn_fclose(f), 0);
    f = tn_fopen(path.c_str(), "r+");
    tn_fputs("ONE", f);
    EXPECT_EQ(tn_fclose(f), 0);
    EXPECT_EQ(content(), "ONE\ntwo\nthree\n");
    int fd = open(path.c_str(), O_RDONLY);
    EXPECT_EQ(tn_fdopen(fd, "w"), nullptr);
    EXPECT_EQ(errno, EINVAL);
    close(fd);
    EXPECT_EQ(tn_fdopen(fd, "r"), nullptr);
    EXPECT_EQ(errno, EBADF);
}

TEST_F(File, reopen)
{
    tn_FILE *f = tn_fopen(path.c_str(), "w");
    int fd = tn_fileno(f);
    tn_fputs("first", f);
    std::string other = path + ".other";
    ASSERT_EQ(tn_freopen(other.c_str(), "w", f), f);
    EXPECT_EQ(tn_fileno(f), fd);
    tn_fputs("second", f);
    EXPECT_EQ(content(), "first");
    ASSERT_EQ(tn_freopen(path.c_str(), "r", f), f);
    char line[20];
    EXPECT_STREQ(tn_fgets(line, sizeof line, f), "first");
    errno = 0;
    EXPECT_EQ(tn_freopen("/nonexistent/file", "r", f), nullptr);
    EXPECT_EQ(errno, ENOENT);
    EXPECT_EQ(fcntl(fd, F_GETFD), -1);
    unlink(other.c_str());
}

// --- input that shares a file description with others
// ----------------------------------------------------------------------

TEST_F(File, position_of_the_descriptor)
{
    fill("line1\nline2\nline3\n");
    int fd = open(path.c_str(), O_RDONLY);
    tn_FILE *f = tn_fdopen(dup(fd), "r");
    char line[20];
    tn_fgets(line, sizeof line, f);
    EXPECT_EQ(tn_fflush(f), 0);
    EXPECT_EQ(lseek(fd, 0, SEEK_CUR), 6);
    EXPECT_STREQ(tn_fgets(line, sizeof line, f), "line2\n");
    EXPECT_EQ(tn_fclose(f), 0);
    EXPECT_EQ(lseek(fd, 0, SEEK_CUR), 12);
    close(fd);
}

TEST_F(File, ungetc)
{
    fill("hello");
    tn_FILE *f = tn_fopen(path.c_str(), "r");
    for (int i = 0; i < 8; i++) // before anything was read
        EXPECT_EQ(tn_ungetc('0' + i, f), '0' + i);
    for (int i = 7; i >= 0; i--)
        EXPECT_EQ(tn_getc(f), '0' + i);
    EXPECT_EQ(tn_getc(f), 'h');
    EXPECT_EQ(tn_ungetc('X', f), 'X');
    EXPECT_EQ(tn_ftello(f), 0);
    EXPECT_EQ(tn_getc(f), 'X');
    EXPECT_EQ(tn_getc(f), 'e');
    while (tn_getc(f) != EOF)
        ;
    EXPECT_TRUE(tn_feof(f));
    EXPECT_EQ(tn_ungetc('z', f), 'z');
    EXPECT_FALSE(tn_feof(f));
    EXPECT_EQ(tn_getc(f), 'z');
    EXPECT_EQ(tn_ungetc(EOF, f), EOF);
    tn_fseeko(f, 1, SEEK_SET);
    tn_ungetc('q', f);
    EXPECT_EQ(tn_fseeko(f, 0, SEEK_CUR), 0);
    EXPECT_EQ(tn_getc(f), 'h');
    tn_fclose(f);
    EXPECT_EQ(content(), "hello");
}

TEST_F(File, end_of_file_is_sticky)
{
    fill("x");
    tn_FILE *f = tn_fopen(path.c_str(), "r");
    EXPECT_EQ(tn_getc(f), 'x');
    EXPECT_EQ(tn_getc(f), EOF);
    int fd = open(path.c_str(), O_WRONLY | O_APPEND);
    ASSERT_EQ(write(fd, "y", 1), 1);
    close(fd);
    EXPECT_EQ(tn_getc(f), EOF);
    tn_clearerr(f);
    EXPECT_EQ(tn_getc(f), 'y');
    tn_fclose(f);
}

TEST_F(File, lines)
{
    std::string longest(20000, 'l');
    fill("a\n\n" + longest + "\nend");
    tn_FILE *f = tn_fopen(path.c_str(), "r");
    char *line = nullptr;
    size_t size = 0;
    EXPECT_EQ(tn_getline(&line, &size, f), 2);
    EXPECT_EQ(tn_getline(&line, &size, f), 1);
    EXPECT_EQ(tn_getline(&line, &size, f), 20001);
    EXPECT_EQ(line, longest + "\n");
    EXPECT_EQ(tn_getline(&line, &size, f), 3);
    EXPECT_STREQ(line, "end");
    EXPECT_EQ(tn_getline(&line, &size, f), -1);
    free(line);
    tn_rewind(f);
    std::string all;
    size_t n;
    while (char *p = tn_fgetln(f, &n))
        all.append(p, n);
    EXPECT_EQ(all, content());
    char word[8];
    int number = 0;
    tn_fclose(f);
    fill("word 42 rest");
    f = tn_fopen(path.c_str(), "r");
    EXPECT_EQ(tn_fscanf(f, "%7s %d", word, &number), 2);
    EXPECT_EQ(number, 42);
    EXPECT_EQ(tn_getc(f), ' '); // exactly one character was looked at and put back
    tn_fclose(f);
}

// The one function with a loop of its own: all lengths and alignments around words and buffers.
TEST_F(File, puts)
{
    static char array[100];
    tn_FILE *f = &tn_stdout_file;
    int saved = dup(1);
    for (int mode : {_IOFBF, _IOLBF, _IONBF}) {
        fflush(stdout);
        ASSERT_EQ(tn_freopen(path.c_str(), "w", f), f);
        tn_setvbuf(f, mode == _IONBF ? nullptr : array, mode, sizeof array);
        std::string expected, text(2000, 0);
        for (size_t i = 0; i < text.size(); i++)
            text[i] = static_cast<char>(1 + i % 255);
        for (size_t n = 0; n < 200; n++)
            for (size_t start = 0; start < 9; start++) {
                size_t at = 1000 + start;
                char end = text[at + n];
                text[at + n] = 0;
                ASSERT_GE(tn_puts(text.c_str() + at), 0);
                expected.append(text, at, n);
                expected += '\n';
                text[at + n] = end;
            }
        ASSERT_EQ(tn_fflush(f), 0);
        EXPECT_EQ(content(), expected);
    }
    dup2(saved, 1);
    close(saved);
}

// --- what reaches the file, and when
// ------------------------------------------------------------------------------------------

struct Log {
    std::vector<std::string> writes;
    int fail_with = 0;
    size_t most = SIZE_MAX;
};
ssize_t log_write(void *p, const char *data, size_t n)
{
    Log *log = static_cast<Log *>(p);
    if (log->fail_with) {
        errno = log->fail_with;
        return -1;
    }
    n = std::min(n, log->most);
    log->writes.emplace_back(data, n);
    return static_cast<ssize_t>(n);
}

TEST(stream, buffering)
{
    Log log;
    tn_FILE *f = tn_fopencookie(&log, "w", {nullptr, log_write, nullptr, nullptr});
    tn_setvbuf(f, nullptr, _IOLBF, 0);
    tn_fputs("no newline", f);
    EXPECT_TRUE(log.writes.empty());
    tn_fputs(" yet\nrest", f);
    EXPECT_EQ(log.writes, std::vector<std::string>{"no newline yet\n"});
    tn_fprintf(f, " %d\n%s", 1, "tail");
    ASSERT_EQ(log.writes.size(), 2u);
    EXPECT_EQ(log.writes[1].substr(0, 7), "rest 1\n");
    tn_fflush(f);
    log.writes.clear();
    tn_setvbuf(f, nullptr, _IONBF, 0);
    tn_fprintf(f, "%s %d %s", "one", 2, "three");
    EXPECT_EQ(log.writes, std::vector<std::string>{"one 2 three"});
    log.writes.clear();
    tn_setvbuf(f, nullptr, _IOFBF, 4096);
    std::string block(1000000, 'b');
    tn_putc('a', f);
    EXPECT_EQ(tn_fwrite(block.data(), 1, block.size(), f), block.size());
    EXPECT_EQ(tn_fclose(f), 0);
    EXPECT_LE(log.writes.size(), 3u);
    std::string all;
    for (const std::string &w : log.writes)
        all += w;
    EXPECT_EQ(all, "a" + block);
}

ssize_t count_read(void *p, char *data, size_t n)
{
    ++*static_cast<int *>(p);
    memset(data, 'r', n);
    return static_cast<ssize_t>(n);
}

TEST(stream, large_reads_are_direct)
{
    for (int mode : {_IOFBF, _IONBF}) {
        int reads = 0;
        char block[50000];
        tn_FILE *f = tn_fopencookie(&reads, "r", {count_read, nullptr, nullptr, nullptr});
        tn_setvbuf(f, nullptr, mode, 0);
        EXPECT_EQ(tn_fread(block, 1, sizeof block, f), sizeof block);
        EXPECT_EQ(reads, 1);
        EXPECT_EQ(block[0], 'r');
        EXPECT_EQ(block[sizeof block - 1], 'r');
        tn_fclose(f);
    }
}

TEST(stream, partial_and_failed_writes)
{
    Log log;
    log.most = 3;
    tn_FILE *f = tn_fopencookie(&log, "w", {nullptr, log_write, nullptr, nullptr});
    tn_fputs("0123456789", f);
    EXPECT_EQ(tn_fflush(f), 0);
    EXPECT_EQ(log.writes, (std::vector<std::string>{"012", "345", "678", "9"}));
    log.fail_with = ENOSPC;
    tn_fputs("kept", f);
    errno = 0;
    EXPECT_EQ(tn_fflush(f), EOF);
    EXPECT_EQ(errno, ENOSPC);
    EXPECT_TRUE(tn_ferror(f));
    log.fail_with = 0;
    log.writes.clear();
    tn_clearerr(f);
    EXPECT_EQ(tn_fclose(f), 0);
    EXPECT_EQ(log.writes, (std::vector<std::string>{"kep", "t"}));
}

// --- other kinds
// ------------------------------------------------------------------------------------------------------------

TEST(stream, memory)
{
    char b[16], r[32];
    memcpy(b, "abc\0defghijklmno", 16);
    tn_FILE *f = tn_fmemopen(b, 8, "r");
    EXPECT_EQ(tn_fread(r, 1, 32, f), 8u);
    EXPECT_EQ(memcmp(r, "abc\0defg", 8), 0);
    tn_fseeko(f, 0, SEEK_END);
    EXPECT_EQ(tn_ftello(f), 8);
    EXPECT_EQ(tn_fseeko(f, 9, SEEK_SET), -1);
    tn_fclose(f);
    memset(b, 'x', sizeof b);
    f = tn_fmemopen(b, 4, "w");
    tn_setvbuf(f, nullptr, _IONBF, 0);
    EXPECT_EQ(tn_fwrite("abcdef", 1, 6, f), 4u);
    EXPECT_EQ(errno, ENOSPC);
    tn_fclose(f);
    EXPECT_EQ(memcmp(b, "abcdxx", 6), 0);
    f = tn_fmemopen(nullptr, 500000, "w+");
    random_operations(f, 1500);
    tn_fclose(f);
    errno = 0;
    EXPECT_EQ(tn_fmemopen(b, 0, "r"), nullptr);
    EXPECT_EQ(errno, EINVAL);
}

TEST(stream, growing_memory)
{
    char *array = nullptr;
    size_t size = 1;
    tn_FILE *f = tn_open_memstream(&array, &size);
    EXPECT_EQ(size, 0u);
    tn_fputs("hello", f);
    tn_fflush(f);
    EXPECT_STREQ(array, "hello");
    EXPECT_EQ(size, 5u);
    tn_fseeko(f, 8, SEEK_SET);
    tn_fputs("!", f);
    tn_fflush(f);
    EXPECT_EQ(size, 9u);
    EXPECT_EQ(memcmp(array, "hello\0\0\0!", 10), 0);
    tn_fseeko(f, 1, SEEK_SET);
    tn_fputs("a", f);
    tn_fflush(f);
    EXPECT_EQ(size, 2u); // the smaller of position and length
    std::string block(100000, 'b');
    tn_fputs(block.c_str(), f);
    EXPECT_EQ(tn_fclose(f), 0);
    EXPECT_EQ(size, 100002u);
    EXPECT_EQ(array, "ha" + block);
    free(array);
}

TEST(stream, processes)
{
    tn_FILE *f = tn_popen("echo hello; exit 3", "r");
    ASSERT_NE(f, nullptr);
    char line[20];
    EXPECT_STREQ(tn_fgets(line, sizeof line, f), "hello\n");
    EXPECT_EQ(tn_fgets(line, sizeof line, f), nullptr);
    EXPECT_EQ(tn_pclose(f), 3 << 8);
    // A second child must not keep the first one's pipe open: cat would wait for ever.
    tn_FILE *cat = tn_popen("cat >/dev/null", "w"), *sleeper = tn_popen("sleep 5", "w");
    tn_fputs("text\n", cat);
    EXPECT_EQ(tn_pclose(cat), 0);
    EXPECT_EQ(tn_fclose(sleeper), 0);
    EXPECT_EQ(tn_popen("true", "x"), nullptr);
    EXPECT_EQ(errno, EINVAL);
}

TEST(stream, temporary)
{
    tn_FILE *f = tn_tmpfile();
    ASSERT_NE(f, nullptr);
    random_operations(f, 1000);
    EXPECT_EQ(tn_fclose(f), 0);
}

TEST(stream, threads)
{
    Log log;
    tn_FILE *f = tn_fopencookie(&log, "w", {nullptr, log_write, nullptr, nullptr});
    tn_flockfile(f);
    tn_flockfile(f); // recursive
    std::thread([f] { EXPECT_NE(tn_ftrylockfile(f), 0); }).join();
    tn_funlockfile(f);
    tn_funlockfile(f);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++)
        threads.emplace_back([f, t] {
            for (int i = 0; i < 2000; i++)
                tn_fprintf(f, "%d %s %d\n", t, "abcdefghijklmnopqrstuvwxyz", t);
        });
    for (std::thread &t : threads)
        t.join();
    EXPECT_EQ(tn_fclose(f), 0);
    std::string all;
    for (const std::string &w : log.writes)
        all += w;
    int counts[4] = {};
    for (size_t at = 0; at < all.size();) {
        size_t end = all.find('\n', at);
        ASSERT_NE(end, std::string::npos);
        std::string line = all.substr(at, end - at);
        ASSERT_EQ(line.size(), 30u);
        ASSERT_EQ(line[0], line[29]);
        counts[line[0] - '0']++;
        at = end + 1;
    }
    for (int n : counts)
        EXPECT_EQ(n, 2000);
}

} // namespace
