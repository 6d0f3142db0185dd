# Was an Aufzeichnungen nicht zu lesen ist oder nicht stimmt.
record-control = hier steht das Steuerzeichen { $character }, das in einer Aufzeichnung keinen Platz hat
record-tab = in einem Feld oder Kommentar steht ein Tabulator; schreib stattdessen ein Leerzeichen
record-positions = eine Aufzeichnung von { $lines } Zeilen hat { $want } Stellungen, nicht { $n }
record-json-long = die Aufzeichnung ist zu lang: mehr als { $most } Bytes
record-json-twice = das Feld { $field } steht da zweimal
record-json-not = das ist nicht die JSON-Form einer Aufzeichnung: { $why }
record-json-rest = hinter der Aufzeichnung steht etwas
record-json-line = Zeile { $n } der Züge: { $why }
record-json-text = das ist, als Text geschrieben, keine Aufzeichnung: { $why }
record-json-characters = das ist keine Aufzeichnung: Etwas darin lässt sich nicht als Text schreiben
record-json-side = die Seite ist { $side }, und nicht white oder black
record-long = die Aufzeichnung ist zu lang: mehr als { $most } Bytes ({ $mib } MiB)
record-line = Zeile { $n }: { $why }
record-utf8 = das ist kein UTF-8
record-after-result = hinter dem Ergebnis darf nichts folgen
record-two-results = das Ergebnis ist hier { $result }, aber { $tag } im Feld Result
record-no-result = die Aufzeichnung endet ohne Ergebnis (1-0, 0-1, 1/2-1/2 oder *)
record-tag-late = hinter dem ersten Zug steht ein Feld
record-tag-form = ein Feld schreibt man [Name "Wert"]
record-tag-value = der Wert eines Felds endet mit "], und darin schreibt man " und \ als \" und \\
record-not-a-result = { $word } ist kein Ergebnis; das ist 1-0, 0-1, 1/2-1/2 oder *
record-format = das Format ist { $format }, und dieses Programm liest nur { $known } und von Hand Getipptes, ohne das Feld Format
record-untagged = sie hat Hashes oder eine Signatur, aber ihre erste Zeile ist nicht [Format { $known }]: Die Zeile fehlt, oder eine Entwicklungsversion hat die Aufzeichnung in einem Format geschrieben, das nicht mehr gelesen wird
record-format-first = das Feld Format ist nicht die erste Zeile
record-tag-empty = das Feld { $tag } ist leer; was nichts sagt, wird weggelassen
record-result-form = die Zeile des Ergebnisses ist 1-0 {"{"}GRUND, ZEIT{"}"} #HASH, und darüber stehen die Felder Termination und Ended mit demselben Grund und derselben Zeit
record-result-tags = die Zeile des Ergebnisses sagt { $line }, aber nach den Feldern ist es { $want }
record-comment-second = die Zeile eines Zugs hat in diesem Format keine Kommentare; sie stehen in einer Datei mit Anmerkungen neben der Aufzeichnung
record-tag-twice = das Feld { $tag } steht zweimal da
record-no-turn = hinter der Nummer steht kein Zug
record-number = ein Zug beginnt mit seiner Nummer: „12. “ für Weiß, „12... “ für Schwarz; ein Ergebnis ist 1-0, 0-1, 1/2-1/2 oder *
record-first-number = der erste Zug hat die Nummer 1, nicht { $n }
record-next-number = hier kommt { $want }, nicht { $got }
record-hash-form = hinter # stehen { $n } kleine Hexadezimalziffern, nicht { $hash }
record-comment-form = ein Kommentar beginnt mit { "{" } und endet mit { "}" } und enthält keins von beiden
record-comment-last = hinter einem Kommentar dürfen nur Kommentare und der Hash folgen
record-date = { $word } ist kein Datum: Schreib einen Tag als 2026-11-21, einen Monat als 2026-11, ein Jahr als 2026
record-only-turns = die Aufzeichnung hat nur { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
record-position = die Stellung ist { $replayed }, aber die Datei sagt { $written }
record-several = sie enthält mehrere Aufzeichnungen in der JSON-Form
record-setup-number = eine Aufstellung hat die Nummer 0
record-setup-number-only = die Nummer 0 ist für Aufstellungen; Züge werden ab 1 gezählt
record-setup-squares = die Felder der Aufstellung von { $side } gehören { $other }
record-salt-alone = es gibt ein Salz für die Aufstellung von { $side }, aber keine Festlegung
record-no-commitment = die Aufstellungen dieser Partie sind verdeckt, aber für die von { $side } gibt es keine Festlegung
record-commitment-form = die Festlegung für die Aufstellung von { $side } ist nicht zu lesen: Sie ist sha256: und 64 Hexadezimalziffern
record-commitment-alone = es gibt eine Festlegung für die Aufstellung von { $side }, aber keine Aufstellung
record-no-salt = die Partie ist zu Ende, aber das Salz für die Aufstellung von { $side } ist nicht genannt
record-seal = die Aufstellung von { $side } ist nicht die, die festgelegt war: Die Festlegung dafür mit diesem Salz ist { $seal }
record-position-tag = das Feld { $tag } ist nicht zu lesen: { $why }
record-tag-missing = das Feld { $tag } fehlt
record-tag-position = das Feld Position gibt es nicht; Start sagt, wo die Partie begann
record-tag-form-of = das Feld { $tag } sagt { $value }; es kann { $form } sagen
record-judged = die Partie wurde nach den Regelentscheiden { $judged } beurteilt, und dieses Programm kennt { $known }
record-start = die Partie beginnt mit { $start }, das Spiel mit { $own }, und kein Feld From sagt, warum
record-inexact = hier steht { $line }, und in den genauen Bytes des Formats ist es { $want }
record-inexact-end = der Text endet nicht, wie das Format es verlangt: mit der Zeile des Ergebnisses und einem Zeilenende
record-signed-bare = die Aufzeichnung ist signiert, aber ihre Zeilen haben keine Hashes
record-side = am Zug ist { $side }, nicht { $got }
record-loose = { $written } ist nicht, wie man den Zug schreibt; das ist { $canonical }
record-no-hash = der Hash fehlt, obwohl andere Züge einen haben
record-hash = der Hash ist #{ $got }, müsste aber #{ $want } sein: Ein Zug oder der Anfang wurde geändert
record-no-result-hash = der Hash hinter dem Ergebnis fehlt
record-result-hash = der Hash hinter dem Ergebnis ist #{ $got }, müsste aber #{ $want } sein: Das Ergebnis, sein Grund oder seine Zeit wurde geändert
record-ends = die Aufzeichnung endet mit Zug { $n }
record-sign-early = eine Aufzeichnung wird signiert, wenn die Partie zu Ende ist
record-sign-key = das ist kein privater Schlüssel für Ed25519
record-unsigned = die Partie ist zu Ende, aber die Aufzeichnung ist nicht signiert; nichts zeigt also, dass sie ist, wie der Server sie geschrieben hat
record-other-bytes = der signierte Text wurde geändert: Das sind nicht die Bytes, die geschrieben wurden, auch wenn sie dasselbe sagen
record-line-ends = nur die Zeilenenden sind nicht die, die signiert wurden (CR LF, wo LF geschrieben wurde)
record-signed-early = die Aufzeichnung ist signiert, aber die Partie ist nicht zu Ende
record-signature-form = die Signatur ist nicht zu lesen
record-unknown-key = die Aufzeichnung ist mit einem Schlüssel signiert, der hier nicht bekannt ist: { $key }
record-signature = die Signatur passt nicht: Die Aufzeichnung wurde nach dem Signieren geändert

record-result = das Ergebnis ist nach den Regeln { $result } ({ $why }), aber die Aufzeichnung sagt { $written }
record-cause = die Regeln haben die Partie beendet: { $cause }, aber die Aufzeichnung sagt { $written }
record-cause-form = { $written } ist kein Grund: Ein Grund ist ein Wort aus kleinen Buchstaben und Bindestrichen, wie resigned oder quiet-turns
record-ended-in-play = nach ihrem Ergebnis läuft die Partie, aber die Aufzeichnung sagt, dass sie zu Ende ist
record-end-unsaid = die Partie ist zu Ende, aber die Aufzeichnung sagt nicht in den Feldern Termination und Ended, warum und wann
record-void = die Partie ist annulliert oder abgesagt, aber ihr Ergebnis ist { $result }
record-adjudicated = das Feld Adjudicated und der Grund adjudicated oder void gehören zusammen, und eins davon fehlt
record-goes-on = die Aufzeichnung sagt { $why }, aber nach den Regeln geht die Partie in ihrer letzten Stellung weiter: Nur die Spieler oder die Uhr können sie beendet haben ({ $resigned }, { $time }, { $agreed }, …)
record-somebody-won = die Aufzeichnung sagt { $why }, also hat jemand gewonnen, aber ihr Ergebnis ist { $result }
record-no-draw = die Aufzeichnung sagt { $why }, aber ihr Ergebnis ist { $result }
record-draw-worth = das Remis ist nach den Regeln { $result } wert ({ $why }), aber die Aufzeichnung sagt { $written }

record-claim-repetition = die Aufzeichnung sagt, ihre letzte Stellung sei { $claimed }-mal vorgekommen, aber sie kam { times } vor
record-claim-repetition-limit = die Aufzeichnung sagt, eine Stellung sei { $claimed }-mal vorgekommen, aber { $limit ->
    [0] in dieser Partie gilt die Regel der Stellungswiederholung nicht
   *[other] diese Partie verlangt { $limit }
}
record-claim-quiet = die Aufzeichnung sagt, es habe { $claimed } Züge ohne { $event } gegeben, aber es waren { $n }
record-claim-quiet-limit = die Aufzeichnung sagt, es habe { $claimed } ruhige Züge gegeben, aber { $limit ->
    [0] in dieser Partie gilt die Regel der ruhigen Züge nicht
   *[other] diese Partie verlangt { $limit }
}

record-misfit = der Brief sagt #{ $hash } nach Zug { $turn }, die Aufzeichnung hat #{ $head }: Ein Zug bis { $turn } oder der Anfang wurde geändert, oder seither wurde ein Zug zurückgenommen
record-misfit-end = die Aufzeichnung endet mit Zug { $ends }, der Brief spricht von Zug { $turn }
record-misfit-open = der Brief sagt #{ $hash } nach dem Ergebnis, aber die Aufzeichnung hat hinter Zug { $ends } kein Ergebnis
record-misfit-result = der Brief sagt #{ $hash } nach dem Ergebnis, die Aufzeichnung hat #{ $head }: Ein Zug, das Ergebnis, sein Grund oder seine Zeit wurde geändert
record-misfit-start = der Brief sagt #{ $hash } vor den Aufstellungen, die Aufzeichnung hat #{ $head }: Der Anfang wurde geändert
record-misfit-set-up = der Brief sagt #{ $hash } nach Zug 0, die Aufzeichnung hat #{ $head }: Der Anfang oder eine Aufstellung wurde geändert

record-opening = der Zug { $turn } ist nicht zu lesen: { $why }
record-fault = Zug { $turn }: { $why }

record-remark-ending = In der Datei steht als Ende „{ $words }“; verglichen mit der Partie ist nur das Ergebnis.
record-remark-no-hashes = Die Aufzeichnung hat keine Hashes; sie wurde nur durch Nachspielen geprüft.
record-remark-no-rules = Die Aufzeichnung sagt nicht, nach welchen Regeldaten gespielt wurde.
record-remark-no-key = Die Signatur wurde nicht geprüft; es war kein Schlüssel angegeben.
record-remark-in-play = Die Partie läuft, und ihre Aufzeichnung ist noch nicht signiert: Die Hashes verketten die Kennungen der Spieler, die Bedingungen, die Züge und ihre Zeiten, aber Namen, Veranstaltung und Datum sind noch durch nichts gesichert.
record-remark-loose = { $n ->
    [one] { $n } Zug steht nicht in der kanonischen Schreibweise.
   *[other] { $n } Züge stehen nicht in der kanonischen Schreibweise.
}
record-remark-unopened = Die Festlegungen der Aufstellungen wurden nicht geprüft; die Salze werden am Ende der Partie bekannt.

record-cause-royals = königliche Anführer geschlagen
record-cause-lone-king = eine Seite hat nur noch den König
record-cause-repetition = Stellungswiederholung
record-cause-quiet = zu viele ruhige Züge
record-cause-adjudicated = vom Betreiber entschieden: { $why }
record-cause-void = annulliert: { $why }

record-salvaged = nur { $turns ->
    [one] { $turns } Zug wird
   *[other] { $turns } Züge werden
} übernommen: { $why }
record-note = die Anmerkung { $note } wird nicht gezeigt: { $why }
record-note-form = eine Anmerkung schreibt man ZUG #HASH by NAME: Worte
record-note-long = sie hat ein Steuerzeichen oder mehr als { $most } Bytes
record-note-mark = { $mark } ist kein Zeichen: Das ist $ und eine Zahl bis { $most }
record-note-brackets = eine Variante steht in runden Klammern, und darin stehen keine
record-note-numbers = die Züge einer Variante haben ihre Nummern davor, eine nach der anderen: (4. … 4... …)
record-note-head = sie gehört zu einer anderen Partie oder zu zurückgenommenen Zügen: Der Hash nach Zug { $turn } ist #{ $head }
record-note-before = eine Variante steht statt eines Zugs, und vor dem ersten gibt es keinen

# Eine Partie in PGN, die sich nicht bis zum Ende lesen lässt. Satzteile hinter „Zeile 7:“.
pgn-no-game = das ist keine Partie in PGN: Sie hat keine Felder, keine Züge und kein Ergebnis
pgn-utf16 = die Datei ist in UTF-16 geschrieben; speichere sie als UTF-8
pgn-charset = manche Buchstaben sind weder UTF-8 noch Latin-1 (Windows-1252); speichere die Datei als UTF-8
pgn-control = das Steuerzeichen { $character } hat in einer Partie nichts zu suchen
pgn-no-result = am Ende der Partie steht kein Ergebnis (1-0, 0-1, 1/2-1/2 oder *), es fehlt also vielleicht ein Teil
pgn-after-result = hinter dem Ergebnis { $result } steht noch etwas; eine neue Partie beginnt mit ihren Feldern auf einer eigenen Zeile
pgn-number = der Zug hat die Nummer { $number }, und das ist nicht die nächste; vielleicht fehlt ein Zug
pgn-parenthesis = eine ) schließt eine Variante, die nie begonnen hat
pgn-brace = eine {"}"} schließt einen Kommentar, der nie begonnen hat
pgn-tag = ein Feld wird [Name "Wert"] geschrieben, und alle stehen vor dem ersten Zug
pgn-comment-open = hier beginnt ein Kommentar, den keine {"}"} schließt
pgn-variation-open = hier beginnt eine Variante, die keine ) schließt
