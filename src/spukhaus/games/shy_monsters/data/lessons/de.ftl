# Was der Lehrgeist von Shy Monsters sagt, auf Deutsch.

## Der Weg des Helden

walk-title = Der Weg hinaus
walk-hello = Willkommen im Verlies! Du bist der Held und stehst am Eingang. Um dich liegen sechs verdeckte Karten: drei Gänge, zwei Monster und der Ausgang. Jemand anderes, der Herr des Verlieses, hat sie ausgelegt und weiß, was wo liegt. Zwei Karten sind schon aufgedeckt. Finde auf drei Stockwerken den Ausgang, und du gewinnst.
walk-first = Du siehst den Ausgang auf j11 und einen Gang auf i10. Geh auf dem Weg dorthin einen Schritt weiter: Drück auf i10.
walk-away = Das führt vom Ausgang weg, über eine Karte, die du nicht kennst. Nimm die, die du kennst: i10.
walk-skills = Angriff und Sprung gibt es auf jedem Stockwerk nur einmal. Für einen Gang, den du siehst, brauchst du sie nicht: Geh einfach nach i10.
walk-unknown = Jetzt eine Karte, die noch niemand aufgedeckt hat: Sobald du sie betrittst, wird sie aufgedeckt. Ein Monster darauf könnte dein Ende sein. Aber der Weg zum Ausgang führt über i11, also nur Mut!
walk-side = Das ginge, aber zum Ausgang führt es nicht. Jede unbekannte Karte ist ein Wagnis: Nimm nur die, die dich weiterbringen. Geh nach i11.
walk-back = Über bekannte Karten darfst du immer zurück. Aber der Ausgang liegt in der anderen Richtung, über i11.
walk-skills-later = Das wäre vorsichtig! Spar deine Fähigkeiten für spätere Szenen auf: Nach i11 ist es nur ein Schritt. Geh.
walk-leave = Ein Gang: Glück gehabt! Der Ausgang liegt direkt neben dir. Geh hin.
walk-back-again = Erlaubt, aber der Ausgang liegt neben dir, auf j11.
walk-skills-again = Du siehst den Ausgang: Dafür braucht es keine Fähigkeit. Geh einfach nach j11.
walk-done = Du hast das Stockwerk verlassen und darfst dort nichts mehr ansehen. Der Herr des Verlieses zieht zwei weitere Monster und baut das nächste. Nach dem dritten Stockwerk bist du frei.

## Aufdecken

reveals-title = Zwei Blicke
reveals-first = Vor dem ersten Schritt darfst du auf dem ersten Stockwerk zwei Karten aufdecken, wo immer sie liegen. Ein Monster, das so aufgedeckt wird, tut dir nichts. Sackgassen sind verdächtig: Deck i11 auf.
reveals-others = Aufdecken darfst du jede Karte. Aber schauen wir zuerst in die Sackgasse im Norden: i11.
reveals-second = Ein Drache, und der liebt Sackgassen! Gut zu wissen. Die zweite Karte suchst du dir selbst aus, ganz wie du magst.
reveals-later = Je tiefer es geht, desto dunkler wird es. Wie viele Karten deckst du auf dem zweiten Stockwerk auf, und wie viele auf dem dritten?
reveals-always = Jedes Mal zwei
reveals-fewer = Eine auf dem zweiten, keine auf dem dritten
reveals-more = Drei auf dem zweiten, vier auf dem dritten
reveals-not-always = Das wäre schön. Zwei sind es nur auf dem ersten Stockwerk und danach jedes Mal eine weniger.
reveals-not-more = Es wird schwerer, nicht leichter: zwei auf dem ersten Stockwerk und danach jedes Mal eine weniger.
reveals-done = Zwei, eine, keine. Auf dem letzten Stockwerk musst du dir ausdenken, was wo liegt.

## Wohlfühlbereiche

