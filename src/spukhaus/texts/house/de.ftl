# Was das Haus selbst sagt, auf Deutsch.

nothing = –
chance = der Zufall
seat-number = Spieler { $number }
refused-by-rule = { $reason } (Regel { $rule })
you = du
outcome = { $count ->
    [one] { CODE($seat) ->
        [you] Du gewinnst: { $reason }
       *[other] { LIST($seat) } gewinnt: { $reason }
    }
   *[other] Gemeinsamer Sieg ({ LIST($seat) }): { $reason }
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
status-ours = Unser Zusatz

## Ablehnungen

error-action-form = „{ $text }“ ist keine Aktion dieses Spiels. Mit „help“ siehst du, wie man Aktionen schreibt.
error-match-over = Die Partie ist zu Ende; hier kannst du nichts mehr tun.
error-not-asked = { CODE($seat) ->
    [you] Du bist nicht an der Reihe. Jetzt ist dran: { LIST($asked) }.
   *[other] { $seat } ist nicht an der Reihe. Jetzt ist dran: { LIST($asked) }.
}
error-match-too-long = Die Partie wurde nach { $limit } Aktionen abgebrochen.
error-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-edition = Eine Ausgabe „{ $edition }“ gibt es nicht, und eine Ausgabendatei (.toml) mit diesem Namen auch nicht. Eingebaut sind: { $known }.
error-unknown-lesson = Eine Lektion „{ $lesson }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-lesson-form = Die Lektion „{ $lesson }“ ist fehlerhaft: { $text }.
error-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-puzzle = Ein Rätsel namens „{ $puzzle }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-puzzle-file = Das Rätsel „{ $puzzle }“ lässt sich nicht lesen: { $reason }.
error-puzzle-unproven = Das Rätsel „{ $puzzle }“ fragt nach etwas, was das Programm nicht beweisen kann.
error-puzzle-values = Das Rätsel „{ $puzzle }“ behauptet etwas anderes, als das Programm beweist.
error-puzzle-plain = „{ $puzzle }“ ist kein Rätsel: Die Antwort liegt auf der Hand oder ist nicht eindeutig genug.
error-puzzle-world = Im Rätsel „{ $puzzle }“ widerspricht das Gegenbeispiel zu „{ $action }“ dem, was man auf diesem Platz weiß.
error-puzzle-other-match = Im Rätsel „{ $puzzle }“ spielen die Bots ihre Partie nicht mehr so wie damals.
error-unknown-rule = Eine Regel { $rule } gibt es nicht. Die Regeln gehen von { $first } bis { $last }.
error-no-example = Zu Regel { $rule } gibt es kein Beispiel.
error-unknown-seat = „{ $name }“ ist kein Platz dieses Spiels. Zur Wahl stehen: { $known }.
error-seat-count = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-seat-count-only = Dieses Spiel ist für genau { $least } Personen, nicht für { $seats }.
error-unknown-rules = Das Spiel kennt die Fassungen 1 bis { $known } seiner Regeln, nicht { $found }.
error-seats-named = { $count ->
    [one] Du hast einen Platz genannt
   *[other] Du hast { $count } Plätze genannt
}; dieser Tisch hat { $seats }. Trenn die Namen mit Kommas.
error-unknown-option = Eine Option „{ $option }“ hat dieses Spiel nicht. Zur Wahl stehen: { $known }.
error-unknown-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“. Zur Wahl stehen: { $known }.
error-seed-form = „{ $seed }“ ist kein Startwert. Er besteht aus 64 hexadezimalen Ziffern (0 bis 9, a bis f).
error-arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots, mit Kommas getrennt. Genannt sind: { $bots }.
error-players-form = „{ $text }“ ist keine Spielerzahl. Schreib zum Beispiel 4 oder 3,5 oder 3-6.
error-bot-import = Der Bot { $bot } lässt sich nicht laden: { $reason }.
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $reason }
error-bot-refused = In Auslosung { $deal } mit den Bots { $bots } hat einer etwas gewählt, was die Regeln verbieten: { $reason }
error-process-died = Ein Prozess ist mitten in einer Partie abgestürzt. Vielleicht war der Speicher voll: Versuch es mit weniger --jobs.
error-no-ray = Ray ist nicht installiert. So kommt es dazu: pip install "spukhaus[ray]"
error-ray-unavailable = Unter „{ $address }“ antwortet kein Ray-Verbund: { $reason }
error-no-file = Die Datei { $path } gibt es nicht, oder sie lässt sich nicht lesen.
error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
error-playthrough-old = { $path } ist veraltet. Schreib die Datei mit „spukhaus playthrough --write“ neu und lies dann den Unterschied durch.
error-game-name-form = „{ $game }“ kann kein Spiel heißen. Nimm Kleinbuchstaben, Ziffern und Unterstriche, vorn einen Buchstaben und kein Wort von Python: zum Beispiel mein_spiel.
error-game-name-taken = Ein Spiel namens „{ $game }“ gibt es schon. Nimm einen anderen Namen.
error-game-folder-exists = Den Ordner { $path } gibt es schon. Nimm einen anderen Namen oder räum ihn weg.
error-no-checkout = In { $path } fehlen die Ordner src/spukhaus/games und web/src/games. Gib mit --folder an, wo die Quellen des Spukhauses liegen.

## Ausgabendateien

expected-text = ein Text in Anführungszeichen
expected-whole = eine ganze Zahl
expected-list = eine Liste in eckigen Klammern
expected-list-of-texts = eine Liste von Texten in Anführungszeichen
expected-table = eine Tabelle
expected-tables = eine oder mehrere Tabellen in doppelten eckigen Klammern
error-edition-encoding = Die Datei ist kein UTF-8-Text. Speichere sie als UTF-8.
error-edition-syntax = Zeile { $line }: Das ist kein gültiges TOML: { $reason }.
error-edition-too-large = Eine Ausgabe hat höchstens { $kibibytes } KiB und { $entries } Einträge.
error-edition-too-deep = Zeile { $line }: Namen in einer Ausgabe haben nur wenige Teile; in einer Zeile dürfen höchstens { $most } Punkte stehen.
error-edition-other-game = Zeile { $line }: Diese Ausgabe gehört zum Spiel „{ $found }“, nicht zu „{ $expected }“.
error-edition-missing = Zeile { $line }: { $entry ->
    [file] In der Datei
   *[other] In „{ $entry }“
} fehlt der Eintrag „{ $missing }“.
error-edition-unknown = Zeile { $line }: Einen Eintrag „{ $entry }“ gibt es hier nicht. Möglich sind: { $known }.
error-edition-type = Zeile { $line }: Bei „{ $entry }“ muss { $expected } stehen.
error-edition-pattern = Zeile { $line }: Bei „{ $entry }“ steht „{ $found }“; es muss die Form { $pattern } haben.
error-edition-one-of = Zeile { $line }: Bei „{ $entry }“ steht „{ $found }“; möglich sind: { $known }.
error-edition-range = Zeile { $line }: Bei „{ $entry }“ steht { $found }; möglich ist { $least } bis { $most }.

