# What all games say alike: the contract of package rules.

# A refused turn. $action is its number, $quote the words at fault, $code one of the "code-…" below.
violation = { $code }.
violation-quoted = { $quote }: { $code }.
violation-action = { $action }. { $code }.
violation-action-quoted = { $action }. { $quote }: { $code }.

code-cannot-read = cannot read
code-no-unit-there = no unit there
code-not-your-unit = not your unit
code-wrong-amp = wrong AMP
code-activated-before = activated before
code-over-the-quota = over the quota
code-not-connected = not connected
code-leader-gone = leader gone
code-cannot-move-so = cannot move so
code-blocked = blocked
code-friendly-unit-there = friendly unit there
code-pass-not-allowed = pass not allowed
code-mode-conflict = mode conflict
code-game-over = game over
code-two-captures = two captures
code-not-adjacent-to-the-start = not adjacent to the start
code-captive = captive
code-truce = truce
code-slide-not-vacant = slide not vacant
code-slide-not-adjacent = slide not adjacent
code-slide-occupied = slide occupied
code-slide-undoes = slide undoes
code-slide-detaches = slide detaches
code-king-attacked = king attacked
code-promotion-missing = promotion missing
code-setup-army = setup army
code-setup-ranks = setup ranks
code-setup-two-on-one-square = setup two on one square
code-setup-body = setup body
code-setup-over = setup over

# Why a game ended, in brackets behind the result.
cause-royals-captured = { $all ->
    [1] the
    [2] both
   *[other] all
} { $royal ->
    [yes] royal { $unit }
   *[no] { $unit }
}{ $all ->
    [1] {""}
   *[other] s
} captured
cause-royals-captured-some = { $n } of { $all } { $royal ->
    [yes] royal { $unit }
   *[no] { $unit }
}s captured
cause-units-captured = { $loser } has no { $units } left
cause-units-captured-plain = { $loser } has lost all units of a kind
cause-reached = { $winner }'s { $unit } has reached { $square }
cause-reached-plain = { $winner } has reached the goal
cause-held = { $winner }'s { $unit } has held { $square }
cause-held-plain = { $winner } has held the goal
cause-bared = { $loser } has none but leaders left
cause-points = { $winner } has { $more ->
    [one] { $more } point
   *[other] { $more } points
} to { $fewer }
cause-points-plain = { $winner } has the points
cause-no-move = { $side } cannot move
cause-no-move-plain = a side cannot move
cause-turn-limit = { $n ->
    [one] { $n } turn was played
   *[other] { $n } turns were played
}
cause-turn-limit-plain = the last turn was played
cause-turn-limit-points = { $n ->
    [one] { $n } turn was played
   *[other] { $n } turns were played
}: { $winner } has more points, { $more } to { $fewer }
cause-turn-limit-level = { $n ->
    [one] { $n } turn was played
   *[other] { $n } turns were played
}: both sides have { $more ->
    [one] { $more } point
   *[other] { $more } points
}
cause-no-royals = neither side has a royal leader
cause-head-captured = Head captured
cause-torso-captured = Torso captured
cause-body-captured = Head and Torso captured
cause-neck-captured = Neck captured
cause-parted = Head and Torso parted
cause-no-bodies = neither body is whole
cause-checkmate = checkmate
cause-stalemate = stalemate
cause-slide-stalemate = stalemate by the slide
cause-king-captured = { $named ->
    [yes] { $loser }'s king captured
   *[no] King captured
}
cause-no-kings = neither side has a king
cause-only-kings = both sides have only the King left
cause-one-king-left = { $side } has only the King left: { $worth }
cause-more-units = { $side } has more units, { $more } to { $fewer }
cause-even-units = both sides have { $n } units
cause-resigned = resigned
cause-time = time
cause-adjudicated = adjudicated by the host
cause-called-off = called off
cause-void = void
cause-nobody-set-up = time: neither side was set up
cause-agreed = agreed draw
cause-repetition = { $n ->
    [3] threefold repetition
   *[other] { $n }-fold repetition
}
cause-quiet-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} without { $event }
cause-declined = declined
cause-withdrawn = withdrawn

# How points and turns stand, in games in which they decide.
counts-points = Points: White { $white }, Black { $black }; { $goal } win.
counts-turns = { $n ->
    [0] No turn
    [one] { $n } turn
   *[other] { $n } turns
} of { $limit } { $n ->
    [0] has been played.
    [one] has been played.
   *[other] have been played.
}

quiet-capture = capture
quiet-pawn-move = capture or pawn move
quiet-removal = capture or removal

# The same in every engine.
game-over = The game is over: { $result }, { $why }.
for-instance = For instance: { $turn }.

# Units in words. $group is a colour, $unit the name of a kind, in the-unit a unit in any such words.
unit-of-group = { $group } { $unit }
unit-of-group-on = { $group } { $unit } on { $square }
the-unit = the { $unit }

# Squares. $low and $high are the corners of the board.
not-on-the-board = { $square } is not on the board ({ $low } to { $high }).
is-a-hole = { $square } is a hole: the board has no square there.
nothing-stands-on = Nothing stands on { $square }.

# A game in words, from its data: the parts of its description.
rules-part-sides = The board and the two sides
rules-part-turn = A turn
rules-part-units = How units move
rules-part-winning = Winning
rules-says-board = The board has { $files } files and { $ranks } ranks.
rules-says-holes = { $n ->
    [one] It has a hole on { $squares }.
   *[other] It has { $n } holes: { $squares }.
}
rules-says-many-holes = It has { $n } holes, as drawn.
rules-says-unit = { $unit } ({ $letter })
rules-says-units = { $n } x { $unit } ({ $letter })
rules-says-army = { $side } has { $units }.
rules-says-other-moves = { $when }: { $move }.
rules-says-signs = In the drawing: { $signs }.
rules-says-sign = { $mark ->
    [o] “o”, it goes there only without capturing
    [x] “x”, it goes there only to capture
    [i] “i”, it goes there only as long as it has not moved
    [h] “h”, it goes there only over a unit
    [+] “+”, it goes there without capturing, and captures there only over a unit
   *[other] “*”, it goes there and captures there
}
rules-part-words = In the inventor's own words
rules-part-short = In short
# $preset is a name, "amoeba-bishop"; the data says how it came down.
rules-part-note = About { $preset }
rules-part-options = Options of { $preset }
rules-part-ending = How it may end besides
rules-says-agreed = A draw can be agreed (G-4).
rules-says-repetition = A position that has come up { $n } times with the same side to move may be claimed as a draw (G-4).
# $event is what begins the count anew, as in quiet-capture: "capture".
rules-says-quiet = After { $n } turns without a { $event } a draw may be claimed (G-4).
rules-says-resigning = You may resign, and lose on time (G-5).
rules-says-about = { $about }.
