# Puzzles of Shy Monsters, in English.

puzzle-safe-way = The safe way out
puzzle-safe-way-task = One plan is sure to get you out. Find it, and follow it to the Exit.
puzzle-safe-way-hint = For every face-down tile, ask which unseen Monsters would be comfortable there. A Monster beside one that is already face up panics.
puzzle-safe-way-right = You are out, and not by luck: your plan leads out of every one of the { $worlds } storeys that could have been there.
puzzle-safe-way-wrong-at-once = This can kill you at once, as on the storey you see here. After this choice even the best plan leads out of only { $out } of { $worlds } storeys.
puzzle-safe-way-wrong-later = You are still alive, but no longer safe: after this choice the best plan leads out of { $out } of { $worlds } storeys. Here is one where it fails.
puzzle-safe-way-wrong-hopeless = After this there is no way out of any of the { $worlds } storeys.
puzzle-best-chance = The best chance
puzzle-best-chance-task = Which choice gives you the best chance of getting out?
puzzle-best-chance-hint = Every storey that fits what you know is equally likely. For each choice, count how many of them kill you now, and how many later: skills are no use to a dead Hero.
puzzle-best-chance-right = Nobody can do better: with the best plan this leads out of { $out } of the { $worlds } storeys that fit, all equally likely ({ $best }%).
puzzle-best-chance-wrong-at-once = Even with the best plan afterwards, this leads out of { $out } of { $worlds } storeys ({ $chance }%). Another choice leads out of more. On this storey it ends at once.
puzzle-best-chance-wrong-later = Even with the best plan afterwards, this leads out of { $out } of { $worlds } storeys ({ $chance }%). Another choice leads out of more. Here is a storey where it fails.
puzzle-best-chance-wrong-hopeless = This leads out of none of the { $worlds } storeys.
puzzle-deadly-storey = The deadly storey
puzzle-deadly-storey-task = This Hero always decides the same way. He thinks comfortable Monsters likelier than others, reveals where an active one is likeliest, goes where it is least likely, and attacks as soon as the risk is a quarter. Lay a storey that he does not get out of.
puzzle-deadly-storey-hint = A Monster is most dangerous where hardly any other would be comfortable: he does not expect one there. And give him something harmless to look at.
puzzle-deadly-storey-right = He does not get out. This is not the only storey that beats him, but few do.
puzzle-deadly-storey-wrong-out = He gets out of this one. See which way he goes, and where he feels safe.
puzzle-clue-walk = It begins with a simple step.
puzzle-clue-attack = It needs the Attack now.
puzzle-clue-jump = It needs the Jump now, and keeps the Attack.
puzzle-clue-jump-attack = It needs both skills at once.
puzzle-clue-reveal = One tile tells you more than all the others.
puzzle-clue-looks = He will reveal the tile that looks most dangerous to him. Let a Corridor lie there.
puzzle-clue-walks = He reveals nothing here. Which tile beside the Entrance looks safest to him?

# What puzzles are sorted by: what everybody sees at once.
puzzle-theme-looking = Before the first step
puzzle-theme-both-skills = Both skills ready
puzzle-theme-one-skill = One skill left
puzzle-theme-no-skill = No skill left
puzzle-theme-laying = For the Dungeon Master

# What each puzzle is called; it gives nothing away.
puzzle-title-best-chance-1 = Nine hundred dungeons
puzzle-title-best-chance-2 = Behind the serpent
puzzle-title-best-chance-3 = Last storey, no light
puzzle-title-safe-way-1 = Between two Monsters
puzzle-title-safe-way-2 = The bat at the far end
puzzle-title-safe-way-3 = Two glances into the dark
puzzle-title-safe-way-4 = The Exit in plain sight
puzzle-title-safe-way-5 = The long way west
puzzle-title-safe-way-6 = One step too far?
