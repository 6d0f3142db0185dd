# Was pbem verify von Aufzeichnungen, Briefen, Protokollen und Turnierdateien sagt, außer dem, was an einer Aufzeichnung selbst nicht stimmt.

verifying-summary = { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}: { $signed } signiert, { $open } von laufenden Partien, { $unsigned } nicht signiert, { $bad } fehlerhaft, { $without } ohne Regeln; { $speed } Züge/s
verifying-first-of = { $n } Aufzeichnungen, die erste davon { $name }
verifying-beside = Die Signatur habe ich mit { $keys } des Archivs selbst geprüft. Gib mit --key Schlüssel von anderswo an, um zu wissen, von wem sie ist.
verifying-backwards = Nach den Zeiten darin kam ein Zug vor einem früheren.
verifying-misdated = Das Datum passt nicht zu den Zeiten der Züge.
verifying-way-import = ; pbem import schreibt sie, wie sie signiert wurde
verifying-way-replay = ; um sie nur nachzuspielen, nimm die Standardeingabe ohne --key (pbem verify - < DATEI)

# Was Briefe sagen.
verifying-borne = { $n ->
    [one] 1 Brief bestätigt sie
   *[other] { $n } Briefe bestätigen sie
}
verifying-borne-against = { verifying-borne }, { $against ->
    [one] 1 widerspricht ihr
   *[other] { $against } widersprechen ihr
}: { $letters }
verifying-hashes = { $all ->
    [one] 1 Hash
   *[other] { $all } Hashes
} in Briefen: { $fit ->
    [one] 1 passt
   *[other] { $fit } passen
}, { $bad ->
    [one] 1 passt nicht
   *[other] { $bad } passen nicht
}
verifying-worth-result = Ein Hash nach dem Ergebnis bestätigt Spieler, Bedingungen, alle Züge mit ihren Zeiten und das Ende der Partie.
verifying-worth-long = Ein Hash von 32 Zeichen bestätigt Spieler, Bedingungen, Anfangsstellung und die Züge bis dahin mit ihren Zeiten.
verifying-letters-read = { $n ->
    [one] 1 Brief
   *[other] { $n } Briefe
} gelesen, { $silent } ohne etwas zu diesen Aufzeichnungen
verifying-another = { $letter }: { $record } ist auch Partie { $game }, aber nicht die im Brief: Sie wurde geändert oder stammt von einem anderen Dienst
verifying-no-site = ; oder der Brief meint die Partie eines anderen Dienstes
verifying-ended-letter = die Partie ist zu Ende, sagt der Brief { $letter }: Diese Aufzeichnung wurde gekürzt oder ist älter

