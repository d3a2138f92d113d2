title = Fogline
title-of = { $page } – Fogline
title-turn = À vous ! – Fogline
skip = Aller au contenu principal
updated = Fogline a été mis à jour.
reload = Recharger
updated-part = Fogline a été mis à jour. Rechargez pour ouvrir ceci.
missing-page = Cette page n’existe pas
missing-page-home = Vers l’accueil
loading = Un instant…
close = Fermer
cancel = Annuler

nav = Pages
nav-new = Nouvelle table
nav-lobby = Tables ouvertes
nav-rules = Règles
nav-settings = Réglages
nav-replay = Rediffusions
nav-account = Compte
nav-about = À propos

home-tagline = Tracez des lignes de cable cars dans une ville brumeuse : piochez des cartes, prenez des lignes, gardez vos billets secrets. De deux à quatre joueurs.
home-play = Jouer
home-play-how = Contre deux bots, sur cet appareil. Rien à installer, pas de compte.
home-lesson = Apprendre en cinq minutes
home-continue = Reprendre la partie
home-finished = Parties terminées
home-all = Tout afficher ({ $count })
list-more = Afficher plus
table-remove = Supprimer
table-remove-what = Supprimer la partie : { $names }
table-remove-sure = Supprimer cette partie pour toujours ? { $names }
replay-watch = Revoir la partie
replay-why = Où s’est jouée la partie ?
home-friends = Entre amis
home-friends-how = Créez une table et envoyez son lien, ou asseyez-vous à une table ouverte.
home-join = Rejoindre par un lien
home-join-code = Lien ou code de la table
home-join-wrong = Ce n’est pas le lien d’une table. Copiez en entier le lien reçu.
home-join-go = Aller à la table
home-learn = Apprendre le jeu
home-learn-how = Toutes les règles sur une page, en mots simples. Dix minutes suffisent.

stage-open = En attente de joueurs
stage-playing = En cours
stage-over = Terminée
place-server = sur le serveur
place-device = sur cet appareil

you = Vous
someone = Joueur { $seat }
bot-level = bot de niveau { $level }
free-chair = Place libre
your-name = Votre nom

new-making = Création de la table…

level-tourist = Touriste
level-local = Habitant
level-conductor = Contrôleur
level-gripman = Conducteur

clock-days = { $days } j { $hours } h

settings-unsaved = Ce navigateur ne garde aucun réglage : ils finissent avec cette visite.
settings-language = Langue
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre

