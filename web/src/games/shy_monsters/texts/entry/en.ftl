# Shy Monsters in three sentences, in English.

entry-1 = The Dungeon Master lays a storey *face down*: one Exit, three Corridors, two Monsters.
entry-2 = The Hero turns up tile after tile. A Monster that *feels at home* there leaps at him; one that does not hides its face.
entry-3 = One attack, one jump, *three storeys*: does the Hero get out?
