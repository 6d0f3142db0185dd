# Pages. Names are headings and links.

web-games = Games
web-players = Players
web-presets = Presets
web-rules = Rules
web-compose = Compose
web-site = Site
web-menu = Menu

# The frame of every page.
web-skip = Skip to the page
web-footer = Games played by e-mail.
web-footer-address = Games played by e-mail. To begin, write { $help } to { $address }.
web-footer-feed = { $feed }.
web-feed-link = Feed of finished games
web-finished-games = Finished games

# Errors.
web-missing-title = Not here
web-missing = There is no such page
web-missing-why = The address may be mistyped, or the game private. See { $list } of public games.
web-the-list = the list
web-away-title = Not just now
web-away = We can't show this page just now
web-away-why = We can't read the records just now. Please look again in a few minutes.
web-slow-title = Too much to search
web-slow = This search takes too long
web-slow-why = Please add a preset, a player’s whole name or a year.
web-fault-title = A fault
web-fault = We couldn't make this page
web-fault-why = It's our fault, and we've logged it. All games are in { $list }.
web-only-read = These pages are read-only.

# A game, and how it ended.
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

# The list of games.
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
web-before-these = Previous
web-after-these = Next
web-players-about = Everyone who plays here, with their games.
web-front-begin = How to begin
web-front-choose = Choose a game from { $presets }.
web-front-presets = the list of presets
web-front-topic = help new
web-front-write = Mail { $help } to { $address }. The answer says how to find an opponent.
web-front-read = Or first read { $new } and { $turns }.
web-front-new = how games begin
web-front-turns = how to write turns
web-where-turn = turn { $turn }
web-filter-more = More filters
web-filter-cause = Ended by
web-filter-least = Turns, at least
web-filter-most = Turns, at most
web-filter-from = Begun from
web-filter-to = Begun until
web-event = Event
web-options-none = none
web-cause = { $cause ->
    [royals-captured] royal leaders captured
    [no-royals] no royal leader left
    [units-captured] all units of a kind captured
    [reached] goal reached
    [held] goal held
    [bared] only leaders left
    [points] points
    [no-move] a side couldn't move
    [turn-limit] turn limit
    [head-captured] Head captured
    [torso-captured] Torso captured
    [body-captured] Head and Torso captured
    [neck-captured] Neck captured
    [parted] Head and Torso parted
    [no-bodies] no whole body left
    [checkmate] checkmate
    [stalemate] stalemate
    [slide-stalemate] stalemate by the slide
    [king-captured] King captured
    [no-kings] no King left
    [only-kings] only Kings left
    [one-king-left] one side has only its King
    [resigned] resigned
    [time] time
    [repetition] repetition
    [agreed] agreed draw
    [quiet-turns] quiet turns
    [adjudicated] adjudicated by the host
    [void] void
   *[other] { $cause }
}
web-not-verified = Not verified
web-game-not-verified = { $game } is not verified: { $why }
web-not-counted = { $n ->
    [one] One game isn't verified, so its result doesn't count in any table.
   *[other] { $n } games aren't verified, so their results don't count in any table.
}
web-left-out = { $n ->
    [one] One record is unreadable and left out: { $files }.
   *[other] { $n } records are unreadable and left out: { $files }.
}
web-fault-unread = we can't read the record just now
web-so-far = We're still reading the archive: { $n ->
    [0] no games yet.
    [one] one game so far, also in players and ratings.
   *[other] { $n } games so far, also in players and ratings.
} Please look again later.
web-newer = Newer games
web-older = Older games
web-all-games = All games
web-column-game = Game
web-column-turns = Turns
web-column-begun = Begun
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
web-same-name = Players are known here only by name, so namesakes share this page.

web-player-id = Player { $id }: this number stays when the name changes.
web-player-before = Earlier names: { $names }.
web-namesakes = Older records have only names; those with this name are on { $older }.
web-namesakes-link = a page of their own

