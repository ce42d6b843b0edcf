# Was das Haus selbst sagt, auf Deutsch.

nothing = –
chance = der Zufall
seat-number = Spieler { $number }
refused-by-rule = { $reason } (Regel { $rule })
outcome = { $count ->
    [one] { $winners } gewinnt: { $reason }
   *[other] { $winners } gewinnen gemeinsam: { $reason }
}
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
ranking-line = { $place }. { $seat }: { $points }

## Woher eine Regel kommt; dieselben Wörter kennzeichnen sie auf den Regelseiten

status-attested = Belegt
status-public = Öffentlich beschrieben
status-reconstructed = Rekonstruiert
status-reading = Unsere Lesart

## Ablehnungen

error-action-form = „{ $text }“ ist keine Aktion dieses Spiels. „help“ zeigt, wie man Aktionen schreibt.
error-match-over = Die Partie ist zu Ende; in ihr geht nichts mehr.
error-not-asked = { $seat } ist nicht an der Reihe. Gewartet wird auf: { $asked }.
error-match-too-long = Die Partie wurde nach { $limit } Aktionen abgebrochen.
error-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Bekannt sind: { $known }.
error-unknown-edition = Eine Ausgabe „{ $edition }“ gibt es nicht, und auch keine Ausgabendatei (.toml) dieses Namens. Eingebaut sind: { $known }.
error-unknown-lesson = Eine Lektion „{ $lesson }“ gibt es nicht. Es gibt: { $known }.
error-lesson-form = Die Lektion „{ $lesson }“ ist falsch geschrieben: { $text }.
error-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Bekannt sind: { $known }.
error-unknown-puzzle = Ein Rätsel namens „{ $puzzle }“ gibt es nicht. Bekannt sind: { $known }.
error-puzzle-file = Das Rätsel „{ $puzzle }“ ist nicht zu lesen: { $reason }.
error-puzzle-unproven = Das Rätsel „{ $puzzle }“ fragt etwas, was das Programm nicht beweisen kann.
error-puzzle-values = Das Rätsel „{ $puzzle }“ behauptet etwas anderes, als das Programm beweist.
error-puzzle-plain = Das Rätsel „{ $puzzle }“ ist keines: Die Antwort liegt auf der Hand oder ist nicht klar genug.
error-puzzle-world = Im Rätsel „{ $puzzle }“ passt das Gegenbeispiel zu „{ $action }“ nicht zu dem, was der Platz weiß.
error-puzzle-other-match = Die Bots des Rätsels „{ $puzzle }“ spielen seine Partie nicht mehr so.
error-unknown-rule = Eine Regel { $rule } gibt es nicht. Die Regeln gehen von { $first } bis { $last }.
error-no-example = Zu Regel { $rule } gibt es kein Beispiel.
error-unknown-seat = „{ $name }“ ist kein Platz dieses Spiels. Bekannt sind: { $known }.
error-seat-count = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-seats-named = { $count ->
    [one] Ein Platz ist genannt
   *[other] { $count } Plätze sind genannt
}; dieser Tisch hat { $seats }. Die Namen werden mit Kommas getrennt.
error-unknown-option = Dieses Spiel kennt keine Option „{ $option }“. Bekannt sind: { $known }.
error-unknown-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“. Bekannt sind: { $known }.
error-seed-form = Ein Startwert hat 64 hexadezimale Ziffern; „{ $seed }“ nicht.
error-arena-bots = Eine Arena braucht zwei oder mehr verschiedene Bots, mit Kommas getrennt; das sind: { $bots }.
error-players-form = „{ $text }“ ist keine Spielerzahl. Schreib 4 oder 3,5 oder 3-6.
error-bot-import = Einen Bot { $bot } gibt es nicht zu laden: { $reason }.
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $reason }
error-bot-refused = In Auslosung { $deal } mit den Bots { $bots } hat einer gewählt, was die Regeln ablehnen: { $reason }
error-process-died = Ein spielender Prozess ist gestorben. Ging der Speicher aus? Weniger --jobs brauchen weniger.
error-no-ray = Ray ist nicht installiert. Es kommt mit: pip install "spukhaus[ray]"
error-ray-unavailable = Unter „{ $address }“ ist kein Ray-Verbund zu erreichen: { $reason }
error-no-file = Die Datei { $path } gibt es nicht, oder sie ist nicht lesbar.
error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
error-playthrough-old = { $path } ist veraltet. „spukhaus playthrough --write“ schreibt die Datei neu; dann den Unterschied durchlesen.

