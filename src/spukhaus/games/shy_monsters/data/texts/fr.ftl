# Shy Monsters en français.

title = Shy Monsters
tagline = L’un cache des Monstres timides dans un donjon, l’autre tente d’en sortir.

## Mots

role-dungeon-master = Maître du Donjon
role-hero = Héros
face-entrance = Entrée
    .definite = l’Entrée
    .indefinite = une Entrée
face-exit = Sortie
    .definite = la Sortie
    .indefinite = une Sortie
face-corridor = Couloir
    .definite = le Couloir
    .indefinite = un Couloir
face-bat = chauve-souris
    .definite = la chauve-souris
    .indefinite = une chauve-souris
face-drake = dragonnet
    .definite = le dragonnet
    .indefinite = un dragonnet
face-serpent = serpent
    .definite = le serpent
    .indefinite = un serpent
face-cobra = cobra
    .definite = le cobra
    .indefinite = un cobra
face-kraken = kraken
    .definite = le kraken
    .indefinite = un kraken
face-gargoyle = gargouille
    .definite = la gargouille
    .indefinite = une gargouille
mood-lurking = monstre actif
mood-active = monstre actif
mood-uneasy = mal à l’aise
mood-panicking = en panique
mood-dead = sans vie
phase-draw = pioche des Monstres
phase-lay = pose de l’étage
phase-reveal = révélation des tuiles
phase-walk = exploration
phase-over = fin de la partie
bot-novice = apprend encore : va vers la tuile la plus proche, oublie de regarder la tuile mémo et pose les Monstres là où ils sont à l’aise
bot-sensible = pose des Monstres à l’aise sur les chemins probables ; en Héros, évalue où un Monstre actif peut se trouver
bot-expert = en Héros, calcule ce que chaque tuile cachée peut être et prévoit l’étage jusqu’au bout ; pose des étages qui résistent à un bon Héros
bot-master = en Héros, s’attend à un Maître du Donjon rusé et retient ses habitudes ; varie ses étages pour que personne ne les devine
bot-perfect = joue la solution du jeu : d’un côté comme de l’autre, on ne peut guère faire mieux contre lui ; il ne cherche pas à profiter des fautes

## Fins

ending-escaped = le Héros a quitté le dernier étage.
ending-killed = un Monstre a tué le Héros.
ending-walled-in = des Monstres actifs barrent tous les chemins du Héros.
ending-wandered = le Héros a tourné en rond trop longtemps.
ending-gave-up = le Héros a abandonné.

## Actions

action-draw = piocher : { $monsters }
action-lay = poser l’étage : { $tiles }
action-reveal = révéler { $tile }
action-walk = { $attack ->
    [true] attaquer { $tile }
   *[false] explorer { $tile }
}
action-jump = { $attack ->
    [true] sauter par-dessus { $over } et attaquer { $tile }
   *[false] sauter par-dessus { $over } jusqu’en { $tile }
}
action-give-up = abandonner

## Ce qui s’est passé

