# What is wrong with how a unit moves, as a preset says it: "W D W-D D-W". A move is made of legs, each a letter and perhaps a
# number. These are said behind a colon, so they begin small and have no full stop.
# $move is what is written, and $text or $letter the part at fault, in quotation marks; $most is the most that there may be.
board-move-too-long = the move { $move }… is too long: at most { $most } characters
board-move-empty = the move is empty: write at least one letter of W F D A N H C Z G K R B Q
board-move-too-many-ways = the move { $move } has too many different ways (more than { $most })
board-move-too-many-legs = the move { $move } has more than { $most } legs
board-move-no-joint = in the move { $move }, { $text } stands where "-", "~" or a space was expected
board-move-ends = the move { $move } ends where a letter was expected
board-move-modifier = in the move { $move }, { $letter } is a small letter: modifiers are not supported
board-move-letter = in the move { $move }, { $text } is not one of the letters W F D A N H C Z G K R B Q
board-move-number = in the move { $move }, a number is over { $most }
board-move-zero = in the move { $move }, the number 0 is no distance: use 1 to { $most }
board-move-no-line = in the move { $move }, leg { $leg } cannot go on in the line of leg { $before }: they have no direction in common
