# What the host of the service asks for, and is answered.

# Lines that cannot be read.
command-admin-what = A line of the host's is one of: admin games, admin players, admin letters NAME, admin queue, admin audit, admin adjudicate 42 1-0 REASON, admin void 42 REASON, admin extend 42 3d, admin undo 42 to 17 REASON, admin pause all until 2026-12-24, admin pause end, admin ban NAME REASON, admin unban NAME, admin rename NAME to NEW, admin lift NAME, admin keep NAME, admin announce TEXT.
command-admin-announce = Write what all players are to read: “admin announce TEXT”, or “admin announce:” alone in a line and the text below it.
command-admin-name = Write whom it is about: “{ $command } NAME”, with their name, their number (p7) or an address of theirs.
command-admin-reason = Write why, too: the players read it, and of a result it stands in the record. “{ $command } 42 …” ends with the reason.
command-admin-long = A reason is at most { $most } bytes long.
command-admin-adjudicate = Write it as “admin adjudicate 42 1-0 REASON”, with 1-0, 0-1, 1/2-1/2, or 0-0 for both have lost.
command-admin-void = Write it as “admin void 42 REASON”.
command-admin-extend = Write it as “admin extend 42 3d”, with hours, days or weeks: an hour at least, 365 days at most.
command-admin-undo = Write it as “admin undo 42 to 17 REASON”: 17 turns are left.
command-admin-pause = Write it as “admin pause all until 2026-12-24”, “… until 2026-12-24 18:00” (UTC), or “admin pause end”.

admin-not-host = That is for the host of this service alone.
admin-own-game = You play in game { $game } yourself, so that is done on the machine alone (pbem admin), and the record says so.
admin-own-ban = You play against { $name } yourself in game { $game }, so that is done on the machine alone (pbem admin), and the record says so.
admin-own-event = You take part in { $name } yourself, so that is done on the machine alone (pbem admin).
admin-no-notice = { $name } has not lost two games of a tournament on time, or the seven days are over.
admin-kept = { $name } plays on in { $events }.
admin-no-game = There is no game { $game }.
admin-banned-player = { $name } is banned: nobody would play on for them. “admin unban { $name }” first, or correct the result.
admin-nobody = Nobody here is called as “{ $text }” begins. A player is named by their name, their number (p7) or an address of theirs.
admin-went-on = Game { $game } has gone on, or was decided otherwise, since you asked: it is not done. Look at it and ask again.

admin-decided = Done in game { $game }: { $white } and { $black } are told. { $standing }
admin-decided-about = Game { $game }, { $white } against { $black }. { $standing }
admin-stands-over = It is over: { $result }, { $why }.
admin-stands-playing = It is being played, and at turn { $turn }.

admin-games = { $n ->
    [0] No game is being played.
    [one] One game is being played.
   *[other] Games that are being played: { $n }.
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
   *[other] Players: { $n }.
}
admin-player-line = { $id } { $name } <{ $address }>{ $how ->
    [banned] , banned
    [blocked] , wants no mail
    [unproved] , has never answered
   *[plain] { "" }
}
admin-more = There are more; “pbem admin” on the machine lists all.
admin-letters = The last letters from and to { $name }. “pbem why” on the machine tells all of each.
admin-letter-came = { $at } came{ $whence ->
    [other] {" "}from { $from }
   *[theirs] {""}
}: { $became } ({ $why }), { $digest }
admin-letter-went = { $at } went: { $kind }{ $game ->
    [0] {""}
   *[other] {" "}in game { $game }
}, { $state }
admin-no-letters = Nothing is known of letters from or to { $name }.
admin-queue = Letters that wait to be sent: { $waiting }; given up: { $failed }; undecided: { $undecided }; in quarantine: { $aside }; not fetched: { $unfetched }.
admin-queue-paused = All clocks stand until { $until }, by your word; “admin pause end” lets them go.
admin-audit-none = Nothing was done.

admin-bans = { $name } is banned. Games lost by it: { $games }. Offers that have ended: { $offers }. Tournaments that they play no further: { $events }. Their next letter is answered with the reason, later ones are not.
admin-banned-already = { $name } has been banned since { $since }.
admin-unbans = { $name } is not banned any more, and is not told so. Nothing comes back that the ban has ended; “admin undo” has a game go on, “admin void” takes one out of the ratings.
admin-unbans-forgotten = That address is not banned any more. Whoever writes from it begins anew; they were forgotten here.
admin-not-banned = { $name } is not banned.
admin-rename-how = Write it as “admin rename NAME to NEW”.
admin-name-taken = Nobody can be called { $name } now: somebody here has that name or one that looks like it, or gave it up less than a year ago. { $other } is free.
admin-renamed = { $name } is called { $new } from now on. Nobody ever gets the old name again.
admin-renamed-told = The host has given you another name: { $new }. Nobody can be called { $name } any more. “name …” chooses another.
admin-renamed-subject = You are called { $new } now
admin-lifts = { $name } may have as many games going as they like. “admin lift { $name }” once more binds them again as everybody is.
admin-unlifts = { $name } may have as many games going as everybody may.
admin-paused = All clocks stand from now until { $until }. The players are not told of it by themselves: “admin announce …” tells them.
admin-pause-past = { $until } is over already, or more than { $most } days away.
admin-pause-ended = The clocks go again from now on.
admin-no-pause = No pause of all clocks is on.
admin-announced = Told to { $n ->
    [0] nobody
    [one] one player
   *[other] { $n } players
}: at once, or in the next digest of those who read one. Whoever wants no mail, or no news, hears nothing.
admin-announce-subject = News of the service
admin-announce = The host writes to all players: { $text }

# To somebody who is banned, once.
ban-told = You have been banned from playing here on { $since }. The host's reason: { $reason }
ban-silence = Further letters are not answered. The host can be written to directly.

# What the host has done, as those read it whom it concerns.
audit-list = What the host has done that concerns you:
audit-list-game = What the host has done in game { $game }:
audit-none = The host has done nothing that concerns you.
audit-none-game = The host has done nothing in game { $game }.
audit-line = { $at }: { $words }{ $game ->
    [0] {""}
   *[other] {" "}(game { $game })
}
audit-line-gone = { $at }: (forgotten)

# What a yes to a request does.
referee-act-admin = If you say yes, it is done as the host's word: { $words }
