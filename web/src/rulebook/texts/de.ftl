# Die Regeln als Seiten, auf Deutsch.

rulebook-of = { $game }: die Regeln
rulebook-page = Die Regeln auf einer Seite
rulebook-contents = Inhalt
rulebook-search = In den Regeln suchen
rulebook-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rulebook-legend = Woher eine Regel kommt
rulebook-means-attested = So steht es im Regelheft.
rulebook-means-public = So beschreiben es öffentliche Quellen.
rulebook-means-reconstructed = Unsere beste Vermutung, wo uns Regelheft oder Bilder fehlen.
rulebook-means-reading = Das Regelheft lässt es offen; so halten wir es.
rulebook-means-ours = Das kennt das Regelheft nicht: Dieses Haus fügt es hinzu.
rulebook-sources = Zeigen, woher jeder Satz kommt
rulebook-print = Drucken
rulebook-table = Zum Tisch

example-show = Beispiel zeigen
example-of = Regel { $rule } im Spiel
example-eyes = Aus einer echten Partie, mit den Augen von { $name }.
example-edition = Gespielt mit der Schachtel „{ $edition }“.
example-controls = Schritte des Beispiels
example-before = So fängt es an. Geh Schritt für Schritt weiter oder drück „Abspielen“.
example-play = Abspielen
example-back = Zurück
example-on = Weiter
example-step = Schritt { $step } von { $last }

box-choose = Schachtel
box-title = Diese Schachtel: { $edition }
box-standard = Die Zahlen im Regeltext sind die dieser Schachtel.
box-other = Die Zahlen im Regeltext sind die der Standardschachtel. Wo deine Schachtel abweicht, steht es hier und bei der Regel.
box-what = Was
box-figure = In dieser Schachtel
box-source = Herkunft
box-rule = Regel
box-usual = Standard: { $standard }
box-differs = In dieser Schachtel gilt:
box-differs-figure = { $label }: { $value } (Standard: { $standard }).

figure-list = { $name }: { $things }
