lesson = Votre première partie
lesson-next = Compris
lesson-skip = Finir la leçon
lesson-sure = Finir la leçon ? Vous pouvez continuer la partie sans elle.
lesson-keep = Ces billets sont vos buts secrets : reliez les deux lieux d’un billet et vous gagnez ses points. Cochez-en un ou deux, puis appuyez sur « { $keep } ».
lesson-stack = Qui prend une ligne vers un lieu reçoit un jeton touristique de sa pile. Choisissez une pile et un lieu près de vos billets, puis appuyez sur « { $place } ».
lesson-draw = À votre tour, prenez deux cartes : visibles, ou cachées dans la pioche à côté. Prenez la première.
lesson-second = Maintenant la deuxième carte. Plusieurs d’une même couleur valent le plus.
lesson-ferry = La carte au bateau est un ferry : elle vaut toutes les couleurs, et les lignes à bateau en demandent. Prise parmi les cartes visibles, c’est la seule carte du tour.
lesson-collect = Une ligne coûte une carte de sa couleur par case ; le gris accepte une couleur au choix. Réunissez des cartes jusqu’à ce que le plan entoure une ligne.
lesson-claim = Vous pouvez payer une ligne ! Au lieu de piocher, choisissez sur le plan une ligne entourée, de préférence sur le chemin de vos billets.
lesson-pay = Voici ce qu’elle coûte et ce qu’elle rapporte. Choisissez les cartes à payer, puis appuyez sur « { $claim } ».
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} aussitôt ! Chaque case porte une de vos voitures ; il vous en reste { $cars }.
lesson-token = Vous avez pris un jeton : { $symbol }. Les symboles différents comptent à la fin : deux valent 1 point, les sept 12.
lesson-way = Choisissez un de vos billets : le plan éclaire le chemin qui demande le moins de voitures.
lesson-more = Au lieu de cartes, vous pouvez piocher des billets. Chaque billet réalisé ajoute ses points, chaque autre les retire.
lesson-hint = Vous hésitez ? À votre tour, « { $hint } » montre de bons coups et dit pourquoi.
lesson-free = Vous savez l’essentiel. Continuez comme il vous plaît ; je reviens au dernier tour de table.
lesson-last = Quelqu’un n’a plus que deux voitures ou moins : chacun joue encore une fois. Marquez ce que vous pouvez !
lesson-score = Les lignes et les billets réalisés rapportent, les autres billets coûtent, et les jetons différents comptent aussi. Vous connaissez le jeu !

hint-best = De bons coups
hint-thinking = Réflexion…
hint-draw_deck = Piocher une carte
hint-draw_market = Prendre : { $card }
hint-claim_route = Prendre { $route } avec { $paid }
hint-token_at = jeton à { $place }
hint-draw_tickets = Piocher des billets
hint-keep_tickets = Garder { $tickets }
hint-place_stack = Poser « { $symbol } » à { $place }
hint-pass = Passer

reason-completes_ticket = Réalise { $ticket }
reason-toward_ticket = Rapproche { $ticket }
reason-keeps_ticket = Semble en valoir la peine : { $ticket }
reason-blocks = Gêne { $who }, peut-être sur { $ticket }
reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} aussitôt
reason-token = Un symbole que vous n’avez pas encore : { $symbol }
reason-card_for_route = Aide à payer { $route }
reason-wild_card = Vaut toutes les couleurs
reason-unseen_card = Peut être n’importe quelle carte, même un ferry
reason-new_tickets = De nouveaux buts, tant qu’il vous reste des voitures
reason-stack_on_route = Au bout d’une ligne que vous voulez : { $route }
reason-last_turn = Votre dernier tour : ce qui ne compte pas maintenant ne comptera plus

seen = Ce qu’on a vu
seen-hand = { $who } : prises et pas encore payées
seen-unknown = { $count } cachées
seen-left = Pas vues : dans la pioche ou dans d’autres mains
seen-discard = Défausse
seen-tokens = Jetons sur le plan
seen-none = aucune
known-tickets = { $n ->
    [one] { $n } billet caché
   *[other] { $n } billets cachés
}
