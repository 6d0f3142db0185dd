# What is wrong with a command in a letter: said to whoever wrote it. The words to write stand in quotation marks as they are to be
# written; they are the same in every language. $command is such a word, $words what the player wrote.

command-stands-alone = “{ $command }” stands alone on its line; I do not know what “{ $words }” behind it means.
command-no-more-mail = If you want no more mail from me, answer with the one word “block”. After that I stop writing to you; games that are under way go on, and so do their clocks. “unblock” undoes it. I haven’t done anything so far.
command-takes-game = “{ $command }” takes nothing or the number of a game behind it, not “{ $words }”.
command-takes-note = “{ $command }” stands alone on its line, or with a note: “{ $command } say …”.
command-two-games = The line names two games, { $one } and { $other }.
command-yes-or-no = Write “{ $command }” to ask for it, “{ $command } yes” or “{ $command } no” to answer; I cannot read “{ $command } { $words }”.
command-yes-to-what = I cannot tell to what. Write “accept” or “decline”, “confirm”, “draw yes” or “draw no”, “undo yes” or “undo no”.
command-claim-what = Say what you claim: “claim repetition”, “claim quiet” or “claim time”.
command-legal-square = “legal” takes nothing or one square behind it, such as “legal n4”, not “{ $words }”.
command-show-what = Write “show”, “show 42” for game 42, or “show 42 at 10” for its board after 10 turns; I cannot read “show { $words }”.
command-rules-of-what = Say of which preset: “rules chesimals-2”, for instance. “presets” lists them all.
command-no-preset = There is no preset “{ $words }”. “presets” lists them all.
command-no-preset-nearest = There is no preset “{ $words }”; the nearest is “{ $nearest }”. “presets” lists them all.
command-name-missing = Write your name behind it: “name Ada”.
command-name-too-long = The name has { $n } characters; { $most } are the most.
command-name-characters = A name has letters, digits, single spaces, hyphens and apostrophes; no address and no brackets.
command-address-what = Write “address” to see your addresses, “address add” or “address remove” and a mail address to change them.
command-address-missing = Behind “{ $command }” stands a mail address, such as ada@example.org.
command-mail-what = Write “mail text” to get plain text alone, or “mail html” to get both; “mail pictures on” or “mail pictures off” to get boards in HTML as pictures, or not; “mail subjects constant” for one subject a game, or “mail subjects telling”; “mail digest on” for one letter a day; “mail turns off”, “mail news off” or “mail tournaments off” for fewer; “mail board plain”, “mail board wide” or “mail board unicode” for how the text draws boards.
command-say-nothing = There is nothing to say: write the words behind “say”, or below “say:” alone on its line.

# Turns, set-ups and tries.
command-struck = It looks as if you struck out “{ $words }”, so I played nothing. Please send just the turn that you mean.
command-ask = Next to it you wrote “{ $words }”, so I haven't played anything. If you mean this turn, send just this line:
command-ask-which = I see { $n } turns in your letter, so I haven't played any. Send just the one you mean:
command-ask-whose = Your letter quotes another one, so I haven't played anything. If you mean this turn, send just this line:
command-second-thoughts-setup = Below your set-up you wrote “{ $words }”, so I set up nothing. Please send just the set-up that you mean.
command-second-thoughts-of = Below “{ $command }” you wrote “{ $words }”, so I did nothing. If you mean it, please send just “{ $command }”.
command-quoted-turn = Below your turn, “{ $words }” looks like a quotation, so I played nothing. Please send just the turn that you mean.
command-quoted = “{ $words }” looks like a quotation, so I left it out. If you mean it, send it without a sign or spaces in front.
command-number-beyond = There's no game and no turn with the number { $words }.
command-no-turn = This is neither a turn nor a command. To send words to your opponent, write “say” in front of them; “help” explains the rest.
command-no-turn-meant = This is neither a turn nor a command. Did you mean “{ $command }”? To send words to your opponent, write “say” in front of them; “help” explains the rest.
command-turn-of-which-game = This looks like a turn, but I cannot tell of which game. Answer the game's last letter, or write the game's number in front: “42: …”.
command-set-up-nothing = There is nothing behind “setup”: list the units with their squares, as in “setup: Kd1 Qe1 …”, or draw your three ranks below it. “help setup” shows how.
command-try-nothing = Write the turn to try behind “try”, as you would play it.
command-try-which-game = I cannot tell in which game. Write “try 42#14 TURN” for game 42 after turn 14, or “try PRESET TURN” for a fresh board.

# A challenge: “new PRESET vs ADDRESS”, and what may follow. $most is how many letters it may have.
command-new-too-long = A challenge has at most { $most } letters, its words to the opponent among them.
command-new-needs-address = A challenge needs the opponent's mail address: “new chesimals-2 vs bo@example.net”.
command-new-needs-preset = A challenge names a preset before “vs”: “new chesimals-2 vs bo@example.net”. “presets” lists them all.
command-new-vs = Behind “vs” stands the opponent's mail address.
command-new-no-address = “{ $words }” is no mail address. Write it as bo@example.net.
command-new-clause = I do not know what “{ $words }” means here. Behind the address may stand: as white/black/random, time 3d, rated, private, no vacation, option NAME=VALUE, from POSITION, say WORDS.
command-new-as-what = Behind “as” stands white, black or random.
command-new-as = Behind “as” stands white, black or random, not “{ $words }”.
command-new-option = An option is written NAME=VALUE, such as “option setback=1”, not “option { $words }”.
command-new-from = Behind “from” stands a position line: the ranks with “/” between them, a space, and “w” or “b” for the side to move.
command-span-how = Behind “grant” stands a length of time, as in “grant 3d” or “grant 12h”, not “{ $words }”.
command-span-bounds = A grant is between one hour and 365 days; “{ $words }” is not.
command-time-how = The time is written 3d or 12h (for each turn), 30d+1d or 30d+1d max 45d (for the game, and more after each turn), 20d/10 (for ten turns) or none, not “{ $words }”.
command-time-bounds = A clock has between one hour and 365 days; “{ $words }” does not.
command-time-turns = Time is given for { $most } turns at most; “{ $words }” is for more.
command-time-most = In “{ $words }” a clock would begin with more than it may ever show: what stands behind “max” is the most.

# Time.
command-vacation-how = I cannot read “{ $words }” as a vacation. Write the first day and the last one, as in “vacation 2026-12-24 2027-01-02”; or how long from now, as in “vacation 10d”; or “vacation end”, “vacation auto off”.
command-zone-too-long = The name of a zone has at most { $most } characters.
command-on-or-off = “{ $command }” takes “on” or “off”, or nothing, and not “{ $words }”.
command-reminders-how = I cannot read “{ $words }” as times to be reminded at. Write how much time is left then, as in “mail reminders 3d 12h”; or “mail reminders on”, “mail reminders off”.

# Limits and wishes.
command-limit-how = I cannot read “{ $words }” as a limit. Write a game and how many of it you want at once, as in “limit cosmic 4”; for all games “limit total 12”; and “limit cosmic none” to end that.
command-wish-how = “{ $command }” takes a game, the name of a player, or an address.
