# Was an Spieldateien und Optionen nicht stimmt. Namen von Feldern und Wörter der Dateien sind in allen Sprachen dieselben.

presets-mistake = { $file }:{ $line }: { $why }
presets-more-mistakes = { $file }: und { $n ->
    [one] { $n } weiterer
   *[other] { $n } weitere
} Fehler
presets-many-more-mistakes = { $file }: und mehr als { $n } weitere Fehler
presets-no-game = { $file }: { $why }

presets-unknown = es gibt kein Spiel { $name }{ $instead }
presets-not-packed = diese Seite hat das Spiel nicht bekommen: Lade sie neu, oder schreib deinen Zug von Hand in die Antwort auf deinen Brief
presets-unknown-option = es gibt keine Option { $option }{ $instead }
presets-cannot-be = { $option } kann nicht { $value } sein: { $why }
presets-it-is = möglich ist { $allowed }
presets-set-twice = du setzt die Option { $option } zweimal
presets-no-setting = { $text } ist keine Option: Schreib ihren Namen, = und den Wert, wie chain=own
presets-did-you-mean = ; meintest du { $word }?
presets-the-presets = ; es gibt { $presets }
presets-its-options = ; es gibt { $options }
presets-its-fields = ; es gibt { $fields }

presets-about-repetition = wie oft eine Stellung vorkommen muss, um Remis zu reklamieren; 0 ist nie
presets-about-quiet-turns = wie viele Züge ohne { $event } es braucht, um Remis zu reklamieren; 0 ist nie

presets-word-such-as = ein Wort wie { $word }
presets-word = ein Wort aus bis zu 60 kleinen Buchstaben, Ziffern, Punkten, Bindestrichen und Unterstrichen
presets-whole-number = eine ganze Zahl von { $low } bis { $high }

presets-the-preset = Spiel
presets-the-field = "{ $name }"
presets-the-unit = Einheit { $letter }
presets-the-amp = AMP { $name }
presets-the-option = Option { $name }
presets-changes-by = Änderungen durch { $of }
presets-values-of = "values" von { $of }
presets-what-activates = was { $of } aktiviert
presets-unit-activated = Einheit { $letter }, aktiviert von { $of }
presets-promotion-of = Verwandlung von { $of }
presets-the-win = Siegweg { $n }
presets-reach-of = "reach" von { $of }
presets-points-of = Punkte von { $of }

presets-large = die Datei hat { $n } Bytes; möglich sind { $most }
presets-not-utf8 = die Datei ist kein UTF-8-Text
presets-empty-file = die Datei ist leer
presets-second-document = hier beginnt ein zweites YAML-Dokument; schreib nur eins
presets-no-fields = eine Spieldatei ist eine Liste von Feldern, jedes geschrieben "name: wert"
presets-no-yaml = ab hier ist das kein YAML: { $why }
presets-deep = mehr als { $most } Ebenen tief
presets-yaml = { $what } ist in einer Spieldatei nicht erlaubt: Schreib es aus
presets-no-engine = "engine" fehlt; es gibt { $engines }
presets-unknown-engine = es gibt keine Engine { $name }; es gibt { $engines }

