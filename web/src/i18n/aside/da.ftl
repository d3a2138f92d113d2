recap-nothing = Der er intet sket siden.
final-score = Slutstilling
counting = Tæller …
counting-skip = Spring over
score-routes = Ruter
score-tokens = Brikker
score-tickets = Billetter
score-completed = Fuldført
score-total = I alt
score-even = { $names } har lige mange point. { $winners ->
    [one] Den med flest fuldførte billetter vinder.
   *[other] De har fuldført lige mange billetter og deler sejren.
}
score-chart = Point gennem spillet
score-table = Det samme som tabel
score-event = Hændelse
winners = { $count ->
    [one] { $names } vinder
   *[other] { $names } deler sejren
}
menu-notify = Sig til, når det er min tur
menu-notify-granted = Du får besked, når det er din tur.
menu-notify-denied = Din browser tillader ikke notifikationer fra denne side.
menu-leave = Rejs dig (en bot spiller videre)
resign-sure = En bot spiller din plads til ende, og du kan ikke få den igen. Giv op?

keys-map-how = På kortet: piletaster går fra rute til rute, Enter vælger, + og − zoomer, 0 viser hele kortet.
keys-market = Tag et kort fra markedet
keys-deck = Træk fra bunken
keys-tickets = Træk billetter
keys-routes = Til listen over ruter
keys-hand = Til dine kort
keys-chat = Til chatten
keys-confirm = Bekræft
keys-back = Tilbage
keys-pass = Pas
keys-undo = Tag tilbage
keys-recap = Siden din sidste tur
keys-say = Sig hvordan spillet står
keys-hint = Tip, når det er din tur
keys-next = Videre i det første spil
