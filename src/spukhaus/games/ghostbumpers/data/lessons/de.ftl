# Was der Lehrgeist von Ghostbumpers sagt, auf Deutsch.

## Stich 1: Drei Achten sind wenig, und die Kante

three-eights-title = Drei Achten sind wenig
three-eights-pile = Willkommen beim Autoscooter! Das ist dein Stapel: sechs Entspannt-Karten und eine Schreck-Karte, die du ganz nach oben gelegt hast. Bekommst du einen Stich, so deckst du die oberste Karte deines Stapels auf. Ist es die Schreck-Karte, dann ist die Runde aus, und du gehst leer aus. Überlass diesen Stich also den anderen.
three-eights-low = Miras 4 ist bisher die höchste Karte. Bleib darunter! Bei mehreren gleichen Karten zählt zuerst, wie viele es sind: Drei Achten, geschrieben 3×8, schlagen eine einzelne 3, aber keine 4. Drück auf die Achten, bis alle drei gewählt sind, und spiel sie aus.
three-eights-pair = Damit bliebst du auch unter der 4: Zwei Karten schlagen höchstens eine einzelne 2. Aber schauen wir, was drei zählen. Spiel die drei Achten.
three-eights-single = Eine Karte allein zählt ihre volle Zahl, und die ist höher als 4: Du bekämst den Stich und würdest deine Schreck-Karte aufdecken. Spiel die drei Achten zusammen.
three-eights-which = Mira hat mit ihrer 4 den Stich bekommen und ihre Schreck-Karte aufgedeckt: Die Runde ist aus. Nur um sicherzugehen: Was ist höher?
three-eights-eights = Drei Achten
three-eights-four = Eine Vier
three-eights-not-eights = Drei Achten sind 3×8: Zuerst zählt, wie viele es sind. Also ist die 4 höher, wenn auch nur um Haaresbreite.
three-eights-why = Jetzt zählen alle die Entspannt-Karten unter ihrer Schreck-Karte. Bei dir sind es 6, und du bekommst 12 Punkte; bei Otto sind es 3, und er bekommt 3. Warum zählen deine doppelt?
three-eights-many = Weil ich die meisten Karten übrig hatte
three-eights-top = Weil meine Schreck-Karte obenauf lag
three-eights-never = Weil ich keinen Stich bekommen habe
three-eights-not-many = Wie viele es sind, ändert nichts daran, was jede zählt. Sieh nach, wo die Schreck-Karte in deinem Stapel lag und wo in Ottos.
three-eights-not-never = Auch Otto hat keinen Stich bekommen, und seine Karten zählen einfach. Sieh nach, wo die Schreck-Karte in deinem Stapel lag und wo in seinem.
three-eights-done = Das ist die Kante: Die Schreck-Karte liegt obenauf. Ein einziger Stich, und du gehst leer aus; aber jede Karte unter ihr zählt doppelt. Da willst du stehen, wenn sich jemand anderes erschreckt.

## Stich 2: Paranoia

paranoia-title = Paranoia
paranoia-worth = Eine andere Runde. Diesmal lag deine Schreck-Karte ganz unten, und du hast gerade alle sechs Entspannt-Karten aufgedeckt: Nur die Schreck-Karte ist übrig. Was ist dein Stapel wert, wenn sich jetzt jemand anderes erschreckt?
paranoia-six = Sechs Punkte
paranoia-nothing = Nichts
paranoia-not-six = Aufgedeckte Karten sind weg. Es zählen nur Entspannt-Karten, die noch unter der Schreck-Karte liegen, und da ist keine.
paranoia-take = Richtig: Du hast nichts zu verlieren. Aber etwas zu gewinnen! Wenn du durch einen Stich die Schreck-Karte als allerletzte Karte deines Stapels aufdeckst, ist das Paranoia: 10 Punkte für dich und nichts für alle anderen. Du spielst aus. Hol dir diesen Stich mit deiner höchsten Karte, der 9!
paranoia-pair = Zwei Karten schlagen höchstens eine einzelne 2: Darüber kommt fast jeder. Diesmal willst du den Stich. Spiel die 9.
paranoia-lower = Das ist leicht zu schlagen. Diesmal willst du den Stich: Spiel die 9, gegen die kommt kaum etwas an.
paranoia-when = Erschrocken und froh darüber: 10 Punkte! Wann genau ist es Paranoia?
paranoia-any = Immer, wenn ich meine Schreck-Karte aufdecke
paranoia-last = Wenn ich einen Stich bekomme und die Schreck-Karte die letzte meines Stapels ist
paranoia-bottom = Wenn die Schreck-Karte am Ende noch ganz unten liegt
paranoia-not-any = Wenn noch etwas unter ihr liegt, bist du einfach nur erschrocken: Die Runde ist aus, und du gehst leer aus.
paranoia-not-bottom = Dort zu liegen reicht nicht: Beendet jemand anderes die Runde, liegt unter deiner Schreck-Karte nichts, und dein Stapel ist nichts wert. Du musst sie selbst aufdecken, durch einen Stich.
paranoia-done = Es gibt also zwei gute Pläne: die Schreck-Karte obenauf, während sich jemand anderes erschreckt, oder die Schreck-Karte als deine allerletzte Karte. Alles dazwischen bringt weniger.

