reason-chance-plan = Dieser Weg durch die Stadt versprach am meisten: { $worth } Gewinnchance, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-belief-plan = { $about }: am ehesten { $that } ({ $chance }).
reason-belief-pact = { $about }: am ehesten { $that } ({ $chance }).
reason-belief-bid = { $about }: am ehesten { $that } ({ $chance }).