## Ausgabendateien

expected-text = ein Text in Anführungszeichen
expected-whole = eine ganze Zahl
expected-list = eine Liste in eckigen Klammern
expected-list-of-texts = eine Liste von Texten in Anführungszeichen
expected-table = eine Tabelle
expected-tables = eine oder mehrere Tabellen in doppelten eckigen Klammern
error-edition-encoding = Die Datei ist kein UTF-8-Text. Bitte als UTF-8 speichern.
error-edition-syntax = Zeile { $line }: Das ist kein richtiges TOML: { $reason }.
error-edition-other-game = Zeile { $line }: Diese Ausgabe gehört zum Spiel „{ $found }“, nicht zu „{ $expected }“.
error-edition-missing = Zeile { $line }: { $entry ->
    [file] In der Datei
   *[other] In „{ $entry }“
} fehlt der Eintrag „{ $missing }“.
error-edition-unknown = Zeile { $line }: Den Eintrag „{ $entry }“ kennt niemand. Bekannt sind hier: { $known }.
error-edition-type = Zeile { $line }: „{ $entry }“ muss so aussehen: { $expected }.
error-edition-pattern = Zeile { $line }: „{ $entry }“ ist „{ $found }“ und muss die Form { $pattern } haben.
error-edition-one-of = Zeile { $line }: „{ $entry }“ ist „{ $found }“ und muss eines davon sein: { $known }.
error-edition-range = Zeile { $line }: „{ $entry }“ ist { $found } und muss zwischen { $least } und { $most } liegen.

## Partiedateien

error-file-encoding = Die Datei ist kein UTF-8-Text.
error-file-first-line = Zeile { $line }: Eine Partiedatei beginnt mit „spukhaus match“ und der Nummer ihres Formats.
error-file-format = Zeile { $line }: Diese Datei hat Format { $found }; dieses Programm liest Formate bis { $known }.
error-file-line = Zeile { $line }: Das ist weder ein Kopfeintrag („Name: Wert“) noch eine Aktion („Nummer Platz Aktion“): { $text }
error-file-header-twice = Zeile { $line }: Der Kopfeintrag „{ $header }“ steht hier zum zweiten Mal.
error-file-header-unknown = Zeile { $line }: Einen Kopfeintrag „{ $header }“ gibt es nicht.
error-file-header-missing = Der Kopfeintrag „{ $header }“ fehlt.
error-file-rules = Zeile { $line }: Diese Partie wurde nach Fassung { $found } der Regeln von { $game } gespielt; dieses Programm hat Fassung { $known }. Spiele sie mit einer Ausgabe von Spukhaus ab, die Fassung { $found } hat: docs/match-files.md sagt, welche.
error-file-value = Zeile { $line }: „{ $found }“ ist kein richtiger Wert für den Kopfeintrag „{ $header }“.
error-file-edition = Zeile { $line }: Die Ausgabe „{ $edition }“ ist nicht die, mit der diese Partie gespielt wurde.
error-file-number = Zeile { $line }: Hier müsste Aktion { $expected } stehen, nicht { $found }. Fehlt eine Zeile?
error-file-seat = Zeile { $line }: „{ $found }“ ist kein Platz dieses Tisches; er hat { $seats }, gezählt ab 0.
error-file-refused = Zeile { $line }:
error-file-commitment = Zeile { $line }: Der Startwert passt nicht zum Fingerabdruck, der vor der Partie gezeigt wurde.
error-file-chance = Zeile { $line }: Der Zufall tat nicht, was der Startwert sagt: { $found }
error-file-text = Der Kopfeintrag „{ $header }“ muss eine einzige Zeile druckbaren Textes sein.
error-file-outcome = Zeile { $line }: Die Partie endet nicht so, wie die Datei behauptet.
error-file-thought = Zeile { $line }: Das ist kein Gedanke zur Aktion darüber, in JSON.
error-file-redeal = Zeile { $line }: Hier wird neu ausgeteilt; dafür stehen hinter ~ ein Platz (von 0 bis { $last }) und ein Startwert aus 64 Zeichen.
error-thought-form = Ein Gedanke hat ein Maß, Möglichkeiten und Vermutungen.

