# Chesimals and Fusion. $unit and $leader are "orange warmachine on n6".

amp-leader-of-group = { $group } leader
amp-amp-of-group = { $group } AMP

amp-no-pass = You can only pass when you can't activate any unit, and { $side } can (CH-7).

# Who makes the turn.
amp-no-such-amp = There's no AMP called { $word }.
amp-not-your-amp = The { $group } AMP is { $owner }'s, and it's { $side }'s turn.
amp-no-leader = The { $group } AMP has lost its leader, so its units can't be activated.
amp-not-a-leader = The { $unit } isn't a leader.
amp-no-leader-with-letter = { $side } has no leader { $letter } on the board.
amp-no-leader-with-mode = None of { $side }'s leaders has a mode { $mode }.
# $leaders are "Kg3 or Sc3".
amp-whose-turn = Which leader makes this turn? It could be { $n } of them.
amp-write-leader = Write { $leaders } and a colon in front.
amp-your-amps = { $side }'s AMPs: { $groups }.
amp-your-leaders = { $side }'s leaders: { $leaders }.
amp-leader-in-list = { $leader } ({ $group })
amp-no-leaders-left = { $side } has no leader left.

# Modes: "ortho" or "dia".
amp-no-such-mode = The { $leader } has no mode { $mode }.
amp-leave-mode-out = Leave out { $mode }.
amp-other-mode = This turn of the { $leader } is { $now }; the { $unit } needs { $mode } for that.
# $unit is a kind.
amp-never-activates = The { $leader } can't activate a { $unit }.

amp-line-points = { $text } can't be points: write them like 3-0, or leave them out if there are none
amp-line-turns = { $text } can't be the number of turns: write t1 to t{ $most }
amp-neutral = The { $unit } is neutral, so nobody can move it.

# $units are "Eo3, Go4".
amp-activated-before = You've already activated the { $unit } in this turn.
amp-not-connected = No chain of friendly units joins the { $unit } to the { $leader }.
amp-not-connected-by-own = No chain of { $group } units joins the { $unit } to the { $leader }.
amp-connected-now = Connected now: { $units }.
amp-not-touching = The { $unit } doesn't touch the { $leader }, and there are no chains in this game.
amp-touching-by = Units touch { $touch ->
    [edge] by edges here, not by corners
   *[corner] by corners here, not by edges
}.
amp-none-connected = No other unit can act now.
amp-wrong-amp = This is the { $leader }'s turn, and the unit on { $square } is the { $unit }.
amp-own-units-only = A leader activates only its own AMP in this game.
amp-one-amp-a-turn = One AMP acts in each turn. To move { $group } units, name the { $group } AMP.
# Several AMPs in a turn.
amp-has-acted = The { $group } AMP has already acted; write all it does in one place.
amp-many-amps = { $n ->
    [one] { $n } AMP acts
   *[other] Up to { $n } AMPs act
} in a turn; here it's { $groups }.
amp-name-other-amp = To go on with the { $group } AMP, write "; { $group }:" before { $unit }.
amp-over-quota = The { $leader } has up to { $n ->
    [one] { $n } activation
   *[other] { $n } activations
} in a turn.
amp-over-others = The { $leader } activates up to { $n } other units in a turn.
amp-leader-may-move = It can still move itself, if it hasn't.

# $other stands there.
amp-only-moves = Units only move and capture in this game.
amp-goes-without-capture = The { $unit } can't capture on { $square }, and the { $other } is there.
amp-goes-to-capture = The { $unit } can go to { $square } only to capture, and it's empty.
amp-goes-unmoved = The { $unit } can go to { $square } only from its starting square.
amp-nothing-to-hop = The { $unit } needs a unit to jump over on the way to { $square }.
amp-hops-otherwise = The { $unit } can't get to { $square } over { $units }.
# Promotion. $turn is one without it.
amp-must-be-promoted = The { $unit } has to be promoted on { $square }.
amp-not-promoted-into = The { $unit } can't become { $letter }.
amp-never-promoted = The { $unit } can't be promoted.
amp-promoted-elsewhere = The { $unit } is promoted on { $squares }, not on { $square }.
amp-leave-promotion-out = To move without it, write { $turn }.
amp-path-blocked = The { $unit } is in the way on { $square }.
amp-leave-blocked-path-out = All squares touched on the way must be empty. Leave them out, and I'll find an open way.
amp-no-way-so = The { $unit } can't move that way.

