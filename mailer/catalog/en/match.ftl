# What is said about one match: challenge, turns, draws, claims, take-backs, clocks, the end.
# $name is a player, or "White" where no name is known; $words is what somebody wrote themselves.

match-name-and-side = { $name } ({ $side })
match-says = { $name } says: “{ $words }”

# Whose turn it is, as a clause.
match-your-turn = it is your turn
match-their-turn = it is { $name }'s turn
match-moves-first = { $name } moves first

# Set-ups, in the invitation and when the game begins.
match-open-setups = The game begins with set-ups: first White places their units on their own side of the board, then Black, who has seen them, places theirs.
match-secret-setups = The game begins with set-ups: each player places their own units on their own side of the board. Neither set-up is shown before both are in.
match-setup-time = There is as much time for a set-up as for a turn.
match-setup-time-bank = The time for a set-up is taken from the same clock, which then shows a day at least.
match-first-setup-secret = The game begins with the set-ups. Send yours whenever you like; neither is shown before both are in.
match-first-setup-yours = The game begins with the set-ups, and yours comes first.
match-first-setup-theirs = The game begins with the set-ups. { $name }'s comes first; you will see it before you send yours.

# What a draw is worth, where it is given to the side that stands better. $why is a reason such as "both sides have 5 units".
match-draw-rule = In this game a draw, agreed or claimed, is given to the side that stands better.
match-worth-nothing = In this game a draw is given to the side that stands better. On the present board neither does ({ $why }): it would be a draw.
match-worth-yours = In this game a draw is given to the side that stands better. On the present board you would win ({ $why }).
match-worth-theirs = In this game a draw is given to the side that stands better. On the present board { $name } would win ({ $why }).
match-offer-stands = The offer of a draw still stands. { $worth }

# Take-backs. $n is how many turns are or were taken back, $turns are these as match-undo-turn, $number in match-undo-together the first of them.
match-undo-no-turn-yet = There is nothing to take back: no turn has been played yet. A set-up is replaced by sending another, as long as that is allowed.
match-undo-asked-first = { $name } has asked first to take a turn back. Answer undo yes or undo no; to ask for your own turn, say undo no first.
match-undo-waits = You have asked to take your turn back; { $name } has not answered yet.
match-undo-none = You have not played a turn yet that could be taken back.
match-undo-asked = You have asked { $name } to let you take back { match-undo-turns }
match-undo-asks = { $name } asks to take back { match-undo-turns }
match-undo-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}: { $turns }
match-undo-turn = turn { $number }, { $turn }
match-undo-together = What was played after turn { $number } would go with it.
match-undo-answer = Answer undo yes or undo no. Silence grants nothing, and the next turn ends the matter.
match-undo-not-asked = { $name } has not asked to take a turn back. To ask for one of your own, write undo.
match-undo-refused = You have not let { $name } take the turn back. The game goes on as it stands.
match-undo-refuses = { $name } does not let you take the turn back. The game goes on as it stands.
match-does-undo = { $n ->
    [one] takes the turn back
   *[other] takes { $n } turns back
}
match-does-not-undo = { $n ->
    [one] lets it stand
   *[other] lets them stand
}
match-undo-granted = You have let { $name } take the turn back. { match-undone }
match-undo-grants = { $name } lets you take your turn back. { match-undone }
match-undone = { $n ->
    [one] { $n } turn was
   *[other] { $n } turns were
} taken back: the game is at turn { $number } again, and { $whose }.

