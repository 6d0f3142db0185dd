# What the engine of Hexapawn says. $square is a square, $side and $owner are White or Black, $turns are turns as they are written.

hexapawn-example = Pa1-a2, or with a capture Pa1xb2

# Why a game ended, in brackets behind the result. $loser is the side that has lost.
cause-hexapawn-pawn-through = a pawn on the last rank
cause-hexapawn-no-pawns = all pawns captured
cause-hexapawn-no-turn = { $loser } has no legal turn

# Notes to an accepted turn. $quote is what the player wrote.
hexapawn-captures = { $quote }: this captures the pawn on { $square }.
hexapawn-captures-nothing = { $quote }: nothing stands on { $square }, so nothing is captured.

# Refusals.
hexapawn-no-pass = Nobody passes: who cannot move has lost.
hexapawn-no-setup = This game has no set-ups.
hexapawn-one-move = A turn is one move of one pawn.
hexapawn-hole = There is no square on { $square }.
hexapawn-not-your-pawn = The pawn on { $square } is { $owner }'s, and it is { $side }'s turn.
hexapawn-is-a-pawn = The unit on { $square } is a pawn.
hexapawn-how-pawns-move = A pawn steps one square straight forward onto an empty square, and captures one square diagonally forward.
hexapawn-friendly = A pawn of your own stands on { $square }.
hexapawn-in-the-way = The pawn on { $square } is in the way; straight forward, nothing is captured.

# The way on.
hexapawn-cannot-move = The pawn on { $square } cannot move now.
hexapawn-could-play = It could play { $turns }.
hexapawn-legal-now = Legal now: { $turns }.

# Position lines that cannot be read, and presets that make no game. $text and $square are in quotes, as they were written.
hexapawn-no-pawn = { $text } is neither a pawn, P or p, nor a hole, *, nor a number of empty squares
hexapawn-size = a board of { $files } files and { $ranks } ranks is not possible: both are from { $low } to { $high }
hexapawn-no-hole = there is no square { $square } between the first rank and the last that could be missing
