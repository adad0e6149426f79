// SPDX-License-Identifier: MIT
// Layout and making of thread memory; contract in base/tls.h. Early-boot code.
#include "base/tls.h"

#include "base/syscall.h"

#if defined(__x86_64__)
#include "base/arch/x86_64/thread_pointer.h"
#elif defined(__aarch64__)
#include "base/arch/aarch64/thread_pointer.h"
#elif defined(__riscv)
#include "base/arch/riscv64/thread_pointer.h"
#endif

#ifdef __x86_64__
constexpr bool DOWNWARDS = true;
constexpr size_t RESERVED = 0;
#else
constexpr bool DOWNWARDS = false;
constexpr size_t RESERVED = TN_TLS_ABOVE_TP;
#endif

// A cache line, which libraries that are opened later may ask of fixed blocks.
constexpr size_t MIN_ALIGN = TN_TLS_MAIN_ALIGN;

// Sizes of a thread's memory without any module: a static program without TLS never lays modules
// out.
struct tn_tls tn_tls = {.fixed_size = RESERVED,
                        .fixed_room = RESERVED,
                        .align = MIN_ALIGN,
                        .size = RESERVED + sizeof(uintptr_t) + sizeof(struct __pthread) +
                                alignof(uintptr_t) + MIN_ALIGN};
tn_lock tn_threads_lock;

// The first number from n up that is skew modulo align.
TN_SMALL static size_t align_skewed(size_t n, size_t align, size_t skew)
{
    return n + ((skew - n) & (align - 1));
}

TN_SMALL size_t tn_tls_place(struct tn_tls_module *m, size_t used)
{
    size_t end;
    used = tn_max(used, RESERVED);
    if (tn_add_overflow(used, m->size, &end) || end > PTRDIFF_MAX - m->align)
        return 0;
    if (DOWNWARDS)
        return m->offset = align_skewed(end, m->align, -m->skew);
    m->offset = align_skewed(used, m->align, m->skew);
    return m->offset + m->size;
}

// Recomputes the sizes from the list; false on overflow.
TN_SMALL static bool layout(void)
{
    struct tn_tls t = {.modules = tn_tls.modules,
                       .fixed_size = RESERVED,
                       .fixed_room = tn_tls.fixed_room,
                       .align = MIN_ALIGN,
                       .spare_slots = tn_tls.spare_slots};
    for (struct tn_tls_module *m = t.modules; m; m = m->next) {
        t.slots = tn_max(t.slots, m->id);
        if (m->fixed) {
            t.fixed_size = tn_max(t.fixed_size, m->offset + (DOWNWARDS ? 0 : m->size));
            t.align = tn_max(t.align, m->align);
        } else if (tn_add_overflow(t.later_size, m->size, &t.later_size) ||
                   tn_add_overflow(t.later_size, m->align - 1, &t.later_size)) {
            return false;
        }
    }
    t.fixed_room = tn_max(t.fixed_room, t.fixed_size);
    t.slots += t.spare_slots;
    size_t rest =
        (t.slots + 1) * sizeof(uintptr_t) + sizeof(struct __pthread) + alignof(uintptr_t) + t.align;
    if (tn_add_overflow(t.fixed_room, t.later_size, &t.size) ||
        tn_add_overflow(t.size, rest, &t.size) || t.size > PTRDIFF_MAX)
        return false;
    tn_tls = t;
    return true;
}

// The list is in the order of arrival, ids are not: each collision starts the search again.
TN_SMALL static size_t free_id(void)
{
    size_t id = 1;
    for (const struct tn_tls_module *m = tn_tls.modules; m;) {
        if (m->id == id) {
            id++;
            m = tn_tls.modules;
        } else {
            m = m->next;
        }
    }
    return id;
}

TN_SMALL bool tn_tls_add(struct tn_tls_module *m)
{
    struct tn_tls_module **end = &tn_tls.modules;
    while (*end)
        end = &(*end)->next;
    if (!m->id)
        m->id = free_id();
    m->next = nullptr;
    *end = m;
    if (layout())
        return true;
    *end = nullptr;
    return false;
}

TN_SMALL void tn_tls_remove(struct tn_tls_module *m)
{
    struct tn_tls_module **link = &tn_tls.modules;
    while (*link && *link != m)
        link = &(*link)->next;
    if (*link) {
        *link = m->next;
        layout();
    }
}