## Partiedateien

error-file-encoding = Die Datei ist kein UTF-8-Text. Ist es wirklich eine Partiedatei?
error-file-first-line = Zeile { $line }: Eine Partiedatei beginnt mit „spukhaus match“ und der Nummer ihres Formats.
error-file-format = Zeile { $line }: Diese Datei hat Format { $found }; dieses Programm liest Formate bis { $known }.
error-file-line = Zeile { $line }: Das ist weder ein Kopfeintrag („Name: Wert“) noch eine Aktion („Nummer Platz Aktion“): { $text }
error-file-header-twice = Zeile { $line }: Der Kopfeintrag „{ $header }“ steht hier zum zweiten Mal.
error-file-header-unknown = Zeile { $line }: Einen Kopfeintrag „{ $header }“ gibt es nicht.
error-file-header-missing = Der Kopfeintrag „{ $header }“ fehlt.
error-file-rules = Zeile { $line }: „{ $found }“ ist keine Fassung der Regeln von { $game }, die dieses Programm kennt; es kennt 1 bis { $known }. Vielleicht kennt sie eine neuere Version von Spukhaus (docs/match-files.md).
error-file-value = Zeile { $line }: „{ $found }“ ist kein gültiger Wert für den Kopfeintrag „{ $header }“.
error-file-redeals = Zeile { $line }: In dieser Partie wurde zu oft neu verteilt; erlaubt ist es höchstens { $most }-mal.
error-file-edition = Zeile { $line }: Die Ausgabe „{ $edition }“ ist nicht die, mit der diese Partie gespielt wurde.
error-file-number = Zeile { $line }: Hier müsste Aktion { $expected } stehen, nicht { $found }. Fehlt eine Zeile?
error-file-seat = Zeile { $line }: Einen Platz „{ $found }“ hat dieser Tisch nicht; er hat { $seats } Plätze, gezählt ab 0.
error-file-refused = Zeile { $line }:
error-file-commitment = Zeile { $line }: Der Startwert passt nicht zum Fingerabdruck, der vor der Partie gezeigt wurde.
error-file-chance = Zeile { $line }: Das hätte der Zufall nach diesem Startwert nicht getan: { $found }
error-file-text = Der Kopfeintrag „{ $header }“ muss aus einer einzigen Zeile druckbarer Zeichen bestehen.
error-file-outcome = Zeile { $line }: Die Partie endet nicht so, wie die Datei behauptet.
error-file-thought = Zeile { $line }: Hier müsste in JSON stehen, was ein Bot sich bei der Aktion darüber gedacht hat.
error-file-redeal = Zeile { $line }: Hier wird neu ausgeteilt. Hinter ~ gehören ein Platz (0 bis { $last }) und ein Startwert aus 64 Zeichen.
error-thought-form = Ein Gedanke besteht aus einem Maß, Möglichkeiten und Vermutungen.

## Tische

