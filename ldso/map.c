// SPDX-License-Identifier: MIT
// Maps ELF files. One mmap per segment plus, where a segment ends in zeroes beyond its last file
// page, one for those. Once the program runs the first mapping spans the whole object, which
// reserves the addresses for the rest; at start, when nobody else maps memory, free addresses are
// found once for all libraries, because a segment laid over a reservation costs twice one that
// takes free addresses (5 us instead of 2).
//
// The file is not trusted: sizes are checked against the file's (touching a page beyond its end
// would be a SIGBUS) and against each other before anything is mapped.
#include <errno.h>
#include <sys/mman.h>

#include "base/syscall.h"
#include "crt/start.h"
#include "ldso/ldso.h"
#include <tenon/mem.h>
#include <tenon/string.h>

static bool failed(const char *name, const char *why)
{
    return tn_ldso_fail("Error loading shared library ", name, ": ", why);
}

static bool failed_call(const char *name, long error)
{
    return failed(name, tn_strerror((int)-error));
}

// What the PT_LOAD headers add up to.
struct extent {
    size_t low, high; // page-aligned link-time addresses
    size_t align;
    const Elf64_Phdr *first;
};

static bool measure(const Elf64_Phdr *phdr, size_t n, size_t file_size, const char *name,
                    struct extent *x)
{
    const size_t page = tn_page_size();
    size_t previous_end = 0;
    *x = (struct extent){.align = page};
    for (const Elf64_Phdr *p = phdr; p < phdr + n; p++) {
        size_t end, file_end;
        if (p->p_type != PT_LOAD)
            continue;
        if (tn_add_overflow(p->p_vaddr, p->p_memsz, &end) || end > PTRDIFF_MAX - page ||
            p->p_filesz > p->p_memsz)
            return failed(name, "damaged file: segment sizes");
        if (tn_add_overflow(p->p_offset, p->p_filesz, &file_end) || file_end > file_size)
            return failed(name, "file too short: a segment lies beyond its end");
        if ((p->p_vaddr - p->p_offset) & (page - 1))
            return failed(name, "segments not aligned for the page size of this system");
        if (x->first && tn_align_down(p->p_vaddr, page) < previous_end)
            return failed(name, "segments overlap, or share a page of this system");
        if (p->p_align > x->align) {
            if (p->p_align & (p->p_align - 1))
                return failed(name, "damaged file: segment alignment");
            x->align = p->p_align;
        }
        if (!x->first) {
            x->first = p;
            x->low = tn_align_down(p->p_vaddr, page);
        }
        previous_end = x->high = tn_align_up(end, page);
    }
    return x->first || failed(name, "damaged file: no segment to load");
}

static int protection(const Elf64_Phdr *p)
{
    return (p->p_flags & PF_R ? PROT_READ : 0) | (p->p_flags & PF_W ? PROT_WRITE : 0) |
           (p->p_flags & PF_X ? PROT_EXEC : 0);
}

// Address space in which nothing is mapped: libraries take it from below at start. The system takes
// what it chooses from the other end, or leaves the range alone.
static struct {
    size_t next, end;
} room;

