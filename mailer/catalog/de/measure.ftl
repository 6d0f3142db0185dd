# Was eine Messung eines Spiels findet.

measure-balanced = Beide Seiten gewinnen etwa gleich oft: { $side } gewinnt { $percent } % der entschiedenen Partien ({ $low } bis { $high } %).
measure-unbalanced = Die Seiten sind nicht ausgewogen: { $side } gewinnt { $percent } % der entschiedenen Partien ({ $low } bis { $high } %).
measure-first-mover = Wer zuerst zieht, gewinnt { $percent } % der entschiedenen Partien ({ $low } bis { $high } %).
measure-nobody-wins = Niemand hat eine Partie gewonnen.

measure-unfinished = { $percent } % der Partien sind noch nicht zu Ende.
measure-drawn = { $percent } % der Partien enden remis.
measure-short = Die Hälfte der Partien ist zu Ende nach { $turns ->
    [1] dem ersten Zug.
   *[other] { $turns } Zügen beider Seiten oder früher.
}

measure-still-army = { $percent } % aller Einheiten ziehen nie.
measure-still = { $percent } % der Einheiten { $unit } ({ $letter }) ziehen nie.
measure-busy = { $unit } ({ $letter }) macht { $percent } % aller Aktivierungen mit { $part } % der Einheiten.
measure-idle = Die AMP { $group } macht { $percent } % aller Aktivierungen mit { $part } % der Einheiten.

measure-quota-full = { $percent } % der Züge nutzen das ganze Kontingent.
measure-quota-slack = Weniger als 1 % der Züge nutzen das ganze Kontingent.
measure-passes = In { $percent } % der Züge wird gepasst.
measure-repeats = { $percent } % der Züge wiederholen eine Stellung ihrer Partie.

measure-unused = { $n ->
    [1] Eins
   *[other] { $n }
} von { $all } Feldern { $n ->
    [1] wird
   *[other] werden
} nie benutzt: { $squares }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}.

measure-foregone = Wer zuerst beweglicher ist, gewinnt { $percent } % der entschiedenen Partien.
measure-nothing = Sonst fällt nichts auf.
