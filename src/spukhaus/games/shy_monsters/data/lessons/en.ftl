# What the teacher of Shy Monsters says, in English.

## The Hero's walk

walk-title = The way out
walk-hello = Welcome to the dungeon! You are the Hero, at the Entrance. Around you lie six tiles, face down: three Corridors, two Monsters and the Exit. Somebody else, the Dungeon Master, has laid them and knows what is where. Two tiles have already been revealed. Find the Exit on all three storeys, and you win.
walk-first = You see the Exit, two steps north and one east, and a Corridor right beside you, in the north. Take the first step towards the Exit: press the Corridor in the north.
walk-away = That leads away from the Exit, over a tile that you do not know. Take the one that you do know: the Corridor in the north.
walk-skills = Attack and Jump work only once on each storey. You do not need them for a Corridor in plain sight: just go there, to the north.
walk-unknown = Next comes a tile that is still face down: when you step on it, it is revealed. A Monster there could be your end. But the way to the Exit leads over the tile in the north, so be brave!
walk-side = You could, but it does not lead to the Exit. Every unknown tile is a risk: take only those that get you closer to the Exit. Go north.
walk-back = Going back over known tiles is always allowed. But the Exit lies the other way, in the north.
walk-skills-later = How careful of you! But save your skills for later scenes: a simple step will do. Explore the tile in the north.
walk-leave = A Corridor: lucky! The Exit is right beside you. Go.
walk-back-again = You may, but the Exit is right beside you, in the east.
walk-skills-again = You can see the Exit, so you need no skill. Just go east.
walk-done = You have left the storey, and you may not look at anything there any more. The Dungeon Master draws two more Monsters and builds the next storey. After the third one you are free.

## Revealing

reveals-title = Two glances
reveals-first = Before your first step on the first storey you reveal two tiles, anywhere you like. A Monster that is revealed like this does you no harm. Dead ends are suspicious: reveal the tile two steps north.
reveals-others = You may reveal any tile. But let’s look at the dead end first, two steps north.
reveals-second = A drake, and it loves dead ends! Good to know. Now choose the second tile yourself, whichever you like.
reveals-later = The further down you go, the darker it gets. How many tiles do you reveal on the second storey, and on the third?
reveals-always = Two on each of them
reveals-fewer = One on the second, none on the third
reveals-more = Three on the second, four on the third
reveals-not-always = That would be nice. You reveal two only on the first storey, and one less on each storey after that.
reveals-not-more = It gets harder, not easier: two on the first storey, and one less on each storey after that.
reveals-done = Two, one, none. On the last storey you have to work out what lies where.

## Comfort zones

comfort-title = Shy monsters
comfort-drake = Monsters are shy: they attack only where they feel comfortable. The Reference tile has a diagram for each of them. On a dot there must be a tile; on a cross there must be none. You may turn the diagram any way you like. The drake wants a tile on one side and nothing on the other three. It lies two steps south of you. Is it comfortable there?
comfort-yes = Yes: only one tile lies beside it
comfort-no = No: something bothers it
comfort-drake-wrong = Look at the four sides of the drake: there is a tile to its north, and nothing on the other three. That is exactly what it wants.
comfort-serpent = Right, so it is active: if you step there, you die. Now for the serpent beside you, in the north. It wants tiles on two opposite sides and nothing on the other two. Is it comfortable?
comfort-serpent-yes = Yes: a tile lies to its north, and one to its south
comfort-serpent-no = No: one lies to its west as well
comfort-serpent-wrong = The tiles to its north and south would please it. But its other two sides must be empty, and there is a tile to its west.
comfort-over = So it is uneasy and will not hurt anybody. Go right over it, to the north.
comfort-south = In the south there is only the drake, and it is active. The serpent in the north is harmless: go there.
comfort-skills = Not needed: a Monster that is uneasy does nothing. Keep your skills and just go north.
comfort-on = Not a twitch! Now straight on, to the north.
comfort-elsewhere = You may, but let’s go straight on, to the north.
comfort-skills-again = Keep your skills for Monsters that are active. Just go north.
comfort-done = That is the heart of the game: it is the shape of the storey that makes a Monster dangerous. And you see the shape before you see the Monsters.

## Attack

