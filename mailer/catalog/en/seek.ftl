# How offers are written.

command-seek-what = Write the game behind seek, as in “seek amoeba time 3d”. “presets” lists the games.
command-seek-rating = { $words } is no range of ratings. Write it as in “rating 1400-1800” or “rating 1400+”.
command-seek-games = { $words } is no number of games from 1 to { $most }. Write it as in “games 3”.
command-seek-until = { $words } is no day. Write it as in “until 2027-01-31”.
command-seek-from = An offer begins at the game’s own start. “new … from POSITION” challenges somebody to begin elsewhere.
command-seek-vs = An offer is for whoever takes it. To challenge one person, write “new PRESET vs ADDRESS”.
command-seeks-before = Behind “before” stands the number of an offer, as in “seeks before 57”, not “{ $words }”.
command-offer-number = Write the number of the offer, as in “{ $command } 12”. “seeks” lists the offers.
command-seek-takeover = Write the number of the game, and nothing behind it, as in “seek takeover 42”. Its terms stay as they were.
