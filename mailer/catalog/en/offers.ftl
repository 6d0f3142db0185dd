offers-made-rated = Its games are rated.
offers-made = Your offer { $number } is open: { $title }{ $n ->
    [one] {""}
   *[other] , { $n } games, each with someone else
}, until { $until }. When someone takes it, the game begins at once. “cancel { $number }” takes it back.
offers-nobody = Nobody is looking for a game right now. “seek PRESET” makes your own offer; see “help seek”.
offers-nobody-of = Nobody is looking for a game of { $title } right now. “seek { $preset }” makes your own offer; “seeks” lists those of other games.
offers-list = Players looking for a game, the newest last; “take NUMBER” begins it:
offers-older = { $n ->
    [one] one older offer
   *[other] { $n } older offers
}: “{ $seeks }” lists them, “seeks PRESET” those of one game
offers-none-older = There's no offer older than { $number }. “seeks” lists the newest.
# $rated is 0 without a $rating; $punctuality is one of the next two.
offers-listed = { $number }: { $title }, { $terms }; { $name }{ $rated ->
    [0] {""}
   *[other] , rating { $rating }
}, { $punctuality }
offers-listed-takeover = { $number }: takes over game { $game }: { $title }, { $terms }; { $name }, { $punctuality }
offers-punctuality = { $percent } % of turns in time{ offers-late }
offers-late = { $late ->
    [0] {""}
    [one] , one game lost on time
   *[other] , { $late } games lost on time
}
offers-punctuality-unknown = too few turns to tell if in time{ offers-late }
offers-cancelled = I've taken back your offer { $number }. Games that came from it go on.
offers-withdraw = { $number } is your challenge, not an offer: “withdraw { $number }” takes it back.
offers-unknown = There's no offer { $number }. “seeks” lists the offers.
offers-taken = You've taken { $name }'s offer { $number }.
offers-was-taken = { $name } took your offer { $number }. { $left ->
    [0] It's now closed.
    [one] One more game of it is open.
   *[other] { $left } more games of it are open.
}
offers-note = { $name } says: { $words }

# $seek is the line that makes it again.
offers-vanished-subject = Your offer { $number } has ended
offers-vanished = I haven't heard from you for thirty days, so I've closed your offer { $number }. To make it again, write “{ $seek }”.
offers-reminder-subject = Your offer { $number } ends soon
offers-reminder = Your offer { $number } of { $title } ends on { $until }; { $n ->
    [0] nobody has taken it
    [one] one of { $games } games was taken
   *[other] { $n } of { $games } games were taken
}. To make it again then, write “{ $seek }”.
offers-made-takeover = Your offer { $number } is open: someone can take over { $side } in game { $game }, { $title }, and play on with you in a new, unrated game. The old result stays. The offer ends on { $until }; “cancel { $number }” takes it back.
offers-vanished-takeover = I haven't heard from you for thirty days, so I've closed your offer { $number } of the seat in game { $game }.
offers-reminder-takeover = Your offer { $number } of the seat in game { $game } ends on { $until }, for good: a seat is free for thirty days.
offers-goes-on = It goes on from the last position of game { $game }, with fresh clocks, unrated.
