# Die Seite der Wertungslisten, und was die Seite eines Spielers davon sagt.

web-ratings = Wertungen
web-ratings-about = Wo die Spieler stehen, für jedes Spiel mit seinen Optionen.
web-ratings-explained = Glicko-2, mit allen Monaten, die am { $until } vorbei waren. Eine Partie zählt, sobald der Monat (UTC) vorbei ist, in dem sie endete.
web-ratings-help = Wie Wertungszahlen entstehen
web-ratings-nobody = Hier hat noch niemand eine Wertungszahl.
web-ratings-more = { $n ->
    [one] Eine Person ist nicht aufgeführt.
   *[other] { $n } andere sind nicht aufgeführt.
}
web-ratings-waiting = { $n ->
    [one] Eine Partie dieses Monats wird am { $next } gewertet.
   *[other] { $n } Partien dieses Monats werden am { $next } gewertet.
}
web-ratings-feed-entry = { $list }: Wertungen nach { $month }
web-ratings-feed-summary = { $n ->
    [one] Eine Partie wurde gewertet: { $changes }.
   *[other] { $n } Partien wurden gewertet: { $changes }.
}
web-ratings-feed-change = { $name } { $before } → { $rating }
web-ratings-feed-new = { $name } { $rating } (neu)
web-ratings-feed-more = { $n ->
    [one] eine weitere Person
   *[other] { $n } weitere
}
web-rank = Platz
web-rated-list = Liste
web-rating = Wertungszahl
web-deviation = Abweichung
web-not-rated-yet = Noch nicht gewertet
web-month = Monat
web-chart = Wertungszahlen von { $name }, Monat für Monat. Die Tabelle darunter sagt dasselbe.
web-chart-undrawn = { $n ->
    [one] Eine weitere Liste steht nur in der Tabelle.
   *[other] { $n } weitere Listen stehen nur in der Tabelle.
}
web-chart-table = Dasselbe als Tabelle
