# Was die Engine von Lifeform Chess sagt. $unit ist eine Einheit in Worten; mit FORM im richtigen Fall.

lifeform-example = Bc1-f4, mit Folgezügen Bc1-f4, Pd2-d3, oder, um eine Einheit festzuhalten, Bc1~f4

lifeform-whose = { $unit } von { $side }
    .der = { FORM($unit, "der") } von { $side }
    .den = { FORM($unit, "den") } von { $side }
    .dem = { FORM($unit, "dem") } von { $side }
lifeform-whose-on = { $unit } von { $side } auf { $square }
    .der = { FORM($unit, "der") } von { $side } auf { $square }
    .den = { FORM($unit, "den") } von { $side } auf { $square }
    .dem = { FORM($unit, "dem") } von { $side } auf { $square }
lifeform-unit-on = { $unit } auf { $square }
    .der = { FORM($unit, "der") } auf { $square }
    .den = { FORM($unit, "den") } auf { $square }
    .dem = { FORM($unit, "dem") } auf { $square }

lifeform-neck = { $unit } (ein Hals)
    .der = { FORM($unit, "der") } (ein Hals)
    .den = { FORM($unit, "den") } (ein Hals)
    .dem = { FORM($unit, "dem") } (ein Hals)

lifeform-kinds = { $letter ->
    [K] Köpfe
    [Q] Torsos
    [B] Hände
    [N] Füße
    [R] Haare
   *[P] Glieder
}

lifeform-could = { CAP($unit, "der") } könnte { $acts }.
lifeform-could-go = nach { $squares } ziehen
lifeform-could-capture = auf { $squares } schlagen
lifeform-could-immobilise = auf { $squares } festhalten
lifeform-could-nothing = { CAP($unit, "der") } kann jetzt nirgendwohin ziehen.

lifeform-cannot-read = In diesem Spiel zieht eine Einheit (-), schlägt (x) oder hält fest (~), und nichts anderes.
lifeform-no-leader = In diesem Spiel nennt ein Zug keinen Anführer.
lifeform-how-to-write = Schreib zuerst den Hauptzug, dann die Folgezüge, wie in Bc1-f4, Pd2-d3.
lifeform-must-move = { $side } hat eine Einheit, die ziehen kann, und muss ziehen.

lifeform-nothing-there = Auf { $square } steht in diesem Augenblick nichts.
lifeform-other-unit = Auf { $square } steht { FORM($unit, "ein") } ({ $short }).
lifeform-write-unit = Schreib { $short }, wenn du diese Einheit meinst.
lifeform-not-their-turn = { CAP($unit, "der") } zieht nicht, wenn { $side } am Zug ist.

lifeform-captive = { CAP($unit, "der") } liegt unter { FORM($hand, "dem") } und kann auf keine Weise ziehen.
lifeform-captive-until = Frei ist diese Einheit wieder, wenn jene Hand weggeht oder entfernt wird.
lifeform-hair-leads-not = Haare ziehen nie von selbst: Ein Zug beginnt mit Kopf, Torso, Hand oder Fuß, und { FORM($unit, "der") } darf folgen.
lifeform-limb-leads-not = Glieder ziehen nie von selbst: Ein Zug beginnt mit Kopf, Torso, Hand oder Fuß, und { FORM($unit, "der") } darf folgen.
lifeform-primary-first = Schreib den Hauptzug zuerst: { $quote }.
lifeform-may-follow-move = Folgen darf diese Einheit einem Zug von: { $units }.
lifeform-nobody-to-follow = Daneben kann jetzt keine Einheit ziehen und sie mitnehmen.

lifeform-holds-already = Die Hand auf { $square } hält ihren Gefangenen schon und kann ihn nicht schlagen.
lifeform-stays = Eine Einheit, die zieht, muss ihr Feld verlassen: { CAP($unit, "der") } kann nicht enden, wo der Zug beginnt.
lifeform-only-hand-immobilises = Nur eine Hand hält fest, und auf { $square } steht { FORM($unit, "ein") }.
lifeform-friendly = { CAP($unit, "der") } gehört zur eigenen Seite.
lifeform-nothing-to-immobilise = Auf { $square } steht nichts, also gibt es nichts festzuhalten.
lifeform-torso-captures-not = Der Torso schlägt nie, und auf { $square } steht { FORM($unit, "der") }.
lifeform-does-not-move-so = { CAP($unit, "der") } zieht nicht nach { $square }.
lifeform-blocked = Der Weg nach { $square } ist für { FORM($unit, "den") } versperrt durch { FORM($units, "den") }.
lifeform-path = { CAP($unit, "der") } kann nach { $square } ziehen, aber nicht auf dem geschriebenen Weg.
lifeform-path-out = Lass den Weg weg.

