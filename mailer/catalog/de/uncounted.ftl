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
match-free-in-brackets = {" "}({ $free })
referee-clock-free = Hinweis: { $free }.
