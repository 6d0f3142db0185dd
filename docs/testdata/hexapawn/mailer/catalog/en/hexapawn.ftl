# What the engine of Hexapawn says: a game of pawns. $square is a square, "b2"; $turns are turns as they are written.

# Turns as players write them, behind "for instance".
hexapawn-example = Pa1-a2, or with a capture Pa1xb2

# Why a game ended, in brackets behind the result. $loser is White or Black.
cause-last-rank = a pawn on the last rank
cause-pawns-captured = all pawns captured
cause-no-legal-turn = { $loser } has no legal turn

# Notes to an accepted turn. $quote is what the player wrote.
hexapawn-captures = { $quote }: this captures the pawn on { $square }.
hexapawn-captures-nothing = { $quote }: nothing stands on { $square }, so nothing is captured.

# What is wrong with a turn.
hexapawn-no-pass = Nobody passes: who cannot move has lost.
hexapawn-no-setups = This game has no set-ups.
hexapawn-one-move = A turn is one move of one pawn.
hexapawn-off-board = { $square } is not on this board.
hexapawn-hole = There is no square on { $square }: the board has a hole there.
hexapawn-not-yours = The pawn on { $square } is { $owner }'s, and it is { $side }'s turn.
hexapawn-is-a-pawn = The unit on { $square } is a pawn.
hexapawn-how-pawns-move = A pawn steps one square straight forward onto an empty square, and captures one square diagonally forward.
hexapawn-own-pawn = A pawn of your own stands on { $square }.
hexapawn-in-the-way = The pawn on { $square } is in the way; straight forward, nothing is captured.

# The way on.
hexapawn-cannot-move = The pawn on { $square } cannot move now.
hexapawn-could-play = It could play { $turns }.
hexapawn-legal-now = Legal now: { $turns }.

# What is wrong with a square of a position line, without a full stop. $text is what stands there, in quotation marks.
hexapawn-no-pawn = { $text } is neither a pawn, P or p, nor a number of empty squares
hexapawn-hole-elsewhere = { $text } does not stand for the hole, which is written * and in the middle of the board
hexapawn-hole-missing = there is no square on { $square }: write * for the hole

# What is wrong with a preset.
hexapawn-size = a board of { $files } files and { $ranks } ranks is not possible: both are from { $low } to { $high }
