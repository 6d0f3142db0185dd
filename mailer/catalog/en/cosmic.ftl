# What the engine of Cosmic Chess says: chess pieces that capture by passing over.

# $unit is a unit in words, "white pawn on c2", unless a note says otherwise; $side and $owner are White or Black.

# Turns as players write them, behind "for instance".
cosmic-example = Pc2-d3, with jumps Pc2xe4xc6, or off the board Re6xoff

# Notes to an accepted turn. $quote is what the player wrote, $units are "the black rook on f5 and the black pawn on d5".
cosmic-understood-as = { $quote }: this was understood as { $turn }, the one chain of jumps that fits.
cosmic-captures = { $quote }: this captures { $units }.
cosmic-captures-nothing = { $quote }: this passes over no enemy, so nothing is captured.

# A turn that has not the form of one.
cosmic-must-move = { $side } can move, so { $side } must.
cosmic-no-leader = In this game a turn names a piece and where it goes, and no leader.
cosmic-no-setups = This game has no set-ups: its units stand already.
cosmic-send-a-turn = Send a turn.
cosmic-moves-or-captures = In this game a piece moves or captures: there is no promotion, slide, conversion or immobilising.

# Which piece moves. $short is the piece in short, "Pc2".
# This follows a sentence that says that a square is none of the board's.
cosmic-off-for-good = No piece comes back to the board.
cosmic-not-your-unit = The { $unit } is { $owner }'s, and it is { $side }'s turn.
# $unit is the kind alone, "pawn".
cosmic-other-unit = The unit on { $square } is a { $unit }.
cosmic-write-unit = Write { $short } if that is the unit you mean.

# Where a turn ends. $turn is that turn, "Pc2xe4".
cosmic-won-already = The game is already won by { $turn }: the King is captured.
cosmic-whole-turn = A turn is one piece's; { $turn } is a whole turn.
cosmic-end-there = End the turn there.
cosmic-end-there-or-send = End the turn there, or send another.

# A chain of jumps with squares left out. $turns are up to five turns, the last perhaps "others".
cosmic-several-turns = Several turns could be meant: { $turns }.
cosmic-others = others
cosmic-write-every-square = Write every square on which the piece comes down.

# Why a piece may not come down on a square. $unit is "white pawn" where the piece itself is meant, else with its square.
cosmic-knight-once = A knight makes one move in a turn.
cosmic-no-jump-before = A piece moves on only after a jump, and { $turn } jumps over nothing.
cosmic-king-jumps = { $n ->
    [one] A King makes at most one jump in a turn.
   *[other] A King makes at most { $n } jumps in a turn.
}
cosmic-leaves-by-capture = A piece leaves the board only in capturing the enemy King, and the { $unit } does not do so from { $square }.
cosmic-captured-already = The { $unit } is captured already by { $turn }, and only the squares are written on which the piece comes down.
cosmic-must-leave = The { $unit } must leave its square.
cosmic-friendly-unit = The { $unit } stands there, a friendly unit.
cosmic-knight-blocked = The { $unit } stands in the knight's path, and it passes over enemies only.
cosmic-hole-between = Between { $from } and { $to } is a hole, which nothing passes.
cosmic-knight-ends = The { $unit } stands there; a knight captures what it passes over, and ends on an empty square.
cosmic-knight-path = A knight goes two squares straight and one aside; from { $from } that does not lead to { $to }.
cosmic-does-not-go = The { $unit } does not go from { $from } to { $to }.
cosmic-jumps-enemies = The { $unit } is a friendly unit, and only enemies are jumped over.
cosmic-no-enemy = No enemy stands on { $square } to be jumped over.
cosmic-only-jumps-on = After a jump a piece only jumps on, over an adjacent enemy to the next square.
cosmic-one-step = The { $unit } makes one step, or jumps over an adjacent enemy to the next square.
cosmic-captures-by-jumping = The { $unit } stands there; a piece captures by jumping over an enemy onto the empty square behind.
# These four follow the sentence before.
cosmic-written-so = That is written x{ $square }.
cosmic-board-ends = Behind it the board ends.
cosmic-hole-behind = Behind it, on { $square }, is a hole.
cosmic-stands-behind = Behind it stands the { $unit }.
cosmic-way-blocked = The way to { $to } is blocked by the { $by }.
cosmic-rook-blocked = The rook cannot jump over the { $unit }, for the { $behind } stands behind it.
cosmic-rook-lands = A rook that jumps over the { $unit } lands on the square just behind it, { $square }.

# Where it could go. $by are ways to capture, "xe4 or xoff".
cosmic-ends-there = The turn ends there: { $turn }.
cosmic-ends-or-goes-on = The turn may end there ({ $turn }), or go on by { $by }.
cosmic-cannot-go = { $short } cannot go anywhere now.
cosmic-could-go = { $short } could go to { $squares }.
cosmic-could-capture = { $short } could capture by { $by }.
cosmic-could-go-or-capture = { $short } could go to { $squares }, or capture by { $by }.

# What a piece may do, below the list of its moves.
cosmic-first-jumps = These are its moves and first jumps. After a jump it may jump on, in so many ways that they are not listed (CO-3).
cosmic-nowhere = The { $unit } has nowhere to go.

# Position lines that cannot be read, and presets that make no game. $found is in quotes, as it stands in the line.
cosmic-line-letter = no unit has the letter { $found }; they are K, R, N and P, White's in capitals
cosmic-line-kings = { $side } has more than one King
cosmic-spec-jumps = a King cannot be limited to { $n } jumps
cosmic-spec-start = the start: { $why }
cosmic-spec-squares = a board of { $n } squares: Cosmic Chess is played on { $fewest } to { $most }
cosmic-spec-over = the start is the end of a game: { $why }

# What a game is, from its data: in the answer to "rules", in invitations and on pages.
cosmic-says-turn = Move one piece. Pawns, rooks and Kings capture by jumping over an enemy to the empty square just behind; knights capture what they pass over on their bent way.
cosmic-says-again = After a jump the same piece may jump again. Nobody must capture, and there is no check.
cosmic-says-king = { $n ->
    [one] A King makes at most one jump in a turn (CO-3).
   *[other] A King makes at most { $n } jumps in a turn (CO-3).
}
cosmic-says-king-freely = A King may jump as often as it can (CO-3).
cosmic-says-won = Capture the King and you have won: it is the only one over whom you may jump off the board. When a turn leaves a side only its King, the side with more pieces wins; King against King is a draw.
cosmic-says-knight = It goes two squares straight along file or rank, then one at a right angle, and captures the enemies on the first two; no unit of its own side may stand on the three squares, and the last must be empty (CO-4).
cosmic-says-rook = It captures by jumping over the first enemy in its line, to the square just behind it; after that jump, over enemies next to it.
cosmic-says-off = A jump over the King may end off the board, and so may a knight's way over the King; that is written xoff (CO-5).
cosmic-says-holes = A hole is off the board: nothing lands on it, and nothing slides, jumps or goes its bent way over it.
cosmic-says-pass = Who has no legal turn sends pass, and only then (G-3).
cosmic-says-draw = When a draw is agreed or claimed, the units are counted: the side with more has won, and with equal numbers it is a draw (CO-8).
cosmic-says-jumper = It captures by jumping over an enemy next to it, in the same directions.
