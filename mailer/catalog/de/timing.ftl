# Wo jemand lebt, Wochenenden, Urlaub und Erinnerungen.

timing-zone-none = Du hast keine Zeitzone genannt, daher liest du alle Zeiten in UTC, und auch deine Wochenenden richten sich danach. Jetzt ist der { $now }. Um das zu ändern, schreib zum Beispiel „zeitzone Europe/Berlin“.
timing-zone = Deine Zeitzone ist { $zone }: Jetzt ist der { $now }.
timing-zone-unknown = Ich kenne keine Zeitzone „{ $words }“. Schreib den Namen einer Region und einer großen Stadt in deiner Zone, wie in „zeitzone Europe/Berlin“ oder „zeitzone America/New_York“.

timing-weekends-off = Samstage und Sonntage sind für dich spielfrei: Deine Uhren stehen dann, in allen deinen Partien. „wochenende zählt“ beendet das.
timing-weekends-utc = Sie beginnen und enden nach UTC. Sollen sie sich nach der Zeit bei dir richten, so schreib zum Beispiel „zeitzone Europe/Berlin“.
timing-weekends-on = Samstage und Sonntage zählen wie alle anderen Tage. „wochenende frei“ lässt deine Uhren dann stehen.

timing-budget = Auf deinem Urlaubskonto { $half ->
    [yes] sind { $days },5 Tage
   *[no] { $days ->
        [one] ist ein Tag
       *[other] sind { $days } Tage
    }
}.
timing-budget-grows = Am Ersten jedes Monats kommen zweieinhalb Tage dazu, und mehr als 40 sammeln sich nicht an. Nur ganze Tage können gebucht werden.
timing-budget-newcomer = Von deiner ersten Partie an kommen am Ersten jedes Monats zweieinhalb Tage dazu, und mehr als 40 sammeln sich nicht an. Nur ganze Tage können gebucht werden.
timing-none-booked = Du hast keinen Urlaub gebucht. „urlaub 10d“ lässt ab sofort einen beginnen, und „urlaub 2026-12-24 2027-01-02“ bucht einen vom ersten Tag bis zum letzten.
timing-booked = gebucht: { $from } bis { $to }, vorbei am { $until }
timing-automatic-on = Läuft deine Zeit in einer Partie ab, so werden stattdessen drei Tage von deinem Urlaubskonto genommen, in jeder Partie einmal. „urlaub auto aus“ beendet das.
timing-automatic-off = Es wird kein Urlaub von selbst genommen: Läuft deine Zeit ab, so ist sie um. „urlaub auto an“ lässt stattdessen drei Tage von deinem Urlaubskonto nehmen, in jeder Partie einmal.

timing-vacation-booked = Dein Urlaub ist gebucht, vom { $from } bis zum { $until }: Deine Uhren stehen so lange. Das kostet dein Konto { $paid ->
    [0] keinen Tag, der nicht schon bezahlt ist
    [one] einen Tag
   *[other] { $paid } Tage
}; darauf { $half ->
    [yes] sind jetzt { $days },5 Tage
   *[no] { $days ->
        [one] ist jetzt ein Tag
       *[other] sind jetzt { $days } Tage
    }
}. „urlaub ende“ beendet ihn früher.
timing-told = { $n ->
    [one] Dein Gegner erfährt es.
   *[other] Deine { $n } Gegner erfahren es.
}
timing-told-fellows = { $n ->
    [one] Noch jemand in deinen Turnieren erfährt es.
   *[other] Noch { $n } in deinen Turnieren erfahren es.
}
timing-vacation-ended = Dein Urlaub ist vorbei, und deine Uhren laufen, wo du am Zug bist. { $back ->
    [0] Kein Tag kam
    [one] Ein Tag kam
   *[other] { $back } Tage kamen
} auf dein Konto zurück; darauf { $half ->
    [yes] sind jetzt { $days },5 Tage
   *[no] { $days ->
        [one] ist jetzt ein Tag
       *[other] sind jetzt { $days } Tage
    }
}.
timing-away-subject = { $name } macht Urlaub, { $from } bis { $to }
timing-away = { $name } macht Urlaub, vom { $from } bis zum { $until }.
timing-away-stand = { $n ->
    [one] In Partie { $games } steht so lange die Uhr deines Gegners.
   *[other] In den Partien { $games } stehen so lange die Uhren deines Gegners.
} Ihr dürft beide spielen.
timing-away-barred = { $n ->
    [one] In Partie { $games } hält kein Urlaub eine Uhr an.
   *[other] In den Partien { $games } hält kein Urlaub eine Uhr an.
}
timing-away-no-clock = In dem, was ihr gegeneinander spielt, läuft keine Uhr; auf eine Antwort musst du vielleicht warten.
timing-fellow = { $name } spielt in { $events } mit.
timing-back-subject = { $name } ist zurück
timing-back = { $name } hat den Urlaub beendet, auch den, der für später gebucht war. Die Uhren von { $name } laufen wieder, wo { $name } am Zug ist.

timing-reminders-usual = Du wirst erinnert, wenn noch die Hälfte deiner Zeit für einen Zug übrig ist und wenn noch ein Tag übrig ist.
timing-reminders-none = Du wirst nicht mehr erinnert. „post erinnerungen an“ lässt Erinnerungen wieder wie üblich kommen.
timing-reminders = Du wirst erinnert, wenn dir noch so viel Zeit bleibt: { $left }. Erinnerungen, die in einem Zug schon fällig waren, werden nicht mehr geschickt.
timing-span = { $left }
timing-barred = { $n ->
    [one] In Partie { $games } hält kein Urlaub deine Uhr an.
   *[other] In den Partien { $games } hält kein Urlaub deine Uhr an.
}
