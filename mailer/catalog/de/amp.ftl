# Was die Engine der Chesimals und von Fusion sagt. $unit ist eine Einheit in Worten, „weißer Springer auf c1“; mit FORM im richtigen Fall.

amp-leader-of-group = Anführer der AMP { $group }
    .der = der Anführer der AMP { $group }
    .den = den Anführer der AMP { $group }
    .dem = dem Anführer der AMP { $group }
amp-amp-of-group = AMP { $group }
    .der = die AMP { $group }
    .den = die AMP { $group }
    .dem = der AMP { $group }

amp-no-pass = { $side } kann eine Einheit aktivieren, also braucht ein Zug mindestens eine Aktivierung (CH-7).

amp-captures-after-all = { $quote }: Das schlägt { FORM($unit, "den") }.
amp-captures-nothing = { $quote }: Auf { $square } steht nichts, also wird nichts geschlagen.

amp-no-such-amp = Keine AMP heißt { $word }.
amp-not-your-amp = Die AMP { $group } gehört { $owner }, und { $side } ist am Zug.
amp-no-leader = Die AMP { $group } hat keinen Anführer auf dem Brett, also können ihre Einheiten nicht von ihm aktiviert werden.
amp-not-of-side = { CAP($unit, "der") } gehört nicht { $side }.
amp-not-a-leader = { CAP($unit, "der") } ist kein Anführer.
amp-no-leader-with-letter = { $side } hat keinen Anführer mit dem Buchstaben { $letter } auf dem Brett.
amp-no-leader-with-mode = Kein Anführer von { $side } hat eine Art, die { $mode } heißt.
amp-whose-turn = Der Zug sagt nicht, wessen er ist, und { $n } Anführer könnten ihn machen.
amp-write-leader = Schreib { $leaders } und einen Doppelpunkt davor.
amp-your-amps = Die AMPs von { $side }: { $groups }.
amp-your-leaders = Die Anführer von { $side }: { $leaders }.
amp-leader-in-list = { $leader } ({ $group })
amp-no-leaders-left = { $side } hat keinen Anführer mehr.

amp-no-such-mode = { CAP($leader, "der") } hat keine Art { $mode }.
amp-leave-mode-out = Lass das Wort { $mode } weg.
amp-other-mode = { CAP($leader, "der") } handelt in diesem Zug als { $now }; so aktivieren lässt sich { FORM($unit, "der") } nur in einem Zug der Art { $initial ->
   *[other] { $mode }
}.
amp-never-activates = { CAP($leader, "der") } aktiviert nie { FORM($unit, "einen") }.

amp-won-by-action = Mit Aktion { $action } ist die Partie schon gewonnen.
amp-end-there = Beende den Zug dort.
amp-line-points = { $text } sind keine Punkte: Die von Weiß und Schwarz schreibt man wie in 3-0, und hat niemand welche, so lässt man sie weg
amp-line-turns = { $text } ist keine Zahl von Zügen: Man schreibt sie wie in t12, von 1 bis { $most }
amp-nothing-there-then = Auf { $square } steht in diesem Augenblick nichts.
amp-neutral = { CAP($unit, "der") } gehört niemandem und zieht nicht.
amp-not-your-unit = { CAP($unit, "der") } gehört { $owner }, und { $side } ist am Zug.
amp-unit-is = Die Einheit auf { $square } ist { FORM($unit, "der") } ({ $short }).
amp-write-if-meant = Schreib { $unit }, wenn du diese Einheit meinst.

