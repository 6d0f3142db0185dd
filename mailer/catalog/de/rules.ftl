# Was alle Spiele gleich sagen: der Vertrag des Pakets rules.

violation = { CAP($code) }.
violation-quoted = { $quote }: { $code }.
violation-action = { $action }. { $code }.
violation-action-quoted = { $action }. { $quote }: { $code }.

code-cannot-read = nicht zu lesen
code-no-unit-there = dort steht keine Einheit
code-not-your-unit = nicht deine Einheit
code-wrong-amp = falsche AMP
code-activated-before = schon aktiviert
code-over-the-quota = über dem Kontingent
code-not-connected = nicht verbunden
code-leader-gone = Anführer nicht mehr da
code-cannot-move-so = kann so nicht ziehen
code-blocked = Weg versperrt
code-friendly-unit-there = dort steht eine eigene Einheit
code-pass-not-allowed = Passen nicht erlaubt
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
code-setup-army = Aufstellung: Armee
code-setup-ranks = Aufstellung: Reihen
code-setup-two-on-one-square = Aufstellung: zwei auf einem Feld
code-setup-body = Aufstellung: Körper
code-setup-over = Aufstellen vorbei

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
cause-turn-limit = { $n ->
    [one] { $n } Zug wurde gespielt
   *[other] { $n } Züge wurden gespielt
}
cause-turn-limit-plain = der letzte Zug wurde gespielt
cause-turn-limit-points = { $n ->
    [one] { $n } Zug wurde gespielt
   *[other] { $n } Züge wurden gespielt
}: { $winner } hat mehr Punkte, { $more } gegen { $fewer }
cause-turn-limit-level = { $n ->
    [one] { $n } Zug wurde gespielt
   *[other] { $n } Züge wurden gespielt
}: Beide Seiten haben { $more ->
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
cause-nobody-set-up = Zeitüberschreitung: Keine Seite hat aufgestellt
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

not-on-the-board = { $square } liegt nicht auf dem Brett ({ $low } bis { $high }).
is-a-hole = { $square } ist ein Loch: Dort hat das Brett kein Feld.
nothing-stands-on = Auf { $square } steht nichts.

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
    [o] „o“, dorthin zieht sie nur, ohne zu schlagen
    [x] „x“, dorthin zieht sie nur, um zu schlagen
    [i] „i“, dorthin zieht sie nur, solange sie noch nicht gezogen hat
    [h] „h“, dorthin zieht sie nur über eine Einheit hinweg
    [+] „+“, dorthin zieht sie, ohne zu schlagen, und dort schlägt sie nur über eine Einheit hinweg
   *[other] „*“, dorthin zieht sie, und dort schlägt sie
}
rules-part-words = In den Worten des Erfinders
rules-part-short = In Kürze
rules-part-ending = Wie es sonst enden kann
rules-says-agreed = Remis kann vereinbart werden (G-4).
rules-says-repetition = Kommt eine Stellung { $n }-mal mit derselben Seite am Zug vor, so kann Remis reklamiert werden (G-4).
rules-says-quiet = Nach { $n } Zügen ohne { $event } kann Remis reklamiert werden (G-4).
rules-says-resigning = Du kannst aufgeben und durch Zeitüberschreitung verlieren (G-5).
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
