# The pages on the web. Names of pages and of things that stand on them are as short as here: they are headings and links.

# The menu, and the headings and titles of its pages.
web-games = Games
web-players = Players
web-presets = Presets
web-rules = Rules
web-compose = Compose
web-site = Site

# The frame of every page. $address is a mail address, $help the word to write to it; both are links, and so is $feed.
web-skip = Skip to the page
web-footer = Games played by e-mail.
web-footer-address = Games played by e-mail with { $address }; write { $help } to it to begin.
web-footer-feed = { $feed }.
web-feed-link = Feed of finished games
web-finished-games = Finished games

# What is not here, what cannot be shown for a while, and what cannot be made. $list is a link with the words of web-the-list.
web-missing-title = Not here
web-missing = There is no such page
web-missing-why = The address may be mistyped, or the game may not be for everybody. All games that are stand in { $list }.
web-the-list = the list
web-away-title = Not just now
web-away = This page cannot be shown just now
web-away-why = The records cannot be read just now. Look again in a few minutes.
web-slow-title = Too much to look through
web-slow = This search takes too long
web-slow-why = There are too many games to look through for that. Say a preset, a player’s whole name or a year besides.
web-fault-title = A fault
web-fault = This page cannot be made
web-fault-why = That is a fault of ours, and the service’s log tells of it. All games are in { $list }.
web-only-read = These pages can only be read.

# A game, by its number or as two names, and how it ended.
web-game = Game { $n }
web-turn-of-game = Turn { $turn }: { $game }
web-against = against
web-begun = begun { $date }
web-result-white = White won
web-result-black = Black won
web-result-draw = Draw
web-result-both-lost = Both lost
web-result-void = Void
web-result-open = In play

# The list of games, and the form that chooses among them.
web-player = Player
web-preset = Preset
web-result = Result
web-year = Year
web-any = any
web-show = Show
web-found = { $n ->
    [0] No games.
    [one] { $n } game.
   *[other] { $n } games.
}
web-found-part = Games { $from } to { $to } of { $n }.
web-list-pages = Pages of the list
web-before-these = Those before
web-after-these = Those after
web-players-about = Everybody who plays here, with their games.
# Before the list: what this is, and how to begin.
web-front-what = Board games played by e-mail. A referee, which is a program, sends each player the board and judges every turn; who plays needs nothing but a mailbox. All public games stand here, with every turn.
web-front-begin = How to begin
web-front-choose = Choose a game: { $presets } shows them all, and you can { $try } of each without playing.
web-front-presets = the list of presets
web-front-try = try a turn
# What to write first, as it is typed: see { $help }.
web-front-topic = help new
web-front-write = Write a letter to { $address } with the line { $help } in it. The answer says how to find an opponent.
web-front-read = Or read first { $new }, and { $turns }.
web-front-new = how games begin
web-front-turns = how turns are written
web-where-turn = turn { $turn }
# Behind "Show only": fields that few people fill in. Least and most are of turns, from and to of dates.
web-filter-more = More to choose by
web-filter-cause = Ended by
web-filter-least = Turns, at least
web-filter-most = Turns, at most
web-filter-from = Begun from
web-filter-to = Begun until
web-event = Event
web-options-none = none
# What ended a game, by its stable name.
web-cause = { $cause ->
    [royals-captured] royal leaders captured
    [no-royals] no royal leader left
    [units-captured] all units of a kind captured
    [reached] a goal reached
    [held] a goal held
    [bared] none but leaders left
    [points] points
    [no-move] a side could not move
    [turn-limit] the turn limit
    [head-captured] Head captured
    [torso-captured] Torso captured
    [body-captured] Head and Torso captured
    [neck-captured] Neck captured
    [parted] Head and Torso parted
    [no-bodies] no body whole
    [checkmate] checkmate
    [stalemate] stalemate
    [slide-stalemate] stalemate by the slide
    [king-captured] King captured
    [no-kings] no king left
    [only-kings] only the Kings left
    [one-king-left] one side has only the King left
    [resigned] resigned
    [time] time
    [repetition] a position was repeated
    [agreed] agreed draw
    [quiet-turns] quiet turns
    [adjudicated] adjudicated by the host
    [void] void
   *[other] { $cause }
}
# Records that cannot be verified. Their results count nowhere. $why is a sentence.
web-not-verified = Not verified
web-game-not-verified = { $game } is not verified: { $why }
web-not-counted = { $n ->
    [one] One game is not verified; its result is not counted, and stands in no table.
   *[other] { $n } games are not verified; their results are not counted, and stand in no table.
}
web-left-out = { $n ->
    [one] One record cannot be read and is left out: { $files }.
   *[other] { $n } records cannot be read and are left out: { $files }.
}
# The record has changed since it was looked at.
web-fault-unread = the record cannot be read just now
# The archive is being looked through for the first time.
web-so-far = { $n ->
    [0] The archive is being looked through. No game was found yet; look again in a moment.
    [one] The archive is being looked through. One game was found so far, and lists, players and ratings have no more than that; look again in a while.
   *[other] The archive is being looked through. { $n } games were found so far, and lists, players and ratings have no more than these; look again in a while.
}
web-newer = Newer games
web-older = Older games
web-all-games = All games
web-column-game = Game
web-column-turns = Turns
web-column-begun = Begun
# Behind the number of turns, on narrow screens.
web-turns-label = { $n ->
    [one] turn
   *[other] turns
}

