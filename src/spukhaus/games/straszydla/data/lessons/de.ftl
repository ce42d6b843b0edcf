# Was der Lehrer von Straszydła sagt, auf Deutsch.

## 1

pact-title = Fünf Spuke und ein Pakt
pact-five = Guten Abend! Du wirst in einer Stadt spuken. Das ist dein Pakt, und niemand sonst darf ihn sehen. Er verlangt fünf Spuke: zwei vom Wasser, zwei vom Feuer und einen von der Erde. Auch die anderen haben Pakte, aber andere.
pact-starter = Deinen ersten Spuk bekommst du geschenkt. Auf jedem Stapel liegt ein Startspuk. Nimm den vom Wasser: Dann kommt die Karte darunter ans Licht, und dein Pakt will Wasser.
pact-alike = Die vier Startspuke sind gleich, dieser wäre also genauso gut. Aber von seinem Stapel wird die nächste Karte aufgedeckt, und wir sind auf Wasser neugierig. Nimm den Startspuk dort.
pact-places = Strzyga gehört dir! Ein Startspuk zählt als alle vier Elemente. Wie viele Plätze deines Pakts füllt sie?
pact-one = Einen, und zwar welchen ich brauche
pact-all = Alle fünf auf einmal
pact-not-all = Sie kann an jedem Platz stehen, aber nur an einem zugleich: Jeder der fünf will seinen eigenen Spuk. Sieh dir deinen Pakt an: Ein Platz hat einen Haken.
pact-when = Es fehlen also noch vier. Und wann gewinnst du?
pact-at-once = Sobald ich fünf passende Spuke habe
pact-fed = Wenn fünf passende am Ende eines Tages oder einer Nacht gefressen haben
pact-strong = Wenn meine Spuke die stärksten sind
pact-not-at-once = Fast! Aber sie zu haben genügt nicht. Die Pakte werden nach dem Füttern am Ende eines Tages oder einer Nacht angesehen, und nur satte Spuke zählen.
pact-not-strong = Stärke hilft unterwegs, und sie entscheidet, wenn zwei zugleich gewinnen. Aber es gewinnt ein erfüllter Pakt, mit Spuken, die satt sind.
pact-done = Darum geht es: Spuke finden, Futter für sie finden und den eigenen Pakt vor den anderen erfüllen.

## 2

way-title = Ein geheimer Weg
way-plan = Es ist Tag, und auf den Tagvierteln liegen Angstwürfelchen. Zwei orange im Stahlwerk: gutes Futter! Tippe drei Viertel nacheinander an, von deiner Figur in der Ecke bis zu dem, das leuchtet. Drück dann „Der Plan steht“. Auch Mira plant, und niemand sieht den Plan der anderen.
way-elsewhere = Dieser Weg endet woanders, und ein Plan wird bis zu seinem Ende gegangen. Drück „Von vorn“ und führ ihn bis zum Stahlwerk: Das sind drei Pfeile.
way-collect = Die Pläne wurden zugleich gezeigt, und ihr seid beide gegangen. Du bist allein im Stahlwerk, also darfst du es nutzen. Drück „Einsammeln“ und nimm alles, was hier liegt.
way-left-behind = Dann blieben die Würfelchen hier, und Mira könnte sie holen. Sammle sie zuerst ein; es kostet nichts.
way-first-collect = Das hat Zeit. Sammle zuerst ein: Diese Würfelchen sind umsonst.
way-passed = Du bist auch durch andere Viertel gegangen, und dort liegen Würfelchen. Bekommst du die ebenfalls?
way-passed-too = Ja, ich kam ja vorbei
way-only-end = Nein, nur die, wo mein Weg endet
way-not-passed = Durchgehen bringt nichts. Du handelst nur in dem Viertel, in dem dein Weg endet. Darauf kommt es beim Planen an.
way-end = Richtig. Hier gibt es nichts mehr zu tun. Such die Schaltfläche, die deinen Zug beendet.
way-just-end = Tauschen darfst du in deinem Zug, aber diese Würfelchen werden noch Futter. Beende einfach den Zug.
way-done = Planen, ziehen, handeln: Das ist eine Runde. Vier Runden sind ein Tag oder eine Nacht. Und schau, wo du stehst, liegt jetzt etwas.

## 3