amp-activated-before = { CAP($unit, "der") } wurde in diesem Zug schon aktiviert, und eine Einheit wird höchstens einmal aktiviert.
amp-not-connected = Von { FORM($unit, "dem") } führt keine Kette eigener Einheiten zurück zu { FORM($leader, "dem") }.
amp-not-connected-by-own = Von { FORM($unit, "dem") } führt keine Kette aus Einheiten der AMP { $group } zurück zu { FORM($leader, "dem") }.
amp-connected-now = Jetzt verbunden: { $units }.
amp-not-touching = { CAP($unit, "der") } berührt { FORM($leader, "den") } nicht, und andere Einheiten vermitteln hier keine Verbindung.
amp-touching-by = Einheiten berühren sich hier mit { $touch ->
    [edge] einer Kante, nicht mit einer Ecke allein
   *[corner] einer Ecke, nicht mit einer Kante
}.
amp-none-connected = Keine Einheit, die noch aktiviert werden könnte, ist jetzt verbunden.
amp-wrong-amp = In diesem Zug handelt { FORM($leader, "der") }, und die Einheit auf { $square } ist { FORM($unit, "der") }.
amp-own-units-only = In diesem Spiel aktiviert ein Anführer nur Einheiten seiner eigenen AMP.
amp-leaderless = Die AMP { $group } hat keinen Anführer mehr, also können ihre Einheiten nicht aktiviert werden.
amp-one-amp-a-turn = Ein Zug aktiviert Einheiten einer einzigen AMP; die Einheiten von { $group } werden in Zügen der AMP { $group } aktiviert.
amp-has-acted = Die AMP { $group } hat in diesem Zug schon gehandelt; eine AMP wird einmal genannt, und was sie tut, steht beisammen.
amp-many-amps = { $n ->
    [one] { $n } AMP handelt
   *[other] Höchstens { $n } AMPs handeln
} in einem Zug, und gehandelt haben schon: { $groups }.
amp-name-other-amp = Damit im selben Zug als Nächstes die AMP { $group } handelt, schreib „; { $group }:“ vor { $unit }.
amp-over-quota = { CAP($leader, "der") } hat in einem Zug höchstens { $n ->
    [one] { $n } Aktivierung
   *[other] { $n } Aktivierungen
}.
amp-over-others = { CAP($leader, "der") } aktiviert in einem Zug höchstens { $n ->
    [one] { $n } andere Einheit
   *[other] { $n } andere Einheiten
}.
amp-leader-may-move = Selbst darf dieser Anführer noch ziehen, wenn er es nicht schon getan hat.

amp-only-moves = In diesem Spiel zieht oder schlägt eine Einheit: Es gibt keine Verwandlung, keinen Schub und kein Festhalten.
amp-must-leave = Eine aktivierte Einheit muss ihr Feld verlassen: { CAP($unit, "der") } kann nicht enden, wo der Zug beginnt.
amp-friendly-there = { CAP($unit, "der") } gehört zur eigenen Seite.
amp-way-blocked = Der Weg nach { $square } ist für { FORM($unit, "den") } versperrt durch { FORM($units, "den") }.
amp-moves-otherwise = { CAP($unit, "der") } zieht nicht nach { $square }.
amp-goes-without-capture = { CAP($unit, "der") } zieht nach { $square } nur, wenn dort nichts steht, und dort steht { FORM($other, "der") }.
amp-goes-to-capture = { CAP($unit, "der") } zieht nach { $square } nur, um zu schlagen, und dort steht nichts.
amp-goes-unmoved = { CAP($unit, "der") } zieht nach { $square } nur vom Platz der Aufstellung aus.
amp-nothing-to-hop = { CAP($unit, "der") } zieht nach { $square } nur über eine andere Einheit hinweg, und dazwischen steht keine.
amp-hops-otherwise = { CAP($unit, "der") } kommt nicht nach { $square }, über das hinweg, was dazwischen steht: { FORM($units, "der") }.
amp-must-be-promoted = { CAP($unit, "der") } verwandelt sich auf { $square } und muss etwas anderes werden.
amp-not-promoted-into = { CAP($unit, "der") } wird nicht { $letter }.
amp-write-promotion = Schreib { $turns }.
amp-never-promoted = { CAP($unit, "der") } ist von einer Art, die sich nie verwandelt.
amp-promoted-elsewhere = { CAP($unit, "der") } verwandelt sich nicht auf { $square }, nur auf { $squares }.
amp-leave-promotion-out = Schreib { $turn }, wenn das gemeint ist.
amp-reaches = { $unit } könnte nach { $squares } ziehen.
amp-reaches-nothing = { $unit } kann jetzt nirgendwohin ziehen.
amp-path-blocked = Der Weg setzt auf { $square } auf, und dort steht { FORM($unit, "der") }.
amp-leave-blocked-path-out = Jedes Feld, auf dem ein Zug vor dem letzten aufsetzt, muss leer sein; lass den Weg weg, so wird irgendeiner genommen, der offen ist.
amp-no-such-path = { CAP($unit, "der") } kann nach { $square } ziehen, aber nicht auf dem geschriebenen Weg.
amp-no-way-so = { CAP($unit, "der") } zieht nicht auf dem geschriebenen Weg.
amp-leave-path-out = Lass den Weg weg, so wird irgendeiner genommen, der offen ist.