presets-field-name = der Name eines Felds ist ein Wort
presets-field-twice = { $field } steht zweimal da, zuerst in Zeile { $line }
presets-field-missing = { $of }: "{ $field }" fehlt
presets-unknown-field = { $of }: Es gibt kein Feld { $field }{ $instead }
presets-must-be-fields = { $of }: Schreib hier Felder, jedes "name: wert"
presets-must-be-text = { $of }: "{ $field }" muss Text sein
presets-must-be-quoted = { $of }: "{ $field }" muss Text sein; schreib "{ $value }" mit den Anführungszeichen
presets-empty = { $of }: "{ $field }" ist leer
presets-long = { $of }: "{ $field }" hat mehr als { $most } Zeichen
presets-unprintable = { $of }: "{ $field }" enthält ein Zeichen, das sich nicht drucken lässt
presets-must-be-one-of = { $of }: "{ $field }" muss { $words } sein
presets-must-be-number = { $of }: "{ $field }" muss eine ganze Zahl von { $low } bis { $high } sein
presets-must-be = { $of }: "{ $field }" muss dies sein: { $form }; nicht { $value }
presets-must-be-units = { $of }: "{ $field }" muss aus Buchstaben von Einheiten bestehen, wie [K, P]{ $field ->
    [capture] , oder royal sein
   *[other] {""}
}
presets-unknown-unit = { $of }: "{ $field }" hat { $letter }, und das ist keine Einheit; es gibt { $letters }
presets-unit-twice = { $of }: "{ $field }" hat { $letter } zweimal
presets-form-name = bis zu 40 kleine Buchstaben, Ziffern, Punkte und Bindestriche, zuerst ein Buchstabe
presets-form-page = der Name einer Regelseite in kleinen Buchstaben
presets-form-board = Linien x Reihen, wie 16x12
presets-form-promotion = eins oder mehrere von Q R B N, jedes einmal, wie R N
presets-form-code = ein kleiner Buchstabe
presets-form-mode = ein Wort aus 2 bis 20 kleinen Buchstaben
presets-form-unit-name = ein Wort aus Buchstaben
presets-form-letters = Buchstaben von Einheiten, wie K S W P

presets-many-options = es gibt mehr als { $most } Optionen
presets-option-of-every-preset = jedes Spiel hat die Option { $option }: Gib ihre Voreinstellung durch das Feld { $option } des Spiels an
presets-option-name = der Name einer Option hat bis zu 30 kleine Buchstaben, Ziffern und Unterstriche, zuerst einen Buchstaben; nicht { $name }
presets-option-values = eine Option hat 2 bis { $most } Werte, nicht { $n }
presets-option-value = { $of }: Ein Wert hat bis zu 30 kleine Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche; nicht { $value }
presets-default-value = { $of }: Die Voreinstellung ist keiner der Werte: { $allowed }
presets-default-must-be = { $of }: Die Voreinstellung muss { $allowed } sein
presets-only-with-field = { $of }: "{ $field }" braucht "field"
presets-field-and-values = { $of }: Schreib entweder "field" oder "values"
presets-fills-unknown = { $of } füllt { $field }, und das ist kein Feld der Engine { $engine }{ $instead }
presets-filled-twice = { $of } füllt { $field }, und { $other } auch
presets-filled-in-file = { $of } füllt { $field }, darum wird dies nie gelesen; schreib es als Voreinstellung der Option
presets-changed-and-filled = { $of } ändert { $field }, das { $other } füllt
presets-fills-nowhere = { $of } füllt { $field }, aber die Datei hat kein { $part }

