lesson = Je eerste spel
lesson-next = Begrepen
lesson-skip = Les beëindigen
lesson-sure = De les beëindigen? Je kunt ook zonder verder spelen.
lesson-keep = Deze tickets zijn je geheime doelen: verbind de twee plekken van een ticket en je krijgt de punten. Vink er een of twee aan en druk op ‘{ $keep }’.
lesson-stack = Wie een route naar een plek bouwt, neemt een toeristenfiche van de stapel daar. Kies een stapel en een plek bij je tickets en druk op ‘{ $place }’.
lesson-draw = In je beurt neem je twee kaarten: open kaarten, of blind van de stapel ernaast. Neem de eerste.
lesson-second = Nu de tweede kaart. Meerdere van één kleur zijn het meest waard.
lesson-ferry = De kaart met het schip is een veerboot: hij geldt als elke kleur, en routes met een schip vragen erom. Neem je hem open, dan is het je enige kaart van die beurt.
lesson-collect = Een route kost per vakje één kaart in haar kleur; grijs neemt één kleur naar keuze. Verzamel kaarten tot het bord een route omlijnt.
lesson-claim = Je kunt een route betalen! Kies in plaats van kaarten een omlijnde route op het bord, liefst op weg naar je tickets.
lesson-pay = Dit kost het en dit levert het op. Kies waarmee je betaalt en druk op ‘{ $claim }’.
lesson-points = Meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}! Op elk vakje staat een van je wagens; je hebt er nog { $cars }.
lesson-token = Je nam een fiche: { $symbol }. Verschillende symbolen tellen aan het eind: twee zijn 1 punt waard, alle zeven 12.
lesson-way = Kies een van je tickets: het bord verlicht de weg die de minste wagens kost.
lesson-more = In plaats van kaarten kun je tickets trekken. Elk voltooid ticket levert zijn punten op, elk ander kost ze.
lesson-hint = Weet je niet wat te doen? In je beurt toont ‘{ $hint }’ goede zetten, met de reden.
lesson-free = Meer hoef je niet te weten. Speel verder zoals je wilt; in de laatste ronde ben ik terug.
lesson-last = Iemand heeft nog hoogstens twee wagens: iedereen heeft nog één beurt. Pak de punten die je kunt krijgen!
lesson-score = Routes en voltooide tickets leveren punten op, andere tickets kosten ze, en verschillende fiches tellen mee. Nu ken je het spel!

hint-best = Goede zetten nu
hint-thinking = Even denken …
hint-draw_deck = Van de stapel trekken
hint-draw_market = Nemen: { $card }
hint-claim_route = { $route } bouwen met { $paid }
hint-token_at = fiche bij { $place }
hint-draw_tickets = Tickets trekken
hint-keep_tickets = Houden: { $tickets }
hint-place_stack = ‘{ $symbol }’ leggen bij { $place }
hint-pass = Passen

reason-completes_ticket = Voltooit { $ticket }
reason-toward_ticket = Brengt { $ticket } dichterbij
reason-keeps_ticket = Lijkt de moeite waard: { $ticket }
reason-blocks = Zit { $who } in de weg, misschien op { $ticket }
reason-points = Meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
reason-token = Een symbool dat je nog niet hebt: { $symbol }
reason-card_for_route = Helpt { $route } te betalen
reason-wild_card = Geldt als elke kleur
reason-unseen_card = Kan elke kaart zijn, zelfs een veerboot
reason-new_tickets = Nieuwe doelen, zolang je wagens hebt
reason-stack_on_route = Aan het eind van een route die je wilt: { $route }
reason-last_turn = Je laatste beurt: wat nu niet telt, telt nooit meer

seen = Wat er is gezien
seen-hand = { $who }: genomen en niet betaald
seen-unknown = { $count } ongezien
seen-left = Ongezien: in de stapel of in andere handen
seen-discard = Afgelegd
seen-tokens = Fiches op het bord
seen-none = geen
known-tickets = { $n ->
    [one] { $n } verborgen ticket
   *[other] { $n } verborgen tickets
}