error-no-advice = Zu „{ $text }“ weiß dieses Spiel keinen Rat.
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-no-such-moment = Diesen Augenblick gibt es nicht; der Tisch ist erst bei Nummer { $last }.
error-no-such-table = Diesen Tisch gibt es nicht. Prüf noch einmal den Link.
error-no-such-seat = Dieser Tisch hat { $seats } Plätze, gezählt ab 0.
error-seat-taken = Dort sitzt schon jemand. Nimm einen anderen Platz oder schau zu.
error-table-started = Die Partie hat schon begonnen, und es wird kein Platz mehr frei. Zuschauen kannst du trotzdem.
error-table-not-started = Gerade läuft keine Partie: Sie hat noch nicht begonnen oder ist schon zu Ende.
error-table-paused = Die Partie ist unterbrochen. Setzt sie zuerst fort.
error-stale = Am Tisch hat sich inzwischen etwas geändert. So steht es jetzt; entscheide noch einmal.
error-name-form = Ein Name hat 1 bis { $most } druckbare Zeichen.
error-title-form = Ein Titel hat höchstens { $most } druckbare Zeichen.
error-spectators-form = Was Zuschauer sehen dürfen, muss eines davon sein: { $known }.
error-clock-form = Die Bedenkzeit muss zwischen einer und { $most } Sekunden liegen, der Zuschlag zwischen null und einer Stunde.
error-not-your-seat = Das ist nicht dein Platz.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-wrong-key = Dieser Schlüssel passt hier nicht.
error-link-expired = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
error-origin = Eine fremde Seite darf das nicht. Öffne den Tisch direkt hier.
error-no-spectators = An diesem Tisch darf niemand zuschauen.
error-shared-closed = Andere spielen noch mit derselben Auslosung. Der Tisch öffnet sich für alle, wenn der letzte fertig oder der Tag der Partie vorbei ist.
error-erase-shared = Andere spielen noch mit derselben Auslosung. Löschen kannst du deinen Teil, wenn der letzte fertig oder der Tag der Partie vorbei ist.
error-undo-shared = Andere spielen mit derselben Auslosung. Was dir etwas gezeigt hat, kannst du deshalb nicht zurücknehmen.
error-substitute-shared = Andere spielen mit derselben Auslosung. Ersetzt wird hier deshalb niemand, bevor die Zeit um ist; dann springt von selbst ein Bot ein.
error-return-shared = Die Zeit dieser Runde ist um, und andere warten auf ihr Ende. Deshalb spielt der Bot weiter.
error-pause-shared = Andere warten auf diesen Tisch. Eine Pause gibt es hier deshalb nicht.
error-deal-once = Die Partie des Tages wird einmal gespielt: Nichts wird zurückgenommen, und eine Revanche gibt es nicht.
error-deal-not-played = Spiel diese Partie erst zu Ende. Dann siehst du, wie andere gespielt haben.
error-no-such-deal = Zu „{ $day }“ gibt es keine Partie des Tages. Tage schreibt man so: 2026-11-16.
error-watching-off = An diesem Tisch darf man niemandem über die Schulter schauen.
error-undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
error-offer-pending = Es liegt schon ein Vorschlag vor. Beantwortet den zuerst.
error-offer-none = Es liegt kein Vorschlag vor, den du beantworten könntest.
error-aids-off = An diesem Tisch sind Hilfen ausgeschaltet.
error-hint-substituted = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz zurück.
error-hint-pending = Ein Tipp ist schon unterwegs.
error-hint-failed = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-chat-form = Eine Nachricht hat 1 bis { $most } druckbare Zeichen.
error-nudge-too-soon = Lass { $seconds } Sekunden Zeit zum Überlegen; anstupsen kannst du nur einmal.
error-substitute-too-soon = Ein Bot darf erst { $seconds } Sekunden nach dem Anstupsen übernehmen.
error-nobody-waits = Auf { $seat } wartet gerade niemand.
error-not-substituted = Für dich spielt gerade kein Bot.
error-match-goes-on = Die Partie ist noch nicht zu Ende.
error-too-many-requests = Das war zu viel auf einmal. Warte einen Augenblick und versuch es dann wieder.
error-message-form = Diese Nachricht lässt sich nicht lesen: { $reason }
error-branch-too-far = Diese Partie wurde schon { $most }-mal aus einer anderen weitergespielt. Beginn eine neue.
error-protocol = Dieser Server spricht Fassung { $known } des Protokolls, nicht { $found }. Lade die Seite neu.
error-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-store-url = Mit „{ $url }“ lässt sich hier keine Datenbank öffnen. Möglich sind sqlite:DATEI, postgresql://… und memory:; PostgreSQL braucht die Zusatzpakete von „spukhaus[cluster]“.
error-store-newer = Diese Datenbank stammt von einer neueren Version des Programms ({ $found }; diese kennt { $known }). Bring das Programm auf den neuesten Stand.
error-store-broken = { $url } ist keine Datenbank dieses Programms.
error-store-unavailable = Die Datenbank { $url } ist gerade nicht zu erreichen. Prüf, ob es den Ordner gibt oder ob der Server läuft.
error-hub-url = Mit „{ $url }“ lässt sich hier kein Hub öffnen. Möglich sind memory: und redis://…; Redis braucht die Zusatzpakete von „spukhaus[cluster]“.
error-hub-unavailable = Der Hub { $url } ist gerade nicht zu erreichen. Prüf, ob Redis läuft.
error-store-damaged = Der Tisch { $table } ist in der Datenbank beschädigt, ab Eintrag { $number }. Hol ihn aus einer Sicherung zurück.
error-store-lost = In { $url } fehlt, was schon gespeichert war: { $tables }. Hol die Datenbank aus einer Sicherung zurück; oder lösch { $mark }, um mit dem weiterzumachen, was noch da ist.
error-reading-failed = Diese Datei zu lesen und zu prüfen hat zu lange gedauert. Kürze sie, oder versuch es noch einmal.
error-store-away = Das Haus kann im Augenblick nichts lesen oder speichern. Was vorher beantwortet war, bleibt erhalten; versuch es nach einer Weile noch einmal.
error-banned = Die Leute, die dieses Haus betreiben, haben deine Adresse ausgesperrt. Wenn das ein Irrtum ist, schreib ihnen.
error-muted = Die Leute, die dieses Haus betreiben, haben den Chat für deine Adresse abgeschaltet. Spielen kannst du weiter.
error-storage-full = Die Tische, die von deiner Adresse aus eröffnet wurden, belegen schon { $megabytes } MB, und mehr ist nicht erlaubt. Warte, bis alte Tische weggeräumt sind.
error-log-not-here = Dieses Haus steckt in einer Webseite und erzählt hier keine Partie in Worten. Lies das Protokoll neben dem Tisch, oder nimm die Partie als Datei mit.
error-push-off = Dieses Haus schickt keine Meldungen: Die Leute, die es betreiben, haben das nicht eingerichtet.
error-push-endpoint = Der Push-Dienst deines Browsers ist von hier aus nicht zu erreichen: Seine Adresse muss mit https:// beginnen und öffentlich sein.
error-push-many = Für diesen Platz bekommen schon { $most } Geräte Meldungen. Schalte sie zuerst auf einem davon ab.
error-push-key-file = In { $path } steht kein Schlüssel für Push-Dienste. „spukhaus push-key“ macht einen.
error-push-key-there = { $path } gibt es schon, und die Datei bleibt, wie sie ist: Browser kennen diesen Schlüssel. Gib eine andere Datei an, wenn du einen neuen willst.
error-push-contact = „{ $found }“ ist keine Adresse, unter der man dich erreicht. Schreib zum Beispiel mailto:du@haus.example oder https://haus.example.
error-table-full = Dieser Tisch hat { $most } Einträge und nimmt keine mehr auf. Eröffne einen neuen.
error-address-form = „{ $found }“ ist keine Adresse und kein Netz. Schreib zum Beispiel 192.0.2.7 oder 2001:db8::/32.
error-erase-what = Sag, wo etwas gelöscht werden soll: an einem Tisch oder mit --name NAME an allen.
error-proxy-form = „{ $found }“ ist keine Adresse und kein Netz eines Proxys. Schreib zum Beispiel 10.0.0.7 oder 10.0.0.0/8.
error-workers-need-hub = { $workers } Prozesse brauchen eine gemeinsame Datenbank und einen Redis-Hub. Gib --database und --hub an.
error-site-folder-taken = In { $path } liegt schon etwas anderes. Gib einen leeren Ordner an oder einen, den es noch nicht gibt.
error-site-not-built = Die Seiten sind nicht gebaut. In einem Klon: ./play --site ORDNER.
error-site-no-packages = Die Pakete für den Browser ließen sich nicht holen: { $reason }. Prüfe das Netz und die Einstellungen von pip und versuch es noch einmal.
error-site-not-compiled = Node.js konnte das Haus nicht für den Browser übersetzen: { $reason }. Nötig ist Version 20 oder neuer.

## Turniere

error-no-such-cup = Dieses Turnier gibt es nicht. Prüfe den Link.
error-no-such-player = Niemand in diesem Turnier hat diese Nummer.
error-cup-begun = Dieses Turnier hat begonnen, und niemand kann mehr dazukommen.
error-cup-over = Dieses Turnier ist zu Ende.
error-cup-full = Dieses Turnier ist voll: Es hat Platz für { $most }.
error-cup-few = Ein Turnier braucht mindestens { $fewest }, die mitspielen. Schick jemandem den Link oder lass einen Bot mitspielen.
error-cup-rounds = Ein Turnier hat zwischen 1 und { $most } Runden.
error-cup-until = Ein Turnier dauert zwischen einer Minute und { $days } Tagen.
error-cup-bots = Mehr als { $most } Bots dürfen nicht mitspielen.

## Die Kommandozeile

