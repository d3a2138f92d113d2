replay-title = Genspil
replay-of = Genspil: { $names }
replay-about = Se ethvert spil igen, træk for træk, med hvis øjne du vil, og find ud af, hvor det blev afgjort.
replay-file = Et spil fra en fil
replay-file-how = Slip en optagelse (.jsonl) hvor som helst på siden, eller vælg en. Er den spillet på et andet bræt, så giv også brættets fil (.json).
replay-board-known = Brættet “{ $board }” kendes nu her. Optagelser af spil på det kan ses.
replay-file-choose = Vælg en fil
replay-file-which = { $count ->
    [one] { $count } spil i denne fil
   *[other] { $count } spil i denne fil. Hvilket?
}
replay-game = { $number }. { $players }, { $events ->
    [one] { $events } hændelse
   *[other] { $events } hændelser
}
replay-link = Link til et genspil
replay-link-go = Åbn
replay-kept = Gemt på denne enhed
replay-remove = Fjern
replay-remove-what = Fjern: { $name }

replay-bad-empty = Der er intet spil i den.
replay-bad-json = Linje { $line } kan ikke læses: filen er beskadiget, eller den er ikke en optagelse af et spil.
replay-bad-format = Linje { $line } er ikke en optagelse af et spil. Vælg en .jsonl-fil, som Fogline har gemt.
replay-bad-board = Spillet blev spillet på brættet “{ $board }”, og det bræt, eller denne udgave af det, kendes ikke her. Slip dets fil ({ $board }.json) på siden, eller vælg den nedenfor, så vises spillet.
replay-bad-faulty = Der er en fejl i denne brætfil, så den kan ikke bruges.
replay-bad-record = Optagelsen er beskadiget og kan ikke afspilles.
replay-bad-event = Hændelse { $event } i optagelsen bryder regel { $rule }, så den vises ikke.
replay-bad-link = Linket er beskadiget eller ufuldstændigt. Bed om det igen, eller om filen.
replay-bad-large = Filen er for stor.
replay-bad-unread = Filen kan ikke læses.

replay-hands = Kort
replay-hand-of = Kort hos { $name }
replay-no-hand = Tilskuere ser ingen kort. Se med nogens øjne.

replay-steps = Gå gennem spillet
replay-slider = Tidspunkt i spillet
replay-at = { $at } af { $length }
replay-first = Til begyndelsen
replay-turn-back = En tur tilbage
replay-back = Et skridt tilbage
replay-on = Et skridt frem
replay-turn-on = En tur frem
replay-last = Til slutningen
replay-play = Afspil
replay-pause = Pause
replay-speed = Fart
replay-eyes = Hvis øjne?
replay-eyes-public = Tilskuere
replay-eyes-all = Alle kort åbne

replay-key-event = Et skridt tilbage, frem
replay-key-turn = En tur tilbage, frem
replay-key-ends = Til begyndelsen, til slutningen
replay-key-play = Afspil og pause
replay-key-speed = Fart
replay-key-eyes = Andre øjne
replay-key-analysis = Analyse
replay-key-mistake = Næste store fejl

replay-share = Link til dette tidspunkt
replay-too-long = Spillet er for langt til et link. Gem filen, og send den.
replay-save = Gem som fil
replay-copy-text = Kopiér som tekst
replay-keep = Gem på denne enhed
replay-keep-done = Gemt. Du finder det under »Genspil«.
replay-keep-failed = Browseren kan ikke gemme det. Gem filen i stedet.
replay-other = Et andet spil

replay-analysis = Analyse
replay-unfinished = Kun et afsluttet spil kan analyseres.
replay-analyse = Analysér dette spil
replay-analyse-how = En stærk bot ser på hver beslutning, og fra hvert tidspunkt spilles mange spil videre. Det tager omkring et halvt minut; du kan se videre imens.
replay-analysing = Analyserer …
replay-analyse-stop = Stop
replay-analyse-on = Fortsæt
replay-analysed = Analysen er klar.
replay-unsaved = Browseren kan ikke gemme analysen. Den er væk, når du går.
replay-view-curve = Chancer
replay-view-decision = Træk
replay-view-mistakes = Fejl
replay-view-parts = Held
replay-curve = Vinderchance
replay-curve-jump = Vinderchance i løbet af spillet. Piletaster går fra beslutning til beslutning.
replay-curve-table = Som tabel
replay-event = Hændelse

replay-decision = Denne beslutning
replay-decision-of = { $name } skal beslutte
replay-decided = { $name } har besluttet
replay-action = Hvad
replay-win = Vinderchance
replay-margin = Point foran
replay-played = Spillet:
replay-grade-best = Det bedste træk, så vidt man kunne se.
replay-grade-good = Et godt træk: intet var klart bedre.
replay-grade-slip = Noget lidt bedre var muligt.
replay-grade-mistake = En fejl.
replay-grade-blunder = En stor fejl.
replay-luck-after = Kortene, der fulgte: { $luck }.

replay-mistakes = Største fejl
replay-mistakes-of = Hvis?
replay-better = Bedre: { $better }
replay-no-mistakes = Intet træk var klart dårligere end et andet.
replay-no-mistakes-yet = Ingen indtil nu.

replay-parts = Held og valg
replay-measure = Målt i
replay-verdict-lost = Det, der vejede tungest mod { $name }: { $part } ({ $value }).
replay-verdict-won = Det, der hjalp { $name } mest: { $part } ({ $value }).
replay-part-par = lige del
replay-part-deal = startkortene
replay-part-choice = egne valg
replay-part-others = de andres valg
replay-part-luck = held med kortene
replay-part-result = Resultat
replay-parts-later = Så snart analysen er klar.
replay-parts-what = Hvad betyder det?
replay-part-par-what = Hvad alle ville have, hvis kun tilfældet afgjorde.
replay-part-deal-what = Kort, billetter og plads i rækkefølgen ved starten.
replay-part-choice-what = Hvad spillerens beslutninger ændrede, før man vidste, hvilke kort de ville give. Mere end 0 er bedre end en enkel spiller.
replay-part-others-what = Hvad alle andres beslutninger ændrede for spilleren.
replay-part-luck-what = Hvad de kort og billetter, der kom, ændrede.
replay-parts-rough = Enkelte tal er grove, for de er gennemsnit af tilfældige spil; summerne er nøjagtige.
