reason-chance-lay = C’est là que la carte Frayeur est le mieux placée : { $worth } de chances de gagner, contre { $against } pour le deuxième choix ({ $other }).
reason-chance-play = Ces cartes semblent les meilleures : { $worth } de chances de gagner, contre { $against } pour le deuxième choix ({ $other }).
