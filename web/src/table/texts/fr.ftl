# Les raisons en phrases. { $worth } et { $against } sont des valeurs de même nature, { $other } est le choix suivant.
why-figures = Tous les chiffres
alternative-show = Montrer sur le plateau : { $action }
reason-alone = Il n’y a pas vraiment d’autre choix.
reason-equal = Tous les choix se valent.
reason-chance = C’est le plus prometteur : { $worth } de chances de gagner, contre { $against } pour le deuxième choix ({ $other }).
reason-points = C’est ce qui rapporte le plus de points : { $worth } en moyenne, contre { $against } pour le deuxième choix ({ $other }).
reason-even = { $measure ->
    [points] Pas de vraie différence. Points en moyenne : { $worth } ici, { $against } pour « { $other } ».
   *[chance] Pas de vraie différence. Chances de gagner : { $worth } ici, { $against } pour « { $other } ».
}
reason-less = { $measure ->
    [points] D’après ces chiffres, un autre choix vaut mieux. Points en moyenne : { $against } pour « { $other } », contre { $worth } pour celui-ci.
   *[chance] D’après ces chiffres, un autre choix vaut mieux. Chances de gagner : { $against } pour « { $other } », contre { $worth } pour celui-ci.
}
reason-share = Ici, le mieux est de varier pour rester imprévisible. Ce choix revient dans { $worth } des cas ; dans { $against }, c’est : { $other }.
reason-feeling = Une règle toute simple met ce choix en tête ; vient ensuite : { $other }.
reason-belief = { $about } : sans doute { $that } ({ $chance }).

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = Gagné !
end-lost = Perdu.
end-rating = Ton classement
end-decided = Le moment décisif
end-review = Revoir et analyser
end-share = Partager
erase = Effacer ici mon nom et mes messages
erase-text = Ton nom et ce que tu as écrit sont effacés de cette table pour toujours, et ce navigateur oublie la clé de ta place. Si personne d’autre n’a joué ici, toute la table est supprimée.
erase-really = Effacer pour de bon
