# Was der Lehrgeist von Shy Monsters sagt, auf Deutsch.

## Der Weg des Helden

walk-title = Der Weg hinaus
walk-hello = Willkommen im Verlies! Du bist der Held und stehst am Eingang. Um dich herum liegen sechs verdeckte Karten: drei Gänge, zwei Monster und der Ausgang. Dein Gegenüber, der Herr des Verlieses, hat sie ausgelegt und weiß, was wo liegt. Zwei Karten sind schon aufgedeckt. Finde auf drei Stockwerken den Ausgang, und du gewinnst.
walk-first = Du siehst den Ausgang, zwei Schritte nördlich und einen östlich, und gleich neben dir im Norden einen Gang. Mach den ersten Schritt dorthin: Drück auf den Gang im Norden.
walk-away = Das führt vom Ausgang weg, und zwar auf eine Karte, die du nicht kennst. Nimm die, die du kennst: den Gang im Norden.
walk-skills = Angriff und Sprung gibt es auf jedem Stockwerk nur einmal. Für einen Gang, den du siehst, brauchst du sie nicht: Geh einfach nach Norden.
walk-unknown = Jetzt eine Karte, die noch verdeckt ist: Sobald du sie betrittst, wird sie aufgedeckt. Ein Monster darauf könnte dein Ende sein. Aber der Weg zum Ausgang führt über die Karte im Norden, also nur Mut!
walk-side = Das ginge, aber zum Ausgang führt es nicht. Jede unbekannte Karte ist ein Wagnis: Betritt nur die, die dich weiterbringen. Geh nach Norden.
walk-back = Über bekannte Karten darfst du jederzeit zurück. Aber zum Ausgang geht es in die andere Richtung, nach Norden.
walk-skills-later = Sehr vorsichtig! Aber spar dir deine Fähigkeiten für spätere Szenen auf: Auf die Karte im Norden ist es nur ein Schritt. Geh einfach.
walk-leave = Ein Gang: Glück gehabt! Der Ausgang liegt direkt neben dir. Geh hin.
walk-back-again = Das ist erlaubt, aber der Ausgang liegt direkt neben dir, im Osten.
walk-skills-again = Du siehst den Ausgang: Dafür brauchst du keine Fähigkeit. Geh einfach nach Osten.
walk-done = Du hast das Stockwerk verlassen und darfst dort nichts mehr aufdecken. Der Herr des Verlieses zieht zwei weitere Monster und baut das nächste Stockwerk. Nach dem dritten bist du frei.

## Aufdecken

reveals-title = Zwei Blicke
reveals-first = Auf dem ersten Stockwerk darfst du vor dem ersten Schritt zwei Karten aufdecken, ganz gleich, wo sie liegen. Ein Monster, das du so aufdeckst, tut dir nichts. Sackgassen sind verdächtig: Deck die Karte zwei Schritte nördlich auf.
reveals-others = Aufdecken darfst du jede Karte. Aber sehen wir zuerst in der Sackgasse nach, zwei Schritte nördlich.
reveals-second = Ein Drache, und der liebt Sackgassen! Gut zu wissen. Die zweite Karte suchst du dir selbst aus, ganz wie du magst.
reveals-later = Je tiefer es geht, desto dunkler wird es. Wie viele Karten deckst du auf dem zweiten Stockwerk auf, und wie viele auf dem dritten?
reveals-always = Jedes Mal zwei
reveals-fewer = Eine auf dem zweiten, keine auf dem dritten
reveals-more = Drei auf dem zweiten, vier auf dem dritten
reveals-not-always = Schön wär’s! Zwei sind es nur auf dem ersten Stockwerk und danach jedes Mal eine weniger.
reveals-not-more = Es wird schwerer, nicht leichter: zwei auf dem ersten Stockwerk und danach jedes Mal eine weniger.
reveals-done = Zwei, eine, keine. Auf dem letzten Stockwerk musst du dir zusammenreimen, was wo liegt.

## Wohlfühlbereiche

