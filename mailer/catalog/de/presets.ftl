# Was an Spieldateien und Optionen nicht stimmt. Namen von Feldern und Wörter der Dateien sind in allen Sprachen dieselben.

presets-mistake = { $file }:{ $line }: { $why }
presets-more-mistakes = { $file }: und { $n ->
    [one] { $n } weiterer
   *[other] { $n } weitere
} Fehler
presets-many-more-mistakes = { $file }: und mehr als { $n } weitere Fehler
presets-no-game = { $file }: { $why }

presets-unknown = es gibt kein Spiel { $name }{ $instead }
presets-not-packed = was diese Seite bekommen hat, ist kein Spiel: Lade die Seite neu, oder schreib den Zug von Hand in die Antwort auf deinen Brief
presets-unknown-option = { $preset } hat keine Option { $option }{ $instead }
presets-cannot-be = die Option { $option } von { $preset } kann nicht { $value } sein: { $why }
presets-it-is = sie ist { $allowed }
presets-set-twice = die Option { $option } ist zweimal gesetzt
presets-no-setting = { $text } setzt keine Option: Schreib ihren Namen, = und den Wert, wie in chain=own
presets-did-you-mean = ; meintest du { $word }?
presets-the-presets = ; die Spiele sind { $presets }
presets-its-options = ; die Optionen sind { $options }
presets-its-fields = ; die Felder sind { $fields }

presets-about-repetition = so oft muss dieselbe Stellung vorkommen, damit Remis reklamiert werden kann; 0 ist nie
presets-about-quiet-turns = nach so vielen Zügen ohne { $event } kann Remis reklamiert werden; 0 ist nie

presets-word-such-as = ein Wort wie { $word }
presets-word = ein Wort aus höchstens 60 kleinen Buchstaben, Ziffern, Punkten, Bindestrichen und Unterstrichen
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

presets-large = die Datei hat { $n } Bytes; eine Spieldatei hat höchstens { $most }
presets-not-utf8 = die Datei ist kein UTF-8-Text
presets-empty-file = die Datei ist leer
presets-second-document = hier beginnt ein zweites YAML-Dokument; eine Spieldatei enthält eins
presets-no-fields = eine Spieldatei ist eine Liste von Feldern, jedes geschrieben "name: wert"
presets-no-yaml = ab hier nicht als YAML zu lesen: { $why }
presets-deep = mehr als { $most } Ebenen tief
presets-alias = Verweise (*{ $name }) werden in einer Spieldatei nicht gelesen: Schreib den Wert aus
presets-anchor = Anker (&{ $name }) werden in einer Spieldatei nicht gelesen: Schreib den Wert aus
presets-tag = Typangaben ({ $tag }) werden in einer Spieldatei nicht gelesen
presets-merge-key = Zusammenführungen (<<) werden in einer Spieldatei nicht gelesen: Schreib die Felder aus
presets-no-engine = dem Spiel fehlt "engine"; es gibt { $engines }
presets-unknown-engine = es gibt keine Engine { $name }; es gibt { $engines }

presets-field-name = der Name eines Felds muss ein einziges Wort sein
presets-field-twice = { $field } steht zweimal da, zuerst in Zeile { $line }
presets-field-missing = { $of }: Es fehlt "{ $field }"
presets-unknown-field = { $of }: { $field } ist kein Feld davon{ $instead }
presets-must-be-fields = { $of }: Dort müssen Felder stehen, jedes geschrieben "name: wert"
presets-must-be-text = { $of }: "{ $field }" muss Text sein
presets-must-be-quoted = { $of }: "{ $field }" muss Text sein: Setz ihn in Anführungszeichen, "{ $value }"
presets-empty = { $of }: "{ $field }" ist leer
presets-long = { $of }: "{ $field }" hat mehr als { $most } Zeichen
presets-unprintable = { $of }: "{ $field }" enthält ein Zeichen, das nicht gedruckt werden kann
presets-must-be-one-of = { $of }: "{ $field }" muss { $words } sein
presets-must-be-number = { $of }: "{ $field }" muss eine ganze Zahl von { $low } bis { $high } sein
presets-must-be = { $of }: "{ $field }" muss dies sein: { $form }; nicht { $value }
presets-form-name = höchstens 40 kleine Buchstaben, Ziffern, Punkte und Bindestriche, zuerst ein Buchstabe
presets-form-page = der Name einer Regelseite in kleinen Buchstaben
presets-form-board = Linien x Reihen, wie in 16x12
presets-form-grid = Linien x Reihen, wie in 7x7
presets-form-promotion = was aus einem Bauern werden kann: von den Buchstaben Q R B N einer oder mehrere, jeder einmal, wie in R N
presets-form-code = ein kleiner Buchstabe
presets-form-mode = ein Wort aus 2 bis 20 kleinen Buchstaben
presets-form-unit-name = ein Wort, nur Buchstaben
presets-form-letters = Buchstaben von Einheiten, wie in K S W P

