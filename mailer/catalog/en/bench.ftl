# Games of a player's own.

command-preset-forget-which = Which of your games? For instance “preset forget critters”. “presets mine” lists them.
own-game = { $name }'s own game
own-invited = “{ $title }” is a new game of your opponent's own, and not tried out yet.
own-invited-yours = It's your own “{ $title }”.
own-of-another = You can't begin a game of “{ $preset }”: only its inventor can.
own-unseen = “{ $preset }” is a player's own game. I show it only to its inventor and its players, in reply to a letter of mine.
own-option = a choice of the inventor's
own-rules = The rules of “{ $title }”, a player's own game:
own-heavy = The game is too heavy for me to play it against itself: its units have too many ways to go.
own-unknown = You have no game called “{ $preset }”. “presets mine” lists yours.
own-newer = “{ $title }” was changed since your last game. The new game is played by the newest file; “rules” shows what it says.
own-misfit = No new game of “{ $preset }” can begin: { $why }. Its inventor can mend the file and send it again.
own-gone = The inventor has taken “{ $preset }” away.

bench-subject = Your game file
bench-nothing = I found no game file in your letter. Attach it with a name that ends in .yaml, or write “preset:”, the file below it, and “end” below that.
bench-not-kept = I didn't keep the file. Please send it again in reply to this letter.
bench-many = That's more than { $n } files { $days ->
    [one] a day
   *[other] in { $days } days
}. Please send this one later.
bench-full = You have { $n } games here, the most there is. “presets mine” lists them; “preset forget NAME” makes room.
bench-wrong = I can't play “{ $file }” yet. { $n ->
    [one] One thing is wrong:
   *[other] { $n } things are wrong:
}
bench-mistake = Line { $line }: { $why }
bench-mistake-not-here = something is wrong here. To see what, send the file in reply to a letter of mine.
bench-more-mistakes = and { $n } more.
bench-mend = Mend it and send the whole file again.
bench-mend-attached = Mend it and send the whole file again. If your mail program has wrapped its lines, attach it as a file.
bench-right = Nothing is wrong with “{ $file }”. It would be your game “mine:{ $preset }”.
bench-send-again = I haven't kept it, because sender addresses are easy to fake. To make it yours, send the file again in reply to this letter.
bench-kept = “{ $title }” is your game now. You call it “mine:{ $preset }”.
bench-same = I have “mine:{ $preset }” (“{ $title }”) exactly like this already.
bench-replaced = I've replaced “mine:{ $preset }” (“{ $title }”). Games that have begun go on by the file they began with.
bench-play = To play it with a friend, write “new mine:{ $preset } vs friend@example.org”. To see a program play it, write “study mine:{ $preset }”.
bench-until-proved = I keep it for { $days } days. Reply to this letter in that time, with anything, and it stays.
bench-one-file = I looked at “{ $file }” alone: one file a letter, please.
bench-warning = Line { $line }, a hint: { $why }.
bench-changed = What has changed:
bench-more-changed = and { $n } more lines.
bench-none = You have sent no game yet. “help inventing” shows how.
bench-listing = Your games ({ $n } of { $most }):
bench-listed = mine:{ $preset }: “{ $title }”, sent { $sent }{ $n ->
    [one] {""}
   *[other] , file number { $n }
}
bench-listed-more = “rules mine:{ $preset }” shows one, “preset forget { $preset }” takes it away.
bench-forgotten = I've taken “{ $title }” (mine:{ $preset }) off your list. Games that have begun go on.

bench-endless = nothing in this game can win. Give it a way to win that can happen, or a “turn_limit”
bench-name-shape = a name has { $least } to { $most } small letters, digits and hyphens, and begins with a letter
bench-name-command = I'd read the name “{ $name }” as a command. Please choose another
bench-name-taken = the name “{ $name }” belongs to another game. Please choose another
bench-title-shape = a title has at most { $most } letters and spaces, and at most { $digits } digits
bench-title-reserved = this title could be taken for my own words. Please choose another
bench-title-taken = the title “{ $title }” belongs to another game. Please choose another
bench-unit-shape = the name of unit { $letter } has at most { $most } letters and spaces, please
bench-the-option = the option { $name }
bench-the-amp = the AMP { $name }
bench-the-unit = unit { $letter } ({ $name })
bench-word = { $of } needs another name: letters use “{ $word }” { $as }
bench-reads-command = as a command
bench-reads-colour = as the colour of an AMP
bench-reads-link = to link squares
bench-reads-answer = as a yes or a no
bench-reads-robot = for a program that plays
