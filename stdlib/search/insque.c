// SPDX-License-Identifier: MIT
// Doubly linked lists (POSIX.1-2024 insque): elements begin with a pointer to the next and one to
// the previous element; both are null at the ends of a linear list.
#include <search.h>

#include "base/tn.h"

struct element {
    struct element *next, *previous;
};

TN_NAME(insque);
void tn_insque(void *element, void *before)
{
    struct element *e = element, *p = before;
    *e = (struct element){p ? p->next : nullptr, p};
    if (!p)
        return;
    p->next = e;
    if (e->next)
        e->next->previous = e;
}
TN_PUBLIC(insque);

TN_NAME(remque);
void tn_remque(void *element)
{
    struct element *e = element;
    if (e->next)
        e->next->previous = e->previous;
    if (e->previous)
        e->previous->next = e->next;
}
TN_PUBLIC(remque);
