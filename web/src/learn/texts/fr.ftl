# Ce que disent les pages autour des leçons, en français.

learn = Apprendre
learn-game = Apprendre { $game } en jouant
learn-title = { $game } : apprendre en jouant
learn-scenes = Scènes
learn-scene = { $number }. { $title }
learn-scene-done = { $number }. { $title } (réussie)
learn-teacher = Ton fantôme professeur
learn-go-on = Continuer
learn-your-move = À toi : fais-le sur la table.
learn-watch = Regarde …
learn-not-this = C’est permis, mais ici il faut autre chose. Essaie encore.
learn-show = Montre-moi
learn-shown = Il s’agit de : { $action }.
learn-do-it = Fais-le pour moi
learn-again = Reprendre la scène du début
learn-skip = Passer cette scène
learn-next = Scène suivante
learn-well-done = Bravo !
learn-all-done = C’était la dernière scène : tu sais maintenant jouer à { $game }. Le mieux, pour continuer, est une première table contre quelqu’un qui débute aussi.
learn-first-table = Une première table contre des débutants
learn-first-table-as = Une première table ({ $role }) contre un débutant
learn-none = Il n’y a pas encore de leçons pour ce jeu.
