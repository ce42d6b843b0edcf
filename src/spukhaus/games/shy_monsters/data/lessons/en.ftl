# What the teacher of Shy Monsters says, in English.

## The Hero's walk

walk-title = The way out
walk-hello = Welcome to the dungeon! You are the Hero, at the Entrance. Around you lie six tiles, face down: three Corridors, two Monsters and the Exit. Somebody else, the Dungeon Master, has laid them and knows what is where. Two tiles have been revealed already. Find the Exit of three storeys, and you win.
walk-first = You see the Exit on j11 and a Corridor on i10. Step to the next tile on the way: press i10.
walk-away = That leads away from the Exit, over a tile that you do not know. Take the one that you know: i10.
walk-skills = Attack and Jump work only once on each storey. You do not need them for a Corridor in plain sight: just go to i10.
walk-unknown = Now a tile that nobody has turned up yet: when you step on it, it is revealed. A Monster there could be your end. But the way to the Exit leads over i11, so be brave!
walk-side = You could, but it does not lead to the Exit. Every unknown tile is a risk: take only those that bring you on. Go to i11.
walk-back = Going back over known tiles is always allowed. But the Exit lies the other way, over i11.
walk-skills-later = That would be careful! Save your skills for later scenes: i11 is just a step. Explore it.
walk-leave = A Corridor: lucky! The Exit is right beside you. Go.
walk-back-again = Allowed, but the Exit is beside you, on j11.
walk-skills-again = You see the Exit: no skill is needed. Just go to j11.
walk-done = You have left the storey, and may no longer look at anything there. The Dungeon Master draws two more Monsters and builds the next one. After the third storey you are free.

## Revealing

reveals-title = Two glances
reveals-first = Before the first step on the first storey you may reveal two tiles, wherever they lie. A Monster that is revealed like this does nothing to you. Dead ends are suspicious: reveal i11.
reveals-others = You may reveal any tile. But let us look at the dead end in the north first: i11.
reveals-second = A drake, and it loves dead ends! Good to know. Now choose the second tile yourself, whichever you like.
reveals-later = The further down you go, the darker it gets. How many tiles do you reveal on the second storey, and on the third?
reveals-always = Two on each of them
reveals-fewer = One on the second, none on the third
reveals-more = Three on the second, four on the third
reveals-not-always = That would be nice. It is two only on the first storey, and one less on each after it.
reveals-not-more = It gets harder, not easier: two on the first storey, and one less on each after it.
reveals-done = Two, one, none. On the last storey you have to work out what lies where.

## Comfort zones

comfort-title = Shy monsters
comfort-drake = Monsters are shy: one attacks only where it feels comfortable. Its diagram on the reference card says when. Dots: a tile must lie here; crosses: none may. Any turn will do. The drake wants a tile on one side and nothing on the three others. It lies on i7. Is it comfortable there?
comfort-yes = Yes: only i8 lies beside it
comfort-no = No: something disturbs it
comfort-drake-wrong = Look at the four sides of i7: there is a tile on i8, and nothing on the other three. That is exactly what the drake wants.
comfort-serpent = Right, so it is active: whoever steps there dies. Now the serpent on i10. It wants tiles on two opposite sides and nothing on the two others. Is it comfortable?
comfort-serpent-yes = Yes: it lies between i9 and i11
comfort-serpent-no = No: h10 lies at its side
comfort-serpent-wrong = i9 and i11 would please it. But its other two sides must be empty, and on one of them lies h10.
comfort-over = So it is uneasy and does nothing, to anybody. Go right over it: go to i10.
comfort-south = In the south there is only the drake, and it is active. The serpent in the north is harmless: go to i10.
comfort-skills = Not needed: a Monster that is uneasy does nothing. Keep your skills and just go to i10.
comfort-on = Not a twitch! Now straight on, to i11.
comfort-elsewhere = You may, but let us go straight on, to i11.
comfort-skills-again = Keep your skills for Monsters that are active. Just go to i11.
comfort-done = That is the heart of the game: it is the shape of the storey that makes a Monster dangerous. And you see the shape before you see the Monsters.

