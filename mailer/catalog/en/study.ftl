study-of-what = Of which game? For instance “study chesimals-2”. “presets” lists them all.
study-begins = { $title } (“{ $preset }”), as people have played it here and as a program plays it:
study-none = No public game of it has ended here yet (not counting the last day).
study-played = { $n ->
    [one] One public game is over: White won { $white }, Black { $black }, { $drawn } drawn
   *[other] { $n } public games are over: White won { $white }, Black { $black }, { $drawn } drawn
}{ $neither ->
    [0] {""}
   *[other] , { $neither } lost by both
}.
study-length = A quarter of them had { $short } turns or fewer, half { $middle }, three quarters { $long }, both sides counted.
study-ends = They ended { $ends }.
study-end-capture = by capture { $n }
study-end-mate = by checkmate { $n }
study-end-stalemate = with no move left { $n }
study-end-goal = by a goal, points or a limit { $n }
study-end-resigned = resigned { $n }
study-end-time = on time { $n }
study-end-agreed = by agreement { $n }
study-end-claim = by repetition or quiet turns { $n }
study-end-open = not over { $n }
study-end-other = otherwise { $n }
study-simulated = A program playing both sides at random has played { $n ->
    [one] one game
   *[other] { $n } games
} of up to { $limit } turns: White won { $white }, Black { $black }, { $drawn } drawn, { $open } not over. That shows how the pieces work, not how good players would do.
study-more-to-reply = To see what a program's games say of it, ask in reply to a letter of mine.
study-on-computer = “pbem stats { $preset }” on a computer plays thousands, with other players and options.
