# Around what is told in letters about a game.

# Subjects: what a reader must know stands first; lists of letters show forty characters.
letter-subject = { $head }: { $title }, { $name }
letter-subject-named = { $head }: { $title }
letter-subject-constant = { $title }: { $white } – { $black }
letter-no-subject = (no subject)
letter-head-your-turn = Your turn { $number }
letter-head-check = Check, your turn { $number }
letter-head-their-turn = { $name }'s turn { $number }
letter-head-your-set-up = Your set-up
letter-head-their-set-up = { $name } to set up
letter-head-not-played = Not played
letter-head-not-done = Not done
letter-head-not-all-done = Not all done
letter-head-played-in-part = Turn { $number } played, not all done
letter-head-in-part = { $head }, not all done
letter-head-draw-offered = Draw offered
letter-head-draw-declined = Draw declined
letter-head-undo-asked = Take a turn back?
letter-head-undo-refused = Turn not taken back
letter-head-taken-back = Back to turn { $number }
letter-head-clock-stands = Clock stopped
letter-head-time-given = More time
letter-head-clock-runs = Clock running again
letter-head-asked-back = Please confirm
letter-head-time-over = { $name }'s time ran out
letter-head-time-over-yours = Your time ran out
letter-head-rematch = Rematch
letter-head-time-short = { $left } left for turn { $number }
letter-head-time-short-set-up = { $left } left to set up
letter-head-wrote = { $name } writes
letter-head-challenge = Challenge
letter-head-challenge-sent = Your challenge
letter-head-no-game = No game
letter-head-drawn = Drawn
letter-head-called-off = Called off
letter-head-void = Void
letter-head-you-won = You won
letter-head-won = { $name } won

letter-says = { $name } says:

# $n is how many lines, or the number of one.
letter-both-lines = I did both things you asked for.
letter-all-lines = I did all { $n } things you asked for.
letter-done-but-prose = I did what you asked. I didn't understand some of your words and left them out.
letter-line-failed = Line { $n } of your letter didn't work.
letter-before-done-after-not-tried = I did what's above it and skipped what's below.
letter-before-done = I did what's above it.
letter-after-not-tried = I skipped what's below it.
letter-part = Game { $game }, { $title }, against { $name }:
letter-part-number = In your answer, put the game's number in front: “{ $game }: …”.
letter-part-answer = To answer in game { $game }, reply to its newest letter.
letter-some-failed = Some of your letter didn't work. Here's what I did with each line.
letter-not-tried = I skipped this, because a line above it about the same game didn't work. Send it again if you still want it.
letter-ruling = See ruling { $ruling } in the rules.

letter-turn-yours = Your turn { $number } was:
letter-turn-yours-ready = Your turn { $number }, which you had ready:
letter-turn-theirs = { $name }'s turn { $number }:

letter-board-last = The last board:
    .bare = The last board
letter-board-so-far = The board so far:
    .bare = The board so far
letter-board-set-up = The board after the set-ups:
    .bare = The board after the set-ups
# $title is "rules-part-…".
letter-game-part = { $title }:
letter-board-start = The board at the start:
    .bare = The board at the start
letter-board-after = The board after turn { $n }:
    .bare = The board after turn { $n }
letter-the-board = The board

# $what is a title.
letter-picture = { FORM($what, "bare") }, { $side } at the bottom. The text part of this letter has it in letters.

letter-check-you = You're in check.
letter-check = { $name } is in check.
letter-your-turn = It's your turn ({ $number }), as { $side }.
letter-their-turn = It's { $name }'s turn ({ $number }), as { $side }.
letter-set-ups-awaited = You and { $name } still have to set up, in any order.
letter-set-up-awaited-yours = Please set up your units, as { $side }.
letter-set-up-awaited-theirs = { $name } still has to set up.
letter-set-up-replaceable = Until then you can still send another set-up.
letter-clock-stands = The clock has been stopped since { $since }: { $why }.
letter-time-ran-out = Time ran out on { $at }.
letter-time-ran-out-yours = Your time ran out on { $at }.
letter-time-ran-out-theirs = { $name }'s time ran out on { $at }.
letter-time-held-yours = Time was up on { $at }, but I asked you about your letter of { $asked }. No flag falls yet: if you say yes by { $until }, it counts as in time.
letter-time-held-theirs = Time was up on { $at }, but I asked { $name } about a letter of { $asked }. No flag falls yet: if they say yes by { $until }, it counts as in time.
letter-time-yours = You have { $left }{ $free }: until { $until }.
letter-time-both = You both have { $left }{ $free }: until { $until }.
letter-time-theirs = { $name } has { $left }{ $free }: until { $until }.
letter-clock-shows = { $name }'s clock shows { $left }.
letter-clock-shows-yours = Your own clock shows { $left }.
letter-nothing-expected = You don't need to do anything until { $name } answers.

# Who can act: "orange Ch5, quota 9: all 12 units".
letter-all-connected = All your units can act.
letter-leaders-reach = Who can act:
letter-leader = { $group } { $leader }: up to { $quota } moves; { $whom }
letter-reaches-itself = only itself
letter-reaches-all = all { $n } units
letter-reaches-only = only { $units }
letter-reaches-all-but = every unit except { $units }

letter-how-to-answer = Reply with one of these on top:
letter-also = You can also write:
letter-stranger = { $name } ({ $address }) asked me to send you this. I'm a referee for board games played by e-mail. If you don't want my letters, reply “block” and I'll never write again.
letter-does-study = shows the three moments that mattered
letter-does-rematch = offers { $name } another game, colours swapped
letter-does-record = sends the record of the game
letter-does-accept = starts the game
letter-does-decline = no game
letter-does-rules = sends you the rules
letter-does-send-tried = sends the set-up you tried
letter-does-play-tried = plays { $turn }
letter-does-play = plays it
letter-does-show-after = only shows the board after it
letter-does-play-example = plays a turn (this one is legal)
letter-does-legal = where that unit can go
letter-does-say = a line to { $name }
letter-does-help-set-up = how to write a set-up

letter-how-to-set-up = Reply with your set-up on top: “setup:” and every unit with its square.
letter-how-to-set-up-example = Reply with your set-up on top: every unit with its square. This one is legal; copy it and change it:
letter-how-to-draw-set-up = Or draw it as you see it, your first rank at the bottom:

letter-compose-set-up = Set up on a board
letter-compose-turn = Play your turn on a board

letter-footer = Game { $game }, { $title }. You can always write help, rules { $preset }, show { $game } or games.