# Challenges. $title is the game's name, $side the side that the reader plays or would play, $first who begins.
match-challenge-sent = I've sent { $name } your challenge (game { $game }, { $title }). You play { $side }.
match-challenge-number = Your challenge to { $address } is number { $game }. I write to people who don't know me once a week at most; if they want to play, you'll hear.
match-challenge-terms = The game is { $title }, and you play { $side }. It begins when the challenge is accepted; until then you can take it back with withdraw.
match-challenge-waits = If they want to play, you will hear. The game begins when the challenge is accepted; until then you can take it back with withdraw.
match-challenge = { $name } challenges you to a game of { $title }. You would play { $side }; { $first } moves first.
match-challenge-answer = Answer accept or decline. Nothing begins before you do.
match-open-exists = Game { $game } exists already.
match-open-no-rules = No game can be opened: its rules are not known here.
match-open-no-challenger = No game can be opened: one of its two players must be the challenger.
match-open-not-challenger = A challenge can only be made by the challenger.
match-open-position = The position cannot be read: { $why }.
match-open-over = The game would be over before it began: { $result } ({ $why }).
match-open-no-turn = The game could not begin: { $side } has no turn to play in this position.
match-open-half-set-up = A game from a position of your choice needs the units of both sides on the board. To begin with set-ups, leave the position out.
match-accept-own = This is your own challenge: only { $name } can accept it. You can take it back with withdraw.
match-accepted-set-up = You have accepted { $name }'s challenge. You play { $side }.
match-accepts-set-up = { $name } has accepted your challenge. You play { $side }.
match-accepted = You have accepted { $name }'s challenge. The game has begun: you play { $side }, and { $first }.
match-accepts = { $name } has accepted your challenge. The game has begun: you play { $side }, and { $first }.
match-decline-own = This is your own challenge: you cannot decline it, but you can take it back with withdraw.
match-declined = You have declined { $name }'s challenge.
match-declines = { $name } has declined your challenge. There will be no game.
match-withdraw-theirs = Only { $name } can take this challenge back. You can answer accept or decline.
match-withdrawn = Your challenge is taken back. There will be no game.
match-withdraws = { $name } has taken the challenge back. There will be no game, and you need not answer.

# What the two agree on, in the invitation. $time and $grace are durations, $event is what begins the count anew.
match-terms-no-time = There is no limit of time.
match-terms-time = Each player has { $time } for each turn.
match-terms-time-turns = Each player has { $time } for each { $n } turns of their own; what is left then is kept.
match-terms-time-bank = Each player has { $time } for the whole game.
match-terms-time-add = Each player has { $time } for the whole game, and { $add } more after each turn of their own.
match-terms-time-most = Each player has { $time } for the whole game, and { $add } more after each turn of their own, until their clock shows { $most }.
match-terms-claim = When somebody's time has run out the opponent may claim the game with claim time; { $grace } later the service closes it.
match-terms-at-once = Whose time runs out has lost.
match-terms-options = Options: { $options }.
match-terms-takeover = It goes on from the last position of game { $game }, one seat of which was given up. The result of that game stays. The position: { $position }
match-terms-position = The game starts from a position of the challenger's choice: { $position }
match-terms-repetition = A position that has occurred { $times } may be claimed as a draw.
match-terms-quiet-too = So may { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} in a row without a { $event }, both sides counted.
match-terms-quiet = A draw may be claimed after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} in a row without a { $event }, both sides counted.
match-terms-rated = The game is rated: it counts for the ratings of both of you.
match-rated-private = A game is rated or private, not both: ratings are reckoned from records that everybody can read. Leave one of the words away, or say “unrated”.
match-rated-position = A game from a position of somebody's choice is not rated: ratings tell how people play from the start. Leave “rated” away, or say “unrated”.
match-terms-private = The game is private: its record is not published.

# Draw offers.
match-draw-offered-first = { $name } has offered you a draw already, and your own offer does not accept it: the two letters may have crossed. draw yes accepts it, draw no declines it.
match-draw-waits = Your offer of a draw stands; { $name } has not answered it yet.
match-draw-offered = You have offered { $name } a draw. It stands until { $name } answers it or plays a turn.
match-draw-offers = { $name } offers you a draw. Answer draw yes or draw no; your next turn declines it. Silence accepts nothing.
match-draw-no-offer = There is no offer of a draw from { $name } to answer. You can make one with draw.
match-draw-declined = You have declined { $name }'s offer of a draw.
match-draw-declines = { $name } has declined your offer of a draw.
match-draw-accepted = You have accepted { $name }'s offer of a draw.
match-draw-accepts = { $name } has accepted your offer of a draw.
match-draw-stands = { $name } offers you a draw.
match-does-agree-draw = agrees: the game ends as a draw
match-does-agree-yours = agrees: the game ends, and you have won it
match-does-agree-theirs = agrees: the game ends, and { $name } has won it
match-does-play-on = plays on

