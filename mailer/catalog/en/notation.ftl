# Mistakes in turns and set-ups.

notation-how-to-write = Write each action from square to square, like c2-c3.
notation-example = Write a turn like this: { $turn }.
notation-setup-example = Write a set-up like this: { $list } …, or draw it: a row for each rank, a letter for a unit, a dot for an empty square.
notation-units = The units are { $units }.
notation-unit = { $letter } ({ $unit })
notation-did-you-mean = Did you mean { $word }?

# The text as a whole.
notation-nothing = There's no turn here.
notation-too-long = This is too long for a turn.
notation-too-many-actions = These are too many actions for a turn.
notation-send-one-turn = Please send just one turn.
notation-quotation = Lines that start with > are quotations, and I don't play those.
notation-lines-of-its-own = Please write the turn on its own lines.
notation-unknown-words = I don't know the { $n ->
    [one] word
   *[other] words
} { $words }.
notation-word = “{ $word }”
notation-pass-with-actions = If you pass, leave out the actions.
notation-no-actions = This says who acts, but not what they do.

# Who acts.
notation-two-groups = You name { $group } and { $other }, but only one AMP can act in a turn.
notation-amp-does-nothing = What do the { $group } units do?
notation-two-modes = A turn can't be { $mode } and { $other }.

# Actions.
notation-path-too-long = No action goes over so many squares.
notation-unit-in-path = There's a unit in the middle of this path.
notation-unit-without-square = Which square is this unit on?
notation-no-start-square = Which square does it start from?
notation-no-end-square = Which square does it go to?
notation-one-square = You've named one square; I need two, from and to.
notation-no-capturer = Which unit captures?
notation-no-holder = Which unit holds?
notation-no-leaver = Which piece leaves the board?
notation-captures-and-holds = A unit can't capture and hold at once.
notation-slide-path = A slide goes from a square straight to one place.
notation-promoted-slide = A square that slides isn't promoted.
notation-promotion-help = Write the letter after the pawn's square, like c6-c7=N / a3-a2, or after the slide, like Ke2-e3 / c7-c8, f6=R.
notation-dash-or-sign = Is this dash between two squares, or does it begin a file left of a?
notation-dash-or-sign-help = For { $to } write { $from }-{ $to }, for -{ $to } write { $from }--{ $to }.

# Squares and units.
notation-no-such-square = There's no such square: the board goes from a1 to { $corner }.
notation-too-far = This square is too far away.
notation-no-unit-written = There's no unit { $letter }.

notation-no-capture-in-passing = Pawns can't capture in passing in this game.
notation-no-such-unit = There's no { $unit } in this game.
notation-jump-over = Write the squares where a jump lands, not those it crosses.

# Set-ups that are lists.
notation-empty-setup = There's no unit in this set-up.
notation-setup-is-no-turn = A set-up says where units stand; nothing moves in it.
notation-no-unit-for-square = Which unit is on this square?
notation-one-rank-only = From square to square works along one rank, like a2-h2.

# Drawn set-ups.
notation-empty-drawing = There's no unit in this drawing.
notation-no-row = This line isn't a row of the drawing.
notation-draw-letters = Draw a unit as its letter and an empty square as a dot.
notation-draw-dots = Draw an empty square as a dot.
notation-row-length = Row { $row } has { $squares } instead of { $files } squares.
notation-rows = Rows in the drawing: { $rows }.
notation-draw-ranks = Draw your first { $ranks } ranks, or the whole board.
notation-row-number = This row's number should be { $rank }.
notation-rows-off-the-board = These rows would be ranks { $low } to { $high }; the board has 1 to { $ranks }.
notation-which-end-is-file-a = The ranks go up from row to row. Which end is file a?
notation-write-file-letters = Write the file letters above the rows, or put your first rank at the bottom.

# Notes.
notation-own-view = I read the drawing from your side: the bottom row is the rank nearest to you.
notation-remark = I left out your words in brackets, “{ $words }”.
notation-letter-passed-over = I left out the unit letter before { $square }.
notation-look-alikes = I read letters of another alphabet as Latin: { $letters }.
notation-look-alike = { $alphabet ->
    [digit] the digit
    [greek] Greek
    [cyrillic] Cyrillic
   *[other] the letter
} { $letter } as { $latin }
