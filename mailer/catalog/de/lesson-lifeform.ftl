# Der Lehrgang für Lifeform Chess.

lesson-lifeform-board-title = eine Armee ist ein Körper
lesson-lifeform-board = In Lifeform Chess ist jede Armee ein Körper, mit Brett und Buchstaben des Schachs: K Kopf, Q Torso, B Hände, N Füße, R Haare, P Glieder. Kopf und Torso gehen ein Feld; der Torso schlägt nie. Füße ziehen wie Damen. Hände springen wie Springer oder gleiten wie Türme, bis zu vier Felder. Glieder und Haare ziehen nie allein.
lesson-lifeform-board-asks = frag, was deine Hand auf c1 kann. Schreib „möglich“ und ihr Feld: „möglich c1“.
lesson-lifeform-board-hint = Antworte mit „möglich c1“.

lesson-lifeform-try-title = einen Zug probieren
lesson-lifeform-try = Ein Zug beginnt mit Kopf, Torso, Hand oder Fuß. Glieder und Haare, die daneben standen, dürfen dann folgen, je ein Feld in beliebiger Richtung, in der Reihenfolge, in der du sie schreibst: „c1-d3, d2-e3“ ist eine Hand und ein Folgezug. Setz „probe“ davor, und ich zeige dir das Brett danach, ohne zu spielen.
lesson-lifeform-try-asks = probier die Hand auf c1 mit einem oder mehr Folgezügen, etwa „probe c1-d3, d2-e3“.
lesson-lifeform-try-hint = Neben c1 stehen die Glieder auf b2, c2 und d2. Zum Beispiel „probe c1-d3, d2-e3“.

lesson-lifeform-turn-title = einen Zug spielen
lesson-lifeform-turn = { lesson-chesimals-turn }
lesson-lifeform-turn-asks = spiel „c1-d3, d2-e3“.
lesson-lifeform-turn-hint = Antworte nur mit dem Zug: „c1-d3, d2-e3“.

lesson-lifeform-body-title = zusammenhängen
lesson-lifeform-body = Ein anderes Brett, viel später. Ein Körper muss zusammenhängen. Nach jedem Zug prüfe ich beide: Jedes Glied muss durch Glieder mit dem Torso verbunden sein, jede Hand und jeder Fuß neben so einem Glied stehen, und Haare müssen mit einem von ihnen, dem Kopf oder dem Torso verbunden sein. Was das nicht ist, fällt ab. Zerschneidest du also eine Kette, ist alles dahinter fort.
lesson-lifeform-body-asks = schlag ein Glied so, dass zwei schwarze Einheiten abfallen. Behalte deinen eigenen Fuß: Lass ein Glied ihm folgen.
lesson-lifeform-body-hint = Die Kette von Schwarz führt vom Torso auf d8 über d7, d6 und e5 zum Fuß auf f4. Dein Fuß auf d5 kann das Glied auf d6 schlagen, und das Glied auf d4 kann nach d5 folgen: „d5xd6, d4-d5“.

lesson-lifeform-hold-title = festhalten
lesson-lifeform-hold = Statt zu schlagen, kann eine Hand einen Gegner festhalten: Beide stehen auf einem Feld, und der Gefangene kann nicht ziehen, bis die Hand weggeht. Schreib „~“ statt „x“. Eine Hand, die hält, kann nicht geschlagen werden.
lesson-lifeform-hold-asks = halt den schwarzen Fuß auf f4 fest.
lesson-lifeform-hold-hint = Deine Hand auf f2 gleitet zwei Felder nach oben: „f2~f4“.

lesson-lifeform-neck-title = gewinnen
lesson-lifeform-neck = Das letzte Brett. Du gewinnst, wenn du den Kopf, den Torso oder den Hals schlägst: Stehen Kopf und Torso nicht nebeneinander, ist das ein Glied, das beide berührt. Trennt dein Zug deinen eigenen Kopf und Torso ohne Hals dazwischen, verlierst du.
lesson-lifeform-neck-asks = gewinn die Partie in einem Zug.
lesson-lifeform-neck-hint = Der schwarze Kopf auf e8 und der Torso auf g8 sind getrennt, und das Glied auf f7 berührt beide. Dein Fuß auf c4 zieht wie eine Dame: „c4xf7“.

lesson-lifeform-end = Der Hals ist durchtrennt: Du hast gewonnen. Mehr brauchst du für eine erste Partie Lifeform Chess nicht. Noch eins: Auch einen Zug, der deinen eigenen Körper zerreißt, darfst du spielen. „probe“ zeigt, was er kosten würde.