# Resigning, confirming, talking.
match-called-off = I've called the game off.
match-calls-off = { $name } has called the game off.
match-call-off-asked = You've called off three games in the last month, so I've asked { $name } to agree. The game goes on until then.
match-call-off-asks = { $name } would like to call this game off; it would count for nothing. Answer “withdraw yes” or “withdraw no”.
match-call-off-asked-first = { $name } has asked you to call the game off. “withdraw yes” does it.
match-call-off-waits = You've asked { $name } to call the game off. I'm waiting for the answer.
match-call-off-not-asked = { $name } hasn't asked you to call the game off.
match-call-off-refused = The game goes on. I'll tell { $name }.
match-call-off-refuses = { $name } would like to play on.
match-does-call-off = calls the game off
match-call-off-event = A tournament's game can't be called off. “resign” gives it up.
match-call-off-takeover = This game was taken over, so it can't be called off. “resign” gives it up.
match-call-off-late = Both of you have played { $n } turns, so the game can't be called off any more. You can offer a draw with “draw” or give up with “resign”.
match-call-off-out-of-time = Your time has run out, so you can't call the game off.
match-resigned = You have resigned.
match-resigns = { $name } has resigned.
match-confirm-nothing = There is nothing to confirm. A turn waits for your confirm after try.
match-say-nothing = There was nothing after say, so nothing was sent. Write your words behind it, as in “say Good luck!”.
match-said = Your words go to { $name }.

# Commands that come before or after the game.
match-not-begun = Nothing was done: the game has not begun. { $name } has not answered your challenge yet.
match-answer-first = Nothing was done: the game has not begun. Answer { $name }'s challenge first, with accept or decline.
match-is-over = Nothing was done: the game has been over since { $since }. { $result }
match-came-to-nothing = Nothing was done: there is no such game. The challenge was { $why } on { $at }.
match-no-such = Nothing was done: there is no such game.
match-accepted-before = The challenge was accepted on { $at }; the game is being played.

# Claims. $need is what the rule asks for; $event is what begins the count of quiet turns anew.
match-claim-set-ups = There is nothing to claim yet: the game begins when both set-ups are in.
match-claim-what = Nothing was done: write what you claim, as in “claim repetition”, “claim quiet” or “claim time”.
match-claim-no-repetition = The claim is not granted: this game is played without the rule of repetition.
match-claim-repetition = The claim is not granted: this position has occurred { $times }, and the rule asks for { $need }.
match-claim-no-quiet = The claim is not granted: this game is played without the rule of quiet turns.
match-claim-quiet = The claim is not granted: the number of turns in a row without a { $event } is { $n }, and the rule asks for { $need }.
match-claim-clock-stands = The claim is not granted: { $name }'s clock has stood since { $since }, { $why }. { $again }
match-claim-no-time = The claim is not granted: this game is played without a limit of time.
match-claim-own-set-up = Your own set-up is awaited, too: send it first.
match-claim-own-clock = It is your own clock that is running: there is no time of your opponent's to claim.
match-claim-too-early = The claim is not granted: { $name } has time until { $until }. If nothing of theirs comes until then, you can claim it from { $from } on.
match-claim-too-soon = The claim is not granted yet: { $name }'s time ran out on { $at }. It can be claimed from { $from } on, so that letters which came in time are read first: write claim time again then.
match-claim-letter-waits = The claim is not granted yet: a letter for { $name }'s seat came on { $arrived }, and nothing could be decided about it so far; while it waits nobody loses on time. Write claim time again when it is decided, at the latest after { $until }.
match-claim-granted = Your claim is granted.
match-claims-game = { $name } has claimed the game ({ $why }), and the claim is granted.
match-claims-draw = { $name } has claimed a draw ({ $why }), and the claim is granted.