// The bias of an object that gets its addresses from the room; false without room.
static bool take_room(const struct extent *x, size_t *bias)
{
    constexpr size_t ROOM = 1 << 28;
    const size_t size = x->high - x->low;
    if (!room.end) {
        long at =
            tn_sys(mmap, 0, ROOM, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if ((unsigned long)at > -4096UL)
            return false;
        tn_sys(munmap, at, ROOM);
        room.next = (size_t)at;
        room.end = room.next + ROOM / 2;
    }
    const size_t start = room.next + ((x->low - room.next) & (x->align - 1));
    if (start > room.end || size > room.end - start)
        return false;
    room.next = start + size;
    *bias = start - x->low;
    return true;
}

// Maps the first segment, and reserves the addresses of the others after it. -errno on failure.
static long reserve(int fd, const struct extent *x, bool fixed)
{
    const size_t page = tn_page_size(), size = x->high - x->low;
    const size_t offset = tn_align_down(x->first->p_offset, page);
    if (fixed)
        return tn_sys(mmap, x->low, size, protection(x->first), MAP_PRIVATE | MAP_FIXED_NOREPLACE,
                      fd, offset);
    if (x->align == page)
        return tn_sys(mmap, 0, size, protection(x->first), MAP_PRIVATE, fd, offset);
    // A larger alignment: take more, keep the part that is aligned.
    size_t more;
    if (tn_add_overflow(size, x->align - page, &more))
        return -ENOMEM;
    long at = tn_sys(mmap, 0, more, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if ((unsigned long)at > -4096UL)
        return at;
    size_t start = (size_t)at + ((x->low - (size_t)at) & (x->align - 1));
    if (start > (size_t)at)
        tn_sys(munmap, at, start - (size_t)at);
    if ((size_t)at + more > start + size)
        tn_sys(munmap, start + size, (size_t)at + more - (start + size));
    long r = tn_sys(mmap, start, size, protection(x->first), MAP_PRIVATE | MAP_FIXED, fd, offset);
    if (r < 0 && r > -4096)
        tn_sys(munmap, start, size);
    return r;
}

// Maps at the address, exactly. -errno on failure; systems that do not know MAP_FIXED_NOREPLACE
// take the address for a wish, which is a failure here.
static long map_at(size_t at, size_t size, int prot, int flags, int fd, size_t offset)
{
    long r = tn_sys(mmap, at, size, prot, MAP_PRIVATE | flags, fd, offset);
    if (r < 0 && r > -4096)
        return r;
    if ((size_t)r == at)
        return 0;
    tn_sys(munmap, r, size);
    return -EEXIST;
}

// Maps one segment at its place and provides its zeroes; `place` says how sure its place is, and a
// file part that is mapped already stays. -errno on failure.
static long map_segment(int fd, const Elf64_Phdr *p, size_t bias, int place, bool file_part_mapped)
{
    const size_t page = tn_page_size(), from = tn_align_down(bias + p->p_vaddr, page);
    const size_t file_end = bias + p->p_vaddr + p->p_filesz, end = bias + p->p_vaddr + p->p_memsz;
    const size_t zeroes = p->p_filesz ? tn_align_up(file_end, page) : from;
    if (p->p_filesz && !file_part_mapped) {
        long r =
            map_at(from, zeroes - from, protection(p), place, fd, tn_align_down(p->p_offset, page));
        if (r)
            return r;
    }
    if (end <= file_end)
        return 0;
    if (zeroes > file_end && p->p_filesz && p->p_flags & PF_W)
        tn_memset((void *)file_end, 0, tn_min(zeroes, end) - file_end);
    if (end <= zeroes)
        return 0;
    return map_at(zeroes, tn_align_up(end, page) - zeroes, protection(p), MAP_ANONYMOUS | place, -1,
                  0);
}

// Between segments nothing else may come to lie: the object is unmapped as a whole. -errno on
// failure.
static long fill_gap(size_t bias, size_t done, const Elf64_Phdr *next)
{
    const size_t from = tn_align_down(next->p_vaddr, tn_page_size());
    if (from <= done)
        return 0;
    return map_at(bias + done, from - done, PROT_NONE,
                  MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
}

// All segments of an object: at free addresses, or over the mapping that reserve has made. -errno
// on failure, and nothing is mapped any more.
static long map_segments(const struct tn_file *f, const Elf64_Phdr *phdr, size_t n,
                         const struct extent *x, size_t bias, bool fresh)
{
    size_t done = x->low;
    for (const Elf64_Phdr *p = phdr; p < phdr + n; p++) {
        if (p->p_type != PT_LOAD)
            continue;
        long r = fresh ? fill_gap(bias, done, p) : 0;
        if (!r)
            r = map_segment(f->fd, p, bias, fresh ? MAP_FIXED_NOREPLACE : MAP_FIXED,
                            p == x->first && !fresh);
        if (r) {
            const size_t size = (fresh ? done : x->high) - x->low;
            if (size)
                tn_sys(munmap, bias + x->low, size);
            return r;
        }
        done = tn_align_up(p->p_vaddr + p->p_memsz, tn_page_size());
    }
    return 0;
}

// The file's program headers: in f->head if they are there, or else in memory of their own.
static const Elf64_Phdr *read_headers(const struct tn_file *f, const Elf64_Ehdr *e)
{
    const char *name = f->path;
    size_t size = e->e_phnum * sizeof(Elf64_Phdr), end;
    if (tn_add_overflow(e->e_phoff, size, &end) || e->e_phoff % alignof(Elf64_Phdr)) {
        failed(name, "damaged file: program headers");
        return nullptr;
    }
    if (end <= f->head_size)
        return (const Elf64_Phdr *)(f->head + e->e_phoff);
    void *copy = tn_ldso_alloc(size);
    long r = copy ? tn_sys(pread64, f->fd, copy, size, e->e_phoff) : 0;
    if (copy && r != (long)size) {
        tn_ldso_free(copy);
        failed(name, "file too short: program headers lie beyond its end");
        return nullptr;
    }
    return copy;
}

// The program headers as the mapping shows them, or null.
static const Elf64_Phdr *mapped_headers(const Elf64_Phdr *phdr, const Elf64_Ehdr *e, size_t bias)
{
    for (const Elf64_Phdr *p = phdr; p < phdr + e->e_phnum; p++)
        if (p->p_type == PT_LOAD && p->p_flags & PF_R && e->e_phoff >= p->p_offset &&
            e->e_phoff - p->p_offset + e->e_phnum * sizeof *p <= p->p_filesz)
            return (const Elf64_Phdr *)(bias + p->p_vaddr + (e->e_phoff - p->p_offset));
    return nullptr;
}

static struct tn_dso *map(const struct tn_file *f, const Elf64_Ehdr *e, const Elf64_Phdr *phdr)
{
    const char *name = f->path;
    struct extent x;
    if (!measure(phdr, e->e_phnum, f->stat.st_size, name, &x))
        return nullptr;
    size_t name_size = tn_strlen(name) + 1;
    struct tn_dso *d = tn_ldso_alloc(sizeof *d + name_size);
    if (!d)
        return nullptr;
    tn_memcpy(d->name, name, name_size);
    d->map.l_name = d->name;
    d->dev = f->stat.st_dev;
    d->ino = f->stat.st_ino;

    long r = -EEXIST;
    if (!tn_ldso.running && e->e_type == ET_DYN && take_room(&x, &d->map.l_addr)) {
        r = map_segments(f, phdr, e->e_phnum, &x, d->map.l_addr, true);
        if (r)
            room.next = room.end; // somebody else is there
    }
    if (r) {
        r = reserve(f->fd, &x, e->e_type == ET_EXEC);
        if (r >= 0 || r <= -4096) {
            d->map.l_addr = (size_t)r - x.low;
            r = map_segments(f, phdr, e->e_phnum, &x, d->map.l_addr, false);
        }
    }
    if (r) {
        failed_call(name, r);
        tn_ldso_free(d);
        return nullptr;
    }
    d->start = (char *)(d->map.l_addr + x.low);
    d->size = x.high - x.low;
    d->phnum = e->e_phnum;
    d->phdr = mapped_headers(phdr, e, d->map.l_addr);
    if (!d->phdr) {
        void *copy = tn_ldso_alloc(d->phnum * sizeof *phdr);
        if (!copy) {
            tn_dso_discard(d);
            return nullptr;
        }
        d->phdr = tn_memcpy(copy, phdr, d->phnum * sizeof *phdr);
        d->phdr_allocated = true;
    }
    return d;
}

struct tn_dso *tn_dso_map(const struct tn_file *f)
{
    const Elf64_Ehdr *e = (const Elf64_Ehdr *)f->head;
    const Elf64_Phdr *phdr = read_headers(f, e);
    if (!phdr)
        return nullptr;
    struct tn_dso *d = map(f, e, phdr);
    if ((const char *)phdr != f->head + e->e_phoff)
        tn_ldso_free((void *)phdr);
    return d;
}

void tn_dso_discard(struct tn_dso *d)
{
    if (d->start)
        tn_sys(munmap, d->start, d->size);
    tn_ldso_free(d->versions);
    tn_ldso_free(d->needed);
    tn_ldso_free(d->bound);
    tn_ldso_free(d->group);
    tn_ldso_free(d->tls_blocks);
    if (d->phdr_allocated)
        tn_ldso_free((void *)d->phdr);
    tn_ldso_free(d);
}