## Tische

error-no-advice = Zu „{ $text }“ hat dieses Spiel keinen Rat.
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-no-such-moment = Diesen Augenblick gibt es nicht; der Tisch steht bei Nummer { $last }.
error-no-such-table = Diesen Tisch gibt es nicht. Stimmt der Link?
error-no-such-seat = Dieser Tisch hat { $seats } Plätze, gezählt ab 0.
error-seat-taken = Dort sitzt schon jemand. Nimm einen anderen Platz, oder schau zu.
error-table-started = Die Partie hat begonnen; Plätze sind nicht mehr zu haben. Zuschauen geht.
error-table-not-started = Die Partie hat noch nicht begonnen oder ist zu Ende.
error-table-paused = Die Partie ist unterbrochen. Setzt sie erst fort.
error-stale = Am Tisch hat sich etwas geändert, seit du hingesehen hast. So steht es jetzt.
error-name-form = Ein Name hat 1 bis { $most } druckbare Zeichen.
error-title-form = Ein Titel hat höchstens { $most } druckbare Zeichen.
error-spectators-form = Was Zuschauer sehen, muss eines davon sein: { $known }.
error-clock-form = Zeiten liegen zwischen einer und { $most } Sekunden, Zuschläge zwischen 0 und einer Stunde.
error-not-your-seat = Diese Verbindung hat diesen Platz nicht.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-wrong-key = Dieser Schlüssel öffnet hier nichts.
error-link-expired = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
error-origin = Die Seite eines anderen Anbieters darf das nicht.
error-no-spectators = An diesem Tisch gibt es keine Zuschauer.
error-watching-off = An diesem Tisch schauen Zuschauer niemandem über die Schulter.
error-undo-nothing = Du hast nichts zurückzunehmen.
error-offer-pending = Es liegt schon ein Vorschlag vor. Beantwortet erst den.
error-offer-none = Es liegt kein Vorschlag vor, den du beantworten könntest.
error-aids-off = An diesem Tisch sind Hilfen ausgeschaltet.
error-hint-substituted = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
error-hint-pending = Ein Tipp ist schon unterwegs.
error-hint-failed = Gerade ist kein Tipp zu haben. Versuch es bald noch einmal.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-chat-form = Eine Nachricht hat 1 bis { $most } druckbare Zeichen.
error-nudge-too-soon = Gib ihnen { $seconds } Sekunden; einmal genügt.
error-substitute-too-soon = Ein Bot kann { $seconds } Sekunden nach dem Anstupsen übernehmen.
error-nobody-waits = Auf { $seat } wartet gerade niemand.
error-not-substituted = Für dich spielt kein Bot.
error-match-goes-on = Die Partie ist noch nicht zu Ende.
error-too-many-requests = Das war zu viel auf einmal. Warte einen Augenblick.
error-message-form = Diese Nachricht ist nicht lesbar: { $reason }
error-protocol = Dieser Server spricht Fassung { $known } des Protokolls, nicht { $found }. Lade die Seite neu.
error-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Bekannt sind: { $known }.
error-store-url = „{ $url }“ nennt keine hier brauchbare Datenbank. Möglich sind sqlite:DATEI, postgresql://… und memory:; PostgreSQL braucht die Zusatzpakete von „spukhaus[cluster]“.
error-store-newer = Diese Datenbank stammt von einer neueren Fassung des Programms ({ $found }; diese kennt { $known }). Bring das Programm auf den neuesten Stand.
error-store-broken = { $url } ist keine Datenbank dieses Programms.
error-store-unavailable = Die Datenbank { $url } ist gerade nicht zu erreichen. Sind Ordner oder Server da?
error-hub-url = „{ $url }“ nennt keinen hier brauchbaren Hub. Möglich sind memory: und redis://…; Redis braucht die Zusatzpakete von „spukhaus[cluster]“.
error-hub-unavailable = Der Hub { $url } ist gerade nicht zu erreichen. Läuft Redis?
error-workers-need-hub = { $workers } Prozesse brauchen eine gemeinsame Datenbank und einen Redis-Hub. Gib --database und --hub an.

