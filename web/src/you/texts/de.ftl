# Was die Seite mit deinen Partien sagt, auf Deutsch.

you-title = Deine Partien
you-looking = Deine Partien werden gesucht …
you-away = Das Spukhaus antwortet nicht. Hier steht, was dein Browser sich gemerkt hat.
you-going-on = Noch nicht zu Ende
you-left-going-on = Wo du gegangen bist, spielt ein Bot für dich zu Ende; danach steht die Partie hier unter den anderen.
you-empty-title = Noch nichts da
you-empty = Jede Partie, die du in diesem Browser zu Ende spielst, wird hier gezählt: gegen wen du gespielt hast, wie du eröffnet hast und wie stark du demnach bist. Hast du schon auf einem anderen Gerät gespielt? Dann gib unten das Geheimnis von dort ein.
you-play = Eine Partie spielen
you-total = { $played ->
    [one] { $won ->
        [0] Eine Partie, nicht gewonnen.
       *[other] Eine Partie, und die gewonnen.
    }
   *[other] { $won ->
        [0] { $played } Partien, davon keine gewonnen.
        [one] { $played } Partien, davon eine gewonnen.
       *[other] { $played } Partien, davon { $won } gewonnen.
    }
}
you-by-side = Nach Seite
you-side = Seite
you-by-opponent = Nach Gegnern
you-opponent = Gegner
you-played = Partien
you-won = Gewonnen
you-opening = Eröffnung
you-times = Wie oft
you-points = Punkte im Schnitt
you-more-openings = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
}
you-rating = Deine Wertung gegen die Bots
you-rating-as = Deine Wertung gegen die Bots: { $role }
you-rating-few = { $count ->
    [0] Noch zählt keine Partie dafür.
    [one] Bisher zählt eine Partie dafür.
   *[other] Bisher zählen { $count } Partien dafür.
} { $left ->
    [one] Nach einer weiteren gibt es eine Zahl.
   *[other] Nach { $left } weiteren gibt es eine Zahl.
}
you-rating-is = Etwa { $rating }, und mit 95 % Sicherheit zwischen { $low } und { $high }, nach { $count ->
    [one] einer Partie.
   *[other] { $count } Partien.
}
you-you = Du
you-unrated = { $count ->
    [one] Eine Partie zählt nicht für die Wertung; warum, steht in der Liste.
   *[other] { $count } Partien zählen nicht für die Wertung; warum, steht in der Liste.
}
you-unrated-hints = also ohne Wertung
you-unrated-taken-back = ein Zug wurde zurückgenommen, also ohne Wertung
you-unrated-substituted = ein Bot sprang für dich ein, also ohne Wertung
you-unrated-edition = andere Ausgabe, also ohne Wertung
you-unrated-left = du bist gegangen und ein Bot hat zu Ende gespielt, also ohne Wertung
you-unrated-people = ohne Bot, also ohne Wertung
you-matches = Deine Partien
you-several = { $count } × { $name }
you-against = gegen { $names }
you-as-against = { $role } gegen { $names }
you-place = Platz { $place } von { $of }{ $counted ->
    [yes] , { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
   *[no] {""}
}
you-result-left = verlassen
you-result-won = gewonnen
you-result-lost = verloren
you-replay = Nachspielen
you-table = Tisch
you-all = { $count ->
    [one] Die Partie zeigen
    [2] Beide Partien zeigen
   *[other] Alle { $count } Partien zeigen
}
you-fewer = Weniger zeigen
you-show = Welche Partien
you-show-all = Alle
you-show-won = Gewonnen
you-show-lost = Verloren
you-show-anybody = Alle
you-show-none = Keine solche Partie.
you-figures = Zahlen: Seiten, Gegner, Eröffnungen
you-keeping-title = Wo das aufgehoben ist
you-keeping = In diesem Browser und im Haus: dort als Liste von Tischen und Plätzen, unter einem Geheimnis, das dein Browser erzeugt hat. Es gibt kein Konto, keinen Namen und keine Adresse. Partien, bei denen mehrere an einem Bildschirm sitzen, zählen, sobald am Ende jemand sagt, wem sie gehören.
you-export = Alles als Datei speichern
you-import = Aus Datei laden
you-imported = { $count ->
    [one] Eine Partie wurde geladen.
   *[other] { $count } Partien wurden geladen.
}
you-import-failed = Diese Datei lässt sich nicht lesen. Wähl eine, die hier gespeichert wurde.
you-secret-show = Dein Geheimnis
you-delete = Alles löschen
you-secret-title = Dein Geheimnis
you-secret-about = Wer es hat, sieht diese Liste und kann sie löschen. Gib es auf einem anderen Gerät ein, dann werden dort dieselben Partien gezählt.
you-secret-mine = Das Geheimnis dieses Browsers
you-secret-see = Zeigen
you-secret-other = Ein Geheimnis von einem anderen Gerät
you-secret-use = Hier verwenden
you-secret-form = Das ist kein Geheimnis: Es besteht aus mindestens 32 Buchstaben und Ziffern, ohne Leerzeichen.
you-secret-unknown = Unter einem Geheimnis, das noch niemand benutzt hat, gibt es keine Partien: Dann bleibt diese Seite leer.
you-secret-leave = Von da an zählt dieser Browser unter dem anderen Geheimnis und nimmt seine Partien dorthin mit. Die Liste unter dem Geheimnis oben bleibt im Haus: Lösch sie vorher, wenn du sie nicht mehr brauchst.
you-delete-what = { $count ->
    [one] Eine Partie wird aus deiner Liste gelöscht, in diesem Browser und im Haus, und dein Geheimnis wird vergessen.
   *[other] { $count } Partien werden aus deiner Liste gelöscht, in diesem Browser und im Haus, und dein Geheimnis wird vergessen.
} Andere Geräte mit demselben Geheimnis merken es, wenn sie diese Seite das nächste Mal öffnen.
you-delete-not = Die Tische selbst bleiben: Sie gehören allen, die dort gespielt haben. Mit dir verbindet sie dann nichts mehr, außer dem Namen, den du am Tisch angegeben hast.
you-delete-keys = Auch die Schlüssel dieser Plätze vergessen; dann kann dieser Browser dort nicht mehr mitspielen
you-delete-really = Wirklich alles löschen
you-delete-failed = Das Haus antwortet nicht, und es wurde nichts gelöscht. Versuch es später noch einmal.
you-deleted = Alles ist gelöscht.
whose-title = Wem gehört die Partie?
whose-text = An diesem Bildschirm haben mehrere gespielt. Sag, welcher Platz deiner war: Dann kommt die Partie in deine Liste. Die anderen können ihre auf ein eigenes Gerät mitnehmen.
whose-here = An diesem Bildschirm haben mehrere gespielt. Sag, welcher Platz deiner war: Dann kommt die Partie in deine Liste.
whose-mine = Das war ich
whose-is-mine = Das war ich ✓
whose-give = Weitergeben
whose-link = Diesen Link öffnet { $name } auf einem anderen Gerät, innerhalb einer Viertelstunde. Er gilt einmal.
whose-done = Fertig
you-delete-traces = Auch meinen Namen und alles, was ich an diesen Tischen geschrieben habe, löschen, dazu ganze Tische, an denen sonst niemand gespielt hat. Tische, deren Auslosung andere noch spielen, bleiben, bis diese fertig sind.
