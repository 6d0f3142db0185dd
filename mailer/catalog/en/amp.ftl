# The Chesimals: games in which a leader activates units, one after another, as long as a chain of friendly units joins them to
# it. An AMP is an army: a leader and the units of its colour.
#
# $unit is a unit in words, "orange warmachine on n6", and $leader a leader in the same words, unless a note says otherwise;
# $group is the colour of an AMP, "orange"; $side and $owner are White or Black. Squares ("n6") and units in short ("Wn6") are the
# same in every language.

# The leader of an AMP whose leader is not on the board: stands for $leader.
amp-leader-of-group = { $group } leader
# An AMP of several leaders: stands for $leader, too.
amp-amp-of-group = { $group } AMP

# Passing. CH-7 is the ruling.
amp-no-pass = { $side } can activate a unit, so a turn needs at least one activation (CH-7).

# Notes about how a loose writing was understood. $quote is what the player wrote.
amp-captures-after-all = { $quote }: this captures the { $unit }.
amp-captures-nothing = { $quote }: nothing stands on { $square }, so nothing is captured.

# Who makes the turn. $word and $mode in amp-no-leader-with-mode are what the player wrote, in quotation marks.
amp-no-such-amp = No AMP is called { $word }.
amp-not-your-amp = The { $group } AMP is { $owner }'s, and it is { $side }'s turn.
amp-no-leader = The { $group } AMP has no leader on the board, so its units cannot be activated by it.
amp-not-of-side = The { $unit } is not { $side }'s.
amp-not-a-leader = The { $unit } is not a leader.
amp-no-leader-with-letter = { $side } has no leader with the letter { $letter } on the board.
amp-no-leader-with-mode = No leader of { $side } has a mode called { $mode }.
# $leaders are leaders in short: "Kg3 or Sc3".
amp-whose-turn = The turn does not say whose it is, and { $n } leaders could make it.
amp-write-leader = Write { $leaders } and a colon before it.
# $groups are colours: "yellow, white".
amp-your-amps = { $side }'s AMPs: { $groups }.
# $leaders are as in amp-leader-in-list: "Kg3 (white), Sc3 (yellow)".
amp-your-leaders = { $side }'s leaders: { $leaders }.
amp-leader-in-list = { $leader } ({ $group })
amp-no-leaders-left = { $side } has no leader left.

# Modes of a leader: "ortho" or "dia", words that players write as they are.
amp-no-such-mode = The { $leader } has no { $mode } mode.
amp-leave-mode-out = Leave the word { $mode } out.
# $now is the leader's mode in this turn, $mode the one that would be needed, $initial that one's first letter.
amp-other-mode = The { $leader } is { $now } in this turn; the { $unit } could be activated so only in { $initial ->
    [a] an
    [e] an
    [i] an
    [o] an
    [u] an
   *[other] a
} { $mode } turn.
# $unit is the name of a kind: "warmachine".
amp-never-activates = The { $leader } never activates a { $unit }.

# Which unit is meant. In amp-unit-is, $unit has no square ("orange warmachine") and $short is the unit in short.
amp-won-by-action = The game is already won by action { $action }.
amp-end-there = End the turn there.
# What stands in a position line behind the side to move.
amp-line-points = { $text } are no points: White's and Black's are written as in 3-0, and left out where nobody has any
amp-line-turns = { $text } is no number of turns: it is written as in t12, from 1 to { $most }
amp-nothing-there-then = Nothing stands on { $square } at that moment.
amp-neutral = The { $unit } belongs to nobody and does not move.
amp-not-your-unit = The { $unit } is { $owner }'s, and it is { $side }'s turn.
amp-unit-is = The unit on { $square } is the { $unit } ({ $short }).
# $unit is a unit in short.
amp-write-if-meant = Write { $unit } if that is the unit you mean.

