new-where = Wo wird gespielt?
new-where-server = Auf dem Server, mit anderen
new-where-device = Auf diesem Gerät, ohne Netz
new-chairs = Wer sitzt am Tisch?
new-board = Spielplan
new-chair-level = Wie stark ist der Bot auf Platz { $seat }?
new-chair-name = Name der Person auf Platz { $seat }
new-chair-remove = Platz { $seat } entfernen
new-chair-add = Noch ein Platz
new-more = Weitere Einstellungen
new-first = Wer beginnt?
new-first-drawn = Wird ausgelost
new-clock = Uhr
new-seconds = Sekunden je Zug
new-minutes = Minuten für das ganze Spiel
new-increment = Zusätzliche Sekunden je Zug
new-days = Tage je Zug
new-watching = Was dürfen Zuschauer sehen?
new-delay = Um wie viele Züge verzögert
new-level = Bot, der für Abwesende einspringt
new-grace = Sekunden Abwesenheit, bevor ein Bot den Zug macht
new-listed = Unter den offenen Tischen zeigen
new-chat = Mit Chat
new-aids = Tipps und Merkhilfe erlauben
new-make = Tisch aufmachen
new-clock-none = Ohne Uhr
new-clock-turn = Sekunden je Zug
new-clock-game = Minuten für das ganze Spiel
new-clock-days = Tage je Zug
watching-nothing = Nichts: niemand darf zuschauen
watching-table = Nur was alle sehen
watching-everything = Alle Karten, ein paar Züge später

lobby-empty = Gerade ist kein Tisch offen. Mach einen auf: Das dauert eine halbe Minute.
lobby-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
lobby-join = Hinsetzen
lobby-again = Neu laden

about-game = Fogline ist ein freies Spiel um Cable-Car-Strecken in San Francisco. Code, Texte und Zeichnungen sind eigene.
about-fair = Der Server veröffentlicht vor dem ersten Zug einen Fingerabdruck der Kartenverteilung und am Ende die Verteilung selbst: Jeder kann prüfen, dass nichts verändert wurde. Bots sehen nur, was ihr Platz sieht.
about-private = Ein Konto ist nicht nötig. Ein Cookie merkt sich deine Plätze; Einstellungen und lokale Spiele bleiben auf diesem Gerät.
about-fonts = Schriften
about-fonts-text = { $display } und { $plain }, beide unter der SIL Open Font License 1.1.
about-software = Software
about-software-text = Diese Seite ist mit { $list } gebaut, alle unter offenen Lizenzen.

new-chair = Platz { $seat }
chair-me = Ich
chair-person = Jemand an diesem Gerät
chair-open = Offen für alle
chair-invited = Nur mit Einladung
chair-bot = Bot
chair-here = Am Tisch
chair-away = Nicht da

strength-tourist = { level-tourist } – leicht
strength-local = { level-local } – mittel
strength-conductor = { level-conductor } – schwer
strength-gripman = { level-gripman } – am schwersten

settings-about = Wird nur auf diesem Gerät gespeichert.
settings-language-auto = Wie der Browser
settings-motion = Bewegung
settings-motion-system = Wie das System
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-speed = Tempo der anderen Züge
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-confirm = Vor dem Bauen einer Strecke und dem Ziehen von Tickets nachfragen
settings-shortcuts = Buchstaben und Ziffern sind Tasten des Tisches
settings-memory = Merkhilfe: zeigen, was von Karten und Marken zu sehen war
settings-volume = Lautstärke
settings-volume-off = Aus

no-aids = An diesem Tisch gibt es weder Tipps noch Merkhilfe.
waiting-link = Link für alle
waiting-invite = Link für Platz { $seat }
waiting-share = Lade jemanden ein
waiting-sit = Hinsetzen
waiting-no-seat = Hier ist kein Platz für dich frei. Du kannst zuschauen, sobald das Spiel beginnt.
waiting-leave = Aufstehen
waiting-fill = Bots für die freien Plätze:
waiting-start = Jetzt beginnen
waiting-wait = Das Spiel beginnt, wenn alle sitzen. Es fehlen noch: { $free }.
