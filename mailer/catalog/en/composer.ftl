# The composer: the page on which a turn is put together by taps on a board. Its engines say these as they are compiled for
# browsers; the page's script renders them from the catalogue file of its language.

# The heading. $title is the preset's own; $what is it, or one of the two after it.
composer-title = { $what }: { $side } to move
composer-title-setup = { $what }: { $side } to set up
composer-title-over = { $what }: the game is over
composer-of-game = { $title }, game { $game }
composer-of-turn = { $title }, game { $game }, turn { $turn }
composer-compose = Compose a turn

# A clause as a sentence. The second ends in a question mark already.
composer-sentence = { CAP($clause) }.
composer-question = { CAP($clause) }

# What to do next.
composer-move = Tap a lit unit to move it.
composer-activate = Tap a lit unit to activate it.
composer-pass-only = No unit can act, so the one legal turn is to pass: choose it.
composer-several-things = That can mean several things: choose one.
# $unit is a unit and its square, or composer-square.
composer-send-there = Tap a lit square to send the { $unit } there, or another unit.
composer-slide-there = Tap a lit location to slide the square { $square } there.
composer-ends-the-game = This ends the game: { $result }, { $why }.
composer-complete = The turn is complete.
composer-complete-send = The turn is complete: send it.
# $steps are some of the five below, joined by "or".
composer-onward-or-send = { CAP($steps) }, or send the turn as it is.
composer-step-activate = tap a lit unit to activate it
composer-step-follow = tap a lit unit to let it follow
composer-step-jump = tap a lit square to jump on
composer-step-slide = tap a lit square to slide it
composer-step-promote = choose what it becomes
# $leader is a colour, or the-unit.
composer-spent = { CAP($leader) } has used { $used } of { $of } activations.
composer-not-your-turn = It is { $mover }'s turn, not { $side }'s: nothing can be sent now, but a turn can be tried.
composer-breaks-body = This breaks { $side }'s body: the { $units } would be removed (LF-9).
composer-other-rules = This game is played by another version of these rules, which cannot be had here. What is lit and what is said of a turn holds for the version that this page has; in the game it may be otherwise. The referee has the last word.

# Set-ups. $n is how many ranks, or how many units of the kind are left.
composer-place = Tap a square of your first { $n } ranks to place the { $unit }, or choose another unit.
composer-setup-complete = The set-up is complete. Tap a unit to take it back.
composer-setup-to-send = The set-up is complete. Tap a unit to take it back, or send it.
composer-take-back = Tap a unit to take it back.
composer-every-unit-placed = Every unit is placed.
composer-setup-ranks = { $side } sets up on its first { $n } ranks.
composer-to-place = { $unit } ({ $letter }): { $n } to place
composer-example-setup = Use an example set-up

# Why a tap does nothing.
composer-nothing-to-do = Nothing can be done on { $square } now.

# Steps that are no taps: the words of buttons. $unit is as with composer-send-there, in composer-promote the name of a kind.
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

# A square for those who hear the board. $cell is diagram-cell, $marks some of those below, with commas.
composer-cell = { $cell }, { $marks }
composer-mark-selected = selected
composer-mark-acts = can act
composer-mark-back = can be taken back
composer-mark-target = can be gone to
composer-mark-free = free for a unit
composer-mark-capture = can be captured
composer-mark-used = has acted
composer-mark-lost = would be removed
# Said of a square to go to: what is taken on the way there.
composer-mark-takes = takes the { $units }

# The turn that is being made, in the legend of the board, where else the last turn is explained.
composer-this-turn = this turn, as far as it goes
# How the turn ends the game: "1-0 checkmate".
composer-ends = { $result } { $why }

# What is wrong with a link, said as composer-sentence. $text is what stands in it, in quotation marks.
composer-nothing-open = nothing is open yet
composer-no-rules = the rules of { $preset } could not be loaded: load the page again, or write the turn by hand, in the answer to your letter
composer-link-long = the link is too long to be one of ours
composer-link-no-game = the link names no game: open the one in the letter again, or choose a game
composer-link-side = the link names the side { $text }, and there are w and b
composer-link-game = the link names the game { $text }, which is no number of one
composer-link-turn = the link names the turn { $text }, which is no number of one
composer-link-percent = the link was damaged on its way: a percent sign in it stands alone
composer-link-characters = the link was damaged on its way: it holds characters that no game has
composer-position = the link's position cannot be read: { $why }

# What the page's script says besides. $used of $of activations of a leader are used.
composer-quota = { $used } of { $of } activations
composer-copied = Copied.
composer-copy-selected = Copy what is selected.
# What to do with a turn.
composer-hint-idle = This can be tried, and not sent: the game waits for the other side.
composer-hint-try = By mail, the referee tells you what it makes of the turn. Nothing is played.
composer-hint-foreign = Copied? Put it on top of your reply to the referee’s letter: it is played if it is legal by the rules of the game.
composer-hint-send = Copied? Put it on top of your reply to the referee’s letter: then it is played at once.
composer-hint-mail = Copied? Put it on top of your reply to the referee’s letter: then it is played at once. By the mail button the referee asks you once more.
# What may be said of the turn so far. $end is composer-ends.
composer-verdict-foreign = Legal by this page’s version of the rules. Whether it is by those of the game, only the referee can say.
composer-verdict-idle = It would be legal.
composer-verdict-ends = It may be sent, and ends the game: { $end }.
composer-verdict-legal = It may be sent as it stands.
composer-verdict-open = It is not complete yet.
composer-verdict-nothing = Nothing yet.
# An option of a preset: what it is about, and the values it takes.
composer-option = { $about }: { $values }

# A preset file that is opened from a disk. $title is what the file calls the game; $n counts mistakes, or what is remarked on.
composer-file-loading = The program that reads files is being loaded: it has 2 megabytes.
composer-file-stopped = The program that reads files could not be loaded, or has stopped. Load the page again.
composer-file-unread = The file cannot be read.
composer-file-right = { $title } can be played.
composer-file-remarks = { $title } can be played, { $n ->
    [one] with one remark
   *[other] with { $n } remarks
}:
composer-file-mistakes = { $n ->
    [one] There is one mistake
   *[other] There are { $n } mistakes
} in the file:
composer-file-place = line { $line }, column { $column }
composer-file-hint = This game stands in a file on your machine: nobody else can open the link to it.
