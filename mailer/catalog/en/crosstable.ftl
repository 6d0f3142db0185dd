# Tables of tournaments, in letters, on pages and at the terminal. The first ones are heads of narrow columns.
crosstable-player = Player
crosstable-points = Pts
# Tie-breaks: Sonneborn-Berger, Buchholz, and Buchholz without the smallest part.
crosstable-berger = SB
crosstable-buchholz = Bh
crosstable-cut = Bh-1
crosstable-played = Games
# In “12w1”, a win with White against the line 12: one letter for each colour; and a round without an opponent.
crosstable-white = w
crosstable-black = b
crosstable-bye = bye
crosstable-section = Section { $n }
crosstable-final = Final
# What the signs in the table mean: $signs is a list of the next six, those that stand there.
crosstable-signs = { $signs }.
crosstable-won = 1 won
crosstable-drew = ½ drawn
crosstable-lost = 0 lost
crosstable-forfeit-won = + won by forfeit
crosstable-forfeit-lost = - lost by forfeit
crosstable-unplayed = . in play, or void
crosstable-gone = Dropped out: { $names }.
crosstable-gone-one = { $name } ({ $at })
crosstable-struck = Struck, with under half of their games played, so that none of these counts: { $names }.
# What a tournament is: $game is a preset with its options, $system and $terms are words of the command that announced it.
crosstable-what = { $game }, { $system }, { $terms }; { $n ->
    [one] one player
   *[other] { $n } players
}.
crosstable-began = It began on { $began }.
crosstable-ended = It began on { $began } and ended on { $ended }.
