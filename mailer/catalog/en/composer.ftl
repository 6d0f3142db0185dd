# The heading.
composer-title = { $what }: { $side } to move
composer-title-setup = { $what }: { $side } to set up
composer-title-over = { $what }: the game is over
composer-of-game = { $title }, game { $game }
composer-of-turn = { $title }, game { $game }, turn { $turn }
composer-compose = Compose a turn

composer-sentence = { CAP($clause) }.
composer-question = { CAP($clause) }

# What to do next.
composer-move = Tap a lit unit to move it.
composer-activate = Tap a lit unit to activate it.
composer-pass-only = No unit can act, so you must pass: choose it.
composer-several-things = That has several meanings: choose one.
composer-send-there = Tap a lit square to send the { $unit } there, or tap another unit.
composer-slide-there = Tap a lit location to slide the square { $square } there.
composer-ends-the-game = This ends the game: { $result }, { $why }.
composer-complete = The turn is complete.
composer-complete-send = The turn is complete. Send it!
composer-onward-or-send = { CAP($steps) }, or send the turn as it is.
composer-step-activate = tap a lit unit to activate it
composer-step-follow = tap a lit unit to let it follow
composer-step-jump = tap a lit square to jump on
composer-step-slide = tap a lit square to slide it
composer-step-promote = choose what it becomes
composer-spent = { CAP($leader) } has used { $used } of { $of } activations.
composer-not-your-turn = It's { $mover }'s turn, not { $side }'s: you can try a turn, but not send it.
composer-breaks-body = This breaks { $side }'s body and would remove the { $units } (LF-9).
composer-other-rules = This game uses another version of the rules, which we don't have here. What you see may differ from the game: the referee decides.

# $n ranks, or units left.
composer-place = Tap a square of your first { $n } ranks to place the { $unit }, or choose another unit.
composer-setup-complete = The set-up is complete. Tap a unit to take it back.
composer-setup-to-send = The set-up is complete: send it, or tap a unit to take it back.
composer-take-back = Tap a unit to take it back.
composer-every-unit-placed = Every unit is placed.
composer-setup-ranks = { $side } sets up on its first { $n } ranks.
composer-to-place = { $unit } ({ $letter }): { $n } to place
composer-example-setup = Use an example set-up

# Why a tap does nothing.
composer-nothing-to-do = Nothing to do on { $square } now.

# Buttons.
composer-pass = Pass
composer-promote = Promote { $square } to { $unit }
composer-promote-without-slide = Promote { $square } to { $unit }, without a slide
composer-off-the-board = Off the board
composer-move-to = Move to { $square }
composer-capture = Capture the { $unit }
composer-immobilise = Immobilise the { $unit }
composer-convert = Convert the { $unit }
composer-led-by = Led by the { $unit }
composer-unit-on = { $unit } on { $square }
composer-square = square { $square }

# A square in words.
composer-cell = { $cell }, { $marks }
composer-mark-selected = selected
composer-mark-acts = can act
composer-mark-back = can be taken back
composer-mark-target = can go here
composer-mark-free = free for a unit
composer-mark-capture = can be captured
composer-mark-used = has acted
composer-mark-lost = would be removed
composer-mark-takes = takes the { $units }

composer-this-turn = this turn so far
composer-ends = { $result } { $why }

# What is wrong with a link.
composer-nothing-open = nothing is open yet
composer-no-rules = we couldn't load the rules of { $preset }: reload the page, or write the turn by hand in your reply
composer-link-long = the link is too long to be ours
composer-link-no-game = the link has no game: open the letter's link again, or choose a game
composer-link-side = the link has the side { $text } instead of w or b
composer-link-game = the link's game number is { $text }, which isn't a number
composer-link-turn = the link's turn number is { $text }, which isn't a number
composer-link-percent = the link was damaged on its way: it has a single percent sign
composer-link-characters = the link was damaged on its way: it has characters that no game uses
composer-position = we can't read the link's position: { $why }

composer-quota = { $used } of { $of } activations
composer-copied = Copied.
composer-copied-reply = Copied. Now reply to the letter and paste it on top.
composer-copied-try = Copied. Paste it into a letter to the referee.
composer-copy-selected = Copy the selection.
composer-hint-idle = You can try this, but not send it: it's the other side's turn.
composer-hint-try = Mail it, and the referee tells you the outcome. Nothing is played.
composer-hint-foreign = Copied? Put it on top of your reply to the referee. It counts if the game's rules allow it.
composer-hint-send = Copied? Put it on top of your reply to the referee, and it's played at once.
composer-hint-mail = Copied? Put it on top of your reply to the referee, and it's played at once. If you use the mail button, the referee asks once more.
composer-verdict-foreign = Legal by this page's version of the rules. Only the referee knows about the game's.
composer-verdict-idle = It would be legal.
composer-verdict-ends = You can send it. It ends the game: { $end }.
composer-verdict-legal = You can send it as it is.
composer-verdict-open = It is not complete yet.
composer-verdict-nothing = Nothing yet.
composer-option = { $about }: { $values }

# A preset file from a disk.
composer-file-loading = Loading the file reader (2 megabytes).
composer-file-stopped = The file reader couldn't be loaded, or has stopped. Reload the page.
composer-file-unread = We can't read the file.
composer-file-right = { $title } can be played.
composer-file-remarks = { $title } can be played, { $n ->
    [one] with one remark
   *[other] with { $n } remarks
}:
composer-file-mistakes = { $n ->
    [one] The file has one mistake
   *[other] The file has { $n } mistakes
}:
composer-file-place = line { $line }, column { $column }
composer-file-hint = This game is in a file on your machine, so only you can open its link.
