# A finished game goes to the inventor of its preset: what its players say to that and are told, and the letter.

match-copy-open = You have not said that the inventor may have this game. With copy inventor yes, and the same from { $name }, its record goes there when the game is over. Silence agrees to nothing.
match-copy-agreed = Your yes is noted. Nobody else is told of it. If { $name } says copy inventor yes, too, the record of this game goes to its inventor when it is over; until it has gone, copy inventor no takes your yes back.
match-copy-waits = Your yes is noted. The record goes to the inventor of the game when { $name } says copy inventor yes, too, and they are not told that you have. Until it has gone, copy inventor no takes your yes back.
match-copy-again = You have both agreed, but the record has not gone to the inventor of the game. copy inventor yes sends it.
match-copy-refused = The record of this game does not go to its inventor, unless you say copy inventor yes. Nobody else is told of this.
match-copy-gone = The record of this game has gone to its inventor, as you had both agreed. It cannot be taken back.
match-copied-before = The record of this game has gone to its inventor, as you had both agreed.
match-copied = The record of this game has gone to its inventor, for you have both agreed: the turns and the result with your names, as it is public, and nothing else that you wrote.
match-copy-many = You have both agreed that the inventor may have the record of this game. So many have gone there today that it waits: write copy inventor yes again, a day from now.
match-copy-offer = If you both like, the inventor of the game gets its record: write copy inventor yes. It goes there when { $name } says so, too, and silence agrees to nothing.
match-copy-private = This is a private game, so its record goes to nobody, and nothing was noted.
match-copy-void = This game does not count, so its record goes to no inventor, and nothing was noted.
match-copy-left = One of the two players of this game does not play here any more, so its record goes to no inventor, and nothing was noted.
match-copy-nobody = I know no inventor of { $title } who wants games to be sent, so nothing was noted. With record you get it as a file, which you can send to whomever you like.
copy-subject = A game of { $title } for its inventor: { $white } against { $black }
copy-finished = Game { $game } of { $title } is over. { $white } played White, { $black } played Black, and both want the inventor of the game to have it.
copy-attached = The record is attached: the turns, with their times, and the result. It is the public one; nothing of what the two said to each other or noted for themselves is in it. Nobody waits for an answer.
copy-why = This comes to you because the host of this service has entered your address as that of the inventor of { $title }. If you want no such letters, answer this one with the word block, and nothing comes to you from here any more.
copy-why-player = This comes to you because the host of this service has entered your address as that of the inventor of { $title }. If you want no such letters, answer this one with mail news off; block ends all letters from here.
