# Lifeform Chess: each side is a body with a Head (K), a Torso (Q), Hands (B), Feet (N), Hair (R) and Limbs (P). A turn is the
# move of a primary (Head, Torso, Hand or Foot), and steps of Hair and Limbs that follow it.
#
# Most arguments are called alike everywhere: $side is White or Black, $square a square (d2), $unit one unit, as one of the
# phrases of the first group or as a turn writes it (Pd2), $units several.

# Turns as players write them, for the help of an error.
lifeform-example = Bc1-f4, with followers Bc1-f4, Pd2-d3, or holding a unit Bc1~f4

# A unit. $unit is its kind.
lifeform-whose = { $side }'s { $unit }
lifeform-whose-on = { $side }'s { $unit } on { $square }
lifeform-unit-on = { $unit } on { $square }

# A Limb that joins Head and Torso. $unit is lifeform-unit-on.
lifeform-neck = { $unit } (a Neck)

# Several units of a kind.
lifeform-kinds = { $letter ->
    [K] Heads
    [Q] Torsos
    [B] Hands
    [N] Feet
    [R] Hair
   *[P] Limbs
}

# What a unit may do. $acts are the three below, joined by semicolons.
lifeform-could = { $unit } could { $acts }.
lifeform-could-go = go to { $squares }
lifeform-could-capture = capture on { $squares }
lifeform-could-immobilise = immobilise on { $squares }
lifeform-could-nothing = { $unit } cannot go anywhere now.

# How a turn is written.
lifeform-cannot-read = In this game a unit moves (-), captures (x) or immobilises (~), and nothing else.
lifeform-no-leader = In this game a turn names no leader.
lifeform-how-to-write = Write the primary move first, then its followers, as in Bc1-f4, Pd2-d3.
lifeform-must-move = { $side } has a unit that can move, and must move.

# The unit that an action names is not there, or is another. $unit in lifeform-other-unit is the kind; $short is the unit, Pd2.
lifeform-nothing-there = Nothing stands on { $square } at that moment.
lifeform-other-unit = The unit on { $square } is a { $unit } ({ $short }).
lifeform-write-unit = Write { $short } if that is the unit you mean.
lifeform-not-their-turn = { $unit } does not move in { $side }'s turn.

# The unit cannot make the primary move. $hand is the enemy Hand on the same square; $quote an action as the player wrote it.
lifeform-captive = The { $unit } lies under { $hand } and cannot move in any way.
lifeform-captive-until = It is free again when that Hand leaves or is removed.
lifeform-hair-leads-not = Hair never moves by itself: a turn begins with a move of a Head, Torso, Hand or Foot, and the { $unit } may follow it.
lifeform-limb-leads-not = Limbs never move by themselves: a turn begins with a move of a Head, Torso, Hand or Foot, and the { $unit } may follow it.
lifeform-primary-first = Write the primary move first: { $quote }.
lifeform-may-follow-move = It may follow a move of { $units }.
lifeform-nobody-to-follow = No unit beside it can move now and take it along.

# The primary cannot go where it is told to. $unit in lifeform-only-hand-immobilises is the kind.
lifeform-holds-already = The Hand on { $square } holds its captive already, and cannot capture it.
lifeform-stays = A unit that moves must leave its square: the { $unit } cannot end where it stands.
lifeform-only-hand-immobilises = Only a Hand immobilises, and the unit on { $square } is a { $unit }.
lifeform-friendly = { $unit } stands there, a friendly unit.
lifeform-nothing-to-immobilise = Nothing stands on { $square }, so there is nothing to immobilise.
lifeform-torso-captures-not = The Torso never captures, and on { $square } stands { $unit }.
lifeform-does-not-move-so = The { $unit } does not move to { $square }.
lifeform-blocked = The way of the { $unit } to { $square } is blocked by { $units }.
lifeform-path = The { $unit } can go to { $square }, but not by the path written.
lifeform-path-out = Leave the path out.

# The enemy unit cannot be captured; in lifeform-closed $unit is a Hand of either side. $n is how many turns the truce lasts.
lifeform-closed = { $unit } holds a captive there: it cannot be captured or immobilised, and no one else may enter its square.
lifeform-hair-captured-not = Hair is never captured, and on { $square } stands { $unit }.
lifeform-truce = { $unit } cannot be captured yet: in the first { $n ->
    [one] turn
   *[other] { $n } turns
} of each side no Head, Torso or Neck may be.
lifeform-truce-neck = { $unit }, a Neck, cannot be captured yet: in the first { $n ->
    [one] turn
   *[other] { $n } turns
} of each side no Head, Torso or Neck may be.

