lesson = Twoja pierwsza gra
lesson-next = Jasne
lesson-skip = Zakończ lekcję
lesson-sure = Zakończyć lekcję? Możesz grać dalej bez niej.
lesson-keep = Te bilety to twoje tajne cele: połącz dwa miejsca z biletu, a dostaniesz jego punkty. Zaznacz jeden lub oba i naciśnij „{ $keep }”.
lesson-stack = Kto zajmie trasę do jakiegoś miejsca, bierze żeton turystyczny z tamtejszego stosu. Wybierz stos i miejsce blisko swoich biletów, potem naciśnij „{ $place }”.
lesson-draw = W swojej turze bierzesz dwie karty: odkryte albo w ciemno z talii obok. Weź pierwszą.
lesson-second = Teraz druga karta. Najwięcej warte jest kilka kart jednego koloru.
lesson-ferry = Karta ze statkiem to prom: zastępuje każdy kolor, a trasy ze statkiem go wymagają. Wzięty z odkrytych jest jedyną kartą tej tury.
lesson-collect = Trasa kosztuje jedną kartę jej koloru za każde pole; szara przyjmuje jeden dowolny kolor. Zbieraj karty, aż mapa zaznaczy jakąś trasę.
lesson-claim = Stać cię na trasę! Zamiast dobierać karty, wybierz na mapie zaznaczoną trasę, najlepiej w stronę swoich biletów.
lesson-pay = Oto, ile kosztuje i co daje. Wybierz karty, którymi płacisz, i naciśnij „{ $claim }”.
lesson-points = Od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}! Na każdym polu stoi twój wagon; zostało ci { $cars }.
lesson-token = Masz żeton: { $symbol }. Różne symbole liczą się na końcu: dwa to 1 punkt, wszystkie siedem to 12.
lesson-way = Wybierz jeden ze swoich biletów: mapa podświetli drogę, która wymaga najmniej wagonów.
lesson-more = Zamiast kart możesz dobrać bilety. Każdy ukończony dodaje swoje punkty, każdy nieukończony je odejmuje.
lesson-hint = Nie wiesz, co zrobić? W twojej turze „{ $hint }” pokazuje dobre ruchy i mówi dlaczego.
lesson-free = To wszystko, czego potrzebujesz. Graj dalej po swojemu; wrócę w ostatniej rundzie.
lesson-last = Ktoś ma najwyżej dwa wagony: każdy ma jeszcze jedną turę. Zdobądź, ile się da!
lesson-score = Trasy i ukończone bilety dodają punkty, pozostałe bilety je odejmują, a różne żetony też się liczą. Teraz znasz grę!

hint-best = Dobre ruchy teraz
hint-thinking = Myślę…
hint-draw_deck = Dobierz z talii
hint-draw_market = Weź: { $card }
hint-claim_route = Zajmij { $route }, płacąc: { $paid }
hint-token_at = żeton: { $place }
hint-draw_tickets = Dobierz bilety
hint-keep_tickets = Zachowaj: { $tickets }
hint-place_stack = Połóż „{ $symbol }”: { $place }
hint-pass = Spasuj

reason-completes_ticket = Kończy bilet { $ticket }
reason-toward_ticket = Przybliża bilet { $ticket }
reason-keeps_ticket = Wygląda na wart zachodu: { $ticket }
reason-blocks = Przeszkadza ({ $who }), może na bilecie { $ticket }
reason-points = Od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
reason-token = Symbol, którego jeszcze nie masz: { $symbol }
reason-card_for_route = Pomaga opłacić { $route }
reason-wild_card = Zastępuje każdy kolor
reason-unseen_card = Może to być każda karta, nawet prom
reason-new_tickets = Nowe cele, póki masz wagony
reason-stack_on_route = Na końcu trasy, którą chcesz mieć: { $route }
reason-last_turn = Twoja ostatnia tura: co teraz nie da punktów, już ich nie da

seen = Co było widać
seen-hand = { $who }: wzięte i niezapłacone
seen-unknown = nieznane: { $count }
seen-left = Niewidziane: w talii lub na rękach innych
seen-discard = Odrzucone
seen-tokens = Żetony na mapie
seen-none = brak
known-tickets = { $n ->
    [one] { $n } ukryty bilet
    [few] { $n } ukryte bilety
    [many] { $n } ukrytych biletów
   *[other] { $n } ukrytego biletu
}
