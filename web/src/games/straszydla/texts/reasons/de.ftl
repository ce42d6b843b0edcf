reason-chance-plan = Dieser Weg durch die Stadt versprach am meisten: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
