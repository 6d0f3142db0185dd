# Grenzen und Wünsche.

wishes-going = Bei dir { $n ->
    [0] läuft keine Partie
    [one] läuft eine Partie
   *[other] laufen { $n } Partien
}.
wishes-going-of = Bei dir { $n ->
    [0] läuft keine Partie
    [one] läuft eine Partie
   *[other] laufen { $n } Partien
}, und { $most } darfst du haben. Jede, die du ohne Zeitüberschreitung beendest, gibt { $adds } dazu, jede, die du durch Zeitüberschreitung verlierst, nimmt { $takes } weg.
wishes-none = Du hast keine Grenzen gesetzt und lehnst nichts und niemanden ab: „hilfe grenzen“.
wishes-total = insgesamt: { $most } zugleich
wishes-limit = { $preset }: { $most } zugleich
wishes-refused-preset = du spielst kein { $preset }
wishes-refused-player = du spielst nicht mit { $name }
wishes-refused-address = du spielst nicht mit { $address }
wishes-total-set = Niemand kann jetzt eine Partie mit dir beginnen, solange bei dir { $most ->
    [one] eine Partie läuft
   *[other] { $most } Partien laufen
}. Was du selbst beginnst, begrenzt das nicht.
wishes-limit-set = Niemand kann jetzt eine Partie { $preset } mit dir beginnen, solange davon bei dir { $most ->
    [one] eine läuft
   *[other] { $most } laufen
}. Was du selbst beginnst, begrenzt das nicht.
wishes-lifted = Für Partien { $preset } hast du keine Grenze mehr gesetzt.
wishes-total-lifted = Für die Zahl deiner Partien hast du keine Grenze mehr gesetzt.
wishes-preset-refused = Niemand kann mehr eine Partie { $preset } mit dir beginnen. „annehmen { $preset }“ beendet das.
wishes-preset-accepted = Mit dir können wieder Partien { $preset } begonnen werden.
wishes-player-refused = { $name } kann keine Partie mehr mit dir beginnen, und die Worte von { $name } erreichen dich nicht. Laufende Partien gehen weiter. „annehmen { $name }“ beendet das.
wishes-player-accepted = { $name } kann wieder mit dir spielen, und die Worte von { $name } erreichen dich.
wishes-player-accepted-by-name = Unter diesem Namen lehnst du { $name } nicht mehr ab. Adressen, die du ablehnst, bleiben abgelehnt, wer immer von dort schreibt: „grenzen“ zählt sie auf.
wishes-address-refused = Wer von { $address } schreibt, kann keine Partie mehr mit dir beginnen, und Worte von dort erreichen dich nicht. „annehmen { $address }“ beendet das.
wishes-address-accepted = Wer von { $address } schreibt, kann wieder mit dir spielen.
wishes-nobody = „{ $words }“ ist weder ein Spiel, das hier gespielt wird, noch der Name von jemandem. Eine Herausforderung nimmt „annehmen“ allein an, und „ablehnen“ allein lehnt sie ab.
wishes-yourself = Das bist du.
wishes-withheld-banned = Deine Worte gehen nicht an { $name }: Hier spielt { $name } nicht mehr.
wishes-withheld = Deine Worte gehen nicht an { $name }; dort möchte man nichts von dir hören. Die Partie geht trotzdem weiter.
