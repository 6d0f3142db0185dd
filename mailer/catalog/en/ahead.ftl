# Playing ahead: answers that a player leaves ready for turns that may come. Nobody else learns of one that was not played. $line is a
# line as they wrote it, $turn in what is wrong one turn of it, $number that turn's number in the game; $n is how many answers.

# The tree. $number is a branch's own, $behind that of the one that it goes on behind.
match-branch = { $number }. if { $theirs } then { $mine }
match-branch-then = { $number }. behind { $behind }, if { $theirs } then { $mine }
match-branch-any = { $number }. if any other turn then { $mine }
match-branch-then-any = { $number }. behind { $behind }, if any other turn then { $mine }

match-ahead-nothing = Write what your opponent might play and what you answer, as in “if Zc2-c3 then Fd7-e6”.
match-ahead-set-ups = Set-ups cannot be played ahead.
match-ahead-before-set-ups = Answers begin behind a turn of your own, and no turn can be played before the set-ups are in.
match-ahead-turn-first = It is your turn. Answers begin behind your own turn: send your turn with it, above the lines that begin with “if”.
match-ahead-kept = { $n ->
    [one] One answer is ready
   *[other] { $n } answers are ready
}. When { $name } plays a turn that fits, the answer is played at once and takes none of your time. Nobody but you sees this.
match-ahead-waits = { $n ->
    [one] One line waits with turn { $number }: it is ready
   *[other] { $n } lines wait with turn { $number }: they are ready
} as soon as that turn is played.
match-ahead-none = You have no answer ready in this game.
match-ahead-no-number = There is no answer { $number } to take back. You have { $n } ready; “ifs” shows their numbers.
match-ahead-taken = { $n ->
    [one] One answer is
   *[other] { $n } answers are
} taken back. { $left ->
    [0] None is left.
    [one] One is left.
   *[other] { $left } are left.
}
match-the-answer = the answer
match-ahead-hurts = { $n ->
    [one] One line is not ready yet, for it costs you more than it may seem to.
   *[other] { $n } lines are not ready yet, for they cost you more than it may seem.
}
match-ahead-hurts-line = In “{ $line }” it is the answer { $turn }.
match-ahead-hold = If you want { $n ->
    [one] it, answer confirm: that makes this line ready.
   *[other] them, answer confirm: that makes all { $n } lines ready.
}

# What is wrong with a line; the others stand.
match-ahead-no-answer = “{ $line }” is not ready: behind each turn of your opponent's stands “then” and your answer.
match-ahead-behind-any = “{ $line }” is not ready: nothing can follow the answer to “any”, for nobody knows the board by then.
match-ahead-theirs-wrong = “{ $line }” is not ready: your opponent cannot play “{ $turn }” as turn { $number }.
match-ahead-mine-wrong = “{ $line }” is not ready: you cannot play “{ $turn }” as turn { $number }.
match-ahead-full = “{ $line }” is not ready: there is room for { $most } answers in a game.
match-ahead-many-lines = Of the lines that begin with “if” only the first { $most } are read.
match-ahead-many-turns = “{ $line }” is not ready: that are too many turns for one letter. Send it in another.
match-ahead-more-faults = { $n ->
    [one] One more line is
   *[other] { $n } more lines are
} not ready either.

# A letter to an older address, or one that the game has overtaken. $number is the turn behind which the lines begin, $now the one to play.
match-ahead-past = Your lines begin behind turn { $number }; the game is at turn { $now }. Some still hold, for the game went along:
match-ahead-holds = “{ $line }”
match-ahead-past-none = The game is at turn { $now } and went another way: nothing of your lines holds any more. Nothing was done; here is the board.

# What comes of answers that are ready.
match-ahead-fired = Your answer was ready and is played: turn { $number }, { $turn }
match-ahead-fires = { $name } had an answer ready: turn { $number }, { $turn }
match-ahead-illegal = Your answer “{ $turn }” cannot be played on this board, and was not.
match-ahead-yours-now = It is your turn to play.
match-ahead-long = { $most } turns were played by themselves; here it stops, and it is your turn to play. What you had ready is forgotten.
match-ahead-question = The turn came together with something that { $name } asks you, so your answer was not played: “{ $line }”. It is your turn. If you play just that, what you have ready behind it stays.
match-ahead-missed = { $n ->
    [one] The answer that you had ready does not fit, and is forgotten.
   *[other] None of the { $n } answers that you had ready fits; they are forgotten.
}
match-ahead-undone = { $n ->
    [one] The answer that you had ready is forgotten with it.
   *[other] The { $n } answers that you had ready are forgotten with it.
}
letter-does-leave-ready = { $n ->
    [one] makes the line ready that you were asked about
   *[other] makes the { $n } lines ready that you were asked about
}

# What cannot be read.
command-if-nothing = Write behind “if” what your opponent might play, then “then” and what you answer, as in “if Zc2-c3 then Fd7-e6”.
command-unif = Behind “unif” stands the number of one answer, as “ifs” shows it, or nothing for all; not “{ $words }”.

referee-ifs = You have { $n ->
    [0] no answer ready in this game.
    [one] one answer ready:
   *[other] { $n } answers ready:
}
referee-waits-ahead = Game { $game }: “confirm” makes { $n ->
    [one] the line ready that you were asked about.
   *[other] the { $n } lines ready that you were asked about.
}
referee-resign-answered = { $name } had an answer ready, and it has been played: so “resign”, which you wrote before you knew it, does nothing. If you still want to resign, write it once more.
referee-resign-with-turn = Your turn is played. As soon as { $name } answers it, a yes to this does nothing any more.