usage = Aufruf:
options = Optionen
arguments = Angaben
commands = Befehle
call-error = { $program }: So geht das nicht: { $reason }
call-argument = { $argument }: { $reason }
call-choice = „{ $value }“ steht nicht zur Wahl; möglich ist: { $choices }
call-value = „{ $value }“ ist hier kein gültiger Wert
call-required = Es fehlt noch: { $arguments }
call-one-required = Eines davon musst du angeben: { $arguments }
call-not-with = geht nicht zusammen mit { $argument }
call-unknown = Das kennt dieser Befehl nicht: { $arguments }
call-no-value = nimmt keinen Wert, auch nicht „{ $value }“
call-one-value = braucht einen Wert
call-some-values = braucht mindestens einen Wert
call-one-value-at-most = nimmt höchstens einen Wert
help-spukhaus = Spukhaus: Monsterspiele nach den Regeln, im Terminal und für Programme. „spukhaus BEFEHL --help“ sagt mehr zu jedem Befehl.
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-language = die Sprache: de, en, fr oder pl (sonst die des Systems)
help-games = die Spiele auflisten, mit Plätzen, Ausgaben und Bots
help-play = ein Spiel im Terminal spielen
help-play-game = das Spiel (ohne Angabe wird gefragt)
help-play-as = deine Plätze, nach Rolle oder Nummer, mit Kommas getrennt; „all“, wenn alle an diesem Bildschirm spielen
help-play-bots = der Bot für die übrigen Plätze (sonst einer, der Neuen eine faire Partie liefert); mit policy:DATEI ein trainierter
help-play-players = wie viele mitspielen (sonst wird gefragt oder die kleinste Zahl genommen)
help-option = eine Option des Spiels als NAME=WERT; darf mehrmals vorkommen
help-seats = ein Bot für jeden Platz, mit Kommas getrennt
help-seed = ein Startwert aus 64 hexadezimalen Ziffern, um eine bestimmte Partie noch einmal zu spielen
help-edition = der Name einer eingebauten Ausgabe oder eine Ausgabendatei
help-save = die Partie in diese Datei schreiben
help-simulate = Bots viele Partien spielen lassen und auszählen
help-simulate-games = wie viele Partien
help-simulate-jobs = wie viele Prozesse zugleich rechnen
help-simulate-seed = ein beliebiger Text; derselbe Text ergibt dieselben Partien
help-arena = Bots mit denselben Karten und Würfen auf jedem Platz gegeneinander antreten lassen und bewerten
help-arena-bots = zwei oder mehr Bots, mit Kommas getrennt; mit MODUL:NAME einen eigenen, mit policy:DATEI einen trainierten
help-arena-games = wie viele Partien mindestens; gespielt werden nur ganze Auslosungen
help-arena-players = wie viele mitspielen, zum Beispiel 4 oder 3,5 oder 3-6 (sonst jede Zahl, die das Spiel erlaubt)
help-arena-json = das Ergebnis als JSON in diese Datei schreiben
help-arena-html = einen Bericht mit Diagrammen in diese Datei schreiben
help-arena-ray = die Adresse eines Ray-Verbunds, auf dem gespielt wird („local“ startet einen hier); braucht spukhaus[ray]
help-league = Bots ein Turnier spielen lassen: Runden, in denen an allen Tischen dieselbe Auslosung liegt, und eine Tabelle
help-league-bots = die Bots, die mitspielen, durch Kommas getrennt (sonst jede Stufe einmal)
help-league-rounds = wie viele Runden (sonst 4)
help-league-players = wie viele an einem Tisch sitzen (sonst so wenige wie möglich)
league-round = Runde { $number }
league-column = { $column ->
    [place] Platz
    [name] Bot
    [points] Punkte
    [buchholz] Buchholz
    [deal] Auslosung
   *[byes] ausgesetzt
}
help-json = das Ergebnis als JSON ausgeben
help-replay = eine Partiedatei prüfen und Schritt für Schritt zeigen
help-replay-file = die Partiedatei
help-replay-eyes = mit wessen Augen: ein Platz nach Rolle oder Nummer, „public“ für das Öffentliche oder „open“ für alles (sonst „open“, wenn die Partie zu Ende ist, und „public“, wenn nicht)
help-replay-pictures = nach jedem Schritt auch den Tisch zeichnen
help-replay-why = nach jeder Aktion eines Bots auch zeigen, was er abgewogen und vermutet hat
help-serve = den Server starten: Tische für Leute an verschiedenen Orten
help-serve-database = wo die Partien liegen: sqlite:DATEI, postgresql://… oder memory:, wenn nichts aufgehoben werden soll (sonst sqlite:spukhaus.db)
help-serve-hub = wie mehrere Prozesse einander auf dem Laufenden halten: memory: bei einem, redis://… bei mehreren
help-serve-workers = wie viele Prozesse (mehr als einer braucht eine gemeinsame Datenbank und Redis)
help-serve-host = die Adresse, unter der der Server erreichbar ist (sonst nur dieser Rechner)
help-serve-port = der Port; 0 nimmt 8765 oder, wenn der vergeben ist, einen freien (sonst 8765)
help-serve-origin = die Adresse einer anderen Seite, die sich verbinden darf, wenn dieser Server hinter ihr steht; darf mehrmals vorkommen
help-serve-pace = wie viele Sekunden ein Bot sich mindestens für einen Zug nimmt, wenn Leute am Tisch sind (sonst 0,8)
help-serve-bots = ein trainiertes Netz, das als Bot an Tischen sitzen darf, als policy:DATEI; mehrmals möglich
help-serve-open = danach den Browser öffnen
help-serve-log = was im Protokoll steht: „requests“ (JSON, für jede Anfrage eine Zeile) oder nur „warnings“, kurz gefasst (sonst am Terminal die Warnungen, anderswo die Anfragen)
help-serve-tables-at-once = wie viele Tische eine Adresse eröffnen darf, bevor sie warten muss (sonst 200)
help-verify = eine beendete Partie prüfen: ob jede Aktion erlaubt war, ob der Zufall dem Startwert folgte und ob der Startwert zum Fingerabdruck passt
help-serve-connections-at-once = wie viele offene Verbindungen eine Adresse haben darf (sonst 2000)
help-serve-messages-a-second = wie viele Nachrichten eine offene Verbindung in der Sekunde senden darf (sonst 50)
help-serve-trusted-proxies = Adressen oder Netze von Proxys, die richtig sagen, für wen sie sprechen (sonst nur dieser Rechner)
help-site = das Haus als statische Dateien schreiben: Wer sie öffnet, hat es im Browser, ohne Server
help-site-folder = wohin; ein Ordner, der schon einmal so geschrieben wurde, wird neu geschrieben
help-admin = die Datenbank des Hauses betreuen
help-admin-check = jeden Tisch der Datenbank lesen und sagen, welche beschädigt sind
help-serve-megabytes-each = wie viele Megabyte die Tische belegen dürfen, die von einer Adresse aus eröffnet wurden; 0 heißt ohne Grenze (sonst 256)
help-serve-push = der Schlüssel des Hauses für Push-Dienste, von „spukhaus push-key“ gemacht: Wer will, erfährt, dass er an der Reihe ist (sonst niemand)
help-push-key = einen Schlüssel machen, mit dem das Haus Browsern melden kann, wer an der Reihe ist
help-push-key-file = wohin er geschrieben wird; heb ihn auf, und behalt ihn für dich
help-push-key-contact = wie Push-Dienste dich erreichen: mailto:du@haus.example oder https://haus.example
help-keep-waiting = nach wie vielen Tagen ein Tisch gelöscht wird, an dem nie begonnen wurde; 0 heißt nie (sonst { $days })
help-keep-abandoned = nach wie vielen Tagen ohne Zug eine Partie gelöscht wird, die nicht zu Ende ist; 0 heißt nie (sonst { $days })
help-keep-finished = nach wie vielen Tagen eine beendete Partie gelöscht wird; 0 heißt nie (sonst { $days })
help-keep-noted = nach wie vielen Tagen eine beendete Partie gelöscht wird, die noch bei jemandem in der Liste steht; 0 heißt nie (sonst { $days })
help-keep-addresses = wie viele Tage lang die Adressen aufgehoben werden, von denen aus Tische eröffnet und Plätze eingenommen wurden; 0 heißt für immer (sonst { $days })
help-admin-tables = die Tische auflisten, zuletzt veränderte zuerst
help-admin-cups = die Turniere auflisten, zuletzt veränderte zuerst; „delete“ löscht auch sie
help-admin-show = einen Tisch zeigen: wer dort sitzt, von welcher Adresse, und den Chat
help-admin-delete = Tische endgültig löschen
help-admin-mute = den Chat für eine Adresse oder ein Netz abschalten
help-admin-ban = das Haus für eine Adresse oder ein Netz schließen
help-admin-unban = das Haus und den Chat für eine Adresse wieder öffnen
help-admin-banned = die ausgesperrten und stummgeschalteten Adressen auflisten
help-admin-erase = Namen und Chat einer Person löschen
help-admin-backup = das ganze Haus in eine Datei sichern, auch während der Server läuft
help-admin-restore = alles in der Datenbank durch eine Sicherung ersetzen; halte vorher den Server an
help-admin-prune = die Tische löschen, die nicht länger aufgehoben werden müssen
help-admin-log = zeigen, was mit diesen Befehlen getan wurde
help-admin-yes = nicht nachfragen
help-admin-table = ein Tisch, wie er im Link steht
help-admin-erase-table = ein Tisch, wie er im Link steht (sonst alle Tische, an denen jemand so heißt)
help-admin-stage = nur Tische, die auf Mitspielende warten (waiting), an denen gespielt wird (playing) oder die zu Ende sind (over)
help-admin-made-from = nur Tische, die von dieser Adresse aus eröffnet wurden
help-admin-limit = wie viele höchstens (sonst 100)
help-admin-address = eine Adresse oder ein Netz wie 192.0.2.0/24
help-admin-days = für wie viele Tage (sonst bis zur Aufhebung)
help-admin-seat = nur an diesem Platz, gezählt ab 0
help-admin-name = nur wer diesen Namen trägt
help-admin-file = die Datei der Sicherung
help-admin-dry-run = nur sagen, was gelöscht würde
help-rules = die Regeln eines Spiels lesen
help-rules-rule = die Nummer einer Regel (sonst die ganze Seite)
help-rules-sources = auch ausgeben, woher jeder Satz kommt
help-game = das Spiel
help-edition-command = Ausgaben prüfen, auflisten und zeigen
help-edition-check = sagen, was in einer Ausgabendatei falsch ist
help-edition-check-file = die Ausgabendatei
help-edition-list = die eingebauten Ausgaben eines Spiels auflisten
help-edition-show = eine Ausgabendatei ausgeben, zum Kopieren und Ändern
help-puzzles = Stellungen mit einer Antwort, die das Programm beweist: neue finden und vorhandene prüfen
help-puzzles-find = Bots spielen lassen und aus kniffligen Augenblicken Rätsel machen; es geht weiter, wo zuletzt aufgehört wurde
help-puzzles-minutes = wie lange gesucht wird; die laufende Partie wird noch zu Ende gespielt
help-puzzles-wanted = wie viele Rätsel das Spiel insgesamt haben soll
help-puzzles-check = jedes Rätsel noch einmal beweisen
help-puzzles-game = nur die Rätsel dieses Spiels
help-puzzles-bots = auch die Bots ihre Partien noch einmal spielen lassen, aus denen die Rätsel stammen
puzzles-difficulty = Schwierigkeit
puzzles-worlds = Welten
puzzles-found = Bisher { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
} aus { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}.
puzzles-proven = { $count ->
    [one] Ein Rätsel: bewiesen.
   *[other] { $count } Rätsel: alle bewiesen.
}
help-playthrough = Musterpartien mit dem vergleichen, was die Regeln heute tun
help-playthrough-files = Partiedateien mit Anmerkungen dieses Werkzeugs
help-playthrough-write = die Anmerkungen neu schreiben
help-texts = die Texte der Spiele und des Hauses
help-texts-sheet = alle Texte einer Sprache in allen Formen ausgeben, zum Durchlesen
help-texts-game = nur die Texte dieses Spiels
texts-no-pages = Die Texte der Seiten fehlen hier: Sie liegen nur beim Quelltext (web/src).
help-new-game = die Ordner für ein neues Spiel anlegen: ein kleines, vollständiges Spiel zum Umbauen
help-new-game-name = wie der Ordner heißt, zum Beispiel mein_spiel
help-new-game-folder = wo die Quellen des Spukhauses liegen (sonst die, aus denen dieses Programm läuft)

