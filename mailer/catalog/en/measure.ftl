# What stands out in the games that "pbem stats" has counted: one sentence each. $percent, $low, $high and $part are whole percents.

# Of the games that somebody has won, one side's, with the bounds of the interval.
measure-balanced = Neither side wins clearly more often: of the games that somebody wins, { $side } wins { $percent } % ({ $low } to { $high } %).
measure-unbalanced = The sides are not balanced: of the games that somebody wins, { $side } wins { $percent } % ({ $low } to { $high } %).
measure-first-mover = Who moves first wins { $percent } % of the games that somebody wins ({ $low } to { $high } %), whichever side that is.
measure-nobody-wins = Nobody has won a game.

measure-unfinished = { $percent } % of the games are not over when the counting ends.
measure-drawn = { $percent } % of the games are drawn.
measure-short = Half of the games are over after { $turns ->
    [1] the first turn.
   *[other] { $turns } turns, both sides' counted together, or earlier.
}

# Of the units that games begin with.
measure-still-army = { $percent } % of all units never move in a game.
measure-still = { $percent } % of the units of the kind { $unit } ({ $letter }) never move in a game.
measure-busy = { $percent } % of all activations are those of units of the kind { $unit } ({ $letter }), which are { $part } % of the units.
measure-idle = The { $group } AMP makes { $percent } % of all activations, and has { $part } % of the units.

measure-quota-full = { $percent } % of the turns use up the whole quota.
measure-quota-slack = Hardly a turn uses up the whole quota: fewer than one in a hundred.
measure-passes = { $percent } % of the turns are passes.
measure-repeats = { $percent } % of the turns come to a position that the game has had before.

# $n of $all squares; $squares names them, but for $more of them.
measure-unused = { $n ->
    [1] One
   *[other] { $n }
} of { $all } squares { $n ->
    [1] is
   *[other] are
} never entered: { $squares }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.

measure-foregone = Whoever is ahead first, by the mobility of the units on the board, wins { $percent } % of the games that somebody wins.
measure-nothing = Nothing else stands out.
