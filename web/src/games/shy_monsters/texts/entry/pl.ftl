# Shy Monsters w trzech zdaniach, po polsku.

entry-1 = Mistrz Podziemi układa *zakryte* piętro: jedno Wyjście, trzy Korytarze, dwa Potwory.
entry-2 = Bohater odkrywa kafelek po kafelku. Potwór, który *czuje się tam dobrze*, rzuca się na niego; inny chowa pysk.
entry-3 = Jeden atak, jeden skok, *trzy piętra*: czy Bohater się wydostanie?