# The tree of openings.
web-tree = Openings of { $preset }
web-tree-short = Openings
web-tree-link = What was played, turn by turn
web-tree-about = What was played from here, and how it went. Different orders of turns to one position count together.
web-tree-way = One way here
web-tree-ways = Other orders of turns count, too.
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
web-tree-command = The same from a folder of records
web-tree-starts = Other starts and options
web-tree-start = no options: { $games }
web-tree-start-options = { $options }: { $games }

# Presets and their games.
web-presets-about = All games you can play by mail. A preset is one game with its board, units and options.
web-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
# $games is web-count.
web-count-over = { $games }: White won { $white }, Black won { $black }, { $drawn } drawn
web-tally = { $games }.
web-tally-open = { $games }, { $open } in play.
web-tally-over = { $games }: White won { $white }, Black won { $black }, { $drawn } drawn; average { $length } turns.
web-tally-both = { $games }: White won { $white }, Black won { $black }, { $drawn } drawn; average { $length } turns, { $open } in play.
web-no-games-yet = No games yet
web-no-games-sentence = No games yet.
web-try = Try a turn
web-the-rules = The rules
web-preset-file = The preset file
web-options = Options
web-hash = The file's hash, as records name it: { $hash }
web-allowed = ({ $values })
web-played-as = Played as
web-preset-line = { $preset } ({ $name }): { $about }
web-board-of = The start position of { $preset }
web-by-mail = Playing by mail

web-signs = What the signs mean
web-key-turn = turn { $turn }, { $side }'s
web-in-words = The board in words

# Turn by turn.
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
web-parts = Parts of this turn
web-try-from-here = Try a turn from here
web-all-turns = All turns
web-the-end = The end
web-last-turns = This game is long: of its { $turns } turns, this page shows those from { $from } on. The record has all.
web-whole-turns = This game is long: the page shows the board only after each whole turn.
# What left the board.
web-removed = Removed: { $units }.
web-white-lost = White has lost: { $units }.
web-black-lost = Black has lost: { $units }.
web-neutral-lost = Neutral units gone: { $units }.
# web-nag are the marks of PGN.
web-note-instead = Instead:
web-notes-more = { $n ->
    [one] One more note is in the file of notes.
   *[other] { $n } more notes are in the file of notes.
}
web-notes-left-out = Notes not shown
web-notes-unnamed = { $n ->
    [one] And one other.
   *[other] And { $n } others.
}
web-notes-unread = The file of notes to this record is unreadable.
web-notes-unverified = The notes to this game are hidden, because its record isn't verified.
web-form-notes = notes
web-nag = { $n ->
    [0] no judgement
    [1] good turn
    [2] mistake
    [3] very good turn
    [4] bad mistake
    [5] interesting turn
    [6] doubtful turn
    [7] forced
    [8] only turn
    [9] worst turn
    [10] even
    [11] even and quiet
    [12] even and lively
    [13] unclear
    [146] new
   *[other] mark { $n }
}
web-nag-of = { $side } { $n ->
    [14] is slightly better
    [16] is better
    [18] is winning
    [20] should have won
    [22] is in zugzwang
    [36] has the initiative
    [40] attacks
    [44] has compensation
    [132] has counterplay
   *[138] is short of time
}
web-said-result = the record says: { $result }
web-card-game = { $white } – { $black }, { $preset }
web-card-about = { $result } after { count-turns }.
web-trouble = We can't replay this record to its end: { $why } This is what it says.
web-rules-unknown = we don't know the rules of this game

web-sentence = { CAP($clause) }.
web-sentences = { CAP($clause) }

# The record and its verification.
web-record = The record
web-masked-signed = A name in this record holds a mail address, so this is a copy without addresses, the players' words and the signature.
web-masked = A name in this record holds a mail address, so this is a copy without addresses and the players' words.
web-take = To check it yourself, download it: { $forms }.
web-other-forms = { $command } makes JSON, a table or PGN-shaped text of it.
web-form-json = JSON
web-form-csv = CSV
web-form-pgn = PGN-shaped
web-with-keys = You also need { $keys }.
web-with-rules = You also need { $rules }.
web-with-both = You also need { $keys } and { $rules }.
web-the-keys = the public keys ({ $file })
web-its-rules-inside = its rules, which are in the program
web-its-rules = its rules
web-the-command = In their folder, run

