# Was Amoeba sagt: Schach auf einem Brett, dessen Felder geschoben werden.

amoeba-a-unit = { FORM($unit, "ein") }
    .einen = { FORM($unit, "einen") }
    .einem = { FORM($unit, "einem") }

amoeba-example = Nc1-d3, mit einem Schub Nc1-d3 / c5-c4, oder mit einer Verwandlung Pc6-c7=N
amoeba-example-without-slides = Nc1-d3, oder mit einer Verwandlung Pc6-c7=N

amoeba-check = { $side } steht im Schach.
amoeba-understood-as-slide = { $quote }: Das lese ich als Schub / { $from }-{ $to }.
amoeba-promotes-on-arrival = { $quote }: Der Bauer verwandelt sich bei der Ankunft, schreib das also beim Zug.
amoeba-promotes-after-slide = { $quote }: Der Bauer verwandelt sich nach dem Schub, schreib das also am Ende.

amoeba-no-pass = In Amoeba kannst du nicht passen: Jeder Zug hat einen Schachzug (AM-7).
amoeba-no-such-action = Ein Zug ist ein Schachzug, dann, wenn du magst, ein Schub, dann Verwandlungen.
amoeba-first-a-move = Beginn mit einem Schachzug.
amoeba-one-more = Ein Zug hat einen Schachzug und höchstens einen Schub.
amoeba-another-move = Das sieht nach einem zweiten Schachzug aus.
amoeba-how-to-write = Schreib ihn wie Nc1-d3 / c5-c4, f6=R: den Zug, den Schub nach einem Schrägstrich, Verwandlungen nach Kommas.
amoeba-write-slide = Willst du das Feld { $from } schieben, schreib / { $from }-{ $to }.
amoeba-leave-out = Lass es weg. Ein Schub steht hinter einem Schrägstrich und bewegt ein leeres Feld.

amoeba-no-square = Auf { $square } ist kein Feld.
amoeba-slide-meant = Meinst du einen Schub, beginn mit einem Schachzug und schreib den Schub hinter einen Schrägstrich.
amoeba-no-double-step = In diesem Spiel haben Bauern keinen Doppelschritt.
amoeba-way-without-square = { CAP($unit, "der") } kommt nicht nach { $to }: Auf { $at } ist kein Feld.
amoeba-pawn-diagonal = Bauern ziehen diagonal nur, um zu schlagen, und { $to } ist leer.
amoeba-pawn-blocked = { CAP($by, "der") } blockiert { FORM($unit, "den") }; Bauern schlagen diagonal.

amoeba-king-attacked = Nach diesem Zug würde { FORM($by, "der") } { FORM($king, "den") } angreifen.
amoeba-safe-without-slide = Ohne den Schub ist dein König sicher.
amoeba-no-slide-mends = Kein Schub hilft.
amoeba-slides-mend = Sicher ist er nach diesem Zug mit { $slides }.

amoeba-no-slides = In diesem Spiel gibt es keine Schübe.
amoeba-leave-slide-out = Lass den Schub weg.
amoeba-nothing-to-slide = Auf { $square } ist kein Feld zum Schieben.
amoeba-slide-reversed = Schreib einen Schub vom Feld zum freien Platz, vielleicht { $from }-{ $to }.
amoeba-slide-nowhere = Ein Feld wird einen Schritt nach oben, unten oder zur Seite geschoben. Der Platz links von a5 zum Beispiel ist -a5, ein Schub dorthin a5--a5.
amoeba-slide-too-far = Ein Feld wird einen Schritt nach oben, unten oder zur Seite geschoben; { $to } liegt nicht neben { $from }.
amoeba-slide-beyond-reach = Auf { $square } kann kein Feld sein: Das Brett endet { $n } Linien und Reihen von a1.
amoeba-slide-off-board = Auf { $square } kann kein Feld sein: Das Brett geht von { $low } bis { $high }.
amoeba-slide-not-vacant = { $to } ist nicht frei: Dort ist schon ein Feld.
amoeba-slide-other-unit = Auf { $square } steht etwas anderes als { $kind }.
amoeba-slide-occupied = Nur leere Felder werden geschoben, und dort steht { FORM($unit, "der") }.
amoeba-slide-undoes = Dein Gegner hat dieses Feld gerade von { $from } nach { $to } geschoben, darum kannst du es jetzt nicht zurückschieben.
amoeba-slide-detaches = Die Felder würden auseinanderfallen. Sie müssen sich berühren, wenigstens an Ecken.
amoeba-cannot-slide = Das Feld { $square } kann jetzt nicht geschoben werden. Du musst nicht schieben.
amoeba-could-slide = Das Feld { $square } könnte nach { $squares } geschoben werden.

