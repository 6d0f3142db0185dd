# What the host of the service decides in a game.

# Why a game ended, as a clause behind the result. $reason is in the host's own words.
match-why-host = adjudicated by the host: { $reason }
match-why-player = adjudicated by the host, who plays this game: { $reason }
match-why-void = void by the host: { $reason }
match-why-void-player = void by the host, who plays this game: { $reason }
match-why-banned = { $name } was banned by the host
match-why-banned-player = { $name } was banned by the host, who plays this game
match-why-terms = adjudicated by the terms of the event
match-why-worth = adjudicated by the terms of the event: worth { $white } to { $black }
match-result-both-lost = Result { $result } ({ $why }): both have lost.
host-result-void = It is void ({ $why }): it counts for nobody.

# To both players. $before and $now are sentences on the result.
host-corrected = The host has corrected how the game ended. Before: { $before } Now: { $now }
host-took-back = { $n ->
    [one] The host has taken a turn back: { $turns }.
   *[other] The host has taken { $n } turns back: { $turns }.
}
host-goes-on = The game goes on. What it had ended with is taken back: { $before }
host-plays-next = { $number ->
    [0] The set-ups are awaited again.
   *[other] The game is at turn { $number }, and { $whose }.
}
host-reason = The host's reason: { $reason }
host-reason-player = The host, who plays this game, gives as the reason: { $reason }
host-extends = The host has given { $name } { $time } more.
host-extends-yours = The host has given you { $time } more.
host-extends-both = The host has given both of you { $time } more for the set-ups.

# What was not done, to the host.
host-no-game = That game has never begun.
host-void-already = That game is void already.
host-same-result = That game is adjudicated as { $result } already.
host-undo-bounds = There is no going back to turn { $to }: the game has { $n } turns.
host-undo-nothing = Nothing to take back: { $n } turns were played.
host-undo-by-rules = Turn { $n } itself ended the game: go back to turn { $to } or before.
host-not-over = That game is not over.
host-not-playing = That game is not being played.
host-no-clock = That game is played without a clock.
host-forgotten = A player of that game has asked to be forgotten, so nobody could play on. Its result can be corrected.
host-taken-over = That game goes on as game { $game }, where its seat was taken over. Its result can be corrected.

# What the host has done, as "history" lists it behind the turns.
host-act-void = The host on { $at }: void. { $reason }
host-act-result = The host on { $at }: { $result }. { $reason }
host-act-reopened = The host on { $at }: the game goes on. { $reason }
host-act-undone = The host on { $at }: back to turn { $to }. { $reason }
host-act-extended = The host on { $at }: { $time } more.