comfort-title = Scheue Monster
comfort-drake = Monster sind scheu: Sie greifen nur an, wo sie sich wohlfühlen. Wann das ist, zeigt ihr Bild auf der Übersichtskarte. Punkte: Hier muss eine Karte liegen; Kreuze: hier darf keine liegen. Das Bild darf gedreht werden. Der Drache will auf einer Seite eine Karte und auf den drei anderen nichts. Er liegt auf i7. Fühlt er sich dort wohl?
comfort-yes = Ja: Nur i8 liegt neben ihm
comfort-no = Nein: Etwas stört ihn
comfort-drake-wrong = Schau auf die vier Seiten von i7: Auf i8 liegt eine Karte, auf den drei anderen Seiten nichts. Genau das will der Drache.
comfort-serpent = Richtig, also ist er aktiv: Wer dorthin tritt, stirbt. Nun die Schlange auf i10. Sie will auf zwei gegenüberliegenden Seiten Karten und auf den beiden anderen nichts. Fühlt sie sich wohl?
comfort-serpent-yes = Ja: Sie liegt zwischen i9 und i11
comfort-serpent-no = Nein: h10 liegt an ihrer Seite
comfort-serpent-wrong = i9 und i11 wären ihr recht. Aber ihre beiden anderen Seiten müssen leer sein, und auf einer liegt h10.
comfort-over = Sie fühlt sich also unwohl und tut niemandem etwas. Geh einfach über sie hinweg: nach i10.
comfort-south = Im Süden ist nur der Drache, und der ist aktiv. Die Schlange im Norden ist harmlos: Geh nach i10.
comfort-skills = Nicht nötig: Ein Monster, das sich unwohl fühlt, tut nichts. Behalt deine Fähigkeiten und geh einfach nach i10.
comfort-on = Nicht einmal gezuckt! Jetzt geradeaus weiter, nach i11.
comfort-elsewhere = Das darfst du, aber gehen wir geradeaus, nach i11.
comfort-skills-again = Heb dir deine Fähigkeiten für aktive Monster auf. Geh einfach nach i11.
comfort-done = Das ist das Herz des Spiels: Die Form des Stockwerks macht ein Monster gefährlich. Und die Form siehst du vor den Monstern.

## Angriff

attack-title = Der Angriff
attack-attack = Die Schlange auf i10 liegt zwischen i9 und i11 und hat nichts an ihren Seiten: Sie ist aktiv, und hinter ihr liegt der Ausgang. Du hast einen Angriff, auf jedem Stockwerk einen. Wähl über dem Plan „Angriff“ und dann die Karte i10.
attack-death = Die Schlange ist aktiv: Wer ohne Angriff dorthin tritt, stirbt. Wähl zuerst „Angriff“, dann i10.
attack-south = Das führt vom Ausgang weg. Nimm den Angriff für die Schlange: „Angriff“, dann i10.
attack-wasted = Ein Angriff ist auch verbraucht, wenn dort kein Monster liegt. Nimm ihn, wo du von einem weißt: i10.
attack-jump = Ein Sprung wäre auch ein Weg, den probierst du in der nächsten Szene. Jetzt der Angriff: „Angriff“, dann i10.
attack-leave = Weg ist sie, und du stehst unversehrt auf ihrer Karte. Der Angriff ist für dieses Stockwerk verbraucht. Weiter zum Ausgang!
attack-back = Der Ausgang liegt direkt neben dir, auf i11. Geh!
attack-again = Was ist mit deinem Angriff auf dem nächsten Stockwerk?
attack-gone = Er ist für das ganze Spiel weg
attack-ready = Er ist wieder da
attack-not-gone = Auf jedem Stockwerk fängst du mit beiden Fähigkeiten frisch an.
attack-done = Einmal auf jedem Stockwerk, und du sagst es vor dem Schritt. Er wirkt auch auf verdeckte Karten, wenn du dich nicht hinzusehen traust.

## Sprung

jump-title = Der Sprung
jump-jump = Wieder versperrt eine Schlange den Weg, aber der Angriff ist schon verbraucht. Dann spring über sie hinweg! Wähl über dem Plan „Sprung“ und dann die Karte, auf der du landest: i11.
jump-death = Die Schlange ist aktiv: Dorthin zu treten ist der Tod. Spring über sie: „Sprung“, dann i11.
jump-wasted = Springen kannst du auf jedem Stockwerk nur einmal. Nimm den Sprung, um an der Schlange vorbeizukommen: nach i11.
jump-south = Im Süden gibt es nichts für dich. Spring über die Schlange: „Sprung“, dann i11.
jump-leave = Gelandet! Ein Monster, über das du springst, tut nichts. Der Ausgang liegt neben dir, auf j11.
jump-back = Hinter dir lauert die Schlange, noch immer aktiv, und deine Fähigkeiten sind verbraucht. Der Ausgang liegt direkt neben dir: j11.
jump-where = Du springst über eine Karte neben dir auf eine andere, die neben jener liegt. Wo kannst du also landen?
jump-straight = Nur zwei Karten geradeaus
jump-corner = Zwei Karten geradeaus oder über Eck auf einer Diagonale
jump-far = Überall auf dem Stockwerk
jump-not-straight = Geradeaus stimmt. Aber auch die übersprungene Karte hat Seiten: Von dort kannst du auch schräg landen.
jump-not-far = Das Ziel muss neben der Karte liegen, über die du springst.
jump-done = Zuerst wird aufgedeckt, wo du landest, und das kann tödlich sein. Lebst du noch, wird auch die übersprungene Karte aufgedeckt. Sprung und Angriff gehen auch zusammen: Dann trifft der Angriff die Karte, auf der du landest.

