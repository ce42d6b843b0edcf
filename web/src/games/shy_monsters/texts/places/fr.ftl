# Où se trouve quelque chose, vu de l’Entrée ; et ce que le jeu dit des places avec ces mots.

way-n = au nord
way-ne = au nord-est
way-e = à l’est
way-se = au sud-est
way-s = au sud
way-sw = au sud-ouest
way-w = à l’ouest
way-nw = au nord-ouest
place-line = à { $steps } pas { $way }
place-bend = { $steps ->
    [one] à { $steps } pas { $way } et { $more } { $sideways }
   *[other] à { $steps } pas { $way } et { $more } { $sideways }
}
place-face = { $face } { $spot }
place-start = { $shape ->
    [here] L’Entrée
   *[there] La tuile { $spot } de l’Entrée
}
place-object = { $shape ->
    [here] l’Entrée
   *[there] la tuile { $spot } de l’Entrée
}
place-on = { $shape ->
    [here] sur l’Entrée
   *[there] sur la tuile { $spot } de l’Entrée
}
place-to = { $shape ->
    [here] sur l’Entrée
   *[there] sur la tuile { $spot } de l’Entrée
}
place-from = { $shape ->
    [here] sur l’Entrée
   *[there] { $spot } de l’Entrée
}

action-reveal = révéler { FORM($tile, "object") }
action-walk = { $attack ->
    [true] attaquer { FORM($tile, "object") }
   *[false] explorer { FORM($tile, "object") }
}
action-jump = { $attack ->
    [true] sauter par-dessus { FORM($over, "object") } et attaquer { FORM($tile, "object") }
   *[false] sauter par-dessus { FORM($over, "object") } { FORM($tile, "to") }
}
# La même chose vue par le Héros, à côté d’une image : à partir d’où il est.
ahead-walk = { $attack ->
    [true] attaquer la tuile { $way }
   *[false] { $there ->
        [exit] partir par la Sortie
       *[other] explorer la tuile { $way }
    }
}
ahead-jump = { $attack ->
    [true] sauter { $way } par-dessus la tuile { $beside } et attaquer
   *[false] { $there ->
        [exit] sauter { $way } sur la Sortie
       *[other] sauter { $way } par-dessus la tuile { $beside }
    }
}
# Le plateau montre ce qu’il y a sur chaque tuile ; le journal n’a pas à le dire.
event-storey-laid = { $you ->
    [dungeon-master] Tu as posé l’étage { $storey } : { SIZE($tiles) } tuiles avec l’Entrée.
   *[other] L’étage { $storey } est posé : { SIZE($tiles) } tuiles avec l’Entrée.
}
event-laid-open = L’étage { $storey } est face visible.
event-revealed = { $mood ->
    [none] { FORM($tile, "start") } montre : { $face }.
   *[other] { FORM($tile, "start") } montre : { $face } ({ $mood }).
}
event-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Tu attaques { FORM($tile, "object") }.
       *[false] Tu explores { FORM($tile, "object") }.
    }
   *[other] { $attack ->
        [true] Le Héros attaque { FORM($tile, "object") }.
       *[false] Le Héros explore { FORM($tile, "object") }.
    }
}
event-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Tu sautes par-dessus { FORM($over, "object") } et attaques { FORM($tile, "object") }.
       *[false] Tu sautes par-dessus { FORM($over, "object") } { FORM($tile, "to") }.
    }
   *[other] { $attack ->
        [true] Le Héros saute par-dessus { FORM($over, "object") } et attaque { FORM($tile, "object") }.
       *[false] Le Héros saute par-dessus { FORM($over, "object") } { FORM($tile, "to") }.
    }
}
event-monster-killed = { $you ->
    [hero] Tu tues { FORM($face, "definite") } { FORM($tile, "on") }.
   *[other] Le Héros tue { FORM($face, "definite") } { FORM($tile, "on") }.
}
event-attack-wasted = Pas de Monstre { FORM($tile, "on") } : l’Attaque est perdue.
event-hero-killed = { $you ->
    [hero] Tu meurs { FORM($tile, "on") } : { FORM($face, "definite") } te tue.
   *[other] Le Héros meurt { FORM($tile, "on") } : { FORM($face, "definite") } le tue.
}
belief-about-tile = { FORM($tile, "from") }
reason-belief-tile = Ce qu’on peut attendre { $about } : { $that } ({ $chance }).
error-lay-on-entrance = Il y a déjà l’Entrée ici. Choisis une autre case.
error-lay-cell-twice = Il y a deux tuiles { FORM($tile, "from") }. Déplace l’une d’elles.
error-reveal-face-up = { FORM($tile, "start") } est déjà face visible. Choisis une tuile face cachée.
error-no-tile = Il n’y a pas de tuile { FORM($tile, "from") }. Choisis une case où il y en a une.
error-walk-not-adjacent = { FORM($tile, "start") } ne touche par aucun côté celle où tu es. Avance d’une tuile à la fois, ou saute.
error-jump-over-not-adjacent = Tu ne peux sauter que par-dessus une tuile voisine, et { FORM($over, "object") } ne touche pas la tienne par un côté. Choisis-en une autre.
error-jump-landing-not-adjacent = { FORM($tile, "start") } ne touche pas { FORM($over, "object") } par un côté. Atterris sur une tuile voisine de celle que tu survoles.
opening-layout = Entrée et tuiles : { $cells }

# Dans l’analyse, le plateau montre l’étage.
brief-lay = poser cet étage
better-lay = un autre
because-lay = Un Héros qui joue bien en sort moins souvent.

# À côté d’une vignette qui montre où, une ligne du journal est brève ; `where-` n’est alors que lu à voix haute.
brief-revealed = { $mood ->
    [none] Révélé : { $face }.
   *[other] Révélé : { $face } ({ $mood }).
}
brief-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Tu attaques.
       *[false] Tu avances.
    }
   *[other] { $attack ->
        [true] Le Héros attaque.
       *[false] Le Héros avance.
    }
}
brief-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Tu sautes et attaques.
       *[false] Tu sautes.
    }
   *[other] { $attack ->
        [true] Le Héros saute et attaque.
       *[false] Le Héros saute.
    }
}
brief-monster-killed = { $you ->
    [hero] Tu tues { FORM($face, "definite") }.
   *[other] Le Héros tue { FORM($face, "definite") }.
}
brief-attack-wasted = Personne ici : l’Attaque est perdue.
brief-hero-killed = { $you ->
    [hero] Tu meurs : { FORM($face, "definite") } te tue.
   *[other] Le Héros meurt : { FORM($face, "definite") } le tue.
}
where-revealed = { FORM($tile, "object") }
where-hero-walked = { FORM($tile, "object") }
where-monster-killed = { FORM($tile, "object") }
where-attack-wasted = { FORM($tile, "object") }
where-hero-killed = { FORM($tile, "object") }
where-hero-jumped = { FORM($over, "object") }, { FORM($tile, "object") }