event-monsters-drawn = { $you ->
    [dungeon-master] { $monsters ->
        [unknown] { $count ->
            [one] Pour l’étage { $storey }, tu pioches { $count } Monstre.
           *[other] Pour l’étage { $storey }, tu pioches { $count } Monstres.
        }
       *[other] Pour l’étage { $storey }, tu pioches { FORM($monsters, "indefinite") }.
    }
   *[other] { $monsters ->
        [unknown] { $count ->
            [one] Pour l’étage { $storey }, le Maître du Donjon pioche { $count } Monstre.
           *[other] Pour l’étage { $storey }, le Maître du Donjon pioche { $count } Monstres.
        }
       *[other] Pour l’étage { $storey }, le Maître du Donjon pioche { FORM($monsters, "indefinite") }.
    }
}
event-storey-laid = L’étage { $storey } est posé : { $tiles }.
event-revealed = { $mood ->
    [none] { $tile } montre : { $face }.
   *[other] { $tile } montre : { $face } ({ $mood }).
}
event-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Tu attaques { $tile }.
       *[false] Tu explores { $tile }.
    }
   *[other] { $attack ->
        [true] Le Héros attaque { $tile }.
       *[false] Le Héros explore { $tile }.
    }
}
event-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Tu sautes par-dessus { $over } et attaques { $tile }.
       *[false] Tu sautes par-dessus { $over } jusqu’en { $tile }.
    }
   *[other] { $attack ->
        [true] Le Héros saute par-dessus { $over } et attaque { $tile }.
       *[false] Le Héros saute par-dessus { $over } jusqu’en { $tile }.
    }
}
event-monster-killed = { $you ->
    [hero] Tu tues { FORM($face, "definite") } en { $tile }.
   *[other] Le Héros tue { FORM($face, "definite") } en { $tile }.
}
event-attack-wasted = Pas de Monstre en { $tile } : l’Attaque est perdue.
event-hero-killed = { $you ->
    [hero] En { $tile }, { FORM($face, "definite") } te tue.
   *[other] En { $tile }, { FORM($face, "definite") } tue le Héros.
}
event-hero-walled-in = { $you ->
    [hero] Tous les chemins passent par un Monstre actif : te voilà dans la nasse.
   *[other] Tous les chemins passent par un Monstre actif : le Héros est pris au piège.
}
event-hero-wandered = { $you ->
    [hero] { $count ->
        [one] { $count } pas pour rien : tu as perdu ton chemin.
       *[other] { $count } pas pour rien : tu as perdu ton chemin.
    }
   *[other] { $count ->
        [one] { $count } pas pour rien : le Héros s’est égaré.
       *[other] { $count } pas pour rien : le Héros s’est égaré.
    }
}
event-hero-gave-up = { $you ->
    [hero] Tu abandonnes.
   *[other] Le Héros abandonne.
}
event-storey-left = { $you ->
    [hero] Tu quittes l’étage { $storey } par la Sortie.
   *[other] Le Héros quitte l’étage { $storey } par la Sortie.
}
event-storey-destroyed =
    L’étage { $storey } est détruit.{ SIZE($seen) ->
        [0] { "" }
       *[other] { " " }Monstres révélés : { $seen }.
    }{ $count ->
        [0] { "" }
        [one] { " " }{ $unseen ->
            [unknown] Un Monstre est mis de côté sans avoir été vu.
           *[other] Mis de côté sans avoir été vu : { $unseen }.
        }
       *[other] { " " }{ $unseen ->
            [unknown] { $count } Monstres sont mis de côté sans avoir été vus.
           *[other] Mis de côté sans avoir été vus : { LIST($unseen) }.
        }
    }
event-hero-escaped = { $you ->
    [hero] À toi la liberté !
   *[other] Le Héros est libre !
}
event-laid-open = Voici l’étage { $storey }, face visible : { $tiles }.

## Ce que pensent les robots

belief-about-tile = { $tile }
belief-that-face = { $face }
belief-that-deadly = un Monstre actif
belief-that-harmless = un Monstre inoffensif

## Ce que les règles interdisent

error-cell-form = « { $text } » n’est pas une case de la grille. Écris une colonne de a à q, puis une rangée de 1 à 17 : i10, par exemple.
error-face-form = « { $text } » n’est pas une tuile. Écris son nom en minuscules, comme dans « exit@i10 ».
error-not-your-kind = Ce n’est pas possible maintenant. La partie en est à : { $phase }.
error-draw-wrong = Ces Monstres ne sont plus dans la pioche : { $monsters }.
error-lay-wrong-number = { $found ->
    [one] Tu as posé { $found } tuile ; il en faut { $wanted }.
   *[other] Tu as posé { $found } tuiles ; il en faut { $wanted }.
}
error-lay-not-in-hand = { $held ->
    [0] Tu n’as pas cette tuile : { $face }.
   *[other] Tu n’as pas assez de tuiles de ce genre : { $face }. Tu en as { $held }.
}
error-lay-on-entrance = En { $tile }, il y a déjà l’Entrée. Choisis une autre case.
error-lay-cell-twice = Il y a deux tuiles en { $tile }. Déplace l’une d’elles.
error-lay-not-connected = Toutes les tuiles doivent se toucher par un côté, Entrée comprise. Celles-ci sont à l’écart : { $tiles }. Rapproche-les.
error-reveal-first = { $count ->
    [one] Révèle d’abord { $count } tuile.
   *[other] Révèle d’abord { $count } tuiles.
}
error-reveal-none-left = Tu n’as plus de tuile à révéler. C’est le moment d’explorer.
error-reveal-entrance = L’Entrée est déjà face visible. Choisis une tuile face cachée.
error-reveal-face-up = { $tile } est déjà face visible. Choisis une tuile face cachée.
error-no-tile = Il n’y a pas de tuile en { $tile }. Choisis une case où il y en a une.
error-walk-not-adjacent = { $tile } ne touche par aucun côté la tuile où tu es, { $hero }. Avance d’une tuile à la fois, ou saute.
error-attack-spent = Tu as déjà utilisé ton Attaque à cet étage. Avance sans attaquer.
error-jump-spent = Tu as déjà utilisé ton Saut à cet étage. Avance d’une tuile à la fois.
error-jump-over-not-adjacent = Tu ne peux sauter que par-dessus une tuile voisine, et { $over } ne touche pas { $hero } par un côté. Choisis-en une autre.
error-jump-landing-not-adjacent = { $tile } ne touche pas { $over } par un côté. Atterris sur une tuile voisine de celle que tu survoles.
error-jump-in-place = Tu ne peux pas atterrir là où tu es déjà. Choisis une autre tuile.
error-give-up-too-soon = Il reste de l’espoir ! Tu ne peux abandonner qu’après avoir utilisé tes deux compétences, si un Monstre actif est face visible.

