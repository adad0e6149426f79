// SPDX-License-Identifier: MIT
// The current zone: which one TZ names, reading its file, and looking instants up. One lock;
// readers hold it for a look at the last interval found, which serves nearly all of them. No
// allocation: a file's bytes live in pages of their own, and names of zones in a pool that only
// grows, because tm_zone and tzname point there for ever.
#include "time/zone.h"

#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/environ.h"
#include "base/fork_lock.h"
#include "base/port/vm.h"
#include "base/process.h"
#include "base/syscall.h"
#include "time/tzif.h"
#include "time/tzname.h"

constexpr size_t FILE_MAX = 256 << 10; // the largest zone files have a few kilobytes
constexpr size_t NAME_MAX_SIZE = 256;

static tn_lock lock;
TN_FORK_LOCK(70, lock);
static bool ready;   // a zone has been read
static char tz[256]; // the TZ that named it, if it fits
static enum { TZ_UNSET, TZ_KEPT, TZ_TOO_LONG } tz_state;

static struct {
    void *map; // the file's bytes
    size_t map_size;
    struct tn_tzif file; // count and type_count are 0 without a file
    struct tn_tz_rule rule;
    bool has_rule;
    const char *std_name, *dst_name; // of the rule
    struct tn_interval last;         // what the last look-up found; empty at first
} zone;

// A copy of a name that is never freed; equal names are one copy. "" when memory is exhausted.
static const char *intern(const char *name, size_t n)
{
    static char first[256];
    static char *pool = first, *free = first, *end = first + sizeof first;
    // Pools are chained only forwards: names of earlier ones are found by the few zones that a
    // process uses anew.
    for (char *p = pool; p < free; p += tn_strlen(p) + 1)
        if (!tn_strncmp(p, name, n) && !p[n])
            return p;
    if ((size_t)(end - free) < n + 1) {
        void *map;
        const size_t size = tn_align_up(4096 + n, tn_page_size());
        if (tn_vm_map(size, tn_page_size(), &map))
            return "";
        pool = free = map;
        end = pool + size;
    }
    char *const copy = free;
    tn_memcpy(copy, name, n);
    copy[n] = 0;
    free += n + 1;
    return copy;
}