void tn_tls_copy(void *block, const struct tn_tls_module *m)
{
    __builtin_memcpy(block, m->image, m->image_size);
}

// Where the parts of a thread's memory lie.
struct parts {
    struct __pthread *thread;
    uintptr_t *dtv;
    uintptr_t later;
};

TN_SMALL static struct parts divide(void *mem)
{
    uintptr_t at = (uintptr_t)mem;
    if (DOWNWARDS) {
        uintptr_t tp = tn_align_up(at + tn_tls.later_size + tn_tls.fixed_room, tn_tls.align);
        return (struct parts){(struct __pthread *)tp, (uintptr_t *)(tp + sizeof(struct __pthread)),
                              at};
    }
    at = tn_align_up(at, alignof(uintptr_t));
    uintptr_t tp = at + (tn_tls.slots + 1) * sizeof(uintptr_t) + sizeof(struct __pthread);
    tp = tn_align_up(tp, tn_tls.align);
    return (struct parts){(struct __pthread *)(tp - sizeof(struct __pthread)), (uintptr_t *)at,
                          tp + tn_tls.fixed_room};
}

TN_SMALL static void fill_dtv(struct parts p)
{
    p.thread->dtv = p.dtv;
    p.dtv[0] = tn_tls.slots;
    for (const struct tn_tls_module *m = tn_tls.modules; m; m = m->next) {
        uintptr_t block;
        if (m->fixed) {
            block = (uintptr_t)tn_tls_fixed_block(p.thread, m);
        } else {
            block = align_skewed(p.later, m->align, m->skew);
            p.later = block + m->size;
        }
        p.dtv[m->id] = block + TN_DTV_BIAS;
    }
}

TN_SMALL static void copy_images(struct __pthread *thread)
{
    for (const struct tn_tls_module *m = tn_tls.modules; m; m = m->next)
        tn_tls_copy((void *)(thread->dtv[m->id] - TN_DTV_BIAS), m);
}

// The words of the block that the ABI gives a meaning.
static void set_abi_words(struct __pthread *thread, uintptr_t canary)
{
#ifdef __x86_64__
    thread->self = thread;
#endif
    thread->canary = canary;
}

struct __pthread *tn_tls_install(void *mem)
{
    struct parts p = divide(mem);
    set_abi_words(p.thread, tn_self()->canary);
    fill_dtv(p);
    copy_images(p.thread);
    return p.thread;
}

static struct tn_tls_main given; // by start-up

TN_SMALL static struct parts divide_given(void)
{
    const size_t room = given.room, slots = given.slots;
    char *memory = given.memory;
    if (DOWNWARDS)
        return (struct parts){(struct __pthread *)(memory + room),
                              (uintptr_t *)(memory + room + sizeof(struct __pthread)), 0};
    return (struct parts){(struct __pthread *)(memory + TN_TLS_MAIN_SIZE_(room, slots) - room) - 1,
                          (uintptr_t *)memory, 0};
}

TN_SMALL void tn_tls_main_start(uintptr_t canary, struct tn_tls_main memory)
{
    given = memory;
    const struct parts p = divide_given();
    struct __pthread *thread = p.thread;
    set_abi_words(thread, canary);
    thread->prev = thread->next = thread;
    thread->dtv = p.dtv;
    tn_set_thread_pointer(tn_tls_pointer(thread));
}

TN_SMALL bool tn_tls_main_layout(void)
{
    const struct parts first = divide_given();
    struct parts p = first;
    if (!layout())
        return false;
    if (tn_tls.fixed_room > given.room || tn_tls.align > TN_TLS_MAIN_ALIGN ||
        tn_tls.slots > given.slots) {
        constexpr int PROT_READ_WRITE = 3, MAP_PRIVATE_ANONYMOUS = 0x22;
        long mem = tn_sys(mmap, 0, tn_tls.size, PROT_READ_WRITE, MAP_PRIVATE_ANONYMOUS, -1, 0);
        if ((unsigned long)mem > -4096UL)
            return false;
        p = divide((void *)mem);
        *p.thread = *first.thread;
        set_abi_words(p.thread, first.thread->canary);
        p.thread->prev = p.thread->next = p.thread;
    }
    fill_dtv(p);
    if (p.thread != first.thread)
        tn_set_thread_pointer(tn_tls_pointer(p.thread));
    return true;
}

void tn_tls_main_copy(void) { copy_images(tn_thread()); }
