# Was daran nicht stimmt, wie eine Einheit nach einer Spieldatei zieht (Betzas Schreibweise), und Züge in Worten.

board-move-too-long = der Zug { $move }… ist zu lang: höchstens { $most } Zeichen
board-move-empty = der Zug ist leer: Schreib mindestens einen der Buchstaben { $letters }, etwa K für den Schritt eines Königs
board-move-too-many-ways = der Zug { $move } hat zu viele verschiedene Wege (mehr als { $most }): Gib Reitern eine Zahl, wie in R4, oder nimm ein Stück weg
board-move-too-many-legs = der Zug { $move } hat mehr als { $most } Stücke: Schreib mehrere kürzere Wege mit Leerzeichen dazwischen, wie in "K K~K"
board-move-no-joint = im Zug { $move } steht { $text }, wo "-", "~", "^", ein weiterer Buchstabe oder ein Leerzeichen erwartet wurde, wie in "W-D", "K~K", "F^R", "WF" oder "W F"
board-move-ends = der Zug { $move } endet, wo ein Buchstabe erwartet wurde: Hinter kleinen Buchstaben und hinter "-", "~" und "^" steht ein Atom, wie in "fmW" und "W-D"
board-move-letter = im Zug { $move } ist { $text } keiner der Buchstaben { $letters }; einen anderen Sprung schreibt man mit seinen Feldern, wie in "(1,4)"
board-move-other-letter = im Zug { $move }: den Sprung { $leap }, den manche { $letter } schreiben, schreibt man hier { $instead }, wie in "{ $instead }" oder "{ $leap }"
board-move-number-first = im Zug { $move } steht die Zahl { $text } vor ihrem Atom: Eine Zahl steht hinter dem Buchstaben, dessen Schritte sie zählt, wie in "{ $instead }"
board-move-number = im Zug { $move } ist eine Zahl größer als { $most }; einen Reiter ohne Ende schreibt man ohne Zahl, wie in "R" oder "NN"
board-move-zero = im Zug { $move } ist die Zahl 0 keine Entfernung: Nimm 1 bis { $most }, wie in "R3"; einen Reiter ohne Ende schreibt man "R" oder "NN"
board-move-no-line = im Zug { $move } kann { $text } nicht in einer Geraden weitergehen: Seine Stücke haben keine gemeinsame Richtung; "~" lässt ein Stück abbiegen, wie in "F~R"
board-move-pair = im Zug { $move } ist { $text } kein Sprung: Man schreibt, wie viele Felder er zur Seite und nach vorn geht, ohne Leerzeichen, wie in "(1,4)"; in geschweiften Klammern steht der ganze Text in Anführungszeichen
board-move-far = im Zug { $move } geht ein Sprung weiter als { $most } Felder: Der weiteste ist "(15,15)"
board-move-nowhere = im Zug { $move } geht (0,0) nirgendwohin: Einen Sprung schreibt man mit seinen Feldern, wie in "(0,4)" oder "(1,4)"
board-move-double-pair = im Zug { $move } steht { $atom } zweimal: Einen Reiter davon schreibt man mit einer Zahl, wie in "{ $atom }15", und den Sprung allein einmal
board-move-double-slide = im Zug { $move } steht { $letter } zweimal, und { $letter } geht schon ohne Ende weiter: Schreib "{ $letter }", oder mit der Höchstzahl der Schritte "{ $letter }3"
board-move-double-number = im Zug { $move } steht eine Zahl hinter { $letter }{ $letter }, das ohne Ende weitergeht: Schreib "{ $letter }{ $letter }", oder mit der Höchstzahl der Schritte "{ $letter }3"

