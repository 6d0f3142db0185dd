# Was eine Uhr bis zu einem Datum nicht zählt.
match-free-weekends = { $whose ->
    [yours] deine Wochenenden
   *[other] die Wochenenden
}
match-free-vacation = { $whose ->
    [yours] dein Urlaub
   *[other] der Urlaub
}
match-free-pause = die Pause
match-free = { $what } { $number ->
    [many] zählen nicht
   *[one] zählt nicht
}
letter-time-yours-free = Du hast noch { $left } ({ $free }): bis { $until }.
letter-time-both-free = Ihr habt beide noch { $left } ({ $free }): bis { $until }.
letter-time-theirs-free = { $name } hat noch { $left } ({ $free }): bis { $until }.
match-reminder-free = Du bist am Zug in der Partie gegen { $name }. Du hast noch { $left } ({ $free }), bis zum { $until }.
match-reminder-set-up-free = Ich warte auf deine Aufstellung in der Partie gegen { $name }. Du hast noch { $left } ({ $free }), bis zum { $until }.
referee-clock-free = Hinweis: { $free }.
