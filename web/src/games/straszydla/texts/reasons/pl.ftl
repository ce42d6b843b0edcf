reason-chance-plan = Ta droga przez miasto obiecuje najwięcej: szansa na wygraną { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
