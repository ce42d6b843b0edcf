# Rätsel, auf Deutsch.

puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-intro = Augenblicke aus echten Partien zwischen Bots. Jeder hat eine Antwort, die das Programm bewiesen hat, und zwar nur aus dem, was du siehst.
puzzles-solved = { $count } von { $of } gelöst
puzzles-all = Alle Rätsel
puzzle-number = Rätsel { $number }
puzzle-difficulty = Schwierigkeit { $level } von 5
puzzle-solved = gelöst
puzzle-you = Du bist { $seat }.
puzzle-from = Aus einer Partie zwischen diesen Bots: { $players }.
puzzle-bots = Die Bots spielen für die Partie, nicht für das Rätsel. So oft wählt jede Stufe die Antwort in { $tries } Versuchen: { $levels }.
puzzle-hint = Gib mir einen Tipp
puzzle-answer = Zeig die Antwort
puzzle-answer-is = Die Antwort: { $action }.
puzzle-play-answer = Spielen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-right = Das ist richtig!
puzzle-wrong = Das ist es nicht.
puzzle-open = Bis hierher richtig. Wie weiter?
puzzle-came = Was daraus wurde
puzzle-example = Ein Beispiel, das zu allem passt, was du weißt, und in dem es schiefgeht
puzzle-loading = Das Rätsel wird ausgelegt …

## Shy Monsters

puzzle-safe-way = Der sichere Weg
puzzle-safe-way-task = { $worlds } Stockwerke passen zu allem, was du weißt. Ein Plan führt aus allen hinaus. Finde ihn und geh ihn bis zum Ausgang.
puzzle-safe-way-hint = Frag dich bei jeder verdeckten Karte, welche ungesehenen Monster sich dort wohlfühlen würden. Neben einem, das schon offen liegt, gerät ein Monster in Panik.
puzzle-safe-way-right = Du bist draußen, und nicht aus Glück: Dein Plan führt aus jedem der { $worlds } Stockwerke hinaus, die da hätten liegen können.
puzzle-safe-way-wrong-at-once = Das kann sofort der Tod sein, wie auf dem Stockwerk hier. Nach dieser Wahl führt selbst der beste Plan nur aus { $out } von { $worlds } Stockwerken hinaus.
puzzle-safe-way-wrong-later = Noch lebst du, aber sicher ist es nicht mehr: Nach dieser Wahl führt der beste Plan aus { $out } von { $worlds } Stockwerken hinaus. Hier ist eines, in dem er scheitert.
puzzle-safe-way-wrong-hopeless = Danach führt aus keinem der { $worlds } Stockwerke noch ein Weg hinaus.
puzzle-best-chance = Die beste Aussicht
puzzle-best-chance-task = { $worlds } Stockwerke passen zu allem, was du weißt, und kein Plan führt aus allen hinaus. Welcher Schritt führt aus den meisten, wenn alle gleich wahrscheinlich sind?
puzzle-best-chance-hint = Eine gesparte Fähigkeit nützt keinem Toten. Zähl für jeden Schritt, in wie vielen Stockwerken er dich jetzt umbringt und in wie vielen später.
puzzle-best-chance-right = Besser geht es nicht: Mit dem besten Plan führt das aus { $out } von { $worlds } Stockwerken hinaus ({ $best } %).
puzzle-best-chance-wrong-at-once = Mit dem besten Plan danach führt das aus { $out } von { $worlds } Stockwerken hinaus ({ $chance } %). Ein anderer Schritt führt aus mehr. Hier ist es sofort vorbei.
puzzle-best-chance-wrong-later = Mit dem besten Plan danach führt das aus { $out } von { $worlds } Stockwerken hinaus ({ $chance } %). Ein anderer Schritt führt aus mehr. Hier ist ein Stockwerk, in dem es scheitert.
puzzle-best-chance-wrong-hopeless = Das führt aus keinem der { $worlds } Stockwerke hinaus.
puzzle-clue-walk = Es beginnt mit einem einfachen Schritt.
puzzle-clue-attack = Jetzt braucht es den Angriff.
puzzle-clue-jump = Jetzt braucht es den Sprung; der Angriff bleibt dir.
puzzle-clue-jump-attack = Es braucht beide Fähigkeiten zugleich.
puzzle-clue-reveal = Eine Karte verrät mehr als alle anderen.

