// SPDX-License-Identifier: MIT
// Relative relocations in packed form: runs, gaps within a bitmap and beyond it, an odd tail.
static int target[4] = {1, 2, 3, 4};
struct gap {
    int *first;
    long none[70];
    int *second, *third;
    long more[2];
    int *last;
};
struct gap gaps[40] = {[0 ... 39] = {target, {0}, target + 1, target + 2, {0}, target + 3}};
int *run[200] = {[0 ... 199] = target + 3};
int count(void)
{
    int right = 0;
    for (int i = 0; i < 40; i++)
        right += *gaps[i].first == 1 && *gaps[i].second == 2 && *gaps[i].third == 3 &&
                 *gaps[i].last == 4 && !gaps[i].none[0] && !gaps[i].none[69] && !gaps[i].more[1];
    for (int i = 0; i < 200; i++)
        right += run[i] == target + 3;
    return right;
}
