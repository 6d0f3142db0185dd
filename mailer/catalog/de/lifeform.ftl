# Was Lifeform Chess sagt. $unit ist eine Einheit in Worten; mit FORM im richtigen Fall.

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
lifeform-could-nothing = { CAP($unit, "der") } kann jetzt nicht ziehen.

lifeform-cannot-read = Einheiten ziehen (-), schlagen (x) und halten fest (~), mehr nicht.
lifeform-how-to-write = Schreib zuerst den Hauptzug, dann die Folgezüge, wie Bc1-f4, Pd2-d3.

lifeform-other-unit = Auf { $square } steht { FORM($unit, "ein") } ({ $short }).
lifeform-not-their-turn = { CAP($unit, "der") } kann nicht ziehen, wenn { $side } am Zug ist.

lifeform-only-follows = { CAP($unit, "der") } folgt nur: Beginn mit Kopf, Torso, Hand oder Fuß.
lifeform-primary-first = Schreib zuerst den Hauptzug: { $quote }.
lifeform-may-follow-move = Folgen kann diese Einheit einem Zug von: { $units }.
lifeform-nobody-to-follow = Keine Einheit daneben kann jetzt ziehen.

lifeform-holds-already = Die Hand auf { $square } hält ihren Gefangenen schon und kann ihn nicht schlagen.
lifeform-only-hand-immobilises = Nur eine Hand kann festhalten, und auf { $square } steht { FORM($unit, "ein") }.
lifeform-friendly = { CAP($unit, "der") } gehört zu deiner Seite.
lifeform-nothing-to-immobilise = Auf { $square } steht keine Einheit zum Festhalten.
lifeform-torso-captures-not = Der Torso kann nicht schlagen, und auf { $square } steht { FORM($unit, "der") }.

lifeform-closed = { CAP($unit, "der") } hält dort einen Gefangenen, darum kann keine andere Einheit dorthin.
lifeform-hair-captured-not = Haare kann man nicht schlagen, und auf { $square } steht { FORM($unit, "der") }.
lifeform-truce = { CAP($unit, "der") } kann noch nicht geschlagen werden: { $n ->
    [one] Im ersten Zug
   *[other] In den ersten { $n } Zügen
} jeder Seite ist Waffenruhe für Kopf, Torso und Hals.

lifeform-end-there-or-capture-last = Beende deinen Zug dort, oder schreib das Schlagen, das gewinnt, zuletzt: { $turn }.
lifeform-moved-already = { CAP($unit, "der") } hat in diesem Zug schon gezogen.
lifeform-second-primary = Folgen können nur Haare und Glieder, und { FORM($unit, "der") } wäre ein zweiter Hauptzug.
lifeform-not-adjacent = { CAP($unit, "der") } stand nicht neben { $square }, wo der Hauptzug begann.
lifeform-may-still-follow = Noch folgen können: { $units }.
lifeform-none-may-follow = Keine andere Einheit kann folgen.
lifeform-only-primary-immobilises = Nur eine Hand kann festhalten, und nur als Hauptzug.
lifeform-one-step = Ein Folgezug geht ein Feld weit: { CAP($unit, "der") } kommt nicht nach { $square }.
lifeform-step-without-path = Ein Folgezug geht ein Feld weit; schreib nur, wohin er geht.
lifeform-hair-captures-not = Haare können nicht schlagen, und auf { $square } steht { FORM($unit, "der") }.
lifeform-two-captures = In diesem Zug hast du schon geschlagen ({ $units }), und das geht nur einmal.
lifeform-moved-there = { CAP($unit, "der") } ist in diesem Zug dorthin gezogen.
lifeform-stands-there-still = { CAP($unit, "der") } steht noch dort: Folgezüge geschehen nacheinander, wie du sie schreibst.
lifeform-order-works = Diese Reihenfolge geht: { $turn }.
lifeform-no-order-works = Diese Folgezüge gehen in keiner Reihenfolge: Sie können nicht die Plätze tauschen oder im Kreis gehen.

