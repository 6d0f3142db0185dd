# Vorausspielen: Antworten, die jemand für Züge bereitlegt, die kommen könnten.

match-branch = { $number }. wenn { $theirs } dann { $mine }
match-branch-then = { $number }. nach { $behind }, wenn { $theirs } dann { $mine }
match-branch-any = { $number }. wenn beliebig dann { $mine }
match-branch-then-any = { $number }. nach { $behind }, wenn beliebig dann { $mine }

match-ahead-nothing = Schreib, was dein Gegner spielen könnte und was du antwortest, wie in „wenn Zc2-c3 dann Fd7-e6“.
match-ahead-set-ups = Aufstellungen können nicht vorausgespielt werden.
match-ahead-turn-first = Du bist am Zug. Antworten schließen an deinen eigenen Zug an: Schick deinen Zug mit, über den Zeilen, die mit „wenn“ beginnen.
match-ahead-kept = { $n ->
    [one] Eine Antwort liegt
   *[other] { $n } Antworten liegen
} bereit. Spielt { $name } einen Zug, der passt, so wird die Antwort sofort gespielt und kostet dich keine Zeit. Außer dir sieht das niemand.
match-ahead-waits = { $n ->
    [one] Eine Zeile wartet mit Zug { $number }: Sie liegt bereit
   *[other] { $n } Zeilen warten mit Zug { $number }: Sie liegen bereit
}, sobald dieser Zug gespielt ist.
match-ahead-none = In dieser Partie liegt keine Antwort von dir bereit.
match-ahead-no-number = Es gibt keine Antwort { $number }, die du löschen könntest. Von dir bereit: { $n }; „bedingungen“ zeigt die Nummern.
match-ahead-taken = { $n ->
    [one] Eine Antwort ist
   *[other] { $n } Antworten sind
} gelöscht. { $left ->
    [0] Keine ist übrig.
    [one] Eine ist übrig.
   *[other] { $left } sind übrig.
}
match-the-answer = die Antwort
    .dativ = der Antwort
match-ahead-hurts = { $n ->
    [one] Eine Zeile liegt noch nicht bereit, denn sie kostet dich mehr, als es den Anschein hat.
   *[other] { $n } Zeilen liegen noch nicht bereit, denn sie kosten dich mehr, als es den Anschein hat.
}
match-ahead-hurts-line = In „{ $line }“ ist es die Antwort { $turn }.
match-ahead-hold = Willst du { $n ->
    [one] sie, so antworte „bestätigen“: Dann liegt diese Zeile bereit.
   *[other] sie, so antworte „bestätigen“: Dann liegen alle { $n } Zeilen bereit.
}

match-ahead-no-answer = „{ $line }“ liegt nicht bereit: Hinter jedem Zug deines Gegners steht „dann“ und deine Antwort.
match-ahead-behind-any = „{ $line }“ liegt nicht bereit: Auf die Antwort zu „beliebig“ kann nichts folgen, denn niemand kennt dann das Brett.
match-ahead-theirs-wrong = „{ $line }“ liegt nicht bereit: „{ $turn }“ kann dein Gegner nicht als Zug { $number } spielen.
match-ahead-mine-wrong = „{ $line }“ liegt nicht bereit: „{ $turn }“ kannst du nicht als Zug { $number } spielen.
match-ahead-full = „{ $line }“ liegt nicht bereit: In einer Partie ist Platz für { $most } Antworten.
match-ahead-many-lines = Von den Zeilen, die mit „wenn“ beginnen, werden nur die ersten { $most } gelesen.
match-ahead-many-turns = „{ $line }“ liegt nicht bereit: Das sind zu viele Züge für einen Brief. Schick sie in einem anderen.
match-ahead-more-faults = { $n ->
    [one] Eine weitere Zeile liegt
   *[other] { $n } weitere Zeilen liegen
} ebenfalls nicht bereit.

match-ahead-past = Deine Zeilen schließen an Zug { $number } an; die Partie ist bei Zug { $now }. Einige gelten noch, denn die Partie ging denselben Weg:
match-ahead-holds = „{ $line }“
match-ahead-past-none = Die Partie ist bei Zug { $now } und ging einen anderen Weg: Von deinen Zeilen gilt nichts mehr. Nichts wurde ausgeführt; hier ist das Brett.

match-ahead-fired = Deine Antwort lag bereit und ist gespielt: Zug { $number }, { $turn }
match-ahead-fires = { $name } hatte eine Antwort bereit: Zug { $number }, { $turn }
match-ahead-illegal = Deine Antwort „{ $turn }“ lässt sich auf diesem Brett nicht spielen und wurde nicht gespielt.
match-ahead-yours-now = Du bist am Zug.
match-ahead-long = { $most } Züge wurden von selbst gespielt; hier ist Schluss, und du bist am Zug. Was du bereitgelegt hattest, ist vergessen.
match-ahead-question = Mit dem Zug kam etwas, worum { $name } dich bittet, daher wurde deine Antwort nicht gespielt: „{ $line }“. Du bist am Zug. Spielst du genau das, so bleibt, was du dahinter bereitgelegt hast.
match-ahead-missed = { $n ->
    [one] Die Antwort, die du bereitgelegt hattest, passt nicht und ist vergessen.
   *[other] Keine der { $n } Antworten, die du bereitgelegt hattest, passt; sie sind vergessen.
}
match-ahead-undone = { $n ->
    [one] Die Antwort, die du bereitgelegt hattest, ist damit vergessen.
   *[other] Die { $n } Antworten, die du bereitgelegt hattest, sind damit vergessen.
}
letter-does-leave-ready = { $n ->
    [one] legt die Zeile bereit, zu der du gefragt wurdest
   *[other] legt die { $n } Zeilen bereit, zu denen du gefragt wurdest
}

command-if-nothing = Schreib hinter „wenn“, was dein Gegner spielen könnte, dann „dann“ und was du antwortest, wie in „wenn Zc2-c3 dann Fd7-e6“.
command-unif = Hinter „bedingungen löschen“ steht die Nummer einer Antwort, wie „bedingungen“ sie zeigt, oder nichts für alle; nicht „{ $words }“.

referee-ifs = { $n ->
    [0] In dieser Partie liegt keine Antwort von dir bereit.
    [one] Eine Antwort von dir liegt bereit:
   *[other] { $n } Antworten von dir liegen bereit:
}
referee-waits-ahead = Partie { $game }: „bestätigen“ legt { $n ->
    [one] die Zeile bereit, zu der du gefragt wurdest.
   *[other] die { $n } Zeilen bereit, zu denen du gefragt wurdest.
}
referee-resign-answered = { $name } hatte eine Antwort bereit, und sie wurde gespielt: „aufgeben“, das du geschrieben hast, bevor du davon wusstest, bewirkt daher nichts. Willst du weiterhin aufgeben, so schreib es noch einmal.
referee-resign-with-turn = Dein Zug ist gespielt. Sobald { $name } darauf antwortet, bewirkt ein Ja hierauf nichts mehr.
match-ahead-before-set-ups = Antworten schließen an einen eigenen Zug an, und bevor die Aufstellungen da sind, kann kein Zug gespielt werden.