# Why a unit cannot be activated now.
amp-activated-before = The { $unit } has been activated in this turn, and a unit is activated at most once.
amp-not-connected = The { $unit } has no chain of friendly units back to the { $leader }.
amp-not-connected-by-own = The { $unit } has no chain of { $group } units back to the { $leader }.
# $units are units in short: "Eo3, Go4".
amp-connected-now = Connected now: { $units }.
amp-not-touching = The { $unit } does not touch the { $leader }, and no other unit carries a connection here.
amp-touching-by = Units touch { $touch ->
    [edge] by an edge here, not by a corner alone
   *[corner] by a corner here, not by an edge
}.
amp-none-connected = No unit that could still be activated is connected now.
# $unit has no square: "orange warmachine".
amp-wrong-amp = This is a turn of the { $leader }, and the unit on { $square } is the { $unit }.
amp-own-units-only = In this game a leader activates only units of its own AMP.
amp-leaderless = The { $group } AMP has no leader any more, so its units cannot be activated.
amp-one-amp-a-turn = A turn activates units of one AMP only; the { $group } units are activated in turns of the { $group } AMP.
# Where several AMPs may act in a turn. $groups are colours, joined by "and"; $unit is a unit in short, "Cc3".
amp-has-acted = The { $group } AMP has acted in this turn already; an AMP is named once, and what it does stands together.
amp-many-amps = { $n ->
    [one] { $n } AMP acts
   *[other] At most { $n } AMPs act
} in a turn, and { $groups } have acted.
amp-name-other-amp = To let the { $group } AMP act next in the same turn, write "; { $group }:" before { $unit }.
amp-over-quota = The { $leader } makes at most { $n ->
    [one] { $n } activation
   *[other] { $n } activations
} in a turn.
amp-over-others = The { $leader } activates at most { $n } units other than itself in a turn.
amp-leader-may-move = It may still move itself, if it has not yet.

# Why a unit cannot go there.
amp-only-moves = In this game a unit moves or captures: there is no promotion, slide or immobilising.
amp-must-leave = An activated unit must leave its square: the { $unit } cannot end where it stands.
amp-friendly-there = The { $unit } stands there, a friendly unit.
# $units are in words, with articles: "the red guard on c4 and the blue knight on d5".
amp-way-blocked = The way of the { $unit } to { $square } is blocked by { $units }.
amp-moves-otherwise = The { $unit } does not move to { $square }.
# Ways that ask more than empty squares. $other is what stands on the square.
amp-goes-without-capture = The { $unit } goes to { $square } only when nothing stands there, and there stands the { $other }.
amp-goes-to-capture = The { $unit } goes to { $square } only to capture, and nothing stands there.
amp-goes-unmoved = The { $unit } goes to { $square } only from where it stood in the set-up.
amp-nothing-to-hop = The { $unit } goes to { $square } only over another unit, and none stands between.
amp-hops-otherwise = The { $unit } does not come to { $square } over what stands between: { $units }.
# Promotion. $turns are "Pc11-c12=Q or Pc11-c12=N", $turn is one without it; $letter is what was written behind "=".
amp-must-be-promoted = The { $unit } is promoted on { $square }, and must become something else.
amp-not-promoted-into = The { $unit } does not become { $letter }.
amp-write-promotion = Write { $turns }.
amp-never-promoted = The { $unit } is of a kind that is never promoted.
amp-promoted-elsewhere = The { $unit } is not promoted on { $square }, only on { $squares }.
amp-leave-promotion-out = Write { $turn } if that is meant.
# $unit is a unit in short, $squares are "m4, n5".
amp-reaches = { $unit } could go to { $squares }.
amp-reaches-nothing = { $unit } cannot go anywhere now.
# A path is a way that was written out, square by square. $unit has no square here: "orange warmachine".
amp-path-blocked = The path touches down on { $square }, where the { $unit } stands.
amp-leave-blocked-path-out = Every square touched before the last must be empty; leave the path out to take any way that is open.
amp-no-such-path = The { $unit } can go to { $square }, but not by the path written.
amp-no-way-so = The { $unit } does not move along the path written.
amp-leave-path-out = Leave the path out to take any way that is open.

# Conversion (FU-5): an enemy unit becomes neutral, a neutral one friendly.
amp-no-conversion = This game is played without conversion.
amp-friendly-already = The { $unit } is friendly already.
amp-converted-before = The { $unit } has been converted in this turn; one step of conversion a turn.
amp-not-convertible = The { $unit } cannot be converted.
amp-not-adjacent = The { $unit } is not adjacent to the { $leader }.
# $units are units in short: "Eo3, Go4".
amp-could-convert = It could convert { $units }.

