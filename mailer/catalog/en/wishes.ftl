# How much, what, and with whom somebody wants to play.

wishes-going = You have { $n ->
    [0] no game
    [one] one game
   *[other] { $n } games
} going.
wishes-going-of = You have { $n ->
    [0] no game
    [one] one game
   *[other] { $n } games
} going, and may have { $most }. Each that you finish in time adds { $adds }, each that you lose on time takes { $takes } away.
wishes-none = You have set no limits and refuse nothing and nobody: help limits.
wishes-total = in all: { $most } at once
wishes-limit = { $preset }: { $most } at once
wishes-refused-preset = you play no { $preset }
wishes-refused-player = you do not play with { $name }
wishes-refused-address = you do not play with { $address }
wishes-total-set = Nobody can begin a game with you now while you have { $most ->
    [one] one game
   *[other] { $most } games
} going. What you begin yourself is not limited by that.
wishes-limit-set = Nobody can begin a game of { $preset } with you now while you have { $most ->
    [one] one
   *[other] { $most }
} of them going. What you begin yourself is not limited by that.
wishes-lifted = Games of { $preset } are not limited any more.
wishes-total-lifted = The number of your games is not limited by yourself any more.
wishes-preset-refused = Nobody can begin a game of { $preset } with you any more. “accept { $preset }” ends that.
wishes-preset-accepted = Games of { $preset } can be begun with you again.
wishes-player-refused = { $name } can begin no game with you any more, and you are not brought their words. Games that are going on go on. “accept { $name }” ends that.
wishes-player-accepted = { $name } can play with you again, and you are brought their words.
wishes-player-accepted-by-name = You do not refuse { $name } by that name any more. Addresses that you refuse stay refused, whoever writes from them: limits lists them.
wishes-address-refused = Whoever writes from { $address } can begin no game with you any more, and you are not brought their words. “accept { $address }” ends that.
wishes-address-accepted = Whoever writes from { $address } can play with you again.
wishes-nobody = “{ $words }” is neither a game that is played here nor the name of anybody. A challenge is accepted by “accept” alone, and declined by “decline”.
wishes-yourself = That is you.
wishes-withheld-banned = Your words do not go to { $name }, who does not play here any more.
wishes-withheld = Your words do not go to { $name }, who does not want to hear from you. The game goes on all the same.
