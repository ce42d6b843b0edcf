reason-chance-plan = Dieser Weg durch die Stadt verspricht am meisten: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
