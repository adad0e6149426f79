// SPDX-License-Identifier: MIT
#include "time/tzif.h"

#include <tenon/mem.h>

#include "base/bits.h"

constexpr size_t HEADER = 44, TYPE = 6;

static tn_u32 big32(const unsigned char *p) { return __builtin_bswap32(tn_load_u32(p)); }
static tn_u64 big64(const unsigned char *p) { return __builtin_bswap64(tn_load_u64(p)); }

struct counts {
    tn_u64 isut, isstd, leap, time, type, name; // in the order of the header
};

// Bytes of the data behind a header, whose times have time_size bytes.
static tn_u64 data_size(const struct counts *c, unsigned time_size)
{
    return c->time * (time_size + 1) + c->type * TYPE + c->name + c->leap * (time_size + 4) +
           c->isstd + c->isut;
}

static bool header(const unsigned char *p, size_t n, struct counts *c)
{
    if (n < HEADER || tn_load_u32(p) != tn_load_u32("TZif"))
        return false;
    *c = (struct counts){big32(p + 20), big32(p + 24), big32(p + 28),
                         big32(p + 32), big32(p + 36), big32(p + 40)};
    return true;
}

static time_t time_at(const struct tn_tzif *f, const unsigned char *p)
{
    return f->time_size == 8 ? (time_t)big64(p) : (time_t)(tn_s32)big32(p);
}

// Far enough from the ends that differences of a few days do not overflow.
static bool sane(time_t t) { return t < (time_t)1 << 62 && t > -((time_t)1 << 62); }

long tn_tzif_leaps(const struct tn_tzif *f, time_t t, bool *in_leap)
{
    // Records: when a leap second ends or is left out, and the total from then on. A handful, the
    // latest ones last.
    const size_t size = f->time_size + 4;
    *in_leap = false;
    for (size_t i = f->leap_count; i-- > 0;) {
        const unsigned char *const p = f->leaps + i * size;
        const time_t at = time_at(f, p);
        const long total = (tn_s32)big32(p + f->time_size);
        if (t >= at) {
            const long before = i ? (tn_s32)big32(p - size + f->time_size) : 0;
            *in_leap = t == at && total > before;
            return total;
        }
    }
    return 0;
}

time_t tn_tzif_time(const struct tn_tzif *f, size_t i)
{
    bool in_leap;
    const time_t t = time_at(f, f->times + i * f->time_size);
    return f->leap_count ? t - tn_tzif_leaps(f, t, &in_leap) : t;
}
unsigned tn_tzif_index(const struct tn_tzif *f, size_t i) { return f->indices[i]; }
struct tn_tzif_type tn_tzif_type(const struct tn_tzif *f, unsigned type)
{
    const unsigned char *const p = f->types + type * TYPE;
    return (struct tn_tzif_type){(tn_s32)big32(p), p[4] != 0, f->names + p[5]};
}

bool tn_tzif_open(struct tn_tzif *f, const void *data, size_t n)
{
    const unsigned char *p = data, *const end = p + n;
    struct counts c;
    if (!header(p, n, &c))
        return false;
    f->time_size = 4;
    const bool has_second = p[4] >= '2';
    p += HEADER;
    if (data_size(&c, 4) > (tn_u64)(end - p))
        return false;
    if (has_second) {
        p += data_size(&c, 4);
        if (!header(p, (size_t)(end - p), &c))
            return false;
        p += HEADER;
        f->time_size = 8;
        if (data_size(&c, 8) > (tn_u64)(end - p))
            return false;
    }
    f->count = c.time;
    f->type_count = (unsigned)c.type;
    f->name_size = (unsigned)c.name;
    f->times = p;
    f->indices = f->times + c.time * f->time_size;
    f->types = f->indices + c.time;
    f->names = (const char *)f->types + c.type * TYPE;
    f->leaps = (const unsigned char *)f->names + c.name;
    f->leap_count = c.leap;
    if (!c.type || c.type > 256 || !c.name || f->names[c.name - 1])
        return false;
    for (unsigned i = 0; i < c.type; i++) {
        const struct tn_tzif_type t = tn_tzif_type(f, i);
        if (f->types[i * TYPE + 5] >= c.name || t.offset > TN_OFFSET_MAX ||
            t.offset < -TN_OFFSET_MAX)
            return false;
    }
    for (size_t i = 0; i < c.leap; i++) {
        const unsigned char *const p = f->leaps + i * (f->time_size + 4);
        const tn_s32 total = (tn_s32)big32(p + f->time_size);
        if (total > 10000 || total < -10000 || !sane(time_at(f, p)) ||
            (i && time_at(f, p) <= time_at(f, p - f->time_size - 4)))
            return false;
    }
    for (size_t i = 0; i < f->count; i++)
        if (f->indices[i] >= c.type || !sane(time_at(f, f->times + i * f->time_size)) ||
            (i && tn_tzif_time(f, i) < tn_tzif_time(f, i - 1)))
            return false;

    // Newline, TZ string, newline.
    f->has_rule = false;
    if (has_second) {
        const char *const footer = (const char *)p + data_size(&c, 8);
        const size_t left = (size_t)((const char *)end - footer);
        const char *const stop =
            left > 1 && *footer == '\n' ? tn_memchr(footer + 1, '\n', left - 1) : nullptr;
        f->has_rule = stop && tn_tz_parse(&f->rule, footer + 1, (size_t)(stop - footer - 1)) &&
                      f->rule.has_dst == f->rule.has_changes;
    }
    return true;
}
