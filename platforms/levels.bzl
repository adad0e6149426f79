"""The ISA levels of tenon: each named once, with the flags its variants are compiled with and what a CPU and its kernel must offer.

A variant file is compiled with exactly its level's flags, so the compiler refuses any other instruction. `base/cpu.c` detects
the same levels at run time; docs/levels.md is generated from this table.
"""

# name, architectures, compiler flags, what is needed, in words
def _level(name, archs, flags, needs, note):
    return struct(name = name, archs = archs, flags = flags, needs = needs, note = note)

_ALL = ["x86_64", "aarch64", "riscv64"]

# The levels of general registers mean them: the compiler's own vector loops would be neither small nor the code that is written.
_SCALAR = ["-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"]

# From the most basic to the most demanding; a fixed level allows everything before it that its architecture has.
LEVELS = [
    _level("portable", _ALL, _SCALAR, "nothing", "C without assumptions: the readable specification and the port to a new machine"),
    _level("word", _ALL, _SCALAR, "nothing", "eight bytes at a time in general registers (SWAR)"),
    _level("sse2", ["x86_64"], [], "the x86-64 baseline", "16-byte vectors"),
    _level("fma", ["x86_64"], ["-mavx2", "-mfma", "-mbmi", "-mbmi2"], "FMA, AVX2, BMI1, BMI2; YMM state enabled by the kernel", "math only: contracted multiply-add"),
    _level("avx2", ["x86_64"], ["-mavx2", "-mbmi", "-mbmi2"], "AVX2, BMI1, BMI2 (one CPUID leaf); YMM state enabled by the kernel", "32-byte vectors; never LZCNT, MOVBE or FMA"),
    _level("avx512", ["x86_64"], ["-mavx2", "-mbmi", "-mbmi2", "-mavx512f", "-mavx512bw", "-mavx512dq", "-mavx512vl", "-mavx512cd", "-mprefer-vector-width=256"], "AVX-512 F, BW, DQ, VL, CD and what avx2 has; ZMM and opmask state enabled by the kernel", "masks and 32 registers, 32-byte vectors first"),
    _level("neon", ["aarch64"], [], "the AArch64 baseline", "16-byte vectors"),
    _level("sve", ["aarch64"], ["-march=armv8-a+sve"], "HWCAP_SVE", "vectors of unknown length with predicates"),
    _level("rvv", ["riscv64"], ["-march=rv64gcv"], "the V extension 1.0", "vectors of unknown length"),
]

BY_NAME = {level.name: level for level in LEVELS}

def levels_of(arch):
    """The levels an architecture has, most demanding first."""
    return [level.name for level in reversed(LEVELS) if arch in level.archs]

# Models of levels: the level's source compiled without its flags, so that tests run the algorithm where the CPU lacks the
# instructions. They exist beside a host libc only, never in an image.
MODELS = {"avx512": "avx512_model"}

# Levels that an image takes only where its platform fixes them. Their variants are compiled and tested, but at the vector lengths of
# most machines (16 bytes of SVE) they gain little over the baseline, for which no function needs a resolver.
FIXED_ONLY = ["sve", "rvv"]

# The levels that every machine of an architecture has: dispatch needs nothing below them.
BASELINE = {"x86_64": "sse2", "aarch64": "neon", "riscv64": "word"}

def up_to(arch, limit):
    """Levels of `arch` not above `limit`, most demanding first."""
    names = levels_of(arch)
    if limit not in names:
        fail("level %s does not exist on %s" % (limit, arch))
    return names[names.index(limit):]
