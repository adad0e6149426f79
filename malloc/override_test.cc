// SPDX-License-Identifier: MIT
// A program with `malloc = "//malloc:override"`: its own calls, its libraries' and the host libc's
// all reach our family, and what one allocates another may free.
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

static int failed;
#define CHECK(c) ((c) ? (void)0 : (void)(failed++, printf("line %d: not true: %s\n", __LINE__, #c)))

int main()
{
    // Statistics of ours, which the host's do not have: in use grows by what libraries allocate.
    const auto in_use = [] { return mallinfo2().uordblks; };
    const size_t before = in_use();
    std::vector<std::string> strings(1000, std::string(5000, 'x'));
    CHECK(in_use() >= before + 5000000);
    char *copy = strdup(strings[0].c_str()); // allocated in the host's libc
    CHECK(malloc_usable_size(copy) >= 5001 && malloc_usable_size(copy) <= 5632);
    free(copy);
    char *text = nullptr;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    for (int i = 0; i < 10000; i++)
        fprintf(f, "%d ", i);
    fclose(f);
    CHECK(size == strlen(text));
    free(text);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++)
        threads.emplace_back([] {
            std::map<int, std::unique_ptr<char[]>> m;
            for (int i = 0; i < 20000; i++)
                m[i * 7 % 500].reset(new char[i % 2000 + 1]);
        });
    for (auto &t : threads)
        t.join();
    void *p = nullptr;
    CHECK(!posix_memalign(&p, 4096, 100) && reinterpret_cast<size_t>(p) % 4096 == 0);
    free(p);
    strings.clear();
    strings.shrink_to_fit();
    CHECK(in_use() < before + 1000000);
    return failed != 0;
}