## Fichiers d’édition

error-edition-few-monsters = { $found ->
    [one] Ligne { $line } : il n’y a que { $found } Monstre ; pour tous les étages, il en faut { $needed }.
   *[other] Ligne { $line } : il n’y a que { $found } Monstres ; pour tous les étages, il en faut { $needed }.
}
error-edition-name-taken = Ligne { $line } : l’identifiant « { $found } » est déjà pris. Choisis-en un autre.
error-edition-diagram-shape = Ligne { $line } : « { $entry } » doit avoir trois rangées de trois signes chacune.
error-edition-diagram-mark = Ligne { $line } : « { $entry } » contient le signe « { $found } ». Seuls M, T, X et le point sont permis.
error-edition-diagram-centre = Ligne { $line } : « { $entry } » doit avoir exactement un M, au milieu.
error-edition-diagram-alone = Ligne { $line } : « { $entry } » interdit les quatre côtés ; un tel Monstre ne serait jamais actif. Libère au moins un côté.
error-edition-diagram-twice = Ligne { $line } : « { $entry } » est le même schéma que « { $other } », tourné ou non. Il en faut un autre.

## Au terminal

terminal-storey = Étage { $number } sur { $of }
terminal-seen = Monstres vus : { $face }
terminal-set-aside = { $count ->
    [one] { $count } Monstre a été mis de côté sans avoir été vu.
   *[other] { $count } Monstres ont été mis de côté sans avoir été vus.
}
terminal-hand = Monstres piochés : { $face }
terminal-skills = Héros en { $hero }. { $reveals ->
    [0] Attaque : { $attack ->
        [true] prête
       *[false] utilisée
    }. Saut : { $jump ->
        [true] prêt
       *[false] utilisé
    }.
    [one] Encore { $reveals } tuile à révéler.
   *[other] Encore { $reveals } tuiles à révéler.
}
terminal-card-legend = M : le Monstre ; T : il doit y avoir une tuile ; X : il ne doit pas y en avoir. Tu peux tourner le schéma.
terminal-sketch-help =
    Pose l’étage sur un brouillon.
    « 5 i10 » met la tuile 5 en i10, ou l’y déplace ; si la case est prise, les deux tuiles échangent leurs places.
    « random » remplit le brouillon au hasard, « clear » le vide, « card » montre les schémas, « done » pose l’étage.
terminal-sketch-prompt = Tuile et case, ou « done » :
terminal-sketch-waiting = Encore à poser : { $pieces }
terminal-sketch-unfinished = { $count ->
    [one] Il reste { $count } tuile à poser.
   *[other] Il reste { $count } tuiles à poser.
}
terminal-loose = à l’écart

## Ce qui arrête le Héros

study-storey = Étages : combien de fois le Héros en sort
study-monsters = Monstres d’un étage : combien de fois le Héros en sort
study-seen = Monstres actifs révélés : combien de fois le Héros sort quand même

opening-layout-title = Premiers étages, par forme
opening-layout = Entrée, et tuiles en { $cells }
opening-reveal-title = Première tuile révélée
opening-reveal = { $steps ->
    [one] à côté de l’Entrée, { $sides ->
        [one] un cul-de-sac
       *[other] touchant { $sides } tuiles
    }
   *[other] à { $steps } pas de l’Entrée, { $sides ->
        [one] un cul-de-sac
       *[other] touchant { $sides } tuiles
    }
}
