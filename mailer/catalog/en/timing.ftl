timing-zone-none = You have no time zone set, so I use UTC: it's { $now } now. To set one, write, for example, “timezone Europe/Berlin”.
timing-zone = Your time zone is { $zone }: it's { $now } now.
timing-zone-unknown = I don't know a time zone “{ $words }”. Write a region and a large city in your zone, like “timezone Europe/Berlin”.

timing-weekends-off = Your weekends are free: your clocks stop on Saturdays and Sundays, in all your games. “weekends on” ends that.
timing-weekends-utc = They begin and end by UTC. To change that, write, for example, “timezone Europe/Berlin”.
timing-weekends-on = Saturdays and Sundays count like other days. “weekends off” stops your clocks then.

timing-budget = You have { timing-days } of vacation.
timing-days = { $half ->
    [yes] { $days } and a half days
   *[no] { $days ->
        [one] one day
       *[other] { $days } days
    }
}
timing-budget-grows = You get two and a half days on the first of every month, up to 40. You can book whole days.
timing-budget-newcomer = From your first game on, you get two and a half days on the first of every month, up to 40. You can book whole days.
timing-none-booked = You have no vacation booked. “vacation 10d” begins one now; “vacation 2026-12-24 2027-01-02” books one.
timing-booked = booked: { $from } to { $to }, over on { $until }
timing-automatic-on = When your time runs out, I use three days of vacation, once a game. “vacation auto off” ends that.
timing-automatic-off = When your time runs out, I don't use any vacation. “vacation auto on” uses three days, once a game.

timing-vacation-booked = I've booked your vacation from { $from } until { $until }; your clocks stop then. It costs { $paid ->
    [0] no further days
    [one] one day
   *[other] { $paid } days
}, and you have { timing-days } left. “vacation end” ends it early.
timing-told = { $n ->
    [one] I've told your opponent.
   *[other] I've told your { $n } opponents.
}
timing-told-fellows = { $n ->
    [one] I've also told one other player in your tournaments.
   *[other] I've also told { $n } other players in your tournaments.
}
timing-vacation-ended = Your vacation is over, and your clocks run where it's your turn. You got { $back ->
    [0] no days
    [one] one day
   *[other] { $back } days
} back and have { timing-days } left.
timing-away-subject = { $name } is on vacation, { $from } to { $to }
timing-barred = { $n ->
    [one] In game { $games } no vacation stops a clock.
   *[other] In games { $games } no vacation stops a clock.
}
timing-away = { $name } is on vacation from { $from } until { $until }.
timing-away-stand = { $n ->
    [one] Their clock in game { $games } stops until then.
   *[other] Their clocks in games { $games } stop until then.
} You may both play.
timing-away-no-clock = No clock is running between you; an answer may take longer.
timing-fellow = { $name } plays in { $events }.
timing-back-subject = { $name } is back
timing-back = { $name } has ended all their vacation. Their clocks run again where it's their turn.

# $left is a list of spans.
timing-reminders-usual = I'll remind you when half of your time for a turn is left, and when a day is left.
timing-reminders-none = I won't remind you any more. “mail reminders on” brings the usual ones back.
timing-reminders = I'll remind you when { $left } are left, from the next that's due.
timing-span = { $left }
