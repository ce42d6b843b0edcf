reason-chance-plan = Ce chemin dans la ville est le plus prometteur : { $worth } de chances de gagner, contre { $against } pour le deuxième choix ({ $other }).
