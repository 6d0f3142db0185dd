# Games in play, offers, tournaments.
web-playing = In play
web-seeks = Offers
web-tournaments = Tournaments

web-feed-of = Feed: { $what }
web-feed-about = { $site }: { $what }

# Games in play.
web-playing-about = Games in play, the latest turn first. Watch a game, and we'll mail you each turn as soon as both players have it.

# Offers. $terms is what web-terms-… say.
web-seeks-about = Anyone can take one of these games by mail.
web-seeks-none = Nobody is looking for a game just now.
web-seeks-how = How to make an offer: { $help }.
web-seek = { $name }: { $preset }; { $terms }
web-seek-free = for { $n } games
web-seek-until = until { $until }
web-seek-takeover = the free seat in game { $game }

# Tournaments.
web-tournaments-about = Tournaments: open, running and over.
web-tournaments-open = Open for players
web-tournaments-running = Running
web-tournaments-ended = Over
web-tournaments-none = There has been no tournament yet.
web-tournaments-how = How to take part: { $help }.
web-system = { $system }
web-tournament-joined = { $n ->
    [0] nobody has joined yet
    [one] one player has joined
   *[other] { $n } players have joined
}
web-tournament-starts = it starts on { $at }
web-tournament-starts-at = it starts with { $n } players
web-tournament-players = { $n ->
    [one] one player
   *[other] { $n } players
}
web-tournament-games = { $done } of { $all } games over
web-tournament-first = first: { $name }
web-tournament-faults = { $n ->
    [one] In one thing
   *[other] In { $n } things
} this tournament's file and its games' records disagree: see pbem verify.
