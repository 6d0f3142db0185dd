# Antworten auf eine Einladung: andere Bedingungen.
match-counter-sent = Ich habe { $name } deine Bedingungen geschickt (Partie { $game }). Du würdest { $side } spielen.
match-counter-waits = Sagt { $name } ja, beginnt die Partie. Bis dahin gilt auch die Einladung noch: „{ $game }: annehmen“ nimmt sie an, wie sie ist.
match-counter = { $name } möchte { $title } zu anderen Bedingungen spielen. Du würdest { $side } spielen.
match-counter-answer = Antworte ja oder nein. Die Einladung (Partie { $game }) gilt auch noch: Was zuerst ein Ja bekommt, wird gespielt.
referee-counters-spent = { $name } hat zu dieser Einladung schon { $n } Vorschläge bekommen, mehr geht nicht. „annehmen“ nimmt sie an, wie sie ist.
command-accept-with = Du kannst um eine andere Zeit, eine Farbe, „ungewertet“ oder „ohne Urlaub“ bitten. Antworte zum Beispiel „annehmen mit Zeit 5t, schwarz“.
