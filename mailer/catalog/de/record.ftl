# Was an Aufzeichnungen nicht zu lesen ist oder nicht stimmt.
record-control = das Steuerzeichen { $character } ist nicht erlaubt
record-tab = Felder und Kommentare dürfen keine Tabulatoren enthalten; nimm Leerzeichen
record-positions = eine Aufzeichnung von { $lines } Zeilen hat { $want } Stellungen, nicht { $n }
record-json-twice = das Feld { $field } steht zweimal da
record-json-not = keine Aufzeichnung in JSON: { $why }
record-json-rest = hinter der Aufzeichnung steht noch etwas
record-json-line = Zeile { $n } der Züge: { $why }
record-json-text = als Text geschrieben keine Aufzeichnung: { $why }
record-json-characters = keine Aufzeichnung: Teile davon lassen sich nicht als Text schreiben
record-json-side = unbekannte Seite { $side }; es muss white oder black sein
record-long = die Aufzeichnung ist länger als { $most } Bytes
record-line = Zeile { $n }: { $why }
record-utf8 = kein UTF-8
record-after-result = hinter dem Ergebnis steht noch etwas
record-two-results = das Ergebnis ist hier { $result }, aber { $tag } im Feld Result
record-no-result = am Ende fehlt das Ergebnis (1-0, 0-1, 1/2-1/2 oder *)
record-tag-form = schreib Felder als [Name "Wert"], vor dem ersten Zug
record-tag-value = der Wert eines Felds endet mit "], und darin schreibt man " und \ als \" und \\
record-not-a-result = { $word } ist kein Ergebnis (1-0, 0-1, 1/2-1/2 oder *)
record-format = dieses Programm kann Format { $format } nicht lesen, nur { $known } oder von Hand Getipptes ohne Feld Format
record-untagged = sie hat Hashes oder eine Signatur, also muss ihre erste Zeile [Format { $known }] sein
record-format-first = das Feld Format muss die erste Zeile sein
record-tag-empty = das Feld { $tag } ist leer; lass es weg
record-result-form = schreib die Ergebniszeile als 1-0 {"{"}GRUND, ZEIT{"}"} #HASH, mit demselben Grund und derselben Zeit in den Feldern Termination und Ended
record-result-tags = die Ergebniszeile sagt { $line }, die Felder aber { $want }
record-comment-second = in diesem Format haben Züge keine Kommentare; schreib sie in eine Datei mit Anmerkungen neben der Aufzeichnung
record-tag-twice = das Feld { $tag } steht zweimal da
record-no-turn = hinter der Nummer fehlt der Zug
record-number = hier fehlt eine Zugnummer („12. “ für Weiß, „12... “ für Schwarz) oder ein Ergebnis (1-0, 0-1, 1/2-1/2 oder *)
record-first-number = der erste Zug muss die Nummer 1 haben, nicht { $n }
record-next-number = hier muss { $want } stehen, nicht { $got }
record-hash-form = hinter # müssen { $n } kleine Hexadezimalziffern stehen, nicht { $hash }
record-comment-form = schreib Kommentare als { "{" }Worte{ "}" }, ohne { "{" } oder { "}" } darin
record-comment-last = hinter einem Kommentar dürfen nur Kommentare und der Hash folgen
record-date = { $word } ist kein Datum; schreib 2026-11-21, 2026-11 oder 2026
record-only-turns = die Aufzeichnung hat nur { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
record-position = die Stellung ist { $replayed }, aber die Datei sagt { $written }
record-several = mehrere Aufzeichnungen in einer JSON-Datei
record-setup-number = eine Aufstellung hat die Nummer 0, und Züge beginnen mit 1
record-setup-squares = die Aufstellung von { $side } steht auf Feldern von { $other }
record-commitment-form = die Festlegung für die Aufstellung von { $side } ist nicht zu lesen; es müssen sha256: und 64 Hexadezimalziffern sein
record-no-salt = die verdeckte Aufstellung von { $side } hat { $what ->
    [set-up] keine Aufstellung
    [salt] kein Salz
   *[other] keine Festlegung
}
record-seal = { $side } hatte eine andere Aufstellung festgelegt: Mit diesem Salz ist die Festlegung { $seal }
record-position-tag = das Feld { $tag } ist nicht zu lesen: { $why }
record-tag-missing = das Feld { $tag } fehlt
record-tag-position = das Feld Position gibt es nicht; Start sagt, wo die Partie begann
record-tag-form-of = das Feld { $tag } sagt { $value }; es muss { $form } sein
record-judged = dieses Programm kennt die Regelentscheide { $judged } nicht, nur { $known }
record-start = die Partie beginnt mit { $start }, das Spiel mit { $own }, und kein Feld From sagt, warum
record-inexact = die Zeile ist { $line }, dieses Format schreibt aber { $want }
record-inexact-end = der Text muss mit der Ergebniszeile und einem Zeilenende enden
record-signed-bare = die Aufzeichnung ist signiert, aber ihre Zeilen haben keine Hashes
record-side = am Zug ist { $side }, nicht { $got }
record-loose = schreib { $written } als { $canonical }
record-no-hash = ein Hash fehlt
record-hash = der Hash ist #{ $got }, müsste aber #{ $want } sein: Dies oder etwas davor wurde geändert
record-ends = die Aufzeichnung endet mit Zug { $n }
record-sign-early = nur beendete Partien werden signiert
record-sign-key = kein privater Ed25519-Schlüssel
record-unsigned = die Partie ist zu Ende, aber nicht signiert; vielleicht hat jemand die Aufzeichnung geändert
record-other-bytes = der signierte Text wurde geändert: Er sagt dasselbe in anderen Bytes
record-line-ends = nur die Zeilenenden weichen vom Signierten ab (CR LF statt LF)
record-signed-early = die Aufzeichnung ist signiert, aber die Partie nicht zu Ende
record-signature-form = die Signatur ist nicht zu lesen
record-unknown-key = mit einem unbekannten Schlüssel signiert: { $key }
record-signature = die Signatur stimmt nicht: Die Aufzeichnung wurde nach dem Signieren geändert

record-result = nach den Regeln ist das Ergebnis { $result } ({ $why }), aber die Aufzeichnung sagt { $written }
record-cause = die Regeln haben die Partie beendet ({ $cause }), aber die Aufzeichnung sagt { $written }
record-cause-form = { $written } ist kein Grund; schreib Wörter in kleinen Buchstaben mit Bindestrichen, wie resigned oder quiet-turns
record-ended-in-play = nach dem Ergebnis läuft die Partie, nach anderen Feldern ist sie zu Ende
record-end-unsaid = die Partie ist zu Ende, aber die Felder Termination und Ended sagen nicht, warum und wann
record-void = die Partie ist annulliert oder abgesagt, hat aber das Ergebnis { $result }
record-adjudicated = das Feld Adjudicated und der Grund adjudicated oder void müssen zusammen vorkommen
record-goes-on = die Aufzeichnung sagt { $why }, aber nach den Regeln geht die Partie weiter
record-no-draw = die Aufzeichnung sagt { $why }, aber das Ergebnis ist { $result }
record-draw-worth = nach den Regeln zählt dieses Remis { $result } ({ $why }), aber die Aufzeichnung sagt { $written }

record-claim-repetition = die Aufzeichnung sagt, ihre letzte Stellung kam { $claimed }-mal vor, aber sie kam { times } vor
record-claim-repetition-limit = diese Partie kennt so ein Remis nicht
record-claim-quiet = die Aufzeichnung nennt { $claimed } Züge ohne { $event }, aber es waren { $n }

record-misfit = der Brief sagt #{ $hash }, die Aufzeichnung #{ $head }: Etwas bis { $turn ->
    [start] zum Anfang
    [result] zum Ergebnis
   *[other] Zug { $turn }
} wurde geändert oder zurückgenommen
record-misfit-end = die Aufzeichnung endet mit Zug { $ends }, vor dem, was im Brief steht