comfort-title = Scheue Monster
comfort-drake = Monster sind scheu: Sie greifen nur an, wo sie sich wohlfühlen. Wo das ist, zeigt ihr Diagramm auf der Übersichtskarte. Ein Punkt heißt: Hier muss eine Karte liegen. Ein Kreuz heißt: Hier darf keine liegen. Du darfst das Diagramm drehen. Der Drache will auf einer Seite eine Karte und auf den drei anderen nichts. Er liegt zwei Schritte südlich von dir. Fühlt er sich dort wohl?
comfort-yes = Ja: Nur eine Karte liegt neben ihm
comfort-no = Nein: Etwas stört ihn
comfort-drake-wrong = Schau auf die vier Seiten des Drachen: Nördlich von ihm liegt eine Karte, auf den drei anderen Seiten nichts. Genau das will er.
comfort-serpent = Richtig, also ist er aktiv: Wer seine Karte betritt, stirbt. Nun die Schlange gleich neben dir im Norden. Sie will auf zwei gegenüberliegenden Seiten Karten und auf den beiden anderen nichts. Fühlt sie sich wohl?
comfort-serpent-yes = Ja: Nördlich und südlich von ihr liegt eine Karte
comfort-serpent-no = Nein: Auch westlich von ihr liegt eine
comfort-serpent-wrong = Die Karten nördlich und südlich wären ihr recht. Aber ihre beiden anderen Seiten müssten leer sein, und westlich von ihr liegt auch eine.
comfort-over = Sie fühlt sich also unwohl und tut niemandem etwas. Du kannst ihre Karte einfach betreten: Geh nach Norden.
comfort-south = Im Süden ist nur der Drache, und der ist aktiv. Die Schlange im Norden ist harmlos: Geh dorthin.
comfort-skills = Nicht nötig: Ein Monster, das sich unwohl fühlt, tut nichts. Behalt deine Fähigkeiten und geh einfach nach Norden.
comfort-on = Nicht einmal gezuckt! Jetzt geradeaus weiter, nach Norden.
comfort-elsewhere = Das darfst du, aber geh erst einmal geradeaus, nach Norden.
comfort-skills-again = Heb dir deine Fähigkeiten für aktive Monster auf. Geh einfach nach Norden.
comfort-done = Das ist das Herz des Spiels: Erst die Form des Stockwerks macht ein Monster gefährlich. Und die Form siehst du, bevor du die Monster siehst.

## Angriff

attack-title = Der Angriff
attack-attack = Vor und hinter der Schlange im Norden liegt je eine Karte und auf ihren beiden anderen Seiten nichts: Sie ist aktiv, und hinter ihr liegt der Ausgang. Auf jedem Stockwerk hast du einen Angriff. Wähl unter dem Plan „Angriff“ und dann die Schlange.
attack-death = Die Schlange ist aktiv: Wer ohne Angriff zu ihr geht, stirbt. Wähl zuerst „Angriff“, dann die Schlange.
attack-south = Das führt vom Ausgang weg. Greif die Schlange an: „Angriff“, dann die Schlange.
attack-wasted = Der Angriff ist auch dann verbraucht, wenn dort kein Monster liegt. Heb ihn für das auf, das du kennst: die Schlange im Norden.
attack-jump = Ein Sprung ginge auch, den probierst du in der nächsten Szene aus. Jetzt kommt der Angriff: „Angriff“, dann die Schlange.
attack-leave = Die Schlange ist tot, und du stehst unversehrt auf ihrer Karte. Der Angriff ist für dieses Stockwerk verbraucht. Weiter zum Ausgang!
attack-back = Der Ausgang liegt direkt neben dir, im Norden. Geh!
attack-again = Was ist mit deinem Angriff auf dem nächsten Stockwerk?
attack-gone = Er ist für die ganze Partie weg
attack-ready = Er ist wieder da
attack-not-gone = Auf jedem neuen Stockwerk hast du wieder beide Fähigkeiten.
attack-done = Einen Angriff gibt es auf jedem Stockwerk einmal, und du sagst ihn vor dem Schritt an. Er wirkt auch auf verdeckte Karten, wenn du ihnen nicht traust.

## Sprung

jump-title = Der Sprung
jump-jump = Wieder versperrt eine Schlange den Weg, aber der Angriff ist schon verbraucht. Dann spring über sie hinweg! Wähl unter dem Plan „Sprung“ und dann die Karte, auf der du landest: die gleich hinter der Schlange.
jump-death = Die Schlange ist aktiv: Ein Schritt dorthin ist der Tod. Spring über sie: „Sprung“, dann die Karte hinter ihr.
jump-wasted = Springen kannst du auf jedem Stockwerk nur einmal. Nimm den Sprung, um an der Schlange vorbeizukommen: auf die Karte hinter ihr.
jump-south = Im Süden gibt es nichts für dich. Spring über die Schlange: „Sprung“, dann die Karte hinter ihr.
jump-leave = Gelandet! Ein Monster, über das du springst, tut dir nichts. Der Ausgang liegt direkt neben dir, im Osten.
jump-back = Hinter dir lauert die Schlange, noch immer aktiv, und deine Fähigkeiten sind verbraucht. Der Ausgang liegt direkt neben dir, im Osten.
jump-where = Du springst über eine Karte neben dir auf eine andere, die neben der übersprungenen liegt. Wo kannst du also landen?
jump-straight = Nur zwei Karten geradeaus
jump-corner = Zwei Karten geradeaus oder schräg um die Ecke
jump-far = Überall auf dem Stockwerk
jump-not-straight = Geradeaus stimmt. Aber die übersprungene Karte hat noch andere Seiten: So kannst du auch schräg neben dir landen.
jump-not-far = Das Ziel muss neben der Karte liegen, über die du springst.
jump-done = Zuerst wird die Karte aufgedeckt, auf der du landest, und das kann tödlich sein. Lebst du noch, wird auch die übersprungene Karte aufgedeckt. Sprung und Angriff gehen auch zusammen: Dann trifft der Angriff die Karte, auf der du landest.

