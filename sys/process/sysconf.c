// SPDX-License-Identifier: MIT
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <time.h>

#include "base/process.h"
#include "sys/process/process.h"

// sysconf (POSIX.1-2024): -1 without an error for what has no limit or is not supported, -1 with
// EINVAL for an unknown name.

static long limit(int resource)
{
    unsigned long pair[2];
    const long r = tn_sys(prlimit64, 0, resource, 0, pair);
    return r ? tn_ret(r) : pair[0] > LONG_MAX ? -1 : (long)pair[0];
}

// A quarter of the stack limit holds arguments and environment, at least ARG_MAX (execve(2)).
static long argument_space(void)
{
    const long stack = limit(RLIMIT_STACK);
    return stack < 0 ? 6 << 20 : tn_max(stack / 4, (long)ARG_MAX);
}

// Processors this process may run on.
static long processors(void)
{
    unsigned long set[CPU_SETSIZE / 64] = {};
    long n = 0;
    if (tn_sys(sched_getaffinity, 0, sizeof set, set) < 0)
        return 1;
    for (size_t i = 0; i < tn_countof(set); i++)
        n += __builtin_popcountl(set[i]);
    return n;
}

static long memory(bool available)
{
    struct sysinfo info;
    const long r = tn_sys(sysinfo, &info);
    if (r)
        return tn_ret(r);
    unsigned long units = available ? info.freeram + info.bufferram : info.totalram;
    if (tn_mul_overflow(units, (unsigned long)tn_max(info.mem_unit, 1u), &units))
        return LONG_MAX;
    return (long)(units / tn_page_size());
}

// The signal frame grows with the vector registers: the kernel says how large it is, where it can.
static long signal_stack(bool minimum)
{
    unsigned long size = MINSIGSTKSZ;
    for (const size_t *entry = tn_process.auxv; entry && *entry; entry += 2)
        if (*entry == 51 /* AT_MINSIGSTKSZ */)
            size = tn_max(size, entry[1]);
    return (long)(minimum ? size : tn_max(4 * size, (unsigned long)SIGSTKSZ));
}

