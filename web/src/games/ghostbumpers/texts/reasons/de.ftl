reason-chance-lay = Dort liegt die Schreck-Karte wohl am besten: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-chance-play = Diese Karten sehen am besten aus: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