## Panik

panic-title = Lampenfieber
panic-attack = Wieder eine aktive Schlange im Norden, und zwei Karten dahinter liegt der Ausgang. Was auf der Karte dazwischen ist, weißt du nicht. Greif zuerst die Schlange an.
panic-death = Die Schlange ist aktiv: Ein Schritt dorthin ohne Angriff ist der Tod. Wähl „Angriff“, dann die Schlange.
panic-jump = Dann würdest du auf einer Karte landen, die du nicht kennst. Es geht besser: Greif die Schlange an.
panic-south = Der Ausgang ist im Norden. Greif die Schlange an.
panic-next = Jetzt die unbekannte Karte im Norden, und der Angriff ist weg. Aber überleg: Liegen zwei Monster Seite an Seite, so gerät das in Panik, das als zweites aufgedeckt wird. Es greift nie an, selbst wenn das erste tot ist. Hier war die Schlange das erste. Was auch immer da liegt: Geh einfach hin.
panic-over = Darüberspringen ginge auch. Aber es ist nicht nötig: Neben der toten Schlange gerät jedes Monster in Panik. Geh einfach hin.
panic-back = Der Ausgang liegt vor dir. Neben der toten Schlange kann dir kein Monster etwas tun: Geh nach Norden.
panic-why = Eine Fledermaus! Schräg neben ihr liegt eine Karte, eigentlich fühlt sie sich hier also wohl. Warum hat sie nichts getan?
panic-body = Sie wurde neben einem anderen Monster aufgedeckt
panic-zone = Sie war nicht in ihrem Wohlfühlbereich
panic-hero = Sie fürchtet sich vor Helden
panic-not-zone = Doch: Nordwestlich von ihr liegt eine Karte schräg neben ihr. Aber direkt neben ihr liegt die Schlange, die vorher aufgedeckt wurde, und die macht ihr sogar tot noch Angst.
panic-not-hero = Schön wär’s! Sie fürchtet sich vor der Schlange neben ihr, die vor ihr aufgedeckt wurde. Sogar vor einer toten.
panic-leave = Und jetzt hinaus, durch den Ausgang im Norden.
panic-away = Der Ausgang liegt direkt neben dir, im Norden.
panic-done = Zwei Monster Seite an Seite sind nur halb so schlimm: Das zweite gerät in Panik. Es zählen aber nur die Seiten; ein Monster schräg daneben macht niemandem Angst.

## Ein Stockwerk lesen

reading-title = Das letzte Stockwerk
reading-seen = Das dritte Stockwerk: Nichts ist aufgedeckt. Aber unterwegs hast du Fledermaus, Schlange und Kobra gesehen (auf der Übersichtskarte abgehakt), und jedes Monster gibt es nur einmal. Hier liegen also zwei der drei anderen: Drache, Krake, Wasserspeier. Der Drache will eine Sackgasse, der Krake Karten auf drei Seiten, der Wasserspeier einen Block aus zwei mal zwei Karten.
reading-straight = Nun sieh dir die Form an. Drei Karten grenzen an den Eingang: im Norden, im Osten und im Süden. Auf welcher davon kann sich keines der drei Monster wohlfühlen? Geh dorthin.
reading-block = Der Eingang und die drei Karten im Osten, Südosten und Süden sind ein Block aus zwei mal zwei: Das wäre etwas für den Wasserspeier. Die Karte im Norden liegt in gerader Linie, mit einer Karte davor und einer dahinter: Das mag nur die Schlange, und die hast du schon gesehen. Geh nach Norden.
reading-skills = Dafür ist eine Fähigkeit zu schade: Es gibt eine Karte, auf der sich keines der drei wohlfühlen kann. Sie liegt in gerader Linie zwischen zwei anderen.
reading-bend = Sicher, genau wie du es dir überlegt hast. Weiter auf die nächste Karte im Norden: eine Ecke. Ecken mag nur die Kobra, und die hast du schon gesehen.
reading-back = Dort liegt der Block aus zwei mal zwei. Auf der nächsten Karte im Norden dagegen kann sich keines der drei wohlfühlen: Geh dorthin.
reading-skills-again = Behalt deine Fähigkeiten: Auf der nächsten Karte im Norden kann sich keines der drei wohlfühlen.
reading-bluff = Der Wasserspeier, in einer Ecke, ganz harmlos! Warum legt der Herr des Verlieses ihn dorthin, wo er nichts tun kann?
reading-mistake = Aus Versehen: Die Regeln verbieten es
reading-fear = Um zu bluffen: Jede verdeckte Karte macht dir Angst
reading-panic = Damit er in Panik gerät
reading-not-mistake = Der Herr des Verlieses darf ein Monster überall hinlegen, ob es sich wohlfühlt oder nicht.
reading-not-panic = In Panik geriete er nur neben einem anderen Monster, das vorher aufgedeckt wurde. Es ist einfacher: Du konntest nicht wissen, was dort liegt.
reading-doubt = Auf dieser Seite bleibt nur noch die Sackgasse im Osten. Der Ausgang oder der Drache? Wissen kannst du es nicht. Aber du hast noch beide Fähigkeiten, und es ist das letzte Stockwerk. Geh auf Nummer sicher.
reading-risky = Wenn dort der Drache liegt, ist es aus. Du hast noch deinen Angriff, und aufheben musst du ihn nicht mehr: „Angriff“, dann die Sackgasse im Osten.
reading-elsewhere = Das darfst du, aber bring es zu Ende: in die Sackgasse im Osten, zur Sicherheit mit Angriff.
reading-done = Der Ausgang, du bist frei! Sieh dir die Form an, merk dir, was du gesehen hast, und spar dir eine Fähigkeit für die Karte auf, bei der du zweifelst.

