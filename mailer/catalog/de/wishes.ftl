# Grenzen und Wünsche.

wishes-going = Du spielst { $n ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $n } Partien
}.
wishes-going-of = Du spielst { $n ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $n } Partien
} von höchstens { $most }. Jede, die du rechtzeitig beendest, gibt { $adds } dazu; jede, die du durch Zeit verlierst, nimmt { $takes } weg.
wishes-none = Du hast keine Grenzen gesetzt und niemanden abgelehnt. „hilfe grenzen“ sagt, wie das geht.
wishes-total = insgesamt: { $most } zugleich
wishes-limit = { $title }: { $most } zugleich
wishes-refused-preset = du spielst kein { $title }
wishes-refused-player = du spielst nicht mit { $name }
wishes-refused-address = du spielst nicht mit { $address }
wishes-total-set = Andere können keine Partie mit dir beginnen, solange bei dir { $most ->
    [one] eine Partie läuft
   *[other] { $most } Partien laufen
}. Du selbst kannst weiter welche beginnen.
wishes-limit-set = Andere können keine Partie { $title } mit dir beginnen, solange davon bei dir { $most ->
    [one] eine läuft
   *[other] { $most } laufen
}. Du selbst kannst weiter welche beginnen.
wishes-lifted = Für Partien { $title } hast du keine Grenze mehr.
wishes-total-lifted = Für die Zahl deiner Partien hast du keine Grenze mehr.
wishes-preset-refused = Niemand kann mehr eine Partie { $title } mit dir beginnen. „annehmen { $preset }“ macht das rückgängig.
wishes-preset-accepted = Andere können wieder Partien { $title } mit dir beginnen.
wishes-player-refused = { $name } kann keine Partie mehr mit dir beginnen, und Worte von { $name } erreichen dich nicht. „annehmen { $name }“ macht das rückgängig.
wishes-player-accepted = { $name } kann wieder mit dir spielen und dir schreiben.
wishes-player-accepted-by-name = { $name } kann unter diesem Namen wieder mit dir spielen. Adressen, die du ablehnst, bleiben abgelehnt: „grenzen“ zählt sie auf.
wishes-address-refused = { $address } kann keine Partie mehr mit dir beginnen, und Worte von dort erreichen dich nicht. „annehmen { $address }“ macht das rückgängig.
wishes-address-accepted = { $address } kann wieder mit dir spielen.
wishes-nobody = Ich kenne kein Spiel und niemanden namens „{ $words }“. Auf eine Herausforderung antworte nur „annehmen“ oder „ablehnen“.
wishes-yourself = Das bist du.
wishes-withheld-banned = Deine Worte habe ich nicht weitergegeben: { $name } spielt hier nicht mehr.
wishes-withheld = Deine Worte habe ich nicht weitergegeben: { $name } möchte nichts von dir hören. Die Partie geht trotzdem weiter.