lifeform-closed = { CAP($unit, "der") } hält dort einen Gefangenen: Das Feld kann niemand sonst betreten, und geschlagen oder festgehalten werden kann dort niemand.
lifeform-hair-captured-not = Haare werden nie geschlagen, und auf { $square } steht { FORM($unit, "der") }.
lifeform-truce = { CAP($unit, "der") } kann noch nicht geschlagen werden: { $n ->
    [one] Im ersten Zug
   *[other] In den ersten { $n } Zügen
} jeder Seite darf kein Kopf, Torso oder Hals geschlagen werden.
lifeform-truce-neck = { CAP($unit, "der") }, ein Hals, kann noch nicht geschlagen werden: { $n ->
    [one] Im ersten Zug
   *[other] In den ersten { $n } Zügen
} jeder Seite darf kein Kopf, Torso oder Hals geschlagen werden.

lifeform-won-already = Mit Aktion { $action } ist die Partie schon gewonnen.
lifeform-end-there = Beende den Zug dort.
lifeform-end-there-or-capture-last = Beende den Zug dort, oder schreib das Schlagen, das gewinnt, zuletzt: { $turn }.
lifeform-moved-already = { CAP($unit, "der") } hat in diesem Zug schon gezogen, und eine Einheit zieht höchstens einmal.
lifeform-second-primary = Ein Zug hat einen Hauptzug, und { FORM($unit, "der") } wäre ein zweiter; folgen dürfen nur Haare und Glieder.
lifeform-not-adjacent = { CAP($unit, "der") } stand nicht neben { $square }, wo der Hauptzug begann.
lifeform-may-still-follow = Noch folgen dürfen: { $units }.
lifeform-none-may-follow = Keine andere Einheit darf folgen.
lifeform-only-primary-immobilises = Nur eine Hand hält fest, und nur als Hauptzug.
lifeform-one-step = Ein Folgezug geht ein Feld weit: { CAP($unit, "der") } erreicht { $square } nicht.
lifeform-step-without-path = Ein Folgezug geht ein Feld weit, hat also keinen Weg.
lifeform-hair-captures-not = Haare schlagen nie, und auf { $square } steht { FORM($unit, "der") }.
lifeform-two-captures = Dieser Zug hat schon geschlagen ({ $units }), und ein Zug schlägt höchstens einmal.
lifeform-moved-there = { CAP($unit, "der") } ist in diesem Zug dorthin gezogen.
lifeform-stands-there-still = { CAP($unit, "der") } steht in diesem Augenblick dort: Folgezüge geschehen einer nach dem anderen, in der geschriebenen Reihenfolge.
lifeform-order-works = Diese Reihenfolge geht: { $turn }.
lifeform-no-order-works = Keine Reihenfolge dieser Folgezüge geht: Sie können nicht die Plätze tauschen oder im Kreis gehen.

lifeform-note-capture = { $quote }: Das schlägt { FORM($unit, "den") }.
lifeform-note-no-capture = { $quote }: Auf { $square } steht nichts, also wird nichts geschlagen.
lifeform-note-immobilise = Festhalten schreibt man { $action }.

lifeform-note-lost = Dieser Zug zerreißt deinen eigenen Körper: { CAP($units) } { $n ->
    [one] wird
   *[other] werden
} vom Brett entfernt (LF-9).
lifeform-note-parted = Dieser Zug zerreißt deinen eigenen Körper: Kopf und Torso sind getrennt, und damit ist die Partie verloren (LF-9).
lifeform-note-lost-and-parted = Dieser Zug zerreißt deinen eigenen Körper: { CAP($units) } { $n ->
    [one] wird
   *[other] werden
} vom Brett entfernt, und Kopf und Torso sind getrennt, womit die Partie verloren ist (LF-9).

lifeform-note-open = { CAP($unit, "der") } steht ungeschützt: Schon im ersten Zug könnte { $side } dort mit { FORM($kinds, "einem") } schlagen.
lifeform-note-exposed = So, wie die Aufstellungen stehen, könnte { $side } im ersten Zug { FORM($unit, "den") } schlagen, mit { $by }.
lifeform-note-exposed-unless = So, wie die Aufstellungen stehen, könnte { $side } im ersten Zug { FORM($unit, "den") } schlagen, mit { $by }, wenn dein eigener erster Zug das nicht verhindert.
lifeform-note-truce = Die Waffenruhe verbietet das { $n ->
    [one] im ersten Zug
   *[other] in den ersten { $n } Zügen
} jeder Seite (LF-12).

