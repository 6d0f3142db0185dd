# $name is a player, or "White" where no name is known.

match-name-and-side = { $name } ({ $side })
match-says = { $name } says: “{ $words }”

# Clauses.
match-your-turn = it's your turn
match-their-turn = it's { $name }'s turn

# Set-ups.
match-open-setups = First White sets up on their side of the board, then Black, who can see White's set-up.
match-secret-setups = First you both set up on your own side of the board. You'll see each other's set-up when both are in.
match-setup-time = You have as long to set up as for a turn.
match-setup-time-bank = Setting up uses the same clock, which then shows at least a day.
match-first-setup-secret = Send your set-up whenever you like. You'll see each other's when both are in.
match-first-setup-yours = You set up first.
match-first-setup-theirs = { $name } sets up first. You'll see that before you set up.

# $why is "both sides have 5 units".
match-draw-rule = If you agree on or claim a draw, the side with the better position wins.
match-worth-nothing = A draw goes to the better side. Right now neither is better ({ $why }), so it would be a draw.
match-worth-yours = A draw goes to the better side. Right now that's you ({ $why }).
match-worth-theirs = A draw goes to the better side. Right now that's { $name } ({ $why }).
match-offer-stands = The draw offer is still open. { $worth }

# Take-backs. $turns are as match-undo-turn.
match-undo-no-turn-yet = There's no turn to take back yet. To change your set-up, send a new one while you still can.
match-undo-asked-first = { $name } asked first to take back a turn. Reply “undo yes” or “undo no”; for your own turn, reply “undo no” first.
match-undo-waits = You've already asked. { $name } hasn't answered yet.
match-undo-none = You haven't played a turn yet.
match-undo-asked = You've asked { $name } to let you take back { match-undo-turns }
match-undo-asks = { $name } asks to take back { match-undo-turns }
match-undo-turns = { count-turns }: { $turns }
match-undo-turn = turn { $number }, { $turn }
match-undo-together = Everything after turn { $number } would go, too.
match-undo-answer = Reply “undo yes” or “undo no”. If nobody answers before the next turn, nothing is taken back.
match-undo-not-asked = { $name } hasn't asked to take back a turn. To ask for yours, reply “undo”.
match-undo-refused = You said no: { $name }'s turn isn't taken back.
match-undo-refuses = { $name } said no: your turn isn't taken back.
match-does-undo = { $n ->
    [one] takes the turn back
   *[other] takes { $n } turns back
}
match-does-not-undo = { $n ->
    [one] keeps the turn
   *[other] keeps the turns
}
match-undo-granted = You let { $name } take back the turn. { match-undone }
match-undo-grants = { $name } lets you take back your turn. { match-undone }
match-undone = { $n ->
    [one] { $n } turn was
   *[other] { $n } turns were
} taken back. The game is at turn { $number } again, and { $whose }.

# Challenges. $side is the reader's.
match-challenge-sent = I've sent { $name } your challenge (game { $game }, { $title }). You play { $side }.
match-challenge-number = Your challenge to { $address } is number { $game }. I write to people who don't know me once a week at most; if they want to play, you'll hear.
match-challenge-terms = The game is { $title }, and you play { $side }. It begins when they accept; until then “withdraw” cancels it.
match-challenge-waits = If they want to play, you'll hear. Until then “withdraw” cancels your challenge.
match-challenge = { $name } challenges you to a game of { $title }. You'd play { $side }; { $first } moves first.
match-challenge-own = { $name } challenges you to { $title }. You'd play { $side }; { $first } moves first.
match-challenge-terms-own = It's your own game, and you play { $side }. It begins when they accept; until then “withdraw” cancels it.
match-challenge-answer = Reply “yes” to play or “no” to decline. If you don't answer, nothing happens.
match-open-impossible = This game can't begin.
match-open-position = I can't read the position: { $why }.
match-open-over = The game would be over at once: { $result } ({ $why }).
match-open-no-turn = { $side } has no legal turn in this position, so the game can't begin.
match-open-half-set-up = Your position needs the units of both sides. To begin with set-ups, leave the position out.
match-accept-own = That's your own challenge. Reply “withdraw” to cancel it.
match-accepted = You accepted { $name }'s challenge. You play { $side }.
match-accepts = { $name } accepted your challenge. You play { $side }.
match-declined = You declined { $name }'s challenge.
match-declines = { $name } declined your challenge, so there's no game.
match-withdraw-theirs = Only { $name } can cancel this challenge. Reply “accept” or “decline”.
match-withdrawn = You cancelled your challenge, so there's no game.
match-withdraws = { $name } cancelled the challenge. You don't need to answer.

