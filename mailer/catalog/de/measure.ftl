# Was eine Messung eines Spiels findet.

measure-balanced = Keine Seite gewinnt deutlich öfter: Von den Partien, die jemand gewinnt, gewinnt { $side } { $percent } % ({ $low } bis { $high } %).
measure-unbalanced = Die Seiten sind nicht ausgewogen: Von den Partien, die jemand gewinnt, gewinnt { $side } { $percent } % ({ $low } bis { $high } %).
measure-first-mover = Wer zuerst zieht, gewinnt { $percent } % der Partien, die jemand gewinnt ({ $low } bis { $high } %), welche Seite es auch ist.
measure-nobody-wins = Niemand hat eine Partie gewonnen.

measure-unfinished = { $percent } % der Partien sind nicht zu Ende, wenn das Zählen endet.
measure-drawn = { $percent } % der Partien enden remis.
measure-short = Die Hälfte der Partien ist zu Ende nach { $turns ->
    [1] dem ersten Zug.
   *[other] { $turns } Zügen, beide Seiten zusammengezählt, oder früher.
}

measure-still-army = { $percent } % aller Einheiten ziehen in einer Partie nie.
measure-still = { $percent } % der Einheiten der Art { $unit } ({ $letter }) ziehen in einer Partie nie.
measure-busy = { $percent } % aller Aktivierungen sind solche der Art { $unit } ({ $letter }), die { $part } % der Einheiten ausmacht.
measure-idle = Die AMP { $group } macht { $percent } % aller Aktivierungen und hat { $part } % der Einheiten.

measure-quota-full = { $percent } % der Züge schöpfen das ganze Kontingent aus.
measure-quota-slack = Kaum ein Zug schöpft das ganze Kontingent aus: weniger als einer von hundert.
measure-passes = In { $percent } % der Züge wird gepasst.
measure-repeats = { $percent } % der Züge führen in eine Stellung, die es in der Partie schon gab.

measure-unused = { $n ->
    [1] Eins
   *[other] { $n }
} von { $all } Feldern { $n ->
    [1] wird
   *[other] werden
} nie betreten: { $squares }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}.

measure-foregone = Wer zuerst vorn liegt, nach der Beweglichkeit der Einheiten auf dem Brett, gewinnt { $percent } % der Partien, die jemand gewinnt.
measure-nothing = Sonst fällt nichts auf.
