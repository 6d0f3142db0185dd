# Was Programme erfahren. Namen von Feldern sind in allen Sprachen dieselben.

judge-too-long = die Anfrage hat mehr als { $most } Bytes
judge-not-utf8 = die Anfrage ist kein UTF-8-Text
judge-no-json = die Anfrage ist kein JSON
judge-no-object = die Anfrage muss ein JSON-Objekt sein, wie {"{"}"preset": "cosmic", "turn": "Pc2-d3"{"}"}
judge-many-fields = ein Objekt der Anfrage hat mehr als { $most } Felder
judge-unknown-field = es gibt kein Feld { $field }; es gibt id, { $fields }
judge-field-twice = { $field } steht zweimal da

judge-no-text = "{ $field }" muss Text sein
judge-no-preset = "preset" fehlt: Schreib einen Namen oder den Text einer Spieldatei
judge-no-preset-name = { $preset } ist kein Spiel und kein Text einer Spieldatei
judge-no-options = "options" muss ein Objekt aus Namen und Werten sein
judge-no-option = { $option } muss ein kurzer Text, eine Zahl, true oder false sein
judge-no-turn = "turn" fehlt
judge-no-turns = "turns" muss eine Liste von Texten sein
judge-many-turns = "turns" hat mehr als { $most } Züge: Beginn stattdessen mit einer Stellung
judge-position-and-turns = schreib entweder "position" oder "turns"
judge-long-position = "position" hat mehr als { $most } Bytes
judge-position = die Stellung ist nicht zu lesen: { $why }
judge-turn-of-turns = Zug { $n } von "turns" ist nicht erlaubt: { $why }

judge-repeated = Diese Stellung ist { $times } vorgekommen; bei { $limit } kannst du Remis reklamieren.
judge-repeated-enough = Diese Stellung ist { $times } vorgekommen: Beide können Remis reklamieren.
judge-quiet-enough = { $n } Züge ohne { $event }: Beide können Remis reklamieren.

judge-no-number = "{ $field }" muss eine ganze Zahl von 0 bis { $most } sein
judge-awaits-setup = diese Stellung braucht vor allen Zügen { $awaited }, etwa { $turn }
judge-as = "as" ist "white", "black" oder "mover"
