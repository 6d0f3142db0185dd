# Kreuztabellen von Turnieren, in Briefen, auf Seiten und am Terminal. Die ersten sind Köpfe schmaler Spalten.
crosstable-player = Spieler
crosstable-points = Pkt
# Feinwertungen: Sonneborn-Berger, Buchholz und Buchholz ohne den kleinsten Teil.
crosstable-berger = SB
crosstable-buchholz = Bh
crosstable-cut = Bh-1
crosstable-played = Partien
# In „12w1“, einem Gewinn mit Weiß gegen die Zeile 12: ein Buchstabe je Farbe; und eine Runde ohne Gegner.
crosstable-white = w
crosstable-black = s
crosstable-bye = frei
crosstable-section = Gruppe { $n }
crosstable-final = Finale
# Was die Zeichen bedeuten: $signs ist eine Liste der nächsten sechs, soweit sie vorkommen.
crosstable-signs = { $signs }.
crosstable-won = 1 gewonnen
crosstable-drew = ½ remis
crosstable-lost = 0 verloren
crosstable-forfeit-won = + kampflos gewonnen
crosstable-forfeit-lost = - kampflos verloren
crosstable-unplayed = . läuft noch oder ist annulliert
crosstable-gone = Ausgeschieden: { $names }.
crosstable-gone-one = { $name } ({ $at })
crosstable-struck = Gestrichen, denn es wurde weniger als die Hälfte gespielt, sodass keine dieser Partien zählt: { $names }.
# Was ein Turnier ist: $game ist ein Spiel mit seinen Optionen, $system und $terms sind Wörter des Befehls, der es ausgeschrieben hat.
crosstable-what = { $game }, { CAP($system) }, { $terms }; { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
}.
crosstable-began = Beginn: { $began }.
crosstable-ended = Beginn: { $began }, Ende: { $ended }.
