# Antworten auf „prüfen“: Aufzeichnungen, die mit einem Brief kamen.

verify-incomplete = Die Aufzeichnung in deinem Brief ist unvollständig: Die letzte Zeile mit dem Ergebnis fehlt. Bitte schick den ganzen Text.
verify-nothing = In deinem Brief habe ich keine Aufzeichnung gefunden. Häng sie als Datei .pbem oder .txt an, oder setz ihren Text unter „prüfen“.
verify-not-kept = Ich habe die Datei nicht behalten. Schreib bitte noch einmal „prüfen“ mit der Datei; frage ich wieder nach, häng sie auch an dein „ja“.
verify-too-large = Ich prüfe je Brief höchstens { $kb } KB an Aufzeichnungen. Schick weniger, oder starte „pbem verify“ auf einem Rechner.
verify-left = Den Rest habe ich übersprungen: Ich prüfe je Brief höchstens { $n } Aufzeichnungen und { $kb } KB.

# Wie eine Aufzeichnung genannt wird: nach ihrer Datei, die in Anführungszeichen steht, und nach ihrer Nummer, wo es mehrere sind.
verify-pasted = Die Aufzeichnung in deinem Brief
verify-pasted-nth = Aufzeichnung { $n } in deinem Brief
verify-file = { $file }
verify-file-nth = { $file }, Aufzeichnung { $n }

# $name ist eins der vier oben. Sätze über dieselbe Aufzeichnung folgen aufeinander.
verify-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
verify-signed = { $name }: in Ordnung, { verify-turns }, { $result }. Dieser Dienst hat sie signiert, und seither wurde nichts geändert.
verify-other-key = { $name }: sieht in Ordnung aus, { verify-turns }, { $result }. Den Schlüssel der Signatur kenne ich nicht ({ $key }); darum kann ich nicht sagen, von wem sie stammt.
verify-unsigned = { $name }: sieht in Ordnung aus, { verify-turns }, { $result }. Sie ist nicht signiert, kann also von jedem stammen.
verify-in-play = { $name }: bisher in Ordnung, { verify-turns }, noch kein Ergebnis.
verify-bad = { $name }: nicht in Ordnung. { $why }
verify-bad-turn = { $name }: bei Zug { $turn } nicht in Ordnung. { $why }
verify-no-record = { $name }: keine Aufzeichnung darin.
verify-cannot = { $name }: Das kann ich nicht prüfen. { $why }
verify-against = { $name }: Trau ihr nicht. { $why }
verify-why-not-here = Antworte auf einen Brief von mir, dann sage ich, warum.

verify-no-variant = Sie sagt nicht, welches Spiel es ist.
verify-no-rules = Ihre Regeln habe ich nicht: { $preset } mit dem Hash { $hash }. Wer ihr Archiv hat, kann sie mit „pbem verify“ prüfen.
verify-other-rules = Sie nennt sich { $says }, aber ihre Regeln sind die von { $preset }.

# Wie sie zu der Partie dieser Nummer hier passt.
verify-ours = Es ist Partie { $game }, genau wie ich sie habe.
verify-so-far = Sie stimmt bisher mit Partie { $game } überein.
verify-cut = Partie { $game } ist zu Ende ({ verify-turns }); dies ist nur ihr Anfang, bis Zug { $turn }.
verify-another = Meine Partie { $game } ist eine andere: in einem Zug, einer Zeit, den Spielern, den Bedingungen oder dem Ende.
verify-corrected = Partie { $game } wurde seither berichtigt: Es gilt Revision { $revision }.
verify-revised = Partie { $game } wurde seither neu signiert: Es gilt Revision { $revision }, mit denselben Zügen und demselben Ergebnis.
verify-goes-on = Das Ende von Partie { $game } wurde seither zurückgenommen; die Partie geht weiter.
verify-stolen = Sie ist mit dem gestohlenen Schlüssel { $key } signiert, und nichts zeigt, dass das vor dem Diebstahl war.
verify-summary = { $n } Aufzeichnungen: { $signed } von diesem Dienst signiert, { $open } laufend, { $unsigned } ohne bekannte Signatur, { $bad } nicht in Ordnung, { $without } ohne Regeln.