## Panik

panic-title = Lampenfieber
panic-attack = Wieder eine Schlange, aktiv auf i10, und der Ausgang zwei Karten dahinter. Was auf i11 liegt, weißt du nicht. Greif zuerst die Schlange an.
panic-death = Die Schlange ist aktiv: Ohne Angriff dorthin zu treten ist der Tod. Wähl „Angriff“, dann i10.
panic-jump = Dann würdest du auf i11 landen, und das kennst du nicht. Es geht besser: Greif die Schlange auf i10 an.
panic-south = Der Ausgang ist im Norden. Greif die Schlange auf i10 an.
panic-next = Jetzt i11, und der Angriff ist weg. Aber überleg: Von zwei Monstern Seite an Seite gerät das zweite, das aufgedeckt wird, in Panik und greift nie an, sogar neben einem toten. Die Schlange war die erste. Was auch auf i11 liegt: Geh einfach hin.
panic-over = Darüberspringen ginge. Aber es ist nicht nötig: Neben der toten Schlange gerät jedes Monster in Panik. Geh nach i11.
panic-back = Der Ausgang liegt vor dir. Neben der toten Schlange kann dir kein Monster etwas tun: Geh nach i11.
panic-why = Eine Fledermaus! Schräg neben ihr liegt eine Karte, sie würde sich also wohlfühlen. Warum hat sie nichts getan?
panic-body = Sie wurde neben einem anderen Monster aufgedeckt
panic-zone = Sie war nicht in ihrem Wohlfühlbereich
panic-hero = Sie fürchtet sich vor Helden
panic-not-zone = Doch: Auf h12 liegt eine Karte schräg neben ihr. Aber direkt neben ihr liegt die Schlange, die vorher aufgedeckt wurde, und die macht ihr sogar tot noch Angst.
panic-not-hero = Schön wär’s! Sie fürchtet sich vor der Schlange neben ihr, die vor ihr aufgedeckt wurde. Sogar vor einer toten.
panic-leave = Und jetzt hinaus, nach i12.
panic-away = Der Ausgang liegt direkt neben dir: i12.
panic-done = Zwei Monster Seite an Seite sind nur halb so schlimm: Das zweite gerät in Panik. Nur Seiten zählen; ein Monster schräg daneben macht niemandem Angst.

## Ein Stockwerk lesen

reading-title = Das letzte Stockwerk
reading-seen = Das dritte Stockwerk: Gar nichts ist aufgedeckt. Aber unterwegs hast du Fledermaus, Schlange und Kobra gesehen (auf der Übersichtskarte abgehakt), und jedes Monster gibt es nur einmal. Hier liegen also zwei der drei anderen: Drache, Krake, Wasserspeier. Der Drache will eine Sackgasse, der Krake Karten auf drei Seiten, der Wasserspeier einen Block aus zwei mal zwei.
reading-straight = Nun schau auf die Form. Drei Karten grenzen an den Eingang: i10, j9 und i8. Auf welcher kann sich keines der drei wohlfühlen? Geh dorthin.
reading-block = i8, j8, j9 und der Eingang sind ein Block aus zwei mal zwei: Das wäre etwas für den Wasserspeier. i10 liegt zwischen i9 und i11 in gerader Linie: Das mag nur die Schlange, und die hast du gesehen. Geh nach i10.
reading-skills = Hier ist eine Fähigkeit zu schade: Es gibt eine Karte, auf der sich keines der drei wohlfühlen kann. Sie liegt in gerader Linie.
reading-bend = Sicher, wie du es dir überlegt hast. Weiter nach i11: eine Ecke. Ecken mag nur die Kobra, und die hast du gesehen.
reading-back = Dort liegt der Block aus zwei mal zwei. Auf i11 kann sich keines der drei wohlfühlen: Geh dorthin.
reading-skills-again = Behalt deine Fähigkeiten: Auf i11 kann sich keines der drei wohlfühlen.
reading-bluff = Der Wasserspeier, in einer Ecke, ganz harmlos! Warum legt ein Herr des Verlieses ihn dahin, wo er nichts tun kann?
reading-mistake = Die Regeln verbieten es: Das war ein Versehen
reading-fear = Um zu bluffen: Jede verdeckte Karte macht dir Angst
reading-panic = Damit er in Panik gerät
reading-not-mistake = Der Herr des Verlieses darf ein Monster überall hinlegen, ob es sich wohlfühlt oder nicht.
reading-not-panic = In Panik geriete er nur neben einem anderen Monster, das vorher aufgedeckt wurde. Es ist einfacher: Du konntest nicht wissen, was dort liegt.
reading-doubt = Auf dieser Seite bleibt eine Karte: j11, eine Sackgasse. Ist es der Ausgang oder der Drache? Wissen kannst du es nicht. Aber du hast noch beide Fähigkeiten, und es ist das letzte Stockwerk. Mach diesen Schritt zu einem sicheren.
reading-risky = Wenn dort der Drache liegt, ist es aus. Du hast noch deinen Angriff, und sparen musst du ihn nicht mehr: „Angriff“, dann j11.
reading-elsewhere = Das darfst du, aber bringen wir es zu Ende: j11, zur Sicherheit mit Angriff.
reading-done = Der Ausgang, du bist frei! Schau auf die Form, merk dir, was du gesehen hast, und behalt eine Fähigkeit für die Karte, bei der du zweifelst.

