# Numbers, time, lists.

list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }

moment = { $weekday } { $day } { $month } { $year }, { $clock } UTC
moment-here = { $weekday } { $day } { $month } { $year }, { $clock }
moment-with-day-here = { $weekday } { $day } { $month }, { $clock }
date = { $day } { $month } { $year }
moment-with-day = { $weekday } { $day } { $month }, { $clock } UTC

weekday-0 = Sunday
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
less-than-a-minute = less than a minute

times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}

side-white = White
side-black = Black
