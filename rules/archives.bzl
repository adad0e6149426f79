"""What the rules that link archives by themselves have in common: the archives of targets, the architecture, the linker."""

load("//platforms/toolchain:llvm.bzl", "LLVM_BIN")

_EMULATION = {"aarch64": "aarch64linux", "riscv64": "elf64lriscv", "x86_64": "elf_x86_64"}

# Attributes of a rule that calls arch_of.
ARCH_ATTRS = {
    "_aarch64": attr.label(default = "@platforms//cpu:aarch64"),
    "_riscv64": attr.label(default = "//platforms/cpu:riscv64"),
    "_x86_64": attr.label(default = "@platforms//cpu:x86_64"),
}

def arch_of(ctx):
    """The architecture that a target is built for."""
    for name, constraint in [("x86_64", ctx.attr._x86_64), ("aarch64", ctx.attr._aarch64), ("riscv64", ctx.attr._riscv64)]:
        if ctx.target_platform_has_constraint(constraint[platform_common.ConstraintValueInfo]):
            return name
    fail("%s: this platform's CPU is not one of %s" % (ctx.label, ", ".join(_EMULATION.keys())))

def linker(arch):
    """The command that links objects of an architecture."""
    return "%sld.lld -m %s" % (LLVM_BIN, _EMULATION[arch])

def archives_of(targets):
    """Archives of all targets with their owners, each once, dependants before what they need."""
    seen = {}
    for target in targets:
        for linked in target[CcInfo].linking_context.linker_inputs.to_list():
            for library in linked.libraries:
                archive = library.static_library or library.pic_static_library
                if archive and archive.path not in seen:
                    seen[archive.path] = struct(file = archive, owner = linked.owner)
    return seen.values()

def merge_archives(ctx, archives, out):
    """One archive of all members of others; equal member names stay apart."""
    script = ctx.actions.declare_file("%s_%s.mri" % (ctx.label.name, out.basename))
    ctx.actions.write(script, "\n".join(["create " + out.path] + ["addlib " + f.path for f in archives] + ["save", "end", ""]))
    ctx.actions.run_shell(
        inputs = archives + [script],
        outputs = [out],
        mnemonic = "MergeArchives",
        progress_message = "Archiving %s" % out.short_path,
        command = "%sllvm-ar -M < %s" % (LLVM_BIN, script.path),
    )
