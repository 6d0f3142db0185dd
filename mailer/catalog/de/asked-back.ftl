# Was rückgefragt wird, bevor es gespielt wird, und Reklamationen, die darauf warten (CR-46).

match-turn-strict = Zug { $number } habe ich noch nicht gespielt, weil du „streng an“ geschrieben hast: { $turn }
match-set-up-strict = Deine Aufstellung steht noch nicht, weil du „streng an“ geschrieben hast: { $turn }
match-asked-counts = Kommt dein Ja bis zum { $until }, zählt es vom { $asked } an.
match-claim-held = Deine Reklamation muss warten: Ich habe { $name } zu einem früheren Brief gefragt. Kommt bis zum { $until } ein Ja, wird sie abgewiesen; wenn nicht, entscheide ich dann.
match-claim-held-already = Deine Reklamation wartet schon auf ein Ja von { $name }, längstens bis zum { $until }.
match-claim-held-theirs = { $name } reklamiert, aber am { $asked } hatte ich dich zu einem früheren Brief gefragt. Sagst du bis zum { $until } ja dazu, wird die Reklamation abgewiesen; wenn nicht, entscheide ich über sie.
match-claim-decided = Dein Gegner hat auf meine Frage nicht ja gesagt, darum entscheide ich jetzt über deine Reklamation vom { $at }.
match-claim-came-later = Deine Reklamation vom { $at } wird abgewiesen: { $name } hat einen früheren Brief bestätigt, der vom { $asked } an zählt.
referee-strict-on = Ab jetzt zeige ich dir jeden Zug und jede Aufstellung erst und spiele sie, wenn du „bestätigen“ antwortest. „streng aus“ beendet das.
referee-strict-off = Ich spiele deine Züge, wenn sie kommen; nur solche, die dich mehr kosten, als du vielleicht denkst, zeige ich dir erst. „streng an“ lässt jeden Zug auf dein „bestätigen“ warten.
command-strict-what = Schreib „streng an“ oder „streng aus“, nicht „{ $words }“.
