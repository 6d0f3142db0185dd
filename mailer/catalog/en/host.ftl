# Behind the result.
match-why-host = adjudicated by the host: { $reason }
match-why-player = adjudicated by the host, who plays this game: { $reason }
match-why-void = void by the host: { $reason }
match-why-void-player = void by the host, who plays this game: { $reason }
match-why-banned = { $name } was banned by the host
match-why-banned-player = { $name } was banned by the host, who plays this game
match-why-terms = adjudicated by the terms of the event
match-why-worth = adjudicated by the terms of the event: worth { $white } to { $black }
match-result-both-lost = Result { $result } ({ $why }): you both lost.
host-result-void = It counts for nobody ({ $why }).

host-corrected = The host has corrected how the game ended. { $now } Before, it was { $was } ({ $why }).
host-took-back = { $n ->
    [one] The host has taken a turn back: { $turns }.
   *[other] The host has taken { $n } turns back: { $turns }.
}
host-goes-on = The game goes on. Its end no longer counts: { $before }
host-plays-next = { $number ->
    [0] Please set up again.
   *[other] The game is at turn { $number }, and { $whose }.
}
host-reason = The host's reason: { $reason }
host-reason-player = The host, who plays this game, says why: { $reason }
host-extends = The host has given { $name } { $time } more.
host-extends-yours = The host has given you { $time } more.
host-extends-both = The host has given both of you { $time } more for the set-ups.

host-void-already = That game is already void.
host-same-result = That game already ended { $result }.
host-undo-bounds = I can't go back to turn { $to }: the game has { $n } turns.
host-undo-nothing = There's nothing to take back: the game has { $n } turns.
host-undo-by-rules = Turn { $n } ended the game: go back to turn { $to } or earlier.
host-not-over = That game isn't over.
host-not-playing = That game isn't being played.
host-no-clock = That game has no clock.
host-forgotten = A player of that game was forgotten, so it can't go on. You can correct its result.
host-taken-over = That game goes on as game { $game }, where its seat was taken over. You can correct its result.

host-act-void = The host on { $at }: void. { $reason }
host-act-result = The host on { $at }: { $result }. { $reason }
host-act-reopened = The host on { $at }: the game goes on. { $reason }
host-act-undone = The host on { $at }: back to turn { $to }. { $reason }
host-act-extended = The host on { $at }: { $time } more.

# To the host.
host-returned-subject = pbem: a letter came back because of us
host-returned = A mail server returned one of our letters for a reason that is about us: a sending limit, our account, our sender address or our reputation. The player isn't to blame. The server wrote:
host-returned-look = Run “pbem doctor” to check what can be seen from here, and “pbem why { $letter }” to see the report. I write about this once a day at most.
host-doubted-subject = pbem: letters of a player are not believed
host-doubted = Three letters in a row to the reply addresses of a player's turns were not believed; the last came in game { $game } ({ $why }).
host-doubted-why = Each is asked back at the player's own address, so that nothing is lost, and nothing is done without a yes. Either the player's mail provider signs nothing that counts here, or the configuration does not find what it signs (“pbem doctor”), or somebody else writes to that player's reply addresses.
host-doubted-look = See “pbem why { $letter }”. You are told once, until a letter of theirs is believed again.
host-date-subject = pbem: games of a tournament have come to their date
host-date = { $n ->
    [one] A game of the tournament { $name } goes on at its date: { $games }.
   *[other] Games of the tournament { $name } go on at their date: { $games }.
}
host-date-decide = Give each a result within seven days (“pbem admin adjudicate { $game } 1-0 REASON”), or time (“pbem admin extend”). What still goes on then is decided by what the sides are worth.
host-notice-subject = pbem: a player has lost two games of a tournament on time
host-notice = { $name } ({ $id }) has lost at least two games of the tournament { $event } on time. Everyone who plays in it is told.
host-notice-keep = Without a turn in one of its games before { $until }, they drop out. If you know better, keep them until then: “pbem admin keep { $id }”.
