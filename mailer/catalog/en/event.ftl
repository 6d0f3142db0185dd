# Tournaments. $name is the tournament; beside $event it is a player.

command-event-how = Write for instance “tournament new Winter Cup amoeba round-robin time 3d”: a name, the game, and round-robin, double, sections of 5 or swiss 5 with the number of rounds. More in “help tournaments”.
command-event-sections = Sections have five players: write “sections of 5”.
command-event-swiss = Write the number of rounds after “swiss”, 1 to { $most }, like “swiss 5”.
command-event-start = { $words } isn't a start. Write a day, like “start 2027-01-31”, or a number of players, like “start at 8 players”.
command-event-until = { $words } isn't a day. Write the last day like “until 2027-12-31”.
command-event-rounds = { $words } isn't a time for a round (a day to a year). Write it like “rounds 30d”.
command-event-adjudicate = Write “adjudicate host” or “adjudicate worth”, not { $words }.
command-event-from = Tournament games begin at the game's own start.
command-event-clause = Leave out { $words }: the tournament decides who plays whom and with which colour. More in “help tournaments”.
command-event-which = Which tournament? Write for instance “{ $command } Winter Cup”. “tournaments” lists them.

club-event-no-clock = A tournament needs a clock: write for instance “time 3d”.
club-event-private = Tournament games are public.
club-event-few = { CAP($system) } needs at least { $least } players.
club-event-many = { CAP($system) } has room for { $most } players.
club-event-past = { $start } is over. Write a day to come, like “start 2027-01-31”.
club-event-far = A tournament starts within { $most } days.
club-event-late = A tournament ends within { $years } years of its start.
club-event-long = With this much time it could last more than { $years } years. Give it less time, or a last day, like “until 2027-12-31”.
club-event-until = { $until } is too early for its last day.
club-event-cancelled = { $name } never started: too few players joined.
club-event-over = { $name } is over. “crosstable { $name }” shows how it ended.
club-event-joined-already = You already play in { $name }. “leave { $name }” ends that.
club-event-begun = { $name } has started, so you can't join it any more.
club-event-full = { $name } is full: it has room for { $most }.
club-event-not-in = You don't play in { $name }.
club-event-left-already = You've already left { $name }.

event-hosts-only = Only the host, and players the host allows, can announce tournaments. “tournaments” lists them.
event-name = A tournament's name is letters and figures, up to { $most }, like “Winter Cup 2027”.
event-name-taken = There's already a tournament called { $name }. Choose another name.
event-unknown = There's no tournament called { $words }. “tournaments” lists them.
event-founded = I've announced the tournament { $name }: { $title }, { $system }, { $terms }. To play, you too, write “join { $name }”.
event-last-date = Its last day is { $last }; games still going then are decided.
event-starts-on = It starts at { $start } if at least { $least } have joined; so far { event-have }.
event-have = { $have ->
    [0] nobody has
    [one] one has
   *[other] { $have } have
}
event-starts-at = It starts when { $n } have joined; so far { event-have }.
event-none = There are no tournaments. “help tournaments” says who can announce one.
event-list = Tournaments, newest last:
event-list-how = To play, write “join NAME”; to see the table, “crosstable NAME”.
event-listed-open = { $name }: { $title }, { $system }, { $terms }. { $start }
event-listed-running = { $name }: { $title }, { $system }, { $n } players, since { $at }
event-listed-round = { $name }: { $title }, { $system }, { $n } players, round { $round } of { $rounds }
event-listed-over = { $name }: { $title }, { $system }, { $n } players, over since { $at }
event-join-blocked = You asked for no more mail, and tournaments need letters. Write “unblock”, then join again.
event-joined = You're in { $name }: { $title }, { $system }.
event-joined-last = You were the last one missing, so it starts now. Your games come in separate letters.
event-act-join = “yes” joins { $name }: { $title }, { $system }, { $terms }.{ $rated ->
    [rated] {" "}Its games are rated.
   *[unrated] {""}
}
event-act-leave = “yes” leaves { $name }. Once it has started, you resign your games in it and can't come back.
event-act-leaves = You also leave { $names } and resign your games there if they've started.
event-left = You've left { $name }.
event-left-running = You've left { $name } and resigned your games in it.

# To its players.
event-subject = Tournament { $name }
event-begun = { $name } has started with { $n } players. Its last day is { $last }.
event-seed = Your seed is { $seed }.
event-section = You're in section { $number } with { $n } players; its winner plays in a final.
event-final = The sections of { $name } are over, and you're in its final with { $n } players.
event-round = Round { $round } of { $rounds } of { $name } begins.
event-bye = You have no opponent in round { $round }, which gives you a point.
event-game-begun = This is a game of { $name }, round { $round }.
event-notice-yours = You've lost at least two games of { $event } on time. Play a turn in one of its games before { $until }, or you drop out.
event-notice = { $name } has lost at least two games of { $event } on time, and drops out at { $until } without a turn before.
event-notice-ended-yours = You stay in { $event }.
event-notice-ended = { $name } stays in { $event }.
event-dropped-yours = { $why ->
    [time] You've dropped out of { $event }, because you lost at least two games on time.
    [banned] You can't play on in { $event }.
   *[other] You've left { $event }.
} Your running games there are lost{ $struck ->
    [yes] , and you're not in the table any more, because you finished under half of your games
   *[other] {""}
}.
event-dropped = { $why ->
    [time] { $name } has dropped out of { $event } after losing at least two games on time.
    [banned] { $name } can't play on in { $event }.
   *[other] { $name } has left { $event }.
} { $struck ->
    [yes] Under half of their games were finished, so none of them counts in the table.
   *[other] The others win the games that were left.
}
event-revived-yours = A result was corrected: you're back in { $event }, and the games you lost by dropping out go on.
event-revived = A result was corrected: { $name } is back in { $event }.
event-resigned = { $name } doesn't play on in { $event } and so resigns this game.
event-resigned-yours = You don't play on in { $event } and so resign this game.
event-dated = This game of { $event } has reached its date and is decided by what each side is worth.
event-goes-on = A result of { $event } was corrected: this game goes on, with its clocks as they were.
event-date = { $n ->
    [one] Game { $games } of { $name } has reached its date. If the host doesn't decide it
   *[other] Games { $games } of { $name } have reached their date. If the host doesn't decide them
} within seven days, what each side is worth does.
event-cancelled = { $name } is off: { $n ->
    [0] nobody has
    [one] one player has
   *[other] { $n } players have
} joined, and it needs { $least }.
event-ended = { $name } is over{ $why ->
    [unpaired] : in another round somebody would meet the same opponent again
    [last-date] : its last day has come
   *[other] {""}
}.
event-corrected = The host has changed the result of game { $game } of { $name }{ $on ->
    [game] : it goes on, and so does the tournament
    [event] {", so the tournament goes on"}
   *[other] {" after the tournament was over"}
}.
event-place = You're { $place } of { $n }{ $section ->
    [0] {""}
   *[other] {" "}in section { $section }
}.
event-look = “crosstable { $name }” shows the table.
