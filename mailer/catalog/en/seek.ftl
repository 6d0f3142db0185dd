# How offers are written.

command-seek-what = Which game? Write it after “seek”: “seek amoeba time 3d”. “presets” lists the games.
command-seek-rating = I can't read the ratings { $words }. Write “rating 1400-1800” or “rating 1400+”.
command-seek-games = I can't read { $words } as a number from 1 to { $most }. Write “games 3”.
command-seek-until = I can't read { $words } as a day. Write “until 2027-01-31”.
command-seek-from = Games from an offer begin at the start. To begin elsewhere, challenge someone: “new … from POSITION”.
command-seek-vs = Anyone can take an offer. To challenge one person, write “new PRESET vs ADDRESS”.
command-seeks-before = After “before” write an offer's number, as in “seeks before 57”, not “{ $words }”.
command-offer-number = Write the offer's number: “{ $command } 12”. “seeks” lists the offers.
command-seek-takeover = Write only the game's number: “seek takeover 42”. Its terms stay as they were.
