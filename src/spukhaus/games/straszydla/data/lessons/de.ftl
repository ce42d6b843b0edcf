# Was der Lehrer von Straszydła sagt, auf Deutsch.

## 1

pact-title = Fünf Spukgestalten und ein Pakt
pact-five = Guten Abend! Heute spukst du in einer Stadt. Das hier ist dein Pakt, und niemand sonst darf ihn sehen. Er verlangt fünf Spukgestalten: zwei vom Wasser, zwei vom Feuer und eine von der Erde. Die anderen haben auch Pakte, aber andere.
pact-starter = Deine erste Spukgestalt bekommst du geschenkt. Auf jedem Stapel liegt eine Startgestalt. Nimm die vom Wasser: Dann wird die Karte darunter sichtbar, und dein Pakt braucht Wasser.
pact-alike = Die vier Startgestalten sind gleich gut, diese wäre also genauso recht. Aber auf ihrem Stapel wird die nächste Karte aufgedeckt, und wir sind auf das Wasser neugierig. Nimm die Startgestalt dort.
pact-places = Strzyga gehört dir! Eine Startgestalt zählt als jedes der vier Elemente. Wie viele Plätze deines Pakts füllt sie?
pact-one = Einen, und ich suche aus, welchen
pact-all = Alle fünf auf einmal
pact-not-all = Sie passt auf jeden Platz, aber nur auf einen zugleich: Jeder der fünf braucht seine eigene Spukgestalt. Sieh dir deinen Pakt an: Nur ein Platz ist besetzt.
pact-when = Es fehlen also noch vier. Und wann gewinnst du?
pact-at-once = Sobald ich fünf passende Spukgestalten habe
pact-fed = Wenn am Ende eines Tages oder einer Nacht fünf passende satt sind
pact-strong = Wenn meine Spukgestalten die stärksten sind
pact-not-at-once = Fast! Aber sie zu haben genügt nicht. Die Pakte werden nach dem Füttern geprüft, am Ende jedes Tages und jeder Nacht, und nur satte Spukgestalten zählen.
pact-not-strong = Stärke hilft unterwegs, und sie entscheidet, wenn mehrere zugleich fertig sind. Aber gewinnen kannst du nur mit einem erfüllten Pakt, und zwar mit satten Spukgestalten.
pact-done = Darum geht es: Spukgestalten finden, Futter für sie finden und den eigenen Pakt vor den anderen erfüllen.

## 2

way-title = Ein geheimer Weg
way-plan = Es ist Tag, und auf den Tagvierteln liegen Angststeine. Zwei orangefarbene im Stahlwerk: gutes Futter! Tippe drei Viertel nacheinander an, von deiner Figur in der Ecke bis zu dem Viertel, das leuchtet. Drück dann „Der Plan steht“. Mira plant auch, und niemand sieht den Plan der anderen.
way-elsewhere = Dieser Weg endet woanders, und ein Plan wird immer bis zum Ende gegangen. Nimm ihn mit „Einen Schritt zurück“ zurück und geh bis zum Stahlwerk: Das sind drei Pfeile.
way-collect = Alle Pläne wurden zugleich gezeigt, und ihr seid beide losgegangen. Du bist allein im Stahlwerk, also darfst du es nutzen. Drück „Sammeln“ und nimm alles, was hier liegt.
way-left-behind = Dann blieben die Steine hier liegen, und Mira könnte sie holen. Sammle sie zuerst ein; es kostet nichts.
way-first-collect = Das hat Zeit. Sammle zuerst ein: Diese Steine bekommst du umsonst.
way-passed = Unterwegs bist du durch andere Viertel gekommen, und auch dort liegen Steine. Bekommst du die ebenfalls?
way-passed-too = Ja, ich bin ja dort vorbeigekommen
way-only-end = Nein, nur die am Ende meines Weges
way-not-passed = Durchgehen bringt nichts. Du handelst nur in dem Viertel, in dem dein Weg endet. Darauf kommt es beim Planen an.
way-end = Richtig. Hier gibt es nichts mehr zu tun: Drück „Zug beenden“.
way-just-end = Tauschen darfst du in deinem Zug, aber diese Steine brauchst du noch als Futter. Beende einfach den Zug.
way-done = Planen, ziehen, handeln: Das ist eine Runde. Vier Runden sind ein Tag oder eine Nacht. Und schau: Wo du stehst, liegt jetzt etwas.

## 3