# Conversion (FU-5).
amp-no-conversion = There's no conversion in this game.
amp-friendly-already = The { $unit } is already yours.
amp-converted-before = You've already converted the { $unit } in this turn.
amp-not-convertible = The { $unit } can't be converted.
amp-not-adjacent = The { $unit } isn't next to the { $leader }.
amp-could-convert = It could convert { $units }.

# "legal n6".
amp-no-leader-for = The { $unit } has no leader left to activate it (CH-9).
amp-no-chain-for = { $chain ->
    [none] The { $unit } doesn't touch a leader that can activate it (CH-4).
   *[other] No chain of { $chain ->
        [own] its own AMP's
       *[friendly] friendly
    } units joins the { $unit } to a leader that can activate it (CH-3).
}
amp-nowhere-to-go = The { $unit } is connected, but it can't move.

# Position lines.
amp-half-a-unit = { $text } is half a unit: write the AMP's small letter and the unit's capital
amp-no-neutral-units = { $text } would be neutral, and this game has no neutral units
amp-no-such-code = { $text } doesn't begin with an AMP's letter ({ $codes })
amp-no-such-letter = { $text } doesn't end with a unit's capital ({ $letters })

# Mistakes in a game's data.
amp-spec-promotion-at-home = unit { $letter }, promoted to { $other } on { $square }, couldn't be told from one that begins there and hasn't moved (i)

