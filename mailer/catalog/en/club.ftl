# Offers, and whom they suit.

club-refuses-player = { $name } doesn't want this game.
club-refuses-preset = { $name } isn't playing { $title } at the moment.
club-limits-preset = { $name } plays at most { $most ->
    [one] one game
   *[other] { $most } games
} of { $title } at once and has { $n } going.
club-limits-total = { $name } plays at most { $most ->
    [one] one game
   *[other] { $most } games
} at once and has { $n } going.
club-cap-yours = You have { $n ->
    [one] one game
   *[other] { $n } games
} going, of up to { $most }. { $adds ->
    [0] When one is over, you can begin another.
   *[other] Each game you finish in time adds { $adds }.
}
club-cap-theirs = { $name } has { $n ->
    [one] one game
   *[other] { $n } games
} going, the most for now.

club-seek-past = { $until } is already over. Write a later day: “until 2027-01-31”.
club-seek-far = An offer can stay open for at most { $most } days.
club-seek-many = You have { $n } open offers, the most there is. “cancel NUMBER” takes one back.
club-seek-refused = You've turned down { $title } yourself: “accept { $preset }” undoes that.
club-seek-same = Your offer { $number } already says the same. “cancel { $number }” takes it back.

# Taking one.
club-take-own = Offer { $number } is your own. “cancel { $number }” takes it back.
club-take-again = You've already taken offer { $number }: it's game { $game }.
club-take-refused = You've chosen not to play with { $name }.
club-take-unrated = { $name } is looking for a rating of { $window }. You have none for { $list }, which counts as { $rating }.
club-take-rating = { $name } is looking for a rating of { $window }; yours for { $list } is { $rating }.
club-window-between = { $least } to { $most }
club-window-least = { $least } or more
club-window-most = { $most } or less
club-offer-filled = { $name } was quicker and took offer { $number } on { $at }.
club-offer-filled-all = All { $n } games of offer { $number } are taken; { $name } took the last on { $at }.
club-offer-cancelled = Offer { $number } was taken back on { $at }.
club-offer-left = Offer { $number } closed on { $at }.
club-offer-expired = Offer { $number } ended on { $at }.
club-cancel-theirs = You don't have an offer { $number }.

# Time zones and free time.
club-zone-same = Your time zone is already { $zone }.
club-zone-again = You changed your time zone on { $at }. While your clock runs, you can do that once in 7 days: again from { $again }.
club-weekends-off-already = Your weekends are already free. “weekends on” undoes that.
club-weekends-on-already = Your weekends already count. “weekends off” stops your clocks on Saturdays and Sundays.
club-weekends-again = You switched your weekends off on { $at }. While your clock runs, you can do that once in 7 days: again from { $again }.

club-vacation-backwards = { $from } to { $to } would end before it begins. Write the first day, then the last.
club-vacation-past = A vacation can't begin on { $from }: it's already { $today } where you live.
club-vacation-far = { $to } is more than a year away. Please book it later.
club-vacation-already = You've already booked { $from } to { $to }.
club-vacation-too-much = That would cost { $n ->
    [one] one day
   *[other] { $n } days
} of vacation, and you have { $most ->
    [0] none left
    [one] one left
   *[other] { $most } left
}.
club-vacation-none = You have no vacation to end.
club-automatic-on-already = That's already on. “vacation auto off” ends it.
club-automatic-off-already = That's already off. “vacation auto on” switches it on.

club-reminders-too-many = You can have at most { $most } reminders a turn.
club-reminders-bounds = A reminder can come between an hour and a year before your time is up, as in “mail reminders 3d 12h”.

club-takeover-goes-on = Game { $game } isn't over. You can offer the seat once its player has lost on time.
club-takeover-done = The seat in game { $game } was already taken over: it goes on as game { $now }.
club-takeover-otherwise = Game { $game } ended { $result } ({ $why }). You can only offer the seat of a player who lost on time or left.
club-takeover-alone = You played game { $game } against yourself, so there's no seat to offer.
club-takeover-yours = You gave up your own seat in game { $game }. Only { $name } can offer it.
club-takeover-private = Game { $game } is private; others would see its position.
club-takeover-late = You can offer a seat for thirty days after its game. For game { $game } they ended on { $until }.
club-takeover-set-up = Game { $game } ended before both sides had set up, so there's no position to go on from.
club-takeover-heard = { $name } wrote within the last thirty days. If nothing more comes, you can offer their seat in game { $game } from { $from } to { $until }.
club-takeover-heard-late = { $name } wrote within the last thirty days, so you can't offer their seat in game { $game }.
club-take-gave-up = You played the seat in game { $game } yourself, so you can't take offer { $number }.
