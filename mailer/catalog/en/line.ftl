# What is wrong with a position line, "8/8/2p5/8/3P4/8/8/8 w": the board from its top rank, then the side to move.
# These are said behind a colon ("position: …"), so they begin small and have no full stop.

# $text: what stands there, in quotation marks.
line-no-side = the position line has no side to move: after the board, write a space and w or b
line-side = the side to move must be w or b, but { $text } stands there
line-nothing-follows = nothing may follow the side to move, but { $text } does

# How many ranks and places there must be, and how many the line has.
line-ranks = the board has { $ranks } ranks, but the line describes { $described }
line-ranks-at-most = the board has at most { $most } ranks, but the line describes { $described }
line-rank-empty = rank { $rank } has no places
line-rank-places = rank { $rank } has { $n } places instead of { $files }
line-rank-at-most = rank { $rank } has more than { $most } places

# $why is what is wrong at that place: the next one, or a message of the game's own.
line-place = rank { $rank }, character { $character }: { $why }
line-empty-squares = { $text } is no number of empty squares from 1 to { $most }

# Holes, in games whose boards can have some. $text is in quotes, as it stands in the line.
line-no-hole = { $text } is a hole, and the board has a square at { $square }
line-hole-there = { $text } stands at { $square }, where the board has a hole
line-hole-missing = the board has a hole at { $square }: write * there
