"""Every compiler flag of the library, once, with its reason. Macros in //rules reject copts, so this page is the whole truth."""

# All library code, in every flavour.
LIBRARY = [
    "-std=gnu23",
    "-D_GNU_SOURCE",  # the library defines everything its headers can show
    "-O2",
    "-ffreestanding",  # or a byte loop named tn_memcpy becomes a call to memcpy, which is itself
    "-fPIC",  # one set of objects for libc.so, libc.a and static PIE
    "-fvisibility=hidden",  # no PLT inside, nothing exported by accident
    "-ffunction-sections",
    "-fdata-sections",
    "-fno-strict-aliasing",  # user memory is written through many types; signed overflow stays a bug that UBSan sees
    "-fno-stack-protector",  # start-up runs before the canary exists; distributions switch it on by default
    "-U_FORTIFY_SOURCE",
    "-fcf-protection=none",
    "-fno-math-errno",  # math_errhandling is MATH_ERREXCEPT
    "-ftrivial-auto-var-init=uninitialized",  # large locals would become memset calls in early boot
    "-fasynchronous-unwind-tables",  # debuggers, cancellation and C++ exceptions walk through libc
    "-fomit-frame-pointer",
    "-ffp-contract=off",  # contraction only where an error analysis allows it: the fma level
    "-fexcess-precision=standard",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-Wno-unused-parameter",
    "-Wno-gnu",
    "-Wno-unknown-warning-option",
    "-Wno-ignored-optimization-argument",
    "-Wvla",
    "-Wframe-larger-than=9000",
]

# Extra flags of one package, each with its reason; nobody else sets flags.
PACKAGE = {
    "math": ["-frounding-math"],  # results depend on the rounding mode the caller chose
}

# Components with their public names beside another libc.
PUBLISHED = [
    "-ftls-model=initial-exec",  # a preloaded malloc must reach its thread's cache without a call, which would itself call malloc
]

# Per architecture.
ARCH = {
    "x86_64": [],
    "aarch64": ["-mno-outline-atomics"],  # the outlined helpers live in libgcc and call getauxval
    "riscv64": ["-march=rv64gc", "-mabi=lp64d"],
}

# Dispatch objects: never instrumented, and without linker relaxation: lld 19 computes IRELATIVE addends before it relaxes.
DISPATCH = {
    "x86_64": [],
    "aarch64": [],
    "riscv64": ["-mno-relax"],
}

# Library code in unit tests under sanitizers. Alignment is not checked: word loads are declared unaligned where they are.
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-Wno-frame-larger-than"]

# Test and benchmark code, compiled against the host's libc.
TEST = ["-std=gnu++20", "-O1", "-g1", "-Wall", "-Wextra", "-Wno-unused-parameter", "-fno-builtin", "-I."]
