# Gesuche.

offers-made-rated = Die Partien daraus sind gewertet.
offers-made = Dein Gesuch { $number } ist offen: { $title }{ $n ->
    [one] {""}
   *[other] , { $n } Partien, jede mit jemand anderem
}, bis zum { $until }. Nimmt es jemand an, beginnt die Partie sofort. „streichen { $number }“ nimmt es zurück.
offers-nobody = Gerade sucht niemand eine Partie. „suche SPIEL“ trägt dein Gesuch ein; siehe „hilfe suche“.
offers-nobody-of = Gerade sucht niemand eine Partie { $title }. „suche { $preset }“ trägt dein Gesuch ein; „gesuche“ zählt die für andere Spiele auf.
offers-list = Wer eine Partie sucht, das Neueste zuletzt; „nehmen NUMMER“ beginnt sie:
offers-older = { $n ->
    [one] ein älteres Gesuch
   *[other] { $n } ältere Gesuche
}: „{ $seeks }“ zählt sie auf, „gesuche SPIEL“ die für ein Spiel
offers-listed = { $number }: { $title }, { $terms }; { $name }{ $rated ->
    [0] {""}
   *[other] , Wertungszahl { $rating }
}, { $punctuality }
offers-listed-takeover = { $number }: übernimmt Partie { $game }: { $title }, { $terms }; { $name }, { $punctuality }
offers-punctuality = { $percent } % der Züge rechtzeitig{ offers-late }
offers-late = { $late ->
    [0] {""}
    [one] , eine Partie durch Zeit verloren
   *[other] , { $late } Partien durch Zeit verloren
}
offers-punctuality-unknown = zu wenige Züge, um Pünktlichkeit zu beurteilen{ offers-late }
offers-cancelled = Ich habe dein Gesuch { $number } zurückgenommen. Partien daraus gehen weiter.
offers-withdraw = { $number } ist eine Herausforderung von dir, kein Gesuch: „zurückziehen { $number }“ nimmt sie zurück.
offers-unknown = Es gibt kein Gesuch { $number }. „gesuche“ zählt die Gesuche auf.
offers-taken = Du hast Gesuch { $number } von { $name } angenommen.
offers-was-taken = { $name } hat dein Gesuch { $number } angenommen. { $left ->
    [0] Damit ist es erledigt.
    [one] Noch eine Partie ist offen.
   *[other] Noch { $left } Partien sind offen.
}
offers-note = { $name } schreibt: { $words }

offers-vanished-subject = Dein Gesuch { $number } ist beendet
offers-vanished = Ich habe dreißig Tage nichts von dir gehört und dein Gesuch { $number } geschlossen. Um es neu einzutragen, schreib „{ $seek }“.
offers-reminder-subject = Dein Gesuch { $number } endet bald
offers-reminder = Dein Gesuch { $number } für { $title } endet am { $until }; { $n ->
    [0] niemand hat es angenommen
    [one] eine von { $games } Partien ist vergeben
   *[other] { $n } von { $games } Partien sind vergeben
}. Um es dann neu einzutragen, schreib „{ $seek }“.
offers-made-takeover = Dein Gesuch { $number } ist offen: Jemand kann { $side } in Partie { $game }, { $title }, übernehmen und in einer neuen, ungewerteten Partie mit dir weiterspielen. Das alte Ergebnis bleibt. Das Gesuch endet am { $until }; „streichen { $number }“ nimmt es zurück.
offers-vanished-takeover = Ich habe dreißig Tage nichts von dir gehört und dein Gesuch { $number } für den Platz in Partie { $game } geschlossen.
offers-reminder-takeover = Dein Gesuch { $number } für den Platz in Partie { $game } endet am { $until }, und zwar endgültig: Ein Platz ist dreißig Tage frei.
offers-goes-on = Es geht von der letzten Stellung der Partie { $game } aus weiter, mit neuen Uhren und ungewertet.
offers-none-older = Es gibt kein Gesuch, das älter ist als { $number }. „gesuche“ zählt die neuesten auf.
