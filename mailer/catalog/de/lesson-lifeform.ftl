# Der Lehrgang für Lifeform Chess.

lesson-lifeform-board = In Lifeform Chess ist jede Armee ein Körper, auf dem Schachbrett und mit den Buchstaben des Schachs: K der Kopf, Q der Torso, B Hände, N Füße, R Haare, P Glieder. Kopf und Torso gehen ein Feld weit, und der Torso schlägt nie. Füße ziehen wie Damen. Hände springen wie Springer oder gleiten wie Türme, höchstens vier Felder. Glieder und Haare ziehen nie allein. Wann immer du wissen willst, was eine Einheit kann, frag: „möglich“ und ihr Feld.
lesson-lifeform-board-asks = frag, was deine Hand auf c1 kann. Schreib „möglich c1“.
lesson-lifeform-board-hint = Antworte mit einer Zeile: „möglich c1“.

lesson-lifeform-try = Ein Zug beginnt mit einem Kopf, einem Torso, einer Hand oder einem Fuß. Danach dürfen Glieder und Haare folgen, die am Anfang des Zugs daneben standen, jedes ein Feld weit, in beliebiger Richtung, in der Reihenfolge, in der du sie schreibst: „c1-d3, d2-e3“ ist eine Hand und ein Folgezug. Schreib „probe“ davor, und ich beurteile den Zug und zeige dir das Brett danach, aber gespielt wird nichts.
lesson-lifeform-try-asks = probier die Hand auf c1 mit einem Folgezug oder mehr, etwa „probe c1-d3, d2-e3“.
lesson-lifeform-try-hint = Neben c1 stehen die Glieder auf b2, c2 und d2. Probieren kann man zum Beispiel „probe c1-d3, d2-e3“.

lesson-lifeform-turn = Ein Zug ohne „probe“ wird gespielt. Du antwortest damit auf meinen Brief, in einer eigenen Zeile über allem, was dein Mailprogramm zitiert. Dann bekommt dein Gegner das Brett, und du hörst von mir, wenn er geantwortet hat.
lesson-lifeform-turn-asks = spiel „c1-d3, d2-e3“.
lesson-lifeform-turn-hint = Antworte nur mit dem Zug: „c1-d3, d2-e3“.

lesson-lifeform-body = Ein anderes Brett, viel später. Ein Körper muss zusammenhängen. Nach jedem Zug sehe ich beide an: Jedes Glied muss durch Glieder mit dem Torso verbunden sein, jede Hand und jeder Fuß neben einem solchen Glied stehen, und Haare müssen mit einem von diesen, mit dem Kopf oder mit dem Torso verbunden sein. Was es nicht ist, fällt ab, von dir wie von der anderen Seite. Zerschneide also eine Kette, und alles dahinter ist fort.
lesson-lifeform-body-asks = schlag ein Glied so, dass zwei schwarze Einheiten abfallen. Dein eigener Fuß soll dranbleiben: Lass ein Glied ihm folgen.
lesson-lifeform-body-hint = Die Kette von Schwarz führt vom Torso auf d8 über d7, d6 und e5 zum Fuß auf f4. Dein Fuß auf d5 kann das Glied auf d6 schlagen. Hinter ihm kann das Glied auf d4 nach d5 folgen: „d5xd6, d4-d5“.

lesson-lifeform-hold = Eine Hand muss nicht schlagen: Sie kann einen Gegner festhalten. Dann stehen beide auf einem Feld, und der Gefangene kann nicht ziehen, bis die Hand weggeht. Man schreibt es mit „~“ statt „x“. Eine Hand, die jemanden hält, kann nicht geschlagen werden.
lesson-lifeform-hold-asks = halt den schwarzen Fuß auf f4 fest.
lesson-lifeform-hold-hint = Deine Hand auf f2 gleitet zwei Felder nach oben: „f2~f4“.

lesson-lifeform-neck = Das letzte Brett. Du gewinnst, indem du den Kopf oder den Torso schlägst; oder den Hals: Wo Kopf und Torso nicht nebeneinander stehen, ist das ein Glied, das beide berührt. Und trennen sich durch deinen Zug dein eigener Kopf und Torso, ohne Hals dazwischen, so verlierst du.
lesson-lifeform-neck-asks = gewinn die Partie in einem Zug.
lesson-lifeform-neck-hint = Der schwarze Kopf auf e8 und der Torso auf g8 sind getrennt, und das Glied auf f7 berührt beide. Dein Fuß auf c4 zieht wie eine Dame: „c4xf7“.

lesson-lifeform-end = Der Hals ist durchtrennt: Du hast gewonnen. Mehr brauchst du für eine erste Partie Lifeform Chess nicht. Noch eins: Auch ein Zug, der deinen eigenen Körper zerreißt, kann gespielt werden. „probe“ zeigt, was er dich kosten würde.