# The verdict.
web-proof-wrong = Not verified.
web-proof-open = In order so far;
web-proof-open-why = we sign it when the game is over.
web-proof-right = Verified.
web-proof-right-why = This record is in order and signed by this service.
web-proof-plain = Replayed:
web-proof-plain-why = every turn is legal. { $unsigned }
web-unsigned-copy = The signature belongs to a hidden copy with mail addresses.
web-unsigned-stranger = The signature fits no key of this service.
web-unsigned = The record isn't signed.
count-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
web-replayed = { count-turns } replayed by the rules of { $preset }: all legal and in canonical form.
web-replayed-loose = { count-turns } replayed by the rules of { $preset }: all legal.
web-chain = The chain of hashes is unbroken up to #{ $head }.
web-letter = Letters about the game name its newest hash, so the players' mailboxes are witnesses. The last letter says:
web-links = Each turn's hash is at the end of its line in the record. Before the first turn it is #{ $first }.
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
web-told-position = its own position
web-told-takeover = a position of game { $game }, taken over
web-told-ended = Ended
web-told-host = the host
web-told-white-id = White's id
web-told-black-id = Black's id
web-told-judged = Judged by
web-told-revision = Revision of the record
web-key = The signature is by key { $key }.
web-sealed = The secret set-ups are those the players committed to.
web-by-rules = The result, { $result }, follows from the rules.
web-by-others = The players or the clock decided the result, { $result }.
web-by-others-so = The players or the clock decided the result, { $result } ({ $why }).

web-feed-title = { $site }: finished games
web-feed-entry = { $white } – { $black }, { $preset }: { $result }
web-feed-summary = { $game }, { $preset }: { $result } after { count-turns }.

# The composer; see also composer.ftl.
web-compose-title = Compose a turn
web-compose-scriptless =
    This page needs JavaScript. You can also write a turn by hand in your reply to the letter: the unit's square, a hyphen and
    the square it goes to, such as { $example }. { $link }.
web-how-written = How to write turns
web-compose-waiting = Setting up the board.
web-compose-stopped = The game's rules couldn't be loaded, or have stopped. Reload the page, or write the turn by hand in your reply.
web-compose-file = Browsers can't run this page from a file. Run “python3 -m http.server” in the folder of these pages, and open http://localhost:8000/compose.html.
web-compose-choose = Open this page from the link in a letter to see your game. Or choose a game here and try a turn.
web-compose-game = Game
web-compose-seen-by = Seen by
web-compose-set-up = Set up the board
web-compose-turn = The turn
web-compose-board = Board; use the arrow keys to move between squares
web-compose-undo = Undo
web-compose-clear = Clear
web-compose-round = Turn round
web-compose-larger = Larger board
web-compose-choices = Choices
web-compose-so-far = The turn so far
web-compose-copy = Copy
web-compose-mail = Answer by mail
web-compose-share = Share
web-compose-rules = The rules of this game
web-compose-described = This game in words
web-own = A game of your own
web-own-about = Open a preset file to see what's wrong with it, and where. Once it's right, try the game on a board. The file stays on your machine.
web-own-file = Preset file
web-own-drop = You can also drop it on this page.
web-own-text = The text of the file
web-own-try = Try the game
web-own-save = Save the file
web-onward = And then?
web-onward-answer = Go on with the answer
web-onward-tried = Tried from here before:
web-onward-try = The line so far, to try by mail
web-onward-if = The same as your letter: your turn, with answers to what may come
web-onward-here = here
web-compose-other = Choose another game
# The marks of squares.
web-mark-acts = lit: can act now
web-mark-selected = selected
web-mark-target = it can go there
web-mark-capture = it can capture there
web-mark-victim = would be taken on the way
web-mark-used = has acted in this turn
web-mark-lost = would be removed
