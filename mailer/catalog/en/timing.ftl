# Where somebody lives, their weekends, vacation and reminders.

timing-zone-none = You have named no zone, so what you read is in UTC, and so are your weekends. It is { $now } now. To change that, write, for example, “timezone Europe/Berlin”.
timing-zone = Your zone is { $zone }: it is { $now } now.
timing-zone-unknown = I know no zone “{ $words }”. Write the name of a region and a great city in your zone, as in “timezone Europe/Berlin” or “timezone America/New_York”.

timing-weekends-off = Saturdays and Sundays are free of play for you: your clocks stand then, in all your games. “weekends on” ends that.
timing-weekends-utc = They begin and end by UTC. To have them as they are where you live, write, for example, “timezone Europe/Berlin”.
timing-weekends-on = Saturdays and Sundays count like all other days. “weekends off” has your clocks stand then.

# $days are whole days, and with $half there is half a day more.
timing-budget = Your vacation budget holds { $half ->
    [yes] { $days } and a half days
   *[no] { $days ->
        [one] one day
       *[other] { $days } days
    }
}.
timing-budget-grows = Two and a half days are added on the first of every month, and 40 at most are kept. Only whole days can be booked.
timing-budget-newcomer = From your first game on, two and a half days are added on the first of every month, and 40 at most are kept. Only whole days can be booked.
timing-none-booked = You have booked no vacation. “vacation 10d” begins one now, and “vacation 2026-12-24 2027-01-02” books one from the first day to the last.
timing-booked = booked: { $from } to { $to }, over on { $until }
timing-automatic-on = As your time runs out in a game, three days of your budget are taken instead, once in a game. “vacation auto off” ends that.
timing-automatic-off = No vacation is taken by itself: as your time runs out, it is over. “vacation auto on” has three days of your budget taken instead, once in a game.

timing-vacation-booked = Your vacation is booked, from { $from } until { $until }: your clocks stand meanwhile. That takes { $paid ->
    [0] no day that is not paid already
    [one] one day
   *[other] { $paid } days
} of your budget, which now holds { $half ->
    [yes] { $days } and a half days
   *[no] { $days ->
        [one] one day
       *[other] { $days } days
    }
}. “vacation end” ends it early.
timing-told = { $n ->
    [one] Your opponent is told.
   *[other] Your { $n } opponents are told.
}
timing-told-fellows = { $n ->
    [one] One more in your tournaments is told.
   *[other] { $n } more in your tournaments are told.
}
timing-vacation-ended = Your vacation is over, and your clocks run where it is your turn. { $back ->
    [0] No day
    [one] One day
   *[other] { $back } days
} came back to your budget, which now holds { $half ->
    [yes] { $days } and a half days
   *[no] { $days ->
        [one] one day
       *[other] { $days } days
    }
}.
timing-away-subject = { $name } takes a vacation, { $from } to { $to }
timing-barred = { $n ->
    [one] In game { $games } no vacation stops your clock.
   *[other] In games { $games } no vacation stops your clock.
}
timing-away = { $name } takes a vacation from { $from } until { $until }.
timing-away-stand = { $n ->
    [one] Their clock stands meanwhile in game { $games }.
   *[other] Their clocks stand meanwhile in games { $games }.
} You may play, and so may they.
timing-away-barred = { $n ->
    [one] In game { $games } no vacation stops a clock.
   *[other] In games { $games } no vacation stops a clock.
}
timing-away-no-clock = No clock runs in what you play with each other; you may have to wait for an answer.
timing-fellow = { $name } plays in { $events }.
timing-back-subject = { $name } is back
timing-back = { $name } has ended their vacation, also what they had booked for later. Their clocks run again where it is their turn.

# Reminders. $left is a list of lengths of time.
timing-reminders-usual = You are reminded when half of your time for a turn is left, and when a day is left.
timing-reminders-none = You are not reminded any more. “mail reminders on” has reminders come as usual.
timing-reminders = You are reminded when { $left } are left. Reminders that were due already in a turn are not sent any more.
timing-span = { $left }
