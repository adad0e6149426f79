/* SPDX-License-Identifier: MIT */
/* calloc of what comes fresh from the system does not touch it: 512 MB cost a few page faults.
 */
#include "case.h"
#include <sys/resource.h>
static long faults(void)
{
    struct rusage r;
    getrusage(RUSAGE_SELF, &r);
    return r.ru_minflt;
}
int main(void)
{
    long before = faults();
    char *p = calloc(1 << 10, 512 << 10);
    CHECK(p != 0, "calloc of 512 MB");
    CHECK(!p[0] && !p[300 << 20], "not zero");
    CHECK(faults() - before < 1000, "%ld page faults", faults() - before);
    free(p);
    DONE();
}