## Stich 3: auf die Kante zu

edge-title = Bis an die Kante
edge-take = Jetzt liegt deine Schreck-Karte unter einer Entspannt-Karte, und unter ihr liegen fünf weitere. Du bist einen Stich von der Kante entfernt. Miras 6 liegt vorn. Diesen Stich willst du: Such eine Karte, die ihn bekommt.
edge-low = Damit überlässt du Mira den Stich. Schlimm ist das nicht, aber deine Schreck-Karte bleibt zugedeckt, und deine fünf Karten zählen nur einfach. Hol dir hier den Stich: mit einer einzelnen Karte, die höher ist als 6.
edge-worth = Du hast den Stich und eine Entspannt-Karte aufgedeckt. Jetzt liegt deine Schreck-Karte obenauf, und fünf Karten liegen darunter. Was ist dein Stapel wert, wenn sich jetzt jemand anderes erschreckt?
edge-five = 5 Punkte
edge-ten = 10 Punkte
edge-none = Nichts
edge-not-five = Fünf Karten liegen unter ihr, aber die Schreck-Karte liegt obenauf: Darum zählt jede doppelt.
edge-not-none = Leer gehst du nur aus, wenn du sie selbst aufdeckst. Erschreckt sich jemand anderes, zählst du, was unter ihr liegt, und zwar doppelt.
edge-dodge = Du stehst auf der Kante: Von nun an ist jeder Stich einer zu viel. Du spielst aus. Spiel etwas, das die anderen sicher schlagen.
edge-high = Damit bekommst du womöglich den Stich, und die nächste Karte deines Stapels ist die Schreck-Karte. Spiel eine niedrige Karte oder mehrere gleiche: Zusammen zählen sie wenig.
edge-counted = Mira hat den Stich bekommen, mit einer 5 darin. Also deckt sie zwei Karten auf, und die zweite ist ihre Schreck-Karte. Deine fünf Karten zählen doppelt: 10 Punkte.
edge-done = Das ist das ganze Spiel: genau so viele Stiche holen, wie du bis zur Kante brauchst, und dann keinen einzigen mehr.

## Stapel legen

