# Der Lehrgang für Chesimals.

lesson-chesimals-board = Ein Chesimal ist ein Tier aus mehreren Figuren: einem Chef und den Einheiten, die er führt. Dies ist das kleinste, Chesimals 0.1: dein Chef und fünf Wesire, die ein Feld gerade gehen, gegen einen Chef und fünf Ferse, die ein Feld diagonal gehen. Jede Einheit auf dem Brett hat einen kleinen Buchstaben für ihre Farbe und einen großen für ihre Art: „wC“ ist dein weißer Chef. Wann immer du wissen willst, wer ziehen kann, frag: „möglich“.
lesson-chesimals-board-asks = frag, wer ziehen kann. Schreib „möglich“, sonst nichts.
lesson-chesimals-board-hint = Antworte mit einem Wort: „möglich“.

lesson-chesimals-try = Ein Zug kann viele Einheiten bewegen, jede einmal, so viele, wie der Chef befehligen kann; hier sind es sechs, ihn selbst eingeschlossen. Sie ziehen eine nach der anderen, in der Reihenfolge, in der du sie schreibst, mit Kommas dazwischen: „d2-d3, c2-c3“. Schreib „probe“ davor, und ich beurteile den Zug und zeige dir das Brett danach, aber gespielt wird nichts.
lesson-chesimals-try-asks = probier einen Zug mit zwei Einheiten oder mehr, etwa „probe d2-d3, c2-c3“.
lesson-chesimals-try-hint = Probieren kann man zum Beispiel „probe d2-d3, c2-c3“.

lesson-chesimals-turn = Ein Zug ohne „probe“ wird gespielt. Du antwortest damit auf meinen Brief, in einer eigenen Zeile über allem, was dein Mailprogramm zitiert. Dann bekommt dein Gegner das Brett, und du hörst von mir, wenn er geantwortet hat.
lesson-chesimals-turn-asks = spiel „d2-d3, c2-c3, e2-e3“.
lesson-chesimals-turn-hint = Antworte nur mit dem Zug: „d2-d3, c2-c3, e2-e3“.

lesson-chesimals-touch = Ein anderes Brett. Ein Chef befehligt nur Einheiten, die mit ihm verbunden sind: Von ihm zu ihnen muss eine Kette deiner Einheiten führen, jede neben der vorigen, gerade oder diagonal. Einer deiner Wesire ist zu weit gegangen. „möglich“ und ein Feld sagt von einer Einheit, ob sie ziehen kann und über wen.
lesson-chesimals-touch-asks = frag nach dem Wesir auf g3. Schreib „möglich g3“.
lesson-chesimals-touch-hint = Antworte mit einer Zeile: „möglich g3“.

lesson-chesimals-join = Ob eine Einheit verbunden ist, entscheidet sich in dem Augenblick, in dem sie zieht, nicht am Anfang des Zugs. So kann eine Einheit die Kette schließen, und die nächste, die bis dahin allein war, zieht im selben Zug.
lesson-chesimals-join-asks = zieh mit dem Wesir auf g3, nachdem eine andere Einheit ihn mit dem Chef verbunden hat.
lesson-chesimals-join-hint = Die Lücke ist zwischen e2 und g3: Ein Wesir auf f2 würde beide berühren. Der auf f1 kann dorthin gehen: „f1-f2, g3-g4“, oder g3 geht anderswohin.

lesson-chesimals-colours = Die größeren Spiele haben mehrere Chefs, jeder mit Einheiten seiner Farbe. Hier sind einige Einheiten von Chesimals II: Deine sind weiß (white), grau (grey) und orange. Ein Zug gehört einer Farbe: Ihr Chef befehligt nur ihre Einheiten, auch wenn die Kette über alle deine gehen darf. Du nennst die Farbe davor, auf Englisch, wie in „grey: k3-j5“, oder lässt sie weg, denn die Einheiten sagen es schon. N ist ein Springer wie im Schach.
lesson-chesimals-colours-asks = schlag den roten Springer auf l5 mit deinem grauen Springer auf k3.
lesson-chesimals-colours-hint = Der graue Springer berührt seinen Chef auf j3, kann also ziehen, und springt von k3 nach l5: „grey: k3xl5“. In diesem Zug können nur graue Einheiten ziehen.

lesson-chesimals-chief = Das letzte Brett, wieder von Chesimals 0.1. Wer den gegnerischen Chef schlägt, hat gewonnen; in Spielen mit mehreren zählen die königlichen, und alle müssen geschlagen werden.
lesson-chesimals-chief-asks = gewinn die Partie in einem Zug.
lesson-chesimals-chief-hint = Der Wesir auf d7 steht neben dem schwarzen Chef, ist aber nicht mit deinem verbunden. Ein Wesir auf c6 würde ihn berühren und den auf d5 auch: „c5-c6, d7xd8“.

lesson-chesimals-end = Der Chef ist geschlagen: Du hast gewonnen. Mehr brauchst du für eine erste Partie Chesimals nicht. Fusion gehört zur selben Familie: Dort gehört ein Zug einem Anführer, und er befehligt Einheiten jeder Farbe, die mit ihm verbunden sind.
