"""The platforms tenon is built for, as data: architecture, dispatch and fixed level of each profile."""

load(":levels.bzl", "LEVELS", "levels_of")

ARCHS = ["x86_64", "aarch64", "riscv64"]

CPU = {
    "x86_64": "@platforms//cpu:x86_64",
    "aarch64": "@platforms//cpu:aarch64",
    "riscv64": "//platforms/cpu:riscv64",
}

def _profile(arch, dispatch = "ifunc", level = "auto", note = ""):
    return struct(arch = arch, dispatch = dispatch, level = level, note = note)

# `bazel build //:libc --platforms=//platforms:<name>`
PROFILES = {
    "x86_64": _profile("x86_64", note = "one image for every x86-64 machine: SSE2, AVX2 or AVX-512 chosen at start"),
    "x86_64_v3": _profile("x86_64", "static", "avx2", "x86-64-v3 machines only: direct calls to AVX2 code"),
    "x86_64_portable": _profile("x86_64", "static", "portable", "plain C everywhere: the smallest image, and the reference"),
    "aarch64": _profile("aarch64", note = "NEON"),
    "riscv64": _profile("riscv64", note = "general registers"),
}

DISPATCH = ["ifunc", "table", "static"]

def profiles():
    for name, p in PROFILES.items():
        native.platform(
            name = name,
            constraint_values = [
                "@platforms//os:linux",
                CPU[p.arch],
                ":libc_tenon",
                ":dispatch_" + p.dispatch,
                ":level_" + p.level,
            ],
        )
    for arch in ARCHS:
        native.platform(
            name = "host_" + arch,
            constraint_values = ["@platforms//os:linux", CPU[arch], ":libc_host"],
        )

def conditions():
    """Constraint values and the config_settings that macros select on."""
    native.constraint_value(name = "level_auto", constraint_setting = ":fixed_level")
    for level in LEVELS:
        native.constraint_value(name = "level_" + level.name, constraint_setting = ":fixed_level")
    native.constraint_value(name = "dispatch_default", constraint_setting = ":dispatch_kind")
    for kind in DISPATCH:
        native.constraint_value(name = "dispatch_" + kind, constraint_setting = ":dispatch_kind")
    for arch in ARCHS:
        native.config_setting(name = "on_" + arch, constraint_values = [CPU[arch]])

        # These exclude one another: Bazel 4 refuses a select in which two match.
        native.config_setting(name = "host_flavour_" + arch, constraint_values = [CPU[arch], ":libc_host"])
        native.config_setting(name = "image_" + arch, constraint_values = [CPU[arch], ":libc_tenon", ":level_auto"])
        for level in levels_of(arch):
            native.config_setting(
                name = "image_%s_%s" % (arch, level),
                constraint_values = [CPU[arch], ":libc_tenon", ":level_" + level],
            )
    native.config_setting(name = "for_image", constraint_values = [":libc_tenon"])