# The end. $result is a sentence of the next group, $why the cause.
match-over = The game is over. { $result }
match-over-won = The game is over. { $result } Congratulations!
match-result-called-off = It was called off and counts for nothing.
match-result-void = It is void: it counts for nobody.
match-result-draw = Result { $result } ({ $why }): a draw.
match-result-yours = Result { $result } ({ $why }): you have won.
match-result-theirs = Result { $result } ({ $why }): { $name } has won.
match-seal-opened = { $name }'s set-up was sealed as { $seal }, with the salt { $salt }. To check it, run:

match-players-only = Only a player of the game can do that.
match-cannot-do = That is not something that can be done in a game.
match-failed = This could not be done: { $why }.

# Clocks. $due is "turn" or "set-up" and chooses the words; $what names it; $at, $until and $closes are moments.
match-the-set-up = the set-up
match-turn = turn { $n }
match-set-up-may-be-sent = the set-up may be sent
match-turn-may-be-played = turn { $n } may be played
match-reminder = It is your turn in the game against { $name }. You have { $left } left, until { $until }.
match-reminder-set-up = Your set-up is awaited in the game against { $name }. You have { $left } left, until { $until }.
match-flag-yours = Your time for { $due } ran out on { $at }.
match-flag-still = From { $from } on { $name } may claim the game. Until that happens you can still { $due ->
    [set-up] send your set-up
   *[turn] play your turn
}; on { $closes } the service closes the game as lost.
match-flag-theirs = { $name }'s time for { $due } ran out on { $at }.
match-flag-claim = From { $from } on you may claim the game with claim time, or wait: a { $due ->
    [set-up] set-up
   *[turn] turn
} still counts until you do. On { $closes } the service closes the game as won by you.
match-flag-both = The time for the set-ups ran out on { $at }, and neither is in.
match-flag-both-still = You can still send yours; you may then claim the game, as long as { $name }'s is not in. On { $closes } the service closes the game{ $ends ->
    [void] {""}, and it is void: it counts for nobody
   *[other] {" as a draw"}
}.
match-closed-both = The time for the set-ups ran out on { $at }, and neither has come since.
match-closed-yours = Your time for { $what } ran out on { $at }, and no { match-due-kind } has come since.
match-closed-theirs = { $name }'s time for { $what } ran out on { $at }, and no { match-due-kind } has come since.
match-due-kind = { $due ->
    [set-up] set-up
   *[turn] turn
}

# Letters that answer an earlier turn. $now is the number of the turn that the game is at.
match-late = That was turn { $turn }; the game is at turn { $now }. Nothing was done; here is the board.
match-late-set-ups = Your letter does not answer one about the set-ups, and that is what the game waits for. Nothing was done.
match-late-was-set-up = That was the set-up; the game is at turn { $now }. Nothing was done; here is the board.
match-late-unknown = Your letter does not say which turn it answers; the game is at turn { $now }. Nothing was done; here is the board.
match-late-taken-back = That was turn { $turn }, which has been taken back; the game is at turn { $now }. Nothing was done; here is the board.
match-late-played = You played turn { $number } on { $at }: { $turn }
match-late-set-up = Your set-up of { $at } counts: { $turn }
match-late-set-up-replaceable = Your set-up of { $at } counts: { $turn }. To send another in its place, answer this letter
match-guard = You wrote { $guard }: in front of your turn, but the game is at turn { $now }. Nothing was done; here is the board.
match-guard-set-ups = You wrote { $guard }: in front, but the game waits for set-ups, and its turns have not begun. Nothing was done.
match-not-your-set-up = It is not for you to set up now: { $name } sets up first. Nothing was done.
match-not-your-turn = It is not your turn: turn { $now } is { $name }'s. Nothing was done; here is the board.

