moments-begin = { $n ->
    [0] I found no turn in this game that mattered more than others.
    [one] One turn mattered most in this game. Look at the board first; my answer is below.
    [2] Two turns { moments-look }
   *[other] Three turns { moments-look }
}
moments-look = mattered most in this game. Look at the boards first; my answers are below.
moments-curve = How the game looked to me, turn by turn{ $first ->
    [1] {""}
   *[other] {" "}from turn { $first } on
}. The higher, the better for White.{ $n ->
    [0] {""}
   *[other] {" "}The numbers show where the questions below are from.
}
moments-ask = { $n }. Turn { $number }: { $side } to move. What would you play?
    .bare = { $n }. Turn { $number }: { $side } to move
moments-ask-won = { $n }. Turn { $number }: { $side } to move, and can win at once. How?
    .bare = { $n }. Turn { $number }: { $side } to move
moments-ask-forced = { $n }. Turn { $number }: { $side } can win in two turns, whatever { $other } answers. How does it begin?
    .bare = { $n }. Turn { $number }: { $side } to move
moments-answers = { $n ->
    [one] My answer:
   *[other] My answers:
}
moments-played = { $n }. { $side } played “{ $turn }”.
moments-was-lost = Then { $other } won with “{ $turn }” ({ $why }).
moments-allowed = After that, { $other } could win at once with “{ $turn }” ({ $why }).
moments-won = “{ $turn }” wins at once ({ $why }).
moments-forced = “{ $turn }” wins: whatever { $other } answers, { $side } can win with the next turn. For example “{ $answer }”, then “{ $win }” ({ $why }).
moments-looked = “{ $turn }” looks stronger: by my estimate { $side } then scores { $expected } %, after the turn played { $got } %.
moments-avoids = “{ $turn }” looks stronger: I found no win at once for { $other } after it, and by my estimate { $side } scores { $expected } %.
moments-line = { $other }'s best answer looks like “{ $answer }”.
moments-board = The board after “{ $turn }”:
    .bare = The board after “{ $turn }”
moments-estimates = Where I say “wins”, I played it out by the rules. “Looks stronger” is only my estimate; 50 % is an even game.
moments-game = { $title }: { $white } – { $black }, { $result }
moments-in-play = The game isn't over yet. You can study it after its end.
moments-unknown = I can't show you game { $game }: there is no public game of that number, and none of yours.
moments-not-over = Game { $game } isn't over yet. You can study it after its end.
moments-none = No turn was played in game { $game }, so there's nothing to study.
moments-to-reply = To see the moments of game { $game } that mattered, ask in reply to a letter of mine: “study { $game }”.
moments-one = One game a letter, please. Send “study { $game }” in another.
moments-many = You've had { $n } games studied today. Ask again tomorrow.
