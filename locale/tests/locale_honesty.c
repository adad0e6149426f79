/* SPDX-License-Identifier: MIT */
/* setlocale/newlocale return NULL for a locale that is not there (POSIX setlocale; C23 7.11.1.1),
 * and if they accept en_US.UTF-8 or de_DE.UTF-8, then collation, decimal point and day names follow
 * it.  "C", "POSIX", "C.UTF-8" work. A library that says yes and does nothing misleads databases
 * and file managers.
 */
#include "case.h"
#include <langinfo.h>
#include <locale.h>
#include <time.h>
int main(void)
{
    CHECK(setlocale(LC_ALL, "C") && setlocale(LC_ALL, "POSIX"), "C or POSIX refused");
    CHECK(setlocale(LC_CTYPE, "C.UTF-8") && STREQ(nl_langinfo(CODESET), "UTF-8"),
          "C.UTF-8: codeset %s", nl_langinfo(CODESET));
    setlocale(LC_ALL, "C");
    CHECK(!setlocale(LC_ALL, "xx_YY.NoSuchCodeset"), "accepted xx_YY.NoSuchCodeset");
    CHECK(!setlocale(LC_ALL, "no such locale/../x"), "accepted nonsense");
    CHECK(!newlocale(LC_ALL_MASK, "qq_QQ.UTF-8", 0), "newlocale accepted qq_QQ.UTF-8");
    if (setlocale(LC_COLLATE, "en_US.UTF-8"))
        CHECK(strcoll("apple", "Banana") < 0 && strcoll("b\xc3\xa9mol", "boulette") < 0,
              "en_US accepted but collation is bytewise");
    if (setlocale(LC_NUMERIC, "de_DE.UTF-8"))
        CHECK(STREQ(localeconv()->decimal_point, ","), "de_DE accepted but decimal point is \"%s\"",
              localeconv()->decimal_point);
    if (setlocale(LC_TIME, "de_DE.UTF-8"))
        CHECK(STREQ(nl_langinfo(DAY_2), "Montag"), "de_DE accepted but Monday is \"%s\"",
              nl_langinfo(DAY_2));
    DONE();
}
