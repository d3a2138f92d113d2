lesson = Dit første spil
lesson-next = Forstået
lesson-skip = Afslut lektionen
lesson-sure = Vil du afslutte lektionen? Du kan spille videre uden den.
lesson-keep = Disse billetter er dine hemmelige mål: forbind en billets to steder, og du får dens point. Sæt hak ved en eller begge, og tryk på »{ $keep }«.
lesson-stack = Den, der bygger en rute til et sted, tager en turistbrik fra stakken dér. Vælg en stak og et sted nær dine billetter, og tryk på »{ $place }«.
lesson-draw = I din tur tager du to kort: åbne kort eller skjulte fra bunken ved siden af. Tag det første.
lesson-second = Nu det andet kort. Flere af én farve er mest værd.
lesson-ferry = Kortet med skibet er en færge: den gælder for alle farver, og ruter med et skib kræver den. Tager du den åbent, er den dit eneste kort i den tur.
lesson-collect = En rute koster ét kort i dens farve for hvert felt; grå tager én farve efter eget valg. Saml kort, til spillepladen fremhæver en rute.
lesson-claim = Nu kan du betale en rute! Vælg en fremhævet rute på spillepladen i stedet for at trække kort, helst på vej mod dine billetter.
lesson-pay = Det koster den, og det giver den. Vælg, hvad du betaler med, og tryk på »{ $claim }«.
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
} med det samme! På hvert felt står en af dine vogne; du har { $cars } tilbage.
lesson-token = Du tog en brik: { $symbol }. Forskellige symboler tæller til sidst: to giver 1 point, alle syv 12.
lesson-way = Vælg en af dine billetter: spillepladen viser den vej, der kræver færrest vogne.
lesson-more = I stedet for kort kan du trække nye billetter. Hver fuldført billet giver sine point, hver af de andre koster dem.
lesson-hint = I tvivl? I din tur viser »{ $hint }« gode træk og siger hvorfor.
lesson-free = Mere behøver du ikke at vide. Spil videre, som du vil; jeg er tilbage i sidste runde.
lesson-last = Nogen har højst to vogne tilbage: alle har én tur mere. Tag de point, du kan!
lesson-score = Ruter og fuldførte billetter giver point, andre billetter koster dem, og forskellige brikker tæller også. Nu kan du spillet!

hint-best = Gode træk nu
hint-thinking = Tænker …
hint-draw_deck = Træk fra bunken
hint-draw_market = Tag: { $card }
hint-claim_route = Byg { $route } med { $paid }
hint-token_at = brik ved { $place }
hint-draw_tickets = Træk billetter
hint-keep_tickets = Behold { $tickets }
hint-place_stack = Læg »{ $symbol }« ved { $place }
hint-pass = Meld pas

reason-completes_ticket = Fuldfører { $ticket }
reason-toward_ticket = Bringer { $ticket } nærmere
reason-keeps_ticket = Ser ud til at kunne betale sig: { $ticket }
reason-blocks = Står i vejen for { $who }, måske på { $ticket }
reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
} med det samme
reason-token = Et symbol, du ikke har endnu: { $symbol }
reason-card_for_route = Hjælper med at betale { $route }
reason-wild_card = Gælder for alle farver
reason-unseen_card = Kan være et hvilket som helst kort, også en færge
reason-new_tickets = Nye mål, så længe du har vogne
reason-stack_on_route = For enden af en rute, du vil have: { $route }
reason-last_turn = Din sidste tur: det, der ikke giver point nu, gør det aldrig

seen = Hvad der er set
seen-hand = { $who }: taget og ikke betalt
seen-unknown = { $count } ukendte
seen-left = Ikke set: i bunken eller på andres hænder
seen-discard = Kastet
seen-tokens = Brikker på spillepladen
seen-none = ingen
known-tickets = { $n ->
    [one] { $n } skjult billet
   *[other] { $n } skjulte billetter
}
