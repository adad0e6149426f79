"""The reference of the tests on x86-64; elsewhere long double has the precision."""

MPFR = select({
    "//platforms:on_x86_64": ["-lmpfr", "-lgmp"],
    "//conditions:default": [],
})
