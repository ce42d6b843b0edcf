# Die Partie des Tages, auf Deutsch.

deal-title = Die Partie des Tages
deal-line = Für alle dieselbe, jeden Tag eine neue.
deal-intro = Alle spielen dieselbe Partie gegen dieselben Bots, einmal und wann sie wollen. Der Zufall meint es mit allen gleich, also kommt es darauf an, wie du spielst. Jeden Tag um Mitternacht (UTC) gibt es eine neue.
deal-trust = Tipps gibt es hier nicht, und zurücknehmen lässt sich nichts. Jeder Browser hat einen Versuch. Niemand prüft, ob du zwei benutzt: Die Ergebnisse beruhen auf Vertrauen.
deal-practice = Dieses Haus steckt in deinem Browser. Deshalb folgt die Partie aus dem Datum und ist zum Üben da: Ergebnisse anderer gibt es hier nicht, und niemand wird eingestuft.
deal-ends = Noch { $hours } Std. { $minutes } Min.
deal-streak = { $count ->
    [one] Einen Tag gespielt
   *[other] { $count } Tage in Folge
}
deal-as = { $count ->
    [one] { $role }, gegen einen Bot
   *[other] { $role }, gegen { $count } Bots
}
deal-play = Spielen
deal-results = Ergebnisse
deal-yesterday = Ergebnisse von gestern
deal-tomorrow = Die Tür von morgen steht einen Spalt offen
deal-tomorrow-text = Die Partien von morgen stehen schon fest. Das hier sind die Fingerabdrücke ihrer Startwerte. Die Startwerte selbst werden gezeigt, wenn jener Tag vorbei ist.
deal-late = Deine Partie ging erst zu Ende, als der Tag schon vorbei war. Deshalb steht sie nicht in der Liste.
deal-ranked-by = Es zählt der Vorsprung vor dem besten Bot: Das ist die Zahl in Klammern.
deal-won = gewonnen
deal-lost = verloren
deal-alone = Heute ist sonst noch niemand fertig. Schau später wieder vorbei.
deal-share = Text zum Teilen kopieren
deal-copy-this = Kopiere diesen Text:
deal-partings = Wo sich die Wege trennten
deal-partings-text = Momente, in die andere genauso gekommen sind wie du und in denen nicht alle dasselbe gewählt haben.
deal-partings-none = Bisher haben alle, die an deiner Stelle standen, dasselbe gewählt.
deal-parting = { $count ->
    [one] Hier stand eine Person
   *[other] Hier standen { $count } Leute
}
deal-fixed = Dieser Fingerabdruck des Startwerts war bekannt, bevor der Tag begann. Der Startwert wird gezeigt, wenn der Tag vorbei ist, und beweist, dass niemand etwas ausgetauscht hat.
deal-others = So haben andere gespielt
deal-shared = Spukhaus, die Partie des Tages ({ $day }). { $game }: { $won ->
    [yes] gewonnen
   *[no] verloren
}, Platz { $place } von { $players }.
deal-shared-practice = Spukhaus, die Übungspartie des Tages ({ $day }). { $game }: { $won ->
    [yes] gewonnen.
   *[no] verloren.
}
