replay-title = Replays
replay-of = Replay: { $names }
replay-about = Watch any game again, move by move, with anybody’s eyes, and find out where it was decided.
replay-file = A game from a file
replay-file-how = Drop a record (.jsonl) anywhere on this page, or choose one. If it was played on a board of its own, give the board’s file (.json) as well.
replay-board-known = The board “{ $board }” is known here now. Records of games on it can be watched.
replay-file-choose = Choose a file
replay-file-which = { $count ->
    [one] { $count } game in this file
   *[other] { $count } games in this file. Which one?
}
replay-game = { $number }. { $players }, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
replay-link = Link to a replay
replay-link-go = Open
replay-kept = Kept on this device
replay-remove = Remove
replay-remove-what = Remove: { $name }

replay-bad-empty = There is no game in it.
replay-bad-json = Line { $line } cannot be read: the file is damaged, or it is no record of a game.
replay-bad-format = Line { $line } is no record of a game. Choose a .jsonl file that Fogline has saved.
replay-bad-board = This game was played on the board “{ $board }”, and that board, or this version of it, is not known here. Drop its file ({ $board }.json) on this page or choose it below, and the game is shown.
replay-bad-faulty = This board file has a mistake and cannot be used.
replay-bad-record = This record is damaged and cannot be replayed.
replay-bad-event = Event { $event } of this record breaks rule { $rule }, so it is not shown.
replay-bad-link = This link is damaged or incomplete. Ask for it once more, or for the file.
replay-bad-large = This file is too large.
replay-bad-unread = This file cannot be read.

replay-hands = Cards
replay-hand-of = Cards of { $name }
replay-no-hand = Spectators see no hand. Look with somebody’s eyes.

replay-steps = Move through the game
replay-slider = Moment of the game
replay-at = { $at } of { $length }
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Whose eyes?
replay-eyes-public = Spectators
replay-eyes-all = All hands open

replay-key-event = One step back, on
replay-key-turn = One turn back, on
replay-key-ends = To the beginning, to the end
replay-key-play = Play and pause
replay-key-speed = Speed
replay-key-eyes = Other eyes
replay-key-analysis = Analysis
replay-key-mistake = Next big mistake

replay-share = Link to this moment
replay-too-long = This game is too long for a link. Save the file and send that.
replay-save = Save as a file
replay-copy-text = Copy as text
replay-keep = Keep on this device
replay-keep-done = Kept. You find it under “Replays”.
replay-keep-failed = This browser cannot keep it. Save the file instead.
replay-other = Another game

replay-analysis = Analysis
replay-unfinished = Only a finished game can be analysed.
replay-analyse = Analyse this game
replay-analyse-how = A strong bot looks at every decision, and many games are played on from each moment. It takes about half a minute; you can go on watching.
replay-analysing = Analysing …
replay-analyse-stop = Stop
replay-analyse-on = Go on
replay-analysed = The analysis is ready.
replay-unsaved = This browser cannot keep the analysis. It is gone when you leave.
replay-view-curve = Chances
replay-view-decision = Move
replay-view-mistakes = Mistakes
replay-view-parts = Luck
replay-curve = Chance to win
replay-curve-jump = Chance to win as the game went on. Arrow keys go from decision to decision.
replay-curve-table = As a table
replay-event = Event

replay-decision = This decision
replay-decision-of = { $name } is to decide
replay-decided = { $name } has decided
replay-action = What
replay-win = Chance to win
replay-margin = Points ahead
replay-played = Played:
replay-grade-best = The best move, as far as could be seen.
replay-grade-good = A good move: nothing clearly better.
replay-grade-slip = A little better was possible.
replay-grade-mistake = A mistake.
replay-grade-blunder = A big mistake.
replay-luck-after = The cards that followed: { $luck }.

replay-mistakes = Biggest mistakes
replay-mistakes-of = Whose?
replay-better = Better: { $better }
replay-no-mistakes = No move that was clearly worse than another.
replay-no-mistakes-yet = None so far.

replay-parts = Luck and choice
replay-measure = Measured in
replay-verdict-lost = What weighed most against { $name }: { $part } ({ $value }).
replay-verdict-won = What helped { $name } most: { $part } ({ $value }).
replay-part-par = equal share
replay-part-deal = the deal
replay-part-choice = own choices
replay-part-others = the others’ choices
replay-part-luck = luck of the cards
replay-part-result = Result
replay-parts-later = As soon as the analysis is ready.
replay-parts-what = What does this mean?
replay-part-par-what = What everybody would have if nothing but chance decided.
replay-part-deal-what = Cards, tickets and place in the order at the start.
replay-part-choice-what = What this player’s decisions changed, before it was known which cards they would bring. More than 0 is better than a simple player.
replay-part-others-what = What the decisions of all others changed for this player.
replay-part-luck-what = What the cards and tickets that came up changed.
replay-parts-rough = Single numbers are rough, because they are means of random games; the sums are exact.
