/* SPDX-License-Identifier: MIT */
/* setlocale, newlocale, duplocale, uselocale, localeconv, nl_langinfo (C23 7.11, POSIX.1-2024):
 * names, mixed locales, the environment's request, thread locales, errors; messages. */
#include "case.h"
#include <langinfo.h>
#include <libintl.h>
#include <limits.h>
#include <locale.h>
#include <nl_types.h>
#include <pthread.h>
#include <wchar.h>

static void *other_thread(void *unused) { return (void *)(long)(MB_CUR_MAX == 1); }

static void environment(const char *all, const char *ctype, const char *lang, const char *want)
{
    unsetenv("LC_ALL");
    unsetenv("LC_CTYPE");
    unsetenv("LANG");
    if (all)
        setenv("LC_ALL", all, 1);
    if (ctype)
        setenv("LC_CTYPE", ctype, 1);
    if (lang)
        setenv("LANG", lang, 1);
    setlocale(LC_ALL, "C");
    char *r = setlocale(LC_CTYPE, "");
    CHECK(want ? r && STREQ(r, want) : !r && STREQ(setlocale(LC_CTYPE, 0), "C"), "%s %s %s: %s",
          all ? all : "-", ctype ? ctype : "-", lang ? lang : "-", r ? r : "null");
}