# Letters to a player come back: their clock stands.
match-cut-off = The mail system of { $name } refuses mail from here: { $n } letters in a row have come back.
match-cut-off-clock = { $name }'s clock does not run meanwhile, and there is no time to claim. { match-runs-again }
match-letters-come-back = because letters to { $name } come back
match-runs-again = It runs again as soon as a letter from { $name } comes, and on { $until } in any case.
match-cut-off-event = It is a game of a tournament, so { $name }'s clock runs on all the same.
match-cut-off-what-now = You can wait, tell { $name } by some other way, or resign.
match-reached = Letters to you have come back since { $since }, and { $name } was told so. Now that you have written, all is well again.
match-has-written = { $name } has written again.
match-still-cut-off = Letters to { $name } still come back, but a clock stands for { $most } in a game at most.
match-still-cut-off-you = Letters to you still come back, but a clock stands for { $most } in a game at most.
match-goes-on-yours = Your clock runs again: { $may } until { $until }.
match-goes-on-theirs = The clock of { $name } runs again: { $may } until { $until }.

# Turns. $turn is a turn as it is written, $units a list of units as they stood.
match-turn-played = Turn { $number } is played: { $turn }
match-turn-plays = { $name } has played turn { $number }: { $turn }
match-captured = Captured: { $units }.
match-leaderless = The { $group } AMP has lost its last leader, so its units can't act any more.
match-removed = Removed by the body rules: { $units }.
match-unit = { $owner } { $unit } on { $square }
neutral = neutral
match-lapsed-offer-theirs = { $name }'s offer of a draw has lapsed with your turn.
match-lapsed-offer-yours = Your offer of a draw has lapsed with it.
match-lapsed-offer-of = The offer of a draw from { $name } has lapsed with it.
match-lapsed-undo-yours = Your wish to take a turn back has lapsed with it.
match-lapsed-undo-of = The wish of { $name } to take a turn back has lapsed with it.
match-lapsed-undo-theirs = The wish of { $name } to take a turn back has lapsed with your turn.

# A turn that was refused: how far it was right. $part and $n name its parts, $quota is a leader's, $used "yes" where it has one.
match-turn-refused = Your turn was not played, and it is still your turn (turn { $number }).
match-part-action = action { $n }
match-part-primary = the primary
match-part-follower = follower { $n }
match-part-move = the move
match-part-slide = the slide
match-part-promotion = the promotion on { $square }
match-fine-actions = { $n ->
    [1] Action 1 is fine
   *[other] Actions 1–{ $n } are fine
}{ $used ->
    [yes] { " " }({ $n } of { match-activations } used)
   *[no] {""}
}
match-activations = { $quota ->
    [one] { $quota } activation
   *[other] { $quota } activations
}
match-fine-followers = { $n ->
    [0] The primary is fine
    [1] The primary and follower 1 are fine
   *[other] The primary and followers 1–{ $n } are fine
}
match-fine-move = { $n ->
    [1] The move is fine
   *[other] The move and what follows it are fine
}
match-fine-move-and = The move and { $part } are fine
match-fine-but = { $fine }; { $part } is not:
match-fine-but-follower = { $fine }; { $part } (action { $n }) is not:
match-without = Without { $part } the { $whole ->
    [set-up] set-up
   *[turn] turn
} would be legal; you can send this:
match-prefix = What comes before it would be a legal turn; you can send this:

# Set-ups. $seal is a hash, $turn the set-up as it is written.
match-set-up-first = No turn can be played before { $name }'s set-up is in, too. Yours stands; until then you can send another in its place.
match-no-salt = This could not be done: a secret set-up cannot be sealed without a salt.
match-set-up-ranks-theirs = These squares are { $side }'s.
match-set-up-rank = { $side } sets up on rank { $rank }.
match-set-up-ranks = { $side } sets up on ranks { $low }–{ $high }.
match-set-up-refused = Your set-up was not taken, and is still awaited.
match-set-up-refused-again = This set-up was not taken; the one that you sent before stands.
match-set-up-in = Your set-up is in: { $turn }
match-set-up-drawn = Your drawing does not say which rank is which, so your set-up is not placed yet. It was read as you see it from your own side of the board, with your first rank below: { $turn }
match-set-up-drawn-other = If your first rank is the upper row, as books draw Black, send this instead: { $turn }
match-set-up-replaced = Your set-up is replaced; this one counts now: { $turn }
match-own-set-up-title = Your set-up, which nobody but you sees yet:
    .bare = Your set-up, which nobody but you sees yet