amp-no-conversion = Dieses Spiel wird ohne Umwandeln gespielt.
amp-friendly-already = { CAP($unit, "der") } gehört schon zur eigenen Seite.
amp-converted-before = { CAP($unit, "der") } wurde in diesem Zug schon umgewandelt; das geht je Zug um eine Stufe.
amp-not-convertible = { CAP($unit, "der") } kann nicht umgewandelt werden.
amp-not-adjacent = { CAP($unit, "der") } steht nicht neben { FORM($leader, "dem") }.
amp-could-convert = Umwandeln ließe sich: { $units }.

amp-no-leader-for = Kein Anführer ist auf dem Brett, der { FORM($unit, "den") } aktivieren darf (CH-9).
amp-no-chain-for = { $chain ->
    [none] { CAP($unit, "der") } berührt keinen Anführer, von dem eine Aktivierung kommen darf (CH-4).
    [own] Keine Kette von Einheiten der AMP des Anführers verbindet { FORM($unit, "den") } mit einem Anführer, von dem eine Aktivierung kommen darf (CH-4).
   *[friendly] Keine Kette eigener Einheiten verbindet { FORM($unit, "den") } mit einem Anführer, von dem eine Aktivierung kommen darf (CH-3).
}
amp-nowhere-to-go = { CAP($unit, "der") } ist verbunden, kann aber nirgendwohin ziehen.

amp-half-a-unit = { $text } ist eine halbe Einheit: Schreib den kleinen Buchstaben der AMP und den großen der Einheit
amp-no-neutral-units = { $text } wäre eine neutrale Einheit, und dieses Spiel hat keine (es wird ohne Umwandeln gespielt)
amp-no-such-code = { $text } beginnt nicht mit dem Buchstaben einer AMP ({ $codes })
amp-no-such-letter = { $text } endet nicht mit dem großen Buchstaben einer Einheit ({ $letters })