# Terms. $time and $grace are durations.
match-terms-no-time = No time limit.
match-terms-time = { $time } per turn.
match-terms-time-turns = { $time } for every { $n } turns of yours; you keep what's left.
match-terms-time-bank = { $time } each for the whole game.
match-terms-time-add = { $time } each for the whole game, plus { $add } after each turn.
match-terms-time-most = { $time } each for the whole game, plus { $add } after each turn, up to { $most }.
match-terms-claim = If your opponent runs out of time you can win with “claim time”; { $grace } later I end the game myself.
match-terms-at-once = If you run out of time, you lose.
match-terms-options = Options: { $options }.
match-terms-takeover = It continues game { $game }, which a player left; the result of that game stays. Position: { $position }
match-terms-position = The challenger chose the starting position: { $position }
match-terms-repetition = You can claim a draw when a position occurs { $times }.
match-terms-repetition-or-quiet = You can claim a draw when a position occurs { $times }, or after { count-turns } in a row (both sides') without a { $event }.
match-terms-quiet = You can claim a draw after { count-turns } in a row (both sides') without a { $event }.
match-terms-rated = Rated.
match-rated-private = A private game can't be rated: anyone must be able to check ratings. Leave out “private”, or write “unrated”.
match-rated-position = Only games from the usual start are rated. Write “unrated”, or leave out the position.
match-terms-private = Private: the record isn't published.

# Draw offers.
match-draw-offered-first = { $name } has already offered you a draw; your letters may have crossed. Reply “draw yes” or “draw no”.
match-draw-waits = You've already offered a draw. { $name } hasn't answered yet.
match-draw-offered = You offered { $name } a draw. It's open until { $name } answers or plays.
match-draw-offers = { $name } offers you a draw. Reply “draw yes” or “draw no”. If you play on, you decline.
match-draw-no-offer = { $name } hasn't offered a draw. To offer one, reply “draw”.
match-draw-declined = You declined { $name }'s draw offer.
match-draw-declines = { $name } declined your draw offer.
match-draw-accepted = You accepted { $name }'s draw offer.
match-draw-accepts = { $name } accepted your draw offer.
match-draw-stands = { $name } offers you a draw.
match-does-agree-draw = accepts: the game is a draw
match-does-agree-yours = accepts: the game ends and you win
match-does-agree-theirs = accepts: the game ends and { $name } wins
match-does-play-on = plays on

# Resigning, confirming, talking.
match-called-off = I've called the game off.
match-calls-off = { $name } has called the game off.
match-call-off-asked = You've called off three games in the last month, so I've asked { $name } to agree. Until then the game goes on.
match-call-off-asks = { $name } would like to call this game off; it would count for nothing. Answer “withdraw yes” or “withdraw no”.
match-call-off-asked-first = { $name } has asked you to call the game off. “withdraw yes” does it.
match-call-off-not-asked = { $name } hasn't asked you to call the game off.
match-call-off-refused = The game goes on. I'll tell { $name }.
match-call-off-refuses = { $name } would like to play on.
match-does-call-off = calls the game off
match-call-off-event = A tournament's game can't be called off. “resign” gives it up.
match-call-off-takeover = This game was taken over, so it can't be called off. “resign” gives it up.
match-call-off-late = Both of you have played { $n } turns, so it's too late to call the game off. You can write “draw” or “resign”.
match-call-off-out-of-time = Your time has run out, so you can't call the game off.

match-resigned = You resigned.
match-resigns = { $name } resigned.
match-confirm-nothing = I didn't ask you to confirm anything. To check a turn before you play it, write “try” in front.
match-say-nothing = There's nothing after “say”. Write for instance “say Good luck!”.
match-said = I'm passing your words on to { $name }.

# Commands before or after the game.
match-not-begun = The game hasn't begun: { $name } hasn't answered your challenge yet.
match-answer-first = The game hasn't begun. Reply “accept” or “decline” to { $name }'s challenge first.
match-is-over = The game has been over since { $since }. { $result }
match-came-to-nothing = There's no such game: the challenge was { $why } on { $at }.
match-no-such = There's no such game.
match-accepted-before = The challenge was accepted on { $at }, and the game is on.

# Claims. $need is what the rule asks for.
match-claim-set-ups = You can't claim anything before both set-ups are in.
match-claim-no-repetition = You can't claim this: repetition is no draw in this game.
match-claim-repetition = You can't claim this yet: the position has occurred { $times }, and it takes { $need }.
match-claim-no-quiet = You can't claim this: quiet turns are no draw in this game.
match-claim-quiet = You can't claim this yet: { count-turns } in a row without a { $event }, and it takes { $need }.
match-claim-clock-stands = You can't claim time: { $name }'s clock has been stopped since { $since }, { $why }. { $again }
match-claim-no-time = You can't claim time: this game has no time limit.
match-claim-own-set-up = Send your own set-up first; I'm waiting for it, too.
match-claim-own-clock = You can't claim time: it's your own clock that's running.
match-claim-too-early = You can't claim time yet: { $name } has until { $until }. If nothing comes, claim from { $from } on.
match-claim-too-soon = You can't claim time yet: { $name } ran out of time on { $at }, but a letter may be on its way. Reply “claim time” from { $from } on.
match-claim-letter-waits = You can't claim time yet: I'm still checking a letter from { $name }'s side that came on { $arrived }. Reply “claim time” again when you hear from me, or after { $until }.
match-claim-granted = Your claim is right.
match-claims-game = { $name } claimed the game, and that's right ({ $why }).
match-claims-draw = { $name } claimed a draw, and that's right ({ $why }).

# The end.
match-over = The game is over. { $result }
match-over-won = The game is over. { $result } Congratulations!
match-result-called-off = It was called off and counts for nothing.
match-result-void = It doesn't count for anybody.
match-result-draw = { $result }: it's a draw ({ $why }).
match-result-yours = { $result }: you won ({ $why }).
match-result-theirs = { $result }: { $name } won ({ $why }).
match-seal-opened = { $name }'s set-up was sealed as { $seal } with the salt { $salt }. To check it, run:

match-players-only = Only the players of this game can do that.
match-cannot-do = You can't do that in a game.
match-failed = That didn't work: { $why }.

# Clocks. $due is "turn" or "set-up"; $what names it.
match-the-set-up = the set-up
match-turn = turn { $n }
match-set-up-may-be-sent = there's time for the set-up
match-turn-may-be-played = there's time for turn { $n }
match-reminder = It's your turn against { $name }. You have { $left } left{ $free }, until { $until }.
match-reminder-set-up = Please set up your game against { $name }. You have { $left } left{ $free }, until { $until }.
match-flag-yours = Your time for { $due } ran out on { $at }.
match-flag-still = { $name } can claim the game from { $from } on. Until then you can still { $due ->
    [set-up] set up
   *[turn] play
}. On { $closes } I end the game, and you lose.
match-flag-theirs = { $name }'s time for { $due } ran out on { $at }.
match-flag-claim = From { $from } on you can win with “claim time”, or wait: a { $due ->
    [set-up] set-up
   *[turn] turn
} still counts until you do. On { $closes } I end the game, and you win.
match-flag-both = The time for the set-ups ran out on { $at }, and neither is in.
match-flag-both-still = You can still send yours, and then claim the game while { $name }'s is missing. On { $closes } I end the game{ $ends ->
    [void] {""}, and it doesn't count
   *[other] {" as a draw"}
}.
match-closed-both = The time for the set-ups ran out on { $at }, and neither came.
match-closed-yours = Your time for { $what } ran out on { $at }, and no { match-due-kind } came.
match-closed-theirs = { $name }'s time for { $what } ran out on { $at }, and no { match-due-kind } came.
match-due-kind = { $due ->
    [set-up] set-up
   *[turn] turn
}

# Letters that answer an earlier turn.
match-late = You answered the letter for turn { $turn }, but the game is at turn { $now }. I played nothing.
match-late-set-ups = You answered an older letter, but the game is waiting for set-ups. I played nothing.
match-late-was-set-up = You answered the letter about the set-up, but the game is at turn { $now }. I played nothing.
match-late-unknown = I can't tell which turn you're answering; the game is at turn { $now }. I played nothing.
match-late-taken-back = Turn { $turn } was taken back; the game is at turn { $now }. I played nothing.
match-late-played = You played turn { $number } on { $at }: { $turn }
match-late-set-up = Your set-up of { $at } counts: { $turn }
match-late-set-up-replaceable = Your set-up of { $at } counts: { $turn }. To change it, answer this letter
match-guard = You wrote “{ $guard }:”, but the game is at turn { $now }. I played nothing.
match-guard-set-ups = You wrote “{ $guard }:”, but the game is still waiting for set-ups. I played nothing.
match-not-your-set-up = { $name } sets up first, so I didn't take your set-up.
match-not-your-turn = It's { $name }'s turn (turn { $now }), so I played nothing.

# Letters come back.
match-cut-off = I can't reach { $name }: the last { $n } letters came back.
match-cut-off-clock = { $name }'s clock is stopped, so you can't claim time. { match-runs-again }
match-letters-come-back = because letters to { $name } come back
match-runs-again = It runs again when { $name } writes, or on { $until } at the latest.
match-cut-off-event = This is a tournament game, so { $name }'s clock keeps running.
match-cut-off-what-now = You can wait, tell { $name } some other way, or resign.
match-reached = My letters to you came back since { $since }, and I told { $name }. Now I can reach you again.
match-has-written = { $name } has written again.
match-still-cut-off = My letters to { $name } still come back, but I stop a clock for { $most } at most.
match-still-cut-off-you = My letters to you still come back, but I stop a clock for { $most } at most.
match-goes-on-yours = Your clock is running again: { $may } until { $until }.
match-goes-on-theirs = { $name }'s clock is running again: { $may } until { $until }.

# Turns.
match-turn-played = I played your turn { $number }: { $turn }
match-turn-plays = { $name } played turn { $number }: { $turn }
match-leaderless = The { $group } AMP has lost its last leader, so its units can't act any more.
match-unit = { $owner } { $unit } on { $square }
neutral = neutral
match-lapsed-offer-theirs = By playing you declined { $name }'s draw offer.
match-lapsed-offer-yours = That declines your draw offer.
match-lapsed-offer-of = { $name }'s draw offer has expired.
match-lapsed-undo-yours = Your request to take back a turn has expired.
match-lapsed-undo-of = { $name }'s request to take back a turn has expired.
match-lapsed-undo-theirs = By playing you declined { $name }'s request to take back a turn.

# A refused turn. $quota is a leader's, $used "yes" where it has one.
match-turn-refused = I couldn't play your turn.
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
match-fine-but = { $fine }; { $part } isn't:
match-fine-but-follower = { $fine }; { $part } (action { $n }) isn't:
match-without = Without { $part } the { $whole ->
    [set-up] set-up
   *[turn] turn
} is legal. You can send:
match-prefix = The part before it is a legal turn. You can send:

# Set-ups. $seal is a hash.
match-set-up-first = The first turn waits for { $name }'s set-up.
match-set-up-ranks-theirs = These squares are { $side }'s.
match-set-up-rank = { $side } sets up on rank { $rank }.
match-set-up-ranks = { $side } sets up on ranks { $low }–{ $high }.
match-set-up-refused = I couldn't use your set-up. Please send it again.
match-set-up-refused-again = I couldn't use this set-up, so your earlier one still counts.
match-set-up-in = Your set-up is in: { $turn }
match-set-up-drawn = Your drawing doesn't say which rank is which, so I haven't used it yet. I read it from your side, with your first rank at the bottom: { $turn }
match-set-up-drawn-other = If your first rank is at the top, send this instead: { $turn }
match-set-up-replaced = You've changed your set-up to: { $turn }
match-own-set-up-title = Your set-up, which only you can see so far:
    .bare = Your set-up, which only you can see so far
match-set-up-hidden = It stays hidden until { $name }'s is in, too.
match-set-up-sealed = It's sealed as { $seal }. You'll both get this hash when both set-ups are in, and the salt after the game, so nobody can cheat.
match-set-up-next = { $name } sets up next.
match-set-up-told = I'm telling { $name }, and { $whose }.
match-set-up-theirs-hidden = { $name }'s set-up is in. It stays hidden until yours is in, too.
match-set-up-theirs-replaced = { $name } has changed the set-up: { $turn }
match-set-up-old-board = What you wrote for the old board doesn't count any more; please answer this letter.
match-set-up-theirs = { $name }'s set-up is in: { $turn }
match-set-ups-in = Both set-ups are in, and the game begins.
match-set-up-seal = { $name }'s set-up ({ $side }), sealed as { $seal }:
match-salts-later = You'll get the salts after the game, to check the seals.
match-set-up-until-turn-1 = You can change it by sending a new one until { $name } has played turn 1.
match-set-up-late-theirs = { $name }'s time to set up ran out on { $at }. From { $from } on you can win with “claim time”.
match-set-up-late-yours = Your time to set up ran out on { $at }. From { $from } on { $name } can claim the game; until then your set-up still counts.

# Tries. $what is "turn 7" or "the set-up".
match-try = This is a try; nothing was played.
match-try-past = This is a try from the position after turn { $number }; nothing was played.
match-try-after = After { $what }: { $turn }
match-try-set-up-title = The board with it:
    .bare = The board with it
match-try-from = I couldn't try that: { $why }.
match-try-set-up = You can't try that yet: { $name } sets up first.
match-turn-hurts = I haven't played turn { $number } yet, because it may cost you more than you think: { $turn }
match-turn-exposes = { $name } could then win with one capture: { $turn }
match-turn-hurts-title = The board after that turn:
    .bare = The board after that turn
match-try-hold-set-up = Reply “confirm” to send this set-up.
match-try-hold = Reply “confirm” to play turn { $number }, { $turn }
match-try-lapsed = “confirm” can't play this one: you wrote something else below it. To play it, send it as your turn.
match-try-illegal = { CAP($what) } ({ $side }) isn't legal.
match-try-legal = { CAP($what) } ({ $side }), { $turn }, is legal.
match-try-legal-set-up = { CAP($what) } ({ $side }) is legal: { $turn }.
match-try-captures = It captures { $units }.
match-try-removes = The body rules remove { $units }.
match-try-ends = It ends the game: { $result } ({ $why }).

# The history of a game.
match-history-result = { $result } ({ $why })
match-history-set-up-hidden = { $number } set-up, still hidden
match-no-position = there's no position after turn { $turn }; the game has { count-turns } so far
match-no-game-yet = there's no game yet
match-no-set-ups = this game doesn't begin with set-ups
match-grant-no-clock = This game has no clock, so you can't give time.
match-grant-bounds = You can give up to { $most }.
match-grant-full = A clock can't show more than { $years } years. { $name }'s already shows { $left }.
match-granted = You gave { $name } { $time }.
match-grants = { $name } gives you { $time }.
match-grant-shows = { $name }'s clock now shows { $left }.
match-grant-shows-yours = Your clock now shows { $left }.
match-grant-next = { $name } has { $time } for the next turn.
match-grant-next-yours = You have { $time } for your next turn.
match-grant-until = Now { $may } until { $until }.

# Playing a program.
match-program-plays = Your game against { $name } has begun: game { $game }, { $title }.
match-program-side = You play { $side }.
match-rated-program = Games against the robot are never rated. Leave out “rated”.
match-say-program = I can't read that: I'm only the robot here. Your words went to nobody.
match-program-waits = It's your turn against the robot. If you don't play until { $ends }, I'll call the game off, and it counts for nothing.
match-program-silence = You haven't played for 60 days, so I've called off your game against the robot.