stops-title = STOP, und der Weg außen herum
stops-whom = Nach dem Handeln legen alle einen STOP dorthin, wo sie stehen: Deiner liegt im Stahlwerk, der von Mira im Schwimmbad. Wen hält deiner fern?
stops-others = Nur die anderen
stops-everybody = Alle, auch mich
stops-not-others = Auch dich! Niemand darf ein Viertel mit STOP betreten oder durchqueren, ganz gleich, von wem er ist. Nur Vorstädte bleiben immer offen.
stops-far = Also weiter, zu den Schrebergärten, die leuchten. Sie liegen vier Reihen entfernt, zu weit für drei Pfeile. Aber Vorstädte hängen zusammen: Geh in die Windvorstadt in der Ecke neben dir, reise ohne Pfeil in eine andere Vorstadt weiter und geh von dort. Drück dann „Der Plan steht“.
stops-not-there = Dieser Weg endet nicht in den Schrebergärten. Beginn von vorn mit der Vorstadt in der Ecke neben dir, dann tippe eine Ecke unten an: Das kostet keinen Pfeil. Von dort genügen zwei Pfeile.
stops-arrows = Durch die ganze Stadt in einer Runde! Wie viele Pfeile waren das?
stops-four = Vier, mit der Reise von Vorstadt zu Vorstadt
stops-three = Drei, die Reise ist frei
stops-not-four = Vier wären gar nicht erlaubt: Ein Plan hat höchstens drei. Das Weiterreisen von einer Vorstadt zur anderen braucht keinen.
stops-done = Runde für Runde füllen STOPs die Stadt, bis eine neue Phase sie alle entfernt; zu zweit nur jede zweite. Die Vorstädte sind dein Weg außen herum.

## 4

duel-title = Zwei in einem Viertel
duel-pairs = Du und Mira seid beide ins Unruhige Wäldchen gegangen, aber nur eine Seite darf es nutzen: Duell! Die Würfel werden in Paaren gelegt, die höchsten zuerst, und der höhere eines Paars ist ein Erfolg. Du hast 5 und 1, Mira hat 5 und 3. Warum ist deine 5 kein Erfolg?
duel-equal = Weil Miras 5 genauso hoch ist
duel-later = Weil Mira später kam
duel-strength = Weil wir gleich stark sind
duel-not-later = Wer zuerst kam, zählt nur, wenn sonst alles gleich ist. Sieh dir das Paar selbst an: 5 gegen 5.
duel-not-strength = Die Stärke sagt, wie viele Würfel man wirft: Die stärkere Seite hat einen mehr. Sieh dir das Paar selbst an: 5 gegen 5.
duel-reroll = Richtig: Gleiche Würfel sind für niemanden ein Erfolg. Aber 3 schlägt 1, also liegt Mira um eins vorn. Du hast ein schwarzes Würfelchen, das ist Grauen, und es bezahlt einen neuen Wurf. Tippe deine 1 an, dann drück „Einen Würfel neu werfen für 1 Grauen“.
duel-good-die = Deine 5 hält Miras 5 stand, und ein neuer Wurf wäre wohl schlechter. Tippe die 1 an.
duel-no-pass = Dann bleibt Mira vorn. Deine 1 kann nur besser werden: Tippe sie an und zahl Grauen.
duel-bid = Nur eine 2. Jetzt bietet ihr beide geheim Energie. Wer mehr bietet, darf die eigenen Würfel um den Unterschied ändern, aber alles Gebotene ist ausgegeben, auf beiden Seiten. Du musst 2 mehr bieten als Mira, und nichts wird sie kaum bieten. Wie viel bietest du?
duel-bid-two = Das reicht nur, wenn Mira gar nichts bietet. Bietet sie nur eins, fehlt dir ein Schritt, und deine Energie ist trotzdem weg. Biete alle drei.
duel-bid-less = Zu wenig: Du brauchst 2 mehr als Mira. Gebotenes ist ausgegeben, auch wenn es nichts nützt; hier heißt es also alles oder nichts. Versuch es mit allem.
duel-bend = Mira hat 1 geboten und du 3, also hast du 2 Schritte für deine Würfel. Ein Gleichstand genügt nicht: Dann zählt, dass Mira vorher vorn lag. Stell deine Würfel so, dass du mehr Erfolge hast als sie.
duel-not-enough = Mit diesen Würfeln bleibt Mira: Es ist höchstens ein Gleichstand, und vor der Energie lag sie vorn. Stell sie so, dass ein Paar dir gehört und keines ihr.
duel-retreat = Du bleibst! Mira muss in ein Viertel daneben. Du darfst es nennen, oder du lässt sie wählen und nimmst dafür 1 Grauen. Deines ist gerade ausgegeben: Lass sie wählen.
duel-name-it = Das darfst du, und manchmal tut es weh. Aber dann bekommst du kein Grauen. Lass sie diesmal wählen.
duel-done = Paare, Grauen, Energie, Rückzug: Das ist ein Duell. Die stärkere Seite wirft einen dritten Würfel, und ein Würfel ohne Gegenüber ist ein Erfolg. Manchmal ist es klüger, zu gehen und die Energie zu behalten.

