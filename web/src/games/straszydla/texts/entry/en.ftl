# Straszydła in three sentences, in English.

entry-1 = Everybody plans a way through the town *in secret*; then all pawns go their arrows at the same time.
entry-2 = Where you stop, you *scare* people out of their wits, and take their fear home as cubes, by day and by night.
entry-3 = With fear you summon *spooks* and keep them fed. Whoever fills the secret *pact* first has won.