## Attack

attack-title = The Attack
attack-attack = The serpent on i10 lies between i9 and i11, with nothing at its sides: it is active, and behind it is the Exit. You have an Attack, once on each storey. Choose Attack below the board, and then the tile i10.
attack-death = The serpent is active: whoever steps there without the Attack dies. First choose Attack, then i10.
attack-south = That leads away from the Exit. Use your Attack on the serpent: choose Attack, then i10.
attack-wasted = An Attack is spent even if no Monster is there. Use it where you know of one: i10.
attack-jump = A Jump would also be a way, and you will try it in the next scene. Now use the Attack: choose Attack, then i10.
attack-leave = Gone, and you stand on its tile, unharmed. The Attack is spent for this storey. On to the Exit!
attack-back = The Exit is right beside you, on i11. Go!
attack-again = What about your Attack on the next storey?
attack-gone = It is gone for the whole game
attack-ready = It is ready again
attack-not-gone = On every storey you begin with both skills, fresh and ready.
attack-done = Once on each storey, and you say so before the step. It works on face-down tiles as well, if you dare not look.

## Jump

jump-title = The Jump
jump-jump = Again a serpent blocks the way, but the Attack is spent already. So jump over it! Choose Jump below the board, and then the tile where you land: i11.
jump-death = The serpent is active: stepping there is death. Jump over it: choose Jump, then i11.
jump-wasted = You can jump only once on each storey. Use it to get past the serpent, to i11.
jump-south = In the south there is nothing for you. Jump over the serpent: choose Jump, then i11.
jump-leave = Landed! A Monster that you jump over does nothing. The Exit is beside you, on j11.
jump-back = Behind you lurks the serpent, still active, and your skills are spent. The Exit is right beside you: j11.
jump-where = You jump over a tile beside you onto another one beside that. So where can you land?
jump-straight = Only two tiles straight ahead
jump-corner = Two tiles straight ahead, or around the corner on a diagonal
jump-far = Anywhere on the storey
jump-not-straight = Straight ahead is right. But the tile that you jump over has sides, too: from there you can also land on a diagonal.
jump-not-far = The landing tile must lie beside the tile that you jump over.
jump-done = First the tile where you land is revealed, and it can be deadly. If you live, the tile that you jumped over is revealed, too. Jump and Attack can be used together: the Attack falls on the landing tile.

## Panic

panic-title = Stage fright
panic-attack = A serpent again, active on i10, and the Exit two tiles behind it. You do not know i11. Attack the serpent first.
panic-death = The serpent is active: stepping there without the Attack is death. Choose Attack, then i10.
panic-jump = Then you would land on i11, which you do not know. There is a better way: attack the serpent on i10.
panic-south = The Exit is in the north. Attack the serpent on i10.
panic-next = Now i11, and no Attack left. But think: of two Monsters side by side the one that is revealed second panics and never attacks, even beside a body. The serpent was the first. So whatever is on i11: just go there.
panic-over = You could jump over it. But it is not needed: beside the dead serpent every Monster panics. Go to i11.
panic-back = The Exit lies ahead. Beside the dead serpent no Monster can hurt you: go to i11.
panic-why = A bat! It has a tile on a diagonal, so it would be comfortable. Why did it do nothing?
panic-body = It was revealed beside another Monster
panic-zone = It was not in its comfort zone
panic-hero = It is afraid of Heroes
panic-not-zone = It was: on h12 lies a tile diagonal to it. But right beside it lies the serpent, which was revealed before, and even dead that frightens it.
panic-not-hero = If only! It is afraid of the serpent beside it, which was revealed before it. Even dead.
panic-leave = And now out, to i12.
panic-away = The Exit is right beside you: i12.
panic-done = Two Monsters side by side are only half as bad: the second one panics. Only sides count; a Monster on a diagonal frightens nobody.

## Reading a storey

