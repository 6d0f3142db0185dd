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
} going, and may have { $most }. Each game that you finish in time adds two.
club-cap-theirs = { $name } has { $n ->
    [one] one game
   *[other] { $n } games
} going, which is as many as they may have.

# Making an offer.
club-rated-private = A game is rated or private, not both: ratings are reckoned from records that everybody can read.
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
