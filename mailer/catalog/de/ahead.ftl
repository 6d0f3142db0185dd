# Vorausspielen: Antworten, die jemand für Züge bereitlegt, die kommen könnten.

match-branch = { $number }. wenn { $theirs } dann { $mine }
match-branch-then = { $number }. nach { $behind }, wenn { $theirs } dann { $mine }
match-branch-any = { $number }. wenn beliebig dann { $mine }
match-branch-then-any = { $number }. nach { $behind }, wenn beliebig dann { $mine }

match-ahead-nothing = Schreib, was dein Gegner spielen könnte und was du antwortest: „wenn Zc2-c3 dann Fd7-e6“.
match-ahead-set-ups = Aufstellungen kannst du nicht vorausspielen.
match-ahead-turn-first = Du bist am Zug. Schick deinen Zug über den Zeilen, die mit „wenn“ beginnen.
match-ahead-kept = { $n ->
    [one] Eine Antwort liegt
   *[other] { $n } Antworten liegen
} bereit. Spielt { $name } einen passenden Zug, spiele ich sie sofort. Nur du siehst das.
match-ahead-waits = { $n ->
    [one] Eine Zeile liegt bereit
   *[other] { $n } Zeilen liegen bereit
}, sobald Zug { $number } gespielt ist.
match-ahead-none = In dieser Partie liegt keine Antwort von dir bereit.
match-ahead-no-number = Eine Antwort { $number } gibt es nicht. Bereit liegen { $n }; „bedingungen“ zeigt die Nummern.
match-ahead-taken = { $n ->
    [one] Ich habe eine Antwort gelöscht.
   *[other] Ich habe { $n } Antworten gelöscht.
} { $left ->
    [0] Keine ist übrig.
    [one] Eine ist übrig.
   *[other] { $left } sind übrig.
}
match-the-answer = die Antwort
    .dativ = der Antwort
match-ahead-hurts = { $n ->
    [one] Eine Zeile liegt noch nicht bereit, weil sie dich mehr kostet, als du vielleicht denkst.
   *[other] { $n } Zeilen liegen noch nicht bereit, weil sie dich mehr kosten, als du vielleicht denkst.
}
match-ahead-hurts-line = In „{ $line }“ ist es die Antwort { $turn }.
match-ahead-hold = { $n ->
    [one] Soll sie trotzdem bereitliegen, antworte „bestätigen“.
   *[other] Sollen alle { $n } trotzdem bereitliegen, antworte „bestätigen“.
}

match-ahead-no-answer = „{ $line }“ liegt nicht bereit: Schreib hinter jeden Zug deines Gegners „dann“ und deine Antwort.
match-ahead-behind-any = „{ $line }“ liegt nicht bereit: Auf die Antwort zu „beliebig“ kann nichts folgen.
match-ahead-theirs-wrong = „{ $line }“ liegt nicht bereit: „{ $turn }“ kann dein Gegner nicht als Zug { $number } spielen.
match-ahead-mine-wrong = „{ $line }“ liegt nicht bereit: „{ $turn }“ kannst du nicht als Zug { $number } spielen.
match-ahead-full = „{ $line }“ liegt nicht bereit: Eine Partie hat Platz für { $most } Antworten.
match-ahead-many-lines = Ich lese nur die ersten { $most } Zeilen, die mit „wenn“ beginnen.
match-ahead-many-turns = „{ $line }“ liegt nicht bereit: Das sind zu viele Züge für einen Brief. Schick sie bitte in einem anderen.
match-ahead-more-faults = { $n ->
    [one] Noch eine Zeile liegt nicht bereit.
   *[other] Noch { $n } Zeilen liegen nicht bereit.
}

match-ahead-past = Deine Zeilen beginnen nach Zug { $number }; die Partie ist bei Zug { $now }. Diese passen noch:
match-ahead-holds = „{ $line }“
match-ahead-past-none = Die Partie ist bei Zug { $now } und ging einen anderen Weg; keine deiner Zeilen passt. Ich habe nichts getan.

match-ahead-fired = Ich habe deine bereite Antwort gespielt: Zug { $number }, { $turn }
match-ahead-fires = { $name } hatte eine Antwort bereit: Zug { $number }, { $turn }
match-ahead-illegal = Deine Antwort „{ $turn }“ ist auf diesem Brett nicht erlaubt; ich habe sie nicht gespielt.
match-ahead-yours-now = Du bist am Zug.
match-ahead-long = { $most } Züge waren vorausgespielt; hier höre ich auf, und du bist am Zug. Deine übrigen Antworten sind verfallen.
match-ahead-question = { $name } fragt dich etwas mit diesem Zug, darum habe ich deine Antwort „{ $line }“ nicht gespielt. Du bist am Zug. Spielst du genau das, bleiben deine weiteren Antworten bereit.
match-ahead-missed = { $n ->
    [one] Deine bereite Antwort passt nicht und ist verfallen.
   *[other] Keine deiner { $n } bereiten Antworten passt; sie sind verfallen.
}
match-ahead-undone = { $n ->
    [one] Damit verfällt auch deine bereite Antwort.
   *[other] Damit verfallen auch deine { $n } bereiten Antworten.
}
letter-does-leave-ready = { $n ->
    [one] legt diese Zeile bereit
   *[other] legt diese { $n } Zeilen bereit
}

command-if-nothing = Hinter „wenn“ schreib, was dein Gegner spielen könnte, dann „dann“ und deine Antwort: „wenn Zc2-c3 dann Fd7-e6“.
command-unif = Hinter „bedingungen löschen“ schreib die Nummer einer Antwort, wie „bedingungen“ sie zeigt, oder nichts für alle; nicht „{ $words }“.

referee-ifs = { $n ->
    [0] In dieser Partie liegt keine Antwort von dir bereit.
    [one] Eine Antwort von dir liegt bereit:
   *[other] { $n } Antworten von dir liegen bereit:
}
referee-waits-ahead = Partie { $game }: „bestätigen“ legt { $n ->
    [one] deine Zeile bereit.
   *[other] deine { $n } Zeilen bereit.
}
referee-resign-answered = { $name } hatte eine Antwort bereit, die ich inzwischen gespielt habe; dein „aufgeben“ gilt darum nicht. Willst du weiter aufgeben, schreib es noch einmal.
referee-resign-with-turn = Ich habe deinen Zug gespielt. Sobald { $name } antwortet, gilt dein Ja nicht mehr.
match-ahead-before-set-ups = Vorausspielen kannst du erst, wenn beide aufgestellt haben.