record-opening = der Zug { $turn } ist nicht zu lesen: { $why }
record-fault = Zug { $turn }: { $why }

record-remark-ending = In der Datei steht als Ende „{ $words }“; verglichen habe ich nur das Ergebnis.
record-remark-no-hashes = Die Aufzeichnung hat keine Hashes; ich habe sie nur nachgespielt.
record-remark-no-rules = Die Aufzeichnung sagt nicht, nach welchen Regeln gespielt wurde.
record-remark-no-key = Die Signatur habe ich nicht geprüft: Es war kein Schlüssel angegeben.
record-remark-in-play = Die Partie läuft und ist noch nicht signiert: Hashes sichern Namen, Veranstaltung und Datum nicht.
record-remark-loose = { $n ->
    [one] { $n } Zug ist nicht kanonisch geschrieben.
   *[other] { $n } Züge sind nicht kanonisch geschrieben.
}
record-remark-unopened = Die Festlegungen der Aufstellungen kann ich noch nicht prüfen: Die Salze kommen am Ende der Partie.

record-cause-royals = königliche Anführer geschlagen
record-cause-lone-king = eine Seite hat nur noch den König
record-cause-repetition = Stellungswiederholung
record-cause-quiet = zu viele ruhige Züge
record-cause-adjudicated = vom Betreiber entschieden: { $why }
record-cause-void = annulliert: { $why }

record-undated = { $tags } kann nicht stimmen; in der Aufzeichnung steht deshalb, dass die Partie am { $day } zu Ende war
record-salvaged = nur { verify-turns } übernommen: { $why }
record-note = die Anmerkung { $note } wird nicht gezeigt: { $why }
record-note-form = schreib Anmerkungen als ZUG #HASH by NAME: Worte
record-note-long = sie hat ein Steuerzeichen oder mehr als { $most } Bytes
record-note-mark = { $mark } ist kein Zeichen; nimm $ und eine Zahl bis { $most }
record-note-brackets = setz eine Variante in runde Klammern, ohne weitere darin
record-note-numbers = nummeriere die Züge einer Variante der Reihe nach: (4. … 4... …)
record-note-head = sie gehört zu einer anderen Partie oder zu zurückgenommenen Zügen: Der Hash nach Zug { $turn } ist #{ $head }
record-note-before = eine Variante ersetzt einen Zug, und vor dem ersten gibt es keinen

# Eine Partie in PGN, die sich nicht bis zum Ende lesen lässt. Satzteile hinter „Zeile 7:“.
pgn-no-game = keine Partie in PGN: keine Felder, Züge oder Ergebnisse
pgn-utf16 = die Datei ist in UTF-16; speichere sie als UTF-8
pgn-charset = manche Buchstaben sind weder UTF-8 noch Latin-1 (Windows-1252); speichere die Datei als UTF-8
pgn-after-result = hinter dem Ergebnis { $result } steht noch etwas; beginne eine neue Partie mit ihren Feldern auf einer neuen Zeile
pgn-number = die Zugnummer { $number } passt nicht; vielleicht fehlt ein Zug
pgn-parenthesis = ) ohne eine Variante davor
pgn-brace = {"}"} ohne einen Kommentar davor
pgn-comment-open = hier beginnt ein Kommentar, den keine {"}"} schließt
pgn-variation-open = hier beginnt eine Variante, die keine ) schließt
