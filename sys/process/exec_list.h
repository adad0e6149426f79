// SPDX-License-Identifier: MIT
// The argument list of execl and its kin as a vector, on the stack of the function that expands
// this: the caller has all of its arguments there, too. `ap` is left after the null pointer that
// ends the list.
#pragma once

#include <stdarg.h>
#include <stddef.h>

#define TN_EXEC_VECTOR(ap, last, first)                      \
    ({                                                       \
        size_t n_ = 1;                                       \
        va_start(ap, last);                                  \
        while (va_arg(ap, char *))                           \
            n_++;                                            \
        va_end(ap);                                          \
        char **v_ = __builtin_alloca((n_ + 1) * sizeof *v_); \
        va_start(ap, last);                                  \
        v_[0] = (char *)(first);                             \
        for (size_t i_ = 1; i_ <= n_; i_++)                  \
            v_[i_] = va_arg(ap, char *);                     \
        v_;                                                  \
    })
