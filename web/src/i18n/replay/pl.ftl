replay-title = Powtórki
replay-of = Powtórka: { $names }
replay-about = Obejrzyj każdą grę jeszcze raz, ruch po ruchu, czyimi chcesz oczami, i sprawdź, gdzie zapadło rozstrzygnięcie.
replay-file = Gra z pliku
replay-file-how = Upuść zapis (.jsonl) gdziekolwiek na tej stronie albo wybierz plik. Jeśli grano na innej planszy, dodaj też jej plik (.json).
replay-board-known = Plansza „{ $board }” jest już tu znana. Można oglądać zapisy gier na niej.
replay-file-choose = Wybierz plik
replay-file-which = { $count ->
    [one] { $count } gra w tym pliku
    [few] { $count } gry w tym pliku. Która?
   *[many] { $count } gier w tym pliku. Która?
}
replay-game = { $number }. { $players }, { $events ->
    [one] { $events } zdarzenie
    [few] { $events } zdarzenia
   *[many] { $events } zdarzeń
}
replay-link = Link do powtórki
replay-link-go = Otwórz
replay-kept = Zachowane na tym urządzeniu
replay-remove = Usuń
replay-remove-what = Usuń: { $name }

replay-bad-empty = Nie ma tu żadnej gry.
replay-bad-json = Wiersza { $line } nie da się odczytać: plik jest uszkodzony albo nie jest zapisem gry.
replay-bad-format = Wiersz { $line } nie jest zapisem gry. Wybierz plik .jsonl zapisany przez Fogline.
replay-bad-board = Tę grę rozegrano na planszy „{ $board }”, a tej planszy lub tej jej wersji tu nie ma. Upuść jej plik ({ $board }.json) na tej stronie albo wybierz go poniżej, a gra zostanie pokazana.
replay-bad-faulty = W tym pliku planszy jest błąd i nie można go użyć.
replay-bad-record = Ten zapis jest uszkodzony i nie można go odtworzyć.
replay-bad-event = Zdarzenie { $event } tego zapisu łamie zasadę { $rule }, dlatego zapis nie jest pokazywany.
replay-bad-link = Ten link jest uszkodzony lub niepełny. Poproś o niego jeszcze raz albo o plik.
replay-bad-large = Ten plik jest za duży.
replay-bad-unread = Tego pliku nie da się odczytać.

replay-hands = Karty
replay-hand-of = Karty: { $name }
replay-no-hand = Widzowie nie widzą kart. Spójrz czyimiś oczami.

replay-steps = Poruszanie się po grze
replay-slider = Chwila gry
replay-at = { $at } z { $length }
replay-first = Na początek
replay-turn-back = Turę wstecz
replay-back = Krok wstecz
replay-on = Krok dalej
replay-turn-on = Turę dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-eyes = Czyimi oczami?
replay-eyes-public = Widzowie
replay-eyes-all = Wszystkie karty

replay-key-event = Krok wstecz, dalej
replay-key-turn = Turę wstecz, dalej
replay-key-ends = Na początek, na koniec
replay-key-play = Odtwarzaj i wstrzymaj
replay-key-speed = Tempo
replay-key-eyes = Inne oczy
replay-key-analysis = Analiza
replay-key-mistake = Następny duży błąd

replay-share = Link do tej chwili
replay-too-long = Ta gra jest za długa na link. Zapisz plik i wyślij go.
replay-save = Zapisz jako plik
replay-copy-text = Kopiuj jako tekst
replay-keep = Zachowaj na tym urządzeniu
replay-keep-done = Zachowano. Znajdziesz ją w „Powtórkach”.
replay-keep-failed = Ta przeglądarka nie może jej zachować. Zapisz plik.
replay-other = Inna gra

replay-analysis = Analiza
replay-unfinished = Analizować można tylko zakończoną grę.
replay-analyse = Analizuj tę grę
replay-analyse-how = Silny bot ocenia każdą decyzję, a od każdej chwili rozgrywa się wiele gier do końca. Trwa to około pół minuty; możesz oglądać dalej.
replay-analysing = Analizuję…
replay-analyse-stop = Zatrzymaj
replay-analyse-on = Dalej
replay-analysed = Analiza jest gotowa.
replay-unsaved = Ta przeglądarka nie może zachować analizy. Zniknie, gdy wyjdziesz.
replay-view-curve = Szanse
replay-view-decision = Ruch
replay-view-mistakes = Błędy
replay-view-parts = Szczęście
replay-curve = Szansa na wygraną
replay-curve-jump = Szansa na wygraną w ciągu gry. Strzałki przechodzą od decyzji do decyzji.
replay-curve-table = Jako tabela
replay-event = Zdarzenie

replay-decision = Ta decyzja
replay-decision-of = Decyduje { $name }
replay-decided = Decyzja podjęta: { $name }
replay-action = Co
replay-win = Szansa na wygraną
replay-margin = Przewaga punktów
replay-played = Zagrano:
replay-grade-best = Najlepszy ruch, o ile można to było ocenić.
replay-grade-good = Dobry ruch: nic nie było wyraźnie lepsze.
replay-grade-slip = Było coś nieco lepszego.
replay-grade-mistake = Błąd.
replay-grade-blunder = Duży błąd.
replay-luck-after = Karty, które przyszły potem: { $luck }.

replay-mistakes = Największe błędy
replay-mistakes-of = Czyje?
replay-better = Lepiej: { $better }
replay-no-mistakes = Żaden ruch nie był wyraźnie gorszy od innego.
replay-no-mistakes-yet = Na razie żadnego.

replay-parts = Szczęście i decyzje
replay-measure = Mierzone w
replay-verdict-lost = Co najbardziej zaszkodziło ({ $name }): { $part } ({ $value }).
replay-verdict-won = Co najbardziej pomogło ({ $name }): { $part } ({ $value }).
replay-part-par = równy udział
replay-part-deal = rozdanie
replay-part-choice = własne decyzje
replay-part-others = decyzje innych
replay-part-luck = szczęście w kartach
replay-part-result = Wynik
replay-parts-later = Gdy tylko analiza będzie gotowa.
replay-parts-what = Co to znaczy?
replay-part-par-what = Tyle miałby każdy, gdyby decydował sam przypadek.
replay-part-deal-what = Karty, bilety i miejsce w kolejności na początku.
replay-part-choice-what = Co zmieniły decyzje tego gracza, zanim było wiadomo, jakie karty przyniosą. Więcej niż 0 to lepiej niż prosty gracz.
replay-part-others-what = Co dla tego gracza zmieniły decyzje wszystkich innych.
replay-part-luck-what = Co zmieniły karty i bilety, które przyszły.
replay-parts-rough = Pojedyncze liczby są przybliżone, bo to średnie z losowych gier; sumy są dokładne.