amp-spec-size = ein Brett von { $files } Linien mal { $ranks } Reihen: Die Engine hat 1 bis { $most-files } Linien und 1 bis { $most-ranks } Reihen und höchstens { $most } Felder
amp-spec-fusion-only = Tauschen und Umwandeln gibt es nur in Spielen, in denen ein Zug einen Anführer nennt und keine AMP
amp-spec-lead = ein Zug muss von einer AMP oder von einem Anführer ausgehen
amp-spec-kinds = { $n } Arten von Einheiten: Die Engine hat 1 bis { $most }
amp-spec-letter = Einheit { $n }: Ihr Buchstabe { $letter } ist keiner von A bis Z
amp-spec-unit-name = Einheit { $letter } hat keinen Namen
amp-spec-same-letter = zwei Arten von Einheiten haben den Buchstaben { $letter }: { $unit } und { $other }
amp-spec-named-unit = Einheit { $letter } ({ $unit }): { $why }
amp-spec-unit = Einheit { $letter }: { $why }
amp-spec-activating = Einheit { $letter }, wenn sie { $other } aktiviert: { $why }
amp-spec-no-such-unit = Einheit { $letter }: Sie darf { $other } aktivieren, aber keine Einheit hat diesen Buchstaben
amp-spec-promotion-unknown = Einheit { $letter }: Sie darf { $other } werden, aber keine andere Einheit hat diesen Buchstaben
amp-spec-promotion-nowhere = Einheit { $letter }: Sie verwandelt sich in nichts oder nirgends
amp-spec-promotion-of-leader = Einheit { $letter }: Ein Anführer wird nur ein anderer Anführer, ein königlicher nur ein königlicher, und einer, von denen der erste verlorene entscheidet, nur ein anderer von diesen, nicht { $other }
amp-spec-promotion-at-home = Einheit { $letter }: Eine, die auf { $square } in { $other } verwandelt wurde, wäre von einer nicht zu unterscheiden, die noch nicht gezogen hat, denn dort steht eine in der Aufstellung und zieht von dort anders (i)
amp-spec-chain = eine Kette besteht aus Einheiten der eigenen Seite, aus denen der eigenen AMP oder aus keinen
amp-spec-amp = AMP { $group }: { $why }
amp-spec-first-of-royals = der erste verlorene entscheidet nur unter königlichen Anführern
amp-spec-per-turn = { $n } AMPs in einem Zug: Mindestens 1 handelt, und höchstens { $most }
amp-spec-one-leader = mehrere AMPs handeln nur dort in einem Zug, wo ein Zug eine AMP nennt und keinen Anführer
amp-spec-no-leader = keine Art von Einheit ist ein Anführer
amp-spec-leaders-only = nur ein Anführer ist königlich oder hat ein Kontingent oder Fähigkeiten
amp-spec-of-the-amp = wo eine AMP den Zug führt, gehören das Königliche und das Kontingent zur AMP, und Anführer haben keine Fähigkeiten
amp-spec-leader-quota = ein Kontingent von { $quota }, höchstens { $others } andere, hat keinen Sinn
amp-spec-powers = sie hat { $n } Fähigkeiten: Ein Anführer hat 1 bis { $most }
amp-spec-no-mode = Fähigkeit { $power } von { $all } hat keine Art, nach der sie heißt
amp-spec-amps = { $n } AMPs: Die Engine hat 2 bis { $most }
amp-spec-code = AMP { $n }: Ihr Kürzel { $code } ist kein kleiner Buchstabe außer n, das für neutrale Einheiten steht
amp-spec-amp-name = AMP { $code } hat keinen Namen
amp-spec-side = AMP { $group } gehört zu keiner Seite
amp-spec-amp-quota = AMP { $group } hat ein Kontingent von { $quota }: Mindestens 1 ist nötig
amp-spec-of-the-kind = AMP { $group }: Wo ein Anführer den Zug führt, gehören das Kontingent und das Königliche zur Art des Anführers
amp-spec-same-amp = die AMPs { $group } und { $other } haben denselben Namen oder dasselbe Kürzel
amp-spec-start = die Anfangsstellung: { $why }
amp-spec-win-incomplete = Siegweg { $n }: Etwas fehlt oder liegt außerhalb des Erlaubten
amp-spec-win-unknown = Siegweg { $n }: Es gibt keine Einheit { $letter }
amp-spec-win-scores = Punkte können nur auf eine Weise gezählt werden
amp-spec-limit = was die Partie außer den Siegwegen beendet: eine Grenze von höchstens { $most } Zügen, und nach Punkten nur dort, wo Schlagen Punkte bringt
amp-spec-no-royals = die Anfangsstellung: { $side } hat keinen königlichen Anführer

