# What all games say alike.

# A refused turn.
violation = { $code }.
violation-quoted = { $quote }: { $code }.
violation-action = { $action }. { $code }.
violation-action-quoted = { $action }. { $quote }: { $code }.
fault-quoted = { $quote }:
fault-action = { $action }.
fault-action-quoted = { $action }. { $quote }:

code-cannot-read = I can't read this
code-no-unit-there = no unit there
code-not-your-unit = not your unit
code-wrong-amp = wrong AMP
code-activated-before = already activated
code-over-the-quota = over the quota
code-not-connected = not connected
code-leader-gone = leader gone
code-cannot-move-so = can't move there
code-blocked = blocked
code-friendly-unit-there = your own unit
code-pass-not-allowed = pass not allowed
code-mode-conflict = mode conflict
code-game-over = game over
code-two-captures = two captures
code-not-adjacent-to-the-start = not next to the start
code-captive = captive
code-truce = truce
code-slide-not-vacant = slide not vacant
code-slide-not-adjacent = slide not adjacent
code-slide-occupied = slide occupied
code-slide-undoes = slide undoes
code-slide-detaches = slide detaches
code-king-attacked = king attacked
code-promotion-missing = no promotion
code-setup-army = wrong army
code-setup-ranks = wrong ranks
code-setup-two-on-one-square = two on one square
code-setup-body = broken body
code-setup-over = no set-up now

# Why a game ended, in brackets.
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
cause-units-captured-plain = { $loser } lost all units of a kind
cause-reached = { $winner }'s { $unit } has reached { $square }
cause-reached-plain = { $winner } has reached the goal
cause-held = { $winner }'s { $unit } has held { $square }
cause-held-plain = { $winner } has held the goal
cause-bared = { $loser } has only leaders left
cause-points = { $winner } has { $more ->
    [one] { $more } point
   *[other] { $more } points
} to { $fewer }
cause-points-plain = { $winner } has the points
cause-no-move = { $side } can't move
cause-no-move-plain = a side can't move
cause-turn-limit = turn limit { $n } reached
cause-turn-limit-plain = turn limit reached
cause-turn-limit-points = turn limit { $n } reached: { $winner } has more points, { $more } to { $fewer }
cause-turn-limit-level = turn limit { $n } reached: both sides have { $more ->
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

counts-points = Points: White { $white }, Black { $black }; { $goal } win.
counts-turns = Turns played: { $n } of { $limit }.

quiet-capture = capture
quiet-pawn-move = capture or pawn move
quiet-removal = capture or removal

# $unit is in words, in some "Nc1".
game-over = The game is over: { $result }, { $why }.
for-instance = For instance: { $turn }.
no-set-ups = There are no set-ups in this game. Just send a turn.
pass-if-stuck = You can only pass when you can't move, and { $side } can.
no-leader-here = Leave out the leader: this game has none.
no-castling = There's no castling in this game.
write-this = Write { $what }.
write-unit-if-meant = If you mean that unit, write { $unit }.
not-your-unit = The { $unit } is { $owner }'s, and it's { $side }'s turn.
unit-is-another = The unit on { $square } is the { $unit } ({ $short }).
friendly-unit-there = The { $unit } is one of your own.
must-leave-square = The { $unit } has to leave its square.
moves-otherwise = The { $unit } can't move to { $square }.
way-blocked = The { $unit } can't get to { $square } past { $units }.
no-such-path = The { $unit } can go to { $square }, but not that way.
leave-path-out = Leave out the squares between.
goes-nowhere = { $unit } can't move now.
could-go = { $unit } could go to { $squares }.
unit-stuck = The { $unit } can't move now.
won-by-action = Action { $action } already wins the game.
end-turn-there = End your turn there.
note-captures = { $quote }: this captures { $units }.
note-captures-nothing = { $quote }: { $square } is empty, so nothing is captured.
spec-start = the start position: { $why }
spec-wrong = the game's data has a wrong { $field }
spec-kings = { $side } has { $n } kings; there must be one

unit-of-group = { $group } { $unit }
unit-of-group-on = { $group } { $unit } on { $square }
the-unit = the { $unit }

not-on-the-board = { $square } isn't on the board ({ $low } to { $high }).
is-a-hole = There's a hole on { $square }.
nothing-stands-on = There's no unit on { $square }.

# A game in words.
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
    [o] “o” only without capturing
    [x] “x” only to capture
    [i] “i” only from its starting square
    [h] “h” only over a unit
    [+] “+” without capturing, or over a unit to capture
   *[other] “*” moves and captures
}
rules-part-words = In the inventor's own words
rules-part-short = In short
rules-part-note = About { $preset }
rules-part-options = Options of { $preset }
rules-part-ending = Other endings
rules-says-agreed = You can agree on a draw (G-4).
rules-says-repetition = You can claim a draw when a position occurs { $n } times with the same side to move (G-4).
rules-says-quiet = You can claim a draw after { $n } turns without a { $event } (G-4).
rules-says-resigning = You can resign or lose on time (G-5).
rules-says-about = { $about }.
