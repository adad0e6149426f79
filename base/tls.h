// SPDX-License-Identifier: MIT
// Thread-local storage: the TLS modules of the process, where each one's block lies in a thread's
// memory, and the making of that memory (System V gABI; Drepper, "ELF Handling For Thread-Local
// Storage", variants I and II).
//
// A *fixed* module lies at the same distance from the thread pointer in every thread (the program,
// libraries loaded at start, and small libraries opened later that fit the spare room). Any other
// module is reached through the DTV only. A thread's memory holds blocks of all modules that exist
// when it is born, and dlopen gives blocks of a new module to all threads that live, so access to
// TLS never allocates and never fails.
//
//   x86-64:           [later blocks] [spare] [fixed blocks] | struct __pthread [DTV]        | is
//   the thread pointer aarch64, riscv64: [DTV] struct __pthread | [fixed blocks] [spare] [later
//   blocks]
//
// dtv[0] is the number of entries after it; dtv[id] is the block of module id, plus TN_DTV_BIAS, or
// 0.
//
// Threads are born under tn_threads_lock: who creates one takes it, maps tn_tls_size() zero bytes,
// calls tn_tls_install, links the block into the ring of all threads (tn_self()->prev, next) and
// drops it, so that every thread has blocks of exactly the modules that exist.
//
// Early-boot code: no dispatched function, no errno, no thread pointer needed.
#pragma once

#include "base/lock.h"
#include "base/tcb.h"

struct tn_tls_module {
    struct tn_tls_module *next;
    const void *image; // initial contents: image_size bytes, the rest of size is zero
    size_t image_size, size;
    size_t align, skew; // the block lies at an address that is skew modulo align (p_vaddr need not
                        // be aligned)
    size_t id;          // index in the DTV, from 1; the program, if it has TLS, is 1
    bool fixed;
    size_t offset; // fixed: bytes from the thread pointer to the block, downwards on x86-64,
                   // upwards elsewhere
};

struct tn_tls {
    struct tn_tls_module *modules;
    size_t
        fixed_size; // bytes between the thread pointer and the far end of the farthest fixed block
    size_t fixed_room;  // bytes every thread has there: more than fixed_size where libraries can be
                        // opened later
    size_t later_size;  // bytes for the blocks of all other modules, alignment included
    size_t align;       // of the thread pointer
    size_t slots;       // entries of a new thread's DTV after the count
    size_t spare_slots; // how many of them are not used yet: room for libraries opened later
    size_t size;        // of all of it: see tn_tls_size
};
extern TN_HIDDEN struct tn_tls tn_tls;

// Guards the ring of all threads and the list of TLS modules. Held only for short, never while user
// code runs.
extern TN_HIDDEN tn_lock tn_threads_lock;

// Bytes that tn_tls_install needs, at any alignment. May grow while tn_threads_lock is not held.
static inline size_t tn_tls_size(void) { return tn_tls.size; }

// Makes a thread's memory of tn_tls_size() zero bytes at mem: TLS images copied, DTV filled, canary
// and (x86-64) the self pointer set; all else of the block is left zero. Returns the block; the
// thread pointer of the new thread is tn_tls_pointer(block), which clone(2) takes with
// CLONE_SETTLS.
TN_HIDDEN struct __pthread *tn_tls_install(void *mem);

static inline void *tn_tls_pointer(struct __pthread *thread)
{
    return (char *)thread + TN_TP_OFFSET;
}

// The start of a fixed module's block in a thread.
static inline void *tn_tls_fixed_block(struct __pthread *thread, const struct tn_tls_module *m)
{
#ifdef __x86_64__
    return (char *)thread - m->offset;
#else
    return (char *)tn_tls_pointer(thread) + m->offset;
#endif
}

// For start-up and the loader.

// Finds the offset of a fixed module's block when `used` bytes next to the thread pointer are
// taken. Returns the new number of bytes taken, or 0 when the sizes overflow.
TN_HIDDEN size_t tn_tls_place(struct tn_tls_module *m, size_t used);
// Appends a module, giving it the lowest free id if its id is 0, and recomputes the sizes; removal
// recomputes them too. tn_tls_add returns false, and changes nothing, when they overflow.
TN_HIDDEN bool tn_tls_add(struct tn_tls_module *m);
TN_HIDDEN void tn_tls_remove(struct tn_tls_module *m);
// Copies a module's image to its block; the block is zero so far.
TN_HIDDEN void tn_tls_copy(void *block, const struct tn_tls_module *m);

// Memory for the main thread that costs no system call: `room` bytes for TLS blocks, and a DTV of
// `slots` entries after its count. As little as is usual, because it lies among what start-up
// touches. TN_TLS_MAIN(room, slots) is one, defined where it stands.
struct tn_tls_main {
    char *memory;
    size_t room, slots;
};
#define TN_TLS_MAIN_ALIGN 64
#define TN_TLS_MAIN_SIZE_(room, slots)                                         \
    (tn_align_up((1 + (slots)) * sizeof(uintptr_t) + sizeof(struct __pthread), \
                 (size_t)TN_TLS_MAIN_ALIGN) +                                  \
     (room))
#define TN_TLS_MAIN(room, slots)                                                       \
    ({                                                                                 \
        static_assert((room) % TN_TLS_MAIN_ALIGN == 0);                                \
        static alignas(TN_TLS_MAIN_ALIGN) char memory[TN_TLS_MAIN_SIZE_(room, slots)]; \
        (struct tn_tls_main){memory, room, slots};                                     \
    })

// The main thread's memory, in three steps. tn_tls_main_start installs a thread pointer before
// anything needs one; tn_tls_main_layout, once all modules that exist at start are known, makes
// room for their blocks, which moves the thread block (and the thread pointer) only when they do
// not fit that memory; false means that memory is short. tn_tls_main_copy
// fills the blocks, after the images have been relocated.
TN_HIDDEN void tn_tls_main_start(uintptr_t canary, struct tn_tls_main);
TN_HIDDEN bool tn_tls_main_layout(void);
TN_HIDDEN void tn_tls_main_copy(void);