stops-title = STOP, und außen herum
stops-whom = Nach dem Handeln legen alle einen STOP dorthin, wo sie stehen: Deiner liegt im Stahlwerk, Miras im Schwimmbad. Wen hält dein STOP fern?
stops-others = Nur die anderen
stops-everybody = Alle, auch mich
stops-not-others = Auch dich! Niemand darf ein Viertel mit STOP betreten oder durchqueren, ganz gleich, wer ihn gelegt hat. Nur Vorstädte bleiben immer offen.
stops-far = Also weiter, zu den Schrebergärten, die leuchten. Sie liegen vier Reihen entfernt, zu weit für drei Pfeile. Aber die Vorstädte sind verbunden: Geh in die Windvorstadt in der Ecke neben dir, reise ohne Pfeil in eine andere Vorstadt und geh von dort aus weiter. Drück dann „Der Plan steht“.
stops-not-there = Dieser Weg endet nicht in den Schrebergärten. Nimm ihn mit „Einen Schritt zurück“ zurück, geh in die Vorstadt in der Ecke neben dir und tippe dann eine Ecke unten an: Das kostet keinen Pfeil. Von dort genügen zwei Pfeile.
stops-arrows = Durch die ganze Stadt in einer einzigen Runde! Wie viele Pfeile waren das?
stops-four = Vier, mit der Reise von Vorstadt zu Vorstadt
stops-three = Drei, die Reise kostet keinen
stops-not-four = Vier wären gar nicht erlaubt: Ein Plan hat höchstens drei. Die Reise von einer Vorstadt in eine andere braucht keinen Pfeil.
stops-done = Runde für Runde wird die Stadt voller STOPs, bis mit einer neuen Phase alle verschwinden; zu zweit erst mit jeder zweiten. Die Vorstädte sind dein Weg außen herum.

## 4

duel-title = Zwei in einem Viertel
duel-pairs = Mira und du seid beide im Unruhigen Wäldchen gelandet, aber nur eine Seite darf es nutzen: Duell! Die Würfel werden zu Paaren gelegt, die höchsten zuerst, und der höhere eines Paars ist ein Erfolg. Du hast 5 und 1, Mira hat 5 und 3. Warum ist deine 5 kein Erfolg?
duel-equal = Weil Miras 5 genauso hoch ist
duel-later = Weil Mira später kam
duel-strength = Weil wir gleich stark sind
duel-not-later = Wer zuerst da war, zählt nur, wenn sonst alles gleich ist. Sieh dir das Paar selbst an: 5 gegen 5.
duel-not-strength = Von der Stärke hängt ab, wie viele Würfel man wirft: Die stärkere Seite bekommt einen mehr. Sieh dir das Paar selbst an: 5 gegen 5.
duel-reroll = Richtig: Zwei gleiche Würfel sind für niemanden ein Erfolg. Aber 3 schlägt 1, also liegt Mira um einen Erfolg vorn. Du hast einen schwarzen Stein, das ist Grauen, und damit darfst du einen Würfel neu würfeln. Tippe deine 1 an und drück „Einen Würfel für 1 Grauenstein neu würfeln“.
duel-good-die = Deine 5 hält Miras 5 stand, und der neue Wurf wäre wohl schlechter. Tippe die 1 an.
duel-no-pass = Dann bleibt Mira vorn. Deine 1 kann nicht schlechter werden: Tippe sie an und zahl Grauen.
duel-bid = Nur eine 2. Jetzt bietet ihr beide geheim Energie. Wer mehr bietet, darf die eigenen Würfel um den Unterschied ändern, aber alles Gebotene ist weg, auf beiden Seiten. Du musst 2 mehr bieten als Mira, und dass sie gar nichts bietet, ist unwahrscheinlich. Wie viel bietest du?
duel-bid-two = Das reicht nur, wenn Mira gar nichts bietet. Bietet sie auch nur 1, fehlt dir ein Schritt, und deine Energie ist trotzdem weg. Biete alle drei.
duel-bid-less = Zu wenig: Du brauchst 2 mehr als Mira. Was du bietest, ist weg, auch wenn es nichts nützt; hier heißt es also alles oder nichts. Biete alles.
duel-bend = Mira hat 1 geboten und du 3, also darfst du deine Würfel um 2 ändern. Gleichstand genügt nicht: Dann zählt, dass Mira vorher vorn lag. Stell deine Würfel so, dass du mehr Erfolge hast als sie.
duel-not-enough = Mit diesen Würfeln bleibt Mira: Das ist höchstens ein Gleichstand, und vor der Energie lag sie vorn. Stell die Würfel so, dass du ein Paar gewinnst und sie keines.
duel-retreat = Du bleibst! Mira muss in ein Viertel nebenan. Du darfst sagen, in welches, oder du lässt sie wählen und bekommst dafür einen Grauenstein. Deinen hast du gerade ausgegeben: Lass sie wählen.
duel-name-it = Das darfst du, und manchmal tut es den anderen richtig weh. Aber dann bekommst du kein Grauen. Lass sie diesmal selbst wählen.
duel-done = Paare, Grauen, Energie, Rückzug: Das ist ein Duell. Die stärkere Seite wirft einen dritten Würfel, und ein Würfel ohne Gegenüber ist immer ein Erfolg. Manchmal ist es klüger, zu gehen und die Energie zu behalten.

