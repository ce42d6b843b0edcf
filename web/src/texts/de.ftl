# Was die Seiten sagen, auf Deutsch.

house-motto = { $doors ->
    [3] Drei Türen, und hinter jeder rührt sich etwas.
    [4] Vier Türen, und hinter jeder rührt sich etwas.
   *[other] { $doors } Türen, und hinter jeder rührt sich etwas.
}
door-shut = noch zu
open-tables = Offene Tische
your-name = Dein Name
default-name = Gast
# What those are called who gave no name, in each language: the table keeps the one that they came in.
default-names = Gast, Guest, Anonyme, Gość
play-here = { $count ->
    [2] Zu zweit an diesem Bildschirm
   *[other] { $count } Leute an diesem Bildschirm
}
labelled = { $name }: { $text }
close = Schließen
cancel = Abbrechen
home = Haus
rules = Regeln
settings = Einstellungen
setting-language = Sprache
setting-theme = Licht
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
setting-speed = Tempo der Szenen
speed-times = { $speed } ×
speed-off = ohne Szenen
setting-volume = Lautstärke
mute = Ton aus
setting-sounds = Töne für
setting-sounds-moves = Züge und Szenen
setting-sounds-turn = Ich bin an der Reihe
setting-sounds-chat = Nachrichten
setting-captions = Auf jede Karte schreiben, was sie ist
setting-notify = Im Browser melden, wenn ich an der Reihe bin
setting-notify-away = An Tischen mit anderen auch dann, wenn keine Seite des Hauses offen ist. Die Meldung sagt nur, dass du an der Reihe bist.
setting-notify-refused = Solange keine Seite des Hauses offen ist, meldet dieser Browser nichts: Er hat abgelehnt. Lass eine Seite offen, damit du von deinem Zug erfährst.
error-away = Das Haus antwortet nicht. Dein Zug wurde nicht ausgeführt; es geht weiter, sobald die Verbindung wieder steht.
reconnecting = Die Verbindung ist unterbrochen. Wir versuchen es wieder …
show-rule = Regel { $rule } zeigen
your-turn = Du bist dran
turn-of = An der Reihe: { $name }
waiting-for = Warten auf: { $names }
looking-back = Rückblick: So stand es bei Eintrag { $number }.
back-to-now = Zum aktuellen Stand
bot-called = Bot { $name }
rematch = Noch einmal, mit getauschten Rollen
same-sides = Noch einmal, mit denselben Rollen
to-rematch = Zur Revanche
watch-next = Bei der Revanche zuschauen
download-match = Partie als Datei aufheben
seats = Plätze
seat-free = frei
seat-bot = Bot
seat-here = da
seat-away = weg
seat-thinks = überlegt
invite-title = Lade jemanden ein
invite-text = Verschick diesen Link. Wer ihn öffnet, kann sich auf einen freien Platz setzen; ein Konto braucht niemand.
invite-link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
sit-down-and-play = Hinsetzen und mitspielen
take-seat = Spielen: { $role }
bot-takes-seat = Einen Bot spielen lassen
around-table = Rund um den Tisch
tools = Werkzeuge
proposal = { CODE($seat) ->
    [you] Du schlägst vor: { $what }.
   *[other] { $seat } schlägt vor: { $what }.
}
proposal-undo = den letzten Zug zurücknehmen
proposal-pause = eine Pause machen
proposal-resume = weiterspielen
agree = Einverstanden
disagree = Ablehnen
undo = Zurücknehmen
undo-ask = Bitten, den Zug zurückzunehmen
take-back-seat = Wieder selbst spielen
nudge = { $name } anstupsen
let-bot-play = Einen Bot für { $name } weiterspielen lassen
pause = Pause
resume = Weiter
other-device = Auf einem anderen Gerät weiterspielen
other-device-hint = Öffne diesen Link binnen einer Viertelstunde auf dem anderen Gerät:
leave = Verlassen
leave-really = Wirklich verlassen
leave-text = Ein Bot spielt für dich zu Ende, und zurück kannst du nicht. Danach steht die Partie unter „Deine Partien“. Willst du nur später weiterspielen, dann geh einfach: Der Tisch wartet auf der Startseite.
leave-before = Dein Platz wird wieder frei.
stay = Bleiben
log = Was bisher geschah
log-leaf = Verlauf
chat = Etwas sagen
send = Sagen
fair-shuffle = Wurde ehrlich gemischt?
fair-shuffle-text = Alles, was in dieser Partie der Zufall entscheidet, folgt aus einem Startwert. Das hier ist sein Fingerabdruck, festgelegt vor dem ersten Zug. Am Ende wird der Startwert gezeigt, und mit „spukhaus verify“ kannst du die ganze Partie nachprüfen. Einen unehrlichen Gastgeber hält das nicht vom Spicken ab.
seed = Startwert
pass-device = Gebt das Gerät weiter an { $name }
pass-device-hint = Die anderen schauen jetzt weg.
pin = Deine PIN
pin-new = Eine PIN, wenn du eine willst
pin-wrong = Das ist nicht die PIN.
i-am = Ich bin { $name }
note-seated = { $name } setzt sich.
note-left = { $seat } verlässt den Tisch.
note-started = Die Partie beginnt.
note-took-back = { CODE($seat) ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $seat } nimmt einen Zug zurück.
}
note-paused = Die Partie ist unterbrochen.
note-resumed = Die Partie geht weiter.
note-said = { $seat }: { $text }
note-nudged = { CODE($seat) ->
    [you] Du wirst angestupst: Alle warten.
   *[other] { $seat } wird angestupst: Alle warten.
}
note-substituted = { CODE($seat) ->
    [you] Für dich spielt jetzt ein Bot.
   *[other] Für { $seat } spielt jetzt ein Bot.
}
note-returned = { CODE($seat) ->
    [you] Du spielst wieder selbst.
   *[other] { $seat } spielt wieder selbst.
}
house-away = Das Haus antwortet nicht.
try-again = Noch einmal versuchen
your-tables = Deine Tische
table-options = Optionen für diesen Tisch
table-clock = Bedenkzeit
clock-none = unbegrenzt
clock-quick = eine Minute je Entscheidung
clock-match = zehn Minuten insgesamt und dazu fünf Sekunden je Entscheidung
clock-day = ein Tag je Entscheidung
table-spectators = Zuschauer sehen
spectators-public = was alle wissen dürfen
spectators-seat = was man auf einem Platz sieht, wenn dort jemand zustimmt
spectators-open = was alle wissen dürfen, und am Ende alles
spectators-none = nichts: Zuschauen darf niemand
table-chat = Chat
table-aids = Hilfen: Wer spielt, darf sich zeigen lassen, was aus dem Bekannten folgt, und um Tipps bitten
table-listed = Tisch öffentlich zeigen: Alle dürfen mitspielen und später zuschauen
notify-denied = Dein Browser erlaubt das nicht. Du kannst es in seinen Einstellungen ändern.
note-answered = { CODE($seat) ->
    [you] { $agrees ->
        [true] Du bist einverstanden.
       *[false] Du lehnst ab.
    }
   *[other] { $agrees ->
        [true] { $seat } ist einverstanden.
       *[false] { $seat } lehnt ab.
    }
}
note-offered = { CODE($seat) ->
    [you] Du schlägst etwas vor.
   *[other] { $seat } schlägt etwas vor.
}
bot-name-random = { $place ->
    [1] Zocker Willi
    [2] Zockerin Ida
    [3] Zocker Bodo
    [4] Zockerin Gerda
    [5] Zocker Tom
    [6] Zockerin Hanne
   *[other] Zocker Willi (Bot)
}
bot-name-novice = { $place ->
    [1] Neuling Nils
    [2] Neuling Ella
    [3] Neuling Bruno
    [4] Neuling Frieda
    [5] Neuling Oskar
    [6] Neuling Lotte
   *[other] Neuling Nils (Bot)
}
bot-name-sensible = { $place ->
    [1] Kluge Klara
    [2] Kluger Jonas
    [3] Kluge Berta
    [4] Kluger Emil
    [5] Kluge Tilda
    [6] Kluger Ralf
   *[other] Kluge Klara (Bot)
}
bot-name-expert = { $place ->
    [1] Kenner Kai
    [2] Kennerin Dora
    [3] Kenner Paul
    [4] Kennerin Luise
    [5] Kenner Gregor
    [6] Kennerin Thea
   *[other] Kenner Kai (Bot)
}
bot-name-master = { $place ->
    [1] Meister Max
    [2] Meisterin Vera
    [3] Meister Leo
    [4] Meisterin Agnes
    [5] Meister Hugo
    [6] Meisterin Sofie
   *[other] Meister Max (Bot)
}
bot-name-perfect = Orakel
how-many = Wie viele spielen mit?
who-sits-where = Wer sitzt wo?
seat-label = Platz { $number }
who-me = ich
who-here = jemand anders an diesem Bildschirm
who-link = jemand per Link
start-so = So beginnen
table-edition = Ausgabe
table-edition-file = Eine eigene Ausgabe (eine .toml-Datei)
bots-take-seats = Alle freien Plätze mit Bots besetzen
which-bot = Welcher Bot?
free-seat = Platz frei machen: { $name }
at-the-same-time = Gleichzeitig wählen: { $names }
pass-device-other = Oder schaut jemand anders?
play-again = Noch einmal
ranking = Ergebnis
same-name = { $name } [{ $number }]
watch-now = Schau hin …
why = Warum?
why-title = Warum hat { $name } das getan?
why-tries = { $count ->
    [one] in einer gedachten Welt ausprobiert
   *[other] in { $count } gedachten Welten ausprobiert
}
why-chosen = gewählt
hint = Tipp
hint-thinking = Jemand denkt für dich nach …
others-first = { $count ->
    [one] Vorher kommt noch jemand anders dran …
   *[other] Vorher kommen noch { $count } andere dran …
}
hint-title = Tipp: { $action }
hint-for-you = Das siehst nur du. Nach der Partie sehen alle, wie oft nach einem Tipp gefragt wurde.
hint-play = Das spielen
hints-asked = { $count ->
    [one] ein Tipp
   *[other] { $count } Tipps
}
bot-strength = Wie stark sind die Bots?
level-option = { $name }: { $strength }
level-random = rein zufällig
level-novice = leicht
level-sensible = mittel
level-expert = stark
level-master = sehr stark
level-perfect = perfekt

