# Was die Engine von Amoeba sagt: Schach auf einem Brett, dessen Felder geschoben werden.

amoeba-a-unit = { FORM($unit, "ein") }
    .einen = { FORM($unit, "einen") }
    .einem = { FORM($unit, "einem") }

amoeba-example = Nc1-d3, mit einem Schub Nc1-d3 / c5-c4, oder mit einer Verwandlung Pc6-c7=N
amoeba-example-without-slides = Nc1-d3, oder mit einer Verwandlung Pc6-c7=N

amoeba-check = { $side } steht im Schach.
amoeba-captures = { $quote }: Das schlägt { FORM($unit, "den") }.
amoeba-captures-nothing = { $quote }: Auf { $square } steht nichts, also wird nichts geschlagen.
amoeba-understood-as-slide = { $quote }: als Schub eines Felds verstanden, den man / { $from }-{ $to } schreibt.
amoeba-promotes-on-arrival = { $quote }: Der Bauer verwandelt sich bei der Ankunft, also schreibt man das beim Zug.
amoeba-promotes-after-slide = { $quote }: Der Bauer verwandelt sich nach dem Schub, also schreibt man das am Ende.

amoeba-no-setups = In diesem Spiel stellt niemand auf: Die Einheiten stehen, wo das Spiel sie hinstellt.
amoeba-no-pass = In diesem Spiel passt niemand: Jeder Zug enthält einen Schachzug, und wer keinen erlaubten Zug hat, ist besiegt oder hat remis (AM-7).
amoeba-no-such-action = Ein Zug dieses Spiels ist ein Schachzug von Feld zu Feld, dann vielleicht ein Schub, dann Verwandlungen.
amoeba-first-a-move = Ein Zug beginnt mit einem Schachzug, und das ist keiner.
amoeba-one-more = Ein Zug hat einen Schachzug und höchstens einen Schub, und dies wäre noch einer.
amoeba-another-move = Ein Zug hat einen Schachzug, und dies sieht nach einem weiteren aus.
amoeba-how-to-write = Schreib ihn wie Nc1-d3 / c5-c4, f6=R: den Zug, den Schub nach einem Schrägstrich, die Verwandlungen nach Kommas.
amoeba-write-slide = Soll das Feld { $from } geschoben werden, so schreib / { $from }-{ $to }.
amoeba-leave-out = Lass es weg; ein Schub steht hinter einem Schrägstrich und bewegt ein Feld, auf dem nichts steht.

amoeba-no-square = Auf { $square } ist kein Feld.
amoeba-slide-meant = Falls ein Schub gemeint ist: Ein Zug beginnt mit einem Schachzug, und der Schub folgt nach einem Schrägstrich.
amoeba-not-your-unit = { CAP($unit, "der") } gehört { $owner }, und { $side } ist am Zug.
amoeba-other-unit = Die Einheit auf { $square } ist { FORM($unit, "der") } ({ $short }).
amoeba-write-unit = Schreib { $short }, wenn du diese Einheit meinst.

amoeba-stands-there = { CAP($unit, "der") } kann nicht auf dem Feld enden, auf dem der Zug beginnt.
amoeba-no-double-step = Ein Bauer geht ein Feld auf einmal: In diesem Spiel gibt es keinen Doppelschritt.
amoeba-no-castling = Ein König geht ein Feld auf einmal: In diesem Spiel gibt es keine Rochade.
amoeba-does-not-move-there = { CAP($unit, "der") } zieht nicht nach { $to }.
amoeba-way-without-square = Der Weg nach { $to } ist für { FORM($unit, "den") } versperrt: Auf { $at } ist kein Feld.
amoeba-way-blocked = Der Weg nach { $to } ist für { FORM($unit, "den") } versperrt durch { FORM($by, "den") }.
amoeba-pawn-diagonal = Diagonal zieht ein Bauer nur, um zu schlagen, und auf { $to } steht nichts.
amoeba-pawn-blocked = Der Weg ist für { FORM($unit, "den") } versperrt durch { FORM($by, "den") }: Ein Bauer schlägt nur diagonal.
amoeba-friendly-unit = { CAP($unit, "der") } gehört zur eigenen Seite.
amoeba-cannot-go = { $short } kann jetzt nirgendwohin ziehen.
amoeba-could-go = { $short } könnte nach { $squares } ziehen.