# Das Protokoll eines Archivs.
verifying-log = { $file }: { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}, { $how }
verifying-held = mit dem Protokoll verglichen: { $missing ->
    [one] 1 Aufzeichnung fehlt
   *[other] { $missing } Aufzeichnungen fehlen
}, { $twice } doppelt
verifying-no-log = --log braucht ein Protokoll: { $log } und { $head } im genannten Ordner
verifying-missing-ended = { $state ->
    [ended] sie ist zu Ende
    [again] sie läuft wieder
   *[other] sie läuft
}, sagt Zeile { $line } des Protokolls
verifying-rewritten-after = das Protokoll wurde nach Zeile { $line } umgeschrieben
verifying-no-such-game = das Protokoll des Archivs hat keine solche Partie: Die Aufzeichnung wurde erfunden oder gehört in einen anderen Ordner
verifying-ended = die Partie ist zu Ende, sagt Zeile { $line } des Protokolls: Diese Aufzeichnung wurde gekürzt oder ist älter
verifying-went-on = die Partie ging als Revision { $newest } weiter, sagt Zeile { $line } des Protokolls: Dies ist Revision { $revision }
verifying-other-beginning = sie beginnt anders als in Zeile { $line } des Protokolls: Ihr erstes Glied ist #{ $link }, nicht #{ $want }
verifying-not-ended = das Protokoll des Archivs sagt nicht, dass diese Partie zu Ende ist
verifying-goes-on = die Partie geht weiter, sagt Zeile { $line } des Protokolls: Der Betreiber hat dieses Ende zurückgenommen
verifying-other-end = das ist nicht die Partie im Protokoll, die in Zeile { $line } mit #{ $link } endete (Revision { $newest })
verifying-retired = der Schlüssel { $key } gilt seit Protokolllänge { $since } nicht mehr, und kein Protokoll hier zeigt, dass er dies vorher signierte
verifying-no-proof = hier liegt { $file } des Archivs, aber kein Beweis, dass diese Partie in dessen Protokoll steht
verifying-proof = der Beweis ihrer Protokollzeile stimmt nicht: { $why }
verifying-proof-other = der Beweis daneben gehört zu einer anderen Partie
verifying-log-no-head = daneben liegt kein { $file }; seine Zeilen sind also vielleicht nicht vom Server
verifying-log-unused = Nicht benutzt: Sein Kopf ist mit einem Schlüssel signiert, den du nicht angegeben hast.
verifying-log-retired = sein Kopf von { $lines } Zeilen ist mit einem Schlüssel signiert, der seit Protokolllänge { $since } nicht mehr gilt
verifying-log-other-site = sein Kopf ist von { $site }, seine Zeilen sind von { $other }
verifying-log-sites = Es hat Partien mehrerer Dienste, etwa { $site } und { $other }.
verifying-log-line = Zeile { $line }: { $why }
verifying-log-cut = Seine letzte Zeile ist abgeschnitten; ich habe sie übergangen.
verifying-log-behind = Sein Kopf deckt { $lines } Zeilen; die dahinter ({ $more }) habe ich übergangen.
verifying-log-ends-twice = Partie { $game } von { $site } { $what ->
    [end] endet
   *[other] beginnt
} zweimal, in den Zeilen { $line } und { $other }: Sie wurde umgeschrieben, oder der Speicher wurde zurückgesetzt
verifying-log-beside = Nicht gelesen habe ich { $file } daneben.
gamelog-cut = die letzte Zeile des Protokolls ist abgeschnitten
gamelog-long = kein Protokoll von Partien: Eine Zeile ist länger als { $most } Bytes
gamelog-no-line = keine Protokollzeile: begin, end oder resume, dann Dienst, Partie und Glied
gamelog-no-such-line = ein Protokoll von { $lines } Zeilen hat keine Zeile { $line }
gamelog-no-head = kein Kopf eines Protokolls (ein signierter C2SP-Checkpoint)
gamelog-unsigned = kein bekannter Schlüssel hat den Kopf des Protokolls signiert
gamelog-no-proof = kein Beweis einer Protokollzeile („pbem log proof 1“)
gamelog-shorter = das Protokoll hat { $has } Zeilen, hatte aber { $told }: Sein Ende wurde abgeschnitten
gamelog-rewritten = die ersten { $told } Zeilen des Protokolls haben sich geändert: Es wurde umgeschrieben

# Turnierdateien.
verifying-event = { $file }: { $players ->
    [one] 1 Teilnehmer
   *[other] { $players } Teilnehmer
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $how }
verifying-known = von einem bekannten Schlüssel signiert
verifying-no-key = kein Schlüssel hier, um die Signatur zu prüfen
verifying-event-retired = der eingezogene Schlüssel { $key } hat sie signiert; ihr Dienst signiert sie neu
verifying-event-game = Partie { $game }, { $place }: { $why }
verifying-event-no-record = ihre Aufzeichnung ist nicht hier
verifying-event-forked = zwei verschiedene Aufzeichnungen haben Revision { $revision }; darum zählt keine
verifying-event-tag = ihre Aufzeichnung, { $record }, hat { $says } als { $tag }, das Turnier { $want }
verifying-event-unnamed = Partie { $game }: Ihre Aufzeichnung, { $record }, nennt dieses Turnier, aber das Turnier nennt sie nicht