attack-title = The Attack
attack-attack = The serpent in the north has a tile before it and one behind it, and nothing at its sides: it is active, and behind it is the Exit. You have one Attack on each storey. Choose Attack below the board, then the serpent.
attack-death = The serpent is active: if you step there without the Attack, you die. First choose Attack, then the serpent.
attack-south = That leads away from the Exit. Use your Attack on the serpent: choose Attack, then the serpent.
attack-wasted = An Attack is spent even if there is no Monster. Use it where you know there is one: on the serpent in the north.
attack-jump = A Jump would work too, and you will try one in the next scene. For now use the Attack: choose Attack, then the serpent.
attack-leave = Killed, and you stand on its tile, unharmed. The Attack is spent for this storey. On to the Exit!
attack-back = The Exit is right beside you, in the north. Go!
attack-again = And what happens to your Attack on the next storey?
attack-gone = It is gone for the whole game
attack-ready = It is ready again
attack-not-gone = You begin every storey with both skills, fresh and ready.
attack-done = You have it once on each storey, and you declare it before you step. It works on face-down tiles as well, if you would rather not risk a look.

## Jump

jump-title = The Jump
jump-jump = Another serpent blocks the way, but your Attack is already spent. So jump over it! Choose Jump below the board, then the tile where you want to land: the one right behind the serpent.
jump-death = The serpent is active: if you step there, you die. Jump over it: choose Jump, then the tile behind it.
jump-wasted = You can jump only once on each storey. Use it to get past the serpent, onto the tile behind it.
jump-south = There is nothing for you in the south. Jump over the serpent: choose Jump, then the tile behind it.
jump-leave = Landed! A Monster that you jump over does nothing. The Exit is beside you, in the east.
jump-back = The serpent is right behind you, still active, and your skills are spent. The Exit is right beside you, in the east.
jump-where = You jump over a tile beside you, onto another tile beside that one. So where can you land?
jump-straight = Only two tiles straight ahead
jump-corner = Two tiles straight ahead, or around the corner on a diagonal
jump-far = Anywhere on the storey
jump-not-straight = Straight ahead is right. But the tile you jump over has other neighbours too, so you can also land on a diagonal.
jump-not-far = The landing tile must lie beside the tile that you jump over.
jump-done = First the tile where you land is revealed, and it can be deadly. If you live, the tile you jumped over is revealed too. You can use Jump and Attack together: the Attack then strikes the tile where you land.

## Panic

panic-title = Stage fright
panic-attack = Another active serpent in the north, and the Exit lies two tiles behind it. You do not know what is on the tile between them. Attack the serpent first.
panic-death = The serpent is active: if you step there without the Attack, you die. Choose Attack, then the serpent.
panic-jump = Then you would land on a tile that you do not know. There is a better way: attack the serpent.
panic-south = The Exit is in the north. Attack the serpent.
panic-next = Next comes the unknown tile in the north, and you have no Attack left. But think: of two Monsters side by side, the one that is revealed second panics and does not attack, even if the first one is dead. The serpent was the first. So whatever lies there, just go.
panic-over = You could jump over it, but there is no need: beside the dead serpent any Monster panics. Just go there.
panic-back = The Exit lies ahead. Beside the dead serpent no Monster can hurt you: go north.
panic-why = A bat! It has a tile on a diagonal, so it would be comfortable. Why did it do nothing?
panic-body = It was revealed beside another Monster
panic-zone = It was not in its comfort zone
panic-hero = It is afraid of Heroes
panic-not-zone = It was: there is a tile on a diagonal, to its north-west. But right beside it lies the serpent, which was revealed before it, and even a dead Monster frightens it.
panic-not-hero = If only! It is afraid of the serpent beside it, which was revealed first, even though the serpent is dead.
panic-leave = And now get out, through the Exit in the north.
panic-away = The Exit is right beside you, in the north.
panic-done = Two Monsters side by side are only half as bad: the second one panics. Only sides count; a Monster on a diagonal frightens nobody.

## Reading a storey