amoeba-king-attacked = Nach dem vollständigen Zug stünde { FORM($king, "der") } im Schach, angegriffen von { FORM($by, "dem") }.
amoeba-safe-without-slide = Ohne diesen Schub wäre der König sicher.
amoeba-no-slide-mends = Kein Schub würde das beheben.
amoeba-slides-mend = Nach diesem Zug ist der König sicher mit { $slides }.
amoeba-others = anderen

amoeba-no-slides = Dieses Spiel wird ohne Schübe gespielt.
amoeba-leave-slide-out = Lass den Schub weg.
amoeba-nothing-to-slide = Auf { $square } ist kein Feld, das geschoben werden könnte.
amoeba-slide-reversed = Einen Schub schreibt man vom Feld zum freien Ort: vielleicht { $from }-{ $to }.
amoeba-slide-nowhere = Ein Feld wird um einen Schritt geschoben, an einen Ort darüber, darunter oder daneben; der Ort links von a5 etwa wird -a5 geschrieben, und ein Schub dorthin a5--a5.
amoeba-slide-too-far = Ein Feld wird um einen Schritt geschoben, an einen Ort darüber, darunter oder daneben; { $to } grenzt nicht an { $from }.
amoeba-slide-beyond-reach = Auf { $square } kann kein Feld sein: Das Brett endet { $n } Linien und Reihen von a1 entfernt.
amoeba-slide-off-board = Auf { $square } kann kein Feld sein: Das Brett reicht von { $low } bis { $high }.
amoeba-slide-not-vacant = Auf { $to } ist ein Feld, und geschoben wird nur an einen freien Ort.
amoeba-slide-other-unit = Die genannte Einheit, { $kind }, steht nicht auf { $square }.
amoeba-slide-occupied = Dort steht { FORM($unit, "der") }, und geschoben wird nur ein Feld ohne Einheit.
amoeba-slide-undoes = Der Gegner hat dieses Feld eben erst von { $from } nach { $to } geschoben, und das darf ein Schub nicht sofort rückgängig machen.
amoeba-slide-detaches = Die Felder wären nicht mehr alle ein Stück; Ecken, die sich berühren, würden genügen.
amoeba-cannot-slide = Das Feld { $square } kann jetzt nicht geschoben werden; ein Schub ist nie Pflicht.
amoeba-could-slide = Das Feld { $square } könnte nach { $squares } geschoben werden.

amoeba-promotion-missing = { $n ->
    [one] Der Bauer auf { $squares } steht auf dem letzten Feld seiner Linie und muss sich verwandeln: in { FORM($kinds, "einen") }.
   *[other] Die Bauern auf { $squares } stehen auf den letzten Feldern ihrer Linien und müssen sich verwandeln, jeder in { FORM($kinds, "einen") }.
}
amoeba-letter-missing = Der Buchstabe fehlt.
amoeba-write = Schreib { $what }.
amoeba-promotion-twice = Die Verwandlung auf { $square } steht zweimal da.
amoeba-write-once = Schreib sie einmal.
amoeba-wrong-promotion = Das kann in diesem Spiel aus einem Bauern nicht werden: { $kind }.
amoeba-pawn-becomes = Der Bauer auf { $square } wird { $kinds }.
amoeba-not-on-last-square = Der Bauer auf { $square } verwandelt sich nicht: In seiner Linie gibt es weiter vorn noch ein Feld.
amoeba-not-your-pawn = Der Bauer auf { $square } gehört { $owner }: Er verwandelt sich am Ende eines Zugs von { $owner }.
amoeba-no-pawn-there = Am Ende des Zugs steht auf diesem Feld kein Bauer von { $side }.
amoeba-leave-promotion-out = Lass diese Verwandlung weg.

amoeba-only-with-slide = Nur mit einem Schub, der den König in Sicherheit bringt (AM-5): { $moves }.
amoeba-no-legal-move = { CAP($unit, "der") } hat jetzt keinen erlaubten Zug.
amoeba-slides-may-follow = { $n ->
    [one] Auf jeden Zug kann { $n } Schub folgen.
   *[other] Auf jeden Zug können { $n } Schübe folgen.
}
amoeba-some-slides-may-follow = { $n ->
    [one] Auf einen Zug können je nach Zug { $low } bis { $n } Schub folgen.
   *[other] Auf einen Zug können je nach Zug { $low } bis { $n } Schübe folgen.
}
amoeba-others-promote = Auch diese Bauern müssen sich dann verwandeln, wenn der Schub das nicht ändert (AM-6): { $squares }.
amoeba-pawn-must-promote = Er steht auf dem letzten Feld seiner Linie: Ist das am Ende dieses Zugs noch so, muss er sich verwandeln, in { FORM($kinds, "einen") } (AM-6).
amoeba-pawn-promotes = Auf dem letzten Feld seiner Linie verwandelt er sich in { FORM($kinds, "einen") } (AM-6).

