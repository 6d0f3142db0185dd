# Was die Chesimals und Fusion sagen. $unit ist eine Einheit in Worten, „weißer Springer auf c1“; mit FORM im richtigen Fall.

amp-leader-of-group = Anführer der AMP { $group }
    .der = der Anführer der AMP { $group }
    .den = den Anführer der AMP { $group }
    .dem = dem Anführer der AMP { $group }
amp-amp-of-group = AMP { $group }
    .der = die AMP { $group }
    .den = die AMP { $group }
    .dem = der AMP { $group }

amp-no-pass = Passen kannst du nur, wenn du keine Einheit aktivieren kannst, und { $side } kann (CH-7).

amp-no-such-amp = Es gibt keine AMP { $word }.
amp-not-your-amp = Die AMP { $group } gehört { $owner }, und { $side } ist am Zug.
amp-no-leader = Die AMP { $group } hat ihren Anführer verloren; ihre Einheiten lassen sich nicht mehr aktivieren.
amp-not-a-leader = { CAP($unit, "der") } ist kein Anführer.
amp-no-leader-with-letter = { $side } hat keinen Anführer { $letter } auf dem Brett.
amp-no-leader-with-mode = Kein Anführer von { $side } hat eine Art { $mode }.
amp-whose-turn = Welcher Anführer macht diesen Zug? Es könnten { $n } sein.
amp-write-leader = Schreib { $leaders } und einen Doppelpunkt davor.
amp-your-amps = AMPs von { $side }: { $groups }.
amp-your-leaders = Anführer von { $side }: { $leaders }.
amp-leader-in-list = { $leader } ({ $group })
amp-no-leaders-left = { $side } hat keinen Anführer mehr.

amp-no-such-mode = { CAP($leader, "der") } hat keine Art { $mode }.
amp-leave-mode-out = Lass { $mode } weg.
amp-other-mode = { CAP($leader, "der") } zieht hier als { $now }; dafür braucht { FORM($unit, "der") } einen Zug der Art { $mode }.
amp-never-activates = { CAP($leader, "der") } kann { FORM($unit, "einen") } nicht aktivieren.

amp-line-points = { $text } können keine Punkte sein: Schreib sie wie 3-0, oder lass sie weg, wenn es keine gibt
amp-line-turns = { $text } kann nicht die Zahl der Züge sein: Schreib t1 bis t{ $most }
amp-neutral = { CAP($unit, "der") } ist neutral und zieht nicht.

amp-activated-before = { CAP($unit, "der") } ist in diesem Zug schon aktiviert.
amp-not-connected = Keine Kette eigener Einheiten verbindet { FORM($unit, "den") } mit { FORM($leader, "dem") }.
amp-not-connected-by-own = Keine Kette von Einheiten der AMP { $group } verbindet { FORM($unit, "den") } mit { FORM($leader, "dem") }.
amp-connected-now = Jetzt verbunden: { $units }.
amp-not-touching = { CAP($unit, "der") } berührt { FORM($leader, "den") } nicht, und Ketten gibt es in diesem Spiel nicht.
amp-touching-by = Einheiten berühren sich hier mit { $touch ->
    [edge] Kanten, nicht mit Ecken
   *[corner] Ecken, nicht mit Kanten
}.
amp-none-connected = Jetzt kann keine andere Einheit handeln.
amp-wrong-amp = Diesen Zug macht { FORM($leader, "der") }, und auf { $square } steht { FORM($unit, "der") }.
amp-own-units-only = Ein Anführer aktiviert in diesem Spiel nur seine eigene AMP.
amp-one-amp-a-turn = In jedem Zug handelt eine AMP. Willst du Einheiten von { $group } ziehen, nenn die AMP { $group }.
amp-has-acted = Die AMP { $group } hat schon gehandelt; schreib alles, was sie tut, an eine Stelle.
amp-many-amps = { $n ->
    [one] { $n } AMP handelt
   *[other] Bis zu { $n } AMPs handeln
} in einem Zug; hier sind es { $groups }.
amp-name-other-amp = Soll danach die AMP { $group } handeln, schreib „; { $group }:“ vor { $unit }.
amp-over-quota = { CAP($leader, "der") } hat bis zu { $n ->
    [one] { $n } Aktivierung
   *[other] { $n } Aktivierungen
} in einem Zug.
amp-over-others = { CAP($leader, "der") } aktiviert in einem Zug bis zu { $n ->
    [one] { $n } andere Einheit
   *[other] { $n } andere Einheiten
}.
amp-leader-may-move = Selbst kann dieser Anführer noch ziehen, wenn er es nicht schon getan hat.

