#!/usr/bin/env python3
"""Verifies Promela models with spin: check.py MODEL.pml...

Every model must be free of errors (failed assertions, and states in which somebody waits for ever), as it is and with each macro of its
`// VARIANTS:` line; with each macro of its `// BUGS:` line, a mistake planted in the algorithm, spin must find an error, or the model
would prove nothing. Prints the number of states of each run. The search is exhaustive: the whole state space fits.
"""

import os
import re
import subprocess
import sys
import tempfile


def verify(model, macro, folder):
    """(errors, states) of the model with the macro defined."""
    source = os.path.abspath(model)
    flags = ["-D" + macro] if macro else []
    subprocess.run(["spin", "-a", *flags, source], cwd=folder, check=True, stdout=subprocess.PIPE)
    subprocess.run(["gcc", "-O1", "-w", "-DSAFETY", "-DVECTORSZ=1024", "-o", "pan", "pan.c"], cwd=folder, check=True)
    out = subprocess.run(["./pan", "-m1000000", "-n"], cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout
    errors = re.search(r"errors: (\d+)", out)
    states = re.search(r"^\s*(\S+) states, stored", out, re.M)
    if not errors or not states or "max search depth too small" in out or "Search not completed" in out and not int(errors.group(1)):
        sys.exit("%s: not a complete search:\n%s" % (model, out))
    return int(errors.group(1)), int(float(states.group(1)))


def macros(text, kind):
    return [m for line in re.findall(r"^// %s: (.*)$" % kind, text, re.M) for m in line.split()]


def main():
    wrong = 0
    for model in sys.argv[1:]:
        name = os.path.basename(model)
        text = open(model).read()
        bugs = macros(text, "BUGS")
        if not bugs:
            sys.exit("%s: plants no bug, so it could not fail" % name)
        for macro in [None] + macros(text, "VARIANTS") + bugs:
            with tempfile.TemporaryDirectory() as folder:
                errors, states = verify(model, macro, folder)
            right = (errors > 0) == (macro in bugs)
            wrong += not right
            print("%-4s %-16s %-22s %9d states, %s" % ("ok" if right else "BAD", name, macro or "", states,
                                                     "an error, as planted" if errors and right else "%d errors" % errors), flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
