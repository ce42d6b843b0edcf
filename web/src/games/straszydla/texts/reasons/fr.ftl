reason-chance-plan = Ce trajet dans la ville était le plus prometteur : { $worth } de chances de gagner, contre { $against } pour le choix suivant ({ $other }).
reason-belief-plan = { $about } : sans doute { $that } ({ $chance }).
reason-belief-pact = { $about } : sans doute { $that } ({ $chance }).
reason-belief-bid = { $about } : sans doute { $that } ({ $chance }).
