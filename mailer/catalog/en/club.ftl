# What is above single games: offers, and whom they suit. $name is somebody else.

club-refuses-player = { $name } does not want this game.
club-refuses-preset = { $name } does not play { $preset } just now.
club-limits-preset = { $name } plays { $most ->
    [one] one game
   *[other] { $most } games
} of { $preset } at once at most, and has { $n } going.
club-limits-total = { $name } plays { $most ->
    [one] one game
   *[other] { $most } games
} at once at most, and has { $n } going.
club-cap-yours = You have { $n ->
    [one] one game
   *[other] { $n } games
} going, and may have { $most }. { $adds ->
    [0] When one of them is over, you may begin another.
   *[other] Each game that you finish in time adds { $adds }.
}
club-cap-theirs = { $name } has { $n ->
    [one] one game
   *[other] { $n } games
} going, which is as many as they may have.

# Making an offer.
club-seek-past = { $until } is over already. Write a day to come, as in “until 2027-01-31”.
club-seek-far = An offer stands for { $most } days at most.
club-seek-many = You have { $n } offers standing, which is as many as there may be. “cancel NUMBER” takes one back.
club-seek-refused = You refuse { $preset } yourself: “accept { $preset }” ends that.
club-seek-same = Your offer { $number } says the same already. “cancel { $number }” takes it back.

# Taking one. $window is one of the club-window messages.
club-take-own = Offer { $number } is your own. “cancel { $number }” takes it back.
club-take-again = You have taken offer { $number } already: it is game { $game }.
club-take-refused = You have refused to play with { $name }.
club-take-unrated = { $name } looks for somebody with a rating of { $window }. You have none for { $list } yet, and who has none counts as { $rating }.
club-take-rating = { $name } looks for somebody with a rating of { $window }, and yours for { $list } is { $rating }.
club-window-between = { $least } to { $most }
club-window-least = { $least } or more
club-window-most = { $most } or less
club-offer-filled = { $name } was quicker: they have taken offer { $number } at { $at }.
club-offer-filled-all = All { $n } games of offer { $number } are taken; { $name } was the last, at { $at }.
club-offer-cancelled = Offer { $number } was taken back at { $at }.
club-offer-left = Offer { $number } stands no more since { $at }.
club-offer-expired = Offer { $number } ended at { $at }.
club-cancel-theirs = You have no offer { $number }.

# Where somebody lives, and their free time. $zone is a name such as “Europe/Berlin”.
club-zone-same = { $zone } is your zone already.
club-zone-again = You changed your zone on { $at }. While a clock of yours runs, it can be changed once in 7 days: again from { $again }.
club-weekends-off-already = Your weekends are free of play already. “weekends on” ends that.
club-weekends-on-already = Your weekends count like all other days already. “weekends off” has your clocks stand on Saturdays and Sundays.
club-weekends-again = You switched your weekends off on { $at }. While a clock of yours runs, that can be done once in 7 days: again from { $again }.

# Vacation.
club-vacation-backwards = A vacation from { $from } to { $to } ends before it begins. Write the first day, then the last one.
club-vacation-past = A vacation cannot begin on { $from }: where you live, today is { $today }. What has passed cannot be made free any more.
club-vacation-far = { $to } is more than a year away. Book it later.
club-vacation-already = You have booked { $from } to { $to } already.
club-vacation-too-much = That would cost { $n ->
    [one] one day
   *[other] { $n } days
} of your budget, and { $most ->
    [0] there is no whole day in it
    [one] there is one whole day in it
   *[other] there are { $most } whole days in it
}.
club-vacation-none = You have no vacation that could be ended.
club-automatic-on-already = Days of your vacation are taken as your time runs out already, once in a game. “vacation auto off” ends that.
club-automatic-off-already = No vacation is taken by itself in your games already. “vacation auto on” switches it on.

# Reminders.
club-reminders-too-many = There are { $most } reminders in a turn at most.
club-reminders-bounds = A reminder comes when at least an hour and at most a year is left on your clock, as in “mail reminders 3d 12h”.

# Offering the seat that the opponent has given up.
club-takeover-goes-on = Game { $game } is not over. A seat can be offered once its player has lost on time.
club-takeover-done = The seat in game { $game } was taken over already: it goes on as game { $now }.
club-takeover-otherwise = Game { $game } ended { $result } ({ $why }). Only a seat whose player has lost on time, or has left this service, can be offered.
club-takeover-alone = You played game { $game } against yourself. There is no opponent whose seat could be offered.
club-takeover-yours = You gave up your seat in game { $game } yourself. Only { $name } may offer it.
club-takeover-private = Game { $game } is private: others would see its position.
club-takeover-late = A seat can be offered for thirty days after the end of its game; for game { $game } they ended at { $until }.
club-takeover-set-up = Game { $game } ended before both sides were set up. There is no position to go on from.
club-takeover-heard = { $name } was heard of in the last thirty days. If nothing comes, you can offer their seat in game { $game } from { $from } to { $until }.
club-takeover-heard-late = { $name } was heard of in the last thirty days, and is here: their seat in game { $game } cannot be offered.
club-take-gave-up = Offer { $number } is of the seat in game { $game }, in which you played yourself.
