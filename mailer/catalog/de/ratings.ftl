# Wertungen: die Listen, eine davon, und wo jemand steht.

ratings-yours = Wo du in jeder Liste stehst. Eine Partie zählt, sobald der Monat vorbei ist, in dem sie endete; der letzte gezählte endete am { $until }.
ratings-theirs = { $name } (in Aufzeichnungen { $id }), mit allen Monaten, die am { $until } vorbei waren:
ratings-nobody = Noch keine gewertete Partie ist zu Ende. Gewertet wird, wenn beide es gesagt haben: „neu … gewertet“, „suche … gewertet“; siehe „hilfe wertungen“.
ratings-none-of = { $name } hat noch keine gewertete Partie beendet.
ratings-ask = „wertungen LISTE“ zeigt eine davon, „wertungen NAME“, wo jemand steht.
ratings-line = { $list }: { $standing }
ratings-standing = { $rating }, Abweichung { $deviation }; { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: { $won } gewonnen, { $drawn } remis, { $lost } verloren{ $waiting ->
    [0] {""}
    [one] ; eine Partie noch nicht gewertet
   *[other] ; { $waiting } Partien noch nicht gewertet
}
ratings-waits = noch nicht gewertet; { $waiting ->
    [one] eine Partie dieses Monats wartet
   *[other] { $waiting } Partien dieses Monats warten
}
ratings-away = noch keine Partie
ratings-table = Wertungsliste { $list }, mit allen Monaten, die am { $until } vorbei waren:
ratings-empty = In { $list } hat noch niemand eine Wertungszahl.
ratings-ranked = { $rank }. { $name }: { $standing }
ratings-unlisted = { $n ->
    [one] und noch jemand
   *[other] und noch { $n } Spieler
}
ratings-waiting = { $n ->
    [one] Eine Partie hat seither geendet. Sie wird am { $next } gewertet.
   *[other] { $n } Partien haben seither geendet. Sie werden am { $next } gewertet.
}
ratings-first = { $n ->
    [one] Eine gewertete Partie ist zu Ende. Sie wird am { $next } gewertet.
   *[other] { $n } gewertete Partien sind zu Ende. Sie werden am { $next } gewertet.
}
ratings-unknown = Es gibt keine Wertungsliste und niemanden, der { $words } heißt. „wertungen“ nennt die Listen, „spieler“ alle, die hier spielen.

players-list = Wer eine Partie beendet hat, die nicht geheim ist, die zuletzt beendete zuerst. „spieler NAME“ sagt mehr über jemanden.
players-nobody = Noch niemand hat eine Partie beendet, die nicht geheim ist.
players-line = { $name } ({ $id }), { $at }{ $rated ->
    [0] {""}
   *[other] ; { $ratings }
}
players-unlisted = { $n ->
    [one] und noch jemand
   *[other] und noch { $n } Spieler
}
players-rated = Wertungszahlen: { $ratings }.
