# Pauses: both clocks stand, because the players have agreed on it. $until is when they run again at the latest.

match-pause-offered = You have offered { $name } a pause of the clocks. It begins when { $name } agrees; until then the clock runs.
match-pause-offers = { $name } offers you a pause of the clocks. Answer pause yes or pause no. Silence agrees to nothing.
match-pause-waits = Your offer of a pause stands; { $name } has not answered it yet.
match-pause-no-offer = There is no offer of a pause from { $name } to answer. You can make one with pause.
match-pause-declined = You have declined { $name }'s offer of a pause. The clock runs on.
match-pause-declines = { $name } has declined your offer of a pause. The clock runs on.
match-pause-accepts = { $name } agrees to the pause.
match-pause-begins = Both clocks stand now. { match-pause-until } Turns may be played meanwhile.
match-pause-until = The clocks run again as soon as one of you says resume, and on { $until } in any case.
match-pause-agreed = because you have agreed on a pause
match-pause-on = Both clocks stand already, since { $since }.
match-pause-used = The clocks have stood for { $most } in this game, and that is the most.
match-pause-too-late = The time has run out, and a pause does not bring it back.
match-pause-none = No clock stands by agreement, so there is nothing to resume.
match-pause-ended = The pause is over.
match-pause-ends = { $name } has ended the pause.
match-pause-over = The pause is over: the clocks stand for { $most } in a game at most.
match-does-pause = agrees: both clocks stand
match-does-not-pause = the clock runs on
