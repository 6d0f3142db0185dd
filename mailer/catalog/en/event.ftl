# Tournaments: how they are written, announced, joined and left, and what their players are told. $name is the tournament, or, where there
# is $event, a player.

command-event-how = Write it as in “tournament new Winter Cup amoeba round-robin time 3d”: a name, the game, and round-robin, double, sections of 5 or swiss 5 with the number of rounds. See “help tournaments”.
command-event-sections = Sections are of five: write “sections of 5”.
command-event-swiss = Write the number of rounds behind swiss, from 1 to { $most }, as in “swiss 5”.
command-event-start = { $words } is no start. Write a day, as in “start 2027-01-31”, or a number of players, as in “start at 8 players”.
command-event-until = { $words } is no day. Write the last date as in “until 2027-12-31”.
command-event-rounds = { $words } is no time for a round from a day to a year. Write it as in “rounds 30d”.
command-event-adjudicate = Games that go on at their date are decided by “adjudicate host” or “adjudicate worth”, and not by { $words }.
command-event-from = The games of a tournament begin at the game’s own start.
command-event-clause = A tournament has no place for { $words }: who plays whom, and with which colour, follows from its table. What may stand there is in “help tournaments”.
command-event-which = Write the name of the tournament, as in “{ $command } Winter Cup”. “tournaments” lists them.

club-event-no-clock = A tournament needs a clock: write one, as in “time 3d”.
club-event-private = The games of a tournament are public.
club-event-few = For { $system } it takes { $least } players at least.
club-event-many = There is room for { $most } players in { $system }.
club-event-past = { $start } is over already. Write a day to come, as in “start 2027-01-31”.
club-event-far = A tournament starts within { $most } days.
club-event-late = A tournament ends within { $years } years of its start.
club-event-long = With this much time, a tournament could go on for more than { $years } years. Give it less time, or a last date, as in “until 2027-12-31”.
club-event-until = { $until } is no last date for it: it has not even started a day by then.
club-event-cancelled = { $name } never started: there were too few who joined.
club-event-over = { $name } is over. “crosstable { $name }” shows how it ended.
club-event-joined-already = You take part in { $name } already. “leave { $name }” ends that.
club-event-begun = { $name } has started: nobody can join it any more.
club-event-full = { $name } is full: there is room for { $most }.
club-event-not-in = You do not take part in { $name }.
club-event-left-already = You have left { $name } already.

event-hosts-only = Tournaments are announced by the host of this service, and by whom the host allows. “tournaments” lists those that there are.
event-name = A tournament is called by letters and figures, { $most } characters at most, as in “Winter Cup 2027”.
event-name-taken = There is, or was, a tournament that is called { $name }. Choose another name.
event-unknown = There is no tournament that is called { $words }. “tournaments” lists them.
event-founded = The tournament { $name } is announced: { $title }, { $system }, { $terms }. Whoever writes “join { $name }” takes part; you do not yourself before you write that.
event-last-date = Its last date is { $last }: what is still played then is decided, and nothing more is paired.
event-starts-on = It starts at { $start }, if at least { $least } have joined by then; { $have ->
    [0] nobody has
    [one] one has
   *[other] { $have } have
} so far.
event-starts-at = It starts when { $n } have joined; { $have ->
    [0] nobody has
    [one] one has
   *[other] { $have } have
} so far.
event-none = There are no tournaments. The host of this service announces them, or whom they allow: “help tournaments”.
event-list = Tournaments, the newest last:
event-list-how = “join NAME” takes part, “crosstable NAME” shows where everybody stands.
event-listed-open = { $name }: { $title }, { $system }, { $terms }. { $start }
event-listed-running = { $name }: { $title }, { $system }, { $n } players, since { $at }
event-listed-round = { $name }: { $title }, { $system }, { $n } players, round { $round } of { $rounds }
event-listed-over = { $name }: { $title }, { $system }, { $n } players, over since { $at }
event-join-blocked = You have asked for no more mail, and a tournament writes letters. “unblock” ends that; then join again.
event-joined = You take part in { $name }: { $title }, { $system }.
event-joined-last = You were the one who was still missing: it starts now, and your games come in letters of their own.
event-act-join = “yes” takes part in { $name }: { $title }, { $system }, { $terms }.{ $rated ->
    [rated] {" "}Its games are rated.
   *[unrated] {""}
}
event-act-leave = “yes” leaves { $name }. Once it has started your games of it are resigned, and you cannot come back.
event-act-leaves = It also leaves the tournaments in which you take part, { $names }: once they have started your games of them are resigned.
event-left = You take part in { $name } no longer.
event-left-running = You have left { $name }. Your games of it that were going on are resigned.

# To its players, of our own accord.
event-subject = Tournament { $name }
event-begun = { $name } has started, with { $n } players. Its last date is { $last }.
event-seed = Your seed is { $seed }.
event-section = You play in section { $number }, with { $n } players; its first go to a final.
event-final = The sections of { $name } are over, and you are in its final, with { $n } players.
event-round = Round { $round } of { $rounds } of { $name } begins.
event-bye = In round { $round } you have no opponent: that is a point for you.
event-game-begun = This is a game of { $name }, round { $round }.
event-notice-yours = You have lost two games of { $event } on time, or one more. Unless you play a turn in one of its games before { $until }, you drop out of it.
event-notice = { $name } has lost two games of { $event } on time, or one more, and drops out at { $until } unless they play before.
event-notice-ended-yours = You do not drop out of { $event }.
event-notice-ended = { $name } does not drop out of { $event }.
event-dropped-yours = { $why ->
    [time] You have dropped out of { $event }, for two of its games that you lost on time.
    [banned] You play { $event } no further.
   *[other] You have left { $event }.
} Your games of it that were going on are lost{ $struck ->
    [yes] , and you are struck from its table: under half of your games were finished
   *[other] {""}
}.
event-dropped = { $why ->
    [time] { $name } has dropped out of { $event }, for two of its games that they lost on time.
    [banned] { $name } plays { $event } no further.
   *[other] { $name } has left { $event }.
} { $struck ->
    [yes] Under half of their games were finished, so they are struck from its table: none of their games counts there.
   *[other] What they had still to play is won by the others.
}
event-revived-yours = A result was corrected, and you are back in { $event }: your games that had ended with your dropping out go on.
event-revived = A result was corrected, and { $name } is back in { $event }.
event-resigned = { $name } plays { $event } no further, so this game ends as resigned by them.
event-resigned-yours = You play { $event } no further, so this game ends as resigned by you.
event-dated = This game of { $event } has come to its date, and is decided by what the sides are worth.
event-goes-on = A result of { $event } was corrected, and this game goes on with the clocks that it had.
event-date = { $n ->
    [one] Game { $games } of { $name } has come to its date: the host decides it
   *[other] Games { $games } of { $name } have come to their date: the host decides them
} within seven days, else it is decided by what the sides are worth.
event-cancelled = { $name } is called off: { $n ->
    [0] nobody has joined
    [one] one player has joined
   *[other] { $n } players have joined
}, and it takes { $least }.
event-ended = { $name } is over{ $why ->
    [unpaired] : no further round can be paired in which nobody meets anybody twice
    [last-date] : its last date has come
   *[other] {""}
}.
event-corrected = The host has decided game { $game } of { $name } otherwise{ $on ->
    [game] : it goes on, and so does the tournament, which was over
    [event] {", and the tournament, which was over, goes on"}
   *[other] {", after it was over"}
}.
event-place = Your place is { $place } of { $n }{ $section ->
    [0] {""}
   *[other] {" "}in section { $section }
}.
event-look = “crosstable { $name }” shows the table.
