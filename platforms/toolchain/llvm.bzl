"""Where LLVM 19's tools are; the one place to change for a machine that keeps them elsewhere."""
LLVM_BIN = "/usr/lib/llvm-19/bin/"
