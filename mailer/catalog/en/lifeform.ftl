# Lifeform Chess. $unit is "White's Limb on d2" or "Pd2".

lifeform-example = Bc1-f4, with followers Bc1-f4, Pd2-d3, or holding a unit Bc1~f4

# $unit is a kind.
lifeform-whose = { $side }'s { $unit }
lifeform-whose-on = { $side }'s { $unit } on { $square }
lifeform-unit-on = { $unit } on { $square }
lifeform-neck = { $unit } (a Neck)

lifeform-kinds = { $letter ->
    [K] Heads
    [Q] Torsos
    [B] Hands
    [N] Feet
    [R] Hair
   *[P] Limbs
}

# $acts are the next three.
lifeform-could = { $unit } could { $acts }.
lifeform-could-go = go to { $squares }
lifeform-could-capture = capture on { $squares }
lifeform-could-immobilise = hold on { $squares }
lifeform-could-nothing = { $unit } can't move now.

lifeform-cannot-read = Units only move (-), capture (x) and hold (~) in this game.
lifeform-how-to-write = Write the primary's move first, then its followers, like Bc1-f4, Pd2-d3.

lifeform-other-unit = The unit on { $square } is a { $unit } ({ $short }).
lifeform-not-their-turn = { $unit } can't move in { $side }'s turn.

lifeform-only-follows = The { $unit } only follows: begin with a Head, Torso, Hand or Foot.
lifeform-primary-first = Write the primary's move first: { $quote }.
lifeform-may-follow-move = It can follow a move of { $units }.
lifeform-nobody-to-follow = No unit next to it can move now.

# The primary can't go there.
lifeform-holds-already = The Hand on { $square } already holds its captive, and can't capture it.
lifeform-only-hand-immobilises = Only a Hand can hold, and the unit on { $square } is a { $unit }.
lifeform-friendly = { $unit } is one of your own.
lifeform-nothing-to-immobilise = There's no unit on { $square } to hold.
lifeform-torso-captures-not = The Torso can't capture, and { $unit } is on { $square }.

lifeform-closed = { $unit } holds a captive there, so no other unit can go there.
lifeform-hair-captured-not = Hair can't be captured, and { $unit } is on { $square }.
lifeform-truce = { $unit } can't be captured yet: { $n ->
    [one] each side's first turn is
   *[other] each side's first { $n } turns are
} a truce for Head, Torso and Neck.

# Followers.
lifeform-end-there-or-capture-last = End your turn there, or write the winning capture last: { $turn }.
lifeform-moved-already = The { $unit } has already moved in this turn.
lifeform-second-primary = Only Hair and Limbs can follow, and the { $unit } would be a second primary.
lifeform-not-adjacent = The { $unit } wasn't next to { $square }, where the primary began.
lifeform-may-still-follow = These can still follow: { $units }.
lifeform-none-may-follow = No other unit can follow.
lifeform-only-primary-immobilises = Only a Hand can hold, and only as the primary.
lifeform-one-step = Followers move one square: the { $unit } can't reach { $square }.
lifeform-step-without-path = Followers move one square, so write only where it goes.
lifeform-hair-captures-not = Hair can't capture, and { $unit } is on { $square }.
lifeform-two-captures = You've already captured { $units } in this turn, and one capture is allowed.
lifeform-moved-there = The { $unit } has moved there in this turn.
lifeform-stands-there-still = The { $unit } is still there: followers move one after another, as you write them.
lifeform-order-works = This order works: { $turn }.
lifeform-no-order-works = These followers can't move in any order: they can't swap places or go round in a ring.

# Notes on an accepted turn.
lifeform-note-immobilise = You write holding as { $action }.
lifeform-note-lost = This turn breaks your own body: { $units } { $n ->
    [one] is
   *[other] are
} removed (LF-9).
lifeform-note-parted = This turn separates your Head and Torso, so you'd lose the game (LF-9).

# $side is the opponent, $by "Bc8 or Nb8".
lifeform-note-open = The { $unit } is open: a { $kinds } of { $side } could capture it in the first turn.
lifeform-note-exposed = { $side } could capture your { $unit } in the first turn, with { $by }{ $first ->
    [yes] , unless your own first turn stops that
   *[no] {""}
}.
lifeform-note-truce = The truce forbids that in { $n ->
    [one] each side's first turn
   *[other] each side's first { $n } turns
} (LF-12).

# "legal b1".
lifeform-remark-captive = The { $unit } is held by { $hand } and can't move until that Hand leaves or is removed.
lifeform-remark-hair = Hair only follows: the { $unit } can step one square after a move of { $units }. It can't capture (LF-3).
lifeform-remark-limb = Limbs only follow: the { $unit } can step one square after a move of { $units }. It can capture if nothing else does (LF-2).
lifeform-remark-limb-stuck = The { $unit } only follows, and no Head, Torso, Hand or Foot next to it can move now.
lifeform-remark-takes-along = These can follow it, one step each: { $units }.
lifeform-remark-alone = There's no Hair or Limb next to it to follow.
lifeform-remark-frees = When it leaves, { $unit } is free (LF-4).

