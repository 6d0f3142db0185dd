# Turns asked back, and claims that wait for it (CR-46). $until ends the 24 hours, $asked is the first letter's arrival.

match-turn-strict = I haven't played turn { $number } yet, because you wrote “strict on”: { $turn }
match-set-up-strict = I haven't placed your set-up yet, because you wrote “strict on”: { $turn }
match-asked-counts = If you say yes by { $until }, it counts as sent on { $asked }.
match-claim-held = Your claim has to wait: I've asked { $name } about an earlier letter. If they say yes by { $until }, it's refused; if not, I'll decide it then.
match-claim-held-already = Your claim is already waiting for { $name }'s yes, until { $until }.
match-claim-held-theirs = { $name } makes a claim, but on { $asked } I asked you about an earlier letter. If you say yes to that by { $until }, the claim is refused; if not, I'll decide it.
match-claim-decided = Your opponent didn't say yes to my question, so I've decided your claim of { $at }.
match-claim-came-later = Your claim of { $at } is refused: { $name } confirmed an earlier letter, which counts as of { $asked }.
referee-strict-on = From now on I'll show you each turn and set-up first and play it when you reply “confirm”. “strict off” ends that.
referee-strict-off = I'll play your turns when they come, but first show you those that may cost you more than you think. “strict on” makes every turn wait for your “confirm”.
command-strict-what = Write “strict on” or “strict off”, not “{ $words }”.
