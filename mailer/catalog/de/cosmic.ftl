# Was die Engine von Cosmic Chess sagt. $unit ist eine Einheit in Worten, „weißer Bauer auf c2“; mit FORM im richtigen Fall.

cosmic-example = Pc2-d3, mit Sprüngen Pc2xe4xc6, oder vom Brett Re6xoff

cosmic-understood-as = { $quote }: Das wurde als { $turn } verstanden, die eine Sprungkette, die passt.
cosmic-captures = { $quote }: Das schlägt { FORM($units, "den") }.
cosmic-captures-nothing = { $quote }: Das geht über keinen Gegner hinweg, also wird nichts geschlagen.

cosmic-must-move = { $side } kann ziehen und muss es also auch.
cosmic-no-leader = In diesem Spiel nennt ein Zug eine Figur und wohin sie geht, und keinen Anführer.
cosmic-no-setups = In diesem Spiel gibt es keine Aufstellungen: Seine Einheiten stehen schon.
cosmic-send-a-turn = Schick einen Zug.
cosmic-moves-or-captures = In diesem Spiel zieht oder schlägt eine Figur: Es gibt keine Verwandlung, keinen Schub, kein Umwandeln und kein Festhalten.

cosmic-off-for-good = Keine Figur kommt auf das Brett zurück.
cosmic-not-your-unit = { CAP($unit, "der") } gehört { $owner }, und { $side } ist am Zug.
cosmic-other-unit = Die Einheit auf { $square } ist { FORM($unit, "ein") }.
cosmic-write-unit = Schreib { $short }, wenn du diese Einheit meinst.

cosmic-won-already = Mit { $turn } ist die Partie schon gewonnen: Der König ist geschlagen.
cosmic-whole-turn = In einem Zug zieht nur eine Figur; { $turn } ist ein ganzer Zug.
cosmic-end-there = Beende den Zug dort.
cosmic-end-there-or-send = Beende den Zug dort, oder schick einen anderen.

cosmic-several-turns = Mehrere Züge könnten gemeint sein: { $turns }.
cosmic-others = andere
cosmic-write-every-square = Schreib jedes Feld, auf dem die Figur aufsetzt.

cosmic-knight-once = Ein Springer zieht in einem Zug nur einmal.
cosmic-no-jump-before = Eine Figur zieht nur nach einem Sprung weiter, und { $turn } springt über nichts.
cosmic-king-jumps = { $n ->
    [one] Ein König macht in einem Zug höchstens einen Sprung.
   *[other] Ein König macht in einem Zug höchstens { $n } Sprünge.
}
cosmic-leaves-by-capture = Eine Figur verlässt das Brett nur, indem sie den gegnerischen König schlägt, und { FORM($unit, "der") } tut das von { $square } aus nicht.
cosmic-captured-already = { CAP($unit, "der") } ist durch { $turn } schon geschlagen, und geschrieben werden nur die Felder, auf denen die Figur aufsetzt.
cosmic-must-leave = { CAP($unit, "der") } muss das eigene Feld verlassen.
cosmic-friendly-unit = { CAP($unit, "der") } gehört zur eigenen Seite.
cosmic-knight-blocked = { CAP($unit, "der") } steht dem Springer im Weg, und er geht nur über Gegner hinweg.
cosmic-hole-between = Zwischen { $from } und { $to } ist ein Loch, über das nichts hinwegkommt.
cosmic-knight-ends = Dort steht { FORM($unit, "der") }; ein Springer schlägt, worüber er hinweggeht, und endet auf einem leeren Feld.
cosmic-knight-path = Ein Springer geht zwei Felder geradeaus und eins zur Seite; von { $from } führt das nicht nach { $to }.
cosmic-does-not-go = { CAP($unit, "der") } geht nicht von { $from } nach { $to }.
cosmic-jumps-enemies = { CAP($unit, "der") } gehört zur eigenen Seite, und gesprungen wird nur über Gegner.
cosmic-no-enemy = Auf { $square } steht kein Gegner, über den man springen könnte.
cosmic-only-jumps-on = Nach einem Sprung springt eine Figur nur weiter, über einen Gegner daneben auf das nächste Feld.
cosmic-one-step = { CAP($unit, "der") } macht einen Schritt oder springt über einen Gegner daneben auf das nächste Feld.
cosmic-captures-by-jumping = Dort steht { FORM($unit, "der") }; eine Figur schlägt, indem sie über einen Gegner auf das leere Feld dahinter springt.
cosmic-written-so = Das schreibt man x{ $square }.
cosmic-board-ends = Dahinter endet das Brett.
cosmic-hole-behind = Dahinter, auf { $square }, ist ein Loch.
cosmic-stands-behind = Dahinter steht { FORM($unit, "der") }.
cosmic-way-blocked = Der Weg nach { $to } ist versperrt durch { FORM($by, "den") }.
cosmic-rook-blocked = Der Turm kann nicht über { FORM($unit, "den") } springen, denn dahinter steht { FORM($behind, "der") }.
cosmic-rook-lands = Ein Turm, der über { FORM($unit, "den") } springt, landet auf dem Feld gleich dahinter, { $square }.