long tn_sysconf(int name)
{
    switch (name) {
    case _SC_ARG_MAX:
        return argument_space();
    case _SC_CHILD_MAX:
        return limit(RLIMIT_NPROC);
    case _SC_OPEN_MAX:
        return limit(RLIMIT_NOFILE);
    case _SC_SIGQUEUE_MAX:
        return limit(RLIMIT_SIGPENDING);
    case _SC_PAGESIZE:
        return (long)tn_page_size();
    case _SC_NPROCESSORS_ONLN:
    case _SC_NPROCESSORS_CONF:
        return processors();
    case _SC_PHYS_PAGES:
        return memory(false);
    case _SC_AVPHYS_PAGES:
        return memory(true);
    case _SC_MINSIGSTKSZ:
        return signal_stack(true);
    case _SC_SIGSTKSZ:
        return signal_stack(false);

    case _SC_CLK_TCK:
        return 100;
    case _SC_NGROUPS_MAX:
        return 65536;
    case _SC_TZNAME_MAX:
        return TZNAME_MAX;
    case _SC_STREAM_MAX:
    case _SC_ATEXIT_MAX:
    case _SC_AIO_LISTIO_MAX:
    case _SC_AIO_MAX:
    case _SC_MQ_OPEN_MAX:
    case _SC_TIMER_MAX:
    case _SC_THREAD_THREADS_MAX:
    case _SC_GETGR_R_SIZE_MAX:
    case _SC_GETPW_R_SIZE_MAX:
        return -1; // no fixed limit
    case _SC_AIO_PRIO_DELTA_MAX:
        return 0;
    case _SC_DELAYTIMER_MAX:
        return DELAYTIMER_MAX;
    case _SC_MQ_PRIO_MAX:
        return MQ_PRIO_MAX;
    case _SC_RTSIG_MAX:
        return _NSIG - 1 - 31 - 3;
    case _SC_SEM_NSEMS_MAX:
        return SEM_NSEMS_MAX;
    case _SC_SEM_VALUE_MAX:
        return SEM_VALUE_MAX;
    case _SC_BC_BASE_MAX:
        return _POSIX2_BC_BASE_MAX;
    case _SC_BC_DIM_MAX:
        return _POSIX2_BC_DIM_MAX;
    case _SC_BC_SCALE_MAX:
        return _POSIX2_BC_SCALE_MAX;
    case _SC_BC_STRING_MAX:
        return _POSIX2_BC_STRING_MAX;
    case _SC_COLL_WEIGHTS_MAX:
        return COLL_WEIGHTS_MAX;
    case _SC_EXPR_NEST_MAX:
        return -1;
    case _SC_LINE_MAX:
        return -1;
    case _SC_RE_DUP_MAX:
        return RE_DUP_MAX;
    case _SC_IOV_MAX:
        return IOV_MAX;
    case _SC_LOGIN_NAME_MAX:
        return LOGIN_NAME_MAX;
    case _SC_TTY_NAME_MAX:
        return TTY_NAME_MAX;
    case _SC_HOST_NAME_MAX:
        return HOST_NAME_MAX;
    case _SC_SYMLOOP_MAX:
        return SYMLOOP_MAX;
    case _SC_NZERO:
        return NZERO;
    case _SC_THREAD_DESTRUCTOR_ITERATIONS:
        return PTHREAD_DESTRUCTOR_ITERATIONS;
    case _SC_THREAD_KEYS_MAX:
        return PTHREAD_KEYS_MAX;
    case _SC_THREAD_STACK_MIN:
        return PTHREAD_STACK_MIN;

    case _SC_JOB_CONTROL:
    case _SC_SAVED_IDS:
    case _SC_REGEXP:
    case _SC_SHELL:
    case _SC_XOPEN_UNIX:
    case _SC_XOPEN_ENH_I18N:
    case _SC_XOPEN_SHM:
    case _SC_XBS5_LP64_OFF64:
    case _SC_V6_LP64_OFF64:
    case _SC_V7_LP64_OFF64:
        return 1;
    case _SC_XOPEN_VERSION:
    case _SC_XOPEN_XCU_VERSION:
        return _XOPEN_VERSION;
    case _SC_VERSION:
    case _SC_2_VERSION:
    case _SC_2_C_BIND:
    case _SC_REALTIME_SIGNALS:
    case _SC_TIMERS:
    case _SC_ASYNCHRONOUS_IO:
    case _SC_SYNCHRONIZED_IO:
    case _SC_FSYNC:
    case _SC_MAPPED_FILES:
    case _SC_MEMLOCK:
    case _SC_MEMLOCK_RANGE:
    case _SC_MEMORY_PROTECTION:
    case _SC_MESSAGE_PASSING:
    case _SC_PRIORITY_SCHEDULING:
    case _SC_SEMAPHORES:
    case _SC_SHARED_MEMORY_OBJECTS:
    case _SC_THREADS:
    case _SC_THREAD_SAFE_FUNCTIONS:
    case _SC_THREAD_ATTR_STACKADDR:
    case _SC_THREAD_ATTR_STACKSIZE:
    case _SC_THREAD_PRIORITY_SCHEDULING:
    case _SC_THREAD_PRIO_INHERIT:
    case _SC_THREAD_ROBUST_PRIO_INHERIT:
    case _SC_THREAD_PROCESS_SHARED:
    case _SC_ADVISORY_INFO:
    case _SC_BARRIERS:
    case _SC_CLOCK_SELECTION:
    case _SC_CPUTIME:
    case _SC_THREAD_CPUTIME:
    case _SC_MONOTONIC_CLOCK:
    case _SC_READER_WRITER_LOCKS:
    case _SC_SPIN_LOCKS:
    case _SC_SPAWN:
    case _SC_TIMEOUTS:
    case _SC_IPV6:
    case _SC_RAW_SOCKETS:
        return _POSIX_VERSION;

    case _SC_PRIORITIZED_IO:
    case _SC_PASS_MAX:
    case _SC_2_C_DEV:
    case _SC_2_FORT_DEV:
    case _SC_2_FORT_RUN:
    case _SC_2_SW_DEV:
    case _SC_2_LOCALEDEF:
    case _SC_2_CHAR_TERM:
    case _SC_2_UPE:
    case _SC_2_PBS ... _SC_2_PBS_TRACK:
    case _SC_2_PBS_CHECKPOINT:
    case _SC_XOPEN_CRYPT:
    case _SC_XOPEN_XPG2:
    case _SC_XOPEN_XPG3:
    case _SC_XOPEN_XPG4:
    case _SC_XOPEN_LEGACY:
    case _SC_XOPEN_REALTIME:
    case _SC_XOPEN_REALTIME_THREADS:
    case _SC_XOPEN_STREAMS:
    case _SC_STREAMS:
    case _SC_XBS5_ILP32_OFF32:
    case _SC_XBS5_ILP32_OFFBIG:
    case _SC_XBS5_LPBIG_OFFBIG:
    case _SC_V6_ILP32_OFF32:
    case _SC_V6_ILP32_OFFBIG:
    case _SC_V6_LPBIG_OFFBIG:
    case _SC_V7_ILP32_OFF32:
    case _SC_V7_ILP32_OFFBIG:
    case _SC_V7_LPBIG_OFFBIG:
    case _SC_THREAD_PRIO_PROTECT:
    case _SC_THREAD_ROBUST_PRIO_PROTECT:
    case _SC_SPORADIC_SERVER:
    case _SC_THREAD_SPORADIC_SERVER:
    case _SC_TYPED_MEMORY_OBJECTS:
    case _SC_TRACE ... _SC_TRACE_LOG:
    case _SC_SS_REPL_MAX:
    case _SC_TRACE_EVENT_NAME_MAX ... _SC_TRACE_USER_EVENT_MAX:
        return -1;
    default:
        return tn_ret(-EINVAL);
    }
}
TN_PUBLIC(sysconf);
