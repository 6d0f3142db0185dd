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
match-free-in-brackets = {" "}({ $free })
referee-clock-free = Note: { $free }.
