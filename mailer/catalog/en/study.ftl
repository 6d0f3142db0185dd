# What the games of a preset say of it: “study”. First those that were played here, then those of a program against itself.

study-of-what = Say of which preset: “study chesimals-2”, for instance. “presets” lists them all.
study-begins = { $title } (“{ $preset }”), as it has been played here, with whatever options, and as a program plays it:
study-none = No public game of it has ended here more than a day ago.
study-played = { $n ->
    [one] One public game is over: White won { $white }, Black { $black }, { $drawn } drawn
   *[other] { $n } public games are over: White won { $white }, Black { $black }, { $drawn } drawn
}{ $neither ->
    [0] {""}
   *[other] , { $neither } lost by both
}.
study-length = A quarter of them had { $short } turns or fewer, half { $middle } or fewer, three quarters { $long } or fewer, both sides’ turns counted.
# $ends is a list of the messages below.
study-ends = How they ended: { $ends }.
study-end-capture = by what was captured { $n }
study-end-mate = by checkmate { $n }
study-end-stalemate = because nothing could move { $n }
study-end-goal = by a goal, points or a limit { $n }
study-end-resigned = resigned { $n }
study-end-time = on time { $n }
study-end-agreed = by agreement { $n }
study-end-claim = by repetition or quiet turns { $n }
study-end-open = not over { $n }
study-end-other = otherwise { $n }
# Of games without options that were chosen, of both players at random among the legal turns, each left after $limit turns.
study-simulated = A program that plays both sides, and chooses at random among what is legal, has played { $n ->
    [one] one game
   *[other] { $n } games
} of it, of { $limit } turns at most: White won { $white }, Black { $black }, { $drawn } drawn, { $open } not over. It shows how the pieces work, not what good players would make of them.
study-more-to-reply = What a program’s games say of it I tell in answer to a reply to a letter of mine.
study-on-computer = “pbem stats { $preset }” on a computer plays thousands, with other players and options: “help stats”.
