# What is wrong with a tournament's file.
eventfile-long = the file of a tournament has more than { $most } bytes
eventfile-format = I can't read this as a tournament: its first line isn't the tag Format with { $format }
eventfile-other = this program can't read a tournament in format { $format }, only in { $known }
eventfile-tag = the tag { $tag } can't be { $value }
eventfile-line = { $line } isn't a line of such a file
eventfile-inexact = this is { $line }, but exactly it must be { $want }
eventfile-unlike = the tournament can't be written so that it reads the same
eventfile-player-twice = player { $id } is there twice
eventfile-players = a tournament needs two players
eventfile-no-sections = only a tournament in sections has sections and a final
eventfile-section = player { $seed } is there twice, or doesn't play here
eventfile-section-none = a player is in no section
eventfile-board-twice = board { $board } is there twice
eventfile-round-player = round { $round }: player { $seed } is there twice, or doesn't play here
eventfile-game-twice = game { $game } is there twice
eventfile-met-twice = round { $round }: players { $one } and { $other } meet again, which a Swiss doesn't allow
eventfile-bye = round { $round }: player { $seed } can't have a bye; only a Swiss has them, one for each player
eventfile-final-last = each game comes after its section, and the final last
eventfile-struck = player { $seed } can't be struck: they aren't in this group, or it's a Swiss
eventfile-dropout = player { $seed } dropped out twice, or doesn't play here
eventfile-unsigned = the tournament's file isn't signed
eventfile-signature = the signature is wrong: the file was changed after signing
eventfile-key = I don't know the key this file is signed with: { $key }
# The public file of offers.
offers-file-long = the file of offers has more than { $most } bytes
offers-file-format = I can't read this as a file of offers: its format isn't { $format }