amp-only-moves = Einheiten ziehen und schlagen in diesem Spiel nur.
amp-goes-without-capture = { CAP($unit, "der") } kann auf { $square } nicht schlagen, und dort steht { FORM($other, "der") }.
amp-goes-to-capture = { CAP($unit, "der") } zieht nach { $square } nur, um zu schlagen, und das Feld ist leer.
amp-goes-unmoved = { CAP($unit, "der") } zieht nach { $square } nur vom Startfeld aus.
amp-nothing-to-hop = { CAP($unit, "der") } braucht auf dem Weg nach { $square } eine Einheit zum Überspringen.
amp-hops-otherwise = { CAP($unit, "der") } kommt über { FORM($units, "den") } nicht nach { $square }.
amp-must-be-promoted = { CAP($unit, "der") } muss sich auf { $square } verwandeln.
amp-not-promoted-into = { CAP($unit, "der") } kann nicht { $letter } werden.
amp-never-promoted = { CAP($unit, "der") } kann sich nicht verwandeln.
amp-promoted-elsewhere = { CAP($unit, "der") } verwandelt sich auf { $squares }, nicht auf { $square }.
amp-leave-promotion-out = Ohne Verwandlung schreib { $turn }.
amp-path-blocked = Auf { $square } steht { FORM($unit, "der") } im Weg.
amp-leave-blocked-path-out = Alle Felder, die der Zug unterwegs berührt, müssen leer sein. Lass sie weg, dann suche ich einen freien Weg.
amp-no-way-so = { CAP($unit, "der") } kann auf diesem Weg nicht ziehen.

amp-no-conversion = In diesem Spiel gibt es kein Umwandeln.
amp-friendly-already = { CAP($unit, "der") } gehört dir schon.
amp-converted-before = { CAP($unit, "der") } ist in diesem Zug schon umgewandelt.
amp-not-convertible = { CAP($unit, "der") } lässt sich nicht umwandeln.
amp-not-adjacent = { CAP($unit, "der") } steht nicht neben { FORM($leader, "dem") }.
amp-could-convert = Umwandeln ließe sich: { $units }.

amp-no-leader-for = { CAP($unit, "der") } hat keinen Anführer mehr, der aktivieren könnte (CH-9).
amp-no-chain-for = { $chain ->
    [none] { CAP($unit, "der") } berührt keinen passenden Anführer (CH-4).
    [own] Keine Kette von Einheiten der AMP des Anführers verbindet { FORM($unit, "den") } mit einem passenden Anführer (CH-4).
   *[friendly] Keine Kette eigener Einheiten verbindet { FORM($unit, "den") } mit einem passenden Anführer (CH-3).
}
amp-nowhere-to-go = { CAP($unit, "der") } ist verbunden, kann aber nicht ziehen.

amp-half-a-unit = { $text } ist eine halbe Einheit: Schreib den kleinen Buchstaben der AMP und den großen der Einheit
amp-no-neutral-units = { $text } wäre neutral, und dieses Spiel hat keine neutralen Einheiten
amp-no-such-code = { $text } beginnt nicht mit dem Buchstaben einer AMP ({ $codes })
amp-no-such-letter = { $text } endet nicht mit dem großen Buchstaben einer Einheit ({ $letters })

amp-spec-promotion-at-home = Einheit { $letter }, auf { $square } in { $other } verwandelt, wäre nicht von einer zu unterscheiden, die dort beginnt und noch nicht gezogen hat (i)

