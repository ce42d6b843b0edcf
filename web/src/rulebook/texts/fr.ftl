# Les règles en pages, en français.

rulebook-of = { $game } : les règles
rulebook-page = Les règles sur une page
rulebook-contents = Sommaire
rulebook-search = Chercher dans les règles
rulebook-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rulebook-legend = D’où vient une règle
rulebook-means-attested = C’est dans le livret de règles.
rulebook-means-public = C’est dans des descriptions publiques du jeu.
rulebook-means-reconstructed = Notre meilleure hypothèse, là où le livret ou ses images manquent.
rulebook-means-reading = Le livret laisse ce point ouvert ; voici comment nous le lisons.
rulebook-means-ours = Ce n’est pas dans le livret : la maison l’ajoute.
rulebook-sources = Montrer d’où vient chaque phrase
rulebook-print = Imprimer
rulebook-table = Retour à la table

example-show = Voir un exemple
example-of = La règle { $rule } en jeu
example-eyes = Une vraie partie, vue par { $name }.
example-edition = Jouée avec la boîte « { $edition } ».
example-controls = Étapes de l’exemple
example-before = C’est le début. Avance pas à pas, ou lance la lecture.
example-play = Lecture
example-back = Précédent
example-on = Suivant
example-step = Étape { $step } sur { $last }

box-choose = Boîte
box-title = Cette boîte : { $edition }
box-standard = Le texte des règles donne les chiffres de cette boîte.
box-other = Le texte des règles donne les chiffres de la boîte standard. Ceux qui sont différents dans cette boîte sont signalés ici et à côté de chaque règle.
box-what = Quoi
box-figure = Dans cette boîte
box-source = Source
box-rule = Règle
box-usual = standard : { $standard }
box-differs = Dans cette boîte :
box-differs-figure = { $label } : { $value } (standard : { $standard }).

figure-list = { $name } : { $things }
