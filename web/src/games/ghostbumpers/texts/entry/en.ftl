# Ghostbumpers in three sentences, in English.

entry-1 = You hide *one Scare card* among the Relaxed cards of your pile: on top, at the bottom, or somewhere in between.
entry-2 = Then you play for tricks. Every trick you take *turns up* the next card of your pile.
entry-3 = If you turn up *the Scare card*, the round is over and you score nothing. Everybody else scores what still lies under theirs.