## 5

scare-title = Buh!
scare-scare = Der Bahnhof hat das Schreck-Symbol: Hier kannst du Leute erschrecken und bekommst dafür Würfelchen. Wirf einen Würfel für jeden deiner Spuke. Je näher die Würfel deiner Stärke kommen, desto mehr bekommst du. Drück „Erschrecken“.
scare-not-yet = Du ließest bis zu drei Würfelchen zurück. Erschrecke zuerst.
scare-later = Das geht auch danach noch. Erschrecke zuerst.
scare-keep = Eine 5, und deine Stärke ist 3. Um zwei daneben: Das ist ein Würfelchen. Du könntest Grauen zahlen und neu werfen, aber Energie ist sicherer. Behalte die Würfel.
scare-gamble = Der nächste Wurf kann schlechter sein, und das Grauen wäre weg. Du hast 3 Energie, und sie stellt den Würfel genau so, wie du willst. Behalte die Würfel.
scare-energy = Jede Energie ändert einen Würfel um 1. Die Tabelle zeigt, was das bringt. Hol so viele Würfelchen wie möglich, mit so wenig Energie wie möglich.
scare-four = Um eins daneben: zwei Würfelchen. Mit einer Energie mehr wären es drei.
scare-too-far = Zu weit! Wieder um eins daneben, nur auf der anderen Seite und teurer. Deine Stärke ist 3.
scare-six = Eine 6 bringt Grauen, liegt aber um drei daneben: gar keine Würfelchen. Heute brauchst du Futter.
scare-still-five = Das ist zu weit von deiner Stärke 3. Gib Energie aus, bis die Würfel genau das zeigen.
scare-horror = Genau: drei violette Würfelchen! Noch etwas. Am Ende eines Schreckens ändern zwei Zahlen, wie viel Grauen du hast. Welche bringt dir ein Grauen?
scare-ones = Jede 1
scare-sixes = Jede 6
scare-not-ones = Umgekehrt: Eine 1 nimmt dir ein Grauen, wenn du eines hast. Es ist die 6, die eines bringt.
scare-done = Genau bringt drei Würfelchen, um eins daneben zwei, um zwei daneben eins. Darum ist es gut, auf einem Viertel mit Schreck-Symbol noch Energie zu haben.

## 6

imps-title = Kleine Helfer
imps-summon = Die Brauerei hat das Teufelchen-Symbol. Hier schließt sich dir umsonst ein Teufelchen an, und es hat das Element des Viertels: Feuer. Drück „Teufelchen rufen“.
imps-no-end = Dann gingst du ohne das Teufelchen, und es kostet nichts. Ruf es zuerst.
imps-imp-first = Das hat Zeit. Ruf zuerst das Teufelchen.
imps-which = Ein Teufelchen hilft einmal und kommt unter seinen Stapel. Wasser tauscht 2 Würfelchen gegen eins. Luft ändert deinen Plan, wenn alle gezeigt sind. Feuer wirft deine Würfel neu. Erde zählt beim Füttern als 2 grüne Würfelchen. Du würfelst schlecht im Duell: Wer hilft?
imps-water = Das Wasserteufelchen
imps-air = Das Luftteufelchen
imps-fire = Das Feuerteufelchen
imps-earth = Das Erdteufelchen
imps-not-water = Wasser macht einen Tausch billiger. Für neue Würfel brauchst du ein anderes.
imps-not-air = Luft ändert deinen Weg, und im Duell bist du schon angekommen. Für neue Würfel brauchst du ein anderes.
imps-not-earth = Erde hilft beim Füttern, als 2 grüne Würfelchen. Für neue Würfel brauchst du ein anderes.
imps-swap = Feuer, und das hast du. Brauchst du aber eher Futter, kannst du jedes Teufelchen gegen ein Würfelchen seiner Farbe eintauschen. Öffne „Deine Teufelchen“ und probier es.
imps-swap-first = Probier es, bevor du den Zug beendest: Öffne „Deine Teufelchen“ und tausch deines gegen ein Würfelchen ein.
imps-dear = Ein Tausch kostet drei Würfelchen. Das Teufelchen genügt allein: Öffne „Deine Teufelchen“.
imps-done = Ein oranges Würfelchen mehr. Teufelchen liegen offen, und du darfst beliebig viele haben; fast jedes Teufelchen-Symbol lohnt den Besuch.