## Ghostbumpers

puzzle-take-or-leave = Nehmen oder lassen
puzzle-take-or-leave-task = Was die anderen auch haben und noch spielen: Mit einer Wahl ist dein Stapel nach diesem Stich sicher { $points } Punkte wert. Mit welcher?
puzzle-take-or-leave-hint = Ein Satz zählt wenig: Drei Achten sind nur 3,8. Wer den Stich bekommt, deckt eine Karte auf und für jede 5 noch eine. Liegt die Schreck-Karte oben, zählt jede Karte darunter doppelt.
puzzle-take-or-leave-right = Sicher ist sicher: Was verborgen ist und zählt, kann auf { $worlds } Arten liegen, und bei keiner können sie dich unter { $points } Punkte drücken.
puzzle-take-or-leave-wrong-nothing = So können sie dir alles nehmen, dabei sind { $points } Punkte sicher zu haben. So geht es ({ $left } Punkte).
puzzle-take-or-leave-wrong-less = So können sie dich auf { $left } Punkte drücken, dabei sind { $points } sicher zu haben. So geht es.
puzzle-sure-paranoia = Sichere Paranoia
puzzle-sure-paranoia-task = Deine Schreck-Karte liegt ganz unten. Mit einer Wahl ist dir die Paranoia mit ihren { $points } Punkten sicher, was die anderen auch haben und tun. Mit welcher?
puzzle-sure-paranoia-hint = Du musst Stiche bekommen, bis zur allerletzten Karte des Stapels. Welche Karte kann niemand mehr schlagen?
puzzle-sure-paranoia-right = Niemand hält dich auf: In allen { $worlds } Verteilungen, die passen, deckst du die Schreck-Karte als letzte auf und bekommst { $points } Punkte.
puzzle-sure-paranoia-wrong-nothing = So können sie es verderben, und { $points } Punkte sind dahin: Dir bleiben vielleicht { $left }. So geht es.
puzzle-sure-paranoia-wrong-less = So können sie es verderben: Dir bleiben vielleicht { $left } Punkte statt { $points }. So geht es.
puzzle-clue-set = Mehrere Karten auf einmal tun es.
puzzle-clue-highest = Deine höchste Karte tut es.
puzzle-clue-single = Eine einzelne Karte tut es, und nicht deine höchste.
puzzle-clue-trickster = Die 0/10er-Karte tut es.

## Straszydła