# The rules in words.
amp-says-group = { $side }'s AMP { $group } ({ $code }): { $units }.
amp-says-nobody = nobody
amp-says-quota = { $n ->
    [one] One activation in a turn.
   *[other] Up to { $n } activations in a turn.
}
amp-says-royal = { $n ->
    [one] Its leader is royal
   *[other] Its leaders are royal
}{ $first ->
    [yes] : lose one, and { $side } loses the game
   *[no] {""}
}.
amp-says-hyper = Its units can act more than once in a turn.
amp-says-turn = In a turn you move units of one AMP, that is, one colour. Name it, then write what its units do, one after another; at least one acts.
amp-says-turn-of-leader = In a turn one leader activates units. Name it, then write what they do, one after another; at least one acts.
amp-says-turn-of-amps = In a turn { $n ->
    [all] each
   *[other] up to { $n }
} of your AMPs can act, one after another, at least one. Name each, then write what its units do.
amp-says-amps-in-turn = Each AMP has its own quota and is named once, in order: { $example }.
amp-says-once = Each unit acts once in a turn.
amp-says-again = A unit can act several times in a turn if it's connected each time; each time counts.
amp-says-some-again = Each unit acts once in a turn, but units of { $groups } can act again if they're connected each time; each time counts.
amp-says-chain = To act, a unit must be { $chain ->
    [none] a leader or touch
   *[other] joined to
} { $leaders ->
    [several] a leader of its AMP
   *[one] the leader
}{ $chain ->
    [none] {""}
    [own] {" "}by a chain of units of that AMP that touch
   *[friendly] {" "}by a chain of friendly units that touch
} { $touch ->
    [edge] by edges, not corners
    [corner] by corners, not edges
    [other] as below
   *[usual] by edges or corners
} (CH-3, CH-4).
amp-says-touch = Two units touch if { $ways } leads from one to the other, whatever stands between.
amp-says-capture = A unit captures by landing on an enemy; the turn can go on.
amp-says-order = What counts is the moment each unit acts: it may then move away, and if the leader has moved, the chain starts from its new square.
amp-says-own-units = A leader activates units of its own AMP, itself too.
amp-says-any-units = A leader activates units of its side, of any colour that its kind allows, also those that have lost their leader.
amp-says-headless = When { $leaders ->
    [several] an AMP's last leader
   *[one] a leader
} is captured, its units stay on the board but can't act any more. They still block the way{ $carries ->
    [yes] , can be captured, and carry chains
   *[no] {" "}and can be captured
} (CH-9).
amp-says-conversion = A leader can use an activation to convert a unit next to it, written *SQUARE: an enemy becomes neutral, a neutral unit yours (FU-5).
amp-says-pass = If one action is wrong, nothing is played. Send “pass” only if none of your units can act (G-3).
amp-says-moving = Unless stated otherwise, units capture as they move, and leaps pass over anything. A unit stops where it captures; so all squares it touches before must be empty (CH-1).
amp-says-holes = Holes are empty, and lines, hops and lame leaps can't cross them; other leaps can.
amp-says-promotes = When it ends a move { $place }, it can become: { $units }. Write { $example }.
amp-says-must-promote = When it ends a move { $place }, it has to become: { $units }. Write { $example }.
amp-says-on-last = on its side's last rank
amp-says-on-ranks = on ranks { $low } to { $high } (from its own side)
amp-says-on-squares = on { $squares }
amp-says-leader = It's a leader.
amp-says-leads = It's a leader with { $n ->
    [one] one activation
   *[other] up to { $n } activations
} a turn, its own included.
amp-says-others = Up to { $n } of these go to other units.
amp-says-royal-kind = It's royal.
amp-says-activates = It activates { $units }.
amp-says-activates-in = In a { $mode } turn it activates { $units }.
amp-says-activated-by = Activated by a { $leader }
amp-says-activated-in = Activated by a { $leader } in a { $mode } turn
amp-says-first-of-amps = Losing one royal leader of { $groups } is enough.
amp-says-first-of-kinds = Losing one of these is enough: { $units }.
amp-says-won-by-one = You win by capturing one royal leader. White's: { $white }. Black's: { $black }.
amp-says-royals = { $n } x { $group } { $unit }
amp-says-whole = If one action is wrong, nothing is played. You can't pass.
amp-says-you-win = You win
amp-says-of-yours = of yours
amp-says-of-its-own = of its own
amp-says-side-wins = { $side } wins
amp-says-win-royals = { $who } when the other side has lost all its royal leaders.
amp-says-win-first = { $who } when the other side has lost one royal leader.
amp-says-win-some = { $who } when the other side has { $n } royal leaders fewer than at the start.
amp-says-royals-of = { $side }'s: { $royals }.
amp-says-win-units = { $who } when the other side has no { $units } left.
amp-says-win-reach = { $who } when a { $units } { $whose } is { $place }.
amp-says-win-hold = { $who } when a { $units } { $whose } is { $place } and still there after the other side's turn.
amp-says-win-bare = { $who } when the other side has only leaders left.
amp-says-win-points = { $who } with { $n ->
    [one] { $n } point
   *[other] { $n } points
} from captures: { $values }.
amp-says-worth = { $unit } { $n }
amp-says-wins-asked = This is checked after each activation, first for the side that acts, in this order.
amp-says-no-move-loses = If you can't activate any unit on your turn, you lose.
amp-says-no-move-draws = If the side to move can't activate any unit, it's a draw.
amp-says-limit = After { $n ->
    [one] { $n } turn
   *[other] { $n } turns of both sides
} { $points ->
    [yes] the side with more points wins; equal points are a draw
   *[no] it's a draw
}.
amp-says-won = You win when the other side has lost all its royal leaders. White's: { $white }. Black's: { $black }.

# In an invitation.
amp-brief = It's like chess, but in a turn you move several units, all of one colour (a chesimal, or AMP).
amp-brief-amps = It's like chess, but in a turn you move several units, colour by colour (each colour is a chesimal, or AMP).
amp-brief-leader = It's like chess, but in a turn you move several units, all connected to one of your leaders.
amp-brief-all = You win by capturing all royal leaders of the other side.
amp-brief-one = You win by capturing a royal leader of the other side.
