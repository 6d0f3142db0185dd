# Open offers: made, listed, taken, taken back.

offers-made-rated = Its games are rated: they count for the ratings of both who play.
offers-made = Your offer { $number } stands: { $title }{ $n ->
    [one] {""}
   *[other] , for { $n } games, each with somebody else
}. It ends at { $until }. Whoever takes it begins a game with you at once; “cancel { $number }” takes it back.
offers-nobody = Nobody seeks a game just now. “seek PRESET” makes an offer of yours; see “help seek”.
offers-nobody-of = Nobody seeks a game of { $preset } just now. “seek { $preset }” makes an offer of yours; “seeks” lists those of other games.
offers-list = Who seeks a game, the newest last; “take NUMBER” begins it:
offers-older = { $n ->
    [one] one older offer
   *[other] { $n } older offers
}: “{ $seeks }” lists the newest of them, and “seeks PRESET” those of one game
offers-none-older = No older offer than { $number } stands. “seeks” lists the newest.
# $terms are what a command would say; $rating is that in the list of the game, with $rated 0 where there is none; $punctuality is one of the
# two messages below.
offers-listed = { $number }: { $title }, { $terms }; { $name }{ $rated ->
    [0] {""}
   *[other] , rating { $rating }
}, { $punctuality }
# The seat of a game that was given up.
offers-listed-takeover = { $number }: takes over game { $game }: { $title }, { $terms }; { $name }, { $punctuality }
offers-punctuality = { $percent } % of their turns in good time{ $late ->
    [0] {""}
    [one] , one game lost on time
   *[other] , { $late } games lost on time
}
offers-punctuality-unknown = too few turns to tell whether in time{ $late ->
    [0] {""}
    [one] , one game lost on time
   *[other] , { $late } games lost on time
}
offers-cancelled = Your offer { $number } is taken back. Games that it has led to go on.
offers-withdraw = { $number } is a challenge of yours, no offer: “withdraw { $number }” takes it back.
offers-unknown = There is no offer { $number }. “seeks” lists those that there are.
offers-taken = You have taken offer { $number } of { $name }.
offers-begun = The game has begun: you play { $side }, and { $first }.
offers-begun-set-up = You play { $side }.
offers-was-taken = { $name } has taken your offer { $number }. { $left ->
    [0] It stands no more.
    [one] It stands for one more game.
   *[other] It stands for { $left } more games.
}
offers-note = { $name } says: { $words }

# Of our own accord. $seek is the line that makes it again.
offers-vanished-subject = Your offer { $number } has ended
offers-vanished = Nothing was heard of you for thirty days, so your offer { $number } stands no more. To make it again, write “{ $seek }”.
offers-reminder-subject = Your offer { $number } ends soon
offers-reminder = Your offer { $number } of { $title } ends at { $until }; { $n ->
    [0] nobody has taken it
    [one] one game of { $games } was taken
   *[other] { $n } games of { $games } were taken
}. To make it again then, write “{ $seek }”.
offers-made-takeover = Your offer { $number } stands: whoever takes it goes on with { $side } in game { $game }, { $title }, from its last position, in a new game with you. The clocks begin anew, and it is not rated; the result of game { $game } stays. The offer ends at { $until }; “cancel { $number }” takes it back.
offers-vanished-takeover = Nothing was heard of you for thirty days, so your offer { $number } of the seat in game { $game } stands no more.
offers-reminder-takeover = Your offer { $number } of the seat in game { $game } ends at { $until }, and nobody has taken it. A seat can be offered for thirty days after the end of its game, so not again then.
offers-goes-on = It goes on from the last position of game { $game }, with fresh clocks, and is not rated.
