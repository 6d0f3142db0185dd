# Gesuche.

offers-made-rated = Die Partien daraus sind gewertet: Sie zählen auf beiden Seiten für die Wertungszahl.
offers-made = Dein Gesuch { $number } ist eingetragen: { $title }{ $n ->
    [one] {""}
   *[other] , für { $n } Partien, jede mit jemand anderem
}. Es endet am { $until }. Wer es annimmt, beginnt sofort eine Partie mit dir; „streichen { $number }“ nimmt es zurück.
offers-nobody = Im Moment sucht niemand eine Partie. „suche SPIEL“ trägt ein Gesuch von dir ein; siehe „hilfe suche“.
offers-nobody-of = Im Moment sucht niemand eine Partie { $preset }. „suche { $preset }“ trägt ein Gesuch von dir ein; „gesuche“ zählt die für andere Spiele auf.
offers-list = Wer eine Partie sucht, das Neueste zuletzt; „nehmen NUMMER“ beginnt sie:
offers-older = { $n ->
    [one] ein älteres Gesuch
   *[other] { $n } ältere Gesuche
}: „{ $seeks }“ zählt die neuesten davon auf, und „gesuche SPIEL“ die für ein Spiel
offers-listed = { $number }: { $title }, { $terms }; { $name }{ $rated ->
    [0] {""}
   *[other] , Wertungszahl { $rating }
}, { $punctuality }
offers-listed-takeover = { $number }: übernimmt Partie { $game }: { $title }, { $terms }; { $name }, { $punctuality }
offers-punctuality = { $percent } % der Züge rechtzeitig{ $late ->
    [0] {""}
    [one] , eine Partie durch Zeitüberschreitung verloren
   *[other] , { $late } Partien durch Zeitüberschreitung verloren
}
offers-punctuality-unknown = zu wenige Züge, um über die Pünktlichkeit etwas zu sagen{ $late ->
    [0] {""}
    [one] , eine Partie durch Zeitüberschreitung verloren
   *[other] , { $late } Partien durch Zeitüberschreitung verloren
}
offers-cancelled = Dein Gesuch { $number } ist zurückgenommen. Partien, die daraus entstanden sind, gehen weiter.
offers-withdraw = { $number } ist eine Herausforderung von dir, kein Gesuch: „zurückziehen { $number }“ nimmt sie zurück.
offers-unknown = Es gibt kein Gesuch { $number }. „gesuche“ zählt auf, welche es gibt.
offers-taken = Du hast Gesuch { $number } von { $name } angenommen.
offers-begun = Die Partie hat begonnen: Du spielst { $side }, und { $first }.
offers-begun-set-up = Du spielst { $side }.
offers-was-taken = { $name } hat dein Gesuch { $number } angenommen. { $left ->
    [0] Damit ist es erledigt.
    [one] Es gilt noch für eine Partie.
   *[other] Es gilt noch für { $left } Partien.
}
offers-note = { $name } schreibt: { $words }

offers-vanished-subject = Dein Gesuch { $number } ist beendet
offers-vanished = Dreißig Tage lang kam nichts von dir, daher gilt dein Gesuch { $number } nicht mehr. Um es noch einmal einzutragen, schreib „{ $seek }“.
offers-reminder-subject = Dein Gesuch { $number } endet bald
offers-reminder = Dein Gesuch { $number } für { $title } endet am { $until }; { $n ->
    [0] niemand hat es angenommen
    [one] eine von { $games } Partien ist vergeben
   *[other] { $n } von { $games } Partien sind vergeben
}. Um es dann noch einmal einzutragen, schreib „{ $seek }“.
offers-made-takeover = Dein Gesuch { $number } ist eingetragen: Wer es annimmt, spielt mit { $side } in Partie { $game }, { $title }, von der letzten Stellung aus weiter, in einer neuen Partie mit dir. Die Uhren beginnen von vorn, und gewertet wird sie nicht; das Ergebnis von Partie { $game } bleibt. Das Gesuch endet am { $until }; „streichen { $number }“ nimmt es zurück.
offers-vanished-takeover = Dreißig Tage lang kam nichts von dir, daher gilt dein Gesuch { $number } für den Platz in Partie { $game } nicht mehr.
offers-reminder-takeover = Dein Gesuch { $number } für den Platz in Partie { $game } endet am { $until }, und niemand hat es angenommen. Ein Platz kann bis dreißig Tage nach dem Ende seiner Partie angeboten werden, danach also nicht mehr.
offers-goes-on = Gespielt wird von der letzten Stellung der Partie { $game } aus, mit neu gestellten Uhren und ungewertet.
offers-none-older = Es gibt kein Gesuch, das älter ist als { $number }. „gesuche“ zählt die neuesten auf.
