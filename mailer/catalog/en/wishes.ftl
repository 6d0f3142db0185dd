# Whom somebody wants to play.

wishes-going = You're playing { $n ->
    [0] no games
    [one] one game
   *[other] { $n } games
}.
wishes-going-of = You're playing { $n ->
    [0] no games
    [one] one game
   *[other] { $n } games
} of up to { $most }. Each game you finish in time adds { $adds }; each you lose on time takes { $takes } away.
wishes-none = You've set no limits and turned nobody down. “help limits” says how.
wishes-total = in all: { $most } at once
wishes-limit = { $title }: { $most } at once
wishes-refused-preset = you don't play { $title }
wishes-refused-player = you don't play with { $name }
wishes-refused-address = you don't play with { $address }
wishes-total-set = Others can't begin games with you while you have { $most ->
    [one] one game
   *[other] { $most } games
} going. You can still begin your own.
wishes-limit-set = Others can't begin a game of { $title } with you while you have { $most ->
    [one] one
   *[other] { $most }
} of them going. You can still begin your own.
wishes-lifted = You have no limit on games of { $title } any more.
wishes-total-lifted = You have no limit on your number of games any more.
wishes-preset-refused = Others can't begin a game of { $title } with you any more. “accept { $preset }” undoes that.
wishes-preset-accepted = Others can begin games of { $title } with you again.
wishes-player-refused = { $name } can't begin a game with you any more, and you won't get their words. “accept { $name }” undoes that.
wishes-player-accepted = { $name } can play with you again, and you'll get their words.
wishes-player-accepted-by-name = { $name } can play with you again under that name. Addresses you've refused stay refused: “limits” lists them.
wishes-address-refused = { $address } can't begin a game with you any more, and you won't get words from there. “accept { $address }” undoes that.
wishes-address-accepted = { $address } can play with you again.
wishes-nobody = I know no game and no player called “{ $words }”. To answer a challenge, write just “accept” or “decline”.
wishes-yourself = That is you.
wishes-withheld-banned = I didn't pass on your words: { $name } doesn't play here any more.
wishes-withheld = I didn't pass on your words: { $name } doesn't want to hear from you. The game goes on all the same.