presets-many-options = es gibt mehr als { $most } Optionen
presets-option-of-every-preset = jedes Spiel hat die Option { $option }: Gib ihre Voreinstellung durch das Feld { $option } des Spiels an
presets-option-name = der Name einer Option hat höchstens 30 kleine Buchstaben, Ziffern und Unterstriche, zuerst einen Buchstaben, nicht { $name }
presets-option-values = eine Option hat 2 bis { $most } Werte, nicht { $n }
presets-option-value = { $of }: Ein Wert hat höchstens 30 kleine Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche, nicht { $value }
presets-default-value = { $of }: Die Voreinstellung ist keiner der Werte; sie ist { $allowed }
presets-default-must-be = { $of }: Die Voreinstellung muss { $allowed } sein
presets-only-with-field = { $of }: "{ $field }" gibt es nur bei Optionen mit "field"
presets-field-and-values = { $of }: Es gibt "field" und "values"; eins von beiden ist zu viel
presets-fills-unknown = { $of } füllt { $field }, und das ist kein Feld der Engine { $engine }{ $instead }
presets-filled-twice = { $of } füllt das Feld { $field }, das auch { $other } füllt
presets-filled-in-file = { $of } füllt das Feld { $field }, daher würde dies nie gelesen: Schreib es als Voreinstellung der Option
presets-changed-and-filled = { $of } ändert das Feld { $field }, das { $other } füllt

presets-board-size = ein Brett kann nicht { $files } Linien und { $ranks } Reihen haben: Es hat 1 bis { $most-files } Linien und 1 bis { $most-ranks } Reihen und höchstens { $most } Felder, wie in 16x12 und 12x16
presets-grid-size = ein Brett kann nicht { $files } Linien und { $ranks } Reihen haben: Es hat von beiden 1 bis { $most }
presets-no-drawing = die Aufstellung muss eine Zeichnung sein: "setup: |" und darunter die Reihen, jede in einer Zeile
presets-crooked-drawing = die erste Zeile einer Zeichnung darf nicht weiter eingerückt sein als die nächste: Setz die Buchstaben der Linien unter die Reihen
presets-rank-missing = der Zeichnung fehlt Reihe { $rank }; sie hat jede Reihe von { $top } bis hinunter zu 1
presets-file-letters = die Buchstaben der Linien sind { $letters }
presets-no-rank-number = eine Zeile der Zeichnung beginnt mit der Nummer ihrer Reihe, nicht mit { $word }
presets-wrong-rank = Reihe { $rank } steht, wo Reihe { $expected } stehen müsste: Die Reihen gehen von { $top } oben bis hinunter zu 1
presets-rank-length = Reihe { $rank } hat { $squares } Felder; das Brett hat { $files } Linien
presets-no-unit-of-amp = { $word } auf { $square } ist weder ein Punkt für ein leeres Feld noch "*" für ein Loch noch eine Einheit: der kleine Buchstabe einer AMP und der große einer Einheit
presets-no-unit-or-hole = { $word } auf { $square } ist weder ein Punkt für ein leeres Feld noch "*", wo das Brett kein Feld hat, noch eine Einheit: einer der Buchstaben { $letters }, groß für Weiß und klein für Schwarz
presets-no-unit-of-letters = { $word } auf { $square } ist weder ein Punkt für ein leeres Feld noch eine Einheit: einer der Buchstaben { $letters }, groß für Weiß und klein für Schwarz

