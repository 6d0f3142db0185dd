# Was Programme erfahren, deren Anfragen keinen Sinn ergeben, und Anmerkungen zu den Zügen, die sie beurteilen ließen.

judge-too-long = die Anfrage hat mehr als { $most } Bytes
judge-not-utf8 = die Anfrage ist kein UTF-8-Text
judge-no-json = die Anfrage ist kein JSON
judge-no-object = die Anfrage ist JSON, aber kein Objekt: Schreib {"{"}"preset": "cosmic", "turn": "Pc2-d3"{"}"}
judge-many-fields = ein Objekt der Anfrage hat mehr als { $most } Felder
judge-unknown-field = es gibt kein Feld { $field }; die Felder sind id, { $fields }
judge-field-twice = das Feld { $field } steht zweimal da

judge-no-text = "{ $field }" muss ein Text sein
judge-no-preset = noch ist kein Spiel genannt: Schreib seinen Namen oder den Text einer Spieldatei in "preset"
judge-no-preset-name = { $preset } ist kein Name eines Spiels und kein Text einer Spieldatei
judge-no-options = "options" muss ein Objekt aus Namen und Werten sein
judge-no-option = die Option { $option } muss als Wert einen Text, eine Zahl, true oder false haben, und beides ist kurz
judge-no-turn = "turn" fehlt: der Zug, der beurteilt werden soll
judge-no-turns = "turns" muss eine Liste von Texten sein
judge-many-turns = "turns" hat mehr als { $most } Züge: Beginn stattdessen mit einer Stellung
judge-position-and-turns = sag "position" oder "turns", nicht beides: Die Züge werden vom Anfang an gespielt
judge-long-position = "position" hat mehr als { $most } Bytes
judge-position = die Stellung ist nicht zu lesen: { $why }
judge-turn-of-turns = Zug { $n } von "turns" ist nicht erlaubt: { $why }

judge-repeated = Diese Stellung ist { $times } vorgekommen; Remis kann reklamiert werden, wenn sie { $limit } vorgekommen ist.
judge-repeated-enough = Diese Stellung ist { $times } vorgekommen: Beide können Remis reklamieren.
judge-quiet-enough = { $n } Züge ohne { $event } wurden gespielt: Beide können Remis reklamieren.

judge-no-number = "{ $field }" muss eine ganze Zahl von 0 bis { $most } sein
judge-awaits-setup = diese Stellung wartet auf { $awaited }, und vorher gibt es keine Züge; lass eine beurteilen, etwa { $turn }
judge-as = "as" ist "white", "black" oder "mover"
