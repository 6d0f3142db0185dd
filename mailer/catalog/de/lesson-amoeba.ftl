# Der Lehrgang für Amoeba.

lesson-amoeba-board = Amoeba ist Schach auf einem Brett, das sich bewegt. An manchen Orten ist kein Feld: Unter dem Brett steht, wie sie aussehen. Dort kann niemand stehen, und kein Turm kommt darüber hinweg; ein Springer springt. Jede Seite hat einen König, zwei Springer, zwei Türme und fünf Bauern. Wann immer du wissen willst, was eine Einheit kann, frag: „möglich“ und ihr Feld.
lesson-amoeba-board-asks = frag, was dein Springer auf c1 kann. Schreib „möglich c1“.
lesson-amoeba-board-hint = Antworte mit einer Zeile: „möglich c1“.

lesson-amoeba-try = Ein Zug ist ein Schachzug und hinter einem „/“, wenn du magst, ein Schub: Ein leeres Feld rückt einen Schritt nach oben, unten, links oder rechts, an einen Ort ohne Feld. In „c1-d3 / c5-c4“ zieht der Springer, und dann wird das Feld c5 zum Feld c4. Schreib „probe“ davor, und ich beurteile den Zug und zeige dir das Brett danach, aber gespielt wird nichts.
lesson-amoeba-try-asks = probier einen Zug mit einem Schub, etwa „probe c1-d3 / c5-c4“.
lesson-amoeba-try-hint = Probieren kann man zum Beispiel „probe c1-d3 / c5-c4“: von c5, das leer ist, nach c4, wo kein Feld ist.

lesson-amoeba-turn = Ein Zug ohne „probe“ wird gespielt. Du antwortest damit auf meinen Brief, in einer eigenen Zeile über allem, was dein Mailprogramm zitiert. Dann bekommt dein Gegner das Brett, und du hörst von mir, wenn er geantwortet hat.
lesson-amoeba-turn-asks = spiel „c1-d3 / c5-c4“.
lesson-amoeba-turn-hint = Antworte nur mit dem Zug: „c1-d3 / c5-c4“.

lesson-amoeba-undo = Schwarz hat einen Springer gezogen und das Feld e5 nach e4 geschoben. Eines darf kein Schub: den letzten der anderen Seite rückgängig machen, hier e4-e5.
lesson-amoeba-undo-asks = zieh, was du magst, und schieb irgendein anderes Feld.
lesson-amoeba-undo-hint = Hinter dem Zug steht ein Schub, zum Beispiel „/ e4-d4“: ein leeres Feld, einen Schritt zur Seite, an einen Ort ohne Feld. Ein ganzer Zug ist „d3-b4 / e4-d4“.

lesson-amoeba-check = Ein anderes Brett. Der schwarze Turm auf f5 greift auf der Linie deinen König an. Dein Zug wird beurteilt, wenn er vollständig ist: Der Schachzug allein darf den König im Schach lassen, wenn der Schub es behebt. Eine Lücke zwischen den beiden hält den Turm auf wie eine Mauer.
lesson-amoeba-check-asks = zieh mit dem Springer auf c1, und rette den König durch einen Schub.
lesson-amoeba-check-hint = Wird das Feld f4 nach e4 geschoben, so ist eine Lücke in der Linie: „c1-d3 / f4-e4“. Ebenso könnte das Feld f2 nach g2.

lesson-amoeba-promotion = Ein Bauer verwandelt sich, in einen Turm oder Springer, auf dem letzten Feld seiner Linie, wo immer das ist. So kann ein Schub einen Bauern verwandeln: Nimm die Felder vor ihm weg. Was aus ihm wird, steht am Ende: „, b6=R“.
lesson-amoeba-promotion-asks = zieh den Bauern von b5 nach b6, und verwandle ihn im selben Zug.
lesson-amoeba-promotion-hint = Vor b6 liegt ein Feld, b7. Es kann nach a7 geschoben werden; dann ist b6 das letzte Feld der Linie: „b5-b6 / b7-a7, b6=R“.

lesson-amoeba-mate = Das letzte Brett. Matt gewinnt, wie im Schach: Der König ist angegriffen, und kein Zug rettet ihn, mit welchem Schub auch immer.
lesson-amoeba-mate-asks = setz in einem Zug matt. Sieh, auf welches Feld der schwarze König fliehen könnte.
lesson-amoeba-mate-hint = Der Turm auf b5 greift den König von b7 aus an. Er könnte nach f6 fliehen, wenn es dieses Feld noch gäbe: Es kann nach g6 geschoben werden, wo auch dein anderer Turm ihn sieht.

lesson-amoeba-end = Matt: Du hast gewonnen. Mehr brauchst du für eine erste Partie Amoeba nicht. Noch eins: Hat eine Seite keinen Zug und steht nicht im Schach, so ist die Partie remis; hätte sie aber ohne den letzten Schub der anderen Seite einen gehabt, so hat gewonnen, wer geschoben hat.