# Players and their results.
web-nobody = Nobody has played yet.
web-won = Won
web-lost = Lost
web-drawn = Drawn
web-in-play = In play
web-same-name = Players are known here by their names alone; two who use the same name share this page.

web-player-id = Known here by the number { $id }, which stays, whatever the name.
web-player-before = Before that: { $names }.
web-namesakes = Older records tell names alone; those with this name stand on { $older }.
web-namesakes-link = a page of their own

# What was played from a position: the tree of openings. A share is a bar of won, drawn and lost games.
web-tree = Openings of { $preset }
web-tree-short = Openings
web-tree-link = What was played, turn by turn
web-tree-about = What was played from here, and how those games went. A position that several orders of turns lead to is one.
web-tree-way = One way here
web-tree-ways = Other orders of turns that lead here are counted, too.
web-tree-played = What { $side } played
web-tree-over = The game is over
web-tree-share = Share
web-tree-bar = White won { $white }, drawn { $drawn }, Black won { $black }, of { $n }
web-tree-others = { $n ->
    [one] and one other
   *[other] and { $n } others
}
web-tree-untold = { $n ->
    [one] One more turn was played.
   *[other] { $n } more turns were played.
}
web-tree-nothing = No game went on from here.
web-tree-games = Games that came here
web-tree-more = { $n ->
    [one] One more game came here.
   *[other] { $n } more games came here.
}
web-tree-command = In a folder of the records, the command that tells all of this is
web-tree-starts = Other starts and options
web-tree-start = no options: { $games }
web-tree-start-options = { $options }: { $games }

# Presets and their games.
web-presets-about = A preset is a game as data: its board, its units, its options. Each of these can be played by mail.
web-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
# $games is web-count.
web-count-over = { $games }: White won { $white }, Black won { $black }, { $drawn } drawn
web-tally = { $games }.
web-tally-open = { $games }, { $open } in play.
web-tally-over = { $games }: White won { $white }, Black won { $black }, { $drawn } drawn; { $length } turns on the average.
web-tally-both = { $games }: White won { $white }, Black won { $black }, { $drawn } drawn; { $length } turns on the average, { $open } in play.
web-no-games-yet = No games yet
web-no-games-sentence = No games yet.
web-try = Try a turn
web-the-rules = The rules
web-preset-file = The preset file
web-options = Options
# $hash is the hash of the preset file.
web-hash = The file's hash, which every record names: { $hash }
web-allowed = ({ $values })
# A preset on the page of its rules. $preset is a link, $name its name for players.
web-played-as = Played as
web-preset-line = { $preset } ({ $name }): { $about }
web-board-of = The first position of { $preset }
web-by-mail = Playing by mail

# The board, and what stands beside it.
web-signs = What the signs mean
web-in-words = The board in words

