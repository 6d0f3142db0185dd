# Revanche, und was man von jemandem weiß.
referee-rematch-which = Revanche für welche Partie? Antworte auf ihren letzten Brief, oder schreib ihre Nummer: „revanche 42“.
referee-rematch-not-over = Partie { $game } ist noch nicht zu Ende. Eine Revanche gibt es erst danach.
referee-rematch-banned = { $name } ist vom Betreiber ausgeschlossen und spielt hier nicht mehr.
referee-rematch-plays = Die Revanche spielt ihr schon: Partie { $game }.
referee-rematch-waits = Das hast du schon angeboten: Partie { $game } wartet auf { $name }. Für andere Bedingungen nimm es zuerst mit „zurückziehen“ zurück.
referee-rematch-otherwise = { $name } hat dir schon eine Revanche zu anderen Bedingungen angeboten: Partie { $game }. Schreib „annehmen { $game }“, oder „ablehnen { $game }“ und biete dann deine an.

referee-player-unknown = Ich kenne niemanden namens { $name }. Schreib den Namen, wie er in Briefen und Listen steht.
referee-player = { $name } ({ $id } in Aufzeichnungen): { $over ->
    [0] noch keine Partie beendet
    [one] eine Partie beendet: { referee-player-tally }
   *[other] { $over } Partien beendet: { referee-player-tally }
}{ $going ->
    [0] {""}
    [one] ; eine läuft
   *[other] ; { $going } laufen
}. Private Partien zählen nicht.
referee-player-tally = { $won } gewonnen, { $drawn } remis, { $lost } verloren
referee-player-punctual = Im letzten Jahr: { $how }.