## Die Kommandozeile

usage = Aufruf:
options = Optionen
arguments = Angaben
commands = Befehle
help-spukhaus = Spukhaus: Monsterspiele nach den Regeln, im Terminal und für Programme. „spukhaus BEFEHL --help“ sagt mehr zu jedem Befehl.
help-help = diese Hilfe zeigen und beenden
help-version = die Version zeigen und beenden
help-language = die Sprache: de, en, fr oder pl (sonst die des Systems)
help-games = die Spiele auflisten, mit Plätzen, Ausgaben und Bots
help-play = ein Spiel im Terminal spielen
help-play-game = das Spiel (gibt es mehrere, wird gefragt)
help-play-as = die eigenen Plätze, nach Rolle oder Nummer, mit Kommas getrennt; „all“ für mehrere Leute an einem Bildschirm
help-play-bots = der Bot für die übrigen Plätze (sonst ein fairer Gegner für Neue)
help-play-players = wie viele mitspielen (sonst wird gefragt, oder es sind so wenige wie möglich)
help-option = eine Option des Spiels als NAME=WERT; mehrfach möglich
help-seats = ein Bot für jeden Platz, mit Kommas getrennt
help-seed = ein Startwert aus 64 hexadezimalen Ziffern, um eine bestimmte Partie noch einmal zu spielen
help-edition = der Name einer eingebauten Ausgabe oder eine Ausgabendatei
help-save = die Partie in diese Datei schreiben
help-simulate = Bots viele Partien spielen lassen und zählen
help-simulate-games = wie viele Partien
help-simulate-jobs = wie viele Prozesse
help-simulate-seed = ein beliebiger Text; derselbe Text gibt dieselben Partien
help-arena = Bots auf denselben Karten und Würfen in jedem Platz gegeneinander antreten lassen und bewerten
help-arena-bots = zwei oder mehr Bots, mit Kommas getrennt; MODUL:NAME nimmt einen eigenen
help-arena-games = wie viele Partien mindestens; gespielt werden nur ganze Auslosungen
help-arena-players = wie viele mitspielen, zum Beispiel 4 oder 3,5 oder 3-6 (sonst jede Zahl, die das Spiel erlaubt)
help-arena-json = das Ergebnis als JSON in diese Datei schreiben
help-arena-html = einen Bericht mit Diagrammen in diese Datei schreiben
help-arena-ray = die Adresse eines Ray-Verbunds, auf dem gespielt wird („local“ startet einen hier); braucht spukhaus[ray]
help-json = das Ergebnis als JSON ausgeben
help-replay = eine Partie aus ihrer Datei Schritt für Schritt zeigen und prüfen
help-replay-file = die Partiedatei
help-replay-eyes = durch wessen Augen: ein Platz nach Rolle oder Nummer, „public“ oder „open“ für alles (sonst offen, wenn die Partie zu Ende ist, und öffentlich, wenn nicht)
help-replay-pictures = nach jedem Schritt auch den Tisch zeichnen
help-replay-why = nach jeder Aktion eines Bots auch sagen, was er abgewogen und was er vermutet hat
help-serve = den Server starten: Tische für Leute, die weit auseinander sind
help-serve-database = wo Partien liegen: sqlite:DATEI, postgresql://… oder memory:, um sie zu vergessen (sonst sqlite:spukhaus.db)
help-serve-hub = wie mehrere Prozesse einander Neues melden: memory: für einen, redis://… für mehrere
help-serve-workers = wie viele Prozesse (mehr als einer braucht eine gemeinsame Datenbank und Redis)
help-serve-host = die Adresse, an der gelauscht wird (sonst nur dieser Rechner)
help-serve-port = der Port; 0 nimmt 8765 oder, wenn der vergeben ist, einen freien (sonst 8765)
help-serve-origin = die Adresse einer anderen Seite, die sich verbinden darf, wenn dieser Server hinter ihr steht; mehrfach möglich
help-serve-pace = wie viele Sekunden ein Bot mindestens für einen Zug braucht, dem Leute zusehen (sonst 0,8)
help-serve-open = den Browser darauf öffnen
help-serve-tables-at-once = wie viele Tische eine Adresse eröffnen darf, bevor sie warten muss (sonst 200)
help-verify = eine beendete Partie prüfen: jede Aktion nach den Regeln, jedes Ziehen nach dem Startwert, der Startwert nach seinem Fingerabdruck
help-rules = die Regeln eines Spiels lesen
help-rules-rule = die Nummer einer Regel (sonst die ganze Seite)
help-game = das Spiel
help-edition-command = Ausgaben prüfen, auflisten und zeigen
help-edition-check = erklären, was in einer Ausgabendatei falsch ist
help-edition-check-file = die Ausgabendatei
help-edition-list = die eingebauten Ausgaben eines Spiels auflisten
help-edition-show = eine Ausgabendatei ausgeben, zum Kopieren und Ändern
help-puzzles = Stellungen mit einer Antwort, die das Programm beweist: welche finden, und vorhandene prüfen
help-puzzles-find = Bots spielen lassen und aus Augenblicken zum Nachdenken Rätsel machen; sie ersetzen die alten
help-puzzles-matches = wie viele Partien durchgesehen werden
help-puzzles-wanted = wie viele Rätsel bleiben sollen
help-puzzles-check = jedes Rätsel eines Spiels noch einmal beweisen
help-puzzles-bots = und die Bots die Partien noch einmal spielen lassen, aus denen sie stammen
puzzles-difficulty = Schwierigkeit
puzzles-worlds = Welten
puzzles-proven = { $count ->
    [one] Ein Rätsel: bewiesen.
   *[other] { $count } Rätsel: alle bewiesen.
}
help-playthrough = Musterpartien mit dem vergleichen, was die Regeln jetzt tun
help-playthrough-files = Partiedateien mit Anmerkungen dieses Werkzeugs
help-playthrough-write = die Anmerkungen neu schreiben

