web-front-title = Play by e-mail
web-front-sentence = Board games by e-mail: we send you the board, you reply with your turn.
# $n is how many offers.
web-front-take = Take a game ({ $n } open)
web-front-begin-game = Begin a game
web-front-try-turn = Try a turn now
web-front-lately = Latest games
web-front-playing = All games in play
web-front-offers = Open offers
web-front-all-offers = All { $n } offers
web-front-results = Newest results
web-games-about = All public games, turn by turn.

# $left is "1 day 12 hours".
web-to-move = { $name } to move
web-side-to-move = { $side } to move
web-to-set-up = setting up
web-move-until = until { $at }
web-move-left = { $left } left
web-move-late = time is up
web-as-of = As of { $at }.

web-title-named = { $title } ({ $name })
web-list-title = { $title } ({ $options })
web-option = { $about }: { $value }

# Terms, parted by semicolons.
web-terms-no-clock = no clock
web-terms-turn = { $time } a turn
web-terms-turns = { $time } for every { $n } turns
web-terms-bank = { $time } for the whole game
web-terms-add = { $time } for the whole game, plus { $add } a turn
web-terms-most = { $time } for the whole game, plus { $add } a turn, up to { $most }
web-terms-no-vacation = no vacation
web-terms-rated = rated
web-terms-unrated = unrated
web-terms-rating = for ratings from { $least } to { $most }
web-terms-least = for ratings from { $least }
web-terms-rating-most = for ratings up to { $most }
web-terms-white = they play White
web-terms-black = they play Black
web-terms-rounds = { $time } a round
web-terms-worth = unfinished games go by the units left

web-system-once = everyone plays everyone once
web-system-twice = everyone plays everyone twice
web-system-swiss = Swiss, { $n ->
    [one] one round
   *[other] { $n } rounds
}
web-system-sections = sections of { $n }, then a final
web-tournament-joined-of = { $n } of { $of } joined

web-ratings-lists = { $n ->
    [one] One list
   *[other] { $n } lists
}
