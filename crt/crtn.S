// SPDX-License-Identifier: MIT
// crtn.o: the last part of _init and _fini, see crti.S.
#if defined(__x86_64__)
#define EPILOGUE add $8, %rsp; ret
#elif defined(__aarch64__)
#define EPILOGUE ldp x29, x30, [sp], #16; ret
#elif defined(__riscv)
#define EPILOGUE ld ra, 8(sp); addi sp, sp, 16; ret
#endif

.section .init,"ax",%progbits
    EPILOGUE

.section .fini,"ax",%progbits
    EPILOGUE

.section .note.GNU-stack,"",%progbits