amoeba-line-corner = der Ort links unten: { $why }
amoeba-line-location = { $found } ist nicht Linie und Reihe, wie a1 oder -b0, höchstens { $n } von a1 entfernt
amoeba-line-reach = das Brett reicht weiter als { $n } Linien oder Reihen von a1 weg
amoeba-line-no-square = das Brett hat kein Feld
amoeba-line-squares = das Brett hat { $n } Felder; die Engine hat höchstens { $most }
amoeba-line-letter = { $found } ist weder eine Einheit ({ $letters }, klein für Schwarz) noch eine Zahl leerer Felder noch * für einen freien Ort
amoeba-line-no-slide = der Stellungszeile fehlt der Schub des Zugs gleich davor, wie b3b4; schreib - für keinen
amoeba-line-no-corner = der Stellungszeile fehlt ihr vierter Teil, der Ort links unten auf dem Brett, wie a1
amoeba-line-too-long = die Stellungszeile hat { $n } Teile mit je einem Leerzeichen dazwischen, und danach darf nichts folgen; es folgt aber { $rest }
amoeba-line-slide = der Schub des Zugs gleich davor besteht aus zwei Orten, wie b3b4, oder ist -; dort steht aber { $found }
amoeba-line-slide-far = der Schub { $slide } geht an keinen Ort, der an den ersten grenzt
amoeba-line-slide-off-board = der Schub { $slide } liegt nicht auf dem Brett

amoeba-spec-board = ein Brett von { $files } Linien mal { $ranks } Reihen: Die Engine hat von beiden 1 bis { $most }
amoeba-spec-start = die Anfangsstellung: { $why }
amoeba-spec-kings = die Anfangsstellung: { $side } hat { $n } Könige; eine Seite hat einen
amoeba-spec-promotion = ein Bauer verwandelt sich in einen oder mehrere der Buchstaben Q, R, B und N
amoeba-spec-promotion-twice = die Verwandlung in { $letter } steht zweimal da

amoeba-says-board = Das Brett besteht aus { $n } Feldern auf einem Raster von { $files } Linien und { $ranks } Reihen; die übrigen Orte sind frei.
amoeba-says-move = Zieh mit einer Figur wie im Schach, auf den Feldern, die es gibt.
amoeba-says-slide = Dann schieb, wenn du magst, ein leeres Feld des Bretts an einen freien Ort daneben.
amoeba-says-slide-any = Dann schieb, wenn du magst, ein Feld des Bretts mit allem, was darauf steht, an einen freien Ort daneben.
amoeba-says-slide-anywhere = Dann schieb, wenn du magst, ein leeres Feld des Bretts an einen freien Ort daneben, auch über das Raster hinaus, solange alle Felder ein Stück bleiben.
amoeba-says-slide-any-anywhere = Dann schieb, wenn du magst, ein Feld des Bretts mit allem, was darauf steht, an einen freien Ort daneben, auch über das Raster hinaus, solange alle Felder ein Stück bleiben.
amoeba-says-still = Kein Feld des Bretts wird geschoben.
amoeba-says-promotion = Auf dem letzten Feld, das es in seiner Linie gibt, verwandelt sich ein Bauer in dies: { $kinds }.
amoeba-says-pawn = Er geht ein Feld vorwärts auf ein leeres Feld und schlägt ein Feld schräg vorwärts.
amoeba-says-undo = Ein Schub darf den nicht rückgängig machen, den der Gegner gerade ausgeführt hat (AM-4).
amoeba-says-safe = Dein König muss sicher sein, wenn dein Zug vollständig ist.
amoeba-says-won = Matt gewinnt; ebenso ein Patt, das du durch einen Schub herbeiführst; jedes andere Patt ist remis.
amoeba-says-won-still = Matt gewinnt; Patt ist remis.
