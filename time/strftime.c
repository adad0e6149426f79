// SPDX-License-Identifier: MIT
// strftime (C23 7.29.3.5, POSIX.1-2024), with the conversions and flags of strftime(3) besides: %k
// %l %P %s, and
//   _ pad with blanks   - do not pad   0 pad with zeros   ^ upper case   # the other case   + sign
//   for long years
// followed by a minimum width. E and O are accepted and mean nothing in this library's locales.
// What is no conversion is copied as it stands. Nothing is read out of range whatever the fields of
// *tm are; names of impossible days are "?".
//
// %Z and %z are what tm_zone and tm_gmtoff say, nothing when tm_isdst is negative; a null tm_zone
// means tzname. Returns 0 when size bytes do not suffice; then the array's contents are
// unspecified.
#include <tenon/mem.h>
#include <tenon/string.h>
#include <tenon/time.h>

#include "base/ctype.h"
#include "time/calendar.h"
#include "time/names.h"
#include "time/tzname.h"
#include "time/weeks.h"

struct spec {
    char pad; // '0', '_', '-', '+', or 0 for the conversion's own
    bool upper, swap;
    size_t width; // 0: the conversion's own
};

struct out {
    char *at, *end; // at == end: full, the result is lost
};

static void put(struct out *o, char c)
{
    if (o->at < o->end)
        *o->at++ = c;
}
static void put_n(struct out *o, const char *s, size_t n)
{
    if (n > (size_t)(o->end - o->at))
        n = (size_t)(o->end - o->at);
    for (size_t i = 0; i < n; i++) // a few bytes: less than a call of memcpy costs
        o->at[i] = s[i];
    o->at += n;
}
static void put_pad(struct out *o, char c, size_t n)
{
    n = tn_min(n, (size_t)(o->end - o->at));
    tn_memset(o->at, c, n);
    o->at += n;
}

// A number of at least `digits` digits. `sign` is written even where it is '+'; 0 means only '-'
// is.
static void put_number(struct out *o, const struct spec *sp, tn_s64 value, unsigned digits,
                       char fill, char sign)
{
    if (digits == 2 && !sp->pad && !sp->width && fill == '0' && (tn_u64)value < 100 &&
        o->end - o->at >= 2) {
        o->at[0] = (char)('0' + value / 10); // most of all numbers
        o->at[1] = (char)('0' + value % 10);
        o->at += 2;
        return;
    }
    char text[24], *const end = text + sizeof text, *p = end;
    tn_u64 v = value < 0 ? -(tn_u64)value : (tn_u64)value;
    if (value < 0)
        sign = '-';
    do
        *--p = (char)('0' + v % 10);
    while (v /= 10);
    const size_t n = (size_t)(end - p) + (sign != 0);
    if (sp->pad)
        fill = sp->pad == '_' ? ' ' : sp->pad == '-' ? 0 : '0';
    const size_t want = sp->width ? sp->width : digits;
    const size_t missing = fill && want > n ? want - n : 0;
    if (fill == ' ')
        put_pad(o, ' ', missing);
    if (sign)
        put(o, sign);
    if (fill == '0')
        put_pad(o, '0', missing);
    put_n(o, p, (size_t)(end - p));
}

// A year or century: '+' asks for a sign where the number is longer than usual or may be.
static void put_year(struct out *o, const struct spec *sp, tn_s64 value, unsigned usual,
                     unsigned digits)
{
    const tn_s64 limit = usual == 4 ? 9999 : 99;
    const bool sign = sp->pad == '+' && (value > limit || sp->width > usual);
    put_number(o, sp, value, sp->pad == '+' ? usual : digits, '0', sign ? '+' : 0);
}

