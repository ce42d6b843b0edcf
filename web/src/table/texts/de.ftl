# Gründe in Sätzen. { $worth } und { $against } sind Zahlen gleicher Art, { $other } ist die nächstbeste Wahl.
why-figures = Alle Zahlen
alternative-show = Auf dem Spielplan zeigen: { $action }
reason-alone = Nichts anderes kommt in Frage.
reason-equal = Alle Möglichkeiten sind gleich gut.
reason-chance = Das sieht am besten aus: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-points = Das verspricht die meisten Punkte: im Schnitt { $worth }, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-even = { $measure ->
    [points] Das kommt auf dasselbe hinaus. Punkte im Schnitt: { $worth } hierfür, { $against } für „{ $other }“.
   *[chance] Das kommt auf dasselbe hinaus. Gewinnchance: { $worth } hierfür, { $against } für „{ $other }“.
}
reason-less = { $measure ->
    [points] Nach diesen Zahlen ist etwas anderes besser. Punkte im Schnitt: { $against } für „{ $other }“, nur { $worth } hierfür.
   *[chance] Nach diesen Zahlen ist etwas anderes besser. Gewinnchance: { $against } für „{ $other }“, nur { $worth } hierfür.
}
reason-share = Hier spielt man am besten mal so, mal so, damit einen niemand durchschaut: in { $worth } der Fälle wie jetzt, und in { $against }: { $other }.
reason-feeling = Nach einer Faustregel ist das die erste Wahl; danach kommt: { $other }.
reason-belief = { $about }: am ehesten { $that } ({ $chance }).

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = Gewonnen!
end-lost = Verloren.
end-rating = Deine Wertung
end-decided = Hier fiel die Entscheidung
end-review = Ansehen und beurteilen
end-share = Teilen
erase = Meinen Namen und meine Worte hier löschen
erase-text = Dein Name und alles, was du geschrieben hast, verschwinden für immer von diesem Tisch, und dieser Browser vergisst den Schlüssel zu deinem Platz. Hat hier sonst niemand gespielt, wird der ganze Tisch gelöscht.
erase-really = Wirklich löschen
