# Was Cosmic Chess sagt. $unit ist eine Einheit in Worten, „weißer Bauer auf c2“; mit FORM im richtigen Fall.

cosmic-example = Pc2-d3, mit Sprüngen Pc2xe4xc6, oder vom Brett Re6xoff

cosmic-understood-as = { $quote }: Das lese ich als { $turn }, die einzigen Sprünge, die passen.
cosmic-captures-nothing = { $quote }: Das geht über keinen Gegner, also wird nichts geschlagen.

cosmic-moves-or-captures = Figuren ziehen und schlagen in diesem Spiel nur.
cosmic-off-for-good = Keine Figur kommt auf das Brett zurück.
cosmic-other-unit = Die Einheit auf { $square } ist { FORM($unit, "ein") }.

cosmic-won-already = { $turn } schlägt den König und gewinnt schon.
cosmic-whole-turn = In einem Zug zieht eine Figur, und { $turn } ist ein ganzer Zug.
cosmic-end-there-or-send = Beende deinen Zug dort, oder schick einen anderen.

cosmic-several-turns = Du könntest meinen: { $turns }.
cosmic-others = andere
cosmic-write-every-square = Schreib jedes Feld, auf dem die Figur landet.

cosmic-knight-once = Ein Springer zieht in einem Zug nur einmal.
cosmic-no-jump-before = Weiter zieht eine Figur nur nach einem Sprung, und { $turn } ist keiner.
cosmic-king-jumps = { $n ->
    [one] Ein König springt in einem Zug höchstens einmal.
   *[other] Ein König springt in einem Zug höchstens { $n }-mal.
}
cosmic-leaves-by-capture = Eine Figur verlässt das Brett nur, wenn sie den gegnerischen König schlägt, und { FORM($unit, "der") } kann das von { $square } aus nicht.
cosmic-captured-already = { $turn } schlägt { FORM($unit, "den") } schon. Schreib nur die Felder, auf denen deine Figur landet.
cosmic-knight-blocked = { CAP($unit, "der") } steht dem Springer im Weg, und er geht nur über Gegner.
cosmic-hole-between = Zwischen { $from } und { $to } ist ein Loch, über das nichts kommt.
cosmic-knight-ends = Dort steht { FORM($unit, "der") }. Ein Springer schlägt, worüber er geht, und landet auf einem leeren Feld.
cosmic-knight-path = Ein Springer geht zwei Felder geradeaus und eins zur Seite, und von { $from } ist das nicht { $to }.
cosmic-does-not-go = { CAP($unit, "der") } kann nicht von { $from } nach { $to } ziehen.
cosmic-jumps-enemies = Du kannst nur über Gegner springen, und { FORM($unit, "der") } gehört zu dir.
cosmic-no-enemy = Auf { $square } steht kein Gegner zum Überspringen.
cosmic-only-jumps-on = Nach einem Sprung kannst du nur weiterspringen, über einen Gegner daneben.
cosmic-one-step = { CAP($unit, "der") } macht einen Schritt oder springt über einen Gegner daneben.
cosmic-captures-by-jumping = Dort steht { FORM($unit, "der") }. Du schlägst, indem du darüber auf das leere Feld dahinter springst.
cosmic-written-so = Schreib x{ $square }.
cosmic-board-ends = Aber dahinter endet das Brett.
cosmic-hole-behind = Aber dahinter, auf { $square }, ist ein Loch.
cosmic-stands-behind = Aber dahinter steht { FORM($unit, "der") }.
cosmic-way-blocked = { CAP($by, "der") } blockiert den Weg nach { $to }.
cosmic-rook-blocked = Der Turm kann nicht über { FORM($unit, "den") } springen: Dahinter steht { FORM($behind, "der") }.
cosmic-rook-lands = Ein Turm, der über { FORM($unit, "den") } springt, landet gleich dahinter auf { $square }.

cosmic-ends-there = Dort endet der Zug: { $turn }.
cosmic-ends-or-goes-on = Du kannst dort aufhören ({ $turn }) oder mit { $by } weitermachen.
cosmic-could-capture = { $short } könnte mit { $by } schlagen.
cosmic-could-go-or-capture = { $short } könnte nach { $squares } ziehen oder mit { $by } schlagen.
cosmic-first-jumps = Das sind die Schritte und ersten Sprünge. Nach einem Sprung kann die Figur weiterspringen (CO-3).

cosmic-line-letter = es gibt keine Einheit { $found }; es gibt K, R, N und P, die von Weiß groß
cosmic-line-kings = { $side } hat mehr als einen König

cosmic-says-turn = Zieh mit einer Figur. Bauern, Türme und Könige schlagen, indem sie über einen Gegner auf das leere Feld gleich dahinter springen; Springer schlagen, worüber sie auf ihrem geknickten Weg gehen.
cosmic-says-again = Nach einem Sprung kann dieselbe Figur weiterspringen. Du musst nie schlagen, und es gibt kein Schach.
cosmic-says-king-freely = Ein König kann springen, sooft es geht (CO-3).
cosmic-says-won = Schlag den König, und du gewinnst. Nur über den König kannst du vom Brett springen. Lässt ein Zug einer Seite nur ihren König, gewinnt die Seite mit mehr Figuren; König gegen König ist remis.
cosmic-says-knight = Er geht zwei Felder geradeaus, dann eins im rechten Winkel, und schlägt die Gegner auf den ersten beiden. Keine eigene Einheit darf auf dem Weg stehen, und das letzte Feld muss leer sein (CO-4).
cosmic-says-rook = Er schlägt, indem er über den ersten Gegner auf seiner Geraden auf das Feld gleich dahinter springt; danach über Gegner, die neben ihm stehen.
cosmic-says-off = Ein Sprung über den König, auch der Weg eines Springers, kann außerhalb des Bretts enden: Schreib xoff (CO-5).
cosmic-says-holes = Ein Loch liegt außerhalb des Bretts: Nichts landet darauf oder kommt darüber.
cosmic-says-pass = Schick „pass“ nur, wenn du keinen erlaubten Zug hast (G-3).
cosmic-says-draw = Einigt ihr euch auf Remis oder reklamiert es jemand, gewinnt die Seite mit mehr Einheiten; bei gleich vielen ist es remis (CO-8).
cosmic-says-jumper = Schlägt durch einen Sprung über einen Gegner daneben, in denselben Richtungen.

# What the game is and how it is won, in two sentences, in an invitation.
cosmic-brief = Es ist ein kleines Spiel mit Schachfiguren, die schlagen, indem sie über andere springen.
cosmic-brief-won = Du gewinnst, wenn du den König schlägst oder mehr Figuren hast, sobald eine Seite nur noch den König hat.
