# Wo jemand lebt, Wochenenden, Urlaub und Erinnerungen.

timing-zone-none = Du hast keine Zeitzone gesetzt, darum gilt UTC: Jetzt ist der { $now }. Um eine zu setzen, schreib zum Beispiel „zeitzone Europe/Berlin“.
timing-zone = Deine Zeitzone ist { $zone }: Jetzt ist der { $now }.
timing-zone-unknown = Ich kenne keine Zeitzone „{ $words }“. Schreib eine Region und eine große Stadt in deiner Zone, wie „zeitzone Europe/Berlin“.

timing-weekends-off = Deine Wochenenden sind frei: Deine Uhren stehen samstags und sonntags, in allen deinen Partien. „wochenende zählt“ beendet das.
timing-weekends-utc = Sie beginnen und enden nach UTC. Um das zu ändern, schreib zum Beispiel „zeitzone Europe/Berlin“.
timing-weekends-on = Samstage und Sonntage zählen wie andere Tage. „wochenende frei“ hält deine Uhren dann an.

timing-budget = Du hast { timing-days } Urlaub.
timing-days = { $half ->
    [yes] { $days },5 Tage
   *[no] { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }
}
timing-budget-grows = Am Ersten jedes Monats kommen zweieinhalb Tage dazu, bis zu 40. Buchen kannst du ganze Tage.
timing-budget-newcomer = Ab deiner ersten Partie kommen am Ersten jedes Monats zweieinhalb Tage dazu, bis zu 40. Buchen kannst du ganze Tage.
timing-none-booked = Du hast keinen Urlaub gebucht. „urlaub 10d“ beginnt jetzt einen; „urlaub 2026-12-24 2027-01-02“ bucht einen.
timing-booked = gebucht: { $from } bis { $to }, vorbei am { $until }
timing-automatic-on = Läuft deine Zeit ab, nehme ich drei Tage Urlaub, in jeder Partie einmal. „urlaub auto aus“ beendet das.
timing-automatic-off = Läuft deine Zeit ab, nehme ich keinen Urlaub. „urlaub auto an“ nimmt dann drei Tage, in jeder Partie einmal.

timing-vacation-booked = Ich habe deinen Urlaub vom { $from } bis zum { $until } gebucht; deine Uhren stehen so lange. Er kostet { $paid ->
    [0] keine weiteren Tage
    [one] einen Tag
   *[other] { $paid } Tage
}, und du hast noch { timing-days }. „urlaub ende“ beendet ihn früher.
timing-told = { $n ->
    [one] Ich habe es deinem Gegner gesagt.
   *[other] Ich habe es deinen { $n } Gegnern gesagt.
}
timing-told-fellows = { $n ->
    [one] Auch jemand anderem in deinen Turnieren habe ich es gesagt.
   *[other] Auch { $n } anderen in deinen Turnieren habe ich es gesagt.
}
timing-vacation-ended = Dein Urlaub ist vorbei, und deine Uhren laufen, wo du am Zug bist. Du bekommst { $back ->
    [0] keinen Tag
    [one] einen Tag
   *[other] { $back } Tage
} zurück und hast noch { timing-days }.
timing-away-subject = { $name } macht Urlaub, { $from } bis { $to }
timing-away = { $name } macht Urlaub, vom { $from } bis zum { $until }.
timing-away-stand = { $n ->
    [one] In Partie { $games } steht so lange die Uhr deines Gegners.
   *[other] In den Partien { $games } stehen so lange die Uhren deines Gegners.
} Ihr dürft beide spielen.
timing-away-no-clock = Zwischen euch läuft keine Uhr; eine Antwort kann länger dauern.
timing-fellow = { $name } spielt in { $events } mit.
timing-back-subject = { $name } ist zurück
timing-back = { $name } hat allen Urlaub beendet. Die Uhren von { $name } laufen wieder, wo { $name } am Zug ist.

timing-reminders-usual = Ich erinnere dich, wenn noch die Hälfte deiner Zeit für einen Zug übrig ist und wenn noch ein Tag übrig ist.
timing-reminders-none = Ich erinnere dich nicht mehr. „post erinnerungen an“ bringt die üblichen zurück.
timing-reminders = Ich erinnere dich, wenn dir noch so viel Zeit bleibt: { $left }, ab der nächsten fälligen.
timing-span = { $left }
timing-barred = { $n ->
    [one] In Partie { $games } hält kein Urlaub eine Uhr an.
   *[other] In den Partien { $games } hält kein Urlaub eine Uhr an.
}
