# Was rückgefragt wird, bevor es gespielt wird, und Reklamationen, die darauf warten (CR-46).

match-turn-strict = Zug { $number } ist noch nicht gespielt, denn du hast „streng an“ geschrieben: { $turn }
match-set-up-strict = Deine Aufstellung steht noch nicht auf dem Brett, denn du hast „streng an“ geschrieben: { $turn }
match-asked-counts = Kommt dein Ja bis zum { $until }, so zählt das vom { $asked } an, als dein Brief kam; kommt es später, so zählt es erst von diesem Ja an.
match-claim-held = Deine Reklamation wartet: Vor ihr kam etwas von { $name }, wozu es eine Rückfrage gab. Kommt bis zum { $until } ein Ja, so wird die Reklamation abgewiesen; sonst wird über sie nach dem jetzigen Stand entschieden, und du hörst davon.
match-claim-held-already = Deine Reklamation wartet schon: auf ein Ja von { $name }, längstens bis zum { $until }.
match-claim-held-theirs = { $name } reklamiert, und die Reklamation wartet: Am { $asked } wurdest du gefragt, ob du wirklich willst, was du geschickt hattest. Sagst du bis zum { $until } ja dazu, so wird die Reklamation abgewiesen; sonst wird über sie vor allem entschieden, was jetzt von dir kommt.
match-claim-decided = Deine Reklamation vom { $at } wartete darauf, dass dein Gegner eine Rückfrage beantwortet. Ein Ja kam nicht, daher wird jetzt über sie entschieden.
match-claim-came-later = Deine Reklamation vom { $at } wird abgewiesen: { $name } hat eine Rückfrage bejaht, und was damit bestätigt ist, zählt vom { $asked } an, also vor der Reklamation.
referee-strict-on = Nichts von dir wird gespielt, bevor du „bestätigen“ geantwortet hast: Jeder Zug und jede Aufstellung wird dir erst gezeigt und zählt von dieser Antwort an. „streng aus“ beendet das.
referee-strict-off = Deine Züge werden gespielt, wenn sie kommen; nur solche, die dich mehr kosten, als es den Anschein hat, werden dir erst gezeigt. „streng an“ lässt jeden Zug auf dein „bestätigen“ warten.
command-strict-what = „{ $words }“ ist weder „streng an“ noch „streng aus“.
