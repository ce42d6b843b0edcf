#!/usr/bin/env bash
# run.sh SECONDS RUN: plays the matches of this run on the cores of this machine; JSON goes to $OUT, and it ends by itself.
cd "$(dirname "$0")/.." || exit 1
export PYTHONPATH=src:. PYTHONHASHSEED=0 OMP_NUM_THREADS=1
[ -d device/compiled ] && export PYTHONPATH=device/compiled:$PYTHONPATH
exec timeout -k 5 "$1" python3 -m device.measure "$1" "$2"