lay-high-title = Dein Stapel: niedrige Karten
lay-high-lay = Vor jeder Runde verstecken alle die Schreck-Karte im eigenen Stapel. Sieh dir deine Hand an: niedrige Zahlen, und von jeder mehrere. Damit gehst du fast jedem Stich aus dem Weg. Leg die Schreck-Karte also dahin, wo du wenige Stiche brauchst: ganz nach oben oder unter eine Karte. Schieb sie hin und drück „Stapel legen“.
lay-high-two = Nicht schlecht. Aber mit dieser Hand sind selbst zwei Stiche schwer zu holen, und jede Karte über der Schreck-Karte ist eine, die nicht zählt. Leg sie obenauf oder unter eine Karte.
lay-high-deep = Bevor du auf der Kante stehst, muss jede Karte über der Schreck-Karte weg. Dafür brauchst du Stiche, und die holt deine Hand kaum. Außerdem zählen diese Karten nicht. Leg die Schreck-Karte obenauf oder unter eine Karte.
lay-high-slip = Mira hat eine 4 gespielt, Otto eine 6. Bleib unter der 6. Du darfst eine Karte spielen oder mehrere derselben Zahl; aussetzen darfst du nie.
lay-high-eight = Eine einzelne 8 ist höher als 6: Du bekämst den Stich und müsstest aufdecken. Spiel etwas Niedrigeres: Mehrere gleiche zählen wenig, sogar Achten.
lay-high-done = Bei niedrigen und mehrfachen Karten gilt: die Schreck-Karte weit nach oben, und dann den Kopf einziehen.
lay-deep-title = Dein Stapel: hohe Karten
lay-deep-lay = Eine andere Hand: kaum eine niedrige Karte. Du wirst Stiche bekommen, ob du willst oder nicht. Also nutz das aus! Leg die Schreck-Karte dahin, wo dich jeder Stich der Paranoia näher bringt: ganz nach unten.
lay-deep-nearly = Fast. Aber so tief liegt kaum etwas unter ihr, das zählt, und die allerletzte Karte wäre sie auch nicht. Leg sie ganz nach unten: Da wohnt die Paranoia.
lay-deep-high = Mit diesen Karten bekommst du bald einen Stich, den du nicht willst, und deckst die Schreck-Karte auf: keine Punkte. Leg sie ganz nach unten.
lay-deep-harvest = Mira und Otto haben je zwei Fünfen gespielt, jeweils 2×5. Wer den Stich bekommt, deckt für jede 5 darin eine Karte mehr auf. Und du willst viele Karten aufdecken! Hol dir den Stich mit irgendeiner einzelnen Karte.
lay-deep-pair = Mehrere gleiche Karten zählen kaum mehr, als es Karten sind: Sei nicht zu bescheiden. Mit einer einzelnen Karte bekommst du diesen Stich sicher.
lay-deep-left = Eine Karte für den Stich und vier für die Fünfen: fünf Entspannt-Karten auf einmal. Zwei Karten sind übrig, und die letzte ist die Schreck-Karte. Noch zwei Stiche, und es ist Paranoia.
lay-deep-done = Bei hohen Karten gilt: die Schreck-Karte ganz nach unten, und dann her mit allem, was du kriegen kannst.

## Fünfen

fives-title = Mit Fünfen rempeln
fives-count = Wer einen Stich bekommt, deckt eine Karte auf und eine mehr für jede 5 darin, egal wer sie gespielt hat. Du hast zwei Fünfen. Wenn du jetzt beide spielst und Mira den Stich mit ihrer 7 bekommt: Wie viele Karten deckt sie auf?
fives-one = Eine
fives-two = Zwei
fives-three = Drei
fives-not-one = Eine deckt sie für den Stich selbst auf und dann noch eine für jede 5 darin.
fives-not-two = Eine deckt sie für den Stich selbst auf und noch eine für jede der beiden Fünfen.
fives-bump = Jetzt remple sie an! Zusammen sind deine zwei Fünfen nur 2×5, der Stich bleibt also bei Mira.
fives-single = Eine gute Idee: Sie würde zwei Karten aufdecken. Aber mit beiden Fünfen sind es drei, und zwei Fünfen zählen sogar weniger als eine.
fives-high = Das ist höher als 7: Du bekämst den Stich selbst.
fives-others = Damit bleibt der Stich zwar bei Mira, aber es tut ihr nicht weh: Sie deckt nur eine Karte auf. Spiel beide Fünfen.
fives-bumped = Entspannt, entspannt, und die dritte ist die Schreck-Karte! Ohne deine Fünfen wäre sie davongekommen. Sobald die Schreck-Karte erscheint, wird nicht weiter aufgedeckt.
fives-done = Remple gern an, wer einen Stich nur um Haaresbreite bekommt. Und achte auf Fünfen, bevor du dir selbst einen holst.

## Gleichstand

later-title = Später ist höher
later-under = Du stehst auf der Kante: Die Schreck-Karte liegt obenauf. Mira hat eine 7 gespielt. Werde die höchste Karte los, mit der du diesen Stich nicht bekommst.
later-equal = Vorsicht: Bei zwei gleichen Werten ist der höher, der später gespielt wurde. Deine 7 würde Miras 7 schlagen, und du würdest dich erschrecken.
later-high = Das ist höher als 7: Du bekämst den Stich und würdest deine Schreck-Karte aufdecken.
later-waste = Sicher, aber heb dir das auf: Niedrige Karten und mehrere gleiche brauchst du noch, wenn die anderen niedrig spielen. Welche einzelne Karte liegt knapp unter 7?
later-who = Gut ausgewichen. Mira spielt zwei Vieren aus, dann legt Otto zwei Vieren. Wer liegt vorn?
later-first = Mira
later-second = Otto
later-nobody = Niemand, es steht unentschieden
later-not-first = Beide zählen 2×4. Bei gleichen Werten ist der spätere höher.
later-not-nobody = Gleichstand gibt es nicht: Bei gleichen Werten ist der spätere höher.
later-done = Spät an der Reihe zu sein ist ein Vorteil: Du weißt, was zu schlagen ist, und ein gleicher Wert genügt. Manchmal ist er aber schon zu viel.

