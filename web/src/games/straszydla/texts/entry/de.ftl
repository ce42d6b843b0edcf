# Straszydła in drei Sätzen, auf Deutsch.

entry-1 = Alle planen *heimlich* ihren Weg durch die Stadt; dann gehen alle Figuren gleichzeitig ihre Pfeile entlang.
entry-2 = Wo du anhältst, *erschreckst* du die Leute und nimmst ihre Angst als Steine mit, bei Tag und bei Nacht.
entry-3 = Mit der Angst rufst du *Spukgestalten* herbei und fütterst sie. Wer den geheimen *Pakt* zuerst erfüllt, gewinnt.
