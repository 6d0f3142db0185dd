# What the engine of Amoeba says: chess on a board whose squares slide.

# $unit is a unit in words, "white knight on c1", unless a note says otherwise; $side and $owner are White or Black.

# $unit is the name of a kind.
amoeba-a-unit = a { $unit }

# Turns as players write them, behind "for instance".
amoeba-example = Nc1-d3, with a slide Nc1-d3 / c5-c4, or with a promotion Pc6-c7=N
amoeba-example-without-slides = Nc1-d3, or with a promotion Pc6-c7=N

# Notes to an accepted turn. $quote is what the player wrote.
amoeba-check = { $side } is in check.
amoeba-captures = { $quote }: this captures the { $unit }.
amoeba-captures-nothing = { $quote }: nothing stands on { $square }, so nothing is captured.
amoeba-understood-as-slide = { $quote }: understood as the slide of a square, which is written / { $from }-{ $to }.
amoeba-promotes-on-arrival = { $quote }: the pawn promotes on arrival, so this is written with the move.
amoeba-promotes-after-slide = { $quote }: the pawn promotes after the slide, so this is written at the end.

# A turn that has not the form of one.
amoeba-no-setups = In this game nobody sets up: the units stand where the game puts them.
amoeba-no-pass = Nobody passes in this game: every turn has a chess move, and who has no legal turn is beaten or has drawn (AM-7).
amoeba-no-such-action = A turn of this game is a chess move from square to square, then perhaps a slide, then promotions.
amoeba-first-a-move = A turn begins with a chess move, and this is none.
amoeba-one-more = A turn has one chess move and at most one slide, and this would be one more.
amoeba-another-move = A turn has one chess move, and this looks like another.
amoeba-how-to-write = Write it like Nc1-d3 / c5-c4, f6=R: the move, the slide after a slash, the promotions after commas.
amoeba-write-slide = If the square { $from } is to slide, write / { $from }-{ $to }.
amoeba-leave-out = Leave it out; a slide is written after a slash and moves a square that is not occupied.

# Which unit moves. $short is the unit in short, "Nc1".
amoeba-no-square = There is no square on { $square }.
amoeba-slide-meant = If a slide is meant: a turn begins with a chess move, and the slide follows after a slash.
amoeba-not-your-unit = The { $unit } is { $owner }'s, and it is { $side }'s turn.
amoeba-other-unit = The unit on { $square } is the { $unit } ({ $short }).
amoeba-write-unit = Write { $short } if that is the unit you mean.

# Why it cannot go there, and where it could.
amoeba-stands-there = The { $unit } cannot end where it stands.
amoeba-no-double-step = A pawn steps one square at a time: there is no double step in this game.
amoeba-no-castling = A king steps one square at a time: there is no castling in this game.
amoeba-does-not-move-there = The { $unit } does not move to { $to }.
amoeba-way-without-square = The way of the { $unit } to { $to } is blocked: there is no square on { $at }.
amoeba-way-blocked = The way of the { $unit } to { $to } is blocked by the { $by }.
amoeba-pawn-diagonal = A pawn moves diagonally only to capture, and nothing stands on { $to }.
amoeba-pawn-blocked = The way of the { $unit } is blocked by the { $by }: a pawn captures diagonally only.
amoeba-friendly-unit = The { $unit } stands there, a friendly unit.
amoeba-cannot-go = { $short } cannot go anywhere now.
amoeba-could-go = { $short } could go to { $squares }.

# The king left attacked. $slides are up to six slides, "/ c5-c4", the last perhaps "others".
amoeba-king-attacked = When the turn is complete, the { $king } would be attacked by the { $by }.
amoeba-safe-without-slide = Without this slide the king would be safe.
amoeba-no-slide-mends = No slide would mend that.
amoeba-slides-mend = After that move the king is safe with { $slides }.
amoeba-others = others

# Slides.
amoeba-no-slides = This game is played without slides.
amoeba-leave-slide-out = Leave the slide out.
amoeba-nothing-to-slide = There is no square on { $square } that could slide.
amoeba-slide-reversed = A slide is written from the square to the vacant location: perhaps { $from }-{ $to }.
amoeba-slide-nowhere = A square slides one step, to a location above, below or beside it; the location left of a5, for instance, is written -a5, and a slide to it a5--a5.
amoeba-slide-too-far = A square slides one step, to a location above, below or beside it; { $to } does not border on { $from }.
amoeba-slide-beyond-reach = No square can be on { $square }: the board ends { $n } files and ranks from a1.
amoeba-slide-off-board = No square can be on { $square }: the board is { $low } to { $high }.
amoeba-slide-not-vacant = There is a square on { $to }, and a square slides only to a vacant location.
# $kind is "a queen", or a letter in quotes that stands for no unit.
amoeba-slide-other-unit = The unit named, { $kind }, does not stand on { $square }.
amoeba-slide-occupied = The { $unit } stands there, and only a square without a unit slides.
amoeba-slide-undoes = The opponent has just slid this square from { $from } to { $to }, and a slide may not undo that at once.
amoeba-slide-detaches = The squares would no longer be all one piece; corners that touch would be enough.
amoeba-cannot-slide = The square { $square } cannot slide now; a slide is never compulsory.
amoeba-could-slide = The square { $square } could slide to { $squares }.

