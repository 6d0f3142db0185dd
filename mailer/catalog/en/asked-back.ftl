# What is asked back before it is played, and claims that wait for it (CR-46). $until is the end of the 24 hours, $asked the arrival of the first letter.

match-turn-strict = Turn { $number } is not played yet, for you have said strict on: { $turn }
match-set-up-strict = Your set-up is not placed yet, for you have said strict on: { $turn }
match-asked-counts = With a yes by { $until } it counts as having come on { $asked }, with your letter; with a later one, as having come with that yes.
match-claim-held = Your claim is held: { $name } has been asked whether they mean what they sent before it came. If they say yes by { $until }, it is refused; else it is decided as of now, and you will hear.
match-claim-held-already = Your claim is held already, until { $name } has said yes or { $until } has come.
match-claim-held-theirs = { $name } makes a claim, which is held: on { $asked } you were asked whether you mean what you had sent. If you say yes to that by { $until }, the claim is refused; else it is decided before anything that comes from you now.
match-claim-decided = Your claim of { $at } was held for what your opponent had been asked about. They have not said yes to it, so the claim is decided now.
match-claim-came-later = Your claim of { $at } is refused: { $name } has confirmed what they were asked about, and it counts as of { $asked }, before the claim.
referee-strict-on = Nothing of yours is played before you have answered confirm: each turn and each set-up is shown to you first, and counts as having come with that answer. strict off ends it.
referee-strict-off = Your turns are played when they come; only those that cost you more than it may seem to are shown to you first. strict on has every turn wait for your confirm.
command-strict-what = “{ $words }” is none of strict on and strict off.
