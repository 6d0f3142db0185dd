# Antworten auf eine Einladung: andere Bedingungen.
match-counter-sent = Ich habe { $name } deine Bedingungen geschickt (Partie { $game }). Du würdest { $side } spielen.
match-counter-waits = Sagt { $name } ja, beginnt die Partie. Bis dahin gilt auch die Einladung noch: „{ $game }: annehmen“ nimmt sie an, wie sie ist.
match-counter = { $name } möchte { $title } zu anderen Bedingungen spielen. Du würdest { $side } spielen.
match-counter-answer = Antworte ja oder nein. Die Einladung (Partie { $game }) gilt auch noch: Was zuerst ein Ja bekommt, wird gespielt.
referee-counters-spent = { $name } hat zu dieser Einladung schon { $n } Vorschläge bekommen, mehr geht nicht. „annehmen“ nimmt sie an, wie sie ist.
command-accept-with = Du kannst um eine andere Zeit, eine Farbe, „ungewertet“ oder „ohne Urlaub“ bitten. Antworte zum Beispiel „annehmen mit Zeit 5t, schwarz“.
answer-later = Kein Problem. Die Einladung gilt, bis { $name } sie zurücknimmt, und { $name } weiß von nichts. Antworte ja oder nein, sobald du es weißt.
answer-or-yes = Oder nimm die Einladung, wie sie ist: Antworte ja oder nein.
answer-who = { $name } ({ $address }) hat dich zu einer Partie eingeladen: { $title }, per Post.
answer-what = Ich bin der Schiedsrichter: Ich gebe die Züge weiter, führe die Uhren und kenne die Regeln. Das kostet nichts, und du brauchst kein Konto.
answer-side = Du würdest { $side } spielen.
answer-reply = Antworte ja oder nein. „regeln“ bringt die Regeln, „sperren“ beendet meine Post.
answer-no-more-mail = Möchtest du keine Post mehr von mir, antworte nur mit „sperren“.
answer-in-digest = Welche Partie? Schreib ihre Nummer davor, zum Beispiel „57: annehmen“.
answer-turn-beside = Ist das dein erster Zug? Ich habe ihn noch nicht gespielt.
