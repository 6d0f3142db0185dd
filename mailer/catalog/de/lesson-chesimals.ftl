# Der Lehrgang für Chesimals.

lesson-chesimals-board-title = ein Chef und seine Einheiten
lesson-chesimals-board = Ein Chesimal ist ein Tier aus mehreren Figuren: einem Chef und den Einheiten, die er führt. Dies ist das kleinste Spiel, Chesimals 0.1: dein Chef und fünf Wesire, die ein Feld gerade gehen, gegen einen Chef und fünf Ferse, die ein Feld diagonal gehen. Auf dem Brett ist der kleine Buchstabe die Farbe, der große die Art: „wC“ ist dein weißer Chef.
lesson-chesimals-board-asks = frag, wer ziehen kann. Schreib nur „möglich“.
lesson-chesimals-board-hint = Antworte mit einem Wort: „möglich“.

lesson-chesimals-try-title = einen Zug probieren
lesson-chesimals-try = Ein Zug kann viele Einheiten bewegen, jede einmal, so viele, wie der Chef befehligen kann: hier sechs, ihn selbst eingeschlossen. Sie ziehen in der Reihenfolge, in der du sie schreibst, mit Kommas: „d2-d3, c2-c3“. Setz „probe“ davor, und ich zeige dir das Brett danach, ohne zu spielen.
lesson-chesimals-try-asks = probier einen Zug mit zwei oder mehr Einheiten, etwa „probe d2-d3, c2-c3“.
lesson-chesimals-try-hint = Zum Beispiel „probe d2-d3, c2-c3“.

lesson-chesimals-turn-title = einen Zug spielen
lesson-chesimals-turn = Ohne „probe“ spiele ich deinen Zug. Antworte damit in einer eigenen Zeile, über dem Zitat. Dann bekommt dein Gegner das Brett, und ich schreibe dir, wenn er geantwortet hat.
lesson-chesimals-turn-asks = spiel „d2-d3, c2-c3, e2-e3“.
lesson-chesimals-turn-hint = Antworte nur mit dem Zug: „d2-d3, c2-c3, e2-e3“.

lesson-chesimals-touch-title = verbunden bleiben
lesson-chesimals-touch = Ein anderes Brett. Ein Chef befehligt nur Einheiten, die durch eine Kette deiner Einheiten mit ihm verbunden sind, jede neben der vorigen, gerade oder diagonal. Einer deiner Wesire ist zu weit gegangen. „möglich“ und ein Feld sagt, ob eine Einheit ziehen kann und über wen.
lesson-chesimals-touch-asks = frag nach dem Wesir auf g3. Schreib „möglich g3“.
lesson-chesimals-touch-hint = Antworte mit „möglich g3“.

lesson-chesimals-join-title = die Kette schließen
lesson-chesimals-join = Es zählt, dass eine Einheit verbunden ist, wenn sie zieht, nicht am Anfang des Zugs. So kann eine Einheit die Kette schließen, und die nächste, bis dahin allein, zieht im selben Zug.
lesson-chesimals-join-asks = zieh mit dem Wesir auf g3, nachdem eine andere Einheit ihn mit dem Chef verbunden hat.
lesson-chesimals-join-hint = Die Lücke ist zwischen e2 und g3: Ein Wesir auf f2 würde beide berühren. Der auf f1 kann dorthin: „f1-f2, g3-g4“, oder g3 geht anderswohin.

lesson-chesimals-colours-title = Farben
lesson-chesimals-colours = Größere Spiele haben mehrere Chefs, jeder mit Einheiten einer Farbe. Hier sind einige Einheiten von Chesimals II: Deine sind weiß (white), grau (grey) und orange. Ein Zug gehört einer Farbe: Ihr Chef befehligt nur ihre Einheiten, aber die Kette darf über alle deine gehen. Du kannst die Farbe nennen, wie in „grey: k3-j5“, oder weglassen. N ist ein Springer wie im Schach.
lesson-chesimals-colours-asks = schlag den roten Springer auf l5 mit deinem grauen Springer auf k3.
lesson-chesimals-colours-hint = Der graue Springer berührt seinen Chef auf j3, kann also ziehen, und springt von k3 nach l5: „grey: k3xl5“. In diesem Zug ziehen nur graue Einheiten.

lesson-chesimals-chief-title = gewinnen
lesson-chesimals-chief = Das letzte Brett, wieder von Chesimals 0.1. Du gewinnst, wenn du den gegnerischen Chef schlägst; gibt es mehrere, wenn du alle königlichen schlägst.
lesson-chesimals-chief-asks = gewinn die Partie in einem Zug.
lesson-chesimals-chief-hint = Der Wesir auf d7 steht neben dem schwarzen Chef, ist aber nicht mit deinem verbunden. Ein Wesir auf c6 würde ihn und den auf d5 berühren: „c5-c6, d7xd8“.

lesson-chesimals-end = Der Chef ist geschlagen: Du hast gewonnen. Mehr brauchst du für eine erste Partie Chesimals nicht. Fusion ist verwandt: Dort gehört ein Zug einem Anführer, der verbundene Einheiten jeder Farbe befehligt.