// From `start` on: the flags for letters, and the width in blanks or zeros.
static void finish_text(struct out *o, const struct spec *sp, char *start)
{
    if (sp->upper)
        for (char *p = start; p < o->at; p++)
            *p = (char)tn_toupper((unsigned char)*p);
    const size_t n = (size_t)(o->at - start);
    if (sp->width > n) {
        const size_t missing = sp->width - n;
        put_pad(o, ' ', missing); // room, or a full buffer
        if (o->at == o->end)
            return;
        tn_memmove(start + missing, start, n);
        tn_memset(start, sp->pad == '0' || sp->pad == '+' ? '0' : ' ', missing);
    }
}

static void format_into(struct out *o, const char *format, const struct tm *tm);

// One conversion; false if there is none of this letter.
static bool convert(struct out *o, struct spec sp, char letter, const struct tm *tm)
{
    const tn_s64 year = (tn_s64)tm->tm_year + 1900;
    char *const start = o->at;
    const char *text = nullptr;
    size_t text_size = 0;
    tn_s64 iso_year;

    switch (letter) {
    case 'd':
        put_number(o, &sp, tm->tm_mday, 2, '0', 0);
        return true;
    case 'e':
        put_number(o, &sp, tm->tm_mday, 2, ' ', 0);
        return true;
    case 'H':
        put_number(o, &sp, tm->tm_hour, 2, '0', 0);
        return true;
    case 'k':
        put_number(o, &sp, tm->tm_hour, 2, ' ', 0);
        return true;
    case 'I':
        put_number(o, &sp, (tm->tm_hour + 11LL) % 12 + 1, 2, '0', 0);
        return true;
    case 'l':
        put_number(o, &sp, (tm->tm_hour + 11LL) % 12 + 1, 2, ' ', 0);
        return true;
    case 'j':
        put_number(o, &sp, tm->tm_yday + 1LL, 3, '0', 0);
        return true;
    case 'm':
        put_number(o, &sp, tm->tm_mon + 1LL, 2, '0', 0);
        return true;
    case 'M':
        put_number(o, &sp, tm->tm_min, 2, '0', 0);
        return true;
    case 'S':
        put_number(o, &sp, tm->tm_sec, 2, '0', 0);
        return true;
    case 'u':
        put_number(o, &sp, (tm->tm_wday + 6LL) % 7 + 1, 1, '0', 0);
        return true;
    case 'w':
        put_number(o, &sp, tm->tm_wday, 1, '0', 0);
        return true;
    case 'U':
        put_number(o, &sp, tn_week_of(tm->tm_yday, tm->tm_wday, 0), 2, '0', 0);
        return true;
    case 'W':
        put_number(o, &sp, tn_week_of(tm->tm_yday, tm->tm_wday, 1), 2, '0', 0);
        return true;
    case 'V':
        put_number(o, &sp, tn_iso_week(year, tm->tm_yday, tm->tm_wday, &iso_year), 2, '0', 0);
        return true;
    case 'G':
        tn_iso_week(year, tm->tm_yday, tm->tm_wday, &iso_year);
        put_year(o, &sp, iso_year, 4, 1);
        return true;
    case 'g':
        tn_iso_week(year, tm->tm_yday, tm->tm_wday, &iso_year);
        put_number(o, &sp, (iso_year % 100 + 100) % 100, 2, '0', 0);
        return true;
    case 'y':
        put_number(o, &sp, (year % 100 + 100) % 100, 2, '0', 0);
        return true;
    case 'C':
        put_year(o, &sp, tn_floor_div(year, 100), 2, 2);
        return true;
    case 'Y':
        put_year(o, &sp, year, 4, 1);
        return true;
    case 's': {
        struct tm copy = *tm;
        put_number(o, &sp, tn_mktime(&copy), 1, '0', 0);
        return true;
    }
    case 'z': {
        if (tm->tm_isdst < 0)
            break;
        const long minutes = tm->tm_gmtoff / 60, hhmm = minutes / 60 * 100 + minutes % 60;
        put_number(o, &sp, hhmm, 5, '0', tm->tm_gmtoff < 0 ? '-' : '+');
        return true;
    }
    case 'F': {
        struct spec of_year = {.pad = sp.pad, .width = sp.width > 6 ? sp.width - 6 : 0};
        if (!sp.pad && !sp.width)
            of_year = (struct spec){.pad = '+', .width = 4};
        put_year(o, &of_year, year, 4, 1);
        format_into(o, "-%m-%d", tm);
        return true;
    }

    case 'n':
        text = "\n";
        text_size = 1;
        break;
    case 't':
        text = "\t";
        text_size = 1;
        break;
    case '%':
        text = "%";
        text_size = 1;
        break;
    case 'a':
    case 'A':
        sp.upper |= sp.swap;
        text = (unsigned)tm->tm_wday < 7 ? tn_day_names[tm->tm_wday] : "?";
        text_size = tn_strnlen(text, letter == 'a' ? 3 : 10);
        break;
    case 'b':
    case 'h':
    case 'B':
        sp.upper |= sp.swap;
        text = (unsigned)tm->tm_mon < 12 ? tn_month_names[tm->tm_mon] : "?";
        text_size = tn_strnlen(text, letter == 'B' ? 10 : 3);
        break;
    case 'p':
    case 'P':
        text = (letter == 'P' || sp.swap) ? (tm->tm_hour > 11 ? "pm" : "am")
                                          : (tm->tm_hour > 11 ? "PM" : "AM");
        text_size = 2;
        break;
    case 'Z':
        if (tm->tm_isdst < 0)
            break;
        text = tm->tm_zone;
        if (!text) {
            tn_tzset();
            text = tn_tzname[tm->tm_isdst > 0];
        }
        text_size = tn_strlen(text);
        break;

    case 'c':
        format_into(o, "%a %b %e %H:%M:%S %Y", tm);
        break;
    case 'D':
    case 'x':
        format_into(o, "%m/%d/%y", tm);
        break;
    case 'r':
        format_into(o, "%I:%M:%S %p", tm);
        break;
    case 'R':
        format_into(o, "%H:%M", tm);
        break;
    case 'T':
    case 'X':
        format_into(o, "%H:%M:%S", tm);
        break;
    default:
        return false;
    }
    if (text)
        put_n(o, text, text_size);
    if (letter == 'Z' && sp.swap)
        for (char *p = start; p < o->at; p++)
            *p = (char)tn_tolower((unsigned char)*p);
    finish_text(o, &sp, start);
    return true;
}

