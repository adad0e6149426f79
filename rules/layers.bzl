"""The order of packages, low to high: a package may depend only on what stands before it."""

LAYERS = [
    "include",
    "base",
    "mem",
    "string",
    "math",
    "time",
    "random",
    "malloc",
    "thread",
    "locale",
    "stdlib",
    "stdio",
    "regex",
    "sys",
    "crt",
    "ldso",
    "platforms",
]

def layer_of(package):
    """The index of a package's layer, by its first folder; None for what is no part of the library."""
    first = package.split("/")[0]
    return LAYERS.index(first) if first in LAYERS else None

def check_layers(package, deps):
    """Fails when a dependency goes up. The symbols are checked too, in //platforms:layers_test."""
    here = layer_of(package)
    if here == None:
        return
    for dep in deps:
        label = Label("//" + package).relative(dep)
        there = layer_of(label.package)
        if there != None and there > here:
            fail("layer order: //%s may not depend on %s; //%s stands above it in rules/layers.bzl" % (package, dep, label.package))
