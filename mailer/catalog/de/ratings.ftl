# Wertungen: die Listen, eine davon, und wo jemand steht.

ratings-subject = Deine Wertungen
ratings-yours = Deine Wertungen. Eine Partie zählt, sobald der Monat vorbei ist, in dem sie endete; der letzte gezählte endete am { $until }.
ratings-theirs = { $name } (in Aufzeichnungen { $id }), mit allen Monaten bis zum { $until }:
ratings-nobody = Noch keine gewertete Partie ist zu Ende. Für eine schreiben beide „gewertet“ dazu: „neu … gewertet“, „suche … gewertet“; siehe „hilfe wertungen“.
ratings-none-of = { $name } hat noch keine gewertete Partie beendet.
ratings-ask = „wertungen LISTE“ zeigt eine Liste, „wertungen NAME“ jemanden.
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
ratings-table = Wertungsliste { $list }, mit allen Monaten bis zum { $until }:
ratings-empty = In { $list } hat noch niemand eine Wertungszahl.
ratings-ranked = { $rank }. { $name }: { $standing }
ratings-unlisted = { $n ->
    [one] und noch jemand
   *[other] und noch { $n } Spieler
}
ratings-waiting = { $n ->
    [one] Seither endete eine Partie; ich werte sie am { $next }.
   *[other] Seither endeten { $n } Partien; ich werte sie am { $next }.
}
ratings-first = { $n ->
    [one] Eine gewertete Partie ist zu Ende; ich werte sie am { $next }.
   *[other] { $n } gewertete Partien sind zu Ende; ich werte sie am { $next }.
}
ratings-unknown = Ich kenne keine Wertungsliste und niemanden namens { $words }. „wertungen“ nennt die Listen, „spieler“ alle, die hier spielen.

players-list = Wer eine öffentliche Partie beendet hat, die letzten zuerst. „spieler NAME“ sagt mehr.
players-nobody = Noch niemand hat eine öffentliche Partie beendet.
players-line = { $name } ({ $id }), { $at }{ $rated ->
    [0] {""}
   *[other] ; { $ratings }
}
players-unlisted = { $n ->
    [one] und noch jemand
   *[other] und noch { $n } Spieler
}
players-rated = Wertungszahlen: { $ratings }.
