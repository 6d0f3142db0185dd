# Der Lehrgang für Cosmic Chess.

lesson-cosmic-board-title = das Brett
lesson-cosmic-board = Cosmic Chess wird auf 36 Feldern gespielt. Linien haben Buchstaben, Reihen haben Zahlen: Dein König steht auf a1, der schwarze auf f6. Unter dem Brett steht, wem was gehört und was die Buchstaben bedeuten. Du gewinnst, wenn du den König schlägst.
lesson-cosmic-board-asks = frag, was dein Bauer auf c2 kann. Schreib „möglich“ und sein Feld: „möglich c2“.
lesson-cosmic-board-hint = Antworte mit „möglich c2“.

lesson-cosmic-try-title = einen Zug probieren
lesson-cosmic-try = Ein Bauer geht ein Feld diagonal, vorwärts oder rückwärts. Schreib einen Zug von Feld zu Feld: „c2-d3“. Setz „probe“ davor, und ich zeige dir das Brett danach, ohne zu spielen. Probier, so viel du willst; niemand sieht es.
lesson-cosmic-try-asks = probier den Bauern von c2 nach d3, mit „probe c2-d3“.
lesson-cosmic-try-hint = Antworte mit „probe c2-d3“.

lesson-cosmic-turn-title = einen Zug spielen
lesson-cosmic-turn = Ohne „probe“ spiele ich deinen Zug, und zurücknehmen kannst du ihn nur mit Erlaubnis. Antworte damit in einer eigenen Zeile, über dem Zitat. Dann bekommt dein Gegner das Brett, und ich schreibe dir, wenn er geantwortet hat.
lesson-cosmic-turn-asks = spiel, was du probiert hast: „c2-d3“.
lesson-cosmic-turn-hint = Antworte nur mit dem Zug: „c2-d3“.

lesson-cosmic-jump-title = schlagen
lesson-cosmic-jump = Du schlägst, indem du über einen Gegner neben dir auf das leere Feld dahinter springst, wie beim Damespiel. Bauern springen diagonal, Türme gerade, der König beides. Von dort darf die Figur weiterspringen. Nenn jedes Feld, auf dem sie landet, mit „x“ dazwischen: „d3xb5“ wäre ein Sprung.
lesson-cosmic-jump-asks = der schwarze Bauer hat d5 verlassen, und einer deiner Bauern kann in einem Zug zwei Einheiten schlagen. Welcher, und wie?
lesson-cosmic-jump-hint = Dein Bauer auf b3 steht neben dem Bauern auf c4, dahinter ist d5 leer. Auf d5 steht er neben dem Bauern auf e4, dahinter ist f3 leer. Der Weg: b3, d5, f3.

lesson-cosmic-knight-title = der Springer
lesson-cosmic-knight = Ein anderes Brett. Ein Springer geht zwei Felder geradeaus, dann eins zur Seite, und schlägt jeden Gegner auf den beiden Feldern, über die er geht. Sein letztes Feld muss leer und sein Weg frei von eigenen Einheiten sein.
lesson-cosmic-knight-asks = dein Springer auf c2 kann zwei Einheiten auf einmal schlagen. Schick diesen Zug.
lesson-cosmic-knight-hint = Geradeaus von c2 stehen ein Bauer auf c3 und ein Turm auf c4. Von dort geht der Springer ein Feld zur Seite: nach b4 oder d4.

lesson-cosmic-king-title = gewinnen
lesson-cosmic-king = Das letzte Brett. Ein Turm gleitet, so weit er will, und darf dann über einen Gegner im Weg springen. Vom Brett springen kann niemand, außer über den König. Dann heißt das letzte Feld „off“: „f5xoff“.
lesson-cosmic-king-asks = gewinn die Partie in einem Zug.
lesson-cosmic-king-hint = Dein Turm auf a4 gleitet auf der Reihe zum schwarzen König auf f4, am Rand, und springt über ihn, vom Brett: „a4xoff“.

lesson-cosmic-end = Der König ist geschlagen: Du hast gewonnen. Mehr brauchst du für eine erste Partie Cosmic Chess nicht. Noch zweierlei: Niemand sagt Schach, gib also auf deinen König acht; und wer nur noch den König hat, verliert gegen eine Seite, die mehr hat.
