measure-balanced = Both sides win about equally often: { $side } wins { $percent } % of decided games ({ $low } to { $high } %).
measure-unbalanced = The sides aren't balanced: { $side } wins { $percent } % of decided games ({ $low } to { $high } %).
measure-first-mover = The side that moves first wins { $percent } % of decided games ({ $low } to { $high } %).
measure-nobody-wins = Nobody has won a game.

measure-unfinished = { $percent } % of the games aren't over yet.
measure-drawn = { $percent } % of the games are draws.
measure-short = Half of the games are over after { $turns ->
    [1] the first turn.
   *[other] { $turns } turns of both sides, or earlier.
}

measure-still-army = { $percent } % of all units never move.
measure-still = { $percent } % of the units { $unit } ({ $letter }) never move.
measure-busy = { $unit } ({ $letter }) makes { $percent } % of all activations with { $part } % of the units.
measure-idle = The { $group } AMP makes { $percent } % of all activations with { $part } % of the units.

measure-quota-full = { $percent } % of the turns use the whole quota.
measure-quota-slack = Under 1 % of the turns use the whole quota.
measure-passes = { $percent } % of the turns are passes.
measure-repeats = { $percent } % of the turns repeat a position of their game.

measure-unused = { $n ->
    [1] One
   *[other] { $n }
} of { $all } squares { $n ->
    [1] is
   *[other] are
} never used: { $squares }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.

measure-foregone = The side that first gets ahead in mobility wins { $percent } % of decided games.
measure-nothing = Nothing else stands out.