lifeform-remark-captive = { CAP($unit, "der") } liegt unter { FORM($hand, "dem") } und kann nicht ziehen, bis jene Hand weggeht oder entfernt wird (LF-4).
lifeform-remark-hair = Haare ziehen nur als Folgezug: { CAP($unit, "der") } darf ein Feld weit gehen nach einem Zug von: { $units }. Haare schlagen nie (LF-3).
lifeform-remark-hair-stuck = Haare ziehen nur als Folgezug, und neben { FORM($unit, "dem") } kann jetzt kein Kopf, kein Torso, keine Hand und kein Fuß ziehen.
lifeform-remark-limb = Glieder ziehen nur als Folgezug: { CAP($unit, "der") } darf ein Feld weit gehen nach einem Zug von: { $units }. Schlagen darf es, wenn sonst nichts im Zug es tut (LF-2).
lifeform-remark-limb-stuck = Glieder ziehen nur als Folgezug, und neben { FORM($unit, "dem") } kann jetzt kein Kopf, kein Torso, keine Hand und kein Fuß ziehen.
lifeform-remark-stuck = { CAP($unit, "der") } kann nirgendwohin ziehen.
lifeform-remark-takes-along = Mitnehmen darf diese Einheit, je ein Feld weit: { $units }.
lifeform-remark-alone = Daneben steht kein Haar und kein Glied, das folgen könnte.
lifeform-remark-frees = Geht diese Einheit weg, so ist { FORM($unit, "der") } wieder frei (LF-4).

lifeform-not-set-up = { $side } hat noch nicht aufgestellt, also gibt es keinen Zug zu spielen.
lifeform-send-setup = Schick eine Aufstellung: das Wort setup: und jede Einheit mit ihrem Feld, wie { $example }, oder eine Zeichnung deiner ersten drei Reihen.
lifeform-setup-over = Die Partie hat begonnen, also stellt niemand mehr auf.
lifeform-send-turn = Schick einen Zug: zuerst den Hauptzug, dann die Folgezüge.
lifeform-setup-places = Eine Aufstellung stellt nur Einheiten hin: Jede ist ein Buchstabe und ein Feld, wie Ke1.
lifeform-setup-no-letter = Welche Einheit auf { $square } steht, ist nicht gesagt.
lifeform-setup-write-letter = Schreib ihren Buchstaben vor das Feld, wie Ke1.
lifeform-setup-unknown = Es gibt keine Einheit mit dem Buchstaben { $letter }.
lifeform-setup-ranks = { $side } stellt auf den ersten drei Reihen der eigenen Seite auf, { $low } bis { $high }, und { $square } liegt nicht darauf.
lifeform-setup-whose = Jetzt ist { $side } mit Aufstellen an der Reihe.
lifeform-setup-twice = Dort steht schon { FORM($unit, "der") }, und ein Feld hat Platz für eine Einheit.

lifeform-setup-army = Eine Aufstellung stellt genau die Armee hin, und diese hat { $counts }.
lifeform-setup-count = { $kinds } ({ $letter }) { $n } statt { $want }
lifeform-setup-army-is = Die Armee von { $side } ist { $army }.

lifeform-setup-parted = Kopf und Torso sind getrennt (Körperregel 1).
lifeform-setup-joined = Sie müssen nebeneinander stehen, oder ein Glied muss neben beiden stehen.
lifeform-setup-loose = Der Körper hält nicht zusammen: { CAP($units) } { $n ->
    [one] ist
   *[other] sind
} lose.
lifeform-setup-needs-limb = Jede Hand und jeder Fuß muss neben einem Glied stehen, das mit dem Torso verbunden ist (Regel 3).
lifeform-setup-needs-joint = Alle Haare müssen, unmittelbar oder über Haare, mit dem Kopf, dem Torso, einer Hand oder einem Fuß verbunden sein (Regel 4).
lifeform-setup-needs-chain = Jedes Glied braucht eine Kette benachbarter Glieder bis zum Torso (Regel 2).

lifeform-line-letter = { $text } ist kein Buchstabe einer Einheit (K, Q, B, N, R oder P, die von Schwarz klein)
lifeform-line-captive = { $text } ist keine Hand über ihrem Gefangenen: Schreib den Buchstaben der Hand und den des Gefangenen in Klammern, wie (Bp)
lifeform-line-captor = { $text } ist keine Hand über ihrem Gefangenen: Zuerst steht eine Hand, dann eine Einheit der anderen Seite (LF-4)
lifeform-line-no-truce = in einem Spiel ohne Waffenruhe darf hinter der Seite am Zug nichts folgen, aber dort steht { $text }
lifeform-line-played = hinter der Seite am Zug steht die Zahl der gespielten Züge, von 1 bis { $most }, oder am Anfang nichts, aber nicht { $text }
lifeform-line-too-many = { $side } hat { $n } { $kinds } auf dem Brett, und eine Seite hat { FORM($unit, "einen") }
lifeform-line-not-begun = eine Aufstellung wird noch erwartet, also können keine Züge gespielt sein
lifeform-line-white-first = auf einem leeren Brett ist die Seite am Zug in diesem Spiel w, denn Weiß stellt zuerst auf
lifeform-line-awaited = die Aufstellung von { $side } wird erwartet, also muss die Seite am Zug { $letter } sein

