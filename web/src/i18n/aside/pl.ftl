recap-nothing = Od tego czasu nic się nie wydarzyło.
final-score = Wynik końcowy
counting = Liczenie…
counting-skip = Pomiń
score-routes = Trasy
score-tokens = Żetony
score-tickets = Bilety
score-completed = Ukończone
score-total = Razem
score-even = { $names } mają tyle samo punktów. { $winners ->
    [one] Wygrywa ten, kto ukończył więcej biletów.
   *[other] Liczba ukończonych biletów też jest równa, więc zwycięstwo jest wspólne.
}
score-chart = Punkty w trakcie gry
score-table = To samo w tabeli
score-event = Zdarzenie
winners = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
menu-notify = Powiadom, gdy będzie moja kolej
menu-notify-granted = Damy znać, gdy przyjdzie Twoja kolej.
menu-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
menu-leave = Wstań (dalej gra bot)
resign-sure = Bot dokończy grę za ciebie i nie będzie można wrócić. Poddać się?

keys-map-how = Na mapie: strzałki przechodzą od trasy do trasy, Enter wybiera, + i − przybliżają i oddalają, 0 pokazuje całą mapę.
keys-market = Weź kartę z rynku
keys-deck = Dobierz z talii
keys-tickets = Dobierz bilety
keys-routes = Do listy tras
keys-hand = Do twoich kart
keys-chat = Do czatu
keys-confirm = Potwierdź
keys-back = Wstecz
keys-pass = Pas
keys-undo = Cofnij
keys-recap = Od twojej ostatniej tury
keys-say = Powiedz, jak stoi gra
keys-hint = Podpowiedź w twojej turze
keys-next = Dalej w pierwszej grze
