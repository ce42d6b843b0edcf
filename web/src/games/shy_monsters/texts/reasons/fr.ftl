reason-chance-walk = Ce chemin semblait le plus sûr : { $worth } de chances de sortir, contre { $against } pour le choix suivant ({ $other }).
reason-chance-jump = Le saut en valait la peine : { $worth } de chances de sortir, contre { $against } pour le choix suivant ({ $other }).
reason-chance-reveal = Mieux valait savoir ce qu’il y a là : { $worth } de chances de sortir, contre { $against } pour le choix suivant ({ $other }).
reason-chance-lay = C’est l’étage dont on sort le plus difficilement : { $worth } de chances de garder le Héros, contre { $against } pour le choix suivant.
end-won-escaped = Tu t’es échappé !
end-lost-escaped = Le Héros s’est échappé !
end-won-killed = La maison garde le Héros !
end-lost-killed = La maison te garde.