## Der Herr des Verlieses

laying-title = Der Herr des Verlieses
laying-role = Jetzt wechselst du die Seite: Du baust das Stockwerk, und dein Gegenüber muss hindurch. Du ziehst zwei Monster, hier einen Drachen und eine Schlange, und legst sechs Karten verdeckt aus. Zusammen mit dem Eingang müssen sie Seite an Seite aneinanderliegen. Alles andere ist deine Sache.
laying-lay = Drei Gänge und der Ausgang liegen schon. Leg die Monster dahin, wo sie sich wohlfühlen: die Schlange in die gerade Linie, gleich nördlich vom Eingang, den Drachen in die Sackgasse, zwei Felder weiter nördlich. Drück auf eine deiner Karten, dann auf ein Feld. „Aktiv“ heißt: Hier fühlt es sich wohl. Drück zum Schluss „Auslegen“.
laying-one = So darfst du es auslegen. Aber eines deiner Monster fühlt sich unwohl und würde nichts tun. Die Liste unter deiner Skizze sagt, was es stört.
laying-none = So darfst du es auslegen, aber beide Monster fühlen sich unwohl: Dem Helden würde nichts geschehen. Die Schlange will Karten auf zwei gegenüberliegenden Seiten und auf den anderen nichts, der Drache nur auf einer Seite eine Karte.
laying-hidden = Ausgelegt! Was davon sieht der Held jetzt?
laying-shape = Die Form, aber nicht, was auf den Karten ist
laying-faces = Alles
laying-not-faces = Alle Karten liegen verdeckt. Der Held sieht, wo sie liegen, aber nicht, was sie sind.
laying-done = Jede Form verrät dem Helden also etwas: Da ist eine Sackgasse, Vorsicht, Drache! Und genau so kannst du ihn in die Irre führen.
trap-title = Eine Falle
trap-lay = Du hast eine Fledermaus und einen Drachen gezogen. Die Fledermaus will schräg neben sich eine Karte, der Drache eine Sackgasse. Leg das eine Monster gleich südlich vom Eingang hin und das andere zwei Schritte westlich und einen südlich: Beide Plätze passen für beide. Dann leg das Stockwerk aus und schau zu.
trap-other = Ein spannendes Stockwerk! Aber lass für diese Falle die vier anderen Karten, wo sie waren, und leg die Monster auf die beiden Felder, die leuchten.
trap-why = Der Held hat das Monster im Südwesten und den Gang im Norden aufgedeckt, ist auf die nächste Karte gegangen, und da war dein zweites Monster. Du hast gewonnen! Was war sein Fehler?
trap-lucky = Keiner, es war Pech
trap-safe = Er fühlte sich sicher, nachdem er ein Monster gefunden hatte
trap-not-lucky = Er wusste, dass es zwei Monster gibt, und er hatte noch beide Fähigkeiten. Der erste Fund hat ihn leichtsinnig gemacht.
trap-bluff = Darfst du ein Monster auch dahin legen, wo es sich nicht wohlfühlt?
trap-forbidden = Nein, es muss sich wohlfühlen
trap-useful = Ja, und das kann schlau sein
trap-not-forbidden = Du darfst alles, solange alle Karten Seite an Seite zusammenhängen. Und auch ein Monster, das sich unwohl fühlt, kostet den Helden Blicke, Fähigkeiten und Nerven.
trap-done = Manchmal ist der gefährliche Platz leer und der harmlose tödlich. Wenn der Held nie weiß, woran er ist, hast du gut gebaut.