players = { $least ->
    [one] eine Person
   *[other] { $least } Personen
}
players-range = { $least } bis { $most } Personen
listing-editions = Ausgaben: { $editions }
bot-random = nimmt irgendeine Möglichkeit, jede gleich wahrscheinlich
edition-is-good = { $file } ist eine gute Ausgabe von { $game }: „{ $edition }“.
playthrough-is-good = { $file } ist auf dem neuesten Stand.
playthrough-written = { $file } wurde neu geschrieben.

choose-game = Welches Spiel?
choose-seat = Wen spielst du?
choose-players = Wie viele spielen mit?
only-me = du allein gegen Bots
everyone-here = alle, an diesem Bildschirm
listing-bot = Bot „{ $name }“: { $text }
commitment-is = Vor dem ersten Zug: Gemischt wird nach einem Startwert mit dem Fingerabdruck { $commitment }.
seed-was = Der Startwert war { $seed }. Sein Fingerabdruck ist der vor dem ersten Zug gezeigte.
what-now = { $seat }, was tust du?
prompt = Nummer oder Aktion („help“ für Hilfe):
terminal-help =
    Eine Nummer nimmt diese Möglichkeit; auch die Aktion selbst lässt sich so tippen, wie sie daneben steht.
    rules        die Regelseite          rules SM-17  eine Regel
    log          was bisher geschah      look         der Tisch noch einmal
    card         die Übersichtskarte     quit         das Spiel verlassen
    hint         was der stärkste Bot täte, und warum
no-such-number = Eine Möglichkeit mit dieser Nummer gibt es nicht.
curtain = Gerät weitergeben an: { $seat }. Die anderen schauen jetzt weg. Mit der Eingabetaste geht es weiter.
left = Du hast das Spiel verlassen.
saved = Die Partie liegt in { $file }. „spukhaus replay { $file }“ zeigt sie.
no-card = Dieses Spiel hat keine Übersichtskarte.

