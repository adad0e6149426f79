"""Code that runs before libc's own IRELATIVE relocations are applied.

These archives get the compiler's own calls (memcpy, memmove, memset, memcmp) renamed to the portable variants instead of the dispatched
functions, which do not work yet. A component says `early_boot = True` and must stand in this list, so that both places agree.
"""
# What the compiler calls by itself, whatever the flags: struct copies, large initialisers.
COMPILER_CALLS = ["memcpy", "memmove", "memset", "memcmp"]

EARLY_BOOT = [
    "//base:cpu",
    "//base:tls",
    "//crt",
    "//crt:Scrt1",
    "//crt:crt1",
    "//crt:rcrt1",
    "//crt:start_static",
    "//ldso:early",
]

def is_early_boot(package, name):
    """Whether the component is listed, as `//crt:crt1` or, where both names are the same, `//crt`."""
    short = "//" + package if package.split("/")[-1] == name else "//%s:%s" % (package, name)
    return short in EARLY_BOOT
