# Revanche, und was man von jemandem weiß.
referee-rematch-which = Von welcher Partie? Antworte auf ihren letzten Brief, oder schreib ihre Nummer dahinter: „revanche 42“.
referee-rematch-not-over = Partie { $game } ist noch nicht zu Ende; eine Revanche gibt es erst danach.
referee-rematch-banned = { $name } ist vom Betreiber ausgeschlossen und spielt hier nicht mehr: Niemand würde antworten.
referee-rematch-plays = Ihre Revanche ist Partie { $game }, und die läuft.
referee-rematch-waits = Das hast du schon angeboten: Partie { $game } wartet auf { $name }. „zurückziehen“ nimmt es zurück; dann kannst du andere Bedingungen anbieten.
referee-rematch-otherwise = { $name } hat dir schon eine Revanche zu anderen Bedingungen angeboten: Partie { $game }. „annehmen { $game }“ nimmt sie an, „ablehnen { $game }“ lehnt sie ab; dann kannst du deine anbieten.

referee-player-unknown = Niemand hier heißt { $name }. Schreib den Namen, wie er in Briefen und Listen steht.
referee-player = { $name } ({ $id } in Aufzeichnungen): { $over ->
    [0] noch keine Partie beendet
    [one] eine Partie beendet
   *[other] { $over } Partien beendet
}{ $over ->
    [0] {""}
   *[other] {": "}{ $won } gewonnen, { $drawn } remis, { $lost } verloren
}{ $going ->
    [0] .
    [one] ; eine läuft.
   *[other] ; { $going } laufen.
} Private Partien sind nicht gezählt.
referee-player-punctual = Im letzten Jahr: { $how }.
