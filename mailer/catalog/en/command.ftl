# Mistakes in commands.

command-stands-alone = I don't know what “{ $words }” after “{ $command }” means. Send “{ $command }” alone on its line.
command-no-more-mail = If you want no more mail from me, reply with just “block”. Your games and their clocks go on; “unblock” undoes it.
command-takes-game = After “{ $command }” write nothing or a game's number, not “{ $words }”.
command-takes-note = Write “{ $command }” alone on its line, or with a note: “{ $command } say …”.
command-two-games = The line names two games, { $one } and { $other }. Which do you mean?
command-yes-or-no = I can't read “{ $command } { $words }”. Write “{ $command }” to ask, “{ $command } yes” or “{ $command } no” to answer.
command-yes-to-what = Yes or no to what? Write “accept” or “decline”, “confirm”, “draw yes” or “draw no”, “undo yes” or “undo no”.
command-claim-what = What do you claim? Write “claim repetition”, “claim quiet” or “claim time”.
command-legal-square = After “legal” write nothing or one square, such as “legal n4”, not “{ $words }”.
command-show-what = I can't read “show { $words }”. Write “show”, “show 42” for game 42, or “show 42 at 10” for its board after 10 turns.
command-rules-of-what = Of which game? For instance “rules chesimals-2”. “presets” lists them all.
command-no-preset = I don't know a game “{ $words }”. “presets” lists them all.
command-no-preset-nearest = I don't know a game “{ $words }”. Do you mean “{ $nearest }”? “presets” lists them all.
command-name-missing = Write your name after it: “name Ada”.
command-name-too-long = The name has { $n } characters; { $most } is the most.
command-name-characters = A name can have letters, digits, single spaces, hyphens and apostrophes, but no address and no brackets.
command-address-what = Write “address” to see your addresses, “address add” or “address remove” and an address to change them.
command-address-missing = After “{ $command }” write a mail address, such as ada@example.org.
command-mail-what = Write “mail text” or “mail html”; “mail pictures on/off”; “mail subjects constant” (one subject a game) or “mail subjects telling”; “mail digest on/off” (one letter a day); “mail turns off”, “mail news off” or “mail tournaments off” for fewer letters; “mail board plain”, “wide” or “unicode” for boards in text.
command-say-nothing = What should I say? Write your words after “say”, or below “say:” alone on a line.

command-struck = “{ $words }” looks struck out, so I didn't play. Please send just the turn you mean.
command-ask = Next to your turn you wrote “{ $words }”, so I haven't played it. If you do mean it, send just this line:
command-ask-which = I see { $n } turns in your letter, so I haven't played any. Send just the one you mean:
command-ask-whose = Your letter quotes another one, so I haven't played anything. If you mean this turn, send just this line:
command-second-thoughts-setup = Below your set-up you wrote “{ $words }”, so I didn't place it. Please send just the set-up you mean.
command-second-thoughts-of = Below “{ $command }” you wrote “{ $words }”, so I didn't do it. If you mean it, please send just “{ $command }”.
command-quoted-turn = Below your turn, “{ $words }” looks like a quotation, so I didn't play. Please send just the turn you mean.
command-quoted = “{ $words }” looks like a quotation, so I left it out. If you mean it, send it with nothing in front.
command-number-beyond = There's no game and no turn { $words }.
command-no-turn = I couldn't read this as a turn or a command. To send words to your opponent, put “say” in front; “help” explains the rest.
command-no-turn-meant = I couldn't read this as a turn or a command. Did you mean “{ $command }”? To send words to your opponent, put “say” in front.
command-turn-of-which-game = This looks like a turn, but of which game? Reply to the game's last letter, or put its number in front: “42: …”.
command-set-up-nothing = List your units with their squares after “setup”, as in “setup: Kd1 Qe1 …”, or draw your three ranks below it. “help setup” shows how.
command-try-nothing = Write the turn after “try”.
command-try-which-game = In which game? Write “try 42#14 TURN” for game 42 after turn 14, or “try PRESET TURN” for a fresh board.

# A challenge.
command-new-too-long = A challenge can have at most { $most } characters, with your words to the opponent.
command-new-needs-address = Who do you want to play? Write “new chesimals-2 vs bo@example.net”, with their address.
command-new-needs-preset = Which game? Write it before “vs”: “new chesimals-2 vs bo@example.net”. “presets” lists them all.
command-new-vs = Write your opponent's mail address after “vs”.
command-new-no-address = “{ $words }” isn't a mail address. Write it like bo@example.net.
command-new-clause = I don't know what “{ $words }” means here. After the address you can write: as white/black/random, time 3d, rated, private, no vacation, option NAME=VALUE, from POSITION, say WORDS.
command-new-as-what = After “as” write white, black or random.
command-new-as = After “as” write white, black or random, not “{ $words }”.
command-new-option = Write an option as NAME=VALUE, such as “option setback=1”, not “option { $words }”.
command-new-from = After “from” write a position: the ranks with “/” between them, a space, and “w” or “b” for the side to move.
command-span-how = After “grant” write how long, as in “grant 3d” or “grant 12h”, not “{ $words }”.
command-span-bounds = You can give between one hour and 365 days, not “{ $words }”.
command-time-how = I can't read the time “{ $words }”. Write 3d or 12h (a turn), 30d+1d or 30d+1d max 45d (the game, plus some after each turn), 20d/10 (ten turns) or none.
command-time-bounds = A clock can have between one hour and 365 days, not “{ $words }”.
command-time-turns = You can give time for at most { $most } turns; “{ $words }” is for more.
command-time-most = In “{ $words }” the clock would start above its own maximum. Write more after “max”, or start with less.

command-vacation-how = I can't read “{ $words }” as a vacation. Write “vacation 2026-12-24 2027-01-02”, “vacation 10d” (from now), “vacation end” or “vacation auto off”.
command-zone-too-long = The name of a time zone can have at most { $most } characters.
command-on-or-off = After “{ $command }” write “on”, “off” or nothing, not “{ $words }”.
command-reminders-how = I can't read “{ $words }” as reminders. Write “mail reminders 3d 12h” (time left), “mail reminders on” or “mail reminders off”.

command-limit-how = I can't read “{ $words }” as a limit. Write “limit cosmic 4”, “limit total 12” (all games), or “limit cosmic none” to end it.
command-wish-how = After “{ $command }” write a game, a player's name or an address.
