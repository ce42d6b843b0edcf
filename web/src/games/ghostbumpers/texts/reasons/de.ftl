reason-chance-lay = Dort schien die Schreck-Karte am besten zu liegen: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-chance-play = Diese Karten sahen am besten aus: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