card = { $card ->
    [blue] carte bleue
    [green] carte verte
    [black] carte noire
    [purple] carte violette
    [red] carte rouge
    [orange] carte orange
   *[ferry] carte ferry
}
cards = { $card ->
    [blue] { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
    [green] { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
    [black] { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
    [purple] { $count ->
        [one] { $count } violette
       *[other] { $count } violettes
    }
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [orange] { $count } orange
   *[ferry] { $count ->
        [one] { $count } ferry
       *[other] { $count } ferries
    }
}
colour = { $colour ->
    [blue] bleu
    [green] vert
    [black] noir
    [purple] violet
    [red] rouge
    [orange] orange
   *[grey] gris
}
symbol = { $symbol ->
    [cable-car] Cable car
    [sea-lion] Otarie
    [crab] Crabe
    [fortune-cookie] Biscuit chinois
    [sourdough] Pain au levain
    [seagull] Mouette
    [heart] Cœur
   *[other] { $symbol }
}

ticket-name = { $between } ({ $points })

log-of = { $who } : { $what }
log-of-bot = { $who } (un bot remplace) : { $what }
log-all = Afficher tout le journal
log-dealt = Les cartes sont distribuées.
log-dealt-own = Les cartes sont distribuées. On vous propose { $tickets }.
log-market-swept = Trois ferries étaient visibles : le marché est remplacé.
log-deck-reshuffled = La défausse est mélangée : nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
log-tickets-chosen = billets choisis
log-tickets-kept = garde { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}
log-tickets-kept-own = gardé : { $tickets }
log-stack-placed = jetons « { $symbol } » posés à { $place }
log-card-drawn = une carte de la pioche
log-card-drawn-own = de la pioche : { $card }
log-card-taken = du marché : { $card }
log-route-claimed = { $route } prise avec { $paid }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-token-taken = jeton « { $symbol } » de { $place }
log-tickets-offered = pioche { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}
log-tickets-offered-own = pioché : { $tickets }
log-passed = passe
log-last-round = deux voitures ou moins : chacun joue encore un tour
log-ended = La partie est finie. { $count ->
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
}

phrase = { $phrase ->
    [hello] Bonjour !
    [good_luck] Bonne chance !
    [well_played] Bien joué !
    [thanks] Merci !
    [oops] Oups !
    [your_turn] À vous !
    [one_moment] Un instant, s’il vous plaît
   *[good_game] Belle partie !
}

players = Joueurs
player-bot = Joué par un bot
known-of = { $who } : cartes connues
player-away = Absent
player-ready = Prêt
player-points = Points :
player-cars = { $n ->
    [one] { $n } voiture
   *[other] { $n } voitures
}
player-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
player-tickets = { $n ->
    [one] { $n } billet
   *[other] { $n } billets
}
player-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

market = Marché
market-take = Prendre : { $card }
market-gap = Pas de carte
deck-draw = Piocher : { $deck } restantes, { $discard } défaussées
discard-count = Défausse : { $discard }
hand = Vos cartes
hand-empty = Aucune carte en main
tickets = Billets
tickets-draw = Piocher des billets (reste { $left })
tickets-choose = Gardez-en un ou deux
tickets-how = Vous regardez les deux billets du dessus et en gardez un ou deux. Un billet non réalisé coûte ses points à la fin.
ticket-joined = Relié
ticket-cut-off = { $by ->
    [cars] Trop peu de voitures
   *[routes] Plus de chemin
}
ticket-needs = Encore { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}
stack-choose = Quelle pile ?
stack-where = Choisissez un lieu sur la carte ou ici :

claim = Prendre une ligne
claim-cars = { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}
claim-completes = Réalise { $ticket }
claim-shortens = Rapproche { $ticket }
claim-which = Laquelle des deux ?
payment = Payer avec
token = Jeton

log = Ce qui s’est passé
chat = Discussion
chat-text = Dites quelque chose
chat-send = Envoyer
chat-heard = { $who } dit : { $text }
chat-unread = (non lus : { $count })
side-log = Journal
side-chat = Discussion
side-routes = Lignes
side-notes = Notes
notes = Notes
notes-how = Vous seul pouvez lire ceci.
missed = La partie a avancé depuis votre dernier coup.
missed-watch = Revoir
side-seen = Vu
talk = À table
tabs = Cartes, billets, table

map = Carte de { $board }
map-nearer = Plus près
map-farther = Plus loin
map-whole = Toute la carte
place-stack = { $place }, { $height ->
    [one] { $height } jeton
   *[other] { $height } jetons
} : { $symbol }

routes-from = De
routes-to = À
routes-any = n’importe où
routes-claimable = Seulement ce que je peux prendre
routes-count = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}.
routes-what = { $length ->
    [one] { $length } case
   *[other] { $length } cases
}, { $colour }, symboles ferry : { $ferries }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
routes-owner = À { $owner }.
routes-closed = Fermée.
routes-open = Libre.
routes-cost = Coûte { $cards }.
routes-one-colour = { $count } d’une même couleur
routes-have = Vous avez { $cards }.
routes-have-none = Vous n’avez aucune carte pour elle.
routes-pay = Vous pouvez payer { $payments }.
routes-lacking = Il manque { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
}.
routes-way = Votre chemin le plus court demande { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
} : { $way }.
routes-no-way = Il ne vous reste aucun chemin.
routes-claim = Prendre { $route }

prompt-turn = À vous : piochez des cartes, prenez une ligne ou piochez des billets.
prompt-second = Prenez une deuxième carte.
prompt-pass = Vous ne pouvez rien faire : passez.
prompt-claim = Prendre { $route } ?
prompt-token = Quel jeton prenez-vous ?
prompt-tickets = Piocher des billets ?
prompt-keep-first = Choisissez vos premiers billets : un ou deux.
prompt-keep = Gardez un billet ou les deux.
prompt-stack = Posez une pile de jetons sur un lieu libre.
prompt-sent = Un instant…
prompt-other = Au tour de { $who }.
prompt-others-choose = Choix des billets en cours : { $who }.
prompt-over = La partie est finie.
do-claim = Prendre
do-tickets = Piocher
do-keep = Garder
do-stack = Poser
pass = Passer
back = Retour
hint = Conseil
undo = Reprendre
undo-asked = { $who } voudrait reprendre le dernier coup. D’accord ?
undo-waiting = On demande aux autres si vous pouvez reprendre ce coup.
yes = Oui
no = Non
recap = Depuis votre dernier tour
lines-before = { $count ->
    [one] Avant cela, { $count } autre chose s’est passée
   *[other] Avant cela, { $count } autres choses se sont passées
}
standing = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
last-round = Dernier tour de table : encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
stand-in = Un bot joue pour vous.
take-back = Reprendre ma place
watching = Vous regardez.
link-connecting = Connexion…
link-away = La connexion est perdue. Elle revient d’elle-même ; votre place est gardée.
link-newer = Fogline a été mis à jour. Rechargez pour continuer à jouer.
link-online = Connecté.
link-unreached = Le serveur ne répond pas. Nous réessayons ; les parties sur cet appareil fonctionnent sans lui.
link-overloaded = Le serveur est plein. Vous serez connecté dès qu’il y aura de la place.
link-too_many_sockets = Trop de tables sont ouvertes depuis votre connexion. Fermez-en, et celle-ci se connectera toute seule.
back-online = Connexion rétablie.
unsaved = Ce navigateur ne garde rien : la partie finit avec cette visite.
unsaved-rest = Plus rien ne peut être gardé sur cet appareil, il est peut-être plein : ce qui est joué désormais finit avec cette visite.
not-loaded = Impossible de charger cela. Vérifiez votre réseau.
try-again = Réessayer

result = Résultat
rematch = Rejouer
rematch-go = Vers la partie suivante
rematch-asked = Veut rejouer : { $who }.

menu = Menu
menu-home = Vers l’accueil
resign = Abandonner

table-of = Table : { $names }
table-closed = Cette table ne peut être montrée
table-unreadable = Cette partie appartient à un autre plateau ou à une autre version, ou ce qui en est conservé est abîmé. Impossible de la poursuivre ici. Vous pouvez enregistrer tout ce qui s’est passé dans un fichier.
table-save-log = Enregistrer dans un fichier
curtain-title = { $name }, à vous
curtain-how = Donnez l’appareil à { $name }. Les autres détournent les yeux.
curtain-lift = Je suis { $name } : montrer mes cartes
curtain-wait = Les autres jouent.
hand-over = Terminé

waiting-title = En attente de joueurs
waiting-copy = Copier
waiting-copied = Copié
not-copied = Ce navigateur ne permet pas de copier. Sélectionnez ce texte et copiez-le vous-même.

keys-title = Touches
keys-map = Vers la carte
keys-log = Vers le journal
keys-help = Cette liste

why-over = La partie est finie.
why-chosen = Vous avez choisi vos billets. Les autres choisissent encore.
why-wait = Un instant : votre dernier coup est en route.
why-turn = Ce n’est pas encore votre tour.
moved-on = La partie a avancé. Regardez à nouveau avant de choisir.
undo-declined = Votre coup reste joué : les autres ont refusé.
undo-overtaken = Votre coup reste joué : la partie a continué.
undo-seen = Annulé, mais vous avez vu ce qui était caché.
why-keep-first = Choisissez d’abord les billets que vous gardez.
why-place-first = Posez d’abord la pile de jetons sur un lieu libre.
why-claimed = Cette ligne est prise. Cherchez un autre chemin.
why-twin-mine = La ligne voisine est à vous. Personne n’a les deux.
why-twin-closed = À deux joueurs, cette ligne est fermée depuis que sa voisine est prise.
why-second-card = Vous avez pris une carte. Prenez d’abord la deuxième.
why-cars = Cette ligne demande { $length } voitures et il vous en reste { $cars }.
why-ferries = { $missing ->
    [one] Il vous manque une carte ferry. Prenez-en une au marché ou tentez la pioche.
   *[other] Il vous manque { $missing } cartes ferry. Prenez-les au marché ou tentez la pioche.
}
why-cards-grey = { $missing ->
    [one] Il vous manque une carte de la même couleur, ou un ferry.
   *[other] Il vous manque { $missing } cartes de la même couleur, ou des ferries.
}
why-cards = { $missing ->
    [one] Il vous manque une carte ({ $colour }) ou un ferry.
   *[other] Il vous manque { $missing } cartes ({ $colour }) ou des ferries.
}
why-colour = Cette ligne ne se paie qu’avec des cartes de sa couleur ou des ferries.
why-second-ferry = Un ferry visible ne peut être la deuxième carte. Prenez-en une autre ou piochez.
why-empty-slot = Il n’y a pas de carte ici.
why-no-cards = Pioche et défausse sont vides. Prenez une ligne pour remettre des cartes en jeu.
why-no-tickets = Il ne reste plus de billets.
why-no-pass = Vous pouvez encore agir, donc pas passer.
why-stack-there = Ce lieu a déjà une pile. Choisissez-en un autre.
why-no-stack = Les jetons se posent avant le premier tour seulement.
why-choose-token = Les deux bouts ont un jeton pour vous. Choisissez-en un d’abord.
why-keep-one = Gardez au moins un billet.
why-choose-place = Choisissez d’abord une pile et un lieu.

illegal-R1-1 = Cette place n’existe pas à la table.
illegal-R2-6 = À la mise en place, vous choisissez une fois un ou deux de vos billets.
illegal-R2-7 = Seule une pile mise de côté peut être posée, avant le premier tour, quand c’est à vous.
illegal-R2-8 = Ce lieu a déjà une pile. Choisissez-en un autre.
illegal-R3-1 = Ce n’est pas encore votre tour.
illegal-R3-3 = Vous pouvez encore agir, donc pas passer.
illegal-R4-1 = Cette carte ne peut être prise maintenant. Après une première carte vient la deuxième, et rien d’autre.
illegal-R4-4 = Un ferry visible ne peut être la deuxième carte. Prenez-en une autre ou piochez.
illegal-R4-7 = Pioche et défausse sont vides. Prenez une ligne pour remettre des cartes en jeu.
illegal-R5-1 = Cette ligne est prise. Cherchez un autre chemin.
illegal-R5-2 = Payez autant de cartes que la ligne a de cases, toutes de sa couleur ; les ferries valent toutes les couleurs.
illegal-R5-4 = Il faut une carte ferry pour chaque symbole ferry de la ligne.
illegal-R5-5 = Il vous reste trop peu de voitures. Prenez une ligne plus courte.
illegal-R5-6 = La ligne voisine est prise, celle-ci vous est donc fermée.
illegal-R5-8 = Prenez exactement un jeton, à un bout dont vous n’avez pas encore le symbole.
illegal-R6-1 = Piochez d’abord des billets, puis gardez-en un ou deux.
illegal-R6-2 = Il ne reste plus de billets, ou le dernier doit être gardé.
illegal-R7-1 = La partie est finie.

refused-illegal = Les règles ne le permettent pas maintenant.
refused-stale = La table a avancé. Regardez la nouvelle position et choisissez encore.
refused-bad_message = Le serveur n’a pas compris. Rechargez la page.
refused-not_your_seat = Cette place n’est pas la vôtre.
refused-not_host = Seule la personne qui a créé la table peut le faire.
refused-table_full = Aucune place libre à cette table.
refused-seat_taken = Quelqu’un y est déjà assis. Choisissez une autre place.
refused-no_such_seat = Cette place n’existe pas.
refused-bad_name = Un nom a de 1 à 24 caractères. Choisissez-en un autre.
refused-name_taken = Quelqu’un à cette table porte ce nom. Choisissez-en un autre.
refused-already_started = La partie a commencé.
refused-not_started = La partie n’a pas encore commencé.
refused-not_playing = On ne joue pas ici en ce moment.
refused-over = La partie est finie.
refused-not_over = La partie n’est pas finie.
refused-stand_in_plays = Un bot joue pour vous. Reprenez d’abord votre place.
refused-resigned = Vous avez abandonné cette partie.
refused-nothing_to_undo = Il n’y a rien à reprendre.
refused-undo_asked = Quelqu’un a déjà demandé à reprendre un coup.
refused-no_undo_asked = Personne n’attend votre réponse.
refused-chat_off = Pas de discussion à cette table.
refused-chat_full = La discussion de cette table est pleine.
refused-no_spectators = Personne ne peut regarder cette table.
refused-no_hints = Les conseils sont réservés aux parties contre des bots.
refused-no_such_table = Cette table n’existe pas. Vérifiez le lien.
refused-no_such_board = Ce plateau n’existe pas.
refused-broken_table = Quelque chose a échoué à cette table, elle est arrêtée. Les autres ne sont pas touchées.
refused-too_busy = La table est occupée. Réessayez dans un instant.
refused-too_fast = C’était trop rapide. Attendez un instant.
refused-too_large = C’est trop long.
refused-too_many_tables = Vous avez créé beaucoup de tables en peu de temps. Attendez un peu, ou jouez à l’une d’elles.
refused-too_many_sockets = Cette table est ouverte dans trop de fenêtres. Fermez-en.
refused-overloaded = Le serveur est plein. Réessayez dans une minute.
refused-store_unavailable = Le serveur ne peut pas enregistrer pour l’instant. Réessayez dans un instant.
refused-disk_full = Le serveur n’a plus de place. Prévenez qui s’en occupe.
refused-server_stopping = Le serveur redémarre. Vous serez de retour dans un instant.
refused-no_token = Le serveur ne vous connaît pas encore. Autorisez les cookies de cette page et réessayez.
refused-foreign_origin = Cette page vient d’une autre adresse que le serveur.
refused-not_found = Il n’y a rien à cette adresse.
refused-wrong_password = Le nom et le mot de passe ne vont pas ensemble.
refused-wrong_method = Cette adresse ne s’utilise pas ainsi. Rechargez la page.
refused-wrong_protocol = Fogline a été mis à jour. Rechargez cette page.
refused-programs_have_no_account = Un programme n’a pas de compte : sa clé suffit.
refused-unreachable = Le serveur ne répond pas. Vérifiez votre réseau ; les parties sur cet appareil s’en passent.
refused-not_sent = La connexion a rompu avant la réponse. Regardez la table et réessayez.
refused-bad_answer = Le serveur a envoyé quelque chose d’illisible. Rechargez la page.
refused-engine_failed = Quelque chose a échoué dans ce programme. Rechargez la page ; votre partie est gardée.
refused-removed = Cette partie n’est plus sur cet appareil : elle a été supprimée, ou les données du navigateur ont été effacées.
refused-storage_failed = Le stockage de cet appareil est indisponible pour l’instant. Rechargez la page.