# Followers. $action is the number of the action that won.
lifeform-won-already = The game is already won by action { $action }.
lifeform-end-there = End the turn there.
lifeform-end-there-or-capture-last = End the turn there, or write the winning capture last: { $turn }.
lifeform-moved-already = The { $unit } has moved in this turn already, and a unit moves at most once.
lifeform-second-primary = One primary moves in a turn, and the { $unit } is another; only Hair and Limbs follow.
lifeform-not-adjacent = The { $unit } was not adjacent to { $square }, where the primary stood when the turn began.
lifeform-may-still-follow = Those that may still follow: { $units }.
lifeform-none-may-follow = No other unit may follow.
lifeform-only-primary-immobilises = Only a Hand immobilises, and only as the primary.
lifeform-one-step = A follower steps one square: the { $unit } does not reach { $square }.
lifeform-step-without-path = A follower steps one square, so it has no path.
lifeform-hair-captures-not = Hair never captures, and on { $square } stands { $unit }.
lifeform-two-captures = This turn has already captured { $units }, and a turn captures once at most.
lifeform-moved-there = The { $unit } has moved there in this turn.
lifeform-stands-there-still = The { $unit } stands there at that moment: followers move one after the other, in the order written.
lifeform-order-works = This order works: { $turn }.
lifeform-no-order-works = No order of these followers works: they cannot swap places or go round in a ring.

# Notes on a turn that is accepted. $quote is an action as the player wrote it, $action how it is written.
lifeform-note-capture = { $quote }: this captures { $unit }.
lifeform-note-no-capture = { $quote }: nothing stands on { $square }, so nothing is captured.
lifeform-note-immobilise = Immobilising is written { $action }.

# What a turn does to the player's own body. $n is how many the $units are.
lifeform-note-lost = This turn breaks your own body: { $units } { $n ->
    [one] is
   *[other] are
} removed from the board (LF-9).
lifeform-note-parted = This turn breaks your own body: your Head and Torso are parted, which loses the game (LF-9).
lifeform-note-lost-and-parted = This turn breaks your own body: { $units } { $n ->
    [one] is
   *[other] are
} removed from the board, and your Head and Torso are parted, which loses the game (LF-9).

# Warnings on a set-up that is accepted. $side is the opponent, $kinds kinds of unit ("Hand or Foot"), $by units ("Bc8 or Nb8"),
# $n how many turns the truce lasts.
lifeform-note-open = The { $unit } stands open: a { $kinds } of { $side } could capture it in the first turn.
lifeform-note-exposed = As the set-ups stand, { $side } could capture your { $unit } in the first turn, with { $by }.
lifeform-note-exposed-unless = As the set-ups stand, { $side } could capture your { $unit } in the first turn, with { $by }, unless your own first turn prevents it.
lifeform-note-truce = The truce forbids such a capture in the first { $n ->
    [one] turn
   *[other] { $n } turns
} of each side (LF-12).

# What a unit may do, when a player asks.
lifeform-remark-captive = The { $unit } lies under { $hand } and cannot move until that Hand leaves or is removed (LF-4).
lifeform-remark-hair = Hair moves only as a follower: the { $unit } may step one square after a move of { $units }. It never captures (LF-3).
lifeform-remark-hair-stuck = Hair moves only as a follower, and no Head, Torso, Hand or Foot beside the { $unit } can move now.
lifeform-remark-limb = Limbs move only as followers: the { $unit } may step one square after a move of { $units }. It may capture, if nothing else in the turn does (LF-2).
lifeform-remark-limb-stuck = Limbs move only as followers, and no Head, Torso, Hand or Foot beside the { $unit } can move now.
lifeform-remark-stuck = The { $unit } has nowhere to go.
lifeform-remark-takes-along = It may take along, one step each: { $units }.
lifeform-remark-alone = No Hair or Limb stands beside it that could follow.
lifeform-remark-frees = When it leaves, { $unit } is free again (LF-4).

# Set-ups. $example is a unit on its square, Ke1; $low and $high are ranks.
lifeform-not-set-up = { $side } has not set up yet, so there is no turn to play.
lifeform-send-setup = Send a set-up: the word setup: and every unit with its square, like { $example }, or a drawing of your first three ranks.
lifeform-setup-over = The game has begun, so nobody sets up any more.
lifeform-send-turn = Send a turn: the primary move first, then its followers.
lifeform-setup-places = A set-up only places units: each is a letter and a square, like Ke1.
lifeform-setup-no-letter = Which unit stands on { $square } is not said.
lifeform-setup-write-letter = Write its letter before the square, like Ke1.
lifeform-setup-unknown = There is no unit with the letter { $letter }.
lifeform-setup-ranks = { $side } sets up on its first three ranks, { $low } to { $high }, and { $square } is not on them.
lifeform-setup-whose = It is for { $side } to set up now.
lifeform-setup-twice = { $unit } stands there already, and a square holds one unit.

# $counts are of the second: "Limbs (P) 7 instead of 8 and Hair (R) 3 instead of 2"; $army is "1 K, 1 Q, 2 B".
lifeform-setup-army = A set-up places exactly the army, and this one has { $counts }.
lifeform-setup-count = { $kinds } ({ $letter }) { $n } instead of { $want }
lifeform-setup-army-is = { $side }'s army is { $army }.

