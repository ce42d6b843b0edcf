# Gründe in Sätzen. { $worth } und { $against } sind Zahlen gleicher Art, { $other } ist die nächstbeste Wahl.
why-figures = Alle Zahlen
alternative-show = Auf dem Spielplan zeigen: { $action }
reason-alone = Nichts anderes kam in Frage.
reason-chance = Das sah am besten aus: { $worth } Gewinnchance, gegen { $against } für das Nächstbeste ({ $other }).
reason-points = Das versprach am meisten: { $worth } Punkte, gegen { $against } für das Nächstbeste ({ $other }).
reason-even = Einen Unterschied gab es nicht: { $worth }, und { $against } für „{ $other }“.
reason-less = Nach diesen Zahlen war etwas anderes besser: { $against } für „{ $other }“, und { $worth } hierfür.
reason-share = Am besten spielt man hier gemischt, damit niemand einen durchschaut. Dies kommt in { $worth } der Fälle vor, und in { $against }: { $other }.
reason-feeling = Eine Faustregel setzte das an die erste Stelle; danach kam: { $other }.
reason-belief = Was verborgen war: { $about }: { $that }, mit { $chance }.

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = Gewonnen!
end-lost = Verloren.
end-rating = Deine Wertung
end-decided = Das hat entschieden
end-review = Ansehen und beurteilen
end-share = Teilen
