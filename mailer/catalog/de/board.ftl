# Was daran nicht stimmt, wie eine Einheit zieht (Betzas Schreibweise), und Züge in Worten.
board-move = der Zug { $move }: { $why }
board-move-too-long = der Zug { $move }… ist zu lang: Schreib bis zu { $most } Zeichen
board-move-empty = der Zug ist leer: Schreib eins oder mehrere von { $letters }, etwa K für den Schritt eines Königs
board-move-too-many-ways = der Zug { $move } hat mehr als { $most } Wege: Gib Reitern eine Zahl, wie R4, oder nimm ein Stück weg
board-move-too-many-legs = mehr als { $most } Stücke: Schreib kürzere Wege mit Leerzeichen dazwischen, wie "K K~K"
board-move-no-joint = { $text } steht, wo "-", "~", "^", ein Buchstabe oder ein Leerzeichen hingehört, wie "W-D", "K~K", "F^R", "WF" oder "W F"
board-move-ends = am Ende fehlt ein Atom: Schreib eins hinter kleine Buchstaben und hinter "-", "~" und "^", wie "fmW" und "W-D"
board-move-letter = { $text } ist keiner von { $letters }; andere Sprünge schreib mit ihren Feldern, wie "(1,4)"
board-move-other-letter = { $letter }, der Sprung { $leap }, heißt hier { $instead }, wie "{ $instead }" oder "{ $leap }"
board-move-number-first = schreib die Zahl { $text } hinter ihren Buchstaben, wie "{ $instead }"
board-move-number = die größte Zahl ist { $most }; Reiter ohne Ende haben keine, wie "R" oder "NN"
board-move-zero = schreib 1 bis { $most } statt 0, wie "R3"; Reiter ohne Ende sind "R" oder "NN"
board-move-no-line = { $text } kann nicht in einer Geraden weitergehen; "~" lässt ein Stück abbiegen, wie "F~R"
board-move-pair = { $text } ist kein Sprung: Schreib die Felder zur Seite und nach vorn ohne Leerzeichen, wie "(1,4)"; in geschweiften Klammern setz alles in Anführungszeichen
board-move-far = der weiteste Sprung geht { $most } Felder, "(15,15)"
board-move-nowhere = (0,0) geht nirgendwohin: Schreib einen Sprung wie "(0,4)" oder "(1,4)"
board-move-double-pair = { $atom } steht zweimal da: Ein Reiter davon hat eine Zahl, wie "{ $atom }15"
board-move-double-slide = { $letter } geht schon ohne Ende weiter: Schreib "{ $letter }", oder "{ $letter }3" für bis zu 3 Schritte
board-move-double-number = { $letter }{ $letter } geht ohne Ende weiter: Schreib "{ $letter }{ $letter }", oder "{ $letter }3" für bis zu 3 Schritte

board-move-modifier = { $letter } ist kein Zusatz: Richtungen sind f b l r v s h, die übrigen m c i n p g, wie "fmW"
board-move-small = { $letter } ist kein Zusatz; für das Atom { $capital } schreib groß, wie "{ $capital }"
board-move-twice = { $letter } steht zweimal da: Schreib { $instead }
board-move-bare-direction = { $letter } könnte die beiden nächsten Sprünge meinen, "{ $near }", oder alle vier auf dieser Seite, "{ $half }"
board-move-bare-half = "h" steht hinter einer Richtung, wie "fh{ $atom }"
board-move-half-of-a-line = "h" passt nicht zu { $atom }: Schreib die Richtung allein, wie "f{ $atom }"; "h" ist für Sprünge wie "fhN"
board-touch-atoms = Einheiten berühren sich durch einzelne Sprünge nach allen Seiten: W F D A N H C Z G K oder (x,y) allein, wie "W F D A"; { $text } hat mehr
board-move-late-kind = { $letter } gilt für den ganzen Weg: Schreib es zuerst, wie "cF^R"
board-move-early-hop = { $letter } ist für das letzte Stück, wie "F-pB"
board-move-hop-of-a-leap = { $letter } hüpft in einer Geraden, und { $atom } ist ein einziger Sprung: Nimm R, B, Q, einen doppelten Buchstaben oder eine Zahl über 1, wie "pR" oder "gQ"
board-move-two-hops = p geht hinter der übersprungenen Einheit weiter, g landet gleich dahinter: Schreib "pR" oder "gQ", oder beides als "pR gQ"
board-move-cylinder = es gibt keine Zylinder ("o"): Ein Brett endet an seinen Rändern; Reiter ohne Ende sind "R" oder "NN"
board-move-by-legs = { $letter } gibt es hier nicht: Schreib Stücke mit "-" (gleiche Gerade), "~" (jede Richtung) oder "^" (nach außen), wie "K~K", "F~F" oder "F^R"
board-move-jumping = "j" ist nicht nötig: Sprünge gehen über alles hinweg, wie "D"; Geraden über eine Einheit sind "pR", gleich dahinter landet "gR"
board-move-en-passant = es gibt kein en passant ("e"): Einheiten schlagen, wo sie landen, wie "cfF"

