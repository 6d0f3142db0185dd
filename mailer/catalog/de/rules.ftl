# Was alle Spiele gleich sagen.

violation = { CAP($code) }.
violation-quoted = { $quote }: { $code }.
violation-action = { $action }. { $code }.
violation-action-quoted = { $action }. { $quote }: { $code }.
fault-quoted = { $quote }:
fault-action = { $action }.
fault-action-quoted = { $action }. { $quote }:

code-cannot-read = das kann ich nicht lesen
code-no-unit-there = dort steht keine Einheit
code-not-your-unit = nicht deine Einheit
code-wrong-amp = falsche AMP
code-activated-before = schon aktiviert
code-over-the-quota = über dem Kontingent
code-not-connected = nicht verbunden
code-leader-gone = Anführer nicht mehr da
code-cannot-move-so = kann dort nicht hin
code-blocked = Weg versperrt
code-friendly-unit-there = eigene Einheit
code-pass-not-allowed = Passen geht nicht
code-mode-conflict = Widerspruch in der Art
code-game-over = Partie zu Ende
code-two-captures = zweimal geschlagen
code-not-adjacent-to-the-start = nicht neben dem Anfang
code-captive = gefangen
code-truce = Waffenruhe
code-slide-not-vacant = Schub auf keinen freien Ort
code-slide-not-adjacent = Schub nicht an einen Nachbarort
code-slide-occupied = Schub eines besetzten Felds
code-slide-undoes = Schub macht einen Schub rückgängig
code-slide-detaches = Schub reißt das Brett auseinander
code-king-attacked = König angegriffen
code-promotion-missing = Verwandlung fehlt
code-setup-army = falsche Armee
code-setup-ranks = falsche Reihen
code-setup-two-on-one-square = zwei auf einem Feld
code-setup-body = kaputter Körper
code-setup-over = jetzt keine Aufstellung

cause-royals-captured = { $all ->
    [1] { $royal ->
        [yes] { FORM($unit, "geschlecht") ->
            [f] königliche { $unit } geschlagen
            [n] königliches { $unit } geschlagen
           *[m] königlicher { $unit } geschlagen
        }
       *[no] { $unit } geschlagen
    }
    [2] { $royal ->
        [yes] beide königlichen { FORM($unit, "viele") } geschlagen
       *[no] beide { FORM($unit, "viele") } geschlagen
    }
   *[other] { $royal ->
        [yes] alle königlichen { FORM($unit, "viele") } geschlagen
       *[no] alle { FORM($unit, "viele") } geschlagen
    }
}
cause-royals-captured-some = { $n } von { $all } { $royal ->
    [yes] königlichen { FORM($unit, "vielen") } geschlagen
   *[no] { FORM($unit, "vielen") } geschlagen
}
cause-units-captured = { $loser } hat keine Einheit mehr: { $units }
cause-units-captured-plain = { $loser } hat alle Einheiten einer Art verloren
cause-reached = { $unit } von { $winner } hat { $square } erreicht
cause-reached-plain = { $winner } hat das Ziel erreicht
cause-held = { $unit } von { $winner } hat { $square } gehalten
cause-held-plain = { $winner } hat das Ziel gehalten
cause-bared = { $loser } hat nur noch Anführer
cause-points = { $winner } hat { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} gegen { $fewer }
cause-points-plain = { $winner } hat die Punkte
cause-no-move = { $side } kann nicht ziehen
cause-no-move-plain = eine Seite kann nicht ziehen
cause-turn-limit = Zuggrenze { $n } erreicht
cause-turn-limit-plain = Zuggrenze erreicht
cause-turn-limit-points = Zuggrenze { $n } erreicht: { $winner } hat mehr Punkte, { $more } gegen { $fewer }
cause-turn-limit-level = Zuggrenze { $n } erreicht: Beide Seiten haben { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
}
cause-no-royals = keine Seite hat einen königlichen Anführer
cause-head-captured = Kopf geschlagen
cause-torso-captured = Torso geschlagen
cause-body-captured = Kopf und Torso geschlagen
cause-neck-captured = Hals geschlagen
cause-parted = Kopf und Torso getrennt
cause-no-bodies = keiner der Körper ist ganz
cause-checkmate = Matt
cause-stalemate = Patt
cause-slide-stalemate = Patt durch den Schub
cause-king-captured = { $named ->
    [yes] König von { $loser } geschlagen
   *[no] König geschlagen
}
cause-no-kings = keine Seite hat einen König
cause-only-kings = beide Seiten haben nur noch den König
cause-one-king-left = { $side } hat nur noch den König: { $worth }
cause-more-units = { $side } hat mehr Einheiten, { $more } gegen { $fewer }
cause-even-units = beide Seiten haben { $n } Einheiten
cause-resigned = Aufgabe
cause-time = Zeitüberschreitung
cause-adjudicated = vom Betreiber entschieden
cause-called-off = abgesagt
cause-void = annulliert
cause-agreed = Remis vereinbart
cause-repetition = { $n ->
    [3] dreimalige Stellungswiederholung
   *[other] { $n }-malige Stellungswiederholung
}
cause-quiet-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
} ohne { $event }
cause-declined = abgelehnt
cause-withdrawn = zurückgezogen

