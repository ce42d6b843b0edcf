# Shy Monsters in three sentences, in English.

entry-1 = The Dungeon Master lays out a storey *face down*: one Exit, three Corridors, two Monsters.
entry-2 = The Hero reveals tile after tile. An *active* Monster leaps at him; an *uneasy* one hides its face.
entry-3 = *Three storeys*, with one Attack and one Jump on each: will the Hero get out?
odds = The Hero is the underdog.
