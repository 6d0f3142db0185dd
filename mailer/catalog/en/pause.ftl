# Pauses: both clocks stand, because the players have agreed on it. $until is when they go again.

match-pause-offered = You have offered { $name } a pause. It begins when { $name } agrees; until then the clock runs, and a turn of theirs declines it.
match-pause-offers = { $name } offers you a pause, in which both clocks stand. Answer pause yes or pause no; your next turn declines it. Silence agrees to nothing.
match-pause-offered-first = { $name } has offered you a pause already, and your own offer does not accept it: the two letters may have crossed. pause yes accepts it, pause no declines it.
match-pause-waits = Your offer of a pause stands; { $name } has not answered it yet.
match-pause-no-offer = There is no offer of a pause from { $name } to answer. You can make one with pause.
match-pause-no-clock = This game has no time limit, so there is no clock to stand.
match-pause-on = Both clocks stand already, since { $since }. They go again on { $until } at the latest, and from then on you can agree on another pause.
match-pause-used = By agreement the clocks stand for { $most } in a game at most, and that is used up.
match-pause-too-late = The time has run out, and a pause does not bring it back. Who waits can give time, with grant 3d.
match-pause-declined = You have declined { $name }'s offer of a pause. The clock runs on.
match-pause-declines = { $name } has declined your offer of a pause. The clock runs on.
match-pause-accepts = { $name } agrees to the pause.
match-pause-begins = Both clocks stand now. They go again 24 hours after one of you has written resume, or on { $until } at the latest. Turns may be played meanwhile.
match-pause-none = The clocks do not stand by agreement, so there is nothing to resume.
match-pause-ends-already = The clocks go again on { $until }; both of you have been told.
match-pause-ended = The pause ends on { $until }; then the clocks go again.
match-pause-ends = { $name } ends the pause: the clocks go again on { $until }.
match-pause-over = The pause is over: by agreement the clocks stand for { $most } in a game at most.
match-pause-stands = { $name } offers you a pause, in which both clocks stand.
match-does-pause = agrees: both clocks stand
match-does-not-pause = the clock runs on
match-lapsed-pause-theirs = { $name }'s offer of a pause has lapsed with your turn.
match-lapsed-pause-yours = Your offer of a pause has lapsed with it.
letter-head-pause-offered = Pause offered
letter-head-pause-declined = Pause declined
letter-clock-paused = Both clocks stand by agreement until { $until } at the latest.
