replay-title = Terugkijken
replay-of = Terugkijken: { $names }
replay-about = Bekijk elke partij opnieuw, zet voor zet, met de ogen van wie je wilt, en ontdek waar ze werd beslist.
replay-file = Een partij uit een bestand
replay-file-how = Sleep een opname (.jsonl) naar deze pagina of kies er een. Is ze op een ander bord gespeeld, geef dan ook het bestand van dat bord (.json).
replay-board-known = Het bord “{ $board }” is hier nu bekend. Opnamen van partijen erop kunnen worden bekeken.
replay-file-choose = Kies een bestand
replay-file-which = { $count ->
    [one] { $count } partij in dit bestand
   *[other] { $count } partijen in dit bestand. Welke?
}
replay-game = { $number }. { $players }, { $events ->
    [one] { $events } gebeurtenis
   *[other] { $events } gebeurtenissen
}
replay-link = Link naar een partij
replay-link-go = Openen
replay-kept = Bewaard op dit apparaat
replay-remove = Verwijderen
replay-remove-what = Verwijderen: { $name }

replay-bad-empty = Er staat geen partij in.
replay-bad-json = Regel { $line } is niet te lezen: het bestand is beschadigd of het is geen opname van een partij.
replay-bad-format = Regel { $line } is geen opname van een partij. Kies een .jsonl-bestand dat Fogline heeft opgeslagen.
replay-bad-board = Deze partij is gespeeld op het bord “{ $board }”, en dat bord, of deze versie ervan, is hier niet bekend. Sleep het bestand ({ $board }.json) naar deze pagina of kies het hieronder, dan wordt de partij getoond.
replay-bad-faulty = In dit bordbestand zit een fout; het is niet te gebruiken.
replay-bad-record = Deze opname is beschadigd en kan niet worden afgespeeld.
replay-bad-event = Gebeurtenis { $event } van deze opname is in strijd met regel { $rule }, dus ze wordt niet getoond.
replay-bad-link = Deze link is beschadigd of niet volledig. Vraag hem nog eens, of vraag om het bestand.
replay-bad-large = Dit bestand is te groot.
replay-bad-unread = Dit bestand is niet te lezen.

replay-hands = Kaarten
replay-hand-of = Kaarten van { $name }
replay-no-hand = Toeschouwers zien geen kaarten. Kijk met iemands ogen.

replay-steps = Door de partij gaan
replay-slider = Moment van de partij
replay-at = { $at } van { $length }
replay-first = Naar het begin
replay-turn-back = Een beurt terug
replay-back = Een stap terug
replay-on = Een stap verder
replay-turn-on = Een beurt verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-eyes = Wiens ogen?
replay-eyes-public = Toeschouwers
replay-eyes-all = Alle kaarten open

replay-key-event = Een stap terug, verder
replay-key-turn = Een beurt terug, verder
replay-key-ends = Naar het begin, naar het einde
replay-key-play = Afspelen en pauzeren
replay-key-speed = Snelheid
replay-key-eyes = Andere ogen
replay-key-analysis = Analyse
replay-key-mistake = Volgende grote fout

replay-share = Link naar dit moment
replay-too-long = Deze partij is te lang voor een link. Sla het bestand op en stuur dat.
replay-save = Opslaan als bestand
replay-copy-text = Kopiëren als tekst
replay-keep = Bewaren op dit apparaat
replay-keep-done = Bewaard. Je vindt de partij onder ‘Terugkijken’.
replay-keep-failed = Deze browser kan niets bewaren. Sla het bestand op.
replay-other = Andere partij

replay-analysis = Analyse
replay-unfinished = Alleen een afgelopen partij kan worden geanalyseerd.
replay-analyse = Deze partij analyseren
replay-analyse-how = Een sterke bot bekijkt elke beslissing, en vanaf elk moment worden veel partijen verder gespeeld. Dat duurt ongeveer een halve minuut; je kunt blijven kijken.
replay-analysing = Bezig met analyseren …
replay-analyse-stop = Stoppen
replay-analyse-on = Verder
replay-analysed = De analyse is klaar.
replay-unsaved = Deze browser kan de analyse niet bewaren. Ze is weg als je weggaat.
replay-view-curve = Kansen
replay-view-decision = Zet
replay-view-mistakes = Fouten
replay-view-parts = Geluk
replay-curve = Winstkans
replay-curve-jump = Winstkans in de loop van de partij. Pijltoetsen gaan van beslissing naar beslissing.
replay-curve-table = Als tabel
replay-event = Gebeurtenis

replay-decision = Deze beslissing
replay-decision-of = { $name } moet beslissen
replay-decided = { $name } heeft beslist
replay-action = Wat
replay-win = Winstkans
replay-margin = Punten voor
replay-played = Gespeeld:
replay-grade-best = De beste zet, voor zover te zien was.
replay-grade-good = Een goede zet: niets was duidelijk beter.
replay-grade-slip = Er was iets beters mogelijk.
replay-grade-mistake = Een fout.
replay-grade-blunder = Een grote fout.
replay-luck-after = De kaarten die volgden: { $luck }.

replay-mistakes = Grootste fouten
replay-mistakes-of = Van wie?
replay-better = Beter: { $better }
replay-no-mistakes = Geen zet was duidelijk slechter dan een andere.
replay-no-mistakes-yet = Nog geen.

replay-parts = Geluk en keuze
replay-measure = Gemeten in
replay-verdict-lost = Wat het zwaarst woog tegen { $name }: { $part } ({ $value }).
replay-verdict-won = Wat { $name } het meest hielp: { $part } ({ $value }).
replay-part-par = gelijk deel
replay-part-deal = de startkaarten
replay-part-choice = eigen keuzes
replay-part-others = keuzes van de anderen
replay-part-luck = geluk met de kaarten
replay-part-result = Resultaat
replay-parts-later = Zodra de analyse klaar is.
replay-parts-what = Wat betekent dit?
replay-part-par-what = Wat iedereen zou hebben als alleen het toeval besliste.
replay-part-deal-what = Kaarten, tickets en plaats in de volgorde aan het begin.
replay-part-choice-what = Wat de beslissingen van deze speler veranderden, voordat bekend was welke kaarten ze zouden brengen. Meer dan 0 is beter dan een eenvoudige speler.
replay-part-others-what = Wat de beslissingen van alle anderen voor deze speler veranderden.
replay-part-luck-what = Wat de kaarten en tickets veranderden die daarna kwamen.
replay-parts-rough = Losse getallen zijn ruw, want het zijn gemiddelden van toevallige partijen; de sommen zijn exact.
