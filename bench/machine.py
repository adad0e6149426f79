"""What the figures were measured on, and how busy it was."""

import os
import platform
import re
import subprocess
import time


def pin(cpu):
    """Binds this process and its children to one processor, the highest it may use by default; that processor, or None."""
    try:
        allowed = os.sched_getaffinity(0)
        cpu = max(allowed) if cpu < 0 else cpu
        os.sched_setaffinity(0, {cpu})
        return cpu
    except OSError:
        return None


def cpu_name():
    try:
        with open("/proc/cpuinfo") as file:
            text = file.read()
    except OSError:
        return platform.machine()
    for key in ["model name", "uarch", "CPU part"]:
        found = re.search(r"^%s\s*: (.*)" % key, text, re.M)
        if found:
            return found.group(1).strip()
    return platform.machine()


def levels():
    """The levels of TENON_LEVEL that this processor has, the lowest first."""
    try:
        with open("/proc/cpuinfo") as file:
            words = set(file.read().split())
    except OSError:
        words = set()
    of = {
        "x86_64": [("sse2", None), ("avx2", "avx2"), ("avx512", "avx512bw")],
        "aarch64": [("neon", None), ("sve", "sve")],
    }
    return [level for level, flag in of.get(platform.machine(), []) if flag is None or flag in words]


def musl_version():
    """The machine's musl says it when its loader is called without a program."""
    try:
        loader = "/lib/ld-musl-%s.so.1" % platform.machine()
        said = subprocess.run([loader], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=10).stderr
    except (OSError, subprocess.TimeoutExpired):
        return ""
    found = re.search(r"^Version (\S+)", said, re.M)
    return "musl " + found.group(1) if found else ""


def describe(cpu):
    return {
        "cpu": cpu_name(),
        "arch": platform.machine(),
        "kernel": platform.release(),
        "cpus": os.cpu_count(),
        "pinned_to": cpu,
        "libcs": ", ".join(filter(None, [musl_version(), " ".join(platform.libc_ver()).strip()])),
        "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
    }


def ticks(cpu):
    """(all, stolen by the hypervisor) of one processor since boot."""
    try:
        with open("/proc/stat") as file:
            for line in file:
                if line.startswith("cpu%d " % cpu if cpu is not None else "cpu "):
                    fields = [int(f) for f in line.split()[1:]]
                    return sum(fields[:8]), fields[7]
    except (OSError, IndexError, ValueError):
        pass
    return 0, 0


class Watch:
    """The load while something runs."""

    def __init__(self, cpu):
        self.cpu, self.started, self.begin = cpu, time.monotonic(), ticks(cpu)

    def stop(self):
        every, stolen = [after - before for after, before in zip(ticks(self.cpu), self.begin)]
        return {
            "seconds": round(time.monotonic() - self.started, 1),
            "load_average": round(os.getloadavg()[0], 2),
            "stolen": round(stolen / every, 4) if every else 0.0,
        }
