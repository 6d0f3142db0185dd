# Kreuztabellen. Die ersten sind Köpfe schmaler Spalten.
crosstable-player = Spieler
crosstable-points = Pkt
# Feinwertungen: Sonneborn-Berger, Buchholz und Buchholz ohne den kleinsten Teil.
crosstable-berger = SB
crosstable-buchholz = Bh
crosstable-cut = Bh-1
crosstable-played = Partien
# „12w1“ ist ein Gewinn mit Weiß gegen Zeile 12.
crosstable-white = w
crosstable-black = s
crosstable-bye = frei
crosstable-section = Gruppe { $n }
crosstable-final = Finale
crosstable-signs = { $signs }.
crosstable-won = 1 gewonnen
crosstable-drew = ½ remis
crosstable-lost = 0 verloren
crosstable-forfeit-won = + kampflos gewonnen
crosstable-forfeit-lost = - kampflos verloren
crosstable-unplayed = . läuft noch oder zählt nicht
crosstable-gone = Ausgeschieden: { $names }.
crosstable-gone-one = { $name } ({ $at })
crosstable-struck = Nicht in der Tabelle, weil weniger als die Hälfte ihrer Partien beendet war: { $names }.
crosstable-what = { $game }, { CAP($system) }, { $terms }; { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
}.
crosstable-began = Beginn: { $began }.
crosstable-ended = Vom { $began } bis { $ended }.