# A set-up that breaks the body rules.
lifeform-setup-parted = Head and Torso are parted (body rule 1).
lifeform-setup-joined = They must be adjacent, or a Limb must be adjacent to both.
lifeform-setup-loose = The body does not hold together: { $units } { $n ->
    [one] is
   *[other] are
} loose.
lifeform-setup-needs-limb = Every Hand and Foot must be adjacent to a Limb that is joined to the Torso (rule 3).
lifeform-setup-needs-joint = All Hair must be joined, directly or through Hair, to the Head, the Torso, a Hand or a Foot (rule 4).
lifeform-setup-needs-chain = Every Limb needs a chain of adjacent Limbs to the Torso (rule 2).

# What is wrong with a position line: said behind a colon, so these begin small and have no full stop. $text is what stands
# there, in quotation marks.
lifeform-line-letter = { $text } is not the letter of a unit (K, Q, B, N, R or P, Black's small)
lifeform-line-captive = { $text } is no Hand over its captive: write the Hand's letter and the captive's in brackets, like (Bp)
lifeform-line-captor = { $text } is no Hand over its captive: a Hand stands first, then a unit of the other side (LF-4)
lifeform-line-no-truce = nothing may follow the side to move in a game without a truce, but { $text } stands there
lifeform-line-played = after the side to move stands the number of turns played, from 1 to { $most }, or nothing at the start, but not { $text }
lifeform-line-too-many = { $side } has { $n } { $kinds } on the board, and a side has one { $unit }
lifeform-line-not-begun = a set-up is still awaited, so no turns can have been played
lifeform-line-white-first = the side to move on an empty board is w in this game, since White sets up first
lifeform-line-awaited = the set-up of { $side } is awaited, so the side to move must be { $letter }

# What is wrong with a preset, or with the army in one ("kqb2n2r2p8"): said as the above. $why is one of those that follow.
lifeform-truce-length = a truce of { $n } turns: it lasts from 0 to { $most }
lifeform-army-of = { $side }'s army: { $why }
lifeform-army-letter = { $text } is not the letter of a unit: an army is k, q, b, n, r and p, each with its number if that is not 1
lifeform-army-number = { $letter } stands twice, or its number is 0: write every letter once, and a number after it if that is not 1
lifeform-army-negative = a number of units cannot be negative
lifeform-army-vital = a side has one Head (k) and one Torso (q)
lifeform-army-room = a side sets up at most { $most } units, on its first three ranks
lifeform-army-limbs = it has too few Limbs (p): every Hand and Foot must stand beside one
lifeform-army-orthodox = the orthodox set-up has its own, { $army }

# An array of a preset's own. $rule is one of "lifeform-setup-needs-…"; $kinds is "Heads".
lifeform-array-vital = { $side } has { $n ->
    [0] no { $unit } ({ $letter })
   *[other] { $n } { $kinds }
} in the drawing; a side has one
lifeform-array-parted = { $side }'s Head and Torso are parted (body rule 1): they must be adjacent, or a Limb must be adjacent to both
lifeform-array-loose = { $unit } does not hold to its body. { $rule }
lifeform-array-and-setup = with an array of its own nobody sets up units

# What a game is, from its data: in the answer to "rules", in invitations and on pages.
lifeform-says-turn = In a turn you move one part of your body: the Head, the Torso, a Hand or a Foot. Then the Limbs and the Hair that stood next to the square it left may follow, each by one step in any direction.
lifeform-says-captures = There is at most one capture in a turn; a Hand may hold an enemy unit fast instead of capturing it.
lifeform-says-body = After the turn everything that has lost its connection with its body leaves the board: Limbs need a chain of Limbs to the Torso, Hands and Feet such a Limb beside them, Hair a chain of Hair to the Head, the Torso, a Hand or a Foot.
lifeform-says-won = Capture the Head, the Torso, or a Neck (a Limb that joins the two) and you have won. If your own Head and Torso come apart, you have lost.
lifeform-says-array = The units begin as the board shows them.
lifeform-says-orthodox = The units begin as the pieces of chess with their letters do.
lifeform-says-open = White sets up its units on its first three ranks, then Black, who has seen it, on its own; a body must hold together as it is set up (LF-11).
lifeform-says-secret = Both set up their units, each on its own first three ranks, and neither sees the other's before both are in; a body must hold together as it is set up (LF-11).
lifeform-says-truce = { $n ->
    [one] In the first turn of each side no Head, Torso or Neck may be captured (LF-12).
   *[other] In the first { $n } turns of each side no Head, Torso or Neck may be captured (LF-12).
}
lifeform-says-may-capture = It captures so, too.
lifeform-says-never-captures = It never captures.
lifeform-says-holds = It captures so, or holds the enemy unit that it comes to.
lifeform-says-hair = It only follows; it never captures and is never captured (LF-3).
lifeform-says-limb = It only follows; it may capture when it does.