board-says-step = { $atom ->
    [W] ein gerader Schritt
    [F] ein diagonaler Schritt
    [K] ein Schritt in beliebiger Richtung
    [D] ein gerader Sprung über zwei Felder
    [A] ein diagonaler Sprung über zwei Felder
    [N] ein Springerzug
    [H] ein gerader Sprung über drei Felder
    [C] ein Sprung über drei Felder geradeaus und eins zur Seite
    [Z] ein Sprung über drei Felder geradeaus und zwei zur Seite
    [G] ein diagonaler Sprung über drei Felder
    [R] ein gerader Schritt
    [B] ein diagonaler Schritt
    [Q] ein Schritt in beliebiger Richtung
   *[other] ein Sprung
}
board-says-leap = ein Sprung von { $x } mal { $y } Feldern
board-says-steps = 1 bis { $most } { $atom ->
    [W] gerade Schritte
    [R] gerade Schritte
    [F] diagonale Schritte
    [B] diagonale Schritte
   *[other] Schritte in einer Linie, in jede Richtung
}
board-says-slide = beliebig viele { $atom ->
    [W] gerade Schritte
    [R] gerade Schritte
    [F] diagonale Schritte
    [B] diagonale Schritte
   *[other] Schritte in einer Linie, in jede Richtung
}
board-says-leaps = 1- bis { $most }-mal in einer Linie: { $leap }
board-says-ride = beliebig oft in einer Linie: { $leap }
board-says-in-line = { $before }, dann in derselben Linie { $leg }
board-says-any-way = { $before }, dann { $leg }, nicht zurück zum Ausgangsfeld
board-says-outward = { $before }, dann nach außen { $leg }
board-says-only-moving = { $way }, nur auf ein leeres Feld
board-says-only-capturing = { $way }, nur um zu schlagen
board-says-only-first = { $way }, nur von dort, wo eine solche Einheit ihrer AMP beginnt
board-says-lame = { $leg }, wenn die Felder dazwischen leer sind
board-says-hopping = { $leg }, über genau eine Einheit auf irgendein Feld dahinter
board-says-landing-behind = { $leg }, über genau eine Einheit auf das Feld gleich dahinter
board-says-toward = { $leg } (nur { $directions })
board-says-direction = { $way ->
    [f] vorwärts
    [b] rückwärts
    [l] nach links
    [r] nach rechts
    [v] vorwärts oder rückwärts
    [s] seitwärts
    [fl] nach links vorn
    [fr] nach rechts vorn
    [bl] nach links hinten
    [br] nach rechts hinten
    [fs] vorwärts
    [bs] rückwärts
    [vl] nach links
    [vr] nach rechts
   *[other] beliebig
}
board-says-oblique = { $way ->
    [ff] steil vorwärts
    [bb] steil rückwärts
    [ll] flach nach links
    [rr] flach nach rechts
    [fs] flach vorwärts
    [bs] flach rückwärts
    [fh] vorwärts
    [bh] rückwärts
    [lh] nach links
    [rh] nach rechts
    [fl] flach nach links vorn
    [fr] flach nach rechts vorn
    [bl] flach nach links hinten
    [br] flach nach rechts hinten
    [lf] steil nach links vorn
    [rf] steil nach rechts vorn
    [lb] steil nach links hinten
    [rb] steil nach rechts hinten
    [lv] steil nach links
    [rv] steil nach rechts
   *[other] beliebig
}
