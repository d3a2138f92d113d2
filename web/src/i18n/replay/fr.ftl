replay-title = Rediffusions
replay-of = Rediffusion : { $names }
replay-about = Revoyez n’importe quelle partie, coup par coup, avec les yeux de qui vous voulez, et trouvez où elle s’est jouée.
replay-file = Une partie dans un fichier
replay-file-how = Déposez un enregistrement (.jsonl) n’importe où sur cette page, ou choisissez-en un. S’il a été joué sur un autre plateau, donnez aussi le fichier de ce plateau (.json).
replay-board-known = Le plateau « { $board } » est maintenant connu ici. Les parties jouées dessus peuvent être revues.
replay-file-choose = Choisir un fichier
replay-file-which = { $count ->
    [one] { $count } partie dans ce fichier
   *[other] { $count } parties dans ce fichier. Laquelle ?
}
replay-game = { $number }. { $players }, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
replay-link = Lien vers une rediffusion
replay-link-go = Ouvrir
replay-kept = Gardées sur cet appareil
replay-remove = Retirer
replay-remove-what = Retirer : { $name }

replay-bad-empty = Il ne contient aucune partie.
replay-bad-json = La ligne { $line } est illisible : le fichier est abîmé, ou ce n’est pas l’enregistrement d’une partie.
replay-bad-format = La ligne { $line } n’est pas l’enregistrement d’une partie. Choisissez un fichier .jsonl enregistré par Fogline.
replay-bad-board = Cette partie a été jouée sur le plateau « { $board } », et ce plateau, ou cette version, est inconnu ici. Déposez son fichier ({ $board }.json) sur cette page ou choisissez-le ci-dessous, et la partie sera montrée.
replay-bad-faulty = Ce fichier de plateau contient une erreur et ne peut pas servir.
replay-bad-record = Cet enregistrement est abîmé et ne peut pas être rejoué.
replay-bad-event = L’événement { $event } de cet enregistrement enfreint la règle { $rule } : il n’est donc pas montré.
replay-bad-link = Ce lien est abîmé ou incomplet. Redemandez-le, ou demandez le fichier.
replay-bad-large = Ce fichier est trop gros.
replay-bad-unread = Ce fichier est illisible.

replay-hands = Cartes
replay-hand-of = Cartes de { $name }
replay-no-hand = Les spectateurs ne voient aucune main. Regardez avec les yeux de quelqu’un.

replay-steps = Se déplacer dans la partie
replay-slider = Moment de la partie
replay-at = { $at } sur { $length }
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Avec quels yeux ?
replay-eyes-public = Public
replay-eyes-all = Toutes les mains

replay-key-event = Un pas en arrière, en avant
replay-key-turn = Un tour en arrière, en avant
replay-key-ends = Au début, à la fin
replay-key-play = Lecture et pause
replay-key-speed = Vitesse
replay-key-eyes = D’autres yeux
replay-key-analysis = Analyse
replay-key-mistake = Grosse erreur suivante

replay-share = Lien vers ce moment
replay-too-long = Cette partie est trop longue pour un lien. Enregistrez le fichier et envoyez-le.
replay-save = Enregistrer comme fichier
replay-copy-text = Copier comme texte
replay-keep = Garder sur cet appareil
replay-keep-done = C’est gardé. Vous la retrouverez sous « Rediffusions ».
replay-keep-failed = Ce navigateur ne peut pas la garder. Enregistrez plutôt le fichier.
replay-other = Une autre partie

replay-analysis = Analyse
replay-unfinished = Seule une partie terminée peut être analysée.
replay-analyse = Analyser cette partie
replay-analyse-how = Un bot fort examine chaque décision, et beaucoup de parties sont jouées à partir de chaque moment. Cela prend environ une demi-minute ; vous pouvez continuer à regarder.
replay-analysing = Analyse en cours…
replay-analyse-stop = Arrêter
replay-analyse-on = Continuer
replay-analysed = L’analyse est prête.
replay-unsaved = Ce navigateur ne peut pas garder l’analyse. Elle sera perdue quand vous partirez.
replay-view-curve = Courbe
replay-view-decision = Coup
replay-view-mistakes = Erreurs
replay-view-parts = Chance
replay-curve = Chance de gagner
replay-curve-jump = Chance de gagner au fil de la partie. Les flèches vont de décision en décision.
replay-curve-table = En tableau
replay-event = Événement

replay-decision = Cette décision
replay-decision-of = À { $name } de décider
replay-decided = { $name } a décidé
replay-action = Quoi
replay-win = Chance de gagner
replay-margin = Points d’avance
replay-played = Joué :
replay-grade-best = Le meilleur coup, autant qu’on pouvait le voir.
replay-grade-good = Un bon coup : rien de nettement mieux.
replay-grade-slip = Il y avait un peu mieux.
replay-grade-mistake = Une erreur.
replay-grade-blunder = Une grosse erreur.
replay-luck-after = Les cartes qui ont suivi : { $luck }.

replay-mistakes = Plus grosses erreurs
replay-mistakes-of = De qui ?
replay-better = Mieux : { $better }
replay-no-mistakes = Aucun coup nettement moins bon qu’un autre.
replay-no-mistakes-yet = Aucune pour l’instant.

replay-parts = Chance et choix
replay-measure = Mesuré en
replay-verdict-lost = Ce qui a le plus pesé contre { $name } : { $part } ({ $value }).
replay-verdict-won = Ce qui a le plus aidé { $name } : { $part } ({ $value }).
replay-part-par = part égale
replay-part-deal = la donne
replay-part-choice = ses propres choix
replay-part-others = les choix des autres
replay-part-luck = la chance aux cartes
replay-part-result = Résultat
replay-parts-later = Dès que l’analyse sera prête.
replay-parts-what = Qu’est-ce que cela veut dire ?
replay-part-par-what = Ce que chacun aurait si seul le hasard décidait.
replay-part-deal-what = Cartes, billets et place dans l’ordre au début.
replay-part-choice-what = Ce que les décisions de ce joueur ont changé, avant de savoir quelles cartes elles apporteraient. Plus de 0 : mieux qu’un joueur simple.
replay-part-others-what = Ce que les décisions de tous les autres ont changé pour ce joueur.
replay-part-luck-what = Ce que les cartes et les billets tirés ont changé.
replay-parts-rough = Chaque nombre pris seul est approximatif, car c’est une moyenne de parties au hasard ; les sommes sont exactes.
