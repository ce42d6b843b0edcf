reason-chance-plan = Ce chemin dans la ville est le plus prometteur : { $worth } de chances de gagner, contre { $against } pour le deuxième choix ({ $other }).
reason-belief-plan = { $about } : sans doute { $that } ({ $chance }).
reason-belief-pact = { $about } : sans doute { $that } ({ $chance }).
reason-belief-bid = { $about } : sans doute { $that } ({ $chance }).