presets-no-units = es gibt keine Einheiten
presets-many-kinds = es gibt mehr als { $most } Arten von Einheiten
presets-unit-letter = der Buchstabe einer Einheit ist ein einziger großer, nicht { $letter }
presets-field-of-leaders = "{ $field }" gibt es nur für Anführer, und das ist keiner: { $of }
presets-only-for-leaders = "{ $field }" gibt es nur für Spiele mit lead: leader
presets-only-with-leaders = "{ $field }" einer Einheit gibt es nur für Spiele mit lead: leader; hier ist eine AMP königlich und hat ein Kontingent und ihre eigenen Einheiten
presets-only-without-leaders = "{ $field }" einer AMP gibt es nur für Spiele mit lead: amp; hier ist die Art eines Anführers königlich und hat ein Kontingent
presets-fills-nowhere = { $of } füllt das Feld { $field }, und die Datei hat keine Felder { $part }, in die es passt
presets-extends-name = ein Spiel, das ein anderes erweitert, braucht einen eigenen "name"
presets-name-is-command = { $of } heißt "{ $name }", und in Briefen an den Schiedsrichter beginnt "{ $word }" einen Befehl: Wähle einen anderen Namen, sonst könnte kein Zug damit beginnen
presets-one-name = { $of } heißt "{ $name }" wie { $other }: Wer diesen Namen schreibt, könnte beides meinen
presets-no-page = es gibt keine Regelseite "{ $page }"; es gibt { $pages }. Lass "rules" weg, um die der Engine zu haben
presets-warning = { $file }:{ $line }: Warnung: { $why }
presets-kind-nowhere = in der Zeichnung steht keine Einheit { $letter }, also hat niemand eine
presets-quota-out-of-reach = das Kontingent von { $amp } ist { $quota }, und sie hat nur { $n ->
    [one] eine Einheit, die
   *[other] { $n } Einheiten, von denen jede
} in einem Zug höchstens einmal aktiviert wird
presets-option-without-effect = die Option { $option } ändert nichts: Alle ihre Werte ergeben dasselbe Spiel
presets-never-read = "{ $field }" wird, wie es hier steht, nie gelesen: Jeder Wert der Option { $option } setzt es, und ihre Voreinstellung auf etwas anderes
presets-ended-at-once = die Partie ist vor ihrem ersten Zug zu Ende: { $result }, { $why }
presets-over-at-once = die Partie ist vor ihrem ersten Zug zu Ende: Weiß kann weder ziehen noch passen
presets-many-ways = { $of }: "{ $field }": Mit { $move } würden die Einheiten der Datei auf insgesamt { $n } Arten ziehen; eine Datei hat höchstens { $most }, gleiche Züge einmal gezählt
presets-bad-touch = "touch" des Spiels: { $why }
presets-per-turn = "{ $field }" des Spiels muss eine ganze Zahl von 1 bis { $most } sein, oder all
presets-per-turn-of-leaders = "{ $field }" des Spiels gibt es für Spiele, in denen ein Zug eine AMP nennt; mit lead: leader gehört ein Zug einem Anführer
presets-per-turn-out-of-reach = "amps_per_turn" ist { $n }, aber keine Seite hat so viele AMPs: Das meiste ist { $most }
presets-bad-move = { $of }: "{ $field }": { $why }
presets-promotion-of = Verwandlung von { $of }
presets-promotion-into = { $of }: "into" muss aus Buchstaben von Einheiten bestehen, wie in [Q, N]
presets-promotion-unknown = { $of }: "into" nennt { $letter }, und das ist kein Buchstabe einer Einheit; die Buchstaben sind { $letters }
presets-promotion-itself = { $of }: "into" nennt { $letter }, und das ist die Einheit selbst; eine Einheit, die bleiben darf, was sie ist, braucht dafür keinen Buchstaben, nur must: false
presets-promotion-twice = { $of }: "into" nennt { $letter } zweimal
presets-promotion-on = { $of }: "on" muss last sein, oder Reihen wie "ranks 10-12" (von der eigenen ersten an gezählt), oder Felder wie [a12, b12]
presets-promotion-ranks = { $of }: "on" hat die Reihen { $low } bis { $high }; das Brett hat die Reihen 1 bis { $ranks }, von der eigenen ersten an gezählt, die kleinere Zahl zuerst, wie in "ranks 1-2"
presets-promotion-square = { $of }: "on" nennt { $square }, und das ist kein Feld des Bretts
presets-promotion-of-leader = der Anführer { $letter } kann nicht in { $other } verwandelt werden: Das würde seine Seite einen Anführer kosten; daher wird ein Anführer nur ein anderer Anführer, ein königlicher nur ein königlicher, und einer mit royal: first nur ein anderer von diesen
presets-powers = { $of }: "activates" muss eine Liste aus 1 bis { $most } Einträgen sein, jeder mit "may"
presets-power-without-mode = { $of } kann auf mehrere Arten aktivieren, daher braucht jede einen "mode"
presets-mode-twice = { $of }: Die Art { $mode } steht zweimal da
presets-as-unknown = "as" nennt { $letter }, das nicht unter den Einheiten von "may" ist
presets-may-unknown = { $of } darf { $letter } aktivieren, und das ist kein Buchstabe einer Einheit; die Buchstaben sind { $letters }
presets-no-amps = es gibt keine AMPs
presets-many-amps = es gibt mehr als { $most } AMPs
presets-amp-name = der Name einer AMP ist ein Wort aus 2 bis 20 kleinen Buchstaben, nicht { $name }
presets-one-code = die AMPs { $amp } und { $other } haben dasselbe Kürzel, { $code }; in der Zeichnung wären sie nicht zu unterscheiden
presets-code-of-neutrals = das Kürzel n ist neutralen Einheiten vorbehalten; wähle ein anderes: { $of }
presets-code-of-amp = { $code } ({ $amp })
presets-unknown-code = { $code } in { $unit } auf { $square } ist kein Kürzel einer AMP; die Kürzel sind { $codes }
presets-unknown-letter = { $letter } in { $unit } auf { $square } ist kein Buchstabe einer Einheit; die Buchstaben sind { $letters }
presets-no-neutrals = { $unit } auf { $square } ist neutral; neutrale Einheiten gibt es nur in Spielen mit Umwandeln
presets-setback-off = ein Rückstand von { $n } nimmt { $unit } auf { $square } vom Brett
presets-setback-hole = der Rückstand setzt { $unit } auf { $square }, und das ist ein Loch
presets-setback-onto = der Rückstand setzt { $unit } und { $other } auf ein Feld, { $square }
presets-amp-without-leader = die AMP { $amp } hat in der Zeichnung keinen Anführer
presets-the-win = Siegweg { $n }
presets-wins-list = "wins" muss eine Liste von Siegwegen sein, wie in [{"{"}capture: royal{"}"}, {"{"}reach: {"{"}units: C, on: last{"}"}{"}"}]
presets-many-wins = ein Spiel hat höchstens { $most } Siegwege
presets-win-goal = { $of } muss eins davon sein: {"{"}capture: royal, count: all{"}"}, {"{"}capture: [K, P]{"}"}, {"{"}reach: {"{"}units: C, on: last{"}"}{"}"}, {"{"}bare: leaders{"}"}, {"{"}points: {"{"}G: 1, W: 2{"}"}, to: 20{"}"}; mehrere Siegwege sind mehrere Einträge der Liste
presets-win-extra = { $of }: "{ $field }" gibt es nur zusammen mit "{ $goal }"
presets-win-hold = { $of }: "hold" steht innerhalb von "reach", wie in {"{"}reach: {"{"}units: C, on: last, hold: true{"}"}{"}"}
presets-reach-of = "reach" von { $of }
presets-win-count = { $of }: "count" muss all sein, oder wie viele königliche Anführer geschlagen werden müssen
presets-win-units = { $of }: "{ $field }" muss aus Buchstaben von Einheiten bestehen, wie in [K, P]{ $field ->
    [capture] , oder royal sein
   *[other] {""}
}
presets-win-twice = { $of }: "{ $field }" nennt { $letter } zweimal
presets-win-unknown = { $of }: "{ $field }" nennt { $letter }, und das ist kein Buchstabe einer Einheit; die Buchstaben sind { $letters }
presets-points-of = Punkte von { $of }
presets-points-letter = { $of }: Punkte für { $letter }, und das kann kein Buchstabe einer Einheit sein; schreib einen großen Buchstaben, wie in {"{"}G: 1, W: 2{"}"}
presets-points-none = { $of }: Die Punkte nennen keine Einheit; schreib, was jede wert ist, wie in {"{"}G: 1, W: 2{"}"}
presets-points-twice = Punkte werden nur auf eine Weise gezählt, und die steht weiter oben
presets-limit-without-points = "then: points" braucht einen Siegweg nach Punkten, der sagt, was jede Einheit wert ist
presets-win-never = { $of } kann nie eintreten: Was es verlangt, ist nicht auf dem Brett und kann nicht dorthin kommen
presets-side-never-wins = { $side } kann auf keinem der Siegwege gewinnen
presets-no-royal = { $side } hat keinen königlichen Anführer, also könnte { $other } nicht gewinnen: Kennzeichne { $what } mit royal: true
presets-leaders-kind = die Art eines Anführers unter den Einheiten
presets-amp-of-side = eine AMP von { $side }

presets-lifeform-setup = "setup" des Spiels muss { $words } sein, oder eine Zeichnung der Einheiten beider Seiten: "setup: |" und darunter die Reihen, jede in einer Zeile
presets-array-army = die Zeichnung zeigt die Armee jeder Seite, und eine andere gehört zu setup open oder secret
presets-orthodox-army = die orthodoxe Aufstellung hat ihre eigene Armee, und eine andere gehört zu setup open oder secret
presets-kings = { $side } hat { $n } Könige in der Zeichnung; eine Seite hat einen
presets-cosmic-squares = die Zeichnung hat { $n } Felder: Ein Brett von Cosmic Chess hat { $fewest } bis { $most }, Löcher ("*") nicht gezählt
presets-only-king = { $side } hat in der Zeichnung nichts als den König, also wäre die Partie zu Ende (CO-7)
