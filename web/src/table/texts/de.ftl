# Gründe in Sätzen. { $worth } und { $against } sind Zahlen gleicher Art, { $other } ist die nächstbeste Wahl.
why-figures = Alle Zahlen
alternative-show = Auf dem Spielplan zeigen: { $action }
reason-alone = Nichts anderes kam in Frage.
reason-chance = Das sah am besten aus: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-points = Das versprach die meisten Punkte: im Schnitt { $worth }, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-even = Das kam auf dasselbe hinaus: { $worth } hierfür, { $against } für „{ $other }“.
reason-less = Nach diesen Zahlen wäre etwas anderes besser gewesen: { $against } für „{ $other }“, nur { $worth } hierfür.
reason-share = Hier spielt man am besten mal so, mal so, damit einen niemand durchschaut: in { $worth } der Fälle wie jetzt, und in { $against }: { $other }.
reason-feeling = Nach einer Faustregel war das die erste Wahl; danach kam: { $other }.
reason-belief = { $about }: am ehesten { $that } ({ $chance }).

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = Gewonnen!
end-lost = Verloren.
end-rating = Deine Wertung
end-decided = Hier fiel die Entscheidung
end-review = Ansehen und beurteilen
end-share = Teilen
