// SPDX-License-Identifier: MIT
// The hardened backend: no block holds anything of the allocator's, so that no overflow and no
// write after free can mislead it, and every free is checked against what it knows.
// malloc/README.md tells the design, what is detected how surely, and the price.
//
//   table   from an address to the run it lies in, or to nothing, without looking at the address
//   run     memory for blocks of one class, or one large block; then a guard page, the run's
//           struct, and another guard page
//   pool    the runs of one class, its lock, and its quarantine of freed blocks
//
// A block's life: fresh → in use → waiting → free → in use … . When it is freed its bytes are
// filled, and they are looked at when it leaves quarantine and before it is used again.
#pragma once

#include "base/atomic.h"
#include "base/lock.h"
#include "malloc/backend.h"
#include "malloc/size_class.h"

constexpr size_t GRANULE = 64 << 10;       // what an entry of the table stands for
constexpr size_t SMALL_MAX = TN_CLASS_MAX; // blocks with more in them are large
constexpr unsigned CLASSES = TN_CLASSES;
constexpr size_t RUN = 256 << 10;
constexpr unsigned RUN_BLOCKS = 64 * 64;
constexpr size_t CANARY = 8;       // bytes behind the requested ones: at least
constexpr size_t CANARY_MOST = 32; // and at most
constexpr unsigned QUARANTINE = 128, LARGE_QUARANTINE = 16;

// A block's state; in use it is IN_USE plus the bytes between what was asked for and the block's
// end.
enum : tn_u16 {
    FRESH, // zero, never used
    FREE,
    FREE_ZERO, // the fill is zero: what had to be erased
    WAITING,   // in quarantine
    WAITING_ZERO,
    IN_USE
};

struct run {
    char *base; // where blocks begin, a multiple of GRANULE; or the large block
    void *map;  // the whole mapping
    size_t map_size;
    tn_u32 size; // of a block; 0: one large block
    tn_u32 class;
    tn_u32 blocks, opened;        // all, and those that have ever been offered
    tn_u32 offered;               // free now: bits in free[]
    tn_u32 used;                  // in use or quarantined
    size_t large_size;            // as requested
    struct run *next, *prev;      // ring of the pool's runs that have a block to give
    tn_u64 words;                 // bit i: free[i] is not zero
    tn_u64 free[RUN_BLOCKS / 64]; // bit: the block is fresh or free
    tn_u16 state[];
};

struct pool {
    tn_lock lock;
    struct run *ready; // ring
    tn_u64 random;
    size_t in_use;                  // requested bytes
    tn_word quarantine[QUARANTINE]; // blocks, hidden by the secret
};

struct hardened {
    tn_lock lock; // for what follows but the secret
    tn_word secret;
    size_t mapped, large, large_in_use;
    unsigned next_large;
    struct {
        void *map;
        size_t size;
    } large_quarantine[LARGE_QUARANTINE];
    struct pool pools[CLASSES];
};
extern TN_HIDDEN struct hardened tn_hardened;

// Draws the secret, once. Called by whoever allocates.
TN_HIDDEN void tn_hardened_start(void);
// Whether freed blocks are filled with zero rather than FILL (mallopt(M_PERTURB, 0)).
extern TN_HIDDEN bool tn_hardened_erase;
constexpr unsigned char FILL = 0xd9;

// table.c: the run of an address, or null; and what the table says from now on of `size` bytes from
// p on. set is false if there is no memory for that.
TN_HIDDEN struct run *tn_table_get(const void *p);
TN_HIDDEN bool tn_table_set(const void *p, size_t size, struct run *run);

// Memory with a guard page before (if front) and behind it, for `size` bytes at a multiple of
// align, and behind that a zeroed struct run of `extra` bytes more. The run's base is the memory.
TN_HIDDEN struct run *tn_run_map(size_t size, size_t align, size_t extra, bool front);
TN_HIDDEN void tn_run_unmap(struct run *run);

// Bytes behind the requested ones, up to room of them, get a value that depends on their place.
TN_HIDDEN void tn_canary_write(char *end, size_t room);
TN_HIDDEN bool tn_canary_intact(const char *end, size_t room);

// What is wrong, for tn_die when no lock is held; null: nothing.
extern TN_HIDDEN const char tn_wrong_pointer[], tn_wrong_twice[], tn_wrong_overflow[],
    tn_wrong_use[];

// Any size and alignment (a power of two). Null: no memory.
TN_HIDDEN void *tn_hardened_alloc(size_t n, size_t align, bool zero);
TN_HIDDEN void tn_hardened_free(void *p);
// The bytes asked for, of a block in use; dies for anything else.
TN_HIDDEN size_t tn_hardened_size(const void *p);
// Changes it where it is; false: impossible.
TN_HIDDEN bool tn_hardened_resize(void *p, size_t n);
// Ends the quarantine of everything.
TN_HIDDEN bool tn_hardened_release(void);

// large.c, with the same contracts.
TN_HIDDEN void *tn_large_alloc(size_t n, size_t align);
TN_HIDDEN const char *tn_large_free(struct run *run);
TN_HIDDEN bool tn_large_release(void);