presets-board-size = ein Brett kann nicht { $files } Linien und { $ranks } Reihen haben: möglich sind 1 bis { $most-files } Linien, 1 bis { $most-ranks } Reihen und bis zu { $most } Felder, wie 16x12 und 12x16
presets-grid-size = ein Brett kann nicht { $files } Linien und { $ranks } Reihen haben: möglich sind von beiden 1 bis { $most }
presets-no-drawing = die Aufstellung muss gezeichnet sein: "setup: |", dann jede Reihe in einer Zeile
presets-crooked-drawing = die erste Zeile einer Zeichnung darf nicht weiter eingerückt sein als die nächste; schreib die Buchstaben der Linien unter die Reihen
presets-rank-missing = Reihe { $rank } ist nicht gezeichnet; zeichne alle von { $top } bis 1
presets-file-letters = die Linien sind { $letters }
presets-no-rank-number = eine Zeile der Zeichnung beginnt mit der Nummer ihrer Reihe, nicht mit { $word }
presets-wrong-rank = das ist Reihe { $rank }, und es müsste { $expected } sein: Die Reihen gehen von { $top } oben bis 1
presets-rank-length = Reihe { $rank } hat { $squares } Felder; das Brett hat { $files } Linien
presets-no-unit-of-amp = { $word } auf { $square } ist keine Einheit (kleiner Buchstabe einer AMP und großer einer Einheit), kein Punkt (leer) und kein "*" (Loch)
presets-no-unit-or-hole = { $word } auf { $square } ist keine Einheit ({ $letters }, groß für Weiß, klein für Schwarz), kein Punkt (leer) und kein "*" (kein Feld)
presets-no-unit-of-letters = { $word } auf { $square } ist keine Einheit ({ $letters }, groß für Weiß, klein für Schwarz) und kein Punkt (leer)
presets-unknown-code = { $code } in { $unit } auf { $square } ist keine AMP; es gibt { $codes }
presets-unknown-letter = { $letter } in { $unit } auf { $square } ist keine Einheit; es gibt { $letters }
presets-code-of-amp = { $code } ({ $amp })
presets-no-neutrals = { $unit } auf { $square } ist neutral, und das braucht Umwandeln
presets-setback-off = ein Rückstand von { $n } nimmt { $unit } auf { $square } vom Brett
presets-setback-hole = der Rückstand setzt { $unit } auf ein Loch, { $square }
presets-setback-onto = der Rückstand setzt { $unit } und { $other } auf dasselbe Feld, { $square }

presets-no-units = es gibt keine Einheiten
presets-many-kinds = es gibt mehr als { $most } Arten von Einheiten
presets-unit-letter = der Buchstabe einer Einheit ist ein großer, nicht { $letter }
presets-field-of-leaders = "{ $field }" ist für Anführer, und das ist keiner: { $of }
presets-only-for-leaders = "{ $field }" braucht lead: leader
presets-only-with-leaders = "{ $field }" einer Einheit braucht lead: leader; hier hat es die AMP
presets-only-without-leaders = "{ $field }" einer AMP braucht lead: amp; hier hat es der Anführer
presets-extends-name = ein Spiel, das ein anderes erweitert, braucht einen eigenen "name"
presets-name-is-command = { $of } heißt "{ $name }", aber "{ $word }" ist in Briefen ein Befehl, also könnte kein Zug damit beginnen; wähle einen anderen Namen
presets-one-name = { $of } und { $other } heißen beide "{ $name }"
presets-no-page = es gibt keine Regelseite "{ $page }"; es gibt { $pages }. Lass "rules" weg für die der Engine
presets-no-amps = es gibt keine AMPs
presets-many-amps = es gibt mehr als { $most } AMPs
presets-amp-name = der Name einer AMP hat 2 bis 20 kleine Buchstaben, nicht { $name }
presets-one-code = die AMPs { $amp } und { $other } haben dasselbe Kürzel, { $code }
presets-code-of-neutrals = { $of }: Das Kürzel n ist für neutrale Einheiten; wähle ein anderes
presets-amp-without-leader = die AMP { $amp } hat in der Zeichnung keinen Anführer
presets-powers = { $of }: "activates" muss eine Liste aus 1 bis { $most } Einträgen sein, jeder mit "may"
presets-power-without-mode = { $of } aktiviert auf mehrere Arten, darum braucht jede einen "mode"
presets-mode-twice = { $of } hat die Art { $mode } zweimal
presets-as-unknown = "as" hat { $letter }, und das steht nicht in "may"
presets-bad-touch = "touch": { $why }
presets-bad-move = { $of }: "{ $field }": { $why }
presets-many-ways = { $of }: "{ $field }": Mit { $move } haben alle Einheiten zusammen { $n } Arten zu ziehen; möglich sind { $most }
presets-per-turn = "{ $field }" muss eine ganze Zahl von 1 bis { $most } sein, oder all
presets-per-turn-of-leaders = "{ $field }" braucht lead: amp