# Set-ups.
lifeform-not-set-up = { $side } hasn't set up yet, so you can't play a turn.
lifeform-send-setup = Send setup: and each unit with its square, like { $example }, or draw your first three ranks.
lifeform-setup-over = The game has begun, so you can't set up any more.
lifeform-send-turn = Send a turn: the primary's move first, then its followers.
lifeform-setup-places = In a set-up, write each unit as a letter and a square, like Ke1.
lifeform-setup-no-letter = Which unit is on { $square }?
lifeform-setup-write-letter = Write its letter before the square, like Ke1.
lifeform-setup-unknown = There's no unit { $letter }.
lifeform-setup-ranks = { $side } sets up on ranks { $low } to { $high }, and { $square } isn't on them.
lifeform-setup-whose = It's { $side }'s turn to set up.
lifeform-setup-twice = { $unit } is already there.

# $army is "1 K, 1 Q, 2 B".
lifeform-setup-army = Your set-up doesn't have the right units: { $counts }.
lifeform-setup-count = { $kinds } ({ $letter }) { $n } instead of { $want }
lifeform-setup-army-is = { $side } has { $army }.

# The body rules.
lifeform-setup-parted = Head and Torso are separated (body rule 1).
lifeform-setup-joined = They must be next to each other, or a Limb next to both.
lifeform-setup-loose = Your body doesn't hold together: { $units } { $n ->
    [one] is
   *[other] are
} loose.
lifeform-setup-needs-limb = Each Hand and Foot needs a Limb next to it that's joined to the Torso (rule 3).
lifeform-setup-needs-joint = All Hair must be joined, perhaps through Hair, to the Head, the Torso, a Hand or a Foot (rule 4).
lifeform-setup-needs-chain = Each Limb needs a chain of Limbs to the Torso (rule 2).

# Position lines.
lifeform-line-letter = { $text } isn't a unit (K, Q, B, N, R or P, Black's small)
lifeform-line-captive = { $text } isn't a Hand over its captive, such as (Bp)
lifeform-line-no-truce = without a truce nothing follows the side to move, but there's { $text }
lifeform-line-played = after the side to move comes the number of turns played, 1 to { $most }, or nothing, not { $text }
lifeform-line-too-many = { $side } has { $n } { $kinds } on the board instead of one { $unit }
lifeform-line-not-begun = there can't be any turns before the set-up
lifeform-line-awaited = { $side } has to set up, so the side to move must be { $letter }

# A preset's army ("kqb2n2r2p8").
lifeform-army-of = { $side }'s army: { $why }
lifeform-army-letter = { $text } can't be in an army, which is k, q, b, n, r and p, each once, with its number if that isn't 1
lifeform-army-vital = a side has one Head (k) and one Torso (q)
lifeform-army-room = a side has up to { $most } units, on three ranks
lifeform-army-limbs = there are too few Limbs (p): each Hand and Foot needs one next to it

# A drawn start. $rule is "lifeform-setup-needs-…".
lifeform-array-vital = { $side } has { $n } { $kinds } in the drawing; there must be one
lifeform-array-parted = { $side }'s Head and Torso are separated (body rule 1); a Limb can join them
lifeform-array-loose = { $unit } is loose. { $rule }

# The rules in words.
lifeform-says-turn = In a turn you move your Head, your Torso, a Hand or a Foot. The Limbs and Hair that were next to it can then follow, one step each in any direction.
lifeform-says-captures = You capture once in a turn at most; a Hand can hold an enemy instead.
lifeform-says-body = Then everything that's loose leaves the board: Limbs need a chain of Limbs to the Torso, Hands and Feet need such a Limb next to them, and Hair needs a chain of Hair to the Head, the Torso, a Hand or a Foot.
lifeform-says-won = Capture the Head, the Torso or a Neck (a Limb that joins the two), and you win. If your own Head and Torso come apart, you lose.
lifeform-says-array = The units begin as the board shows.
lifeform-says-orthodox = The units begin where chess pieces with their letters do.
lifeform-says-open = White sets up on its first three ranks, then Black, who can see it; each body must hold together (LF-11).
lifeform-says-secret = Both set up on their first three ranks, hidden until both are in; each body must hold together (LF-11).
lifeform-says-truce = In each side's first { $n ->
    [one] turn
   *[other] { $n } turns
} you can't capture a Head, Torso or Neck (LF-12).
lifeform-says-may-capture = It captures that way, too.
lifeform-says-never-captures = It can't capture.
lifeform-says-holds = It captures that way, or holds the enemy there.
lifeform-says-hair = It only follows; it can't capture or be captured (LF-3).
lifeform-says-limb = It only follows, and can capture then.

# In an invitation.
lifeform-brief = It's like chess, but each side is a body that has to hold together.
lifeform-brief-won = You win by capturing the Head, the Torso or a Neck.