# Promotions. $kinds are what a pawn may become, "a knight or a rook"; $what is how that is written, "c7=N or c7=R".
amoeba-promotion-missing = { $n ->
    [one] The pawn on { $squares } stands on the last square of its file and must promote, to { $kinds }.
   *[other] The pawns on { $squares } stand on the last squares of their files and must promote, each to { $kinds }.
}
amoeba-letter-missing = The letter is missing.
amoeba-write = Write { $what }.
amoeba-promotion-twice = The promotion on { $square } is written twice.
amoeba-write-once = Write it once.
amoeba-wrong-promotion = In this game a pawn does not become { $kind }.
amoeba-pawn-becomes = The pawn on { $square } becomes { $kinds }.
amoeba-not-on-last-square = The pawn on { $square } does not promote: there is a square further forward in its file.
amoeba-not-your-pawn = The pawn on { $square } is { $owner }'s: it promotes at the end of its owner's turn.
amoeba-no-pawn-there = No pawn of { $side }'s stands on that square at the end of the turn.
amoeba-leave-promotion-out = Leave this promotion out.

# What a unit may do, below the list of its moves.
amoeba-only-with-slide = Only with a slide that mends the king's safety (AM-5): { $moves }.
amoeba-no-legal-move = The { $unit } has no legal move now.
amoeba-slides-may-follow = { $n ->
    [one] After each move { $n } slide may follow.
   *[other] After each move { $n } slides may follow.
}
amoeba-some-slides-may-follow = { $n ->
    [one] After a move from { $low } to { $n } slide may follow, depending on the move.
   *[other] After a move from { $low } to { $n } slides may follow, depending on the move.
}
amoeba-others-promote = Pawns that must then promote, too, unless the slide changes that (AM-6): { $squares }.
amoeba-pawn-must-promote = It stands on the last square of its file: if that is still so at the end of this turn, it must promote, to { $kinds } (AM-6).
amoeba-pawn-promotes = It promotes to { $kinds } on the last square of its file (AM-6).

# Position lines that cannot be read. $found and $rest are in quotes, as they stand in the line.
amoeba-line-corner = the lower left location: { $why }
amoeba-line-location = { $found } is not a file and a rank, as a1 or -b0, within { $n } of a1
amoeba-line-reach = the board reaches further than { $n } files or ranks from a1
amoeba-line-no-square = the board has no square
amoeba-line-squares = the board has { $n } squares; the engine has at most { $most }
amoeba-line-letter = { $found } is neither a unit ({ $letters }, small for Black's), a number of empty squares nor * for a vacant location
amoeba-line-no-slide = the position line lacks the slide made in the turn just before, as b3b4; write - for none
amoeba-line-no-corner = the position line lacks its fourth field, the lower left location of the board, as a1
amoeba-line-too-long = the position line has { $n } fields, separated by one space each, and nothing may follow them, but { $rest } does
amoeba-line-slide = the slide made in the turn just before must be two locations, as b3b4, or -, but { $found } stands there
amoeba-line-slide-far = the slide { $slide } is not to a location that borders on the first
amoeba-line-slide-off-board = the slide { $slide } does not lie on the board

# Presets that make no game.
amoeba-spec-board = a board of { $files } files by { $ranks } ranks: the engine has 1 to { $most } of each
amoeba-spec-start = the start position: { $why }
amoeba-spec-kings = the start position: { $side } has { $n } kings; a side has one
amoeba-spec-promotion = a pawn is promoted to one or more of the letters Q, R, B and N
amoeba-spec-promotion-twice = promotion to { $letter } stands twice

# What a game is, from its data: in the answer to "rules", in invitations and on pages.
amoeba-says-board = The board is { $n } squares on a grid of { $files } files and { $ranks } ranks; the other locations are vacant.
amoeba-says-move = Move a piece as in chess, on the squares that exist.
amoeba-says-slide = Then, if you like, slide one empty square of the board to a vacant location beside it.
amoeba-says-slide-any = Then, if you like, slide one square of the board, with whatever stands on it, to a vacant location beside it.
amoeba-says-slide-anywhere = Then, if you like, slide one empty square of the board to a vacant location beside it, also beyond the grid, as long as all squares stay in one piece.
amoeba-says-slide-any-anywhere = Then, if you like, slide one square of the board, with whatever stands on it, to a vacant location beside it, also beyond the grid, as long as all squares stay in one piece.
amoeba-says-still = No square of the board slides.
# $kinds are units with their letters, joined by "or".
amoeba-says-promotion = On the last square that exists in its file a pawn becomes a { $kinds }.
amoeba-says-pawn = It steps one square forward onto an empty square, and captures one square diagonally forward.
amoeba-says-undo = A slide may not undo the one that the opponent has just made (AM-4).
amoeba-says-safe = Your king must be safe when your turn is complete.
amoeba-says-won = Checkmate wins; so does a stalemate that you make by sliding a square; any other stalemate is a draw.
amoeba-says-won-still = Checkmate wins; a stalemate is a draw.
