# Lists of turns and squares. $text is in quotation marks; these are said behind the program's name, without a full stop.
listing-no-square = { $text } isn't a square; write a letter and a number, such as e4
listing-off-board = { $square } isn't on this board of { $files } files and { $ranks } ranks

# What a position waits for. $side, $first and $second are White or Black.
listing-setup = { $side }'s set-up
listing-setups-in-order = { $first }'s set-up, then { $second }'s
listing-setups-in-any-order = { $first }'s and { $second }'s set-ups, in any order

# $awaited is one of those above, $call how to send one, with the $turn.
listing-awaits-setup = there are no turns before { $awaited }; send one with { $call } { $turn }, or draw the first ranks on standard input
