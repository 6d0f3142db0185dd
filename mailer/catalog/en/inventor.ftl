# Games for the inventor of a preset.

match-copy-open = You haven't said that the game's inventor may have this game. If you and { $name } both write “copy inventor yes”, I'll send the record after the game.
match-copy-agreed = I've noted your yes and tell nobody. If { $name } writes it too, the game's inventor gets the record after the game. “copy inventor no” takes it back.
match-copy-waits = I've noted your yes and tell nobody. If { $name } writes it too, the game's inventor gets the record. “copy inventor no” takes it back.
match-copy-again = You both agreed, but the game's inventor hasn't had the record yet. “copy inventor yes” sends it.
match-copy-refused = The game's inventor won't get the record unless you write “copy inventor yes”. I tell nobody.
match-copy-gone = You both agreed, so the game's inventor already has the record. That can't be taken back.
match-copied-before = You both agreed, so the game's inventor already has the record.
match-copied = You both agreed, so I've sent the game's inventor the public record, with your names, and nothing else.
match-copy-many = You both agreed, but the game's inventor has had many records today. Please write “copy inventor yes” again tomorrow.
match-copy-offer = If you both write “copy inventor yes”, { $name } and you, I'll send the record to the game's inventor.
match-copy-private = This game is private, so I don't send its record to anyone.
match-copy-void = This game doesn't count, so I don't send its record to an inventor.
match-copy-left = One of the players has left, so I don't send this game's record to an inventor.
match-copy-nobody = I know no inventor of { $title } who wants games. “record” sends you a file that you can pass on.
copy-subject = A game of { $title } for its inventor: { $white } against { $black }
copy-finished = Game { $game } of { $title } is over, and { $white } (White) and { $black } (Black) would like you, its inventor, to have it.
copy-attached = The public record is attached: turns, times and result, without anything the players said or noted. You needn't answer.
copy-why = The host of this service named you as the inventor of { $title }. If you don't want such letters, reply “block”.
copy-why-player = The host of this service named you as the inventor of { $title }. If you don't want such letters, reply “mail news off”; “block” ends all mail from me.
