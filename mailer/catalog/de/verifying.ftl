# Was pbem verify von Aufzeichnungen, Briefen, Protokollen und Turnierdateien sagt, außer dem, was an einer Aufzeichnung selbst nicht stimmt.

verifying-summary = { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}: { $signed } signiert, { $open } von laufenden Partien, { $unsigned } nicht signiert, { $bad } fehlerhaft, { $without } ohne Regeln; { $speed } Züge/s
verifying-first-of = { $n } Aufzeichnungen, die erste davon { $name }
verifying-beside = Die Signatur wurde mit der Datei { $keys } geprüft, die daneben liegt, also mit den Schlüsseln dieses Archivs selbst; gib mit --key Schlüssel an, die du anderswoher hast, um zu wissen, von wem sie ist.
verifying-backwards = Nach den Zeiten, die dastehen, kam ein Zug früher als einer vor ihm.
verifying-misdated = Das Feld { $tag }, das in keinem Glied der Kette steht, passt nicht zu den Zeiten der Züge: Es nennt einen späteren Tag als den des ersten Zugs oder einen, der mehr als ein Jahr davor liegt.
verifying-way-import = ; pbem import schreibt sie, wie sie signiert wurde
verifying-way-beside = ; soll sie nur durch Nachspielen geprüft werden, gib sie über die Standardeingabe ein (pbem verify - < DATEI), oder eine Kopie, neben der kein { $keys } liegt
verifying-way-replay = ; soll sie nur durch Nachspielen geprüft werden, lass --key weg und gib sie über die Standardeingabe ein (pbem verify - < DATEI)

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
verifying-worth-result = Ein Hash nach dem Ergebnis bestätigt, wer welche Seite gespielt hat (nach den Kennungen), die Bedingungen, alle Züge mit ihren Zeiten, und wie, durch wen und wann die Partie endete.
verifying-worth-long = Ein Hash von 32 Zeichen bestätigt, wer welche Seite gespielt hat (nach den Kennungen), die Bedingungen, die Anfangsstellung und die Züge bis zu seinem eigenen mit ihren Zeiten.
verifying-letters-read = { $n ->
    [one] 1 Brief
   *[other] { $n } Briefe
} gelesen, davon { $silent } ohne ein Wort zu dem, was hier geprüft wird
verifying-another = { $letter }: Auch { $record } ist von einer Partie { $game }, aber nicht von der, von der der Brief spricht: Sie stammt von einem anderen Dienst oder wurde geändert
verifying-no-site = ; oder der Brief gehört zur Partie { $game } eines anderen Dienstes, denn die Aufzeichnung sagt nicht, wo gespielt wurde
verifying-other-site = ; oder der Brief gehört zur Partie { $game } eines anderen Dienstes, denn { $site }, wo die Aufzeichnung geführt wurde, kommt darin nicht vor
verifying-other-log = ; oder der Brief spricht vom Protokoll eines anderen Dienstes, denn von den Diensten in diesem hier nennt er keinen
verifying-ended-letter = die Partie ist zu Ende, wie der Brief { $letter } sagt: Diese Aufzeichnung wurde gekürzt oder ist älter

