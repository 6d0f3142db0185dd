# Der Lehrgang für Cosmic Chess.

lesson-cosmic-board = Cosmic Chess wird auf 36 Feldern gespielt. Linien haben Buchstaben, Reihen haben Zahlen: Dein König steht auf a1, der schwarze auf f6. Unter dem Brett steht, wem was gehört und was die Buchstaben bedeuten. Du gewinnst, indem du den König schlägst. Wann immer du wissen willst, was eine Einheit kann, frag: „möglich“ und ihr Feld.
lesson-cosmic-board-asks = frag, was dein Bauer auf c2 kann. Schreib „möglich c2“.
lesson-cosmic-board-hint = Antworte mit einer Zeile: „möglich c2“.

lesson-cosmic-try = Ein Bauer geht ein Feld diagonal, vorwärts oder rückwärts. Einen Zug schreibt man von Feld zu Feld: „c2-d3“. Schreib „probe“ davor, und ich beurteile den Zug und zeige dir das Brett danach, aber gespielt wird nichts. Du kannst probieren, so viel du willst, und niemand erfährt davon.
lesson-cosmic-try-asks = probier den Bauern von c2 nach d3, mit „probe c2-d3“.
lesson-cosmic-try-hint = Antworte mit einer Zeile: „probe c2-d3“.

lesson-cosmic-turn = Ein Zug ohne „probe“ wird gespielt und kann nur mit Erlaubnis zurückgenommen werden. Du antwortest damit auf meinen Brief, in einer eigenen Zeile über allem, was dein Mailprogramm zitiert. Dann bekommt dein Gegner das Brett, und du hörst von mir, wenn er geantwortet hat.
lesson-cosmic-turn-asks = spiel, was du probiert hast: „c2-d3“.
lesson-cosmic-turn-hint = Antworte nur mit dem Zug: „c2-d3“.

lesson-cosmic-jump = Hier schlägt niemand, indem er auf einer Einheit landet, sondern indem er über sie springt, wie beim Damespiel: Ein Gegner steht neben dir, das Feld hinter ihm ist leer, und dorthin springst du. Bauern springen diagonal, Türme gerade, der König beides. Von dort darf dieselbe Figur weiterspringen. Nenn jedes Feld, auf dem sie landet, mit „x“ dazwischen: „d3xb5“ wäre ein Sprung.
lesson-cosmic-jump-asks = der schwarze Bauer hat d5 verlassen, und einer deiner Bauern kann in einem Zug zwei Einheiten schlagen. Welcher, und wie?
lesson-cosmic-jump-hint = Dein Bauer auf b3 steht neben dem Bauern auf c4, hinter dem d5 leer ist. Auf d5 steht er neben dem Bauern auf e4, hinter dem f3 leer ist. Die Felder, auf denen er landet, der Reihe nach: b3, d5, f3.

lesson-cosmic-knight = Nun ein anderes Brett. Ein Springer geht zwei Felder geradeaus und dann eins zur Seite und schlägt jeden Gegner auf den beiden Feldern, über die er hinweggeht. Sein letztes Feld muss leer sein, und keine eigene Einheit darf ihm im Weg stehen.
lesson-cosmic-knight-asks = dein Springer auf c2 kann zwei Einheiten auf einmal schlagen. Schick diesen Zug.
lesson-cosmic-knight-hint = Von c2 zwei Felder geradeaus stehen ein Bauer, auf c3, und ein Turm, auf c4. Von dort geht der Springer ein Feld zur Seite: nach b4 oder d4.

lesson-cosmic-king = Das letzte Brett. Ein Turm gleitet, so weit er will, und trifft er auf einen Gegner, so darf er über ihn springen. Vom Brett springen kann niemand, mit einer Ausnahme: über den König. Das letzte Feld schreibt man dann „off“: „f5xoff“.
lesson-cosmic-king-asks = gewinn die Partie in einem Zug.
lesson-cosmic-king-hint = Dein Turm auf a4 gleitet auf der Reihe zum schwarzen König auf f4, der am Rand steht. Er springt über ihn, vom Brett: „a4xoff“.

lesson-cosmic-end = Der König ist geschlagen: Du hast gewonnen. Mehr brauchst du für eine erste Partie Cosmic Chess nicht. Noch zweierlei: Es gibt kein Schach, gib also selbst auf deinen König acht; und eine Seite, die nur noch ihren König hat, verliert gegen eine, die mehr hat.
