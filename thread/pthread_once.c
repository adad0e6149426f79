// SPDX-License-Identifier: MIT
// pthread_once (POSIX.1-2024) and call_once (C23). The word: 0 never, RUNNING, WAITED (somebody
// sleeps until it is done), DONE. A routine that is cancelled has not run: the next caller starts
// again. models/once.pml is this for spin.
#include "thread/internal/futex.h"
#include "thread/thread.h"

constexpr int RUNNING = 1, WAITED = 2, DONE = 3;

static void finish(volatile int *word, int state)
{
    // Release: who sees DONE sees what the routine did.
    if (tn_swap_acq_rel(word, state) == WAITED)
        tn_futex_wake(word, INT32_MAX, false);
}
static void cancelled(void *word) { finish(word, 0); }

[[gnu::noinline]] static void run(volatile int *word, void (*routine)(void))
{
    for (;;) {
        int state = 0;
        if (tn_cas_acq_rel(word, &state, RUNNING)) {
            struct __ptcb c;
            tn_pthread_cleanup_push(&c, cancelled, (void *)word);
            routine();
            tn_pthread_cleanup_pop(&c, 0);
            finish(word, DONE);
            return;
        }
        if (state == DONE)
            return;
        if (state == WAITED || tn_cas_acq_rel(word, &state, WAITED))
            tn_futex_wait(word, WAITED, CLOCK_MONOTONIC, nullptr, false);
    }
}

int tn_pthread_once(pthread_once_t *once, void (*routine)(void))
{
    if (tn_unlikely(tn_load_acquire(once) != DONE))
        run(once, routine);
    return 0;
}
TN_PUBLIC(pthread_once);

void tn_call_once(once_flag *once, void (*routine)(void)) { tn_pthread_once(once, routine); }
TN_PUBLIC(call_once);
