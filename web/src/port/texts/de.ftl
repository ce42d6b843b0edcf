# Was gesagt wird, wo das Haus in der Seite selbst steckt, auf Deutsch.

pocket-moving = Das Haus zieht ein: { $percent } %
pocket-waking = Das Haus wacht auf …
pocket-broken = Das Haus konnte in diesen Browser nicht einziehen ({ $reason }).
pocket-kept = In diesem Browser und sonst nirgends: kein Server, kein Konto, kein Name. Partien, bei denen mehrere an einem Bildschirm sitzen, werden nicht gezählt, weil niemand weiß, wem sie gehören.
pocket-may-go = Wenn auf dem Gerät der Platz knapp wird, darf der Browser das alles wegwerfen.
pocket-promise = Für immer aufheben
pocket-promised = Der Browser hat versprochen, es aufzuheben, bis du es löschst.
pocket-refused = Der Browser hat nicht versprochen, es aufzuheben. Er tut es eher, wenn das Haus auf deinem Startbildschirm liegt; speichere deine Partien bis dahin ab und zu als Datei.
far-away = Anderswo
far-away-how = Dieses Haus steckt in deiner Tasche, und sonst kommt niemand hinein. Wer mit Leuten anderswo spielen will, trifft sich in einem Haus, das allen offen steht: Wer eines betreibt, hat eine Adresse für euch.
far-away-address = Die Adresse eines Hauses
far-away-go = Dorthin gehen
far-away-form = Das ist keine Adresse. So sieht eine aus: https://haus.example
home-screen = Das Haus auf den Startbildschirm legen
pocket-levels = Er denkt auf diesem Gerät nach, und nie länger, als er Zeit hat: Auf einem langsamen Gerät probiert er weniger durch und spielt deshalb schwächer.
pocket-perfect = Er braucht eine Datei von 9 MB, die zu seinem ersten Zug geholt wird. Ohne Netz spielt er wie die Stufe darunter.
