# Pages of what goes on: games in play, offers, tournaments. The first three are entries of the menu and headings.
web-playing = In play
web-seeks = Offers
web-tournaments = Tournaments

# Feeds of single pages: $what is the heading of one, or the name of a tournament.
web-feed-of = Feed: { $what }
web-feed-about = { $site }: { $what }

# Games in play, for whoever likes to look on.
web-playing-about = Games that are being played, the one in which a turn came last on top. Whoever watches a game is told of its turns by mail, as soon as both players have been.

# Offers: who looks for a game. $terms are words of a command, $until is a day.
web-seeks-about = Whoever likes may take one of these games, by a letter that says so.
web-seeks-none = Nobody looks for a game just now.
web-seeks-how = How to make an offer: { $help }.
web-seek = { $name }: { $preset } { $terms }
web-seek-free = for { $n } games
web-seek-until = until { $until }
web-seek-takeover = the seat that was given up in game { $game }

# Tournaments. The number of players stands before their names in web-tournament-joined.
web-tournaments-about = Tournaments that go on, that wait for players, and that are over.
web-tournaments-open = Open for players
web-tournaments-running = Going on
web-tournaments-ended = Over
web-tournaments-none = There has been no tournament yet.
web-tournaments-how = How to take part: { $help }.
web-system = { $system }
web-tournament-joined = { $n ->
    [0] nobody has joined yet
    [one] one player has joined:
   *[other] { $n } players have joined:
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
    [one] The file of this tournament and the records of its games do not agree in one thing: pbem verify says in what.
   *[other] The file of this tournament and the records of its games do not agree in { $n } things: pbem verify says in what.
}