reading-title = The last storey
reading-seen = The third storey: nothing revealed at all. But you have seen bat, serpent and cobra on the way (ticked on the card), and each Monster comes only once. So here lie two of the other three: drake, kraken, gargoyle. The drake wants a dead end, the kraken tiles on three sides, the gargoyle a block of two by two.
reading-straight = Now look at the shape. Three tiles touch the Entrance: i10, j9 and i8. On which of them can none of the three be comfortable? Go there.
reading-block = i8, j8, j9 and the Entrance are a block of two by two: the gargoyle would love it. i10 lies between i9 and i11, in a straight line: only the serpent likes that, and you have seen it. Go to i10.
reading-skills = A skill is a pity here: there is a tile where none of the three can be comfortable. It lies in a straight line.
reading-bend = Safe, as you worked out. On to i11: a corner. Only the cobra likes corners, and you have seen it.
reading-back = That way lies the block of two by two. On i11 none of the three can be comfortable: go there.
reading-skills-again = Keep your skills: on i11 none of the three can be comfortable.
reading-bluff = The gargoyle, in a corner, and harmless! Why would a Dungeon Master lay it where it can do nothing?
reading-mistake = The rules forbid it: it must have been a mistake
reading-fear = To bluff: every face-down tile makes you afraid
reading-panic = To let it panic
reading-not-mistake = The Dungeon Master may lay a Monster anywhere, comfortable or not.
reading-not-panic = It could panic only beside another Monster that was revealed before. There is a simpler reason: you could not know what lay there.
reading-doubt = One tile left on this side: j11, a dead end. Is it the Exit, or the drake? You cannot know. But you still have both skills, and this is the last storey. Make this step a safe one.
reading-risky = If the drake is there, that is the end. You still have your Attack, and you need not save it any longer: choose Attack, then j11.
reading-elsewhere = You may, but let us finish this: j11, with the Attack for safety.
reading-done = The Exit, and you are free! Look at the shape, remember what you have seen, and keep a skill for the tile that stays in doubt.

## The Dungeon Master

laying-title = The Dungeon Master
laying-role = Now the other side of the table: you build the storey, and somebody else has to explore it. You draw two Monsters, here a drake and a serpent, and lay six tiles face down. With the Entrance they must form one piece, side touching side. The rest is up to you.
laying-lay = Three Corridors and the Exit lie there already. Put the Monsters where they are comfortable: the serpent into a straight line (i10), the drake into a dead end (i12). Press a tile in the tray, then a place. “Lurking” means comfortable. Then lay the storey.
laying-one = It may be laid like this. But one of your Monsters is uneasy and would do nothing. The list under your sketch says what disturbs it.
laying-none = It may be laid like this, but both Monsters are uneasy: nobody would be in danger. Serpent: tiles on two opposite sides, nothing on the others. Drake: a tile on one side only.
laying-hidden = Laid! What does the Hero see of it now?
laying-shape = The shape, but not what is on the tiles
laying-faces = Everything
laying-not-faces = All tiles lie face down. The Hero sees where they lie, and not what they are.
laying-done = So every shape tells the Hero something: here is a dead end, so beware of a drake. And that is exactly how you can mislead him.
trap-title = A trap
trap-lay = You have drawn a bat and a drake. The bat wants a tile on a diagonal, the drake a dead end. Put one of them on g8 and the other on i8: both places suit both of them. Then lay the storey and watch.
trap-other = An interesting storey! But for this trap leave the four tiles where they were, and put the Monsters on g8 and i8.
trap-why = The Hero revealed the Monster on g8 and a Corridor on i10, went for the nearest tile, and there was your second Monster. You have won! What was his mistake?
trap-lucky = None, it was bad luck
trap-safe = He felt safe after he had found one Monster
trap-not-lucky = He knew that there are two Monsters, and he still had both skills. Finding one of them made him careless.
trap-bluff = May you also lay a Monster where it is not comfortable?
trap-forbidden = No, it must be comfortable
trap-useful = Yes, and it can be clever
trap-not-forbidden = Nothing limits you but this: all tiles in one piece. And an uneasy Monster costs the Hero glances, skills and nerves.
trap-done = Sometimes the dangerous place is empty and the harmless one deadly. If the Hero never knows, you have built well.
