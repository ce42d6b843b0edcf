# Shy Monsters w trzech zdaniach, po polsku.

entry-1 = Mistrz Podziemi układa *zakryte* piętro: jedno Wyjście, trzy Korytarze, dwa Potwory.
entry-2 = Bohater odkrywa kafelek po kafelku. *Aktywny* Potwór rzuca się na niego; taki, który *czuje się nieswojo*, zasłania pysk.
entry-3 = Jeden Atak i jeden Skok na każdym piętrze, a pięter jest *trzy*: czy Bohater się wydostanie?
odds = Bohater nie jest faworytem.
