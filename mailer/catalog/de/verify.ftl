# Was über Aufzeichnungen gesagt wird, die jemand mit einem Brief zum Prüfen schickt: „prüfen“.

verify-incomplete = Die Aufzeichnung in deinem Brief ist nicht vollständig: Die letzte Zeile mit dem Ergebnis fehlt. Bitte schick den ganzen Text.
verify-nothing = Mit deinem Brief ist keine Aufzeichnung gekommen. Häng sie als Datei an, deren Name auf .pbem oder .txt endet, oder setz ihren Text unter „prüfen“.
verify-not-kept = Während ich dich gefragt habe, habe ich die Datei nicht aufgehoben. Schreib noch einmal „prüfen“ und häng die Datei auch an dein „ja“, falls ich wieder frage.
verify-too-large = Das ist mehr, als ich je Brief prüfe: { $kb } KB an Aufzeichnungen. Schick weniger, oder lass auf einem Rechner „pbem verify“ laufen.
verify-left = Es war noch mehr dabei; das habe ich nicht angesehen. Je Brief prüfe ich { $n } Aufzeichnungen und davon { $kb } KB.

# Wie eine Aufzeichnung genannt wird: nach ihrer Datei, die in Anführungszeichen steht, und nach ihrer Nummer, wo es mehrere sind.
verify-pasted = Die Aufzeichnung in deinem Brief
verify-pasted-nth = Aufzeichnung { $n } in deinem Brief
verify-file = { $file }
verify-file-nth = { $file }, Aufzeichnung { $n }

# $name ist eins der vier oben. Sätze über dieselbe Aufzeichnung folgen aufeinander.
verify-signed = { $name }: in Ordnung, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { $result }. Dieser Dienst hat sie signiert, und nichts darin wurde seither geändert.
verify-other-key = { $name }: in Ordnung, soweit ich sehe, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { $result }. Sie ist mit einem Schlüssel signiert, den ich nicht kenne ({ $key }); von wem sie stammt, kann ich deshalb nicht sagen.
verify-unsigned = { $name }: in Ordnung, soweit ich sehe, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { $result }. Niemand hat sie signiert; sie kann also von irgendwem stammen.
verify-in-play = { $name }: in Ordnung, soweit sie reicht, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, und noch ohne Ergebnis.
verify-bad = { $name }: nicht in Ordnung. { $why }
verify-bad-turn = { $name }: bei Zug { $turn } nicht in Ordnung. { $why }
verify-no-record = { $name }: Es steht keine Aufzeichnung darin.
verify-cannot = { $name }: Das kann ich nicht prüfen. { $why }
verify-against = { $name }: Sie steht nicht für das, was sie sagt. { $why }
verify-why-not-here = Warum, sage ich dir, wenn du auf einen Brief von mir antwortest.

verify-no-variant = Darin steht nicht, von welchem Spiel sie ist.
verify-no-rules = Die Regeln, nach denen gespielt wurde, sind nicht hier: { $preset } mit dem Hash { $hash }. Wer ihr Archiv hat, kann sie mit „pbem verify“ prüfen.
verify-other-rules = Sie nennt sich eine Partie von { $says }, aber die Regeln, die sie angibt, sind die von { $preset }.

# Wie sie zu der Partie dieser Nummer hier passt.
verify-ours = Es ist Partie { $game }, so wie sie hier steht, bis zum letzten Glied.
verify-so-far = Sie stimmt mit Partie { $game } überein, so wie die hier steht.
verify-cut = Partie { $game } ist hier zu Ende, mit { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}. Dies ist ihr Anfang, bis zum Zug { $turn }.
verify-another = Partie { $game } ist hier eine andere: Ein Zug, eine Zeit, die Spieler, die Bedingungen oder das Ende sind verschieden.
verify-corrected = Partie { $game } wurde hier berichtigt, nachdem dies geschrieben war: Es gilt Revision { $revision }.
verify-revised = Partie { $game } wurde hier seither neu signiert: Es gilt Revision { $revision }, mit denselben Zügen und demselben Ergebnis.
verify-goes-on = Das Ende von Partie { $game } wurde hier seither zurückgenommen, und die Partie geht weiter.
verify-stolen = Signiert ist sie mit dem Schlüssel { $key }, der gestohlen wurde, und nichts hier zeigt, dass es vorher geschah.
verify-backwards = Nach den Zeiten, die darin stehen, kam ein Zug früher als einer vor ihm.
verify-misdated = Das Datum darin passt nicht zu den Zeiten ihrer Züge.
verify-summary = { $n } Aufzeichnungen: { $signed } von diesem Dienst signiert, { $open } laufend, { $unsigned } ohne eine Signatur, die ich kenne, { $bad } nicht in Ordnung, { $without } ohne Regeln.
