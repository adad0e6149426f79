#!/bin/bash
# SPDX-License-Identifier: MIT
# alone_test.sh LIBTENON-MALLOC.SO: programs of this machine run as before when our malloc replaces their libc's, with one thread and
# with many, across fork, and on musl.
set -uo pipefail
library=$PWD/$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# same NAME COMMAND…: the output is the same with and without the library.
same() {
    local name=$1 plain with
    shift
    plain=$("$@" 2>&1) || { echo "$name: fails by itself: $plain" >&2; failed=1; return; }
    with=$(LD_PRELOAD=$library "$@" 2>&1) || { echo "$name: fails: $with" >&2; failed=1; return; }
    [ "$plain" = "$with" ] || { printf '%s differs:\n%s\n' "$name" "$with" >&2; failed=1; return; }
    echo "$name: the same"
}

cat >"$work/threads.py" <<'PY'
import json, os, subprocess, sys, threading, zlib
def work(seed, out):
    data = {str(i * seed): ["x" * (i % 300), i, {"k": i}] for i in range(2000)}
    text = json.dumps(data)
    assert json.loads(text) == data
    out[seed] = zlib.crc32(zlib.decompress(zlib.compress(text.encode())))
out = {}
threads = [threading.Thread(target=work, args=(i + 1, out)) for i in range(8)]
for t in threads:
    t.start()
child = os.fork()  # while the others allocate
if not child:
    os._exit(len([list(range(1000)) for _ in range(100)]) != 100)
assert os.waitpid(child, 0)[1] == 0
for t in threads:
    t.join()
print(sorted(out.items()), subprocess.run(["echo", "child"], capture_output=True).stdout)
PY
cat >"$work/data.py" <<'PY'
import sqlite3
c = sqlite3.connect(":memory:")
c.execute("create table t(a integer primary key, b text)")
c.executemany("insert into t values(?, ?)", ((i, "%x" % (i * i * 7919) * (i % 9)) for i in range(20000)))
c.execute("create index i on t(b)")
c.execute("delete from t where a % 3 = 0")
print(c.execute("select count(*), sum(length(b)), min(b), max(b) from t").fetchall(), c.execute("pragma integrity_check").fetchall())
PY
export PYTHONMALLOC=malloc PYTHONHASHSEED=1
same "python3, threads and fork" python3 "$work/threads.py"
same "python3, sqlite" python3 "$work/data.py"
same "python3, compileall" python3 -c 'import ast, glob; print(sum(len(ast.dump(ast.parse(open(f).read()))) for f in sorted(glob.glob("/usr/lib/python3*/json/*.py"))))'
seq 200000 | sed 's/$/ line/' >"$work/lines"
same "sort, four threads" bash -c "sort -R --random-source=$work/lines $work/lines | sort --parallel=4 -S 4M -n | md5sum"
same "bash" bash -c 'for i in {1..300}; do a[i]=$(echo $i); done; echo "${a[@]}" | md5sum'
same "perl" perl -e 'my %h; $h{$_ % 5000} .= "x$_" for 1 .. 100000; print length(join "", map { $h{$_} } sort keys %h), "\n"'
if git --version >/dev/null 2>&1; then
    export GIT_AUTHOR_DATE=@1700000000 GIT_COMMITTER_DATE=@1700000000 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
    same "git" bash -c "rm -rf $work/r && git init -q $work/r && cd $work/r && cp ../*.py . && git add . && git commit -q -m one && sed -i s/range/list/ *.py &&
        git commit -q -a -m two && git repack -q -a -d && git fsck --strict 2>/dev/null && git log -p | md5sum"
fi

# It is in use, as glibc's loader says, and gives statistics of its own.
LD_DEBUG=bindings LD_PRELOAD=$library python3 -c '' 2>"$work/bindings"
for name in malloc free calloc realloc; do
    grep -q "$(basename "$library").*normal symbol .$name'" "$work/bindings" || { echo "not in use: $name" >&2; failed=1; }
done

# musl's loader takes it as well.
if command -v musl-gcc >/dev/null; then
    cat >"$work/m.c" <<'C'
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void *run(void *x)
{
    char *p[100] = {0};
    for (int i = 0; i < 100000; i++) {
        char **at = &p[i * 7 % 100];
        free(*at);
        *at = malloc(i % 3000 + 1);
        memset(*at, i, i % 3000 + 1);
    }
    for (int i = 0; i < 100; i++)
        free(p[i]);
    return x;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    char *s = 0;
    size_t n = 0;
    FILE *f = open_memstream(&s, &n);
    for (int i = 0; i < 10000; i++)
        fprintf(f, "%d ", i);
    fclose(f);
    printf("%zu\n", n);
    free(s);
}
C
    musl-gcc -o "$work/m" "$work/m.c" -pthread && same "a program on musl" "$work/m"
fi
exit $failed
