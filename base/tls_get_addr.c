// SPDX-License-Identifier: MIT
// __tls_get_addr: the address of a thread-local variable, for code that knows neither its module
// nor its offset at link time (general and local dynamic model). Every thread has blocks of all
// modules, so this only indexes.
#include "base/tls.h"

struct tls_index {
    size_t module, offset;
};
#ifndef TN_HOSTED // beside a host libc the name is its loader's
TN_EXPORT void *__tls_get_addr(const struct tls_index *);
void *__tls_get_addr(const struct tls_index *i)
{
    return (void *)(tn_self()->dtv[i->module] + i->offset);
}
#endif