presets-promotion-itself = { $of }: "into" hat { $letter }, die Einheit selbst; kann sie bleiben, was sie ist, schreib stattdessen must: false
presets-promotion-on = { $of }: "on" muss last sein, Reihen wie "ranks 10-12" (von der eigenen Seite aus) oder Felder wie [a12, b12]
presets-promotion-ranks = { $of }: "on" hat die Reihen { $low } bis { $high }; das Brett hat 1 bis { $ranks }, die kleinere zuerst, wie "ranks 1-2"
presets-promotion-square = { $of }: "on" hat { $square }, und das ist nicht auf dem Brett
presets-promotion-of-leader = { $letter } kann nicht { $other } werden: Ein Anführer bleibt Anführer, ein königlicher königlich, ebenso einer mit royal: first

presets-wins-list = "wins" muss eine Liste sein, wie [{"{"}capture: royal{"}"}, {"{"}reach: {"{"}units: C, on: last{"}"}{"}"}]
presets-many-wins = ein Spiel hat bis zu { $most } Siegwege
presets-win-goal = { $of } muss eins davon sein: {"{"}capture: royal, count: all{"}"}, {"{"}capture: [K, P]{"}"}, {"{"}reach: {"{"}units: C, on: last{"}"}{"}"}, {"{"}bare: leaders{"}"}, {"{"}points: {"{"}G: 1, W: 2{"}"}, to: 20{"}"}
presets-win-extra = { $of }: "{ $field }" braucht "{ $goal }"
presets-win-hold = { $of }: "hold" gehört in "reach", wie {"{"}reach: {"{"}units: C, on: last, hold: true{"}"}{"}"}
presets-win-count = { $of }: "count" muss all sein oder eine Zahl königlicher Anführer
presets-points-letter = { $of }: { $letter } ist kein Buchstabe einer Einheit; schreib einen großen, wie {"{"}G: 1, W: 2{"}"}
presets-points-none = { $of }: Keine Einheit hat Punkte; schreib sie wie {"{"}G: 1, W: 2{"}"}
presets-points-twice = nur ein Siegweg kann Punkte zählen, und weiter oben steht schon einer
presets-limit-without-points = "then: points" braucht einen Siegweg nach Punkten
presets-win-never = { $of } kann nicht eintreten: Was es braucht, kann nicht aufs Brett kommen
presets-side-never-wins = { $side } kann gar nicht gewinnen
presets-no-royal = { $side } hat keinen königlichen Anführer, also kann { $other } nicht gewinnen: Gib royal: true für { $what }
presets-leaders-kind = einen Anführer
presets-amp-of-side = eine AMP von { $side }

presets-warning = { $file }:{ $line }: Warnung: { $why }
presets-kind-nowhere = in der Zeichnung steht keine Einheit { $letter }
presets-quota-out-of-reach = { $amp } hat ein Kontingent von { $quota } und nur { $n ->
    [one] eine Einheit, die
   *[other] { $n } Einheiten, von denen jede
} in einem Zug einmal handelt
presets-option-without-effect = die Option { $option } ändert nichts
presets-never-read = "{ $field }" wird hier nie gelesen: Die Option { $option } setzt es immer
presets-ended-at-once = die Partie ist vor ihrem ersten Zug zu Ende: { $result }, { $why }
presets-over-at-once = die Partie ist vor ihrem ersten Zug zu Ende: Weiß kann nicht ziehen und nicht passen
presets-per-turn-out-of-reach = "amps_per_turn" ist { $n }, aber keine Seite hat mehr als { $most } AMPs

presets-lifeform-setup = "setup" muss { $words } sein oder mit den Einheiten beider Seiten gezeichnet: "setup: |", dann jede Reihe in einer Zeile
presets-own-army = "army" braucht setup open oder secret; hier hat die Aufstellung ihre eigene
presets-cosmic-squares = die Zeichnung hat { $n } Felder ohne Löcher ("*"); möglich sind { $fewest } bis { $most }
presets-only-king = { $side } hat in der Zeichnung nur den König, also wäre die Partie zu Ende (CO-7)
