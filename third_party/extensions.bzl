"""Module extension for Bazel 7 and later; the repositories themselves are in debian.bzl."""

load(":debian.bzl", "debian_linux_headers")

def _debian(_ctx):
    debian_linux_headers(name = "linux_headers")

debian = module_extension(implementation = _debian)