progress = { $done } von { $total }
table-seat = Platz
table-bot = Bot
table-wins = Siege
table-interval = 95-%-Intervall
table-score = Punkte im Mittel
table-ending = Ende
table-count = Partien
simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $game }, im Mittel { $decisions } Entscheidungen, { $speed } Entscheidungen in der Sekunde.
table-rating = Wertung
table-times-fair = × fairer Anteil
table-against = gegen
table-players = Spieler
table-decisions = Entscheidungen
table-median = Median (ms)
table-p99 = 99 % unter (ms)
table-worst = längste (ms)
table-memory = Speicherspitze (MB)
arena-title = Arena: { $game }
arena-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} auf { $deals ->
    [one] einer Auslosung
   *[other] { $deals } Auslosungen
}; Spielerzahl: { $players }; Ausgabe „{ $edition }“; Startwert „{ $seed }“. Wertung 0: { $anchor }.
arena-interrupted = Abgebrochen: Verlangt waren { $wanted }; es zählen die vollständigen Auslosungen.
arena-nothing-yet = Abgebrochen, bevor die erste Auslosung vollständig war: Es gibt nichts zu berichten.
arena-ladder = Wertungen
arena-reading = Jede Auslosung wurde mit jeder Besetzung gespielt; so sind Glück und Plätze für alle gleich. Der Punkt ist die Wertung, der Strich ihr 95-%-Intervall; gestrichelt ist die Null. 400 Punkte mehr heißen, dass ein Bot zehnmal so oft gewinnt wie der andere. Der faire Anteil ist, was jeder gewänne, wären alle gleich stark; geteilte Siege zählen in Teilen. Partien einer Auslosung hängen voneinander ab, daher sind alle Intervalle aus den Unterschieden zwischen den Auslosungen berechnet: Wo zwei Intervalle sich weit überdecken, braucht es mehr Auslosungen.
arena-head-to-head = Bot gegen Bot
arena-head-to-head-reading = Wie oft der Bot der Zeile gegen den der Spalte gewinnt. Mit mehr als zwei Spielern sitzt er allein, und alle anderen sind Bots der Spalte. Violett ist mehr als fair, Orange weniger.
arena-by-seat = Nach Platz
arena-by-seat-reading = Der Anteil der Siege auf jedem Platz, über alle Besetzungen. Gestrichelt ist, was fair wäre.
arena-by-players = Nach Spielerzahl
arena-by-players-reading = Das Wievielfache seines fairen Anteils jeder Bot gewinnt, daneben die Spielerzahl. Gestrichelt ist, was fair wäre.
arena-thinking = Zeit für eine Entscheidung
arena-thinking-reading = In Millisekunden, auf einer Achse, auf der jeder Schritt das Zehnfache des vorigen ist. Der Strich geht vom Median bis zur längsten Entscheidung, und unter dem Punkt bleiben 99 von 100. Der Speicher ist der eines Prozesses, in dem der Bot eine Partie mit sich selbst spielt. Beides hängt von der Maschine ab und gehört nicht zum Ergebnis.
arena-again = Noch einmal
arena-again-reading = Mit Version { $version } von Spukhaus gibt dieser Befehl dasselbe Ergebnis, mit beliebig vielen Prozessen (--jobs), solange die Bots nicht nach der Uhr gehen:
replay-header = { $game }, Ausgabe „{ $edition }“, Regelfassung { $rules }
replay-unfinished = Die Partie ist nicht zu Ende.
replay-checked = Jede Aktion war erlaubt.
replay-seed-checked = Der Zufall tat, was der Startwert sagt, und der Startwert passt zum Fingerabdruck.
serving = Spukhaus steht unter { $address } bereit (Strg+C beendet es).
verified = { $count ->
    [one] Eine Aktion: nach den Regeln erlaubt, und der Zufall hielt sich an den versprochenen Startwert.
   *[other] { $count } Aktionen: alle nach den Regeln erlaubt, und der Zufall hielt sich an den versprochenen Startwert.
}

## Warum

measure-chance = Neben jeder Möglichkeit die Gewinnchance, die der Bot in ihr sah, mit allem, was er wissen konnte:
measure-points = Neben jeder Möglichkeit die Punkte, die der Bot von ihr erwartete, mit allem, was er wissen konnte:
measure-share = Neben jeder Wahl, wie oft perfektes Spiel sie trifft; die Teile einer solchen Mischung sind gleich viel wert:
measure-feeling = Nach Faustregeln abgewogen; nur die Reihenfolge bedeutet etwas:
why-silent = Gründe wurden dafür nicht genannt.
why-believed = Was der Bot über das dachte, was er nicht sehen konnte:
why-belief = { $about }: { $possibilities }
why-possibility = { $that } ({ $chance })
hint-is = Der stärkste Bot würde das tun: { $action }