## Die 0/10er-Karte

trickster-title = Die 0/10er-Karte
trickster-danger = Sieh dir Otto an: Er hat fünf Karten aufgedeckt, nur noch zwei im Stapel, und er spielt eine 9 aus. Er will Stiche. Das riecht nach Paranoia: Seine Schreck-Karte liegt wohl ganz unten. Noch zwei Stiche, dann bekommt er 10 Punkte und du nichts.
trickster-spoil = Aber du hast die einzige 0/10er-Karte. Beim Ausspielen sagst du an, was sie zählt: 0 oder 10. Und in einem Stich mit ihr wird nichts aufgedeckt. Stattdessen nimmt, wer ihn bekommt, die unterste Karte des eigenen Stapels und legt sie ungesehen obenauf. Lass Otto den Stich: Spiel sie als 0.
trickster-ten = Als 10 bekommt sie den Stich: Dann wandert deine eigene unterste Karte nach oben, und Ottos Stapel bleibt, wie er ist. Spiel sie als 0 und lass ihm den Stich.
trickster-others = Dann bekommt Otto den Stich und ist der Paranoia eine Karte näher. Spiel die 0/10er-Karte als 0.
trickster-moved = Otto hat den Stich bekommen und nichts aufgedeckt, aber seine unterste Karte liegt jetzt obenauf. Wenn es seine Schreck-Karte war: Wo liegt sie jetzt?
trickster-bottom = Immer noch ganz unten
trickster-top = Obenauf, mit einer Karte darunter
trickster-not-bottom = Gerade die unterste Karte ist gewandert: Jetzt liegt sie obenauf.
trickster-done = Aus der Paranoia wird nichts mehr: Beim nächsten Stich erschreckt sich Otto, und unter seiner Schreck-Karte liegt noch eine Karte. Auch dir selbst kann die 0/10er-Karte helfen: Als 10 holt sie einen Stich, ohne dass du etwas aufdeckst.

## Das Ende einer Runde

counting-title = Zählen
counting-guess = Du hast einen Stich geholt. Über deiner Schreck-Karte liegt noch eine Entspannt-Karte, und unter ihr liegen vier. Wenn sich Mira in diesem Stich erschreckt: Wie viele Punkte bekommst du?
counting-four = 4
counting-eight = 8
counting-five = 5
counting-not-eight = Doppelt zählen sie nur, wenn die Schreck-Karte obenauf liegt, und auf ihr liegt noch eine Entspannt-Karte.
counting-not-five = Die Karte über der Schreck-Karte zählt nicht: nur die vier darunter.
counting-choose = Miras 6 liegt vorn. Du könntest dir den Stich holen und auf die Kante kommen. Aber diesmal wollen wir sehen, wie eine Runde endet: Überlass ihn ihr.
counting-take = Das kann auch richtig sein: Dann stündest du auf der Kante. Aber niemand würde sich erschrecken, und wir wollen sehen, wie eine Runde endet. Bleib unter 6.
counting-points = Mira hat sich erschreckt: 0 Punkte für sie. Alle anderen decken ihre Stapel auf und zählen. Eine Runde endet auch, wenn niemand mehr Karten hat; dann zählen alle. Die Startkarte wandert nach links weiter, und eine neue Runde beginnt.
counting-end = Zu dritt spielt man 6 Runden, zu viert 8, zu fünft 5 und zu sechst 6. Wer gewinnt?
counting-most = Wer am Ende die meisten Punkte hat
counting-first-ten = Wer zuerst 10 Punkte hat
counting-fewest = Wer sich am seltensten erschreckt hat
counting-not-first-ten = Zehn Punkte sind nur eine gute Runde. Ihr spielt alle Runden, und dann zählen die Punkte aus allen zusammen. (Wer einen Tisch eröffnet, kann stattdessen eine Zielpunktzahl festlegen.)
counting-not-fewest = Ein Schreck kostet dich eine Runde, mehr nicht. Es zählen die Punkte aus allen Runden.
counting-done = Jetzt weißt du alles: Mehrere gleiche zählen wenig, auf der Kante zählt alles doppelt, Paranoia stellt alles auf den Kopf, und die Fünfen und die 0/10er-Karte sorgen für Wirbel.