## 5

scare-title = Buh!
scare-scare = Der Bahnhof hat das Schreck-Symbol: Hier kannst du Leute erschrecken und bekommst dafür Steine. Du würfelst mit einem Würfel für jede deiner Spukgestalten. Je näher die Würfel deiner Stärke kommen, desto mehr bekommst du. Drück „Erschrecken“.
scare-not-yet = Dir würden bis zu drei Steine entgehen. Drück zuerst „Erschrecken“.
scare-later = Das geht danach immer noch. Drück zuerst „Erschrecken“.
scare-keep = Eine 5, und deine Stärke ist 3. Um zwei daneben: Das bringt einen Stein. Du könntest für Grauen neu würfeln, aber mit Energie gehst du sicher. Behalte die Würfel.
scare-gamble = Der nächste Wurf kann schlechter sein, und das Grauen wäre weg. Du hast 3 Energiesteine, und damit stellst du den Würfel genau so, wie du willst. Behalte die Würfel.
scare-energy = Jeder Energiestein ändert einen Würfel um 1. Die Tabelle zeigt, was das bringt. Hol dir möglichst viele Steine mit möglichst wenig Energie.
scare-four = Um eins daneben: zwei Steine. Mit einem Energiestein mehr sind es drei.
scare-too-far = Zu weit! Wieder um eins daneben, nur auf der anderen Seite, und teurer. Deine Stärke ist 3.
scare-six = Eine 6 bringt Grauen, liegt aber um drei daneben: Dafür gibt es keinen einzigen Stein. Heute brauchst du Futter.
scare-still-five = Das ist zu weit von deiner Stärke 3 entfernt. Gib Energie aus, bis der Würfel genau 3 zeigt.
scare-horror = Genau getroffen: drei violette Steine! Noch etwas: Zum Schluss geht es um dein Grauen. Welche Zahl bringt dir einen Grauenstein?
scare-ones = Jede 1
scare-sixes = Jede 6
scare-not-ones = Umgekehrt: Jede 1 nimmt dir einen Grauenstein, wenn du einen hast. Jede 6 bringt dir einen.
scare-done = Genau getroffen bringt drei Steine, um eins daneben zwei, um zwei daneben einen. Darum spar dir etwas Energie für die Viertel mit Schreck-Symbol.

## 6

imps-title = Kleine Helfer
imps-summon = Die Brauerei hat das Teufelchen-Symbol. Hier kommt umsonst ein Teufelchen zu dir, und zwar vom Element des Viertels: Feuer. Drück „Rufen“.
imps-no-end = Dann gingst du ohne das Teufelchen, und es kostet doch nichts. Ruf es zuerst.
imps-imp-first = Das hat Zeit. Ruf zuerst das Teufelchen.
imps-which = Ein Teufelchen hilft einmal und kommt dann unter seinen Stapel. Wasser tauscht 2 Steine gegen einen. Luft ändert deinen Plan, wenn alle Pläne gezeigt sind. Feuer würfelt deine Würfel neu. Erde zählt beim Füttern als 2 grüne Steine. Im Duell hast du schlecht gewürfelt: Wer hilft?
imps-water = Das Wasserteufelchen
imps-air = Das Luftteufelchen
imps-fire = Das Feuerteufelchen
imps-earth = Das Erdteufelchen
imps-not-water = Das Wasserteufelchen macht einen Tausch billiger. Zum Neuwürfeln brauchst du ein anderes.
imps-not-air = Das Luftteufelchen ändert deinen Weg, und im Duell bist du schon angekommen. Zum Neuwürfeln brauchst du ein anderes.
imps-not-earth = Das Erdteufelchen hilft beim Füttern, als 2 grüne Steine. Zum Neuwürfeln brauchst du ein anderes.
imps-swap = Genau, und das hast du. Brauchst du aber eher Futter, kannst du jedes Teufelchen gegen einen Stein seiner Farbe eintauschen. Öffne „Teufelchen“ und probier es aus.
imps-swap-first = Probier es aus, bevor du den Zug beendest: Öffne „Teufelchen“ und tausch deines gegen einen Stein ein.
imps-dear = Ein gewöhnlicher Tausch kostet drei Steine. Das Teufelchen tauschst du ohne Aufpreis ein: Öffne „Teufelchen“.
imps-done = Ein orangefarbener Stein mehr. Teufelchen liegen offen, und du darfst beliebig viele haben; fast jedes Teufelchen-Symbol ist einen Besuch wert.