players = { $least ->
    [one] eine Person
   *[other] { $least } Personen
}
players-range = { $least } bis { $most } Personen
listing-editions = Ausgaben: { $editions }
bot-random = nimmt irgendeine Möglichkeit, alle sind gleich wahrscheinlich
bot-policy = ein trainiertes Netz, das zu diesem Haus gehört
edition-is-good = { $file } ist eine gültige Ausgabe von { $game }: „{ $edition }“.
playthrough-is-good = { $file } ist auf dem neuesten Stand.
playthrough-written = { $file } wurde neu geschrieben.
new-game-written = { $path } ist geschrieben.
new-game-next = Spiel es mit „spukhaus play { $game }“, und lies docs/contract.md: Dort steht, was wohin gehört.

choose-game = Welches Spiel?
choose-seat = Welchen Platz nimmst du?
choose-players = Wie viele spielen mit?
only-me = du allein gegen Bots
everyone-here = alle, an diesem Bildschirm
listing-bot = Bot „{ $name }“: { $text }
commitment-is = Vor dem ersten Zug: Der Zufall folgt einem Startwert mit dem Fingerabdruck { $commitment }.
seed-was = Der Startwert war { $seed }. Sein Fingerabdruck wurde vor dem ersten Zug gezeigt.
what-now = { $seat }, was tust du?
prompt = Nummer oder Aktion („help“ für Hilfe):
terminal-help =
    Tipp eine Nummer oder die Aktion selbst, so wie sie daneben steht.
    rules        die Regelseite          rules SM-17  eine Regel
    log          was bisher geschah      look         der Tisch noch einmal
    card         die Übersichtskarte     quit         das Spiel verlassen
    hint         was am besten aussieht, und warum