match-set-up-hidden = It stays hidden until { $name }'s is in, too. Until then you can send another in its place.
match-set-up-sealed = It is sealed: { $seal }. This hash of it, with a salt that will be told when the game is over, goes to both of you as soon as both set-ups are in; so nobody can change one unseen.
match-set-up-next = It is on the board, and { $name } sets up next. Until then you can send another in its place.
match-set-up-told = { $name } is told, and { $whose }.
match-set-up-theirs-hidden = { $name }'s set-up is in. It stays hidden until yours is in, too.
match-set-up-theirs-replaced = { $name } has sent another set-up in place of the first: { $turn }
match-set-up-old-board = What you have written for the old board is not valid any more; answer this letter.
match-set-up-theirs = { $name }'s set-up is in: { $turn }
match-set-up-your-turn = Now it is for you to set up.
match-set-ups-in = Both set-ups are in, and the game begins: { $whose }.
match-set-up-seal = { $name }'s set-up ({ $side }), sealed as { $seal }:
match-salts-later = The salts are told when the game is over; then everybody can check the seals.
match-set-up-until-turn-1 = Until { $name } has played turn 1 you can send another set-up in its place.
match-set-up-late-theirs = { $name }'s time for the set-up ran out on { $at }: from { $from } on you may claim the game with claim time.
match-set-up-late-yours = Your time for the set-up ran out on { $at }: from { $from } on { $name } may claim the game. Until that happens your set-up still counts.

# Tries. $what is "turn 7" or "the set-up".
match-try = This is a try; nothing was played.
match-try-past = This is a try from the position after turn { $number }; nothing was played.
match-try-after = After { $what }: { $turn }
match-try-set-up-title = The board with it:
    .bare = The board with it
match-try-nothing = Write the turn to be tried after try.
match-try-many = At most { $most } turns can be tried at once; these are { $n }.
match-try-from = Nothing was tried: { $why }.
match-try-set-up = Nothing was tried: { $name } sets up first.
# A turn that costs its player own units, or the game, is asked back once.
match-turn-hurts = Turn { $number } is not played yet, for it costs you more than it may seem to: { $turn }
match-turn-exposes = { $name } could then win with one capture: { $turn }
match-turn-hurts-title = The board as it would be after that turn:
    .bare = The board as it would be after that turn
match-try-hold-set-up = If you want it, answer confirm: that sends this set-up.
match-try-hold = If you want to play it, answer confirm: that plays turn { $number }, { $turn }
match-try-lapsed = It does not wait for a yes: what stands below it in your letter came after it. To play it, send it as your turn, or try it once more.
match-try-illegal = { CAP($what) } ({ $side }) is not legal.
match-try-legal = { CAP($what) } ({ $side }), { $turn }, is legal.
match-try-legal-set-up = { CAP($what) } ({ $side }) is legal: { $turn }.
match-try-captures = It captures { $units }.
match-try-removes = The body rules remove { $units }.
match-try-ends = It ends the game: { $result } ({ $why }).

# The history of a game.
match-history-result = { $result } ({ $why })
match-history-set-up-hidden = { $number } set-up, not shown
match-no-position = there is no position after turn { $turn }; the game has { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} so far
match-no-game-yet = there is no game yet
match-no-set-ups = this game does not begin with set-ups
match-grant-no-clock = This game has no clock, so there is no time to give.
match-grant-bounds = A grant is more than nothing and at most { $most }.
match-grant-full = A clock can't show more than { $years } years. The clock of { $name } shows { $left } already.
match-granted = You have given { $name } { $time }.
match-grants = { $name } gives you { $time }.
match-grant-shows = The clock of { $name } now shows { $left }.
match-grant-shows-yours = Your clock now shows { $left }.
match-grant-next = { $name } will have { $time } for their next turn.
match-grant-next-yours = You will have { $time } for your next turn.
match-grant-until = Now { $may } until { $until }.