# The lab

help-lab = für alle, die Spiele erforschen: lösen, Gelöstes nachprüfen (beides braucht spukhaus[lab]) und die Balance untersuchen
help-lab-solve = perfektes Spiel für Shy Monsters berechnen; kann angehalten und fortgesetzt werden
help-lab-solve-folder = wo die Ergebnisse der Teile liegen
help-lab-solve-times = wie oft danach nach weiteren Vermutungen des Helden gesucht wird, die gelöst werden sollen
help-lab-picture = zeichnen, was die Lösung von Shy Monsters tut, als SVG-Dateien
help-lab-picture-folder = wohin die Bilder kommen
help-lab-reveals = berechnen, was das Aufdecken vor dem Gang durch das letzte Stockwerk von Shy Monsters wert ist
help-lab-reveals-most = mit bis zu so vielen aufgedeckten Karten (sonst 2)
lab-reveals = { $monsters }, aufgedeckt { $reveals }: der Held kommt hinaus mit { $lower } bis { $upper }
help-lab-solve-card = auf einer Grafikkarte rechnen (braucht CuPy): etwa dreißigmal so schnell
help-lab-solve-pack = danach alle Strategien in diese Datei schreiben
help-lab-verify = beweisen, was die gepackten Strategien für Shy Monsters wert sind: mit besten Antworten beider Seiten
help-lab-verify-file = eine gepackte Lösung; ohne Angabe die, nach der die Bots spielen
lab-verified =
    Was der Herr des Verlieses auch tut: Der Held dieser Lösung gewinnt mindestens { $lower } aller Partien.
    Was der Held auch tut: Gegen ihren Herrn des Verlieses gewinnt er höchstens { $upper } aller Partien.
error-lab-missing = Das braucht das Labor (das Modul { $module } fehlt): pip install "spukhaus[lab]"
error-solution-other-box = Diese Lösung gehört zu einer anderen Schachtel als der Standardausgabe.
error-kernel-action-illegal = Platz { $seat } darf das jetzt nicht: { $action }. Die Maske oder die erlaubten Aktionen zeigen, was geht. Es hat sich nichts geändert.
error-kernel-action-of-chance = Das entscheidet der Zufall; ein Kernel zieht ihn selbst.
error-kernel-action-unknown = Eine Aktion { $action } gibt es nicht; sie haben die Nummern 0 bis { $most }.
error-kernel-actions-shape = Für jede Partie wird eine ganze Zahl gebraucht: ein Array der Form { $wanted }, nicht { $found }.
error-kernel-dungeon-master = Der Herr des Verlieses kann sein: { $known }; nicht { $found }.
error-kernel-history-lost = Eine Zeile merkt sich frühere Stockwerke nicht: Sie steht auf Stockwerk { $storey }, der Zustand, in den sie entpackt werden soll, auf { $origin }.
error-kernel-pile-too-large = Der Kernel hat Platz für { $most } Entspannt-Karten; diese Ausgabe hat { $found }.
error-kernel-seat-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
error-kernel-too-many-monsters = Der Kernel hat Platz für { $most } Monster; diese Ausgabe hat { $found }.

## Balance

