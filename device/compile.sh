#!/usr/bin/env bash
# compile.sh PYTHON_WITH_MYPYC INCLUDE SUFFIX: the inner loops compiled into device/compiled: the same choices, sooner.
set -e
root=$(cd "$(dirname "$0")/.." && pwd); to=$root/device/compiling
rm -rf "$to"; mkdir -p "$to"
for room in __init__.py core games lab simulation texts thinking review match; do cp -r "$root/src/spukhaus/$room" "$to/" 2>/dev/null || true; done
mkdir "$to/spukhaus"; (cd "$to" && for one in *; do [ "$one" = spukhaus ] || mv "$one" spukhaus/; done)
(cd "$to" && python3 -m zipfile -e spukhaus/lab/opponents/spukhaus060.zip .)
find "$to" -name __pycache__ -prune -exec rm -rf {} +
cd "$to"
# mypyc's classes cannot be made without being initialised.
sed -i 's/other = Sprint.__new__(Sprint)/other = Sprint(self.paranoia, self.hands, self.cards, self.sizes, self.depths, self.turn)/' spukhaus060/games/ghostbumpers/sprint.py
files=()
for file in spukhaus/games/straszydla/bots/{playout,town,larder,value,feeding_solver} spukhaus/games/ghostbumpers/model/{round,hands} \
  spukhaus/games/ghostbumpers/bots/{playout,endgame,opponents} \
  spukhaus060/games/ghostbumpers/{sprint,people,endgame} spukhaus060/games/straszydla/{sprint,prospects,meals,larder}; do
  sed -i 's/frozen=True, slots=True/frozen=True/; s/@dataclass(slots=True)/@dataclass/; s/: Final = (/ = (/' "$file.py"; files+=("$file.py")
done
"$1" "$root/device/compile.py" "$2" "$3" "${files[@]}"
rm -rf build
rm -rf build .mypy_cache
cd "$root/device"; rm -rf compiled; mv compiling compiled