amp-says-group = { $side } hat die AMP { $group } ({ $code }): { $units }.
amp-says-nobody = niemand
amp-says-quota = { $n ->
    [one] Eine Aktivierung je Zug.
   *[other] Bis zu { $n } Aktivierungen je Zug.
}
amp-says-royal = { $n ->
    [one] Ihr Anführer ist königlich
   *[other] Ihre Anführer sind königlich
}{ $first ->
    [yes] : Wird einer geschlagen, verliert { $side }
   *[no] {""}
}.
amp-says-hyper = Ihre Einheiten können in einem Zug mehrmals handeln.
amp-says-turn = In einem Zug ziehst du Einheiten einer AMP, also einer Farbe. Nenn sie und schreib, was ihre Einheiten nacheinander tun; mindestens eine handelt.
amp-says-turn-of-leader = In einem Zug aktiviert ein Anführer Einheiten. Nenn ihn und schreib, was sie nacheinander tun; mindestens eine handelt.
amp-says-turn-of-amps = In einem Zug { $n ->
    [all] kann jede deiner AMPs
   *[other] können bis zu { $n } deiner AMPs
} handeln, nacheinander, mindestens eine. Nenn jede und schreib, was ihre Einheiten tun.
amp-says-amps-in-turn = Jede AMP hat ihr Kontingent und wird einmal genannt, in dieser Reihenfolge: { $example }.
amp-says-once = Jede Einheit handelt in einem Zug einmal.
amp-says-again = Eine Einheit kann in einem Zug mehrmals handeln, wenn sie jedes Mal verbunden ist; jedes Mal zählt.
amp-says-some-again = Jede Einheit handelt in einem Zug einmal, die von { $groups } auch mehrmals, wenn sie jedes Mal verbunden sind; jedes Mal zählt.
amp-says-chain = Um zu handeln, muss eine Einheit { $chain ->
    [none] Anführer sein oder sich mit
   *[other] verbunden sein mit
} { $leaders ->
    [several] einem Anführer ihrer AMP
   *[one] dem Anführer
}{ $chain ->
    [none] {""}
    [own] , durch eine Kette von Einheiten dieser AMP, die sich
   *[friendly] , durch eine Kette eigener Einheiten, die sich
} { $touch ->
    [edge] mit Kanten, nicht mit Ecken,
    [corner] mit Ecken, nicht mit Kanten,
    [other] wie unten beschrieben
   *[usual] mit Kanten oder Ecken
} berühren (CH-3, CH-4).
amp-says-touch = Zwei Einheiten berühren sich, wenn dies von der einen zur anderen führt, egal was dazwischen steht: { $ways }.
amp-says-capture = Eine Einheit schlägt, indem sie auf einem Gegner landet; der Zug kann weitergehen.
amp-says-order = Es zählt der Augenblick, in dem eine Einheit handelt: Danach darf sie wegziehen, und hat der Anführer gezogen, beginnt die Kette auf seinem neuen Feld.
amp-says-own-units = Ein Anführer aktiviert Einheiten seiner eigenen AMP, auch sich selbst.
amp-says-any-units = Ein Anführer aktiviert Einheiten seiner Seite, jeder Farbe, die seine Art erlaubt, auch solche, die ihren Anführer verloren haben.
amp-says-headless = Wird { $leaders ->
    [several] der letzte Anführer einer AMP
   *[one] ein Anführer
} geschlagen, bleiben seine Einheiten auf dem Brett, handeln aber nicht mehr. Sie versperren Wege{ $carries ->
    [yes] , können geschlagen werden und tragen Ketten
   *[no] {" "}und können geschlagen werden
} (CH-9).
amp-says-conversion = Ein Anführer kann mit einer Aktivierung eine Einheit neben sich umwandeln, geschrieben *FELD: Eine gegnerische wird neutral, eine neutrale wird deine (FU-5).
amp-says-pass = Ist eine Aktion falsch, wird nichts gespielt. Schick „pass“ nur, wenn keine deiner Einheiten handeln kann (G-3).
amp-says-moving = Wenn nichts anderes dasteht, schlagen Einheiten, wie sie ziehen, und Sprünge gehen über alles hinweg. Wo eine Einheit schlägt, bleibt sie stehen; vorher muss jedes berührte Feld leer sein (CH-1).
amp-says-holes = Löcher sind leer; gerade Züge, Hüpfer und lahme Sprünge kommen nicht darüber, andere Sprünge schon.
amp-says-promotes = Endet ihr Zug { $place }, kann sie dies werden: { $units }. Schreib { $example }.
amp-says-must-promote = Endet ihr Zug { $place }, muss sie dies werden: { $units }. Schreib { $example }.
amp-says-on-last = auf der letzten Reihe ihrer Seite
amp-says-on-ranks = auf den Reihen { $low } bis { $high } (von ihrer Seite aus)
amp-says-on-squares = auf { $squares }
amp-says-leader = Das ist ein Anführer.
amp-says-leads = Das ist ein Anführer mit { $n ->
    [one] einer Aktivierung
   *[other] bis zu { $n } Aktivierungen
} je Zug, die eigene eingeschlossen.
amp-says-others = Davon gehen bis zu { $n } an andere Einheiten.
amp-says-royal-kind = Er ist königlich.
amp-says-activates = Aktiviert werden: { FORM($units, "viele") }.
amp-says-activates-in = In einem Zug der Art { $mode } werden aktiviert: { FORM($units, "viele") }.
amp-says-activated-by = Aktiviert durch: { $leader }
amp-says-activated-in = Aktiviert durch: { $leader } in einem Zug der Art { $mode }
amp-says-first-of-amps = Ein königlicher Anführer von { $groups } genügt.
amp-says-first-of-kinds = Einer von diesen genügt: { $units }.
amp-says-won-by-one = Du gewinnst, wenn du einen königlichen Anführer schlägst. Weiß: { $white }. Schwarz: { $black }.
amp-says-royals = { $n } x { $group } { $unit }
amp-says-whole = Ist eine Aktion falsch, wird nichts gespielt. Passen geht nicht.
amp-says-you-win = Du gewinnst
amp-says-of-yours = von dir
amp-says-of-its-own = von dieser Seite
amp-says-side-wins = { $side } gewinnt
amp-says-win-royals = { $who }, wenn die andere Seite alle königlichen Anführer verloren hat.
amp-says-win-first = { $who }, wenn die andere Seite einen königlichen Anführer verloren hat.
amp-says-win-some = { $who }, wenn die andere Seite { $n } königliche Anführer weniger hat als am Anfang.
amp-says-royals-of = { $side }: { $royals }.
amp-says-win-units = { $who }, wenn die andere Seite davon keine Einheit mehr hat: { $units }.
amp-says-win-reach = { $who }, wenn eine Einheit { $whose } ({ $units }) { $place } steht.
amp-says-win-hold = { $who }, wenn eine Einheit { $whose } ({ $units }) { $place } steht, auch noch nach dem Zug der anderen Seite.
amp-says-win-bare = { $who }, wenn die andere Seite nur noch Anführer hat.
amp-says-win-points = { $who } mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
} durch Schlagen: { $values }.
amp-says-worth = { $unit } { $n }
amp-says-wins-asked = Geprüft wird nach jeder Aktivierung, zuerst für die Seite am Zug, in dieser Reihenfolge.
amp-says-no-move-loses = Kannst du am Zug keine Einheit aktivieren, verlierst du.
amp-says-no-move-draws = Kann die Seite am Zug keine Einheit aktivieren, ist es remis.
amp-says-limit = Nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen beider Seiten
} { $points ->
    [yes] gewinnt die Seite mit mehr Punkten; bei gleich vielen ist es remis
   *[no] ist es remis
}.
amp-says-won = Du gewinnst, wenn die andere Seite alle königlichen Anführer verloren hat. Weiß: { $white }. Schwarz: { $black }.

# What the game is and how it is won, in two sentences, in an invitation.
amp-brief = Es ist wie Schach, nur ziehst du in einem Zug mehrere Einheiten, alle von einer Farbe (ein Chesimal, kurz AMP).
amp-brief-amps = Es ist wie Schach, nur ziehst du in einem Zug mehrere Einheiten, Farbe für Farbe (jede Farbe ist ein Chesimal, kurz AMP).
amp-brief-leader = Es ist wie Schach, nur ziehst du in einem Zug mehrere Einheiten, die alle mit einem deiner Anführer verbunden sind.
amp-brief-all = Du gewinnst, wenn du alle königlichen Anführer der anderen Seite schlägst.
amp-brief-one = Du gewinnst, wenn du einen königlichen Anführer der anderen Seite schlägst.
