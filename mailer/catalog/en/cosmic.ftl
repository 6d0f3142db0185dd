# Cosmic Chess. $unit is "white pawn on c2".

# Behind "for instance".
cosmic-example = Pc2-d3, with jumps Pc2xe4xc6, or off the board Re6xoff

# Notes to an accepted turn.
cosmic-understood-as = { $quote }: I read this as { $turn }, the only jumps that fit.
cosmic-captures-nothing = { $quote }: this passes over no enemy, so nothing is captured.

# No turn of this game.
cosmic-moves-or-captures = Pieces only move and capture in this game.
cosmic-off-for-good = No piece comes back to the board.
cosmic-other-unit = The unit on { $square } is a { $unit }.

# Where a turn ends.
cosmic-won-already = { $turn } captures the King and already wins.
cosmic-whole-turn = One piece moves in a turn, and { $turn } is a whole turn.
cosmic-end-there-or-send = End your turn there, or send another.

# Jumps with squares left out.
cosmic-several-turns = You could mean { $turns }.
cosmic-others = others
cosmic-write-every-square = Write every square where the piece lands.

cosmic-knight-once = A knight moves once in a turn.
cosmic-no-jump-before = Only a piece that has jumped goes on, and { $turn } isn't a jump.
cosmic-king-jumps = { $n ->
    [one] A King jumps once at most in a turn.
   *[other] A King jumps up to { $n } times in a turn.
}
cosmic-leaves-by-capture = A piece leaves the board only when it captures the enemy King, and the { $unit } can't do that from { $square }.
cosmic-captured-already = { $turn } already captures the { $unit }. Write only the squares where your piece lands.
cosmic-knight-blocked = The { $unit } is in the knight's way, and it passes over enemies only.
cosmic-hole-between = There's a hole between { $from } and { $to }, and nothing passes it.
cosmic-knight-ends = The { $unit } is there. A knight captures what it passes over and lands on an empty square.
cosmic-knight-path = A knight goes two squares straight and one aside, and from { $from } that isn't { $to }.
cosmic-does-not-go = The { $unit } can't move from { $from } to { $to }.
cosmic-jumps-enemies = You can only jump over enemies, and the { $unit } is your own.
cosmic-no-enemy = There's no enemy on { $square } to jump over.
cosmic-only-jumps-on = After a jump you can only jump on, over an enemy next to you.
cosmic-one-step = The { $unit } moves one step, or jumps over an enemy next to it.
cosmic-captures-by-jumping = The { $unit } is there. You capture by jumping over it to the empty square behind.
# These four follow the sentence before.
cosmic-written-so = Write x{ $square }.
cosmic-board-ends = But the board ends behind it.
cosmic-hole-behind = But there's a hole behind it, on { $square }.
cosmic-stands-behind = But the { $unit } is behind it.
cosmic-way-blocked = The { $by } blocks the way to { $to }.
cosmic-rook-blocked = The rook can't jump over the { $unit }: the { $behind } is behind it.
cosmic-rook-lands = A rook that jumps over the { $unit } lands right behind it, on { $square }.

# $by are "xe4 or xoff".
cosmic-ends-there = The turn ends there: { $turn }.
cosmic-ends-or-goes-on = You can end there ({ $turn }) or go on with { $by }.
cosmic-could-capture = { $short } could capture with { $by }.
cosmic-could-go-or-capture = { $short } could go to { $squares }, or capture with { $by }.
cosmic-first-jumps = These are its moves and first jumps. After a jump it can jump on (CO-3).

# Position lines and presets.
cosmic-line-letter = there's no unit { $found }; there are K, R, N and P, White's in capitals
cosmic-line-kings = { $side } has more than one King

# The rules in words.
cosmic-says-turn = Move one piece. Pawns, rooks and Kings capture by jumping over an enemy to the empty square right behind; knights capture what they pass over on their bent way.
cosmic-says-again = After a jump the same piece can jump again. You never have to capture, and there's no check.
cosmic-says-king-freely = A King can jump as often as possible (CO-3).
cosmic-says-won = Capture the King, and you win. Only over the King can you jump off the board. If a turn leaves a side only its King, the side with more pieces wins; King against King is a draw.
cosmic-says-knight = It goes two squares straight, then one at a right angle, and captures the enemies on the first two. None of its own units can be on the way, and the last square must be empty (CO-4).
cosmic-says-rook = It captures by jumping over the first enemy in its line to the square right behind; after that, over enemies next to it.
cosmic-says-off = A jump over the King, or a knight's way over it, can end off the board: write xoff (CO-5).
cosmic-says-holes = A hole is off the board: nothing lands on it or passes it.
cosmic-says-pass = Send “pass” only if you have no legal turn (G-3).
cosmic-says-draw = When you agree on or claim a draw, the side with more units wins; equal numbers are a draw (CO-8).
cosmic-says-jumper = It captures by jumping over an enemy next to it, in the same directions.

# In an invitation.
cosmic-brief = It's a small game with chess pieces that capture by jumping over others.
cosmic-brief-won = You win by capturing the King, or with more pieces when a side has only its King left.
