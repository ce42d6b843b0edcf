# Ce que disent les pages autour des leçons, en français.

learn = Leçons
learn-game = Apprendre { $game } en jouant
learn-title = { $game } : apprendre en jouant
learn-scenes = Scènes
learn-scene = { $number }. { $title }
learn-scene-done = { $number }. { $title } (réussie)
learn-teacher = Ton fantôme professeur
learn-read-on = Lire la suite
learn-go-on = Continuer
learn-your-move = À toi : fais-le sur la table.
learn-watch = Regarde…
learn-not-this = Les règles le permettent, mais cette scène demande autre chose. Essaie encore.
learn-rule = Règle { $rule } : { $title }
learn-show = Montre-moi
learn-shown = La réponse : { $action }.
learn-do-it = Fais-le pour moi
learn-again = Recommencer la scène
learn-next = Scène suivante
learn-well-done = Bravo !
learn-all-done = C’était la dernière scène : tu sais maintenant jouer à { $game }. Et si tu ouvrais ta première table, contre des robots qui débutent aussi ?
learn-first-table = Ma première table, contre des débutants
learn-first-table-as = Ma première table ({ $role }), contre un débutant
learn-none = Il n’y a pas encore de leçons pour ce jeu.
