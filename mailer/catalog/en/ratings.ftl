# Ratings.

ratings-subject = Your ratings
ratings-yours = Your ratings. Games count once the month they ended in is over; the last month counted ended on { $until }.
ratings-theirs = { $name } ({ $id } in records), with all months up to { $until }:
ratings-nobody = No rated game is over yet. To play one, both add “rated”: “new … rated”, “seek … rated”; see “help ratings”.
ratings-none-of = { $name } has finished no rated game yet.
ratings-ask = “ratings LIST” shows a list, “ratings NAME” a player.
ratings-line = { $list }: { $standing }
ratings-standing = { $rating }, deviation { $deviation }; { $games ->
    [one] one game
   *[other] { $games } games
}: { $won } won, { $drawn } drawn, { $lost } lost{ $waiting ->
    [0] {""}
    [one] ; one game not yet rated
   *[other] ; { $waiting } games not yet rated
}
ratings-waits = not rated yet; { $waiting ->
    [one] one game of this month waits
   *[other] { $waiting } games of this month wait
}
ratings-away = no game yet
ratings-table = Ratings in { $list }, with all months up to { $until }:
ratings-empty = Nobody has a rating in { $list } yet.
ratings-ranked = { $rank }. { $name }: { $standing }
ratings-unlisted = { $n ->
    [one] one more player
   *[other] { $n } more players
}
ratings-waiting = { $n ->
    [one] One game has ended since then; I'll rate it on { $next }.
   *[other] { $n } games have ended since then; I'll rate them on { $next }.
}
ratings-first = { $n ->
    [one] One rated game is over; I'll rate it on { $next }.
   *[other] { $n } rated games are over; I'll rate them on { $next }.
}
ratings-unknown = I know no rating list and no player called { $words }. “ratings” names the lists, “players” the players.

# $ratings are "cosmic 1532, amoeba 1601".
players-list = Players who have finished a public game, the latest first. “players NAME” says more about one.
players-nobody = Nobody has finished a public game yet.
players-line = { $name } ({ $id }), { $at }{ $rated ->
    [0] {""}
   *[other] ; { $ratings }
}
players-unlisted = { $n ->
    [one] one more
   *[other] { $n } more
}
players-rated = Ratings: { $ratings }.
