# Die Seite der Wertungslisten, und was die Seite eines Spielers davon sagt.

web-ratings = Wertungen
web-ratings-about = Wer wo steht: eine Liste für jedes Spiel mit seinen Optionen.
web-ratings-explained = Glicko-2, mit allen Monaten, die am { $until } vorbei waren. Eine Partie zählt, wenn der Monat (nach UTC) vorbei ist, in dem sie endete.
web-ratings-help = Wie Wertungszahlen entstehen
web-ratings-nobody = Hier hat noch niemand eine Wertungszahl.
web-ratings-more = { $n ->
    [one] Eine Person ist nicht aufgeführt.
   *[other] { $n } andere sind nicht aufgeführt.
}
web-ratings-waiting = { $n ->
    [one] Eine Partie dieses Monats ist noch nicht gewertet; sie wird es am { $next }.
   *[other] { $n } Partien dieses Monats sind noch nicht gewertet; sie werden es am { $next }.
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
web-chart = Wie sich die Wertungszahlen von { $name } entwickelt haben, Monat für Monat. Die Tabelle darunter sagt dasselbe.
web-chart-undrawn = { $n ->
    [one] Eine weitere Liste steht nur in der Tabelle.
   *[other] { $n } weitere Listen stehen nur in der Tabelle.
}
web-chart-table = Dasselbe als Tabelle
