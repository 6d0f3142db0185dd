# Was rückgefragt wird, bevor es gespielt wird, und Reklamationen, die darauf warten (CR-46).

match-turn-strict = Zug { $number } ist noch nicht gespielt, denn du hast „streng an“ gesagt: { $turn }
match-set-up-strict = Deine Aufstellung steht noch nicht, denn du hast „streng an“ gesagt: { $turn }
match-asked-counts = Mit einem Ja bis zum { $until } gilt das als am { $asked } gekommen, mit deinem Brief; mit einem späteren als mit jenem Ja gekommen.
match-claim-held = Deine Reklamation wartet: { $name } wurde gefragt, ob das ernst gemeint war, was vor ihr kam. Kommt bis zum { $until } ein Ja, so wird sie abgewiesen; sonst wird über sie nach dem Stand von jetzt entschieden, und du hörst davon.
match-claim-held-already = Deine Reklamation wartet schon, bis { $name } ja gesagt hat oder der { $until } gekommen ist.
match-claim-held-theirs = { $name } reklamiert, und die Reklamation wartet: Am { $asked } wurdest du gefragt, ob du ernst meinst, was du geschickt hattest. Sagst du bis zum { $until } ja dazu, so wird sie abgewiesen; sonst wird über sie vor allem entschieden, was jetzt von dir kommt.
match-claim-decided = Deine Reklamation vom { $at } wartete auf etwas, wonach dein Gegner gefragt worden war. Ein Ja dazu kam nicht, daher wird jetzt über sie entschieden.
match-claim-came-later = Deine Reklamation vom { $at } wird abgewiesen: { $name } hat bestätigt, wonach gefragt worden war, und es zählt vom { $asked } an, vor der Reklamation.
referee-strict-on = Nichts von dir wird gespielt, bevor du „bestätigen“ geantwortet hast: Jeder Zug und jede Aufstellung wird dir erst gezeigt und gilt als mit jener Antwort gekommen. „streng aus“ beendet das.
referee-strict-off = Deine Züge werden gespielt, wenn sie kommen; nur die, die dich mehr kosten, als es scheinen mag, werden dir erst gezeigt. „streng an“ lässt jeden Zug auf dein „bestätigen“ warten.
command-strict-what = „{ $words }“ ist weder „streng an“ noch „streng aus“.
