// SPDX-License-Identifier: MIT
void (*inner_note)(char);
__attribute__((destructor)) static void destructor(void)
{
    if (inner_note)
        inner_note('I');
}