no-such-number = Diese Nummer steht nicht zur Wahl. Nimm eine aus der Liste.
curtain = Jetzt ist { $seat } dran: Gebt das Gerät weiter. Alle anderen schauen weg. Mit der Eingabetaste geht es weiter.
left = Du hast die Partie verlassen.
saved = Die Partie liegt in { $file }. Mit „spukhaus replay { $file }“ siehst du sie dir an.
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
arena-took = Dauer: { $seconds } s.
arena-interrupted = Abgebrochen. Geplant waren { $wanted } Partien; gezählt sind nur vollständige Auslosungen.
arena-wide = Zu wenige Auslosungen: { $reach ->
    [no] Eine einzige sagt nichts darüber
   *[other] Wertungen sind nur auf { $reach } Punkte genau bekannt; das sagt wenig darüber
}, wer stärker ist.
arena-nothing-yet = Abgebrochen, bevor die erste Auslosung vollständig war: Es gibt nichts zu berichten.
arena-ladder = Wertungen
arena-reading = Jede Auslosung wurde mit jeder Besetzung gespielt; so sind Glück und Plätze für alle gleich. Der Punkt ist die Wertung, der Strich ihr 95-%-Intervall; gestrichelt ist die Null. 400 Punkte mehr heißen, dass ein Bot zehnmal so oft gewinnt wie der andere. Der faire Anteil ist, was jeder gewänne, wären alle gleich stark; geteilte Siege zählen in Teilen. Partien einer Auslosung hängen voneinander ab, daher sind alle Intervalle aus den Unterschieden zwischen den Auslosungen berechnet: Wo zwei Intervalle sich weit überdecken, braucht es mehr Auslosungen.
arena-head-to-head = Bot gegen Bot
arena-head-to-head-reading = Wie oft der Bot der Zeile gegen den der Spalte gewinnt. Mit mehr als zwei Spielern sitzt er allein, und alle anderen sind Bots der Spalte. Violett ist mehr als fair, Orange weniger.
arena-by-seat = Nach Platz
arena-by-seat-reading = Der Anteil der Siege auf jedem Platz, über alle Besetzungen. Gestrichelt ist, was fair wäre.
arena-by-players = Nach Spielerzahl
arena-by-players-reading = Das Wievielfache des fairen Anteils jeder Bot gewinnt, nach Spielerzahl. Gestrichelt ist, was fair wäre.
arena-thinking = Zeit für eine Entscheidung
arena-thinking-reading = In Millisekunden, auf einer Achse, auf der jeder Schritt das Zehnfache des vorigen ist. Der Strich geht vom Median bis zur längsten Entscheidung, und unter dem Punkt bleiben 99 von 100. Der Speicher ist der eines Prozesses, in dem der Bot eine Partie mit sich selbst spielt. Beides hängt von der Maschine ab und gehört nicht zum Ergebnis.
arena-again = Noch einmal
arena-again-reading = Mit Version { $version } von Spukhaus gibt dieser Befehl dasselbe Ergebnis, mit beliebig vielen Prozessen (--jobs), solange die Bots nicht nach der Uhr gehen:
replay-header = { $game }, Ausgabe „{ $edition }“, Regelfassung { $rules }
replay-unfinished = Die Partie ist nicht zu Ende.
replay-checked = Jede Aktion war erlaubt.
replay-seed-checked = Der Zufall folgte dem Startwert, und der Startwert passt zum Fingerabdruck.
serving = Das Spukhaus ist offen: { $address } (Strg+C schließt es).
site-written = Das Haus steht in { $path }: { $files ->
    [one] eine Datei
   *[other] { $files } Dateien
}. Jeder Dateiserver genügt, zum Beispiel: python3 -m http.server --directory { $path }
push-key-written = Der Schlüssel steht in { $path }. Starte das Haus mit --push { $path }.
admin-checked = { $count ->
    [one] Ein Tisch gelesen
   *[other] { $count } Tische gelesen
}, { $broken ->
    [0] alle sind heil.
    [one] einer ist beschädigt.
   *[other] { $broken } sind beschädigt.
}
admin-yes = ja
admin-nothing-done = Es wurde nichts verändert.
admin-ask-delete = { $count ->
    [one] Einen Tisch endgültig löschen?
   *[other] { $count } Tische endgültig löschen?
}
admin-ask-erase = Namen und Chat endgültig löschen?
admin-ask-restore = Alles in der Datenbank durch die Sicherung ersetzen?
admin-deleted = { $count ->
    [one] Ein Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}
admin-would-delete = { $count ->
    [one] Ein Tisch würde gelöscht.
   *[other] { $count } Tische würden gelöscht.
}
admin-erased = { $count ->
    [one] Ein Eintrag unkenntlich gemacht.
   *[other] { $count } Einträge unkenntlich gemacht.
}
admin-barred = { $what ->
    [ban] Das Haus ist für { $address } geschlossen.
   *[mute] Der Chat ist für { $address } abgeschaltet.
}
admin-unbarred = { $address } ist nicht mehr ausgesperrt oder stummgeschaltet.
admin-not-barred = { $address } war weder ausgesperrt noch stummgeschaltet. „spukhaus admin banned“ zeigt, für wen das gilt.
admin-bar = { $what ->
    [ban] ausgesperrt
   *[mute] stumm
}
admin-backed-up = { $count ->
    [one] Ein Tisch in { $file } gesichert.
   *[other] { $count } Tische in { $file } gesichert.
}
admin-restored = { $count ->
    [one] Ein Tisch wiederhergestellt.
   *[other] { $count } Tische wiederhergestellt.
}
admin-stage = { $stage ->
    [waiting] wartet
    [playing] läuft
    [over] zu Ende
   *[unknown] noch unbekannt
}
admin-kind = { $kind ->
    [waiting] nie begonnen
    [abandoned] liegen geblieben
    [finished] beendet
   *[noted] in einer Liste
}
admin-column = { $column ->
    [table] Tisch
    [tables] Tische
    [game] Spiel
    [title] Titel
    [stage] Stand
    [kind] Art
    [entries] Einträge
    [bytes] Bytes
    [opened] eröffnet
    [changed] zuletzt verändert
    [seat] Platz
    [name] Name
    [bot] Bot
    [bar] Sperre
    [since] seit
    [until] bis
    [cup] Turnier
    [players] dabei
    [rounds] Runden
   *[address] Adresse
}
verified = { $count ->
    [one] Eine Aktion: nach den Regeln erlaubt, und der Zufall hielt sich an den versprochenen Startwert.
   *[other] { $count } Aktionen: alle nach den Regeln erlaubt, und der Zufall hielt sich an den versprochenen Startwert.
}

