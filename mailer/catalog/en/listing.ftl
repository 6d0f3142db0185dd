# What lists turns and squares at the command line says.

# A square that somebody typed: $text is it in quotation marks. Said behind the program's name, without a full stop.
listing-no-square = { $text } is no square; a square is a file's letter and a rank's number, as e4
listing-off-board = { $square } is not on this board of { $files } files and { $ranks } ranks

# What a position waits for: the set-up of a side, or of both. $side, $first and $second are White or Black.
listing-setup = { $side }'s set-up
listing-setups-in-order = { $first }'s set-up and then { $second }'s
listing-setups-in-any-order = { $first }'s set-up and { $second }'s, in any order

# A position without turns, since it waits for a set-up: $awaited is one of those above, $call how to send one, with the $turn.
listing-awaits-setup = this position waits for { $awaited }, and there are no turns before that; send one by { $call } { $turn }, or a drawing of the first ranks on standard input
