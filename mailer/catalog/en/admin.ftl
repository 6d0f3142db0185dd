# What hosts ask for.

command-admin-what = As host you can write: admin games, admin players, admin letters NAME, admin queue, admin audit, admin adjudicate 42 1-0 REASON, admin void 42 REASON, admin extend 42 3d, admin undo 42 to 17 REASON, admin pause all until 2026-12-24, admin pause end, admin ban NAME REASON, admin unban NAME, admin rename NAME to NEW, admin lift NAME, admin keep NAME, admin announce TEXT.
command-admin-announce = What should all players read? “admin announce TEXT”, or “admin announce:” alone on a line and the text below it.
command-admin-name = Who? “{ $command } NAME”, with a name, number (p7) or address.
command-admin-reason = Please say why: the players read it, and a result's record keeps it. “{ $command } 42 …” ends with the reason.
command-admin-long = A reason can have at most { $most } bytes.
command-admin-adjudicate = Write “admin adjudicate 42 1-0 REASON”, with 1-0, 0-1, 1/2-1/2, or 0-0 if both lost.
command-admin-void = Write “admin void 42 REASON”.
command-admin-extend = Write “admin extend 42 3d”, with an hour to 365 days.
command-admin-undo = Write “admin undo 42 to 17 REASON”, which leaves 17 turns.
command-admin-pause = Write “admin pause all until 2026-12-24”, “… until 2026-12-24 18:00” (UTC), or “admin pause end”.

admin-not-host = Only the host of this service can do that.
admin-own-game = You play in this yourself, so please use “pbem admin” on the machine; the record will say so.
admin-no-notice = { $name } hasn't lost two tournament games on time, or the seven days are over.
admin-kept = { $name } plays on in { $events }.
admin-no-game = There is no game { $game }.
admin-banned-player = { $name } is banned and can't play on. Write “admin unban { $name }” first, or correct the result.
admin-nobody = I know nobody by “{ $text }”. Name a player by name, number (p7) or address.
admin-went-on = Game { $game } has changed since you asked, so I did nothing. Look at it and ask again.

admin-decided = Done in game { $game }. I've told { $white } and { $black }. { $standing }
admin-decided-about = Game { $game }, { $white } against { $black }. { $standing }
admin-stands-over = It is over: { $result }, { $why }.
admin-stands-playing = It's at turn { $turn }.

admin-games = { $n ->
    [0] No games are being played.
    [one] One game is being played.
   *[other] { $n } games are being played.
}
admin-game-line = { $game }: { $title }, { $white } – { $black }{ $within ->
    [event] , of { $event }
   *[none] {""}
}, turn { $turn }{ $clock ->
    [runs] , until { $until }
    [over] , time over since { $until }
   *[none] {""}
}
admin-players = { $n ->
    [one] One player.
   *[other] { $n } players.
}
admin-player-line = { $id } { $name } <{ $address }>{ $how ->
    [banned] , banned
    [blocked] , wants no mail
    [unproved] , has never answered
   *[plain] { "" }
}
admin-more = “pbem admin” on the machine lists more.
admin-letters = The last letters from and to { $name }. “pbem why” on the machine says more.
admin-letter-came = { $at } came{ $whence ->
    [other] {" "}from { $from }
   *[theirs] {""}
}: { $became } ({ $why }), { $digest }
admin-letter-went = { $at } went: { $kind }{ $game ->
    [0] {""}
   *[other] {" "}in game { $game }
}, { $state }
admin-no-letters = I know no letters from or to { $name }.
admin-queue = Letters to send: { $waiting }; given up: { $failed }; undecided: { $undecided }; in quarantine: { $aside }; not fetched: { $unfetched }.
admin-queue-paused = You've stopped all clocks until { $until }; “admin pause end” starts them.
admin-audit-none = The host has done nothing.

admin-bans = { $name } is banned. Games lost by it: { $games }. Offers ended: { $offers }. Tournaments left: { $events }. I answer their next letter with the reason, later ones not at all.
admin-banned-already = { $name } has been banned since { $since }.
admin-unbans = { $name } isn't banned any more; I don't tell them. What the ban ended stays ended; “admin undo” or “admin void” mend single games.
admin-unbans-forgotten = That address isn't banned any more. I've forgotten its player; if they write, they start from scratch.
admin-not-banned = { $name } isn't banned.
admin-rename-how = Write “admin rename NAME to NEW”.
admin-name-taken = { $name } is taken, or was less than a year ago, or looks too much like another name. { $other } is free.
admin-renamed = { $name } is now called { $new }. Nobody ever gets the old name again.
admin-renamed-told = The host has renamed you { $new }. Nobody can be called { $name } any more. To choose another name, write “name …”.
admin-renamed-subject = You're now called { $new }
admin-lifts = { $name } can have any number of games going. “admin lift { $name }” again restores the limit.
admin-unlifts = { $name } can have as many games going as everyone else.
admin-paused = All clocks are stopped until { $until }. I don't tell the players: “admin announce …” does.
admin-pause-past = { $until } is already over, or more than { $most } days away.
admin-pause-ended = The clocks are running again.
admin-no-pause = All clocks are running already.
admin-announced = { $n ->
    [0] I'm telling nobody: no player wants news by mail.
    [one] I'm telling one player, at once or in the next digest.
   *[other] I'm telling { $n } players, at once or in their next digest.
}
admin-announce-subject = News of the service
admin-announce = The host writes to all players: { $text }

ban-told = The host banned you from playing here on { $since }, because: { $reason }
ban-silence = I won't answer further letters. You can write to the host directly.

audit-list = What the host has done that concerns you:
audit-list-game = What the host has done in game { $game }:
audit-none = The host has done nothing that concerns you.
audit-none-game = The host has done nothing in game { $game }.
audit-line = { $at }: { $words }{ $game ->
    [0] {""}
   *[other] {" "}(game { $game })
}
audit-line-gone = { $at }: (forgotten)

referee-act-admin = “yes” does this as the host: { $words }
