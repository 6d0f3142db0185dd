# Amoeba. $unit is "white knight on c1".

# $unit is a kind.
amoeba-a-unit = a { $unit }

# Behind "for instance".
amoeba-example = Nc1-d3, with a slide Nc1-d3 / c5-c4, or with a promotion Pc6-c7=N
amoeba-example-without-slides = Nc1-d3, or with a promotion Pc6-c7=N

# Notes to an accepted turn.
amoeba-check = { $side } is in check.
amoeba-understood-as-slide = { $quote }: I read this as the slide / { $from }-{ $to }.
amoeba-promotes-on-arrival = { $quote }: the pawn promotes when it arrives, so write this with the move.
amoeba-promotes-after-slide = { $quote }: the pawn promotes after the slide, so write this at the end.

# No turn of this game.
amoeba-no-pass = You can't pass in Amoeba: every turn has a chess move (AM-7).
amoeba-no-such-action = A turn is a chess move, then a slide if you like, then promotions.
amoeba-first-a-move = Begin with a chess move.
amoeba-one-more = A turn has one chess move and one slide at most.
amoeba-another-move = This looks like a second chess move.
amoeba-how-to-write = Write it like Nc1-d3 / c5-c4, f6=R: the move, a slide after a slash, promotions after commas.
amoeba-write-slide = To slide the square { $from }, write / { $from }-{ $to }.
amoeba-leave-out = Leave it out. A slide comes after a slash and moves an empty square.

# The move.
amoeba-no-square = There's no square on { $square }.
amoeba-slide-meant = If you mean a slide, begin with a chess move and write the slide after a slash.
amoeba-no-double-step = Pawns have no double step in this game.
amoeba-way-without-square = The { $unit } can't get to { $to }: there's no square on { $at }.
amoeba-pawn-diagonal = Pawns move diagonally only to capture, and { $to } is empty.
amoeba-pawn-blocked = The { $by } blocks the { $unit }; pawns capture diagonally.

# $slides are "/ c5-c4".
amoeba-king-attacked = After this turn the { $by } would attack the { $king }.
amoeba-safe-without-slide = Without the slide your king is safe.
amoeba-no-slide-mends = No slide helps.
amoeba-slides-mend = It's safe after that move with { $slides }.

# Slides.
amoeba-no-slides = There are no slides in this game.
amoeba-leave-slide-out = Leave the slide out.
amoeba-nothing-to-slide = There's no square on { $square } to slide.
amoeba-slide-reversed = Write a slide from the square to the vacant place, perhaps { $from }-{ $to }.
amoeba-slide-nowhere = A square slides one step up, down or sideways. The place left of a5, for example, is -a5, and a slide there is a5--a5.
amoeba-slide-too-far = A square slides one step up, down or sideways; { $to } isn't next to { $from }.
amoeba-slide-beyond-reach = There can't be a square on { $square }: the board ends { $n } files and ranks from a1.
amoeba-slide-off-board = There can't be a square on { $square }: the board is { $low } to { $high }.
amoeba-slide-not-vacant = { $to } isn't vacant: there's a square already.
amoeba-slide-other-unit = { CAP($kind) } isn't on { $square }.
amoeba-slide-occupied = Only empty squares slide, and the { $unit } is there.
amoeba-slide-undoes = Your opponent has just slid this square from { $from } to { $to }, so you can't slide it back now.
amoeba-slide-detaches = The squares would fall apart. They must touch, at corners at least.
amoeba-cannot-slide = The square { $square } can't slide now. You don't have to slide.
amoeba-could-slide = The square { $square } could slide to { $squares }.

# Promotions.
amoeba-promotion-missing = Promote to { $kinds }: { $squares }.
amoeba-letter-missing = The letter is missing.
amoeba-promotion-twice = You promote twice on { $square }.
amoeba-write-once = Write it once.
amoeba-wrong-promotion = A pawn can't become { $kind } in this game.
amoeba-pawn-becomes = The pawn on { $square } becomes { $kinds }.
amoeba-not-on-last-square = The pawn on { $square } can't promote: its file goes on.
amoeba-not-your-pawn = The pawn on { $square } is { $owner }'s and promotes in { $owner }'s turn.
amoeba-no-pawn-there = { $side } has no pawn there at the end of the turn.
amoeba-leave-promotion-out = Leave this promotion out.

# "legal c1".
amoeba-only-with-slide = Only with a slide that keeps the king safe (AM-5): { $moves }.
amoeba-slides-may-follow = Slides that can follow a move: { $same ->
    [yes] { $n }
   *[no] { $low } to { $n }
}.
amoeba-others-promote = These pawns must then promote, too, unless the slide changes that (AM-6): { $squares }.
amoeba-pawn-must-promote = It's at the end of its file. If it's still there after this turn, it must promote, to { $kinds } (AM-6).
amoeba-pawn-promotes = At the end of its file it promotes to { $kinds } (AM-6).

# Position lines.
amoeba-line-corner = the lower left place: { $why }
amoeba-line-location = { $found } isn't a file and a rank, like a1 or -b0, within { $n } of a1
amoeba-line-reach = the board reaches more than { $n } files or ranks from a1
amoeba-line-no-square = the board has no square
amoeba-line-squares = the board has { $n } squares; it can have { $most }
amoeba-line-letter = { $found } isn't a unit ({ $letters }, small for Black), a number of empty squares or * for a vacant place
amoeba-line-no-corner = the fourth field is missing: the lower left place of the board, like a1
amoeba-line-too-long = the line has { $n } fields with one space between; leave out { $rest }
amoeba-line-slide = after the side to move comes the last turn's slide, like b3b4, or - for none, not { $found }
amoeba-line-slide-far = the slide { $slide } doesn't go to the next place on the board

# The rules in words.
amoeba-says-board = The board has { $n } squares on a grid of { $files } files and { $ranks } ranks; the other places are vacant.
amoeba-says-move = Move a piece as in chess, on the squares there are.
amoeba-says-slide = Then, if you like, slide one { $what ->
    [any] square, with what's on it,
   *[empty] empty square
} to a vacant place next to it{ $far ->
    [yes] , even beyond the grid, as long as the squares hold together
   *[no] {""}
}.
amoeba-says-still = The squares don't slide.
amoeba-says-promotion = At the end of its file a pawn becomes a { $kinds }.
amoeba-says-pawn = It moves one square forward, and captures one square diagonally forward.
amoeba-says-undo = You can't slide back what your opponent has just slid (AM-4).
amoeba-says-safe = Your king must be safe after your turn.
amoeba-says-won = Checkmate wins, and so does stalemate that you make with a slide; other stalemates are draws.
amoeba-says-won-still = Checkmate wins; stalemate is a draw.

# In an invitation.
amoeba-brief = It's chess on { $n } squares, and after each move a square may slide to another place.
amoeba-brief-still = It's chess on { $n } squares.
