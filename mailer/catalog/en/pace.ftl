# How fast a game goes: what stops clocks, and what their players have chosen.

match-terms-no-vacation = There is no vacation in it: neither one that was booked nor an automatic one stops a clock. Weekends and pauses do.

# Automatic vacation: $days days of a player's budget are taken as their time runs out, once in a game.

match-automatic-yours = Your time for { $due } ran out on { $at }. Therefore { $days } days of your vacation were taken, which is done once in a game, and it is over only on { $until }.
match-automatic-off = If this is never to be done in your games, write vacation auto off.
match-automatic-theirs = { $name }'s time for { $due } ran out on { $at }. Therefore { $days } days of their vacation were taken, which is done once in a game for each of you, and it is over only on { $until }.

match-cut-off-budget = { $name }'s clocks stand meanwhile for as many days as their vacation budget holds, which leave it; then they go again, whether letters reach { $name } or not.
