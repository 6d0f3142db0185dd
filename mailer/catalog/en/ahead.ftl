# Playing ahead. $line is what the player wrote, $turn one turn of it.

# $number is the branch, $behind the one before.
match-branch = { $number }. if { $theirs } then { $mine }
match-branch-then = { $number }. behind { $behind }, if { $theirs } then { $mine }
match-branch-any = { $number }. if any other turn then { $mine }
match-branch-then-any = { $number }. behind { $behind }, if any other turn then { $mine }

match-ahead-nothing = Write what your opponent might play and what you'd answer: “if Zc2-c3 then Fd7-e6”.
match-ahead-set-ups = You can't play set-ups ahead.
match-ahead-before-set-ups = You can only play ahead once both set-ups are in.
match-ahead-turn-first = It's your turn. Send your turn above the lines that begin with “if”.
match-ahead-kept = { $n ->
    [one] One answer is ready
   *[other] { $n } answers are ready
}. When { $name } plays a turn that fits, I'll play it at once. Only you can see this.
match-ahead-waits = { $n ->
    [one] One line will be ready
   *[other] { $n } lines will be ready
} once turn { $number } is played.
match-ahead-none = You have no answers ready in this game.
match-ahead-no-number = There's no answer { $number }. You have { $n } ready; “ifs” shows their numbers.
match-ahead-taken = { $n ->
    [one] I've deleted one answer.
   *[other] I've deleted { $n } answers.
} { $left ->
    [0] None is left.
    [one] One is left.
   *[other] { $left } are left.
}
match-the-answer = the answer
match-ahead-hurts = { $n ->
    [one] One line isn't ready yet, because it costs you more than you may think.
   *[other] { $n } lines aren't ready yet, because they cost you more than you may think.
}
match-ahead-hurts-line = In “{ $line }” it's the answer { $turn }.
match-ahead-hold = { $n ->
    [one] To make it ready anyway, reply “confirm”.
   *[other] To make all { $n } ready anyway, reply “confirm”.
}

match-ahead-no-answer = “{ $line }” isn't ready: write “then” and your answer after each of your opponent's turns.
match-ahead-behind-any = “{ $line }” isn't ready: nothing can follow the answer to “any”.
match-ahead-theirs-wrong = “{ $line }” isn't ready: your opponent can't play “{ $turn }” as turn { $number }.
match-ahead-mine-wrong = “{ $line }” isn't ready: you can't play “{ $turn }” as turn { $number }.
match-ahead-full = “{ $line }” isn't ready: a game has room for { $most } answers.
match-ahead-many-lines = I only read the first { $most } lines that begin with “if”.
match-ahead-many-turns = “{ $line }” isn't ready: that's too many turns for one letter. Please send it in another.
match-ahead-more-faults = { $n ->
    [one] One more line isn't ready either.
   *[other] { $n } more lines aren't ready either.
}

# $number is the turn before the lines, $now the one to play.
match-ahead-past = Your lines start after turn { $number }; the game is at turn { $now }. These still fit:
match-ahead-holds = “{ $line }”
match-ahead-past-none = The game is at turn { $now } and went another way, so none of your lines fits. I did nothing.

match-ahead-fired = I played the answer you had ready: turn { $number }, { $turn }
match-ahead-fires = { $name } had an answer ready: turn { $number }, { $turn }
match-ahead-illegal = Your answer “{ $turn }” isn't legal on this board, so I didn't play it.
match-ahead-yours-now = It's your turn.
match-ahead-long = { $most } turns were played ahead; I stop here, and it's your turn. I've dropped the rest of your answers.
match-ahead-question = { $name } asks you something with this turn, so I didn't play your answer “{ $line }”. It's your turn. If you play just that, your later answers stay ready.
match-ahead-missed = { $n ->
    [one] The answer you had ready doesn't fit, so I've dropped it.
   *[other] None of the { $n } answers you had ready fits, so I've dropped them.
}
match-ahead-undone = { $n ->
    [one] That also drops the answer you had ready.
   *[other] That also drops the { $n } answers you had ready.
}
letter-does-leave-ready = { $n ->
    [one] makes that line ready
   *[other] makes those { $n } lines ready
}

command-if-nothing = After “if” write what your opponent might play, then “then” and your answer: “if Zc2-c3 then Fd7-e6”.
command-unif = After “unif” write an answer's number, as “ifs” shows it, or nothing for all; not “{ $words }”.

referee-ifs = You have { $n ->
    [0] no answer ready in this game.
    [one] one answer ready:
   *[other] { $n } answers ready:
}
referee-waits-ahead = Game { $game }: “confirm” makes { $n ->
    [one] your line ready.
   *[other] your { $n } lines ready.
}
referee-resign-answered = { $name } had an answer ready, which I've played since, so I ignored your “resign”. If you still want to resign, write it once more.
referee-resign-with-turn = I've played your turn. Once { $name } answers it, your yes no longer counts.
