"""Compiles the inner loops with mypyc for another Python: compile.py INCLUDE SUFFIX FILE... (in the folder of packages)."""

import subprocess
import sys
from pathlib import Path

from mypyc.build import mypycify

include, suffix, *files = sys.argv[1:]
extensions = mypycify(["--config-file=", "--ignore-missing-imports", *files], opt_level="3", group_name="spuk")
for extension in extensions:
    target = Path(extension.name.replace(".", "/") + suffix)
    command = ["gcc", "-shared", "-fPIC", "-O3", "-w", f"-I{include}", "-Ibuild"]
    command += [f"-I{folder}" for folder in extension.include_dirs] + extension.sources + ["-o", str(target)]
    print(target, flush=True)
    subprocess.run(command, check=True)