cosmic-ends-there = Dort endet der Zug: { $turn }.
cosmic-ends-or-goes-on = Der Zug kann dort enden ({ $turn }) oder mit { $by } weitergehen.
cosmic-cannot-go = { $short } kann jetzt nirgendwohin ziehen.
cosmic-could-go = { $short } könnte nach { $squares } ziehen.
cosmic-could-capture = { $short } könnte mit { $by } schlagen.
cosmic-could-go-or-capture = { $short } könnte nach { $squares } ziehen oder mit { $by } schlagen.

cosmic-first-jumps = Das sind die Schritte und ersten Sprünge. Nach einem Sprung kann die Figur weiterspringen, auf so viele Arten, dass sie hier nicht stehen (CO-3).
cosmic-nowhere = { CAP($unit, "der") } kann nirgendwohin ziehen.

cosmic-line-letter = keine Einheit hat den Buchstaben { $found }; es gibt K, R, N und P, die von Weiß groß
cosmic-line-kings = { $side } hat mehr als einen König
cosmic-spec-jumps = ein König kann nicht auf { $n } Sprünge begrenzt sein
cosmic-spec-start = die Anfangsstellung: { $why }
cosmic-spec-squares = ein Brett mit { $n } Feldern: Cosmic Chess wird auf { $fewest } bis { $most } gespielt
cosmic-spec-over = die Anfangsstellung ist schon das Ende einer Partie: { $why }

cosmic-says-turn = Zieh mit einer Figur. Bauern, Türme und Könige schlagen, indem sie über einen Gegner auf das leere Feld gleich dahinter springen; Springer schlagen, worüber sie auf ihrem geknickten Weg hinweggehen.
cosmic-says-again = Nach einem Sprung darf dieselbe Figur weiterspringen. Niemand muss schlagen, und es gibt kein Schach.
cosmic-says-king = { $n ->
    [one] Ein König macht in einem Zug höchstens einen Sprung (CO-3).
   *[other] Ein König macht in einem Zug höchstens { $n } Sprünge (CO-3).
}
cosmic-says-king-freely = Ein König darf springen, sooft er kann (CO-3).
cosmic-says-won = Schlag den König, und du hast gewonnen: Nur über ihn darf man vom Brett springen. Lässt ein Zug einer Seite nur ihren König, so gewinnt die Seite mit mehr Figuren; König gegen König ist remis.
cosmic-says-knight = Er geht zwei Felder geradeaus, auf Linie oder Reihe, dann eins im rechten Winkel, und schlägt die Gegner auf den ersten beiden; auf den drei Feldern darf keine Einheit der eigenen Seite stehen, und das letzte muss leer sein (CO-4).
cosmic-says-rook = Er schlägt, indem er über den ersten Gegner auf seiner Geraden auf das Feld gleich dahinter springt; nach diesem Sprung über Gegner, die neben ihm stehen.
cosmic-says-off = Ein Sprung über den König darf außerhalb des Bretts enden, und ebenso der Weg eines Springers über den König; das schreibt man xoff (CO-5).
cosmic-says-holes = Ein Loch liegt außerhalb des Bretts: Nichts landet darauf, und nichts gleitet, springt oder geht seinen geknickten Weg darüber.
cosmic-says-pass = Wer keinen erlaubten Zug hat, schickt „pass“, und nur dann (G-3).
cosmic-says-draw = Wird Remis vereinbart oder reklamiert, so werden die Einheiten gezählt: Die Seite mit mehr davon hat gewonnen, und bei gleich vielen ist es remis (CO-8).
cosmic-says-jumper = Schlägt durch einen Sprung über einen Gegner daneben, in denselben Richtungen.
