match-terms-no-vacation = Vacations don't stop the clocks; weekends and pauses do.

match-automatic-yours = Your time for { $due } ran out on { $at }, so I used { $days } days of your vacation (once a game). You now have until { $until }.
match-automatic-off = If you don't want that in your games, write “vacation auto off”.
match-automatic-theirs = { $name }'s time for { $due } ran out on { $at }, so I used { $days } days of their vacation. They now have until { $until }.

match-cut-off-budget = { $name }'s clocks stop for as many days as they have vacation left. Then they run again.