# What a unit may do ("legal n6"), where there is nothing: CH-9 and CH-3 are the rulings.
amp-no-leader-for = No leader that may activate the { $unit } is on the board (CH-9).
# $chain says who carries a chain: friendly, own or none.
amp-no-chain-for = { $chain ->
    [none] The { $unit } does not touch a leader that may activate it (CH-4).
    [own] No chain of units of the leader's AMP joins the { $unit } to a leader that may activate it (CH-4).
   *[friendly] No chain of friendly units joins the { $unit } to a leader that may activate it (CH-3).
}
amp-nowhere-to-go = The { $unit } is connected, but has nowhere to go.

# What is wrong with a square in a position line. $text is what stands there, in quotation marks; a list of letters is behind it.
amp-half-a-unit = { $text } is half a unit: write the AMP's small letter and the unit's capital
amp-no-neutral-units = { $text } would be a neutral unit, and this game has none (it is played without conversion)
amp-no-such-code = { $text } does not begin with the letter of an AMP ({ $codes })
amp-no-such-letter = { $text } does not end with the capital of a unit ({ $letters })

# What is wrong with a preset of such a game: said behind its file and line, without a full stop.
# $letter is a unit's letter, $unit its name ("warmachine"); $other is another of the same; $most is the most that there may be.
amp-spec-size = a board of { $files } files by { $ranks } ranks: the engine has 1 to { $most-files } files and 1 to { $most-ranks } ranks, and at most { $most } squares
amp-spec-fusion-only = swapping and conversion are only for games in which a turn names a leader, not an AMP
amp-spec-lead = a turn must be led by an AMP or by a leader
amp-spec-kinds = { $n } kinds of units: the engine has 1 to { $most }
amp-spec-letter = unit { $n }: its letter { $letter } is not one of A to Z
amp-spec-unit-name = unit { $letter } has no name
amp-spec-same-letter = two kinds of units have the letter { $letter }: { $unit } and { $other }
# $why is one of the next ones, or what is wrong with how the unit moves.
amp-spec-named-unit = unit { $letter } ({ $unit }): { $why }
amp-spec-unit = unit { $letter }: { $why }
amp-spec-activating = unit { $letter }, activating { $other }: { $why }
amp-spec-no-such-unit = unit { $letter }: it may activate { $other }, but no unit has that letter
amp-spec-promotion-unknown = unit { $letter }: it may become { $other }, but no other unit has that letter
amp-spec-promotion-nowhere = unit { $letter }: it is promoted into nothing, or nowhere
amp-spec-promotion-of-leader = unit { $letter }: a leader becomes only another leader, a royal one only a royal one, and one of whom the first lost decides only another of these, not { $other }
amp-spec-promotion-at-home = unit { $letter }: one promoted into { $other } on { $square } could not be told from one that has not moved, because one stands there in the set-up and moves otherwise from there (i)
amp-spec-chain = a chain is carried by friendly units, by own ones, or by none
amp-spec-amp = AMP { $group }: { $why }
amp-spec-first-of-royals = the first that is lost decides only among royal leaders
amp-spec-per-turn = { $n } AMPs in a turn: at least 1 acts, and at most { $most }
amp-spec-one-leader = several AMPs act in one turn only where a turn names an AMP, not a leader
amp-spec-no-leader = no kind of unit is a leader
amp-spec-leaders-only = only a leader is royal or has a quota or powers
amp-spec-of-the-amp = where an AMP leads a turn, being royal and the quota belong to the AMP, and leaders have no powers
amp-spec-leader-quota = its quota of { $quota }, at most { $others } others, makes no sense
amp-spec-powers = it has { $n } powers: a leader has 1 to { $most }
amp-spec-no-mode = power { $power } of { $all } has no mode to name it by
# $code is the letter of an AMP, $group its name.
amp-spec-amps = { $n } AMPs: the engine has 2 to { $most }
amp-spec-code = AMP { $n }: its code { $code } is not a small letter other than n, which is for neutral units
amp-spec-amp-name = AMP { $code } has no name
amp-spec-side = AMP { $group } belongs to neither side
amp-spec-amp-quota = AMP { $group } has a quota of { $quota }: at least 1 is needed
amp-spec-of-the-kind = AMP { $group }: where a leader leads a turn, the quota and being royal belong to the leader's kind
amp-spec-same-amp = AMPs { $group } and { $other } share a name or a code
# $why is said of a position line.
amp-spec-start = the start position: { $why }
amp-spec-win-incomplete = way { $n } to win: something is missing or out of range
amp-spec-win-unknown = way { $n } to win: there is no unit { $letter }
amp-spec-win-scores = points can be counted in one way only
amp-spec-limit = what ends the game beside the ways to win: a limit of at most { $most } turns, and by points only where captures bring points
amp-spec-no-royals = the start position: { $side } has no royal leader

