"""What an image is made of. Order means nothing to the linker; it is the layer order, for the reader."""

# In libc.so and libc.a alike.
COMPONENTS = [
    "//base",
    "//base:level",
    "//mem",
    "//string",
    "//math",
    "//time",
    "//random",
    "//malloc",
    "//thread",
    "//thread/timer",
    "//locale",
    "//stdlib",
    "//stdio",
    "//sys/file",
    "//sys/process",
    "//sys/signal",
    "//sys/terminal",
    "//crt",
]

# Start-up of programs that have no loader, and the dl functions that say so.
STATIC_ONLY = [
    "//crt:start_static",
    "//ldso:static",
]

# The loader and the start-up it hands over to.
SHARED_ONLY = [
    "//ldso",
]

CRT = {
    "//crt:crt1": "crt1.o",
    "//crt:Scrt1": "Scrt1.o",
    "//crt:rcrt1": "rcrt1.o",
    "//crt:crti": "crti.o",
    "//crt:crtn": "crtn.o",
}