## 7

shop-title = Ein neuer Spuk
shop-buy = Sieben Würfelchen! Ein Spuk kostet so viele, wie seine Tag- und Nachtstärke zusammen sind. Alle Würfelchen gelten, nur Grauen nicht. Öffne „Spuk kaufen“ und kauf Utopiec vom Wasser: In deinem Pakt ist Platz für ihn.
shop-air = Wroniec gehört zur Luft, und für Luft ist in deinem Pakt kein Platz. Du würdest ihn umsonst füttern. Kauf Utopiec vom Wasser.
shop-another-starter = Ein Startspuk passte auch, aber er frisst am Tag 3 Würfelchen. Utopiec frisst nur 2. Kauf ihn.
shop-keep-cubes = Drei Würfelchen gegen eins: Dann reicht es nicht mehr zum Kaufen. Kauf zuerst Utopiec.
shop-not-without = Du hast alles, was du für einen zweiten Spuk brauchst. Öffne „Spuk kaufen“, bevor du den Zug beendest.
shop-trade = Utopiec ist da und hat 2 Energie mitgebracht: so viel wie seine Stärke am Tag. Am Ende des Tages will er blaue Würfelchen fressen, und du hast keines. Öffne „Tauschen“: Drei beliebige Würfelchen außer Grauen bringen eins, das du wählst. Hol ein blaues.
shop-not-that = Ein ehrlicher Tausch, aber Utopiec frisst nur blau, die Farbe des Wassers.
shop-trade-first = Einen Moment: Für diese drei Würfelchen bekommst du noch etwas Blaues. Öffne „Tauschen“.
shop-again = Tauschen kannst du, sooft du willst. Und kaufen? Angenommen, du hast in der nächsten Runde wieder sechs Würfelchen: noch ein Spuk?
shop-if-rich = Ja, wenn ich ihn bezahlen kann
shop-next-phase = Nein, erst in der nächsten Phase
shop-not-rich = In einer Phase darfst du nur einen Spuk kaufen, wie reich du auch bist. Am nächsten Tag oder in der nächsten Nacht geht es wieder.
shop-done = Ein Kauf in jeder Phase, Tausche, so viele du willst. Und denk vor dem Kauf ans Füttern: Jeder Spuk an deinem Tisch will fressen.

## 8

meal-title = Es ist angerichtet
meal-first = Die vierte Runde ist vorbei und damit der Tag: Alle fressen. Utopiec frisst 2 blaue Würfelchen, denn Blau ist Wasser. Strzyga frisst 3 von einer beliebigen Farbe. Du hast 3 blaue, 2 orange und etwas Energie. Wen fütterst du zuerst?
meal-blue-gone = Dann bleibt nichts Blaues für Utopiec, und anderes frisst er nicht. Strzyga ist nicht wählerisch und kann warten. Füttere zuerst Utopiec.
meal-hungry = Wer hungrig bleibt, verlässt das Spiel. Und hier ist doch Futter! Füttere Utopiec.
meal-feed-first = Das kannst du gleich tun. Gib erst Utopiec, was für ihn da ist.
meal-short = Jetzt Strzyga. Sie will drei Würfelchen einer Farbe, und du hast zwei orange. Auch beim Füttern darfst du tauschen: drei Würfelchen, die sie nicht braucht, gegen das eine, das fehlt.
meal-still-hungry = Strzyga ist noch hungrig, und wer hungrig bleibt, verlässt das Spiel. Gib ihr drei orange Würfelchen.
meal-other-trade = Danach hätte Strzyga noch immer nicht drei von einer Farbe. Behalte die orangen: Gib Blau und die Energie, und nimm Orange.
meal-second = Drei orange Würfelchen: das Essen für Strzyga!
meal-else = Alle sind satt. Und wenn für Strzyga nichts da gewesen wäre?
meal-weaker = Sie wäre in der Nacht schwächer
meal-back = Sie käme unter ihren Stapel zurück
meal-gone = Sie verließe das Spiel für immer
meal-not-weaker = Schön wär’s! Ein Spuk, der nicht gefüttert wird, bleibt überhaupt nicht.
meal-not-back = Sie käme nicht wieder: Ein Spuk, der nicht gefüttert wird, ist aus dem Spiel.
meal-done = Beginn mit denen, die nur eine Farbe fressen. Fehlt Futter, helfen Teufelchen, und 4 Grauen füttern jeden. Tagsüber steht bei deinen Sachen, was gefressen wird; so kommt nichts überraschend.

