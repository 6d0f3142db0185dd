# Was an einem geschriebenen Zug nicht zu lesen ist.

notation-how-to-write = Jede Aktion schreibt man von Feld zu Feld, wie c2-c3.
notation-example = So schreibt man einen Zug: { $turn }.
notation-setup-example = So schreibt man eine Aufstellung: { $list } …, oder gezeichnet: eine Zeile für jede deiner Reihen, ein Buchstabe für eine Einheit, ein Punkt für ein leeres Feld.
notation-units = Die Einheiten sind { $units }.
notation-unit = { $letter } ({ $unit })
notation-did-you-mean = Meintest du { $word }?

notation-nothing = Hier ist kein Zug.
notation-too-long = Das ist länger, als ein Zug sein kann.
notation-too-many-actions = Hier sind mehr Aktionen, als ein Zug haben kann.
notation-send-one-turn = Bitte schick einen Zug und sonst nichts.
notation-quotation = Eine Zeile, die mit > beginnt, ist ein Zitat aus einem anderen Brief, und Zitate werden nicht gespielt.
notation-lines-of-its-own = Bitte schreib den Zug in eigene Zeilen.
notation-unknown-words = { $n ->
    [one] Dieses Wort gehört nicht zum Spiel.
   *[other] Diese Wörter gehören nicht zum Spiel.
}
notation-pass-with-actions = „pass“ steht allein; hier stehen Aktionen daneben.
notation-no-actions = Hier steht, wer handelt, aber nicht, was geschieht.

notation-two-groups = Der Zug nennt { $group } und auch { $other }; ein Zug gehört einer AMP.
notation-amp-does-nothing = Der Zug nennt am Ende { $group }, aber nicht, was deren Einheiten tun.
notation-two-modes = Der Zug soll { $mode } sein und auch { $other }; er kann nur eins davon sein.

notation-path-too-long = Keine Aktion geht über so viele Felder.
notation-unit-in-path = Mitten in einem Weg ist eine Einheit genannt.
notation-unit-without-square = Hier ist eine Einheit genannt, aber kein Feld dahinter.
notation-no-start-square = Es ist nicht gesagt, von welchem Feld es losgeht.
notation-no-end-square = Das Feld, auf das es geht, fehlt.
notation-one-square = Nur ein Feld ist genannt; erwartet werden zwei, von und nach.
notation-no-capturer = Es ist nicht gesagt, welche Einheit schlägt.
notation-no-holder = Es ist nicht gesagt, welche Einheit festhält.
notation-no-leaver = Es ist nicht gesagt, welche Figur das Brett verlässt.
notation-captures-and-holds = Hier steht, dass die Einheit schlägt und auch festhält; sie kann nur eins davon.
notation-slide-path = Ein Schub geht von einem Feld an einen Ort.
notation-promoted-slide = Ein Feld, das geschoben wird, verwandelt sich nicht.
notation-promotion-help = Der Buchstabe steht hinter dem eigenen Feld des Bauern, wie c6-c7=N / a3-a2, oder hinter dem Schub, wie Ke2-e3 / c7-c8, f6=R.
notation-dash-or-sign = Es ist nicht klar, ob dieser Strich zwischen zwei Feldern steht oder das Vorzeichen einer Linie links von a ist.
notation-dash-or-sign-help = Bitte schreib { $from }-{ $to }, wenn du das Feld { $to } meinst, und { $from }--{ $to }, wenn du -{ $to } meinst.

notation-no-such-square = Dieses Feld gibt es nicht: Das Brett geht von a1 bis { $corner }.
notation-too-far = Dieses Feld ist zu weit weg.
notation-no-unit-written = Keine Einheit wird { $letter } geschrieben.

notation-no-castling = In diesem Spiel gibt es keine Rochade.
notation-no-capture-in-passing = In diesem Spiel schlägt kein Bauer en passant.
notation-no-setups = In diesem Spiel stellt niemand auf: Es beginnt mit seinen Einheiten auf dem Brett.
notation-no-such-unit = Das gibt es in diesem Spiel nicht: { $unit }.
notation-jump-over = Einen Sprung schreibt man mit den Feldern, auf denen er landet, nicht mit denen, über die er geht.

notation-empty-setup = In dieser Aufstellung ist keine Einheit.
notation-setup-is-no-turn = Eine Aufstellung sagt, wo Einheiten stehen; darin zieht und schlägt nichts.
notation-unit-stands-nowhere = Es ist nicht gesagt, wo diese Einheit steht.
notation-no-unit-for-square = Es ist nicht gesagt, welche Einheit auf diesem Feld steht.
notation-one-rank-only = Von einem Feld zum anderen geht es nur auf einer Reihe entlang, wie a2-h2.

notation-empty-drawing = In dieser Zeichnung ist keine Einheit.
notation-no-row = Diese Zeile ist keine Zeile der Zeichnung.
notation-draw-letters = Bitte zeichne eine Einheit als ihren Buchstaben und ein leeres Feld als Punkt.
notation-draw-dots = Bitte zeichne ein leeres Feld als Punkt.
notation-row-length = Zeile { $row } der Zeichnung hat { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}, eine Reihe hat { $files }.
notation-rows = Die Zeichnung hat { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}.
notation-draw-ranks = Bitte zeichne { $ranks ->
    [one] die { $ranks } Reihe
   *[other] die { $ranks } Reihen
} deiner Aufstellung oder das ganze Brett.
notation-row-number = Die Nummer dieser Zeile passt nicht zu den anderen: Sie müsste { $rank } sein.
notation-rows-off-the-board = Die Zeilen gingen von Reihe { $low } bis Reihe { $high }; das Brett hat die Reihen 1 bis { $ranks }.
notation-which-end-is-file-a = Die Reihen gehen von Zeile zu Zeile aufwärts, daher ist nicht klar, welches Ende einer Zeile Linie a ist.
notation-write-file-letters = Bitte schreib die Buchstaben der Linien über die Zeilen, oder setze deine erste Reihe nach unten.

notation-own-view = Die Zeichnung wurde gelesen, wie man sie von deiner Seite des Bretts sieht: Ihre unterste Zeile ist die Reihe, die dir am nächsten ist.
notation-remark = Deine Worte in Klammern, „{ $words }“, gehören nicht zum Zug und wurden übergangen.
notation-letter-passed-over = Der Buchstabe der Einheit vor { $square } war nicht nötig und wurde übergangen.
notation-look-alikes = Buchstaben eines anderen Alphabets wurden als die lateinischen gelesen, denen sie gleichen: { $letters }.
notation-look-alike = { $alphabet ->
    [digit] die Ziffer
    [greek] das griechische
    [cyrillic] das kyrillische
   *[other] der Buchstabe
} { $letter } als { $latin }
