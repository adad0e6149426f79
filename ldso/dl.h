// SPDX-License-Identifier: MIT
// What the <dlfcn.h> functions of dynamic and of static programs share.
#pragma once

#include <dlfcn.h>
#include <link.h>

#include "base/errno.h"
#include "base/tcb.h"
#include "base/tn.h"

TN_NAME(dlopen);
TN_NAME(dlclose);
TN_NAME(dlsym);
TN_NAME(dlerror);
TN_NAME(dladdr);
TN_NAME(dladdr1);
TN_NAME(dlvsym);
TN_NAME(_dl_find_object);
TN_NAME(dlinfo);
TN_NAME(dl_iterate_phdr);

// Frees the thread's text of the last error.
TN_HIDDEN void tn_dl_forget_error(struct __pthread *);

// Keeps the object that has `address` loaded, or lets it go again; static programs have no such
// function.
TN_HIDDEN [[gnu::weak]] void tn_ldso_pin(const void *address, bool keep);
