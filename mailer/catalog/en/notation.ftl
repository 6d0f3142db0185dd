# What the reader of turns and set-ups says: package notation. A refusal has the words at fault in front of it (rules.ftl).
# Turns, squares and the words of a turn ("pass", "takes", "setup:") are written alike in every language.

# How turns and set-ups are written: the end of many refusals.
notation-how-to-write = Each action is written from square to square, like c2-c3.
# $turn is a turn of the game at hand, or several with words between them.
notation-example = A turn is written like this: { $turn }.
# $list is the beginning of a set-up: "setup: Ka1 Qb1 Bc1".
notation-setup-example = A set-up is written like this: { $list } …, or drawn: a row for each of your ranks, a letter for a unit, a dot for an empty square.
# $units is a list of "notation-unit".
notation-units = The units are { $units }.
notation-unit = { $letter } ({ $unit })
# $word is a word as it is written in turns.
notation-did-you-mean = Did you mean { $word }?

# The text as a whole.
notation-nothing = There is no turn here.
notation-too-long = This is longer than any turn can be.
notation-too-many-actions = There are more actions here than any turn can have.
notation-send-one-turn = Please send one turn, and nothing else.
notation-quotation = A line that starts with > is a quotation of another letter, and quotations are not played.
notation-lines-of-its-own = Please write the turn on lines of its own.
notation-unknown-words = { $n ->
    [one] This word is not one of the game's.
   *[other] These words are not the game's.
}
notation-pass-with-actions = A pass stands alone; there are actions beside it.
notation-no-actions = This says who acts, but not what is done.

# Who acts. $group and $other are the colours of AMPs, $mode and $other ways to act ("ortho", "dia").
notation-two-groups = The turn names { $group } and also { $other }; a turn is one AMP's.
# Where several AMPs may act in a turn.
notation-amp-does-nothing = The turn names { $group } at its end, but not what its units do.
notation-two-modes = The turn is said to be { $mode } and also { $other }; it can be only one.

# Actions.
notation-path-too-long = No action goes over so many squares.
notation-unit-in-path = A unit is named in the middle of a path.
notation-unit-without-square = A unit is named here, but no square after it.
notation-no-start-square = It is not said from which square it goes.
notation-no-end-square = The square it goes to is missing.
notation-one-square = Only one square is named; two are expected, from and to.
notation-no-capturer = It is not said which unit captures.
notation-no-holder = It is not said which unit holds.
notation-no-leaver = It is not said which piece leaves the board.
notation-captures-and-holds = This says that the unit captures and also that it holds; it can do only one of them.
notation-slide-path = A slide goes from one square to one location.
notation-promoted-slide = A square that slides is not promoted.
notation-promotion-help = The letter stands after the pawn's own square, like c6-c7=N / a3-a2, or after the slide, like Ke2-e3 / c7-c8, f6=R.
notation-dash-or-sign = It is not clear whether this dash stands between two squares or is the sign of a file to the left of a.
notation-dash-or-sign-help = Please write { $from }-{ $to } if you mean the square { $to }, and { $from }--{ $to } if you mean -{ $to }.

# Squares and units. $corner is the last square of the board, $letter what was written for a unit.
notation-no-such-square = There is no such square: the board goes from a1 and ends at { $corner }.
notation-too-far = This square is too far away.
notation-no-unit-written = No unit is written { $letter }.

# What people know from other games. $unit is a unit of chess: "bishop".
notation-no-castling = There is no castling in this game.
notation-no-capture-in-passing = No pawn captures in passing in this game.
notation-no-setups = Nobody sets up in this game: it begins with its units on the board.
notation-no-such-unit = There is no { $unit } in this game.
notation-jump-over = A jump is written by the squares it lands on, not by those it goes over.

# Set-ups that are lists.
notation-empty-setup = There is no unit in this set-up.
notation-setup-is-no-turn = A set-up says where units stand; nothing moves or is taken in it.
notation-unit-stands-nowhere = It is not said where this unit stands.
notation-no-unit-for-square = It is not said which unit stands on this square.
notation-one-rank-only = From a square to a square goes along one rank only, like a2-h2.

# Set-ups that are drawn. A row is a line of the drawing, a rank a line of the board.
notation-empty-drawing = There is no unit in this drawing.
notation-no-row = This line is not a row of the drawing.
notation-draw-letters = Please draw a unit as its letter and an empty square as a dot.
notation-draw-dots = Please draw an empty square as a dot.
notation-row-length = Row { $row } of the drawing has { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, a rank has { $files }.
notation-rows = The drawing has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
notation-draw-ranks = Please draw the { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
} of your set-up, or the whole board.
notation-row-number = The number of this row does not fit the others: it should be { $rank }.
notation-rows-off-the-board = The rows would go from rank { $low } to rank { $high }; the board has ranks 1 to { $ranks }.
notation-which-end-is-file-a = The ranks go up from row to row, so it is not clear which end of a row is file a.
notation-write-file-letters = Please write the file letters above the rows, or put your first rank at the bottom.

# Notes: how something was read that was not written plainly.
notation-own-view = The drawing was read as seen from your own side of the board: its lowest row is the rank nearest to you.
notation-remark = Your words in brackets, “{ $words }”, are no part of the turn, and were passed over.
notation-letter-passed-over = The unit letter before { $square } was not needed, and was passed over.
# $letters is a list of "notation-look-alike".
notation-look-alikes = Letters of another alphabet were read as the Latin ones they look like: { $letters }.
notation-look-alike = { $alphabet ->
    [digit] the digit
    [greek] Greek
    [cyrillic] Cyrillic
   *[other] the letter
} { $letter } as { $latin }
