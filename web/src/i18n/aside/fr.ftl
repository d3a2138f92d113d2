recap-nothing = Rien ne s’est passé depuis.
final-score = Score final
counting = On compte…
counting-skip = Passer
score-routes = Lignes
score-tokens = Jetons
score-tickets = Billets
score-completed = Réussis
score-total = Total
score-even = { $names } ont le même nombre de points. { $winners ->
    [one] La victoire va à qui a réussi le plus de billets.
   *[other] Ils ont réussi autant de billets et partagent la victoire.
}
score-chart = Points au fil de la partie
score-table = La même chose en tableau
score-event = Événement
winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
menu-notify = Me prévenir quand c’est mon tour
menu-notify-granted = Vous serez averti quand ce sera votre tour.
menu-notify-denied = Votre navigateur n’autorise pas les notifications de cette page.
menu-leave = Se lever (un bot continue)
resign-sure = Un bot jouera votre place jusqu’au bout, et vous ne pourrez pas la reprendre. Abandonner ?

keys-map-how = Sur la carte : les flèches vont de ligne en ligne, Entrée choisit, + et − zooment, 0 montre toute la carte.
keys-market = Prendre une carte du marché
keys-deck = Piocher une carte
keys-tickets = Piocher des billets
keys-routes = Vers la liste des lignes
keys-hand = Vers vos cartes
keys-chat = Vers la discussion
keys-confirm = Confirmer
keys-back = Retour
keys-pass = Passer
keys-undo = Reprendre
keys-recap = Depuis votre dernier tour
keys-say = Dire où en est la partie
keys-hint = Conseil, à votre tour
keys-next = Continuer la première partie
