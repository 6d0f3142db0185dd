# Was zum Deutschen selbst gehört: Zahlen, Zeit, Aufzählungen und Wörter aller Spiele.

list-comma = { ", " }
list-and = { " und " }
list-or = { " oder " }

moment = { $weekday }, { $day }. { $month } { $year }, { $clock } UTC
moment-here = { $weekday }, { $day }. { $month } { $year }, { $clock }
moment-with-day-here = { $weekday }, { $day }. { $month }, { $clock }
date = { $day }. { $month } { $year }
moment-with-day = { $weekday }, { $day }. { $month }, { $clock } UTC

weekday-0 = Sonntag
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
less-than-a-minute = weniger als eine Minute

times = { $n ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $n }-mal
}

side-white = Weiß
side-black = Schwarz