int main(void)
{
    CHECK(STREQ(setlocale(LC_ALL, 0), "C") && MB_CUR_MAX == 1, "%s", setlocale(LC_ALL, 0));
    CHECK(STREQ(nl_langinfo(CODESET), "ASCII"), "%s", nl_langinfo(CODESET));
    CHECK(STREQ(setlocale(LC_ALL, "C.UTF-8"), "C.UTF-8") && MB_CUR_MAX == 4, "");
    CHECK(STREQ(setlocale(LC_ALL, "POSIX"), "C"), "");
    CHECK(setlocale(LC_CTYPE, "C.utf8") && setlocale(LC_CTYPE, "C.UTF8"),
          "spelling of the codeset");
    CHECK(!setlocale(LC_CTYPE, "C.UTF-16") && !setlocale(LC_CTYPE, "C.") && !setlocale(99, "C") &&
              !setlocale(-1, 0),
          "");
    char *mixed = strdup(setlocale(LC_ALL, 0));
    setlocale(LC_ALL, "C");
    CHECK(setlocale(LC_ALL, mixed) && MB_CUR_MAX == 4 && STREQ(setlocale(LC_ALL, 0), mixed), "%s",
          mixed);
    CHECK(!setlocale(LC_ALL, "C;C") && !setlocale(LC_ALL, "C;C;C;C;C;xx") &&
              STREQ(setlocale(LC_ALL, 0), mixed),
          "");

    environment(0, 0, 0, "C.UTF-8");
    environment(0, 0, "C", "C");
    environment("", "", "C", "C");
    environment(0, 0, "de_DE.UTF-8", "C.UTF-8");
    environment(0, 0, "de_DE.utf8@euro", "C.UTF-8");
    environment(0, 0, "de_DE.ISO-8859-1", 0);
    environment(0, "C", "de_DE.UTF-8", "C");
    environment("POSIX", "C.UTF-8", "C.UTF-8", "C");

    setlocale(LC_ALL, "C");
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", 0), c = newlocale(LC_ALL_MASK, "C", 0);
    CHECK(utf8 && c, "");
    CHECK(uselocale(0) == LC_GLOBAL_LOCALE, "");
    CHECK(uselocale(utf8) == LC_GLOBAL_LOCALE && uselocale(0) == utf8 && MB_CUR_MAX == 4, "");
    pthread_t t;
    void *r;
    pthread_create(&t, 0, other_thread, 0);
    pthread_join(t, &r);
    CHECK(r, "another thread sees this thread's locale");
    CHECK(STREQ(nl_langinfo(CODESET), "UTF-8") && STREQ(nl_langinfo_l(CODESET, c), "ASCII"), "");
    CHECK(STREQ(nl_langinfo_l(NL_LOCALE_NAME(LC_CTYPE), utf8), "C.UTF-8") &&
              STREQ(nl_langinfo_l(NL_LOCALE_NAME(LC_TIME), utf8), "C"),
          "");
    locale_t copy = duplocale(utf8), global = duplocale(LC_GLOBAL_LOCALE);
    CHECK(copy && global && STREQ(nl_langinfo_l(CODESET, copy), "UTF-8") &&
              STREQ(nl_langinfo_l(CODESET, global), "ASCII"),
          "");
    c = newlocale(LC_CTYPE_MASK, "C.UTF-8", c);
    CHECK(c && STREQ(nl_langinfo_l(CODESET, c), "UTF-8"), "");
    errno = 0;
    CHECK(!newlocale(LC_ALL_MASK, "xx_XX", 0) && errno == ENOENT, "%d", errno);
    errno = 0;
    CHECK(!newlocale(1 << 20, "C", 0) && errno == EINVAL, "%d", errno);
    CHECK(uselocale(LC_GLOBAL_LOCALE) == utf8 && MB_CUR_MAX == 1, "");
    freelocale(utf8);
    freelocale(copy);
    freelocale(global);
    freelocale(c);

    struct lconv *l = localeconv();
    CHECK(STREQ(l->decimal_point, ".") && !*l->thousands_sep && !*l->mon_decimal_point &&
              l->frac_digits == CHAR_MAX,
          "");
    CHECK(STREQ(nl_langinfo(DAY_1), "Sunday") && STREQ(nl_langinfo(ABDAY_7), "Sat") &&
              STREQ(nl_langinfo(MON_12), "December"),
          "");
    CHECK(STREQ(nl_langinfo(ABMON_1), "Jan") && STREQ(nl_langinfo(PM_STR), "PM") &&
              STREQ(nl_langinfo(T_FMT_AMPM), "%I:%M:%S %p"),
          "");
    CHECK(STREQ(nl_langinfo(D_FMT), "%m/%d/%y") && STREQ(nl_langinfo(ERA), "") &&
              STREQ(nl_langinfo(ERA_T_FMT), ""),
          "");
    CHECK(STREQ(nl_langinfo(RADIXCHAR), ".") && STREQ(nl_langinfo(THOUSEP), "") &&
              STREQ(nl_langinfo(CRNCYSTR), "-"),
          "");
    CHECK(STREQ(nl_langinfo(YESEXPR), "^[yY]") && STREQ(nl_langinfo(NOEXPR), "^[nN]") &&
              STREQ(nl_langinfo(0x7fff1234), ""),
          "");

    CHECK(STREQ(textdomain(0), "messages") && STREQ(textdomain("prog"), "prog") &&
              STREQ(textdomain(0), "prog"),
          "");
    CHECK(STREQ(bindtextdomain("prog", 0), "/usr/share/locale") &&
              STREQ(bindtextdomain("prog", "/x"), "/x"),
          "");
    CHECK(STREQ(bindtextdomain("prog", 0), "/x") &&
              STREQ(bindtextdomain("more", 0), "/usr/share/locale") && !bindtextdomain("", "/"),
          "");
    CHECK(!bind_textdomain_codeset("prog", 0) &&
              STREQ(bind_textdomain_codeset("prog", "UTF-8"), "UTF-8"),
          "");
    CHECK(STREQ(gettext("hello"), "hello") && STREQ(ngettext("one", "more", 1), "one") &&
              STREQ(ngettext("one", "more", 0), "more"),
          "");
    nl_catd cat = catopen("none", NL_CAT_LOCALE);
    CHECK(cat == (nl_catd)-1 && STREQ(catgets(cat, 1, 1, "text"), "text"), "");
    DONE();
}