# What a game is, from its data: in the answer to "rules", in invitations and on pages. $units are units with their letters, joined by commas.
amp-says-group = { $side }'s AMP { $group } ({ $code }): { $units }.
amp-says-nobody = nobody
amp-says-quota = { $n ->
    [one] One activation in a turn.
   *[other] At most { $n } activations in a turn.
}
# $n is how many leaders the AMP has.
amp-says-royal = { $n ->
    [one] Its leader is royal.
   *[other] Its leaders are royal.
}
amp-says-royal-first = { $n ->
    [one] Its leader is royal: { $side } has lost when it is captured.
   *[other] Its leaders are royal: { $side } has lost as soon as the first of them is captured.
}
amp-says-hyper = Its units may be activated again and again.
amp-says-turn = A turn is one AMP's, that is, one colour's: name it, and list what its units do, one after another, at least one.
amp-says-turn-of-leader = A turn is one leader's: name the leader, and list what the units do that are activated, one after another, at least one.
# $n is how many AMPs may act in a turn, in figures, or all; $example is "yellow: …; white: …".
amp-says-turn-of-amps = { $n ->
    [all] In a turn each AMP of your side may act, one AMP after another, at least one of them: name each, and list what its units do, one after another, at least one.
   *[other] In a turn up to { $n } AMPs of your side may act, one AMP after another, at least one of them: name each, and list what its units do, one after another, at least one.
}
amp-says-amps-in-turn = An AMP is named once in a turn, and has its own quota; it is written { $example }, in the order in which they act.
amp-says-once = A unit is activated at most once in a turn.
amp-says-again = A unit may be activated again and again in a turn, as long as it is connected each time; each activation counts.
amp-says-some-again = A unit is activated at most once in a turn, but those of { $groups } again and again, as long as they are connected each time; each activation counts.
# $touch is how units touch: usual, edge, corner, or other, of which amp-says-touch tells. $leaders is several where an AMP has more than one.
amp-says-chain-friendly = A unit can be activated only while a chain of friendly units, each touching the next { $touch ->
    [edge] by an edge, not by a corner alone
    [corner] by a corner, not by an edge
    [other] as below
   *[usual] by an edge or a corner
}, connects it to { $leaders ->
    [several] a leader of its AMP
   *[one] the leader
} (CH-3, CH-4).
amp-says-chain-own = A unit can be activated only while a chain of units of the leader's own AMP, each touching the next { $touch ->
    [edge] by an edge, not by a corner alone
    [corner] by a corner, not by an edge
    [other] as below
   *[usual] by an edge or a corner
}, connects it to { $leaders ->
    [several] a leader of its AMP
   *[one] the leader
} (CH-3, CH-4).
amp-says-chain-none = A unit can be activated only while it touches { $leaders ->
    [several] a leader of its AMP
   *[one] the leader
} { $touch ->
    [edge] by an edge, not by a corner alone
    [corner] by a corner, not by an edge
    [other] as below
   *[usual] by an edge or a corner
} or is a leader itself; no chain of other units connects it (CH-3, CH-4).
# $ways are leaps, joined by "or": "a knight's leap or a step orthogonally".
amp-says-touch = Two units touch when they are { $ways } from each other; what stands between does not matter.
amp-says-capture = It captures by landing on an enemy unit, and the turn may go on.
amp-says-order = Connection is asked at the moment of each activation: a unit may move out of touch, and when the leader has moved, the chain begins where it stands then.
amp-says-own-units = A leader activates units of its own AMP, itself among them.
amp-says-any-units = A leader activates units of its side of whatever colour, as far as its kind allows; one that is left without its leader may be activated by another.
# $carries is yes where units of other AMPs carry chains.
amp-says-headless = When { $leaders ->
    [several] the last leader of an AMP
   *[one] a leader
} is captured, the rest of its AMP stays on the board: it cannot be activated any more, but it blocks{ $carries ->
    [yes] , can be captured, and carries chains
   *[no] {" "}and can be captured
} (CH-9).
amp-says-conversion = As one activation a leader may convert an enemy or neutral unit next to it, written *SQUARE: an enemy becomes neutral, and what is neutral becomes its own (FU-5).
amp-says-pass = A turn is accepted or refused whole. Who can activate nobody sends pass, and only then (G-3).
amp-says-moving = Unless its moves say otherwise, a unit captures as it moves, and what a leap passes over does not matter. It stops where it captures; so each square on which a move touches down before its last must be empty (CH-1).
amp-says-holes = Nothing stands on a hole, and what moves in a line, hops or leaps lamely does not pass one; other leaps cross.
# $units are those that it may become, joined by "or"; $place is one of the next three; $example is "Pc5-c6=N".
amp-says-promotes = A move of it that ends { $place } may make it another unit: { $units }. It is written behind the move, as in { $example }.
amp-says-must-promote = A move of it that ends { $place } makes it another unit: { $units }. It is written behind the move, as in { $example }.
amp-says-on-last = on the last rank of its side
amp-says-on-ranks = on ranks { $low } to { $high } (counted from its own side)
amp-says-on-squares = on { $squares }
amp-says-leader = It is a leader.
amp-says-leads = { $n ->
    [one] It is a leader of one activation a turn, its own included.
   *[other] It is a leader of at most { $n } activations a turn, its own included.
}
amp-says-others = Of these at most { $n } are of other units.
amp-says-royal-kind = It is royal.
amp-says-activates = It activates { $units }.
amp-says-activates-in = In a turn that is { $mode } it activates { $units }.
amp-says-activated-by = Activated by a { $leader }
amp-says-activated-in = Activated by a { $leader } in a turn that is { $mode }
# It is enough to capture one of some royal leaders: said behind who the royal leaders are.
amp-says-first-of-amps = Of the royal leaders of { $groups } it is enough to capture one.
amp-says-first-of-kinds = Of these it is enough to capture one: { $units }.
amp-says-won-by-one = You win the moment the other side has lost one of its royal leaders. White's: { $white }. Black's: { $black }.
# Several royal leaders of one AMP and kind.
amp-says-royals = { $n } x { $group } { $unit }
amp-says-whole = A turn is accepted or refused whole. There is no passing.
amp-says-you-win = You win
amp-says-of-yours = of yours
amp-says-of-its-own = of its own
amp-says-side-wins = { $side } wins
amp-says-win-royals = { $who } the moment the other side has lost all its royal leaders.
amp-says-win-first = { $who } the moment the other side has lost one of its royal leaders.
amp-says-win-some = { $who } the moment the other side has { $n } royal leaders fewer than it began with.
amp-says-royals-of = { $side }'s: { $royals }.
amp-says-win-units = { $who } the moment the other side has no { $units } left.
amp-says-win-reach = { $who } the moment a { $units } { $whose } stands { $place }.
amp-says-win-hold = { $who } when a { $units } { $whose } stands { $place } and still stands there when the other side's turn has ended.
amp-says-win-bare = { $who } the moment the other side has none but leaders left.
amp-says-win-points = { $who } with { $n ->
    [one] { $n } point
   *[other] { $n } points
} by captures. A unit is worth: { $values }.
amp-says-worth = { $unit } { $n }
amp-says-wins-asked = This is asked after every activation, for the side that acts, then for the other; what holds first, in this order, decides.
amp-says-no-move-loses = Whoever can activate nobody when the turn is theirs has lost.
amp-says-no-move-draws = When the side whose turn it is can activate nobody, the game is drawn.
amp-says-limit = After { $n ->
    [one] { $n } turn
   *[other] { $n } turns, both sides' together,
} the game is drawn.
amp-says-limit-points = After { $n ->
    [one] { $n } turn
   *[other] { $n } turns, both sides' together,
} the side with more points has won; with as many on both sides the game is drawn.
amp-says-won = You win the moment the other side has lost all its royal leaders. White's: { $white }. Black's: { $black }.