## Der Herr des Verlieses

laying-title = Der Herr des Verlieses
laying-role = Nun die andere Seite des Tisches: Du baust das Stockwerk, und jemand anderes muss hindurch. Du ziehst zwei Monster, hier einen Drachen und eine Schlange, und legst sechs Karten verdeckt aus. Mit dem Eingang müssen sie ein Stück sein, Seite an Seite. Alles andere ist deine Sache.
laying-lay = Drei Gänge und der Ausgang liegen schon. Leg die Monster dahin, wo sie sich wohlfühlen: die Schlange in eine gerade Linie (i10), den Drachen in eine Sackgasse (i12). Drück auf eine deiner Karten, dann auf ein Feld. „Lauert“ heißt: Es fühlt sich wohl. Dann leg das Stockwerk aus.
laying-one = So darf man es auslegen. Aber eines deiner Monster fühlt sich unwohl und täte nichts. Die Liste unter deiner Skizze sagt, was es stört.
laying-none = So darf man es auslegen, aber beide Monster fühlen sich unwohl: Niemand wäre in Gefahr. Schlange: Karten auf zwei gegenüberliegenden Seiten, auf den anderen nichts. Drache: nur auf einer Seite eine Karte.
laying-hidden = Ausgelegt! Was sieht der Held jetzt davon?
laying-shape = Die Form, aber nicht, was auf den Karten ist
laying-faces = Alles
laying-not-faces = Alle Karten liegen verdeckt. Der Held sieht, wo sie liegen, und nicht, was sie sind.
laying-done = Jede Form verrät dem Helden also etwas: Da ist eine Sackgasse, Vorsicht, Drache! Und genau so kannst du ihn in die Irre führen.
trap-title = Eine Falle
trap-lay = Du hast eine Fledermaus und einen Drachen gezogen. Die Fledermaus will schräg neben sich eine Karte, der Drache eine Sackgasse. Leg eines nach g8 und das andere nach i8: Beide Plätze passen für beide. Dann leg das Stockwerk aus und schau zu.
trap-other = Ein spannendes Stockwerk! Aber lass für diese Falle die vier Karten, wo sie waren, und leg die Monster nach g8 und i8.
trap-why = Der Held hat das Monster auf g8 und einen Gang auf i10 aufgedeckt, ist auf die nächste Karte gegangen, und da war dein zweites Monster. Du hast gewonnen! Was war sein Fehler?
trap-lucky = Keiner, es war Pech
trap-safe = Er fühlte sich sicher, nachdem er ein Monster gefunden hatte
trap-not-lucky = Er wusste, dass es zwei Monster gibt, und er hatte noch beide Fähigkeiten. Dass er eines gefunden hatte, machte ihn leichtsinnig.
trap-bluff = Darfst du ein Monster auch dahin legen, wo es sich nicht wohlfühlt?
trap-forbidden = Nein, es muss sich wohlfühlen
trap-useful = Ja, und das kann schlau sein
trap-not-forbidden = Nichts schränkt dich ein, außer dass alle Karten ein Stück sind. Und auch ein Monster, das sich unwohl fühlt, kostet den Helden Blicke, Fähigkeiten und Nerven.
trap-done = Manchmal ist der gefährliche Platz leer und der harmlose tödlich. Wenn der Held es nie weiß, hast du gut gebaut.