lifeform-truce-length = eine Waffenruhe von { $n } Zügen: Sie dauert 0 bis { $most }
lifeform-army-of = die Armee von { $side }: { $why }
lifeform-army-letter = { $text } ist kein Buchstabe einer Einheit: Eine Armee ist k, q, b, n, r und p, jeder mit seiner Zahl, wenn sie nicht 1 ist
lifeform-army-number = { $letter } steht zweimal da, oder seine Zahl ist 0: Schreib jeden Buchstaben einmal, und eine Zahl dahinter, wenn sie nicht 1 ist
lifeform-army-negative = eine Zahl von Einheiten kann nicht negativ sein
lifeform-army-vital = eine Seite hat einen Kopf (k) und einen Torso (q)
lifeform-army-room = eine Seite stellt höchstens { $most } Einheiten auf, auf ihren ersten drei Reihen
lifeform-army-limbs = sie hat zu wenige Glieder (p): Jede Hand und jeder Fuß muss neben einem stehen
lifeform-army-orthodox = die orthodoxe Aufstellung hat ihre eigene, { $army }

lifeform-array-vital = { $side } hat in der Zeichnung { $n ->
    [0] nichts von der Art { $unit } ({ $letter })
   *[other] { $n } { $kinds }
}; eine Seite hat eins davon
lifeform-array-parted = Kopf und Torso von { $side } sind getrennt (Körperregel 1): Sie müssen nebeneinander stehen, oder ein Glied muss neben beiden stehen
lifeform-array-loose = { CAP($unit, "der") } hält nicht am Körper. { $rule }
lifeform-array-and-setup = mit einer eigenen Anfangsstellung stellt niemand Einheiten auf

lifeform-says-turn = In einem Zug bewegst du ein Körperteil: den Kopf, den Torso, eine Hand oder einen Fuß. Danach dürfen die Glieder und Haare, die neben dem verlassenen Feld standen, folgen, jedes ein Feld weit in beliebiger Richtung.
lifeform-says-captures = In einem Zug wird höchstens einmal geschlagen; eine Hand kann eine gegnerische Einheit festhalten, statt sie zu schlagen.
lifeform-says-body = Nach dem Zug verlässt alles das Brett, was die Verbindung mit seinem Körper verloren hat: Glieder brauchen eine Kette von Gliedern bis zum Torso, Hände und Füße ein solches Glied neben sich, Haare eine Kette von Haaren bis zum Kopf, zum Torso, zu einer Hand oder einem Fuß.
lifeform-says-won = Schlag den Kopf, den Torso oder einen Hals (ein Glied, das die beiden verbindet), und du hast gewonnen. Trennen sich dein eigener Kopf und Torso, so hast du verloren.
lifeform-says-array = Die Einheiten beginnen, wie das Brett sie zeigt.
lifeform-says-orthodox = Die Einheiten beginnen wie die Schachfiguren mit ihren Buchstaben.
lifeform-says-open = Weiß stellt seine Einheiten auf seinen ersten drei Reihen auf, danach, in Kenntnis dieser Aufstellung, Schwarz auf den eigenen; ein Körper muss zusammenhalten, wie er aufgestellt wird (LF-11).
lifeform-says-secret = Beide stellen ihre Einheiten auf den eigenen ersten drei Reihen auf, und niemand sieht die der anderen Seite, bevor beide da sind; ein Körper muss zusammenhalten, wie er aufgestellt wird (LF-11).
lifeform-says-truce = { $n ->
    [one] Im ersten Zug jeder Seite darf kein Kopf, Torso oder Hals geschlagen werden (LF-12).
   *[other] In den ersten { $n } Zügen jeder Seite darf kein Kopf, Torso oder Hals geschlagen werden (LF-12).
}
lifeform-says-may-capture = So wird auch geschlagen.
lifeform-says-never-captures = Schlägt nie.
lifeform-says-holds = So wird auch geschlagen, oder die gegnerische Einheit dort festgehalten.
lifeform-says-hair = Folgt nur; schlägt nie und wird nie geschlagen (LF-3).
lifeform-says-limb = Folgt nur; dabei darf geschlagen werden.
