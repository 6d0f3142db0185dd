# Tables of tournaments: narrow columns.
crosstable-player = Player
crosstable-points = Pts
crosstable-berger = SB
crosstable-buchholz = Bh
crosstable-cut = Bh-1
crosstable-played = Games
crosstable-white = w
crosstable-black = b
crosstable-bye = bye
crosstable-section = Section { $n }
crosstable-final = Final
crosstable-signs = { $signs }.
crosstable-won = 1 won
crosstable-drew = ½ drawn
crosstable-lost = 0 lost
crosstable-forfeit-won = + won by forfeit
crosstable-forfeit-lost = - lost by forfeit
crosstable-unplayed = . still going, or void
crosstable-gone = Dropped out: { $names }.
crosstable-gone-one = { $name } ({ $at })
crosstable-struck = Out of the table, with under half of their games finished: { $names }.
crosstable-what = { $game }, { $system }, { $terms }; { $n ->
    [one] one player
   *[other] { $n } players
}.
crosstable-began = Began on { $began }.
crosstable-ended = From { $began } to { $ended }.
