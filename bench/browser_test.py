#!/usr/bin/python3
"""A report in headless Chromium, 390 and 1280 pixels wide: no errors on the console, nothing wider than the
window, pictures with a size. Prints `skipped` where there is no Chromium.

    bench/browser_test.py [REPORT.html [FOLDER]]    looks at a report of yours, and leaves screenshots in FOLDER, light and dark
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

MEASURE = """return [document.documentElement.scrollWidth, window.innerWidth, document.documentElement.scrollHeight,
    [...document.querySelectorAll('svg')].filter(s => !s.closest('details:not([open])')).filter(s => s.getBoundingClientRect().height < 50).length,
    [...document.querySelectorAll('svg text')].filter(t => !t.closest('details:not([open])')).map(t => t.getBoundingClientRect().height).reduce((a, b) => Math.min(a, b), 99)]"""


class Browser:
    """One Chromium window through chromedriver's HTTP interface (W3C WebDriver)."""

    def __init__(self, folder):
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        for line in self.driver.stdout:
            if "on port " in line and "started" in line:
                self.at = "http://127.0.0.1:%s/session" % line.rsplit(" ", 1)[1].strip().rstrip(".")
                break
        else:
            raise RuntimeError("chromedriver does not start")
        options = {
            "args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--user-data-dir=" + folder,
            ]
        }
        reply = self.call(
            "",
            {
                "capabilities": {
                    "alwaysMatch": {
                        "browserName": "chrome",
                        "goog:chromeOptions": options,
                        "goog:loggingPrefs": {"browser": "ALL"},
                    }
                }
            },
        )
        self.at += "/" + reply["sessionId"]

    def call(self, path, body):
        request = urllib.request.Request(
            self.at + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=300) as reply:
            return json.load(reply)["value"]

    def command(self, name, **parameters):
        return self.call("/goog/cdp/execute", {"cmd": name, "params": parameters})

    def end(self):
        try:
            urllib.request.urlopen(urllib.request.Request(self.at, method="DELETE"), timeout=60).close()
        finally:
            self.driver.terminate()
            self.driver.wait()


def look(browser, path, width, scheme, picture):
    """The complaints about a page at one width."""
    browser.command(
        "Emulation.setDeviceMetricsOverride", width=width, height=844, deviceScaleFactor=1, mobile=width < 500
    )
    browser.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    browser.call("/url", {"url": "file://" + os.path.abspath(path)})
    wide, window, high, flat, smallest = browser.call("/execute/sync", {"script": MEASURE, "args": []})
    if picture:
        shot = browser.command(
            "Page.captureScreenshot",
            format="png",
            captureBeyondViewport=True,
            clip={"x": 0, "y": 0, "width": width, "height": min(high, 12000), "scale": 1},
        )
        with open(picture, "wb") as file:
            file.write(base64.b64decode(shot["data"]))
    where = "%d px, %s: " % (width, scheme)
    bad = [
        where + entry["message"]
        for entry in browser.call("/se/log", {"type": "browser"})
        if entry["level"] in ("SEVERE", "WARNING")
    ]
    if wide > window or window != width:
        bad.append(where + "the page is %d wide in a window of %d" % (wide, window))
    if flat:
        bad.append(where + "%d pictures have no height" % flat)
    if smallest < 9:
        bad.append(where + "text in a picture is %.1f pixels high" % smallest)
    return bad


def main():
    if not shutil.which("chromedriver") or not (shutil.which("chromium") or shutil.which("google-chrome")):
        print("skipped: no chromium and chromedriver (Debian: apt-get install chromium chromium-driver)")
        return 0
    with tempfile.TemporaryDirectory(prefix="tenon-bench.", ignore_cleanup_errors=True) as work:
        page, folder = (sys.argv[1:] + [None, None])[:2]
        if not page:
            import compare_test
            import html_report

            page = os.path.join(work, "report.html")
            html_report.write(compare_test.made_up(1), page)
        browser = Browser(os.path.join(work, "profile"))
        try:
            bad = []
            for width in (390, 1280):
                for scheme in ("light", "dark"):
                    bad += look(
                        browser, page, width, scheme, folder and os.path.join(folder, "%d-%s.png" % (width, scheme))
                    )
        finally:
            browser.end()
    print("\n".join(bad) or "390 and 1280 pixels, light and dark: no complaints")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
