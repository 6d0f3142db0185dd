# Was die Befehlszeile Menschen sagt: über ihre Sprache und das Handbuch, und von dem, was sie beurteilt, durchsieht und berechnet.

cli-no-help = keine Hilfe zu „{ $topic }“; die Themen sind { $topics }
cli-no-language = keine Sprache „{ $language }“; die Sprachen sind { $languages }

# Züge beurteilen, Spieldateien durchsehen.
cli-no-preset = nenne ein Spiel, etwa pbem check chesimals-2; siehe pbem check --help
cli-note = Hinweis: { $note }
cli-removed = vom Brett genommen: { $units }
cli-removed-unit = { $unit } von { $side }
cli-preset-large = eine Spieldatei hat höchstens { $most } Bytes
cli-preset-right = { $file }: { $preset } ist spielbar
cli-preset-warning = Warnung: { $warning }

# Was der Betreiber auf dem Rechner entscheidet und über Briefe fragt.
cli-admin-would = Mit --yes geschieht dies: { $words }. { $letters ->
    [0] Dabei geht kein Brief sofort hinaus.
    [one] Dabei geht ein Brief sofort hinaus.
   *[other] Dabei gehen { $letters } Briefe sofort hinaus.
} Du liest dann:
cli-admin-yes = noch ist nichts geschehen; mit --yes geschieht es: { $words }
cli-why-nothing = über { $letter } weiß ich nichts

# Was aus Aufzeichnungen berechnet wird: Wertungszahlen und Kreuztabellen.
cli-left-out = weggelassen: { $why }
cli-unsigned = die Partie ist zu Ende, aber ich konnte keine Signatur prüfen
cli-rated-lacks = sie nennt sich gewertet, hat aber kein { $tag }; also ist sie es nicht
cli-revision-forked = { $other } ist eine andere Aufzeichnung dieser Partie mit Revision { $revision }; darum zählt keine
cli-revision-older = dies ist Revision { $revision }; { $other } ist Revision { $newest }, die zählt
cli-at = --at braucht einen Tag wie 2027-02-01, nicht „{ $words }“
cli-ratings-preset = keine Aufzeichnung eines solchen Spiels, und { $why }
cli-programs-left = { $n ->
    [one] Eine Partie gegen ein Programm habe ich ausgelassen; --programs zeigt sie.
   *[other] { $n } Partien gegen Programme habe ich ausgelassen; --programs zeigt sie.
}
cli-ratings-none = keine gewertete Partie in einem Monat, der vorbei ist
cli-column-rank = Platz
cli-column-name = Name
cli-column-rating = Zahl
cli-column-deviation = Abweichung
cli-column-games = Partien
cli-column-won = gewonnen
cli-column-drawn = remis
cli-column-lost = verloren
cli-event-unsigned = ich konnte keine Signatur prüfen
cli-event-forked = zwei verschiedene Dateien haben dieselbe Revision; darum zählt keine
cli-event-line = { $name }: { $preset }, { $kind }, { $n ->
    [one] 1 Teilnehmer
   *[other] { $n } Teilnehmer
}, Beginn { $began }, { $state }
cli-event-in-play = läuft
cli-event-ended = beendet { $day }
cli-events-none = keine Turnierdatei ({ $files }) hier
cli-event-none = keine glaubwürdige Datei ({ $files }) eines Turniers „{ $name }“ hier
cli-events-many = mehrere Turniere haben diesen Namen ({ $one } und { $other }): Nenne den Ordner von deinem
