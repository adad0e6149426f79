// SPDX-License-Identifier: MIT
// Wide streams in C.UTF-8 and in C, wide printf and scanf: cases worked out by hand from C23 7.31.2
// and 7.31.3, numbers compared with the narrow functions.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <string>

extern "C" {
struct tn_FILE;
tn_FILE *tn_tmpfile();
tn_FILE *tn_fmemopen(void *, size_t, const char *);
tn_FILE *tn_open_wmemstream(wchar_t **, size_t *);
int tn_fclose(tn_FILE *);
int tn_fflush(tn_FILE *);
int tn_setvbuf(tn_FILE *, char *, int, size_t);
void tn_rewind(tn_FILE *);
int tn_ferror(tn_FILE *);
int tn_feof(tn_FILE *);
int tn_getc(tn_FILE *);
size_t tn_fread(void *, size_t, size_t, tn_FILE *);
int tn_fseeko(tn_FILE *, off_t, int);
off_t tn_ftello(tn_FILE *);
int tn_fwide(tn_FILE *, int);
wint_t tn_getwc(tn_FILE *);
wint_t tn_ungetwc(wint_t, tn_FILE *);
wint_t tn_putwc(wchar_t, tn_FILE *);
wchar_t *tn_fgetws(wchar_t *, int, tn_FILE *);
int tn_fputws(const wchar_t *, tn_FILE *);
int tn_fwprintf(tn_FILE *, const wchar_t *, ...);
int tn_swprintf(wchar_t *, size_t, const wchar_t *, ...);
int tn_fwscanf(tn_FILE *, const wchar_t *, ...);
int tn_swscanf(const wchar_t *, const wchar_t *, ...);
int tn_snprintf(char *, size_t, const char *, ...);
int tn_sscanf(const char *, const char *, ...);
char *tn_setlocale(int, const char *);
}

