# Rätsel von Straszydła, auf Deutsch.

puzzle-feast = Alle werden satt
puzzle-feast-task = { $guests } Spukgestalten haben Hunger, und alle können satt werden. Finde heraus, wie, und füttere sie.
puzzle-feast-hint = Sieh zuerst nach, was von jeder Farbe fehlt, und dann, was übrig ist: Aus drei Steinen wird einer, aus einem Teufelchen auch, und Grauen kann helfen. Startgestalten fressen eine beliebige Farbe: Wähl sie mit Bedacht.
puzzle-feast-right = Alle { $guests } sind satt.
puzzle-feast-wrong-hungry = So werden höchstens { $fed } von { $guests } satt, und { $left ->
    [one] eine bleibt hungrig
   *[other] { $left } bleiben hungrig
}. Hier siehst du das Beste, was danach noch ging.
puzzle-least-bid = Das kleinste Gebot
puzzle-least-bid-task = Du hast { COUNT($energy, "colour-energy", "accusative") }, die andere Seite hat { $against }. Was ist das kleinste Gebot, mit dem du sicher bleibst?
puzzle-least-bid-hint = Nur der Unterschied der Gebote ändert Würfel. Überleg, wie viele Schritte die andere Seite braucht, um das Duell zu drehen, oder wie viele du brauchst.
puzzle-least-bid-right = Genau { $least }: Kein Gebot der anderen Seite von 0 bis { $against } vertreibt dich, und weniger würde nicht reichen.
puzzle-least-bid-wrong-too-much = Du bleibst zwar, aber { $energy } ist mehr als nötig.
puzzle-least-bid-wrong-driven-off = Mit { $energy } kannst du vertrieben werden: Die andere Seite bietet { $against } und ändert ihre Würfel.
puzzle-duel-roll = Würfeln und bleiben
puzzle-duel-roll-task = Welche deiner Würfel würfelst du neu, damit du am ehesten hierbleibst?
puzzle-duel-roll-hint = Die Würfel werden der Höhe nach gepaart, die höchsten zuerst. Frag dich bei jedem, welches Paar er gewinnen könnte und wie oft.
puzzle-duel-roll-right = Besser geht es nicht: Mit { $best } % Wahrscheinlichkeit bleibst du.
puzzle-duel-roll-wrong-fails = So bleibst du mit { $chance } % Wahrscheinlichkeit; möglich wären { $best } %. Hier ist ein Wurf, mit dem es schiefgeht.
puzzle-scare-roll = Würfeln und erschrecken
puzzle-scare-roll-task = Welche Würfel würfelst du neu, damit du am ehesten den vollen Lohn bekommst? Dafür müssen die Würfel zusammen genau deine Stärke zeigen; Energie darf helfen.
puzzle-scare-roll-hint = Wie weit liegen die Würfel daneben, und wie weit reicht deine Energie? Nimm den Würfel, bei dem die meisten Zahlen passen würden.
puzzle-scare-roll-right = Besser geht es nicht: Mit { $best } % Wahrscheinlichkeit bekommst du den vollen Lohn.
puzzle-scare-roll-wrong-fails = So bekommst du den vollen Lohn mit { $chance } % Wahrscheinlichkeit; möglich wären { $best } %. Hier ist ein Wurf, mit dem es schiefgeht.
puzzle-best-bend = Würfel ändern
puzzle-best-bend-task = Ändere die Würfel so, dass dir das Erschrecken möglichst viele Steine bringt. Gibt es mehrere Wege, nimm den mit dem meisten Grauen, und unter diesen den mit der wenigsten Energie.
puzzle-best-bend-hint = Die Summe muss deine Stärke ergeben, aber dahin führen viele Wege. Eine 6 bringt Grauen, eine 1 kostet welches.
puzzle-best-bend-right = Genau! { COUNT($cubes, "cube-fear") }, Grauen: { $horror }, Energie: { $energy }. Besser geht es nicht.
puzzle-best-bend-wrong-cubes = So bekommst du nur { COUNT($cubes, "cube-fear", "accusative") } (Grauen: { $horror }, Energie: { $energy }). Möglich wären { $best-cubes }.
puzzle-best-bend-wrong-horror = Die Zahl der Steine stimmt ({ $cubes }, Energie: { $energy }), aber beim Grauen kommst du auf { $horror }, und möglich wäre { $best-horror }.
puzzle-best-bend-wrong-energy = Die Steine ({ $cubes }) und das Grauen ({ $horror }) stimmen, aber du zahlst { COUNT($energy, "colour-energy", "accusative") }. Es geht auch mit { $best-energy }.
puzzle-clue-feed = Jemand kann sofort fressen. Sieh nach, wer, und welche Farbe.
puzzle-clue-feed-horror = Grauen macht jemanden satt.
puzzle-clue-swap = Ein Teufelchen wird zum Stein.
puzzle-clue-trade = Etwas muss getauscht werden.
puzzle-clue-horror-cube = Grauen wird zum Stein.
puzzle-clue-horror-imp = Grauen wird zum Teufelchen.
puzzle-clue-ahead = Du liegst vorn: Es genügt, dass die andere Seite es nicht drehen kann.
puzzle-clue-behind = Du liegst zurück: Du musst das Duell drehen können, auch wenn die andere Seite alles bietet.
puzzle-clue-reroll-horror = Ein einziger Würfel, für Grauen.
puzzle-clue-reroll-imp = Dafür lohnt sich das Teufelchen.
puzzle-clue-sixes = Mach eine 6 und gleich es anderswo aus.
puzzle-clue-ones = Lass keine 1 stehen.

# Wonach Rätsel geordnet sind: was alle gleich sehen.
puzzle-theme-duels = Duelle
puzzle-theme-scares = Erschrecken
puzzle-theme-meals = Füttern

# Wie jedes Rätsel heißt; es verrät nichts.
puzzle-title-best-bend-1 = Ein Schubs an der richtigen Stelle
puzzle-title-best-bend-2 = Fünf störrische Würfel
puzzle-title-duel-roll-1 = Alles auf einen Wurf
puzzle-title-feast-1 = Vier hungrige Mäuler
puzzle-title-feast-2 = Drei am Tisch, zu wenig im Topf
puzzle-title-least-bid-1 = Wie viel ist genug?
puzzle-title-least-bid-2 = Das Duell der Geizigen
puzzle-title-scare-roll-1 = Knapp vor dem großen Schreck
puzzle-title-scare-roll-2 = Drei Würfel im Nebel
