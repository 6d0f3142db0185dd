# Truces: both clocks stand, because the players have agreed on it. $until is when they run again at the latest.

match-truce-offered = You have offered { $name } a truce of the clocks. It begins when { $name } agrees; until then the clock runs.
match-truce-offers = { $name } offers you a truce of the clocks. Answer truce yes or truce no. Silence agrees to nothing.
match-truce-waits = Your offer of a truce stands; { $name } has not answered it yet.
match-truce-no-offer = There is no offer of a truce from { $name } to answer. You can make one with truce.
match-truce-declined = You have declined { $name }'s offer of a truce. The clock runs on.
match-truce-declines = { $name } has declined your offer of a truce. The clock runs on.
match-truce-accepts = { $name } agrees to the truce.
match-truce-begins = Both clocks stand now. { match-truce-until } Turns may be played meanwhile.
match-truce-until = The clocks run again as soon as one of you says fight, and on { $until } in any case.
match-truce-agreed = because you have agreed on a truce
match-truce-on = Both clocks stand already, since { $since }.
match-truce-used = The clocks have stood for { $most } in this game, and that is the most.
match-truce-too-late = The time has run out, and a truce does not bring it back.
match-truce-none = No clock stands by agreement, so there is nothing to end.
match-truce-ended = The truce is over.
match-truce-ends = { $name } has ended the truce.
match-truce-over = The truce is over: the clocks stand for { $most } in a game at most.
match-does-truce = agrees: both clocks stand
match-does-not-truce = the clock runs on