lifeform-note-immobilise = Festhalten schreibt man { $action }.
lifeform-note-lost = Dieser Zug zerreißt deinen eigenen Körper: { CAP($units) } { $n ->
    [one] wird
   *[other] werden
} entfernt (LF-9).
lifeform-note-parted = Dieser Zug trennt deinen Kopf vom Torso; damit verlierst du die Partie (LF-9).

lifeform-note-open = { CAP($unit, "der") } steht offen: { $side } könnte im ersten Zug dort mit { FORM($kinds, "einem") } schlagen.
lifeform-note-exposed = { $side } könnte im ersten Zug { FORM($unit, "den") } schlagen, mit { $by }{ $first ->
    [yes] , wenn dein erster Zug das nicht verhindert
   *[no] {""}
}.
lifeform-note-truce = Die Waffenruhe verbietet das { $n ->
    [one] im ersten Zug
   *[other] in den ersten { $n } Zügen
} jeder Seite (LF-12).

lifeform-remark-captive = { CAP($unit, "der") } wird von { FORM($hand, "dem") } festgehalten und kann nicht ziehen, bis die Hand weggeht oder entfernt wird.
lifeform-remark-hair = Haare folgen nur: { CAP($unit, "der") } kann ein Feld weit gehen nach einem Zug von: { $units }. Haare können nicht schlagen (LF-3).
lifeform-remark-limb = Glieder folgen nur: { CAP($unit, "der") } kann ein Feld weit gehen nach einem Zug von: { $units }. Schlagen geht dabei, wenn sonst nichts schlägt (LF-2).
lifeform-remark-limb-stuck = { CAP($unit, "der") } folgt nur, und daneben kann jetzt kein Kopf, Torso, Fuß und keine Hand ziehen.
lifeform-remark-takes-along = Folgen können, je ein Feld weit: { $units }.
lifeform-remark-alone = Daneben steht kein Haar und kein Glied, das folgen könnte.
lifeform-remark-frees = Geht diese Einheit weg, ist { FORM($unit, "der") } frei (LF-4).

lifeform-not-set-up = { $side } hat noch nicht aufgestellt, darum kannst du keinen Zug spielen.
lifeform-send-setup = Schick setup: und jede Einheit mit ihrem Feld, wie { $example }, oder zeichne deine ersten drei Reihen.
lifeform-setup-over = Die Partie hat begonnen, darum kannst du nicht mehr aufstellen.
lifeform-send-turn = Schick einen Zug: zuerst den Hauptzug, dann die Folgezüge.
lifeform-setup-places = Schreib in einer Aufstellung jede Einheit als Buchstaben und Feld, wie Ke1.
lifeform-setup-no-letter = Welche Einheit steht auf { $square }?
lifeform-setup-write-letter = Schreib ihren Buchstaben vor das Feld, wie Ke1.
lifeform-setup-unknown = Es gibt keine Einheit { $letter }.
lifeform-setup-ranks = { $side } stellt auf den Reihen { $low } bis { $high } auf, und { $square } liegt nicht darauf.
lifeform-setup-whose = { $side } stellt jetzt auf.
lifeform-setup-twice = Dort steht schon { FORM($unit, "der") }.

lifeform-setup-army = Deine Aufstellung hat nicht die richtigen Einheiten: { $counts }.
lifeform-setup-count = { $kinds } ({ $letter }) { $n } statt { $want }
lifeform-setup-army-is = { $side } hat { $army }.

lifeform-setup-parted = Kopf und Torso sind getrennt (Körperregel 1).
lifeform-setup-joined = Sie müssen nebeneinander stehen, oder ein Glied neben beiden.
lifeform-setup-loose = Dein Körper hält nicht zusammen: { CAP($units) } { $n ->
    [one] ist
   *[other] sind
} lose.
lifeform-setup-needs-limb = Jede Hand und jeder Fuß braucht neben sich ein Glied, das mit dem Torso verbunden ist (Regel 3).
lifeform-setup-needs-joint = Alle Haare müssen, vielleicht über Haare, mit Kopf, Torso, einer Hand oder einem Fuß verbunden sein (Regel 4).
lifeform-setup-needs-chain = Jedes Glied braucht eine Kette von Gliedern bis zum Torso (Regel 2).

