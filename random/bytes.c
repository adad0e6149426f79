// SPDX-License-Identifier: MIT
// Random bytes through the vDSO's getrandom (Linux 6.11; lib/vdso/getrandom.c documents the
// contract): ChaCha20 in user space, keyed by the kernel and re-keyed when the kernel says so, over
// fork and under memory pressure too. It needs a state per thread in memory that the kernel may
// drop, mapped as the kernel asks; a state must not cross a page. Where anything is missing, the
// system call does the same more slowly.
//
// States are handed out at a thread's first call and taken back at its end. The list of free ones
// lies outside the states, whose memory may be dropped. A signal handler that interrupts us finds
// the lock taken or its thread's state in use, and makes the system call. In the child of fork the
// states of other threads are lost: 144 bytes each.
#include "random/bytes.h"

#include <tenon/mem.h>

#include "base/fork_lock.h"
#include "base/port/tls.h"
#include "base/port/vm.h"
#include "base/process.h"
#include "base/syscall.h"
#include "base/tcb.h"
#include "base/vdso.h"

typedef long vdso_getrandom(void *buf, size_t n, unsigned flags, void *state, size_t state_size);

// What the function answers to (null, 0, 0, &parameters, -1).
struct parameters {
    tn_u32 state_size, mmap_prot, mmap_flags, reserved[13];
};

static tn_vdso_function function;
static tn_lock lock;
static struct parameters parameters; // state_size is 0 until asked
static bool refused;                 // no usable states on this system
static void *first_list[32], **list = first_list;
static size_t free_count, list_size = tn_countof(first_list), made;

// Under the lock: room on the list for every state ever made and `more` besides.
static bool reserve(size_t more)
{
    if (made + more <= list_size)
        return true;
    const size_t bytes = tn_align_up((made + more) * 2 * sizeof *list, tn_page_size());
    void *p;
    if (tn_vm_map(bytes, tn_page_size(), &p))
        return false;
    tn_memcpy(p, list, free_count * sizeof *list);
    if (list != first_list)
        tn_vm_unmap(list, list_size * sizeof *list);
    list = p;
    list_size = bytes / sizeof *list;
    return true;
}

// Under the lock.
static bool make_states(vdso_getrandom *get)
{
    if (!parameters.state_size) {
        const long r = get(nullptr, 0, 0, &parameters, ~(size_t)0);
        if (r != 0 || !parameters.state_size || parameters.state_size > tn_page_size()) {
            parameters.state_size = 0;
            refused = true;
            return false;
        }
    }
    const size_t page = tn_page_size(), n = page / parameters.state_size;
    if (!reserve(n))
        return false;
    const long r = tn_sys(mmap, 0, page, parameters.mmap_prot, parameters.mmap_flags, -1, 0);
    if ((unsigned long)r > -4096UL)
        return false;
    for (size_t i = 0; i < n; i++)
        list[free_count++] = (char *)r + i * parameters.state_size;
    made += n;
    return true;
}

TN_COLD static void *thread_state(vdso_getrandom *get)
{
    void *state = nullptr;
    if (tn_load_relaxed(&refused) || !tn_trylock(&lock))
        return nullptr;
    if (free_count || make_states(get))
        state = list[--free_count];
    tn_lock_drop(&lock);
    if (state) {
        tn_self()->random_state = state;
        tn_tls_attach();
    }
    return state;
}

long tn_random_bytes(void *buf, size_t n, unsigned flags)
{
    vdso_getrandom *const get = (vdso_getrandom *)tn_vdso_get(&function, "getrandom");
    if (get) {
        void *state = tn_self()->random_state;
        if (tn_likely(state != nullptr) || (state = thread_state(get)))
            return get(buf, n, flags, state, parameters.state_size);
    }
    return tn_sys(getrandom, buf, n, flags);
}

[[gnu::used]] static void thread_exit(void *arg)
{
    struct __pthread *const thread = arg;
    void *const state = thread->random_state;
    if (!state)
        return;
    thread->random_state = nullptr;
    tn_lock_take(&lock);
    list[free_count++] = state;
    tn_lock_drop(&lock);
}
TN_HOOK(thread_exit, 80, thread_exit);

TN_FORK_LOCK(80, lock);
