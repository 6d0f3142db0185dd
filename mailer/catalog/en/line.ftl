# Mistakes in position lines: behind a colon, without a full stop.
line-no-side = no side to move: add a space and w or b after the board
line-side = the side to move must be w or b, not { $text }
line-nothing-follows = unexpected { $text } after the side to move

line-ranks = the board has { $ranks } ranks, but the line has { $described }
line-ranks-at-most = the board has at most { $most } ranks, but the line has { $described }
line-rank-empty = rank { $rank } is empty
line-rank-places = rank { $rank } has { $n } places instead of { $files }
line-rank-at-most = rank { $rank } has more than { $most } places

line-place = rank { $rank }, character { $character }: { $why }
line-empty-squares = { $text } isn't a number of empty squares (1 to { $most })

line-no-hole = { $text } is a hole, but the board has a square at { $square }
line-hole-there = { $text } is at { $square }, where the board has a hole
line-hole-missing = write * for the hole at { $square }
