# Pauses.

match-pause-offered = I've offered { $name } a pause. Until { $name } agrees the clock runs; playing a turn declines it.
match-pause-offers = { $name } offers a pause, which stops both clocks. Reply “pause yes” or “pause no”; playing a turn declines it. Without an answer there's no pause.
match-pause-offered-first = { $name } has offered you a pause too; your letters may have crossed. Reply “pause yes” or “pause no”.
match-pause-waits = { $name } hasn't answered your offer of a pause yet.
match-pause-no-offer = { $name } hasn't offered a pause. You can, with “pause”.
match-pause-no-clock = This game has no clock to stop.
match-pause-on = Both clocks have been stopped since { $since }. They run again by { $until }; then you can agree on another pause.
match-pause-used = You've used up all pauses: a game can have { $most } of them.
match-pause-too-late = The time is already up, so a pause doesn't help. Your opponent can give you time with “grant 3d”.
match-pause-declined = You declined { $name }'s pause. The clock runs on.
match-pause-declines = { $name } declined your pause. The clock runs on.
match-pause-accepts = { $name } agrees to the pause.
match-pause-begins = Both clocks are stopped. They run again 24 hours after one of you writes “resume”, or by { $until }. You may still play.
match-pause-none = There's no pause to end.
match-pause-ends-already = The clocks run again on { $until }; you both know.
match-pause-ended = The pause ends on { $until }; then the clocks run again.
match-pause-ends = { $name } is ending the pause: the clocks run again on { $until }.
match-pause-over = The pause is over: a game can have { $most } of pauses.
match-pause-stands = { $name } offers a pause, which stops both clocks.
match-does-pause = stops both clocks
match-does-not-pause = the clock runs on
match-lapsed-pause-theirs = Your turn ended { $name }'s offer of a pause.
match-lapsed-pause-yours = That ended your offer of a pause.
letter-head-pause-offered = Pause offered
letter-head-pause-declined = Pause declined
letter-clock-paused = Both clocks are stopped until { $until }.
