web-ratings = Ratings
web-ratings-about = Where players stand, for each game and its options.
web-ratings-explained = Glicko-2, with all months ended by { $until }. A game counts once the month (UTC) in which it ended is over.
web-ratings-help = How ratings work
web-ratings-nobody = Nobody has a rating yet.
web-ratings-more = { $n ->
    [one] One more player is not shown.
   *[other] { $n } more players are not shown.
}
web-ratings-waiting = { $n ->
    [one] One game of this month will be rated on { $next }.
   *[other] { $n } games of this month will be rated on { $next }.
}
# The feed of ratings.
web-ratings-feed-entry = { $list }: ratings after { $month }
web-ratings-feed-summary = { $n ->
    [one] One game was rated: { $changes }.
   *[other] { $n } games were rated: { $changes }.
}
web-ratings-feed-change = { $name } { $before } → { $rating }
web-ratings-feed-new = { $name } { $rating } (new)
web-ratings-feed-more = { $n ->
    [one] one more player
   *[other] { $n } more players
}
web-rank = Rank
web-rated-list = List
web-rating = Rating
web-deviation = Deviation
web-not-rated-yet = Not yet rated
web-month = Month
web-chart = Ratings of { $name }, month by month. The table below says the same.
web-chart-undrawn = { $n ->
    [one] One more list is only in the table.
   *[other] { $n } more lists are only in the table.
}
web-chart-table = The same as a table
