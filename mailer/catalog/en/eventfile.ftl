# Files of tournaments, NAME.event: what is wrong with one. Clauses without a capital stand behind "line 7:".
eventfile-long = the file of a tournament is too long: more than { $most } bytes
eventfile-format = this is no file of a tournament that can be read here: its first line is not the tag Format with { $format }
eventfile-tag = the tag { $tag } cannot say { $value }
eventfile-line = { $line } is no line of such a file
eventfile-inexact = here stands { $line }, and in the exact bytes of the format it is { $want }
eventfile-unlike = the tournament cannot be written so that it is read again
eventfile-player-twice = the player { $id } stands there twice
eventfile-players = a tournament has two players at least
eventfile-no-sections = only a tournament in sections has sections and a final
eventfile-section = player { $seed } is there twice, or is none of this tournament
eventfile-section-none = not every player is in a section
eventfile-board-twice = board { $board } stands there twice
eventfile-round-player = in round { $round }, player { $seed } stands twice, or is none of this tournament
eventfile-game-twice = game { $game } stands there twice
eventfile-met-twice = in round { $round }, players { $one } and { $other } meet again, which nobody does in a Swiss
eventfile-bye = in round { $round }, player { $seed } cannot have a bye: only a Swiss has byes, one for each player
eventfile-final-last = in a tournament in sections each game stands behind its section, and the final is the last
eventfile-struck = player { $seed } cannot be struck: they are none of this group, or it is a Swiss, in which results stand
eventfile-dropout = player { $seed } has dropped out twice, or is none of this tournament
eventfile-unsigned = the file of the tournament is not signed
eventfile-signature = the signature does not fit: the file was changed after it was signed
eventfile-key = the file is signed with a key that is not known here: { $key }
# The public file of what is on offer, offers.
offers-file-long = the file of offers is too long: more than { $most } bytes
offers-file-format = this is no file of offers that can be read here: its format is not { $format }