reading-title = The last storey
reading-seen = The third storey: nothing is revealed at all. But you saw the bat, the serpent and the cobra on the way (they are ticked off on the Reference tile), and each Monster appears only once. So two of the other three are here: drake, kraken, gargoyle. The drake wants a dead end, the kraken tiles on three sides, the gargoyle a block of two by two.
reading-straight = Now look at the shape. Three tiles touch the Entrance: one in the north, one in the east and one in the south. On which of them can none of the three be comfortable? Go there.
reading-block = The Entrance and the three tiles in the east, south-east and south form a block of two by two: the gargoyle would love it. The tile in the north lies in a straight line, with a tile before it and one behind it: only the serpent likes that, and you have seen it. Go north.
reading-skills = Do not waste a skill here: there is a tile where none of the three can be comfortable. It lies in a straight line.
reading-bend = Safe, just as you worked out. On to the next tile in the north, a corner. Only the cobra likes corners, and you have seen it.
reading-back = That way lies the block of two by two. On the next tile in the north none of the three can be comfortable: go there.
reading-skills-again = Keep your skills: on the next tile in the north none of the three can be comfortable.
reading-bluff = The gargoyle, in a corner, and harmless! Why would a Dungeon Master put it where it can do nothing?
reading-mistake = The rules forbid it: it must have been a mistake
reading-fear = To bluff: every face-down tile could be deadly
reading-panic = To make it panic
reading-not-mistake = The Dungeon Master may put a Monster anywhere, comfortable or not.
reading-not-panic = It could panic only beside another Monster that was revealed before it. There is a simpler reason: you could not know what was there.
reading-doubt = One tile left on this side: the dead end in the east. Is it the Exit, or the drake? You cannot know. But you still have both skills, and this is the last storey. Make this step a safe one.
reading-risky = If the drake is there, you die. You still have your Attack, and there is nothing left to save it for: choose Attack, then the dead end in the east.
reading-elsewhere = You may, but let’s finish this: the dead end in the east, with the Attack to be safe.
reading-done = The Exit, and you are free! Look at the shape, remember what you have seen, and keep a skill for the tile you are not sure about.

## The Dungeon Master

laying-title = The Dungeon Master
laying-role = Now the other side of the table: you build the storey, and somebody else has to explore it. You draw two Monsters, here a drake and a serpent, and lay six tiles face down. Together with the Entrance they must form one group, side touching side. The rest is up to you.
laying-lay = Three Corridors and the Exit are already there. Put the Monsters where they are comfortable: the serpent in the straight line, right beside the Entrance in the north; the drake in the dead end, two places further north. Press a tile in the tray, then a place. “Active” means that it is comfortable there. Then lay the storey.
laying-one = You may build it like this. But one of your Monsters is uneasy and would do nothing. The list under your sketch says what bothers it.
laying-none = You may build it like this, but both Monsters are uneasy: nobody would be in danger. Serpent: tiles on two opposite sides, nothing on the others. Drake: a tile on one side only.
laying-hidden = Done! What does the Hero see of it now?
laying-shape = The shape, but not what is on the tiles
laying-faces = Everything
laying-not-faces = All tiles lie face down. The Hero sees where they lie, but not what they are.
laying-done = So every shape tells the Hero something: “A dead end! There may be a drake in it.” And that is exactly how you can mislead him.
trap-title = A trap
trap-lay = You have drawn a bat and a drake. The bat wants a tile on a diagonal, the drake a dead end. Put one of them right beside the Entrance, in the south, and the other two steps west and one south: both places suit both of them. Then lay the storey and watch.
trap-other = An interesting storey! But for this trap, leave the four tiles where they were and put the Monsters on the two places that glow.
trap-why = The Hero revealed the Monster in the south-west and the Corridor in the north, went for the nearest tile, and there was your second Monster. You have won! What was his mistake?
trap-lucky = None, it was bad luck
trap-safe = He felt safe once he had found one Monster
trap-not-lucky = He knew that there are two Monsters, and he still had both skills. Finding one of them made him careless.
trap-bluff = May you put a Monster where it is not comfortable?
trap-forbidden = No, it must be comfortable
trap-useful = Yes, and it can be clever
trap-not-forbidden = There is only one limit: all tiles must be connected. And even an uneasy Monster costs the Hero glances, skills and nerves.
trap-done = Sometimes the place that looks dangerous is empty, and the one that looks harmless is deadly. If the Hero can never tell, you have built well.
