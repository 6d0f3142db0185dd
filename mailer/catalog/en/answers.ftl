# Answers to an invitation.
match-counter-sent = I've passed your terms on to { $name } (game { $game }). You'd play { $side }.
match-counter-waits = If { $name } agrees, the game begins. Until then the invitation stands, too: “{ $game }: accept” takes it as it is.
match-counter = { $name } would like to play { $title } by other terms. You'd play { $side }.
match-counter-answer = Reply yes or no. The invitation (game { $game }) stands, too: whichever gets a yes first becomes the game.
referee-counters-spent = { $name } has had { $n } lists of terms for this invitation, the most there is. “accept” takes it as it is.
command-accept-with = You can ask for another time, a colour, “unrated” or “no vacation”. Reply for example “accept with time 5d, black”.
answer-later = No hurry. The invitation stands until { $name } takes it back, and I haven't told { $name } anything. Reply yes or no when you know.
answer-or-yes = Or take the invitation as it is: reply yes or no.
answer-who = { $name } ({ $address }) invited you to a game of { $title }, by mail.
answer-what = I'm a referee: I pass on the turns, keep the clocks and know the rules. It costs nothing, and you need no account.
answer-side = You'd play { $side }.
answer-reply = Reply yes or no. “rules” brings the rules, “block” stops my letters.
answer-no-more-mail = If you want no more mail from me, reply with just “block”.
answer-in-digest = Which game? Put its number in front, for example “57: accept”.
answer-turn-beside = Is that your first turn? I haven't played it yet.