board-move-modifier = im Zug { $move } ist { $letter } kein Zusatz: Richtungen sind f b l r v s h, und die übrigen m c i n p g, wie in "fmW"
board-move-small = im Zug { $move } ist { $letter } klein und kein Zusatz: Ist das Atom { $capital } gemeint? Atome sind groß, wie in "{ $capital }"
board-move-twice = im Zug { $move } steht { $letter } zweimal vor einem Atom: Schreib { $instead }
board-move-bare-direction = im Zug { $move } kann { $letter } vor einem Sprung, der weder gerade noch diagonal ist, zweierlei bedeuten: die beiden Sprünge, die dieser Richtung am nächsten sind, "{ $near }", oder alle vier auf dieser Seite, "{ $half }"
board-move-bare-half = im Zug { $move } steht "h" hinter einer Richtung und bedeutet die vier Sprünge auf dieser Seite, wie in "fh{ $atom }"
board-move-half-of-a-line = im Zug { $move } passt "h" nicht zu { $atom }, das gerade oder diagonal zieht: Schreib die Richtung allein, wie in "f{ $atom }"; Hälften gibt es für Sprünge wie "fhN"
board-touch-atoms = Einheiten berühren sich durch Atome, die einmal springen, nach allen Seiten: W F D A N H C Z G K oder (x,y), ohne Zusätze, Zahlen, Verdoppelungen und Stücke, wie in "W F D A"; { $text } hat mehr
board-move-late-kind = im Zug { $move } steht { $letter } vor einem späteren Stück: m, c und i gelten für den ganzen Weg und stehen vor seinem ersten Stück, wie in "cF^R"
board-move-early-hop = im Zug { $move } steht { $letter } vor einem Stück, das nicht das letzte ist: Nur das letzte Stück eines Wegs hüpft, wie in "F-pB"
board-move-hop-of-a-leap = im Zug { $move } hüpft { $letter } in einer Geraden, und { $atom } ist ein einziger Sprung: Es steht vor R, B, Q, einem doppelten Buchstaben oder einer Zahl über 1, wie in "pR" oder "gQ"
board-move-two-hops = im Zug { $move } stehen p und g zusammen: p geht hinter dem Hindernis weiter, g landet gleich dahinter; schreib eins davon, wie in "pR" oder "gQ", oder beide mit einem Leerzeichen dazwischen, "pR gQ"
board-move-cylinder = im Zug { $move }: "o" (über den Rand eines Zylinders) wird nicht gespielt, ein Brett endet an seinen Rändern; ein Reiter ohne Ende ist "R" oder "NN"
board-move-circular = im Zug { $move }: "q" (Reiter im Kreis) wird nicht gespielt; schreib einen abbiegenden Weg in Stücken, wie in "N~N" oder "F^R"
board-move-crooked = im Zug { $move }: "z" (Reiter im Zickzack) wird nicht gespielt; schreib einen solchen Weg in Stücken, wie in "F~F" oder "W~W"
board-move-jumping = im Zug { $move }: "j" (springend) ist nicht nötig, Sprünge gehen über alles hinweg, wie in "D"; eine Gerade, die über eine Einheit geht, ist "pR", und landet sie gleich dahinter, "gR"
board-move-again = im Zug { $move }: "a" (noch einmal) schreibt man in Stücken; "-" geht in derselben Geraden weiter, "~" in beliebiger Richtung, "^" nach außen, wie in "K~K"
board-move-then = im Zug { $move }: "t" (danach) schreibt man in Stücken; "-" geht in derselben Geraden weiter, "~" in beliebiger Richtung, "^" nach außen, wie in "F^R"
board-move-en-passant = im Zug { $move }: "e" (en passant) wird nicht gespielt, eine Einheit schlägt, wo sie landet, wie in "cfF"

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
board-says-steps = { $atom ->
    [W] 1 bis { $most } gerade Schritte in einer Linie
    [R] 1 bis { $most } gerade Schritte in einer Linie
    [F] 1 bis { $most } diagonale Schritte in einer Linie
    [B] 1 bis { $most } diagonale Schritte in einer Linie
   *[other] 1 bis { $most } Schritte in einer Linie, in beliebiger Richtung
}
board-says-slide = { $atom ->
    [W] beliebig viele gerade Schritte in einer Linie
    [R] beliebig viele gerade Schritte in einer Linie
    [F] beliebig viele diagonale Schritte in einer Linie
    [B] beliebig viele diagonale Schritte in einer Linie
   *[other] beliebig viele Schritte in einer Linie, in beliebiger Richtung
}
board-says-leaps = 1- bis { $most }-mal in einer Linie: { $leap }
board-says-ride = beliebig oft in einer Linie: { $leap }
board-says-in-line = { $before }, dann in derselben Linie { $leg }
board-says-any-way = { $before }, dann { $leg }, nicht zurück zum Ausgangsfeld
board-says-outward = { $before }, dann nach außen { $leg }, nie näher an das Ausgangsfeld heran
board-says-only-moving = { $way }, nur auf ein leeres Feld
board-says-only-capturing = { $way }, nur um zu schlagen
board-says-only-first = { $way }, nur von einem Feld, auf dem eine solche Einheit ihrer AMP beginnt
board-says-lame = { $leg }, wenn die Felder auf dem Weg leer sind
board-says-hopping = { $leg }, über genau eine Einheit gleich welcher Seite auf irgendein Feld dahinter
board-says-landing-behind = { $leg }, über genau eine Einheit gleich welcher Seite auf das Feld gleich dahinter
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
