# What is wrong with a position line, "8/8/2p5/8/3P4/8/8/8 w": the board from its top rank, then the side to move.
# Said behind a colon ("position: …"): small letters, no full stop. $text stands there, in quotation marks.
line-no-side = no side to move: add a space and w or b after the board
line-side = the side to move must be w or b, not { $text }
line-nothing-follows = unexpected { $text } after the side to move

line-ranks = the board has { $ranks } ranks, but the line has { $described }
line-ranks-at-most = the board has at most { $most } ranks, but the line has { $described }
line-rank-empty = rank { $rank } is empty
line-rank-places = rank { $rank } has { $n } places instead of { $files }
line-rank-at-most = rank { $rank } has more than { $most } places

# $why is what is wrong at that place: the next one, or a message of the game's own.
line-place = rank { $rank }, character { $character }: { $why }
line-empty-squares = { $text } isn't a number of empty squares (1 to { $most })

# Holes, in games whose boards can have some.
line-no-hole = { $text } is a hole, but the board has a square at { $square }
line-hole-there = { $text } is at { $square }, where the board has a hole
line-hole-missing = write * for the hole at { $square }