help-lab-analyse = gleich starke Bots spielen lassen und über die Balance berichten: Plätze, Länge, wie oft jede Regel greift, welche Inhalte zu stark sind
help-lab-analyse-edition = der Name einer eingebauten Ausgabe oder eine Ausgabendatei; mehrmals genannt werden sie verglichen
help-lab-analyse-bots = wer spielt, reihum auf jedem Platz; ohne Angabe spielt der stärkste Bot mit sich selbst
help-lab-analyse-games = wie viele Partien mindestens für jede Ausgabe und Spielerzahl
error-analysis-bots = Nenne mindestens einen Bot.
table-edition = Ausgabe
table-mean = im Mittel
table-shortest = kürzeste
table-p5 = 5 % bis
table-middle = Median
table-p95 = 95 % bis
table-longest = längste
table-share = Anteil der Partien
table-happening = was geschieht
table-in-matches = in so vielen Partien
table-each-match = Mal je Partie
table-most = höchstens
table-thing = was
table-cases = Fälle
table-having = damit
table-lacking = ohne
table-difference = Unterschied
table-stands-out = fällt auf
analysis-title = Ausgewogen? { $game }
analysis-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} auf { $deals ->
    [one] einer Auslosung
   *[other] { $deals } Auslosungen
}; Bots: { $bots }; Spieler: { $players }; Ausgaben: { $editions }; Startwert „{ $seed }“.
analysis-findings = Was auffällt
analysis-findings-reading = Plätze, deren Intervall den fairen Anteil nicht enthält, Inhalte, die sich stärker unterscheiden, als der Zufall es irgendeinem ihrer Art erlaubte, und was nie geschehen ist. Es gilt für diese Bots: Andere machen aus denselben Dingen vielleicht mehr.
analysis-findings-none = Nichts, bei so vielen Partien wie diesen.
analysis-finding-seat = { $where }: { $place } gewinnt { $wins } statt { $fair }.
analysis-finding-thing = { $about } – { $thing }: { $difference }.
analysis-finding-never = Nie geschehen: { $happening }
analysis-seats-reading = Der Anteil der Siege auf jedem Platz mit seinem 95-%-Intervall. Geteilte Siege zählen in Teilen. Gestrichelt ist, was fair wäre.
analysis-lengths = Länge einer Partie
analysis-lengths-reading = In Entscheidungen. Der Punkt ist der Median; auf dem Strich liegen 90 von 100 Partien.
analysis-spread = Wie die Längen verteilt sind
analysis-endings = Wie Partien enden
analysis-happenings = Wie oft alles geschieht
analysis-happenings-reading = Die Balken zeigen, in welchem Teil der Partien es überhaupt geschieht. Drei Punkte stehen für Namen und Zahlen.
analysis-content-reading = Wie es ausgeht, wo jemand etwas hatte, und daneben, wo nicht. Verglichen werden nur Fälle mit derselben Spielerzahl, die sich auch sonst gleichen, soweit das Spiel sagt, worin. Der Punkt ist der Unterschied (bei Anteilen in Prozentpunkten), der Strich sein 95-%-Intervall; gestrichelt ist keiner. Betrachtet wird vieles, also liegt manches zufällig daneben: Was auffällt, täte es auch mit einem für die Anzahl verbreiterten Intervall. Etwas zu haben und deswegen zu gewinnen ist nicht dasselbe.
analysis-content-found = In den Ereignissen der Partie gefunden: wer es hatte und wer gewonnen hat.
analysis-strong = stark
analysis-weak = schwach

# Rückblicke

error-review-failed = Die Partie ließ sich nicht beurteilen. Versuch es bald noch einmal.
help-review = jede Entscheidung einer beendeten Partie nach dem beurteilen, was ihr Spieler wissen konnte, und Können von Glück trennen
help-review-file = die Partiedatei
help-review-all = jede Entscheidung nennen, nicht nur die, die etwas gekostet haben
verdict-best = bestens
verdict-good = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-unknown = nicht beurteilt
review-moments = Was die Partie entschieden hat
review-no-moments = Nichts in dieser Partie hat die Aussichten weit verschoben.
moment-mistake = Ein Fehler von { $seat }: Die Gewinnchance fiel von { $before } auf { $after }. Getan: { $action }. Besser: { $better }.
moment-gift = Andere haben sich vertan: Die Gewinnchance von { $seat } stieg von { $before } auf { $after }.
moment-luck = Glück für { $seat }: Die Gewinnchance stieg von { $before } auf { $after }.
moment-misfortune = Pech für { $seat }: Die Gewinnchance fiel von { $before } auf { $after }.
review-account = { $seat }: { $start } am Anfang, { $lost } durch eigene Entscheidungen, { $gifts } durch Fehler der anderen, { $luck } durch Glück, { $result } am Ende.
review-decision = { $seat }: { $action } ({ $verdict }, { $loss }). Besser: { $better }.
review-decision-fine = { $seat }: { $action } ({ $verdict }).