# Das Protokoll eines Archivs.
verifying-log = { $file }: { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}, { $how }
verifying-head-known = sein Kopf ist mit einem bekannten Schlüssel signiert
verifying-head-no-key = hier ist kein Schlüssel, um seinen Kopf zu prüfen
verifying-held = mit dem Protokoll verglichen: { $missing ->
    [one] 1 Aufzeichnung fehlt
   *[other] { $missing } Aufzeichnungen fehlen
}, { $twice } doppelt
verifying-no-log = hier ist kein Protokoll eines Archivs, wie --log es verlangt: { $log } und { $head } in dem genannten Ordner
verifying-missing-again = sie läuft wieder, wie Zeile { $line } des Protokolls sagt
verifying-missing-ended = sie ist zu Ende, wie Zeile { $line } des Protokolls sagt
verifying-missing-in-play = sie läuft, wie Zeile { $line } des Protokolls sagt
verifying-rewritten-after = das Protokoll wurde nach Zeile { $line } umgeschrieben, und es gibt Zeugnisse von beiden Fassungen
verifying-rewritten-between = das Protokoll wurde zwischen Zeile { $line } und Zeile { $other } umgeschrieben
verifying-no-such-game = das Protokoll ihres Archivs kennt keine Partie { $game } von { $site }: Die Aufzeichnung oder eine Zeile des Protokolls wurde erfunden oder entfernt
verifying-no-such-site = das Protokoll ihres Archivs kennt keine Partie von { $site }: Die Aufzeichnung wurde erfunden oder gehört in einen anderen Ordner
verifying-no-number = das Protokoll ihres Archivs kennt Partien nach ihren Nummern, und diese hat keine: Die Aufzeichnung wurde erfunden oder gehört in einen anderen Ordner
verifying-ended = die Partie ist zu Ende, wie Zeile { $line } des Protokolls sagt: Diese Aufzeichnung wurde gekürzt oder ist älter
verifying-went-on = die Partie ging als Revision { $newest } weiter, wie Zeile { $line } des Protokolls sagt: Diese Aufzeichnung hat die Revision { $revision }
verifying-other-beginning = sie beginnt nicht wie die Partie, von der Zeile { $line } des Protokolls spricht: Ihr erstes Glied ist #{ $link }, nicht #{ $want }
verifying-not-ended = das Protokoll ihres Archivs sagt nicht, dass diese Partie zu Ende ist
verifying-goes-on = die Partie geht weiter, wie Zeile { $line } des Protokolls sagt: Der Betreiber hat dieses Ende zurückgenommen
verifying-other-end = das ist nicht die Partie, von der das Protokoll spricht: Nach Zeile { $line } endete sie mit #{ $link } (Revision { $newest }), nach dieser Aufzeichnung mit #{ $head } (Revision { $revision })
verifying-retired = sie ist mit dem Schlüssel { $key } signiert, der seit der Protokolllänge { $since } nicht mehr gilt, und kein Protokoll hier zeigt, dass sie vorher signiert wurde
verifying-no-proof = hier liegt die Datei { $file } ihres Archivs, aber kein Beweis, dass diese Partie in dessen Protokoll steht: Das Protokoll oder der Beweis wurde entfernt, oder die Aufzeichnung wurde erfunden
verifying-proof = der Beweis ihrer Zeile im Protokoll stimmt nicht: { $why }
verifying-proof-other = der Beweis, der dabeiliegt, gehört zur Protokollzeile einer anderen Partie
verifying-log-no-head = daneben liegt kein { $file }; nichts zeigt also, dass die Zeilen vom Server sind
verifying-log-unused = Sein Kopf ist mit einem Schlüssel signiert, der nicht angegeben war; darum blieb es unbenutzt.
verifying-log-retired = sein Kopf von { $lines } Zeilen ist mit einem Schlüssel signiert, der seit der Protokolllänge { $since } nicht mehr gilt
verifying-log-other-site = sein Kopf ist von { $site }, seine Zeilen aber sind von { $other }
verifying-log-sites = Es spricht von Partien mehrerer Dienste, darunter { $site } und { $other }: Der Dienst hieß einmal anders, oder hier sind zwei Protokolle zu einem geworden.
verifying-log-line = Zeile { $line }: { $why }
verifying-log-cut = Es bricht in seiner letzten Zeile ab, wie nach einem Absturz oder beim Kopieren; diese Zeile zählt nicht.
verifying-log-behind = Sein Kopf deckt { $lines } Zeilen; was dahinter steht, zählt nicht (Zeilen: { $more }).
verifying-log-ends-twice = Partie { $game } von { $site } endet zweimal: Zeile { $line } sagt #{ $link }, und Zeile { $other } #{ $otherlink }, ohne neue Revision: Die Aufzeichnung wurde dazwischen umgeschrieben, oder der Speicher wurde zurückgesetzt
verifying-log-begins-twice = Partie { $game } von { $site } beginnt zweimal: in Zeile { $line } und in Zeile { $other }
verifying-log-beside = Daneben liegt { $file }, vielleicht ein anderes Protokoll dieses Ordners; es wurde nicht gelesen.
gamelog-cut = das Protokoll bricht mitten in seiner letzten Zeile ab
gamelog-long = eine Zeile von mehr als { $most } Bytes: Das ist kein Protokoll von Partien
gamelog-no-line = das ist keine Zeile eines Protokolls: „begin SITE GAME LINK“, „end SITE GAME REVISION LINK“ oder „resume SITE GAME REVISION LINK“
gamelog-no-such-line = ein Protokoll von { $lines } Zeilen hat keine Zeile { $line }
gamelog-no-head = das ist kein Kopf eines Protokolls: drei Zeilen mit dem Namen des Dienstes, der Zahl der Zeilen und der Wurzel, und die Signatur des Servers (ein C2SP-Checkpoint)
gamelog-unsigned = der Kopf des Protokolls ist mit keinem der Schlüssel signiert, die hier bekannt sind
gamelog-no-proof = das ist kein Beweis einer Protokollzeile: „pbem log proof 1“, die Zeile, „index N“, Hashes, eine leere Zeile und der signierte Kopf
gamelog-shorter = das Protokoll hat { $has } Zeilen, hatte aber { $told }: Sein Ende wurde abgeschnitten
gamelog-rewritten = die ersten { $told } Zeilen des Protokolls sind nicht mehr die von damals: Es wurde umgeschrieben

# Turnierdateien.
verifying-event = { $file }: { $players ->
    [one] 1 Teilnehmer
   *[other] { $players } Teilnehmer
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $how }
verifying-known = sie ist mit einem bekannten Schlüssel signiert
verifying-no-key = hier ist kein Schlüssel, um ihre Signatur zu prüfen
verifying-event-retired = sie ist mit dem Schlüssel { $key } signiert, der nicht mehr gilt; ihr Dienst signiert sie neu
verifying-event-game = Partie { $game }, { $place }: { $why }
verifying-event-no-record = davon ist keine Aufzeichnung hier
verifying-event-forked = zwei verschiedene Aufzeichnungen davon haben die Revision { $revision }; darum zählt keine
verifying-event-tag = das Feld { $tag } ihrer Aufzeichnung, { $record }, sagt { $says }, das Turnier aber { $want }
verifying-event-unnamed = Partie { $game }: Ihre Aufzeichnung, { $record }, zählt sich zu diesem Turnier, aber das Turnier nennt sie nicht