## 7

shop-title = Eine neue Spukgestalt
shop-buy = Sieben Steine! Eine Spukgestalt kostet so viele Steine, wie ihre Stärken bei Tag und bei Nacht zusammen ergeben. Alle Steine gelten, nur Grauen nicht. Tippe den Stapel Wasser an und kauf Utopiec: Dein Pakt hat noch Platz dafür.
shop-air = Wroniec gehört zur Luft, und dein Pakt hat keinen Platz für Luft. Du würdest Futter verschwenden. Kauf Utopiec vom Stapel Wasser.
shop-another-starter = Eine Startgestalt würde auch passen, aber sie frisst am Tag 3 Steine. Utopiec frisst nur 2. Kauf Utopiec.
shop-keep-cubes = Drei Steine gegen einen: Dann reicht es nicht mehr zum Kaufen. Kauf zuerst Utopiec.
shop-not-without = Du hast alles, was du für eine zweite Spukgestalt brauchst. Tippe den Stapel Wasser an und kauf Utopiec, bevor du den Zug beendest.
shop-trade = Utopiec ist da und hat 2 Energiesteine mitgebracht, so viele wie die Stärke am Tag. Am Ende des Tages frisst Utopiec blaue Steine, und du hast keinen. Öffne „Tauschen“: Für drei beliebige Steine außer Grauen bekommst du einen, den du dir aussuchst. Hol dir einen blauen.
shop-not-that = Ein ehrlicher Tausch, aber Utopiec frisst nur Blau, die Farbe des Wassers.
shop-trade-first = Moment noch: Für diese drei Steine bekommst du einen blauen. Öffne „Tauschen“.
shop-again = Tauschen kannst du, sooft du willst. Und kaufen? Angenommen, du hast in der nächsten Runde wieder sechs Steine: Darfst du noch eine Spukgestalt kaufen?
shop-if-rich = Ja, wenn ich sie bezahlen kann
shop-next-phase = Nein, erst in der nächsten Phase
shop-not-rich = In einer Phase darfst du nur eine Spukgestalt kaufen, so reich du auch bist. Am nächsten Tag oder in der nächsten Nacht geht es wieder.
shop-done = Ein Kauf in jeder Phase, aber tauschen, sooft du willst. Und denk vor dem Kaufen ans Füttern: Jede deiner Spukgestalten will fressen.

## 8

meal-title = Es ist angerichtet
meal-first = Die vierte Runde ist vorbei und damit der Tag: Jetzt wird gefressen. Utopiec frisst 2 blaue Steine, denn Blau ist Wasser. Strzyga frisst 3 Steine einer beliebigen Farbe. Du hast 3 blaue, 2 orangefarbene und etwas Energie. Wen fütterst du zuerst?
meal-blue-gone = Dann bleibt nichts Blaues für Utopiec, und Utopiec frisst nichts anderes. Strzyga ist nicht wählerisch und kann warten. Füttere zuerst Utopiec.
meal-hungry = Wer hungrig bleibt, kommt aus dem Spiel. Dabei ist doch Futter da! Füttere Utopiec.
meal-feed-first = Das kannst du gleich noch tun. Füttere zuerst Utopiec: Dafür ist alles da.
meal-short = Jetzt Strzyga. Sie braucht drei Steine einer Farbe, und du hast zwei orangefarbene. Auch beim Füttern darfst du tauschen: drei Steine, die sie nicht braucht, gegen den einen, der fehlt.
meal-still-hungry = Strzyga ist noch hungrig, und wer hungrig bleibt, kommt aus dem Spiel. Gib ihr drei orangefarbene Steine.
meal-other-trade = Danach hättest du für Strzyga immer noch keine drei Steine einer Farbe. Behalte die orangefarbenen: Gib Blau und Energie her und nimm Orange.
meal-second = Drei orangefarbene Steine: Strzyga kann fressen. Füttere sie!
meal-else = Alle sind satt. Was wäre passiert, wenn für Strzyga nichts da gewesen wäre?
meal-weaker = Sie wäre in der Nacht schwächer
meal-back = Sie käme wieder unter ihren Stapel
meal-gone = Sie käme aus dem Spiel, für immer
meal-not-weaker = Schön wär’s! Eine Spukgestalt, die nichts zu fressen bekommt, bleibt überhaupt nicht.
meal-not-back = Sie käme nicht wieder: Eine Spukgestalt, die nichts zu fressen bekommt, ist aus dem Spiel.
meal-done = Füttere zuerst die, die nur eine Farbe fressen. Fehlt Futter, helfen Teufelchen, und 4 Grauensteine machen jede Spukgestalt satt. Wie viel am Ende gefressen wird, steht schon vorher bei deinen Sachen; so überrascht dich nichts.