## Warum

measure-chance = Neben jeder Möglichkeit steht die Gewinnchance, die der Bot ihr gibt, nach allem, was er wissen kann:
measure-points = Neben jeder Möglichkeit stehen die Punkte, die der Bot von ihr erwartet, nach allem, was er wissen kann:
measure-share = Neben jeder Möglichkeit steht, wie oft perfektes Spiel sie wählt; was in einer solchen Mischung vorkommt, ist gleich viel wert:
measure-feeling = Nach Faustregeln abgewogen; es zählt nur die Reihenfolge:
why-silent = Gründe wurden hier nicht genannt.
why-believed = Was der Bot vermutet, wo er nichts sehen kann:
why-belief = { $about }: { $possibilities }
why-possibility = { $that } ({ $chance })
hint-is = Tipp: { $action }

# Das Labor

help-lab = für alle, die Spiele erforschen: lösen, Lösungen nachprüfen (beides braucht spukhaus[lab]) und die Balance untersuchen
help-lab-solve = perfektes Spiel für Shy Monsters berechnen; lässt sich anhalten und fortsetzen
help-lab-solve-folder = wo die Ergebnisse der Teile liegen
help-lab-solve-gap = ein Teil ist fertig, wenn seine Schranken so nah beieinanderliegen
help-lab-solve-rounds = oder nach so vielen Runden
help-lab-picture = zeichnen, was die Lösung von Shy Monsters tut, als SVG-Dateien
help-lab-picture-folder = wohin die Bilder kommen
help-lab-reveals = berechnen, was das Aufdecken in Shy Monsters wert ist: auf dem letzten Stockwerk oder in ganzen Partien
help-lab-reveals-counts = wie oft je Stockwerk aufgedeckt wird (2-2-1): grobe Schranken für ganze Partien; lässt sich anhalten und fortsetzen
help-lab-reveals-most = ohne solche Angaben: das letzte Stockwerk mit bis zu so vielen aufgedeckten Karten (sonst 2)
lab-match = aufgedeckt { $text }: Der Held gewinnt in { $lower } bis { $upper } aller Fälle
lab-reveals = { $monsters }, aufgedeckt { $reveals }: Der Held entkommt in { $lower } bis { $upper } aller Fälle
help-lab-solve-card = auf einer Grafikkarte rechnen (braucht spukhaus[card]): etwa dreißigmal so schnell
help-lab-solve-pack = danach alle Strategien in diese Datei schreiben
help-lab-verify = beweisen, was die gepackten Strategien für Shy Monsters wert sind: gegen die besten Antworten beider Seiten
help-lab-verify-file = eine gepackte Lösung; ohne Angabe die, nach der die Bots spielen
lab-verified =
    Was der Herr des Verlieses auch tut: Der Held dieser Lösung gewinnt mindestens { $lower } aller Partien.
    Was der Held auch tut: Gegen ihren Herrn des Verlieses gewinnt er höchstens { $upper } aller Partien.
error-lab-missing = Das braucht das Labor (das Modul { $module } fehlt): pip install "spukhaus[lab]"
error-card-missing = Für die Grafikkarte fehlt CuPy: pip install "spukhaus[card]"; ohne --card rechnet der Prozessor.
error-card-unusable = CuPy ist installiert, kann die Grafikkarte aber nicht benutzen: { $reason }
error-no-encoding = Das Spiel „{ $game }“ kann nicht im Labor spielen: In seinem Ordner fehlt „encoding“. docs/lab.md erklärt, was hineingehört.
error-unknown-observation = Eine Beobachtung „{ $observation }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-policy-too-large = Ein trainiertes Netz hat höchstens { $most } MiB, auch ausgepackt. Diese Datei hat mehr.
error-policy-broken = In dieser Datei ist kein Netz, nach dem ein Bot spielen könnte: { $reason } fehlt oder ist falsch. Speichere das Netz neu; docs/lab.md erklärt, wie.
error-policy-other-format = Dieses Netz hat das Format { $found }, diese Version von Spukhaus liest das Format { $known }. Speichere das Netz neu.
error-policy-unfit = Dieses Netz kann nur spielen, wofür es trainiert wurde: das Spiel „{ $game }“ zu { $seats } Personen mit der Ausgabe „{ $edition }“.
error-policy-name = Am Tisch heißt ein Netz wie seine Datei. Darum darf der Name nur Buchstaben von a bis z, Ziffern und Bindestriche haben, höchstens 30 Zeichen: Benenne { $name } um.
error-serve-bots = „{ $bot }“ ist kein Gast für einen Tisch: Schreib policy:DATEI. Die Bots der Spiele sind auch ohne das da.
error-solution-other-box = Diese Lösung gilt für eine andere Schachtel. Nenne deren Ausgabe mit --edition.
error-solve-other-box = Lösen lassen sich nur Schachteln mit sechs Monstern, je zwei auf drei Stockwerken, höchstens { $corridors } Gängen und je Stockwerk 0 bis { $reveals } Mal Aufdecken.
error-card-small-box = Die Grafikkarte löst nur Schachteln mit drei Gängen. Lass --card weg: Diese Schachtel ist kleiner, da reicht der Prozessor.
error-kernel-action-illegal = Platz { $seat } darf das jetzt nicht: { $action }. Die Maske oder die Liste der erlaubten Aktionen zeigt, was geht. Es hat sich nichts geändert.
error-kernel-action-of-chance = Das entscheidet der Zufall; ein Kernel zieht ihn selbst.
error-kernel-action-unknown = Eine Aktion { $action } gibt es nicht. Die Nummern gehen von 0 bis { $most }.
error-kernel-actions-shape = Jede Partie braucht eine ganze Zahl: ein Array der Form { $wanted }, nicht { $found }.
error-kernel-history-lost = Eine gepackte Zeile merkt sich frühere Stockwerke nicht: Sie steht auf Stockwerk { $storey }, aber der Zustand, in den sie entpackt werden soll, auf { $origin }. Nimm einen Zustand desselben Stockwerks.
error-kernel-seat-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
error-kernel-too-many-arrows = Der Kernel hat Platz für Pläne mit { $most } Pfeilen; in dieser Ausgabe können sie { $found } haben.
error-kernel-too-many-monsters = Der Kernel hat Platz für { $most } Monster; diese Ausgabe hat { $found }.
error-kernel-too-many-pacts = Der Kernel hat Platz für { $most } Pakte; diese Ausgabe hat { $found }.
error-kernel-too-many-spooks = Der Kernel hat Platz für { $most } Spukgestalten; diese Ausgabe hat { $found }.