static void format_into(struct out *o, const char *format, const struct tm *tm)
{
    for (const char *f = format; *f;) {
        if (*f != '%') {
            put(o, *f++);
            continue;
        }
        const char *const directive = f++;
        struct spec sp = {};
        for (bool more = true; more;) {
            switch (*f) {
            case '_':
            case '-':
            case '0':
            case '+':
                sp.pad = *f++;
                break;
            case '^':
                sp.upper = true;
                f++;
                break;
            case '#':
                sp.swap = true;
                f++;
                break;
            default:
                more = false;
            }
        }
        for (; tn_isdigit((unsigned char)*f); f++)
            if (sp.width < (size_t)1 << 40) // more than any buffer; cannot overflow
                sp.width = sp.width * 10 + (size_t)(*f - '0');
        if (*f == 'E' || *f == 'O')
            f++;
        if (*f && convert(o, sp, *f, tm)) {
            f++;
        } else {
            f += *f != 0;
            put_n(o, directive, (size_t)(f - directive));
        }
    }
}

size_t tn_strftime(char *restrict s, size_t size, const char *restrict format,
                   const struct tm *restrict tm)
{
    if (!size)
        return 0;
    struct out o = {s, s + size};
    format_into(&o, format, tm);
    if (o.at == o.end)
        return 0;
    *o.at = 0;
    return (size_t)(o.at - s);
}
TN_PUBLIC(strftime);
