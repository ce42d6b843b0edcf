# Ghostbumpers in three sentences, in English.

entry-1 = In your pile of characters you hide *one Scare card* among Relaxed ones: on top, at the bottom, or in between.
entry-2 = Then you play for tricks. Every trick that you take *turns up* the next card of your pile.
entry-3 = Relaxed cards score. But once *the Scare card* comes up, every further trick hurts; you had better not take any.
