reason-chance-walk = Ce chemin semble le plus sûr : { $worth } de chances de sortir, contre { $against } pour le deuxième choix ({ $other }).
reason-chance-jump = Le saut en vaut la peine : { $worth } de chances de sortir, contre { $against } pour le deuxième choix ({ $other }).
reason-chance-reveal = Mieux vaut savoir ce qu’il y a là : { $worth } de chances de sortir, contre { $against } pour le deuxième choix ({ $other }).
reason-chance-lay = C’est l’étage le plus difficile à quitter : { $worth } de chances de garder le Héros, contre { $against } pour le deuxième choix.
end-won-escaped = Te voilà à l’air libre !
end-lost-escaped = Le Héros s’est échappé !
end-won-killed = Tes Monstres ont eu le Héros !
end-lost-killed = Le donjon te garde.