namespace
{

constexpr int ALL = 6; // our LC_ALL

class Utf8 : public testing::Test
{
    void SetUp() override { ASSERT_NE(tn_setlocale(ALL, "C.UTF-8"), nullptr); }
    void TearDown() override { tn_setlocale(ALL, "C"); }
};

TEST_F(Utf8, characters)
{
    const wchar_t text[] = L"aé€𝄞z\n";
    for (int mode : {_IOFBF, _IOLBF, _IONBF}) {
        tn_FILE *f = tn_tmpfile();
        tn_setvbuf(f, nullptr, mode, 0);
        EXPECT_EQ(tn_fwide(f, 0), 0);
        for (const wchar_t *p = text; *p; p++)
            EXPECT_EQ(tn_putwc(*p, f), static_cast<wint_t>(*p));
        EXPECT_GT(tn_fwide(f, 0), 0);
        EXPECT_GT(tn_fwide(f, -1), 0);
        EXPECT_EQ(tn_ftello(f), 12);
        tn_setlocale(ALL, "C"); // the stream keeps its encoding
        tn_rewind(f);
        for (const wchar_t *p = text; *p; p++)
            EXPECT_EQ(tn_getwc(f), static_cast<wint_t>(*p));
        tn_setlocale(ALL, "C.UTF-8");
        EXPECT_EQ(tn_getwc(f), WEOF);
        EXPECT_TRUE(tn_feof(f));
        EXPECT_FALSE(tn_ferror(f));
        EXPECT_EQ(tn_ungetwc(L'𝄞', f), static_cast<wint_t>(L'𝄞'));
        EXPECT_EQ(tn_ungetwc(L'€', f), static_cast<wint_t>(L'€'));
        EXPECT_EQ(tn_getwc(f), static_cast<wint_t>(L'€'));
        EXPECT_EQ(tn_getwc(f), static_cast<wint_t>(L'𝄞'));
        tn_fclose(f);
    }
}

TEST_F(Utf8, characters_across_buffers)
{
    tn_FILE *f = tn_tmpfile();
    std::wstring text;
    for (int i = 0; i < 20000; i++)
        text += L"aé€𝄞"[i % 7 % 4];
    ASSERT_EQ(tn_fputws(text.c_str(), f), 0);
    tn_rewind(f);
    for (wchar_t c : text)
        ASSERT_EQ(tn_getwc(f), static_cast<wint_t>(c));
    EXPECT_EQ(tn_getwc(f), WEOF);
    tn_fclose(f);
}

TEST_F(Utf8, bad_bytes)
{
    char bytes[] = "a\xff"
                   "b\xc3";
    tn_FILE *f = tn_fmemopen(bytes, 4, "r");
    EXPECT_EQ(tn_getwc(f), static_cast<wint_t>('a'));
    errno = 0;
    EXPECT_EQ(tn_getwc(f), WEOF);
    EXPECT_EQ(errno, EILSEQ);
    EXPECT_TRUE(tn_ferror(f));
    EXPECT_EQ(tn_getwc(f), static_cast<wint_t>('b'));
    errno = 0;
    EXPECT_EQ(tn_getwc(f), WEOF);
    EXPECT_EQ(errno, EILSEQ);
    EXPECT_EQ(tn_putwc(0xd800, f), WEOF);
    tn_fclose(f);
}

TEST_F(Utf8, lines)
{
    tn_FILE *f = tn_tmpfile();
    EXPECT_EQ(tn_fputws(L"één\ntwee\ndrie", f), 0);
    tn_rewind(f);
    wchar_t line[6];
    EXPECT_STREQ(tn_fgetws(line, 6, f), L"één\n");
    EXPECT_STREQ(tn_fgetws(line, 4, f), L"twe");
    EXPECT_STREQ(tn_fgetws(line, 6, f), L"e\n");
    EXPECT_STREQ(tn_fgetws(line, 6, f), L"drie");
    EXPECT_EQ(tn_fgetws(line, 6, f), nullptr);
    tn_fclose(f);
}

TEST_F(Utf8, printing)
{
    wchar_t w[100];
    EXPECT_EQ(tn_swprintf(w, 100, L"%d %s %ls %c %lc|%5s|%-5ls|%.1s €", 42, "né", L"wé", 'x', L'€',
                          "é", L"é", "éa"),
              28);
    EXPECT_STREQ(w, L"42 né wé x €|    é|é    |é €");
}

TEST_F(Utf8, printing_to_streams)
{
    tn_FILE *f = tn_tmpfile();
    tn_setvbuf(f, nullptr, _IONBF, 0);
    EXPECT_EQ(tn_fwprintf(f, L"é%08.3f%ls", 3.14159, L"€"), 10);
    tn_rewind(f);
    wchar_t w[20];
    EXPECT_STREQ(tn_fgetws(w, 20, f), L"é0003.142€");
    tn_rewind(f);
    double d = 0;
    wchar_t c = 0;
    EXPECT_EQ(tn_fwscanf(f, L"é%7lf%lc", &d, &c), 2);
    EXPECT_EQ(d, 3.14);
    EXPECT_EQ(c, L'2');
    EXPECT_EQ(tn_getwc(f), static_cast<wint_t>(L'€'));
    tn_fclose(f);
}

TEST_F(Utf8, narrow_functions)
{
    char s[40];
    EXPECT_EQ(tn_snprintf(s, sizeof s, "%ls|%.4ls|%lc|%-4ls|", L"é€", L"é€", L'€', L"é"),
              5 + 1 + 2 + 1 + 3 + 1 + 4 + 1);
    EXPECT_STREQ(s, "é€|é|€|é  |");
    errno = 0;
    const wchar_t bad[] = {0xd800, 0};
    EXPECT_EQ(tn_snprintf(s, sizeof s, "%ls", bad), -1);
    EXPECT_EQ(errno, EILSEQ);
    wchar_t w[20] = {};
    EXPECT_EQ(tn_sscanf("né€ x", "%2ls", w), 1);
    EXPECT_STREQ(w, L"né");
    EXPECT_EQ(tn_sscanf("é€", "%2lc", w), 1);
    EXPECT_EQ(w[1], L'€');
    EXPECT_EQ(tn_sscanf("\xc3", "%ls", w), EOF);
}

TEST_F(Utf8, scanning)
{
    char s[40];
    wchar_t w[40];
    int n = 0, at = 0;
    EXPECT_EQ(tn_swscanf(L"  né 12 €uro;", L"%s%d %l[^;]%n", s, &n, w, &at), 3);
    EXPECT_STREQ(s, "né");
    EXPECT_EQ(n, 12);
    EXPECT_STREQ(w, L"€uro");
    EXPECT_EQ(at, 12);
    EXPECT_EQ(tn_swscanf(L"αβγδx", L"%l[α-δ]", w), 1);
    EXPECT_STREQ(w, L"αβγδ");
    EXPECT_EQ(tn_swscanf(L"]-x", L"%l[]-]", w), 1);
    EXPECT_STREQ(w, L"]-");
    char *m = nullptr;
    EXPECT_EQ(tn_swscanf(L"né", L"%ms", &m), 1);
    EXPECT_STREQ(m, "né");
    free(m);
    EXPECT_EQ(tn_swscanf(L"", L"%d", &n), EOF);
    EXPECT_EQ(tn_swscanf(L"0x1F 1.5e1", L"%i%lf", &n, reinterpret_cast<double *>(w)), 2);
    EXPECT_EQ(n, 31);
}

TEST(wide, printing)
{
    wchar_t w[400];
    char s[400];
    const double values[] = {0, 1.5, -2.25e-300, 1e300, 0.1};
    for (const char *f : {"%d", "%g", "%.3f", "%e", "%a", "%+012.4g", "%-20f|", "%.300f"})
        for (double v : values) {
            std::wstring wide(f, f + strlen(f));
            int a, b;
            if (f[1] == 'd') {
                a = tn_swprintf(w, 400, wide.c_str(), static_cast<int>(v > 1e9 ? 7 : v));
                b = tn_snprintf(s, 400, f, static_cast<int>(v > 1e9 ? 7 : v));
            } else {
                a = tn_swprintf(w, 400, wide.c_str(), v);
                b = tn_snprintf(s, 400, f, v);
            }
            if (b >= 400) {
                EXPECT_EQ(a, -1);
                continue;
            }
            EXPECT_EQ(a, b) << f << v;
            EXPECT_EQ(std::wstring(w), std::wstring(s, s + b));
        }
    EXPECT_EQ(tn_swprintf(w, 4, L"%d", 123), 3);
    errno = 0;
    EXPECT_EQ(tn_swprintf(w, 4, L"%d", 1234), -1);
    EXPECT_EQ(errno, EOVERFLOW);
    EXPECT_STREQ(w, L"123");
    EXPECT_EQ(tn_swprintf(w, 0, L"x"), -1);
    EXPECT_EQ(tn_swprintf(w, 400, L"%2$ls %1$d%%", 5, L"p"), 4);
    EXPECT_STREQ(w, L"p 5%");
}

TEST(wide, memory)
{
    wchar_t *array = nullptr;
    size_t size = 1;
    tn_FILE *f = tn_open_wmemstream(&array, &size);
    EXPECT_EQ(tn_fputws(L"hé€", f), 0);
    EXPECT_EQ(tn_fflush(f), 0);
    EXPECT_STREQ(array, L"hé€");
    EXPECT_EQ(size, 3u);
    EXPECT_EQ(tn_fseeko(f, 1, SEEK_SET), 0);
    EXPECT_EQ(tn_fwprintf(f, L"%d", 7), 1);
    EXPECT_EQ(tn_ftello(f), 2);
    EXPECT_EQ(tn_fseeko(f, 5, SEEK_SET), 0);
    for (int i = 0; i < 1000; i++)
        ASSERT_EQ(tn_putwc(L'𝄞', f), static_cast<wint_t>(L'𝄞'));
    EXPECT_EQ(tn_fclose(f), 0);
    EXPECT_EQ(size, 1005u);
    EXPECT_EQ(std::wstring(array, 5), std::wstring(L"h7€\0\0", 5));
    EXPECT_EQ(array[1004], L'𝄞');
    EXPECT_EQ(array[1005], 0);
    free(array);
}

} // namespace