counts-points = Punkte: Weiß { $white }, Schwarz { $black }; { $goal } gewinnen.
counts-turns = { $n } von { $limit } Zügen gespielt.

quiet-capture = Schlagen
quiet-pawn-move = Schlagen oder Bauernzug
quiet-removal = Schlagen oder Entfernen

game-over = Die Partie ist zu Ende: { $result }, { $why }.
for-instance = Zum Beispiel: { $turn }.
no-set-ups = In diesem Spiel wird nicht aufgestellt. Schick einfach einen Zug.
pass-if-stuck = Passen kannst du nur, wenn du nicht ziehen kannst, und { $side } kann.
no-leader-here = Lass den Anführer weg: Dieses Spiel hat keine.
no-castling = In diesem Spiel gibt es keine Rochade.
write-this = Schreib { $what }.
write-unit-if-meant = Meinst du diese Einheit, schreib { $unit }.
not-your-unit = { CAP($unit, "der") } gehört { $owner }, und { $side } ist am Zug.
unit-is-another = Die Einheit auf { $square } ist { FORM($unit, "der") } ({ $short }).
friendly-unit-there = { CAP($unit, "der") } gehört zu deiner Seite.
must-leave-square = { CAP($unit, "der") } muss das eigene Feld verlassen.
moves-otherwise = { CAP($unit, "der") } kann nicht nach { $square } ziehen.
way-blocked = { CAP($unit, "der") } kommt nicht an { FORM($units, "dem") } vorbei nach { $square }.
no-such-path = { CAP($unit, "der") } kann nach { $square } ziehen, aber nicht auf diesem Weg.
leave-path-out = Lass die Felder dazwischen weg.
goes-nowhere = { $unit } kann jetzt nicht ziehen.
could-go = { $unit } könnte nach { $squares } ziehen.
unit-stuck = { CAP($unit, "der") } kann jetzt nicht ziehen.
won-by-action = Aktion { $action } gewinnt die Partie schon.
end-turn-there = Beende deinen Zug dort.
note-captures = { $quote }: Das schlägt { FORM($units, "den") }.
note-captures-nothing = { $quote }: { $square } ist leer, also wird nichts geschlagen.
spec-start = die Anfangsstellung: { $why }
spec-wrong = in den Daten des Spiels ist { $field } falsch
spec-kings = { $side } hat { $n } Könige; einer muss es sein

not-on-the-board = { $square } liegt nicht auf dem Brett ({ $low } bis { $high }).
is-a-hole = Auf { $square } ist ein Loch.
nothing-stands-on = Auf { $square } steht keine Einheit.