puzzle-feast = Platz für alle
puzzle-feast-task = { $guests } Spukgestalten haben Hunger, und alle können satt werden. Finde heraus wie, und füttere sie.
puzzle-feast-hint = Sieh zuerst, was von jeder Farbe fehlt. Dann sieh, was übrig ist: Drei Würfelchen werden eines, ein Teufelchen wird eines, und Grauen kann helfen. Startspuke fressen eine beliebige Farbe: Wähle sie gut.
puzzle-feast-right = Alle { $guests } sind satt.
puzzle-feast-wrong-hungry = Danach werden höchstens { $fed } von { $guests } satt, und so viele müssen gehen: { $left }. Hier ist das Beste, was noch ging.
puzzle-least-bid = Das kleinste Gebot
puzzle-least-bid-task = Du hast { $energy } Energie, die andere Seite hat { $against }. Mit welchem kleinsten Gebot bleibst du sicher stehen?
puzzle-least-bid-hint = Nur der Unterschied der Gebote ändert Würfel. Sieh nach, wie viele Schritte die andere Seite braucht, um das Duell zu drehen, oder wie viele du brauchst.
puzzle-least-bid-right = { $least } ist es: Kein Gebot der anderen Seite von 0 bis { $against } vertreibt dich, und weniger würde nicht reichen.
puzzle-least-bid-wrong-too-much = Du bliebest stehen, aber { $energy } ist mehr als nötig.
puzzle-least-bid-wrong-driven-off = Mit { $energy } kann man dich vertreiben: Die andere Seite bietet { $against } und ändert ihre Würfel.
puzzle-duel-roll = Würfeln und bleiben
puzzle-duel-roll-task = Welche deiner Würfel wirfst du neu, um am wahrscheinlichsten hierzubleiben?
puzzle-duel-roll-hint = Die Würfel werden von oben an gepaart. Frag dich bei jedem, welches Paar er gewinnen würde und wie oft.
puzzle-duel-roll-right = Besser geht es nicht: Du bleibst mit { $best } % Wahrscheinlichkeit.
puzzle-duel-roll-wrong-fails = So bleibst du mit { $chance } % Wahrscheinlichkeit; möglich sind { $best } %. Hier ist ein Wurf, mit dem es schiefgeht.
puzzle-scare-roll = Würfeln und erschrecken
puzzle-scare-roll-task = Welche Würfel wirfst du neu, um am wahrscheinlichsten den vollen Lohn zu bekommen: die Würfel genau so hoch wie deine Stärke, mit Energie als Hilfe?
puzzle-scare-roll-hint = Wie weit liegen die Würfel daneben, und wie weit reicht deine Energie? Wirf den Würfel, bei dem die meisten Zahlen passen.
puzzle-scare-roll-right = Besser geht es nicht: der volle Lohn mit { $best } % Wahrscheinlichkeit.
puzzle-scare-roll-wrong-fails = So gibt es den vollen Lohn mit { $chance } % Wahrscheinlichkeit; möglich sind { $best } %. Hier ist ein Wurf, mit dem es schiefgeht.
puzzle-best-bend = Würfel verändern
puzzle-best-bend-task = Ändere die Würfel so, dass der Schreck die meisten Würfelchen bringt; von allen solchen Wegen den mit dem meisten Grauen; und das für die wenigste Energie.
puzzle-best-bend-hint = Die Summe muss deine Stärke sein, aber dahin führen viele Wege. Eine 6 bringt Grauen, eine 1 nimmt es.
puzzle-best-bend-right = Genau: Würfelchen { $cubes }, Grauen { $horror }, für { $energy } Energie. Besser geht es nicht.
puzzle-best-bend-wrong-cubes = Das bringt { $cubes } Würfelchen ({ $horror } Grauen, { $energy } Energie), und { $best-cubes } sind möglich.
puzzle-best-bend-wrong-horror = Die { $cubes } Würfelchen stimmen ({ $energy } Energie), aber das Grauen ändert sich um { $horror }, und { $best-horror } ist möglich.
puzzle-best-bend-wrong-energy = Alles stimmt ({ $cubes } Würfelchen, { $horror } Grauen), aber es hat { $energy } Energie gekostet, und { $best-energy } ist genug.
puzzle-clue-feed = Jemand kann gleich fressen; sieh nach, wer, und von welcher Farbe.
puzzle-clue-feed-horror = Grauen macht jemanden satt.
puzzle-clue-swap = Ein Teufelchen wird zum Würfelchen.
puzzle-clue-trade = Etwas muss getauscht werden.
puzzle-clue-horror-cube = Grauen wird zum Würfelchen.
puzzle-clue-horror-imp = Grauen wird zum Teufelchen.
puzzle-clue-ahead = Du liegst vorn: Es genügt, dass die andere Seite es nicht drehen kann.
puzzle-clue-behind = Du liegst zurück: Du musst es drehen können, auch gegen alles, was sie haben.
puzzle-clue-reroll-horror = Ein Würfel, für Grauen.
puzzle-clue-reroll-imp = Das Teufelchen ist es wert.
puzzle-clue-sixes = Mach eine 6 und zahl dafür anderswo.
puzzle-clue-ones = Lass keine 1 stehen.
