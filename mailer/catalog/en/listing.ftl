# Behind the program's name.
listing-no-square = { $text } isn't a square; write a letter and a number, such as e4
listing-off-board = { $square } isn't on this board of { $files } files and { $ranks } ranks

listing-setup = { $side }'s set-up
listing-setups-in-order = { $first }'s set-up, then { $second }'s
listing-setups-in-any-order = { $first }'s and { $second }'s set-ups, in any order

listing-awaits-setup = there are no turns before { $awaited }; send one with { $call } { $turn }, or draw the first ranks on standard input
