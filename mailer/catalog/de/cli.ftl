# Was die Befehlszeile Menschen sagt: über ihre Sprache und das Handbuch, und von dem, was sie beurteilt, durchsieht und berechnet.

cli-no-help = zu „{ $topic }“ gibt es keine Hilfe; die Themen sind { $topics }
cli-no-language = „{ $language }“ wird nicht angeboten; die Sprachen sind { $languages }

# Züge beurteilen, Spieldateien durchsehen.
cli-no-preset = es fehlt --preset=SPIEL; siehe pbem --help
cli-position = die Stellung ist nicht zu lesen: { $why }
cli-note = Hinweis: { $note }
cli-removed = vom Brett genommen: { $units }
cli-removed-unit = { $unit } von { $side }
cli-preset-unread = { $file } ist nicht zu lesen: { $why }
cli-preset-large = eine Spieldatei hat höchstens { $most } Bytes
cli-preset-right = { $file }: { $preset } ist spielbar
cli-preset-warning = Warnung: { $warning }

# Was der Betreiber auf dem Rechner entscheidet und über Briefe fragt.
cli-admin-would = Mit --yes geschieht dies: { $words }. { $letters ->
    [0] Kein Brief geht dadurch sofort hinaus.
    [one] Ein Brief geht dadurch sofort hinaus.
   *[other] { $letters } Briefe gehen dadurch sofort hinaus.
} Du liest dann:
cli-admin-yes = noch ist nichts geschehen; mit --yes geschieht es: { $words }
cli-why-nothing = von { $letter } ist nichts bekannt

# Was aus Aufzeichnungen berechnet wird: Wertungszahlen und Kreuztabellen.
cli-left-out = weggelassen: { $why }
cli-unsigned = die Partie ist zu Ende, und keine Signatur von ihr war zu prüfen
cli-rated-lacks = sie sei gewertet, steht hier, aber { $tag } fehlt; also ist sie es nicht
cli-revision-forked = { $other } ist eine andere Aufzeichnung dieser Partie mit derselben Revision, { $revision }; darum zählt keine von beiden
cli-revision-older = Revision { $revision } einer Partie, von der { $other } die Revision { $newest } ist, die zählt
cli-at = --at braucht einen Tag wie 2027-02-01, nicht „{ $words }“
cli-ratings-preset = keine Aufzeichnung ist von einem solchen Spiel, und { $why }
cli-ratings-none = keine gewertete Partie liegt in einem Monat, der zu Ende ist
cli-column-rank = Platz
cli-column-name = Name
cli-column-rating = Zahl
cli-column-deviation = Abweichung
cli-column-games = Partien
cli-column-won = gewonnen
cli-column-drawn = remis
cli-column-lost = verloren
cli-event-unsigned = keine Signatur davon war zu prüfen
cli-event-forked = zwei verschiedene Dateien davon haben dieselbe Revision; darum zählt keine
cli-event-line = { $name }: { $preset }, { $kind }, { $n ->
    [one] 1 Teilnehmer
   *[other] { $n } Teilnehmer
}, Beginn { $began }, { $state }
cli-event-in-play = läuft
cli-event-ended = beendet { $day }
cli-events-none = hier ist keine Datei eines Turniers ({ $files })
cli-event-none = hier ist keine glaubwürdige Datei ({ $files }) eines Turniers „{ $name }“
cli-events-many = es gibt mehrere Turniere dieses Namens, von { $one } und von { $other }: Nenne den Ordner des gemeinten