static bool read_file(const char *path)
{
    const int fd = (int)tn_sys(openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return false;
    void *map = nullptr;
    size_t size = 0, have = 0;
    struct stat st;
    if (!tn_sys(fstat, fd, &st) && S_ISREG(st.st_mode) && st.st_size > 0 &&
        (size_t)st.st_size <= FILE_MAX) {
        size = (size_t)st.st_size;
        if (tn_vm_map(tn_align_up(size, tn_page_size()), tn_page_size(), &map))
            map = nullptr;
    }
    while (map && have < size) {
        const long r = tn_sys(read, fd, (char *)map + have, size - have);
        if (r <= 0)
            break;
        have += (size_t)r;
    }
    tn_sys(close, fd);
    if (map && have == size && tn_tzif_open(&zone.file, map, size)) {
        zone.map = map;
        zone.map_size = tn_align_up(size, tn_page_size());
        return true;
    }
    if (map)
        tn_vm_unmap(map, tn_align_up(size, tn_page_size()));
    zone.file = (struct tn_tzif){};
    return false;
}

// A zone's name below one of the usual directories, or an absolute path. Names cannot climb out of
// the directory, and a set-user-ID program opens nothing else.
static bool read_named(const char *name)
{
    if (*name == '/')
        return !tn_process.secure && read_file(name);
    if (tn_strstr(name, ".."))
        return false;
    const char *const dirs[] = {tn_process.secure ? nullptr : tn_getenv("TZDIR"),
                                "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"};
    for (size_t i = 0; i < tn_countof(dirs); i++) {
        char path[1024];
        if (!dirs[i])
            continue;
        const size_t d = tn_strlen(dirs[i]), n = tn_strlen(name);
        if (d >= sizeof path || n >= sizeof path - d - 1)
            continue;
        tn_memcpy(path, dirs[i], d);
        path[d] = '/';
        tn_memcpy(path + d + 1, name, n + 1);
        if (read_file(path))
            return true;
    }
    return false;
}

static void set_rule(const struct tn_tz_rule *r)
{
    zone.rule = *r;
    zone.has_rule = true;
    zone.std_name = intern(r->std_name.s, r->std_name.n);
    zone.dst_name = r->has_dst ? intern(r->dst_name.s, r->dst_name.n) : zone.std_name;
}

static void read_zone(const char *text)
{
    if (zone.map)
        tn_vm_unmap(zone.map, zone.map_size);
    zone = (typeof(zone)){};
    struct tn_tz_rule rule;
    bool done = false;
    if (!text) {
        done = read_file("/etc/localtime");
    } else if (*text) {
        const bool only_file = *text == ':';
        text += only_file;
        const bool posix = tn_tz_parse(&rule, text, tn_strlen(text)) &&
                           rule.std_name.n < NAME_MAX_SIZE && rule.dst_name.n < NAME_MAX_SIZE;
        if (posix && !only_file && rule.has_dst == rule.has_changes) {
            set_rule(&rule);
            return;
        }
        // A string like EST5EDT names a file too, which knows history; without that the rule is
        // ours to choose.
        done = *text && read_named(text);
        if (!done && posix) {
            if (rule.has_dst && !rule.has_changes)
                tn_tz_default_changes(&rule);
            set_rule(&rule);
            return;
        }
    }
    if (!done)
        set_rule(&(struct tn_tz_rule){.std_name = {tn_utc_name, 3}});
    else if (zone.file.has_rule)
        set_rule(&zone.file.rule);
}

// What tzset publishes: the standard time of now and the DST of now or, where that was abolished,
// of the past.
static void publish(void)
{
    const char *std_name = zone.has_rule ? zone.std_name : nullptr;
    const char *dst_name = zone.has_rule && zone.rule.has_dst ? zone.dst_name : nullptr;
    long offset = zone.rule.std_offset;
    for (size_t i = zone.file.count; i-- > 0 && !(std_name && dst_name);) {
        const struct tn_tzif_type t = tn_tzif_type(&zone.file, tn_tzif_index(&zone.file, i));
        if (t.dst && !dst_name) {
            dst_name = intern(t.name, tn_strlen(t.name));
        } else if (!t.dst && !std_name) {
            std_name = intern(t.name, tn_strlen(t.name));
            offset = t.offset;
        }
    }
    if (!std_name) { // a file without transitions and rule
        const struct tn_tzif_type t = tn_tzif_type(&zone.file, 0);
        std_name = intern(t.name, tn_strlen(t.name));
        offset = t.offset;
    }
    tn_timezone = -offset;
    tn_daylight = dst_name != nullptr;
    tn_tzname[0] = (char *)std_name;
    tn_tzname[1] = (char *)(dst_name ? dst_name : std_name);
}

void tn_zone_take(bool look)
{
    tn_lock_take(&lock);
    if (ready && !look)
        return;
    const char *const text = tn_getenv("TZ");
    const bool same =
        ready && (text ? tz_state == TZ_KEPT && !tn_strcmp(text, tz) : tz_state == TZ_UNSET);
    if (!same) {
        read_zone(text);
        const size_t n = text ? tn_strlen(text) : 0;
        tz_state = !text ? TZ_UNSET : n < sizeof tz ? TZ_KEPT : TZ_TOO_LONG;
        if (tz_state == TZ_KEPT)
            tn_memcpy(tz, text, n + 1);
        ready = true;
        publish();
    }
}

void tn_zone_drop(void) { tn_lock_drop(&lock); }

static struct tn_interval find(time_t t)
{
    // Transitions 0 … low - 1 are at or before t.
    size_t low = 0, high = zone.file.count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (tn_tzif_time(&zone.file, middle) <= t)
            low = middle + 1;
        else
            high = middle;
    }
    struct tn_interval v = {.from = LONG_MIN, .to = LONG_MAX};
    if (low)
        v.from = tn_tzif_time(&zone.file, low - 1);
    if (low == zone.file.count && zone.has_rule) {
        const time_t last = v.from;
        tn_tz_interval(&zone.rule, t, &v.from, &v.to, &v.dst);
        v.from = tn_max(v.from, last);
        v.offset = v.dst ? zone.rule.dst_offset : zone.rule.std_offset;
        v.name = v.dst ? zone.dst_name : zone.std_name;
    } else {
        if (low < zone.file.count)
            v.to = tn_tzif_time(&zone.file, low);
        const struct tn_tzif_type type =
            tn_tzif_type(&zone.file, low ? tn_tzif_index(&zone.file, low - 1) : 0);
        v.offset = type.offset;
        v.dst = type.dst;
        v.name = intern(type.name, tn_strlen(type.name));
    }
    return v;
}

struct tn_interval tn_zone_at(time_t t)
{
    if (t < zone.last.from || t >= zone.last.to)
        zone.last = find(t);
    return zone.last;
}

long tn_zone_leaps(time_t t, bool *in_leap)
{
    *in_leap = false;
    return tn_likely(!zone.file.leap_count) ? 0 : tn_tzif_leaps(&zone.file, t, in_leap);
}