rules-part-sides = Das Brett und die beiden Seiten
rules-part-turn = Ein Zug
rules-part-units = Wie die Einheiten ziehen
rules-part-winning = Gewinnen
rules-says-board = Das Brett hat { $files } Linien und { $ranks } Reihen.
rules-says-holes = { $n ->
    [one] Es hat ein Loch auf { $squares }.
   *[other] Es hat { $n } Löcher: { $squares }.
}
rules-says-many-holes = Es hat { $n } Löcher, wie gezeichnet.
rules-says-unit = { $unit } ({ $letter })
rules-says-units = { $n } x { $unit } ({ $letter })
rules-says-army = { $side } hat { $units }.
rules-says-other-moves = { $when }: { $move }.
rules-says-signs = In der Zeichnung: { $signs }.
rules-says-sign = { $mark ->
    [o] „o“ nur, ohne zu schlagen
    [x] „x“ nur, um zu schlagen
    [i] „i“ nur vom Startfeld aus
    [h] „h“ nur über eine Einheit
    [+] „+“ ohne zu schlagen, oder über eine Einheit, um zu schlagen
   *[other] „*“ zieht und schlägt
}
rules-part-words = In den Worten des Erfinders
rules-part-short = In Kürze
rules-part-ending = Andere Enden
rules-says-agreed = Ihr könnt euch auf Remis einigen (G-4).
rules-says-repetition = Du kannst Remis reklamieren, wenn eine Stellung { $n }-mal mit derselben Seite am Zug vorkommt (G-4).
rules-says-quiet = Du kannst nach { $n } Zügen ohne { $event } Remis reklamieren (G-4).
rules-says-resigning = Du kannst aufgeben oder durch Zeit verlieren (G-5).
rules-says-about = { $about }.

# Einheiten in Worten: „weißer Springer“, „die orange Kriegsmaschine auf p5“.
unit-of-group = { FORM($unit, "geschlecht") ->
    [f] { FORM($group, "e") } { $unit }
    [n] { FORM($group, "es") } { $unit }
   *[m] { FORM($group, "er") } { $unit }
}
    .der = { FORM($unit, "geschlecht") ->
        [f] die { FORM($group, "e") } { $unit }
        [n] das { FORM($group, "e") } { $unit }
       *[m] der { FORM($group, "e") } { $unit }
    }
    .den = { FORM($unit, "geschlecht") ->
        [f] die { FORM($group, "e") } { FORM($unit, "akk") }
        [n] das { FORM($group, "e") } { FORM($unit, "akk") }
       *[m] den { FORM($group, "en") } { FORM($unit, "akk") }
    }
    .dem = { FORM($unit, "geschlecht") ->
        [f] der { FORM($group, "en") } { FORM($unit, "akk") }
       *[m] dem { FORM($group, "en") } { FORM($unit, "akk") }
    }
    .ein = { FORM($unit, "geschlecht") ->
        [f] eine { FORM($group, "e") } { $unit }
        [n] ein { FORM($group, "es") } { $unit }
       *[m] ein { FORM($group, "er") } { $unit }
    }
    .einen = { FORM($unit, "geschlecht") ->
        [f] eine { FORM($group, "e") } { FORM($unit, "akk") }
        [n] ein { FORM($group, "es") } { FORM($unit, "akk") }
       *[m] einen { FORM($group, "en") } { FORM($unit, "akk") }
    }
    .viele = { FORM($group, "e") } { FORM($unit, "viele") }
unit-of-group-on = { unit-of-group } auf { $square }
    .der = { unit-of-group.der } auf { $square }
    .den = { unit-of-group.den } auf { $square }
    .dem = { unit-of-group.dem } auf { $square }
    .ein = { unit-of-group.ein } auf { $square }
    .einen = { unit-of-group.einen } auf { $square }
the-unit = { FORM($unit, "der") }
    .den = { FORM($unit, "den") }
    .dem = { FORM($unit, "dem") }
rules-part-note = Über { $preset }
rules-part-options = Optionen von { $preset }
