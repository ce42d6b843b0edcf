# Les raisons en phrases. { $worth } et { $against } sont des valeurs de même nature, { $other } est le choix suivant.
why-figures = Tous les chiffres
alternative-show = Montrer sur le plateau : { $action }
reason-alone = Rien d’autre ne méritait d’être pesé.
reason-chance = C’était le plus prometteur : { $worth } de chances de gagner, contre { $against } pour le choix suivant ({ $other }).
reason-points = C’était le plus rentable : { $worth } points, contre { $against } pour le choix suivant ({ $other }).
reason-even = Aucune différence mesurable : { $worth }, et { $against } pour « { $other } ».
reason-less = D’après ces chiffres, un autre choix valait mieux : { $against } pour « { $other } », et { $worth } pour celui-ci.
reason-share = Ici, le mieux est de varier pour rester imprévisible. Ce choix revient dans { $worth } des cas, et dans { $against } : { $other }.
reason-feeling = Une règle empirique plaçait ce choix en tête ; venait ensuite : { $other }.
reason-belief = Ce qui restait caché : { $about } : { $that }, à { $chance }.

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = Gagné !
end-lost = Perdu.
end-rating = Ton classement
end-decided = Le moment décisif
end-review = Revoir et analyser
end-share = Partager