lifeform-line-letter = { $text } ist keine Einheit (K, Q, B, N, R oder P, die von Schwarz klein)
lifeform-line-captive = { $text } ist keine Hand über ihrem Gefangenen, wie (Bp)
lifeform-line-no-truce = ohne Waffenruhe folgt nach der Seite am Zug nichts, aber dort steht { $text }
lifeform-line-played = nach der Seite am Zug steht die Zahl der gespielten Züge, 1 bis { $most }, oder nichts, nicht { $text }
lifeform-line-too-many = { $side } hat { $n } { $kinds } auf dem Brett statt { FORM($unit, "einen") }
lifeform-line-not-begun = vor der Aufstellung kann es keine Züge geben
lifeform-line-awaited = { $side } muss aufstellen, also muss die Seite am Zug { $letter } sein

lifeform-army-of = die Armee von { $side }: { $why }
lifeform-army-letter = { $text } kann nicht in einer Armee stehen: Das sind k, q, b, n, r und p, jeder einmal, mit seiner Zahl, wenn sie nicht 1 ist
lifeform-army-vital = eine Seite hat einen Kopf (k) und einen Torso (q)
lifeform-army-room = eine Seite hat bis zu { $most } Einheiten, auf drei Reihen
lifeform-army-limbs = es gibt zu wenige Glieder (p): Jede Hand und jeder Fuß braucht eins neben sich

lifeform-array-vital = { $side } hat in der Zeichnung { $n } { $kinds }; eins muss es sein
lifeform-array-parted = Kopf und Torso von { $side } sind getrennt (Körperregel 1); ein Glied kann sie verbinden
lifeform-array-loose = { CAP($unit, "der") } ist lose. { $rule }

lifeform-says-turn = In einem Zug bewegst du Kopf, Torso, eine Hand oder einen Fuß. Danach können die Glieder und Haare, die daneben standen, folgen, je ein Feld weit in jede Richtung.
lifeform-says-captures = Du schlägst in einem Zug höchstens einmal; eine Hand kann einen Gegner stattdessen festhalten.
lifeform-says-body = Dann verlässt alles Lose das Brett: Glieder brauchen eine Kette von Gliedern bis zum Torso, Hände und Füße ein solches Glied neben sich, Haare eine Kette von Haaren zu Kopf, Torso, Hand oder Fuß.
lifeform-says-won = Schlag den Kopf, den Torso oder einen Hals (ein Glied, das beide verbindet), und du gewinnst. Trennen sich dein eigener Kopf und Torso, verlierst du.
lifeform-says-array = Die Einheiten beginnen, wie das Brett zeigt.
lifeform-says-orthodox = Die Einheiten beginnen wie die Schachfiguren mit ihren Buchstaben.
lifeform-says-open = Weiß stellt auf seinen ersten drei Reihen auf, dann Schwarz, das die Aufstellung schon sieht; jeder Körper muss zusammenhalten (LF-11).
lifeform-says-secret = Beide stellen auf ihren ersten drei Reihen auf, verdeckt, bis beide da sind; jeder Körper muss zusammenhalten (LF-11).
lifeform-says-truce = { $n ->
    [one] Im ersten Zug
   *[other] In den ersten { $n } Zügen
} jeder Seite kannst du keinen Kopf, Torso oder Hals schlagen (LF-12).
lifeform-says-may-capture = So wird auch geschlagen.
lifeform-says-never-captures = Kann nicht schlagen.
lifeform-says-holds = So wird auch geschlagen oder der Gegner dort festgehalten.
lifeform-says-hair = Folgt nur; kann nicht schlagen oder geschlagen werden (LF-3).
lifeform-says-limb = Folgt nur und kann dabei schlagen.

# What the game is and how it is won, in two sentences, in an invitation.
lifeform-brief = Es ist wie Schach, nur ist jede Seite ein Körper, der zusammenhalten muss.
lifeform-brief-won = Du gewinnst, wenn du den Kopf, den Torso oder einen Hals schlägst.