# A turn of a game. The first four are buttons.
web-first = First
web-back = Back
web-next = Next
web-last = Last
web-turn-by-turn = Turn by turn
web-play = Play
web-pause = Pause
web-turn = Turn
web-where = { $turn } of { $turns }
web-turn-round = Turn the board round
web-turn-heading = Turn { $turn } of { $turns }
web-setups = The set-ups
web-before = Before the first turn
web-the-start = The start
web-sets-up = { $side } sets up
web-parts = Parts of this turn
web-try-from-here = Try a turn from here
web-all-turns = All turns
web-the-end = The end
web-last-turns = This game has { $turns } turns, more than a page can hold. It shows those from { $from } on; the record tells all of them.
web-whole-turns = This is a long game: the page shows the board after each turn, and not within turns.
# What left the board in a turn; $units are units with their squares. Then, what each side has lost so far.
web-captured = Captured: { $units }.
web-removed = Removed: { $units }.
web-unit-on = { $unit } on { $square }
web-white-lost = White has lost: { $units }.
web-black-lost = Black has lost: { $units }.
web-neutral-lost = Neutral units gone: { $units }.
# A result that a record tells and nobody can check.
# Notes to a turn, which somebody wrote. Turns are a variation; a mark is one of those of PGN.
web-note-instead = Instead:
web-notes-more = { $n ->
    [one] One more note has no room here; it stands in the file of notes.
   *[other] { $n } more notes have no room here; they stand in the file of notes.
}
web-notes-left-out = Notes that are not shown
web-note-fault = { SENTENCE($why) }
web-notes-unnamed = { $n ->
    [one] And one other.
   *[other] And { $n } others.
}
web-notes-unread = The file of notes beside this record cannot be read.
web-notes-unverified = There are notes to this game. They are not shown, because its record is not verified.
web-form-notes = notes
web-nag = { $n ->
    [0] no judgement
    [1] a good turn
    [2] a mistake
    [3] a very good turn
    [4] a bad mistake
    [5] an interesting turn
    [6] a doubtful turn
    [7] forced
    [8] the only turn
    [9] the worst turn
    [10] even
    [11] even and quiet
    [12] even and lively
    [13] unclear
    [14] White stands slightly better
    [15] Black stands slightly better
    [16] White stands better
    [17] Black stands better
    [18] White is winning
    [19] Black is winning
    [20] White should have won
    [21] Black should have won
    [22] White would rather not move
    [23] Black would rather not move
    [36] White has the initiative
    [37] Black has the initiative
    [40] White attacks
    [41] Black attacks
    [44] White has something for the units lost
    [45] Black has something for the units lost
    [132] White has counterplay
    [133] Black has counterplay
    [138] White is short of time
    [139] Black is short of time
    [146] new
   *[other] mark { $n }
}
web-said-result = the record says: { $result }
# What a link to a game says of itself where it is shown.
web-card-game = { $white } – { $black }, { $preset }
web-card-about = { $result } after { web-turns }.
# $why is what is wrong, a sentence.
web-trouble = This record cannot be replayed to its end: { $why } What it says is shown as it stands.
web-rules-unknown = the rules of this game are not known here

# A clause as a sentence; the second ends in a full stop already.
web-sentence = { CAP($clause) }.
web-sentences = { CAP($clause) }

# The record of a game and its verification.
web-record = The record
web-masked-signed = A name in this record holds a mail address. So it is shown, and can be taken, as a copy without addresses, without what the players said to each other, and without its signature.
web-masked = A name in this record holds a mail address. So it is shown, and can be taken, as a copy without addresses and without what the players said to each other.
# $forms are links to the record in its forms, with commas.
web-take = To look it over yourself, take it: { $forms }.
web-other-forms = { $command } makes JSON, a table or a PGN-shaped text of it.
web-form-json = JSON
web-form-csv = CSV
web-form-pgn = PGN-shaped
# What is needed to repeat a verification: $keys and $rules are links, with the words of one of the three below.
web-with-keys = With it go { $keys }.
web-with-rules = With it go { $rules }.
web-with-both = With it go { $keys }, and { $rules }.
web-the-keys = the public keys ({ $file })
web-its-rules-inside = the rules that it was played by, which the program has in itself
web-its-rules = the rules that it was played by
web-the-command = In the folder that you put them into, the command is

