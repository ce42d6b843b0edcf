# Shy Monsters in drei Sätzen, auf Deutsch.

entry-1 = Der Herr des Verlieses legt ein Stockwerk *verdeckt* aus: einen Ausgang, drei Gänge, zwei Monster.
entry-2 = Der Held deckt Karte um Karte auf. Ein *aktives* Monster springt ihn an; eines, dem *unwohl* ist, versteckt sein Gesicht.
entry-3 = *Drei Stockwerke*, und auf jedem ein Angriff und ein Sprung: Kommt der Held hinaus?
odds = Der Held ist der Außenseiter.
