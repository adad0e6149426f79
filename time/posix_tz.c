// SPDX-License-Identifier: MIT
// Parsing and applying POSIX TZ strings. No allocation, no global state.
#include "time/posix_tz.h"

#include <limits.h>

#include "base/ctype.h"
#include "time/calendar.h"

struct text {
    const char *at, *end;
};

static int peek(const struct text *t) { return t->at < t->end ? (unsigned char)*t->at : -1; }
static bool accept(struct text *t, int c)
{
    if (peek(t) != c)
        return false;
    t->at++;
    return true;
}

// Digits with a value of at most `max`; at least one.
static bool number(struct text *t, long max, long *out)
{
    if (!tn_isdigit(peek(t)))
        return false;
    long v = 0;
    while (tn_isdigit(peek(t))) {
        v = v * 10 + (*t->at++ - '0');
        if (v > max)
            return false;
    }
    *out = v;
    return true;
}

// Three letters or more, or <anything of letters, digits, + and ->.
static bool name(struct text *t, struct tn_tz_name *out)
{
    const bool quoted = accept(t, '<');
    out->s = t->at;
    for (int c;
         (c = peek(t), tn_isalpha(c) || (quoted && (tn_isdigit(c) || c == '+' || c == '-')));)
        t->at++;
    out->n = (size_t)(t->at - out->s);
    return out->n >= 3 && (!quoted || accept(t, '>'));
}

// [+-]hh[:mm[:ss]]
static bool hms(struct text *t, long max_hours, long *out)
{
    const bool negative = accept(t, '-');
    if (!negative)
        accept(t, '+');
    long h, m = 0, s = 0;
    if (!number(t, max_hours, &h) ||
        (accept(t, ':') && (!number(t, 59, &m) || (accept(t, ':') && !number(t, 59, &s)))))
        return false;
    *out = h * 3600 + m * 60 + s;
    if (negative)
        *out = -*out;
    return true;
}

static bool change(struct text *t, struct tn_tz_change *c)
{
    long month = 0, week = 0, day;
    if (accept(t, 'M')) {
        c->kind = 'M';
        if (!number(t, 12, &month) || !month || !accept(t, '.') || !number(t, 5, &week) || !week ||
            !accept(t, '.') || !number(t, 6, &day))
            return false;
    } else {
        c->kind = accept(t, 'J') ? 'J' : '0';
        if (!number(t, 365, &day) || (c->kind == 'J' && !day))
            return false;
    }
    c->month = (short)month;
    c->week = (short)week;
    c->day = (short)day;
    c->second = 2 * 3600;
    return !accept(t, '/') || hms(t, 167, &c->second);
}

bool tn_tz_parse(struct tn_tz_rule *r, const char *text, size_t n)
{
    struct text t = {text, text + n};
    *r = (struct tn_tz_rule){};
    long west;
    if (!name(&t, &r->std_name) || !hms(&t, 24, &west))
        return false;
    r->std_offset = -west;
    if (t.at == t.end)
        return true;
    r->has_dst = true;
    r->dst_offset = r->std_offset + 3600;
    if (!name(&t, &r->dst_name))
        return false;
    if (t.at < t.end && peek(&t) != ',') {
        if (!hms(&t, 24, &west))
            return false;
        r->dst_offset = -west;
    }
    if (t.at == t.end)
        return true;
    r->has_changes = true;
    return accept(&t, ',') && change(&t, &r->start) && accept(&t, ',') && change(&t, &r->end) &&
           t.at == t.end;
}

void tn_tz_default_changes(struct tn_tz_rule *r)
{
    r->has_changes = true;
    r->start = (struct tn_tz_change){'M', 3, 2, 0, 7200};
    r->end = (struct tn_tz_change){'M', 11, 1, 0, 7200};
}

time_t tn_tz_instant(const struct tn_tz_change *c, tn_s64 year, long offset)
{
    tn_s64 day;
    if (c->kind == 'M') {
        const tn_s64 first = tn_days_before(year, c->month - 1);
        const tn_s64 next =
            c->month == 12 ? tn_days_before(year + 1, 0) : tn_days_before(year, c->month);
        const int wday = (int)((first + 4) % 7 + 7) % 7;
        day = first + (c->day - wday + 7) % 7 + (c->week - 1) * 7;
        if (day >= next) // week 5 means the last one
            day -= 7;
    } else {
        day = tn_days_before(year, 0) + c->day;
        if (c->kind == 'J' && (c->day < 60 || !tn_is_leap(year)))
            day--;
    }
    return day * TN_DAY + c->second - offset;
}

void tn_tz_interval(const struct tn_tz_rule *r, time_t t, time_t *from, time_t *to, bool *dst)
{
    *from = LONG_MIN;
    *to = LONG_MAX;
    *dst = false;
    if (!r->has_dst)
        return;
    // A change may fall into a neighbouring year, so three years hold the last one up to t and the
    // next one. Where both kinds fall on one instant DST goes on: that is how a string says
    // "always" (RFC 8536 3.3.1).
    const tn_s64 year = tn_year_of(t);
    for (tn_s64 y = year - 1; y <= year + 1; y++) {
        const struct {
            time_t at;
            bool dst;
        } changes[] = {{tn_tz_instant(&r->end, y, r->dst_offset), false},
                       {tn_tz_instant(&r->start, y, r->std_offset), true}};
        for (int i = 0; i < 2; i++) {
            const time_t at = changes[i].at;
            if (at <= t && (at > *from || (at == *from && changes[i].dst))) {
                *from = at;
                *dst = changes[i].dst;
            } else if (at > t && at < *to) {
                *to = at;
            }
        }
    }
}