## 9

newcomer-title = Wer zieht ein?
newcomer-where = Das ist die letzte Runde des Tages. Nach dem Füttern müssen alle die oberste Spukgestalt des Elements nehmen, auf dessen Viertel sie stehen. Sie kostet nichts. Orange ist Feuer, und auf dem Stapel Feuer liegt Wargin, eine Startgestalt: Sie passt auf jeden Platz. Plane einen Weg, der in einem orangefarbenen Viertel endet.
newcomer-air = Violett ist Luft. Du müsstest Wroniec nehmen: kein Platz in deinem Pakt und trotzdem Hunger. Geh auf ein orangefarbenes Viertel.
newcomer-not-fire = Dieses Viertel ist nicht orange, es käme also eine andere Spukgestalt. Straßenbahndepot und Kesselhaus sind orange und ganz in der Nähe.
newcomer-why = Ich habe für dich den Zug beendet und deine Spukgestalten gefüttert. Wargin ist eingezogen und hat 3 Energiesteine mitgebracht. Warum gerade Wargin?
newcomer-pact = Weil mein Pakt das braucht
newcomer-orange = Weil ich auf einem orangefarbenen Viertel stand
newcomer-liked = Weil ich frei wählen durfte
newcomer-not-pact = Die Stapel wissen nichts von deinem Pakt. Überleg, wo du am Ende des Tages standest.
newcomer-not-liked = Du hattest keine Wahl mehr: Zu dir kommt die oberste Spukgestalt des Elements, auf dessen Viertel du stehst. Wo standest du?
newcomer-eats = Jetzt ist Nacht, auf den Nachtvierteln liegen neue Steine, und Mira beginnt. Wann will Wargin fressen?
newcomer-never = Nie, das war ja ein Geschenk
newcomer-tonight = Am Ende dieser Nacht
newcomer-not-never = Das Kommen kostet nichts, das Bleiben schon: Am Ende jeder Phase fressen alle deine Spukgestalten, auch Wargin.
newcomer-done = In der letzten Runde fragst du dich also zweierlei: Was bekomme ich dort, und wer kommt mit mir nach Hause?

## 10

win-title = Die letzte Mahlzeit
win-won = Ein späterer Tag in derselben Stadt. Alle fünf Plätze deines Pakts sind besetzt, und vier Spukgestalten haben gefressen. Hast du gewonnen?
win-yes = Ja, der Pakt ist voll
win-hungry = Nein, Utopiec ist noch hungrig
win-not-yet = Noch nicht: Nur satte Spukgestalten erfüllen einen Pakt. Sieh beim Füttern nach: Wer hat noch Hunger?
win-missing = Utopiec frisst 2 blaue Steine, und du hast einen. Du weißt, wie man zu einem zweiten kommt: Hol ihn dir!
win-no-end = Dann ist Utopiec aus dem Spiel und dein Sieg dahin!
win-orange = Das Feuerteufelchen bringt einen orangefarbenen Stein. Utopiec frisst Blau, die Farbe des Wassers.
win-other-colour = Das bringt nichts Blaues. Denk an deine Wasserteufelchen: Jedes kannst du gegen einen Stein seiner Farbe eintauschen.
win-feed = Zwei blaue Steine. Jetzt füttere Utopiec!
win-just-feed = Das Futter ist da, mehr brauchst du nicht. Füttere Utopiec.
win-done-feeding = Alle fünf sind satt. Drück „Fertig“. Wenn auch Mira gefüttert hat, werden die Pakte geprüft.
win-nothing-more = Du brauchst nichts mehr. Drück „Fertig“.
win-done = Dein Pakt ist erfüllt, du hast gewonnen! Hätten zwei ihren Pakt beim selben Füttern erfüllt, so entschiede, wessen Spukgestalten zusammen stärker sind, und danach das Grauen.