## 9

newcomer-title = Wer zieht ein?
newcomer-where = Das ist die letzte Runde des Tages. Nach dem Füttern müssen alle den obersten Spuk des Elements nehmen, auf dem sie stehen. Er kostet nichts. Orange ist Feuer, und dort liegt Wargin, ein Startspuk: Er passt an jeden Platz. Plane einen Weg, der in einem orangen Viertel endet.
newcomer-air = Violett ist Luft. Du müsstest Wroniec nehmen, der in deinem Pakt keinen Platz hat und trotzdem frisst. Ende auf Orange.
newcomer-not-fire = Dieses Viertel ist nicht orange, es käme also ein anderer Spuk. Straßenbahndepot und Kesselhaus sind orange und nah.
newcomer-why = Deinen Zug habe ich für dich beendet und deine Spuke gefüttert. Wargin ist eingezogen und hat 3 Energie mitgebracht. Warum er?
newcomer-pact = Weil mein Pakt ihn braucht
newcomer-orange = Weil ich auf einem orangen Viertel stand
newcomer-liked = Weil ich frei wählen durfte
newcomer-not-pact = Die Stapel wissen nichts von deinem Pakt. Denk daran, wo du am Ende des Tages standest.
newcomer-not-liked = Du hattest keine Wahl mehr: Mit kommt der oberste Spuk des Elements, auf dem du stehst. Wo standest du?
newcomer-eats = Jetzt ist Nacht, andere Viertel haben Würfelchen gebracht, und Mira beginnt. Wann will Wargin fressen?
newcomer-never = Nie, er kam ja umsonst
newcomer-tonight = Am Ende dieser Nacht
newcomer-not-never = Kommen kostet nichts, bleiben schon: Am Ende jeder Phase fressen alle deine Spuke, auch Wargin.
newcomer-done = Die letzte Runde stellt also zwei Fragen: Was bekomme ich dort, und wer kommt mit mir nach Hause?

## 10

win-title = Das letzte Mahl
win-won = Ein späterer Tag in derselben Stadt. Alle fünf Plätze deines Pakts haben einen Haken, und vier Spuke haben gefressen. Hast du gewonnen?
win-yes = Ja, der Pakt ist voll
win-hungry = Nein, Utopiec ist noch hungrig
win-not-yet = Noch nicht: Nur satte Spuke erfüllen einen Pakt. Sieh beim Füttern nach: Wer hat Hunger?
win-missing = Er frisst 2 blaue Würfelchen, und du hast eins. Du kennst Wege zu einem zweiten: Such einen!
win-no-end = Dann verlässt Utopiec das Spiel, und dein Sieg geht mit ihm!
win-orange = Das Feuerteufelchen bringt ein oranges Würfelchen. Utopiec frisst Blau, die Farbe des Wassers.
win-other-colour = Das bringt nichts Blaues. Denk an deine Wasserteufelchen: Jedes lässt sich gegen ein Würfelchen seiner Farbe eintauschen.
win-feed = Zwei blaue Würfelchen. Jetzt füttere ihn!
win-just-feed = Das Futter ist da, mehr brauchst du nicht. Füttere Utopiec.
win-done-feeding = Alle fünf sind satt. Drück „Fertig“. Wenn auch Mira gefüttert hat, werden die Pakte angesehen.
win-nothing-more = Du brauchst nichts mehr. Drück „Fertig“.
win-done = Dein Pakt ist erfüllt, du hast gewonnen! Hätten zwei ihren beim selben Füttern erfüllt, entschieden die stärkeren Spuke und dann das Grauen.