# A table that was played on from a moment of another match
branch-note = Diese Partie zweigt mitten aus einer anderen ab. Was { $name } in jenem Augenblick nicht wissen konnte, ist neu verteilt, und zwar passend zu allem, was bekannt war.
branch-origin = Zu jenem Augenblick
shelf-rules = Die Regeln von { $game }

## A game without a board of its own

plain-action = Deine Aktion, als Text:
plain-do = Ausführen
drawer-unread = { $count ->
    [one] Rund um den Tisch: eine neue Nachricht
   *[other] Rund um den Tisch: { $count } neue Nachrichten
}
dock = Deine Sachen
notes = Notizen
notes-hint = Nur für dich, in diesem Browser.
table-leaf = Tisch
end-other-devices = Andere Geräte abmelden
other-devices-ended = Ab jetzt kommst du nur noch mit diesem Gerät an deinen Platz.
undo-unrated = Seit diesem Zug hast du etwas erfahren. Wenn du ihn zurücknimmst, wird die Partie nicht gewertet.
undo-anyway = Trotzdem zurücknehmen
bot-for-you = Ein Bot spielt für dich.
bot-for = Ein Bot spielt für { $name }.
look-at-board = Den Tisch ansehen

## Company at a table: reactions, and whom one does not want to hear

react = Reagieren
reaction = { $reaction ->
    [wave] Huhu!
    [luck] Viel Glück!
    [applause] Bravo!
    [well-played] Gut gespielt!
    [thanks] Danke!
    [laugh] Haha!
    [wow] Wow!
    [thinking] Mal überlegen …
    [fright] Hilfe!
    [tears] Oh nein!
    [grumble] Grr!
   *[sleepy] Schnarch …
}
end-wave = Allen winken
setting-reactions = Reaktionen der anderen zeigen
setting-blocked = Blockierte Namen
block = { $name } blockieren
unblock = { $name } nicht mehr blockieren
block-hint = Von Leuten mit einem blockierten Namen siehst du an keinem Tisch mehr Nachrichten oder Reaktionen. Sie erfahren davon nichts.

## Quick match: somebody is looked for

find-somebody = Jemanden finden
somebody-looking = Wir suchen jemanden für dich. Spiel solange weiter.
somebody-stop = Nicht mehr suchen
somebody-came = { $name } ist da und möchte mit dir spielen.
somebody-now = Zum Tisch
somebody-later = Nach dieser Partie
people-here = { $count ->
    [one] Gerade ist eine Person da
   *[other] Gerade sind { $count } Leute da
}
