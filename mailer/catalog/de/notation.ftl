# Was an geschriebenen Zügen und Aufstellungen nicht stimmt.

notation-how-to-write = Schreib jede Aktion von Feld zu Feld, wie c2-c3.
notation-example = Schreib einen Zug so: { $turn }.
notation-setup-example = Schreib eine Aufstellung so: { $list } …, oder zeichne sie: eine Zeile je Reihe, ein Buchstabe für eine Einheit, ein Punkt für ein leeres Feld.
notation-units = Die Einheiten sind { $units }.
notation-unit = { $letter } ({ $unit })
notation-did-you-mean = Meintest du { $word }?

notation-nothing = Hier ist kein Zug.
notation-too-long = Das ist zu lang für einen Zug.
notation-too-many-actions = Das sind zu viele Aktionen für einen Zug.
notation-send-one-turn = Bitte schick nur einen Zug.
notation-quotation = Zeilen, die mit > beginnen, sind Zitate, und die spiele ich nicht.
notation-lines-of-its-own = Bitte schreib den Zug in eigene Zeilen.
notation-unknown-words = { $n ->
    [one] Ich kenne das Wort
   *[other] Ich kenne die Wörter
} { $words } nicht.
notation-word = „{ $word }“
notation-pass-with-actions = Wenn du passt, lass die Aktionen weg.
notation-no-actions = Hier steht, wer handelt, aber nicht, was geschieht.

notation-two-groups = Du nennst { $group } und { $other }, aber in einem Zug handelt nur eine AMP.
notation-amp-does-nothing = Was tun die Einheiten von { $group }?
notation-two-modes = Ein Zug kann nicht { $mode } und { $other } sein.

notation-path-too-long = Keine Aktion geht über so viele Felder.
notation-unit-in-path = Mitten in diesem Weg steht eine Einheit.
notation-unit-without-square = Auf welchem Feld steht diese Einheit?
notation-no-start-square = Von welchem Feld geht es los?
notation-no-end-square = Auf welches Feld geht es?
notation-one-square = Du nennst ein Feld; ich brauche zwei, von und nach.
notation-no-capturer = Welche Einheit schlägt?
notation-no-holder = Welche Einheit hält fest?
notation-no-leaver = Welche Figur verlässt das Brett?
notation-captures-and-holds = Eine Einheit kann nicht zugleich schlagen und festhalten.
notation-slide-path = Ein Schub geht von einem Feld gleich auf einen Platz.
notation-promoted-slide = Ein Feld, das geschoben wird, verwandelt sich nicht.
notation-promotion-help = Schreib den Buchstaben hinter das Feld des Bauern, wie c6-c7=N / a3-a2, oder hinter den Schub, wie Ke2-e3 / c7-c8, f6=R.
notation-dash-or-sign = Steht dieser Strich zwischen zwei Feldern, oder beginnt damit eine Linie links von a?
notation-dash-or-sign-help = Für { $to } schreib { $from }-{ $to }, für -{ $to } schreib { $from }--{ $to }.

notation-no-such-square = Dieses Feld gibt es nicht: Das Brett geht von a1 bis { $corner }.
notation-too-far = Dieses Feld ist zu weit weg.
notation-no-unit-written = Es gibt keine Einheit { $letter }.

notation-no-capture-in-passing = In diesem Spiel schlagen Bauern nicht en passant.
notation-no-such-unit = Das gibt es in diesem Spiel nicht: { $unit }.
notation-jump-over = Schreib die Felder, auf denen ein Sprung landet, nicht die, über die er geht.

notation-empty-setup = In dieser Aufstellung ist keine Einheit.
notation-setup-is-no-turn = Eine Aufstellung sagt, wo Einheiten stehen; darin zieht nichts.
notation-no-unit-for-square = Welche Einheit steht auf diesem Feld?
notation-one-rank-only = Von Feld zu Feld geht es auf einer Reihe, wie a2-h2.

notation-empty-drawing = In dieser Zeichnung ist keine Einheit.
notation-no-row = Diese Zeile gehört nicht zur Zeichnung.
notation-draw-letters = Zeichne eine Einheit als Buchstaben und ein leeres Feld als Punkt.
notation-draw-dots = Zeichne ein leeres Feld als Punkt.
notation-row-length = Zeile { $row } hat { $squares } statt { $files } Felder.
notation-rows = Zeilen in der Zeichnung: { $rows }.
notation-draw-ranks = Zeichne deine ersten { $ranks } Reihen oder das ganze Brett.
notation-row-number = Die Nummer dieser Zeile müsste { $rank } sein.
notation-rows-off-the-board = Diese Zeilen wären die Reihen { $low } bis { $high }; das Brett hat 1 bis { $ranks }.
notation-which-end-is-file-a = Die Reihen gehen von Zeile zu Zeile aufwärts. Welches Ende ist Linie a?
notation-write-file-letters = Schreib die Buchstaben der Linien über die Zeilen, oder setz deine erste Reihe nach unten.

notation-own-view = Ich habe die Zeichnung von deiner Seite gelesen: Die unterste Zeile ist die Reihe vor dir.
notation-remark = Deine Worte in Klammern habe ich weggelassen: „{ $words }“.
notation-letter-passed-over = Den Buchstaben der Einheit vor { $square } habe ich weggelassen.
notation-look-alikes = Buchstaben eines anderen Alphabets habe ich als lateinische gelesen: { $letters }.
notation-look-alike = { $alphabet ->
    [digit] die Ziffer
    [greek] das griechische
    [cyrillic] das kyrillische
   *[other] der Buchstabe
} { $letter } als { $latin }