amoeba-promotion-missing = Verwandle in { FORM($kinds, "einen") }: { $squares }.
amoeba-letter-missing = Der Buchstabe fehlt.
amoeba-promotion-twice = Auf { $square } verwandelst du zweimal.
amoeba-write-once = Schreib es einmal.
amoeba-wrong-promotion = Das kann in diesem Spiel aus einem Bauern nicht werden: { $kind }.
amoeba-pawn-becomes = Der Bauer auf { $square } wird { $kinds }.
amoeba-not-on-last-square = Der Bauer auf { $square } kann sich nicht verwandeln: Seine Linie geht weiter.
amoeba-not-your-pawn = Der Bauer auf { $square } gehört { $owner } und verwandelt sich in einem Zug von { $owner }.
amoeba-no-pawn-there = { $side } hat dort am Ende des Zugs keinen Bauern.
amoeba-leave-promotion-out = Lass diese Verwandlung weg.

amoeba-only-with-slide = Nur mit einem Schub, der den König schützt (AM-5): { $moves }.
amoeba-slides-may-follow = Schübe, die einem Zug folgen können: { $same ->
    [yes] { $n }
   *[no] { $low } bis { $n }
}.
amoeba-others-promote = Auch diese Bauern müssen sich dann verwandeln, wenn der Schub nichts ändert (AM-6): { $squares }.
amoeba-pawn-must-promote = Er ist am Ende seiner Linie. Steht er nach diesem Zug noch dort, muss er sich verwandeln, in { FORM($kinds, "einen") } (AM-6).
amoeba-pawn-promotes = Am Ende seiner Linie verwandelt er sich in { FORM($kinds, "einen") } (AM-6).

amoeba-line-corner = der Platz links unten: { $why }
amoeba-line-location = { $found } ist nicht Linie und Reihe, wie a1 oder -b0, höchstens { $n } von a1
amoeba-line-reach = das Brett reicht weiter als { $n } Linien oder Reihen von a1
amoeba-line-no-square = das Brett hat kein Feld
amoeba-line-squares = das Brett hat { $n } Felder; es kann { $most } haben
amoeba-line-letter = { $found } ist keine Einheit ({ $letters }, klein für Schwarz), keine Zahl leerer Felder und kein * für einen freien Platz
amoeba-line-no-corner = der vierte Teil fehlt: der Platz links unten auf dem Brett, wie a1
amoeba-line-too-long = die Zeile hat { $n } Teile mit je einem Leerzeichen dazwischen; lass { $rest } weg
amoeba-line-slide = nach der Seite am Zug steht der Schub des letzten Zugs, wie b3b4, oder - für keinen, nicht { $found }
amoeba-line-slide-far = der Schub { $slide } geht nicht auf den nächsten Platz des Bretts

amoeba-says-board = Das Brett hat { $n } Felder auf einem Raster von { $files } Linien und { $ranks } Reihen; die übrigen Plätze sind frei.
amoeba-says-move = Zieh mit einer Figur wie im Schach, auf den Feldern, die es gibt.
amoeba-says-slide = Dann schieb, wenn du magst, ein { $what ->
    [any] Feld mit allem darauf
   *[empty] leeres Feld
} auf einen freien Platz daneben{ $far ->
    [yes] , auch über das Raster hinaus, solange die Felder zusammenhalten
   *[no] {""}
}.
amoeba-says-still = Die Felder werden nicht geschoben.
amoeba-says-promotion = Am Ende seiner Linie wird ein Bauer dies: { $kinds }.
amoeba-says-pawn = Er zieht ein Feld vorwärts und schlägt ein Feld schräg vorwärts.
amoeba-says-undo = Was dein Gegner gerade geschoben hat, kannst du nicht zurückschieben (AM-4).
amoeba-says-safe = Nach deinem Zug muss dein König sicher sein.
amoeba-says-won = Matt gewinnt, ebenso ein Patt durch deinen Schub; anderes Patt ist remis.
amoeba-says-won-still = Matt gewinnt; Patt ist remis.

# What the game is and how it is won, in two sentences, in an invitation.
amoeba-brief = Es ist Schach auf { $n } Feldern, und nach jedem Zug darf ein Feld an einen anderen Platz rutschen.
amoeba-brief-still = Es ist Schach auf { $n } Feldern.