# The verdict of a verification: a word, and what it means.
web-proof-wrong = Not verified.
web-proof-open = In order so far;
web-proof-open-why = it is signed when the game is over.
web-proof-right = Verified.
web-proof-right-why = This record is in order, and signed with a key of this service.
web-proof-plain = Replayed:
# $unsigned is one of the three below.
web-proof-plain-why = every turn is legal. { $unsigned }
web-unsigned-copy = The signature was that of a copy with mail addresses, which is not shown.
web-unsigned-stranger = No key of this service fits its signature.
web-unsigned = The record is not signed.
# What was found. $preset is a preset's name.
web-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
web-replayed = { web-turns } replayed by the rules of { $preset }: each is legal, and stands as the program writes it.
web-replayed-loose = { web-turns } replayed by the rules of { $preset }: each is legal.
web-chain = The chain of hashes is unbroken. Its head is #{ $head }.
# Above the line of a letter, and below it.
web-letter = Letters about the game tell the link of their day, so that the players' mailboxes are witnesses. The last one says:
web-links = The link after each turn, which a letter of that day tells, stands at the end of its line in the record. Before the first turn it is #{ $first }.
# What else the record tells: labels, and words for them.
web-told-site = Played at
web-told-tournament = Tournament
web-told-round = Round
web-told-control = Time control
web-told-rated = Rated
web-told-yes = { $is ->
    [yes] yes
   *[no] no
}
web-told-from = Began from
web-told-position = a position of its own
web-told-takeover = a position of game { $game }, taken over
web-told-ended = Ended
web-told-by = Ended by
web-told-host = the host
web-told-white-id = White's id
web-told-black-id = Black's id
web-told-judged = Judged by
web-told-revision = Revision of the record
web-key = The signature is that of the key { $key }.
web-sealed = The secret set-ups are those that the players were committed to.
web-by-rules = The result, { $result }, follows from the rules.
web-by-others = The result, { $result }, is what the players or the clock decided.
web-by-others-so = The result, { $result }, is what the players or the clock decided ({ $why }).

# The feed of finished games. $result is a result word, 1-0, or in web-feed-summary one of the web-result messages.
web-feed-title = { $site }: finished games
web-feed-entry = { $white } – { $black }, { $preset }: { $result }
web-feed-summary = { $game }, { $preset }: { $result } after { web-turns }.

# The page of the composer; what its script says is in composer.ftl.
web-compose-title = Compose a turn
# $example is a turn, $link leads to the page on writing turns, with the words of web-how-written.
web-compose-scriptless =
    This page plays by the rules of the game itself, and needs JavaScript for it. A turn can as well be written by hand, in the
    answer to your letter: the unit's square, a hyphen and the square it goes to, such as { $example }.
    { $link }.
web-how-written = How turns are written
web-compose-waiting = The board is being set up.
web-compose-stopped = The rules of the game could not be loaded, or have stopped. Load the page again; or write the turn by hand, in the answer to your letter.
web-compose-choose = The composer opens from the link in a letter, with the position of your game. Without one, choose a game and try a turn on its first position.
web-compose-game = Game
web-compose-seen-by = Seen by
web-compose-set-up = Set up the board
web-compose-turn = The turn
web-compose-board = Board; the arrow keys go from square to square
web-compose-undo = Undo
web-compose-clear = Clear
web-compose-round = Turn round
web-compose-larger = Larger board
web-compose-choices = Choices
web-compose-so-far = The turn so far
web-compose-copy = Copy
web-compose-mail = Answer by mail
web-compose-rules = The rules of this game
web-compose-described = This game in words
# A preset file from a disk, opened in the composer.
web-own = A game of your own
web-own-about = Open a preset file: all that is wrong with it is told, and where; once nothing is, the game can be tried on a board. The file stays on your machine.
web-own-file = Preset file
web-own-drop = It can also be dropped on this page.
web-own-text = The text of the file
web-own-try = Try the game
web-own-save = Save the file
# What could follow a turn: a line of turns that are tried, kept in this browser, and in the address.
web-onward = And then?
web-onward-answer = Go on with the answer
web-onward-tried = Tried from here before:
web-onward-try = The line so far, to be tried by mail
web-onward-if = The same as your letter: your turn, and your answers ready for what may come
web-onward-here = here
web-compose-other = Choose another game
# The marks of squares.
web-mark-acts = lit: can act now
web-mark-selected = in hand
web-mark-target = it can go there
web-mark-capture = it can capture there
web-mark-victim = would be taken on the way
web-mark-used = has acted in this turn
web-mark-lost = would be removed
