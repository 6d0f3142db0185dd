# Ratings: the lists, one of them, and where somebody stands.

# $until is when the last month ended that is in.
ratings-yours = Where you stand in each list. A game counts when the month of its end is over; the last that is in ended at { $until }.
ratings-theirs = { $name } ({ $id } in records), with all months that had ended at { $until }:
ratings-nobody = No rated game is over yet. A game is rated if both have said so: “new … rated”, “seek … rated”; see “help ratings”.
ratings-none-of = { $name } has no rated game that is over.
ratings-ask = “ratings LIST” shows one of them, “ratings NAME” where somebody stands.
# $list is the name of a list, $standing one of the three messages below.
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
ratings-table = Ratings in { $list }, with all months that had ended at { $until }:
ratings-empty = Nobody has a rating in { $list } yet.
ratings-ranked = { $rank }. { $name }: { $standing }
ratings-unlisted = { $n ->
    [one] one more player
   *[other] { $n } more players
}
ratings-waiting = { $n ->
    [one] One game has ended since then. It is rated at { $next }.
   *[other] { $n } games have ended since then. They are rated at { $next }.
}
ratings-first = { $n ->
    [one] One rated game is over. It is rated at { $next }.
   *[other] { $n } rated games are over. They are rated at { $next }.
}
ratings-unknown = There is no list of ratings and no player called { $words }. “ratings” names the lists, “players” those who play here.

# Who plays here. $ratings are as in “cosmic 1532, amoeba 1601”.
players-list = Who has finished a game that is no secret, those first whose game ended last. “players NAME” tells more of one of them.
players-nobody = Nobody has finished a game yet that is no secret.
players-line = { $name } ({ $id }), { $at }{ $rated ->
    [0] {""}
   *[other] ; { $ratings }
}
players-unlisted = { $n ->
    [one] one more
   *[other] { $n } more
}
players-rated = Ratings: { $ratings }.
