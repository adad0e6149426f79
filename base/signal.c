// SPDX-License-Identifier: MIT
#include "base/signal.h"

#include "base/atomic.h"

tn_signals tn_signals_caught;

#ifdef __x86_64__
constexpr unsigned long SA_RESTORER_ = 0x04000000;

// Where handlers return to; the other kernels have it in their vDSO. Unwinders and debuggers know a
// signal frame by exactly these bytes (and must find no unwind table for them).
TN_HIDDEN void tn_sigreturn(void);
__asm__(".pushsection .text.tn_sigreturn,\"ax\",@progbits\n"
        ".globl tn_sigreturn\n.hidden tn_sigreturn\n.type tn_sigreturn,@function\n"
        "nop\n" // unwinders look up the address before the return address
        "tn_sigreturn:\n"
        "movq $15, %rax\n" // rt_sigreturn
        "syscall\n"
        ".size tn_sigreturn, . - tn_sigreturn\n"
        ".popsection");
#endif

long tn_ksigaction(int sig, const struct tn_ksigaction *new, struct tn_ksigaction *old)
{
    struct tn_ksigaction copy;
    if (new) {
        copy = *new;
#ifdef __x86_64__
        copy.flags |= SA_RESTORER_;
        copy.restorer = tn_sigreturn;
#elif defined(__riscv)
        copy.mask_again = copy.mask;
#endif
        if (copy.handler > TN_SIG_IGN && sig >= 1 && sig <= 64)
            tn_fetch_or_acq_rel(&tn_signals_caught, TN_SIGNAL(sig));
    }
    if (old)
        *old = (struct tn_ksigaction){};
    const long r = tn_sys(rt_sigaction, sig, new ? &copy : 0, old, sizeof(tn_signals));
#ifdef __riscv
    if (old)
        old->mask |= old->mask_again;
#endif
    return r;
}