## Balance

help-lab-analyse = gleich starke Bots spielen lassen und über die Balance berichten: Plätze, Länge, wie oft jede Regel greift, welche Inhalte zu stark sind
help-lab-analyse-edition = der Name einer eingebauten Ausgabe oder eine Ausgabendatei; mehrere werden verglichen
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
analysis-findings-reading = Plätze, deren Intervall den fairen Anteil nicht enthält, Inhalte, deren Unterschied so groß ist, dass er sich mit Zufall nicht erklären lässt, auch wenn man alle ihrer Art betrachtet, und was nie geschehen ist. Es gilt für diese Bots: Andere machen aus denselben Dingen vielleicht mehr.
analysis-findings-none = Bei so vielen Partien: nichts.
analysis-finding-seat = { $where }: { $place } gewinnt { $wins } der Partien (95-%-Intervall { $interval }). Fair wären { $fair }.
analysis-finding-thing = { $about }: Mit „{ $thing }“ ist das Ergebnis { $better ->
    [yes] besser
   *[no] schlechter
} als in vergleichbaren Fällen ohne, um { $difference } { $unit ->
    [points] Punkte
   *[share] Prozentpunkte
} (95-%-Intervall { $interval }).
analysis-finding-never = In keiner Partie geschehen: { $happening }
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
table-forced = nur eine Möglichkeit
table-over = der Partie sind vorbei
table-lead-changes = Führungswechsel je Partie
table-without = Partien ohne Wechsel
table-part = Teil der Partie
table-lost = verlorener Anteil am Sieg
table-other-winners = jemand anderes gewinnt
table-cause = was Ergebnisse unterscheidet
table-explains = erklärt
analysis-choices = Auswahl
analysis-choices-reading = Wie viele Züge erlaubt sind, wenn jemand entscheidet. Der Punkt ist der Median; auf dem Strich liegen 90 von 100 Entscheidungen.
analysis-choices-said = { $where }: im Mittel { $mean } Möglichkeiten; bei { $forced } der Entscheidungen gibt es nur eine.
analysis-leads = Wer führt
analysis-leads-reading = Wie oft am Ende gewinnt, wer zu einem Zeitpunkt führt, mit dem 95-%-Intervall. Liegen mehrere gleichauf, zählen sie zu gleichen Teilen. Gestrichelt ist, was jemand gewinnt, der ausgelost wird.
analysis-leads-said = { $where }: Wer nach der halben Partie führt, gewinnt am Ende { $wins } der Partien; wer ausgelost wird, gewinnt { $fair }. Die Führung wechselt { $changes }-mal je Partie.
analysis-leads-changes = Wie oft die Führung wechselt
analysis-decisions = Entscheidungen, auf die es ankommt
analysis-decisions-reading = In jeder Partie wurde eine Entscheidung ausgelost und durch eine zufällige andere ersetzt; dann spielten dieselben Bots weiter. Der Punkt zeigt, welchen Anteil am Sieg das im Mittel gekostet hat, der Strich ist das 95-%-Intervall. Nahe der gestrichelten Linie ist es fast gleich, was man dort wählt.
analysis-skill = Können und Glück
analysis-skill-reading = Was die Ergebnisse zweier Plätze unterscheidet: wer spielt, welcher Platz es ist, und alles andere. Alles andere ist Glück: was schwankt, obwohl gleich Starke spielen. Wertungen folgen der Elo-Skala: 200 Punkte heißen, dass der Bessere dreimal so oft gewinnt.
analysis-skill-said = { $where }: { $luck } der Unterschiede sind Glück, { $position } der Platz.
analysis-skill-said-who = { $where }: { $who } der Unterschiede sind Können, { $luck } Glück, { $position } der Platz. Zwischen dem schwächsten und dem stärksten Bot liegen { $spread } Wertungspunkte.
analysis-skill-one = Mit einem einzigen Bot lässt sich kein Können vergleichen. Nenne mehrere, vom schwachen zum starken (random, sensible …).
analysis-skill-who = wer spielt
analysis-skill-seat = der Platz
analysis-skill-luck = Glück
analysis-warning-seats = Zu wenige Partien ({ $where }): Anteile an Siegen sind nur auf { $reach } Prozentpunkte genau bekannt. Mit etwa { $enough } Partien wären es 5.
analysis-warning-ratings = Zu wenige Partien ({ $where }): Wertungen sind nur auf { $reach } Punkte genau bekannt und sagen wenig darüber, wer stärker ist. Mit etwa { $enough } Partien wären es 100.

# Rückblicke

error-review-failed = Die Partie ließ sich nicht beurteilen. Versuch es gleich noch einmal.
help-review = jede Entscheidung einer beendeten Partie danach beurteilen, was man auf dem Platz wissen konnte, und Können von Glück trennen
help-review-file = die Partiedatei
help-review-all = jede Entscheidung zeigen, nicht nur die, die etwas gekostet haben
verdict-best = am besten
verdict-good = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-unknown = nicht beurteilt
review-moments = Was die Partie entschieden hat
review-no-moments = Kein einzelner Augenblick hat diese Partie entschieden.
moment-own-mistake = { $seat } machte einen Fehler: Die Gewinnchance fiel von { $before } auf { $after }. Gespielt: { $action }. Besser: { $better }.
moment-own-inaccuracy = { $seat } spielte ungenau: Die Gewinnchance fiel von { $before } auf { $after }. Gespielt: { $action }. Besser: { $better }.
moment-others-up = Was andere taten, half { $seat }: Die Gewinnchance stieg von { $before } auf { $after }.
moment-others-down = Was andere taten, schadete { $seat }: Die Gewinnchance fiel von { $before } auf { $after }.
moment-chance-up = Glück für { $seat }: Die Gewinnchance stieg von { $before } auf { $after }.
moment-chance-down = Pech für { $seat }: Die Gewinnchance fiel von { $before } auf { $after }.
moment-news-up = Was ans Licht kam, war gut für { $seat }: Die Gewinnchance stieg von { $before } auf { $after }.
moment-news-down = Was ans Licht kam, war schlecht für { $seat }: Die Gewinnchance fiel von { $before } auf { $after }.
review-account = { $seat }: { $start } am Anfang, { $own } durch eigene Entscheidungen, { $others } durch die anderen, { $chance } durch Glück, { $news } durch das, was ans Licht kam, { $result } am Ende.
review-decision = { $seat }: { $action } ({ $verdict }, { $loss }). Besser: { $better }.
review-decision-fine = { $seat }: { $action } ({ $verdict }).

# Was zu sehen ist, wo jemand einen Link teilt
preview-house = Drei Monsterspiele, direkt im Browser: mit anderen oder gegen Bots. Kostenlos, ohne Konto.
preview-invitation = { $name } lädt dich zu { $game } ein
