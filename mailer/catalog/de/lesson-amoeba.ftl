# Der Lehrgang für Amoeba.

lesson-amoeba-board-title = ein Brett, das sich bewegt
lesson-amoeba-board = Amoeba ist Schach auf einem Brett, das sich bewegt. An manchen Orten ist kein Feld (siehe unter dem Brett): Dort kann niemand stehen, und Türme kommen nicht hinüber, aber Springer springen. Jede Seite hat einen König, zwei Springer, zwei Türme und fünf Bauern.
lesson-amoeba-board-asks = frag, was dein Springer auf c1 kann. Schreib „möglich“ und sein Feld: „möglich c1“.
lesson-amoeba-board-hint = Antworte mit „möglich c1“.

lesson-amoeba-try-title = einen Zug probieren
lesson-amoeba-try = Ein Zug ist ein Schachzug und, wenn du magst, ein Schub hinter einem „/“: Ein leeres Feld rückt einen Schritt nach oben, unten, links oder rechts, an einen Ort ohne Feld. In „c1-d3 / c5-c4“ zieht der Springer, dann wird Feld c5 zu c4. Setz „probe“ davor, und ich zeige dir das Brett danach, ohne zu spielen.
lesson-amoeba-try-asks = probier einen Zug mit einem Schub, etwa „probe c1-d3 / c5-c4“.
lesson-amoeba-try-hint = Zum Beispiel „probe c1-d3 / c5-c4“: von c5, das leer ist, nach c4, wo kein Feld ist.

lesson-amoeba-turn-title = einen Zug spielen
lesson-amoeba-turn = { lesson-chesimals-turn }
lesson-amoeba-turn-asks = spiel „c1-d3 / c5-c4“.
lesson-amoeba-turn-hint = Antworte nur mit dem Zug: „c1-d3 / c5-c4“.

lesson-amoeba-undo-title = nicht zurückschieben
lesson-amoeba-undo = Schwarz hat einen Springer gezogen und Feld e5 nach e4 geschoben. Ein Schub ist verboten: den letzten der anderen Seite rückgängig zu machen, hier e4-e5.
lesson-amoeba-undo-asks = zieh, was du magst, und schieb irgendein anderes Feld.
lesson-amoeba-undo-hint = Schreib hinter den Zug einen Schub, etwa „/ e4-d4“: ein leeres Feld, einen Schritt, an einen Ort ohne Feld. Ein ganzer Zug ist „d3-b4 / e4-d4“.

lesson-amoeba-check-title = Schach
lesson-amoeba-check = Ein anderes Brett. Der schwarze Turm auf f5 greift auf der Linie deinen König an. Ich beurteile den ganzen Zug: Der Schachzug darf den König im Schach lassen, wenn der Schub ihn rettet. Eine Lücke hält einen Turm auf wie eine Mauer.
lesson-amoeba-check-asks = zieh mit dem Springer auf c1, und rette den König durch einen Schub.
lesson-amoeba-check-hint = Schiebst du Feld f4 nach e4, ist eine Lücke in der Linie: „c1-d3 / f4-e4“. Ebenso könnte Feld f2 nach g2.

lesson-amoeba-promotion-title = Verwandlung
lesson-amoeba-promotion = Ein Bauer verwandelt sich auf dem letzten Feld seiner Linie, wo immer das ist, in einen Turm oder Springer. So kann ein Schub ihn verwandeln: Nimm die Felder vor ihm weg. Schreib ans Ende, was er wird: „, b6=R“.
lesson-amoeba-promotion-asks = zieh den Bauern von b5 nach b6, und verwandle ihn im selben Zug.
lesson-amoeba-promotion-hint = Vor b6 liegt ein Feld, b7. Schieb es nach a7, und b6 ist das letzte der Linie: „b5-b6 / b7-a7, b6=R“.

lesson-amoeba-mate-title = Matt
lesson-amoeba-mate = Das letzte Brett. Matt gewinnt, wie im Schach: Kein Zug rettet den König, was immer geschoben wird.
lesson-amoeba-mate-asks = setz in einem Zug matt. Sieh, auf welches Feld der schwarze König fliehen könnte.
lesson-amoeba-mate-hint = Der Turm auf b5 greift den König von b7 aus an. Er könnte nach f6 fliehen, wenn es noch da wäre: Schieb es nach g6, wo auch dein anderer Turm ihn sieht.

lesson-amoeba-end = Matt: Du hast gewonnen. Mehr brauchst du für eine erste Partie Amoeba nicht. Noch eins: Hat eine Seite keinen Zug und steht nicht im Schach, ist es remis; hat ihr erst der letzte Schub die Züge genommen, gewinnt, wer geschoben hat.
