"""Pictures for the report: matplotlib's SVG, whose colours become the page's, so that they follow light and dark."""

import atexit
import io
import os
import re
import tempfile

if not os.path.isdir(os.path.expanduser("~")) and "MPLCONFIGDIR" not in os.environ:
    # matplotlib would make a home for users who have none, as tests have not.
    _home = tempfile.TemporaryDirectory()
    atexit.register(_home.cleanup)
    os.environ["MPLCONFIGDIR"] = _home.name
import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter, NullLocator

# Drawn in these, shown in the page's CSS variables: --ink, --faint, --s0 … --s7.
INK, FAINT, PAPER = "#010101", "#020202", "#030303"
SERIES = ["#0101%02x" % (0x10 + i) for i in range(8)]
NAMES = {INK: "--ink", FAINT: "--faint", PAPER: "--card", **{colour: "--s%d" % i for i, colour in enumerate(SERIES)}}

STYLE = {
    "svg.fonttype": "none",  # text stays text: the page's font, selectable, readable when small
    "font.size": 8,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.linewidth": 0.6,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.width": 0.6,
    "ytick.major.width": 0.6,
    "xtick.major.size": 3,
    "ytick.major.size": 3,
    "grid.color": FAINT,
    "grid.linewidth": 0.4,
    "lines.linewidth": 1.6,
    "lines.markersize": 3,
    "legend.frameon": False,
    "legend.fontsize": 7.5,
}
WIDTH = 3.7  # inches: what a phone shows at its full width


def amount(value, _=None):
    """Bytes, short."""
    for unit, size in [("M", 1 << 20), ("K", 1 << 10)]:
        if value >= size:
            return "%g%s" % (round(value / size, 1), unit)
    return "%g" % value


def plain(value, _=None):
    return "%g" % value


def svg(figure, label):
    """The figure as inline SVG that scales with its container."""
    out = io.StringIO()
    matplotlib.rcParams["svg.hashsalt"] = label  # clip paths of several pictures in one page must not share names
    figure.savefig(
        out, format="svg", transparent=True, metadata={"Date": None, "Creator": None, "Format": None, "Type": None}
    )
    pyplot.close(figure)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.S)
    used = set(re.findall(r'(?:xlink:href="#|url\(#)([^")]+)', text))
    unique = "m" + re.sub(r"\W", "", label)
    text = re.sub(r' id="([^"]+)"', lambda m: ' id="%s%s"' % (unique, m.group(1)) if m.group(1) in used else "", text)
    text = re.sub(r'(xlink:href="#|url\(#)', lambda m: m.group(1) + unique, text)
    for colour, name in NAMES.items():
        text = text.replace(colour, "var(%s)" % name)
    text = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", text)
    return re.sub(
        r'<svg height="[^"]*" (.*?)width="[^"]*"',
        r'<svg role="img" aria-label="%s" \1' % label.replace('"', ""),
        text,
        count=1,
    )


def curves(label, series, ylabel):
    """series: [(name, colour number, [(bytes, throughput)])], both axes logarithmic."""
    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(figsize=(WIDTH, 2.5), layout="constrained")
        for name, colour, points in series:
            axes.plot(
                [x for x, _ in points],
                [y for _, y in points],
                marker="o",
                color=SERIES[colour % len(SERIES)],
                label=name,
            )
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.xaxis.set_major_locator(LogLocator(base=16, numticks=12))
        axes.xaxis.set_major_formatter(FuncFormatter(amount))
        axes.xaxis.set_minor_locator(NullLocator())
        axes.yaxis.set_major_locator(LogLocator(base=10, subs=(1, 2, 5), numticks=20))
        axes.yaxis.set_major_formatter(FuncFormatter(plain))
        axes.yaxis.set_minor_formatter(NullFormatter())
        axes.grid(True, which="major")
        axes.set_xlabel("bytes")
        axes.set_ylabel(ylabel)
        axes.legend(loc="best", handlelength=1.2, labelspacing=0.2, borderpad=0.1)
        return svg(figure, label)


def stacks(label, bars, parts, xlabel):
    """bars: [(name, [value of each part])], horizontal; parts: their names."""
    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(
            figsize=(WIDTH, 0.55 + (0.35 if len(parts) > 1 else 0) + 0.22 * len(bars)), layout="constrained"
        )
        left = [0.0] * len(bars)
        for number, part in enumerate(parts):
            widths = [values[number] if number < len(values) else 0.0 for _, values in bars]
            axes.barh(range(len(bars)), widths, left=left, height=0.66, color=SERIES[number % len(SERIES)], label=part)
            left = [a + b for a, b in zip(left, widths)]
        for place, total in enumerate(left):
            axes.text(total, place, " %s" % plain(float("%.3g" % total)), va="center")
        axes.set_yticks(range(len(bars)))
        axes.set_yticklabels([name for name, _ in bars])
        axes.invert_yaxis()
        axes.set_xlim(0, max(left) * 1.14)
        axes.set_xlabel(xlabel)
        axes.grid(True, axis="x")
        axes.set_axisbelow(True)
        if len(parts) > 1:
            axes.legend(
                loc="lower center",
                bbox_to_anchor=(0.4, 1.0),
                ncol=2,
                handlelength=1.0,
                columnspacing=1.0,
                labelspacing=0.2,
            )
        return svg(figure, label)
