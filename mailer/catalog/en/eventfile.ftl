eventfile-long = the file of a tournament has more than { $most } bytes
eventfile-format = not a tournament: its first line isn't the tag Format with { $format }
eventfile-other = I can't read format { $format }, only { $known }
eventfile-tag = the tag { $tag } can't be { $value }
eventfile-line = { $line } isn't a line of such a file
eventfile-inexact = this is { $line }, but exactly it must be { $want }
eventfile-unlike = the tournament can't be written so that it reads the same
eventfile-player-twice = { $what } is there twice, or doesn't belong here
eventfile-players = a tournament needs two players
eventfile-section-none = a player is in no section
eventfile-final-last = each game comes after its section, and the final last
eventfile-unsigned = the tournament's file isn't signed
eventfile-signature = the signature is wrong: the file was changed after signing
eventfile-key = signed with an unknown key: { $key }
# The public file of offers.
offers-file-long = the file of offers has more than { $most } bytes
offers-file-format = not a file of offers: its format isn't { $format }
