# Straszydła in three sentences, in English.

entry-1 = Everybody plans a way through the town *in secret*; then all plans are shown, and the pawns follow their arrows.
entry-2 = Where you stop, you *scare* people out of their wits and take their fear with you as cubes, by day and by night.
entry-3 = Fear buys you *spooks* and keeps them fed. Whoever is first to fill their secret *pact* wins.