amp-says-group = { $side } hat die AMP { $group } ({ $code }): { $units }.
amp-says-nobody = niemand
amp-says-quota = { $n ->
    [one] Eine Aktivierung je Zug.
   *[other] Höchstens { $n } Aktivierungen je Zug.
}
amp-says-royal = { $n ->
    [one] Ihr Anführer ist königlich.
   *[other] Ihre Anführer sind königlich.
}
amp-says-royal-first = { $n ->
    [one] Ihr Anführer ist königlich: { $side } hat verloren, wenn er geschlagen ist.
   *[other] Ihre Anführer sind königlich: { $side } hat verloren, sobald der erste von ihnen geschlagen ist.
}
amp-says-hyper = Ihre Einheiten dürfen immer wieder aktiviert werden.
amp-says-turn = Ein Zug gehört einer AMP, also einer Farbe: Nenn sie, und zähl auf, was ihre Einheiten tun, eine nach der anderen, mindestens eine.
amp-says-turn-of-leader = Ein Zug gehört einem Anführer: Nenn ihn, und zähl auf, was die Einheiten tun, die aktiviert werden, eine nach der anderen, mindestens eine.
amp-says-turn-of-amps = { $n ->
    [all] In einem Zug darf jede AMP deiner Seite handeln, eine nach der anderen, mindestens eine von ihnen: Nenn jede, und zähl auf, was ihre Einheiten tun, eine nach der anderen, mindestens eine.
   *[other] In einem Zug dürfen bis zu { $n } AMPs deiner Seite handeln, eine nach der anderen, mindestens eine von ihnen: Nenn jede, und zähl auf, was ihre Einheiten tun, eine nach der anderen, mindestens eine.
}
amp-says-amps-in-turn = Eine AMP wird in einem Zug einmal genannt und hat ihr eigenes Kontingent; man schreibt { $example }, in der Reihenfolge, in der sie handeln.
amp-says-once = Eine Einheit wird in einem Zug höchstens einmal aktiviert.
amp-says-again = Eine Einheit darf in einem Zug immer wieder aktiviert werden, solange sie jedes Mal verbunden ist; jede Aktivierung zählt.
amp-says-some-again = Eine Einheit wird in einem Zug höchstens einmal aktiviert, die von { $groups } aber immer wieder, solange sie jedes Mal verbunden sind; jede Aktivierung zählt.
amp-says-chain-friendly = Eine Einheit kann nur aktiviert werden, solange eine Kette von Einheiten der eigenen Seite, von denen jede die nächste { $touch ->
    [edge] mit einer Kante, nicht mit einer Ecke allein, berührt,
    [corner] mit einer Ecke, nicht mit einer Kante, berührt,
    [other] berührt wie unten beschrieben,
   *[usual] mit einer Kante oder Ecke berührt,
} sie { $leaders ->
    [several] mit einem Anführer ihrer AMP
   *[one] mit dem Anführer
} verbindet (CH-3, CH-4).
amp-says-chain-own = Eine Einheit kann nur aktiviert werden, solange eine Kette von Einheiten der AMP des Anführers, von denen jede die nächste { $touch ->
    [edge] mit einer Kante, nicht mit einer Ecke allein, berührt,
    [corner] mit einer Ecke, nicht mit einer Kante, berührt,
    [other] berührt wie unten beschrieben,
   *[usual] mit einer Kante oder Ecke berührt,
} sie { $leaders ->
    [several] mit einem Anführer ihrer AMP
   *[one] mit dem Anführer
} verbindet (CH-3, CH-4).
amp-says-chain-none = Eine Einheit kann nur aktiviert werden, solange sie { $leaders ->
    [several] einen Anführer ihrer AMP
   *[one] den Anführer
} { $touch ->
    [edge] mit einer Kante, nicht mit einer Ecke allein, berührt
    [corner] mit einer Ecke, nicht mit einer Kante, berührt
    [other] berührt wie unten beschrieben
   *[usual] mit einer Kante oder Ecke berührt
} oder selbst ein Anführer ist; keine Kette anderer Einheiten verbindet sie (CH-3, CH-4).
amp-says-touch = Zwei Einheiten berühren sich, wenn sie so voneinander entfernt sind: { $ways }; was dazwischen steht, spielt keine Rolle.
amp-says-capture = Sie schlägt, indem sie auf einer gegnerischen Einheit landet, und der Zug kann weitergehen.
amp-says-order = Ob eine Einheit verbunden ist, entscheidet sich im Augenblick ihrer Aktivierung: Sie darf sich aus der Verbindung hinausbewegen, und hat der Anführer gezogen, so beginnt die Kette dort, wo er dann steht.
amp-says-own-units = Ein Anführer aktiviert Einheiten seiner eigenen AMP, auch sich selbst.
amp-says-any-units = Ein Anführer aktiviert Einheiten seiner Seite von jeder Farbe, soweit seine Art es erlaubt; eine, die ihren Anführer verloren hat, kann von einem anderen aktiviert werden.
amp-says-headless = Wird { $leaders ->
    [several] der letzte Anführer einer AMP
   *[one] ein Anführer
} geschlagen, so bleibt der Rest seiner AMP auf dem Brett: Sie kann nicht mehr aktiviert werden, aber sie versperrt Wege{ $carries ->
    [yes] , kann geschlagen werden und trägt Ketten
   *[no] {" "}und kann geschlagen werden
} (CH-9).
amp-says-conversion = Als eine Aktivierung kann ein Anführer eine gegnerische oder neutrale Einheit neben sich umwandeln, geschrieben *FELD: Eine gegnerische wird neutral, und eine neutrale wird zu einer eigenen (FU-5).
amp-says-pass = Ein Zug wird als Ganzes angenommen oder abgewiesen. Wer keine Einheit aktivieren kann, schickt „pass“, und nur dann (G-3).
amp-says-moving = Wenn ihre Züge nichts anderes sagen, schlägt eine Einheit, wie sie zieht, und worüber ein Sprung hinweggeht, spielt keine Rolle. Wo sie schlägt, hält sie an; daher muss jedes Feld, auf dem ein Zug vor dem letzten aufsetzt, leer sein (CH-1).
amp-says-holes = Auf einem Loch steht nichts, und was in einer Geraden zieht, hüpft oder lahm springt, kommt nicht über eins hinweg; andere Sprünge schon.
amp-says-promotes = Ein Zug, der { $place } endet, darf eine andere Einheit aus ihr machen: { $units }. Das steht hinter dem Zug, wie in { $example }.
amp-says-must-promote = Ein Zug, der { $place } endet, macht eine andere Einheit aus ihr: { $units }. Das steht hinter dem Zug, wie in { $example }.
amp-says-on-last = auf der letzten Reihe ihrer Seite
amp-says-on-ranks = auf den Reihen { $low } bis { $high } (von ihrer Seite aus gezählt)
amp-says-on-squares = auf { $squares }
amp-says-leader = Das ist ein Anführer.
amp-says-leads = { $n ->
    [one] Das ist ein Anführer mit einer Aktivierung je Zug, die eigene eingeschlossen.
   *[other] Das ist ein Anführer mit höchstens { $n } Aktivierungen je Zug, die eigene eingeschlossen.
}
amp-says-others = Davon gelten höchstens { $n } anderen Einheiten.
amp-says-royal-kind = Er ist königlich.
amp-says-activates = Aktiviert werden: { FORM($units, "viele") }.
amp-says-activates-in = In einem Zug der Art { $mode } werden aktiviert: { FORM($units, "viele") }.
amp-says-activated-by = Aktiviert durch: { $leader }
amp-says-activated-in = Aktiviert durch: { $leader } in einem Zug der Art { $mode }
amp-says-first-of-amps = Von den königlichen Anführern der AMPs { $groups } genügt es, einen zu schlagen.
amp-says-first-of-kinds = Von diesen genügt es, einen zu schlagen: { $units }.
amp-says-won-by-one = Du gewinnst in dem Augenblick, in dem die andere Seite einen ihrer königlichen Anführer verloren hat. Die von Weiß: { $white }. Die von Schwarz: { $black }.
amp-says-royals = { $n } x { $group } { $unit }
amp-says-whole = Ein Zug wird als Ganzes angenommen oder abgewiesen. Passen kann man nicht.
amp-says-you-win = Du gewinnst
amp-says-of-yours = von dir
amp-says-of-its-own = von dieser Seite
amp-says-side-wins = { $side } gewinnt
amp-says-win-royals = { $who } in dem Augenblick, in dem die andere Seite alle königlichen Anführer verloren hat.
amp-says-win-first = { $who } in dem Augenblick, in dem die andere Seite einen königlichen Anführer verloren hat.
amp-says-win-some = { $who } in dem Augenblick, in dem die andere Seite { $n } königliche Anführer weniger hat als zu Beginn.
amp-says-royals-of = Die von { $side }: { $royals }.
amp-says-win-units = { $who } in dem Augenblick, in dem die andere Seite davon keine Einheit mehr hat: { $units }.
amp-says-win-reach = { $who } in dem Augenblick, in dem eine Einheit { $whose } ({ $units }) { $place } steht.
amp-says-win-hold = { $who }, wenn eine Einheit { $whose } ({ $units }) { $place } steht und nach dem Zug der anderen Seite immer noch dort steht.
amp-says-win-bare = { $who } in dem Augenblick, in dem die andere Seite nur noch Anführer hat.
amp-says-win-points = { $who } mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
} durch Schlagen. Eine Einheit ist wert: { $values }.
amp-says-worth = { $unit } { $n }
amp-says-wins-asked = Danach wird nach jeder Aktivierung gefragt, erst für die Seite, die handelt, dann für die andere; was in dieser Reihenfolge zuerst gilt, entscheidet.
amp-says-no-move-loses = Wer am Zug keine Einheit aktivieren kann, hat verloren.
amp-says-no-move-draws = Kann die Seite am Zug keine Einheit aktivieren, so ist die Partie remis.
amp-says-limit = Nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen beider Seiten zusammen
} ist die Partie remis.
amp-says-limit-points = Nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen beider Seiten zusammen
} hat die Seite mit mehr Punkten gewonnen; bei gleich vielen ist die Partie remis.
amp-says-won = Du gewinnst in dem Augenblick, in dem die andere Seite alle königlichen Anführer verloren hat. Die von Weiß: { $white }. Die von Schwarz: { $black }.
