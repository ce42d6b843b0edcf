# Straszydła in drei Sätzen, auf Deutsch.

entry-1 = Alle planen *heimlich* ihren Weg durch die Stadt; dann werden die Pläne aufgedeckt, und die Figuren folgen ihren Pfeilen.
entry-2 = Wo du anhältst, *erschreckst* du die Leute und nimmst ihre Angst als Steine mit, bei Tag und bei Nacht.
entry-3 = Mit der Angst kaufst und fütterst du *Spukgestalten*. Wer zuerst den eigenen geheimen *Pakt* erfüllt, gewinnt.
