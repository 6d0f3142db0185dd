# What a clock doesn't count. $number is one or many things.
match-free-weekends = { $whose ->
    [yours] your weekends
    [theirs] their weekends
   *[both] weekends
}
match-free-vacation = { $whose ->
    [yours] your vacation
    [theirs] their vacation
   *[both] vacation
}
match-free-pause = the pause
match-free = { $what } { $number ->
    [many] don't count
   *[one] doesn't count
}
letter-time-yours-free = You have { $left } ({ $free }): until { $until }.
letter-time-both-free = You both have { $left } ({ $free }): until { $until }.
letter-time-theirs-free = { $name } has { $left } ({ $free }): until { $until }.
match-reminder-free = It's your turn in the game against { $name }. You have { $left } left ({ $free }), until { $until }.
match-reminder-set-up-free = I'm waiting for your set-up in the game against { $name }. You have { $left } left ({ $free }), until { $until }.
referee-clock-free = Note: { $free }.
