# The letters about a game: what stands around what is to be told, how the game stands, and how to answer. $name is a player, as
# they are called.

# Subjects, behind "[pbem 42]": what a reader must know stands first, for lists of letters show some forty characters. $name is the opponent.
letter-subject = { $head }: { $title }, { $name }
letter-subject-named = { $head }: { $title }
letter-subject-constant = { $title }: { $white } – { $black }
letter-no-subject = (no subject)
letter-head-your-turn = Your turn { $number }
letter-head-check = Check, your turn { $number }
letter-head-their-turn = { $name } to play turn { $number }
letter-head-your-set-up = Your set-up
letter-head-their-set-up = { $name } to set up
letter-head-not-played = Not played
letter-head-not-done = Not done
letter-head-not-all-done = Not all done
letter-head-played-in-part = Turn { $number } played, not all done
letter-head-in-part = { $head }, not all done
letter-head-draw-offered = Draw offered
letter-head-draw-declined = Draw declined
letter-head-undo-asked = Undo asked
letter-head-undo-refused = Undo refused
letter-head-taken-back = Taken back to turn { $number }
letter-head-clock-stands = Clock stopped
letter-head-time-given = Time given
letter-head-clock-runs = Clock running again
letter-head-asked-back = Please confirm
letter-head-time-over = Time is over
letter-head-time-short = { $left } left for turn { $number }
letter-head-time-short-set-up = { $left } left to set up
letter-head-wrote = Words from { $name }
letter-head-challenge = Challenge
letter-head-challenge-sent = Your challenge
letter-head-no-game = No game
letter-head-drawn = Drawn
letter-head-called-off = Called off
letter-head-void = Void
letter-head-you-won = You won
letter-head-won = { $name } won

# Above what somebody has said, which stands below as a quotation.
letter-says = { $name } says:

# What was done with the lines of a letter. $n is how many, or the number of one; what is said of the others follows it.
letter-both-lines = Both lines of your letter were carried out.
letter-all-lines = All { $n } lines of your letter were carried out.
letter-done-but-prose = What your letter asks for was carried out. Some of its words were not understood; they did nothing.
letter-line-failed = Line { $n } of your letter could not be carried out.
letter-before-done-after-not-tried = What stands before it was done; what stands after it was not tried.
letter-before-done = What stands before it was done.
letter-after-not-tried = What stands after it was not tried.
# How another game stands, in a letter that is not in its thread.
letter-part = Game { $game }, { $title }, against { $name }:
letter-part-number = In your answer, put the number of the game in front: “{ $game }: …”.
letter-part-answer = To answer in game { $game }, reply to its newest letter; here its number would have to stand in front, and you would be asked back.
letter-some-failed = Not all of your letter could be carried out; below each line stands what became of it.
letter-not-tried = Not tried, because a line above it about the same game could not be carried out. Send it again if you still want it.
letter-ruling = That is ruling { $ruling } of the rules.

# The last turn, which follows.
letter-turn-yours = Your turn { $number } was:
letter-turn-yours-ready = Your turn { $number }, which you had ready and which was played at once:
letter-turn-theirs = { $name }'s turn { $number }:

# Titles above boards. The form .bare begins the words for a picture that is not seen: see letter-picture.
letter-board-last = The last board:
    .bare = The last board
letter-board-so-far = The board so far, from your side:
    .bare = The board so far
letter-board-set-up = The board after the set-ups, from your side:
    .bare = The board after the set-ups
# $title is one of "rules-part-…": "How units move".
letter-game-part = { $title }:
letter-board-start = The board at the start, from your side:
    .bare = The board at the start
letter-board-after = The board after turn { $n }, from your side:
    .bare = The board after turn { $n }
letter-the-board = The board

# What stands for a picture of a board. $what is a title.
letter-picture = { FORM($what, "bare") }, { $side } at the bottom. The text part of this letter has it in letters.

# Who is to play, and until when. These sentences follow one another.
letter-check-you = You stand in check.
letter-check = { $name } stands in check.
letter-your-turn = It is your turn, number { $number }, as { $side }.
letter-their-turn = It is { $name }'s turn, number { $number }, as { $side }.
letter-set-ups-awaited = Your set-up and { $name }'s are awaited, in any order.
letter-set-up-awaited-yours = Your set-up is awaited, as { $side }.
letter-set-up-awaited-theirs = { $name }'s set-up is awaited.
letter-set-up-replaceable = Until it is in you can send another in place of yours.
letter-clock-stands = The clock has stood since { $since }, { $why }.
letter-time-ran-out = The time ran out on { $at }.
letter-time-ran-out-yours = Your time ran out on { $at }.
letter-time-ran-out-theirs = { $name }'s time ran out on { $at }.
letter-time-held-yours = The time was over on { $at }, but you were asked about your letter of { $asked }, and no flag falls yet: with your yes by { $until } it counts as of then.
letter-time-held-theirs = The time was over on { $at }, but { $name } was asked to confirm a letter of { $asked }, and no flag falls yet: with their yes by { $until } it counts as of then.
letter-time-yours = You have { $left }: until { $until }.
letter-time-both = You both have { $left }: until { $until }.
letter-time-theirs = { $name } has { $left }: until { $until }.
letter-clock-shows = The clock of { $name } shows { $left }.
letter-clock-shows-yours = Your own clock shows { $left }.
letter-nothing-expected = Nothing is expected from you until { $name } has answered.

# Whom each leader reaches, a line for each: "orange Ch5, quota 9: all 12 units". $units are written as in turns.
letter-all-connected = Every unit that has a leader is connected to it now.
letter-leaders-reach = Whom your leaders reach now:
letter-leader = { $group } { $leader }, quota { $quota }: { $whom }
letter-reaches-itself = itself alone
letter-reaches-all = all { $n } units
letter-reaches-only = only { $units }
letter-reaches-all-but = all but { $units }

# How to answer: words to write stand in front, and behind them what they do.
letter-how-to-answer = To answer, write on top of a reply to this letter:
letter-also = You can also write:
letter-stranger = This is a referee for board games that two people play by e-mail; { $name } ({ $address }) has asked it to bring you the challenge below. If you do not want it, you need do nothing; answer block, and nothing is ever sent to you from here again.
letter-does-rematch = offers { $name } another game by the same terms, with colours changed
letter-does-record = brings the record of the game as a file
letter-does-accept = starts the game
letter-does-decline = there will be no game
letter-does-rules = sends the rules first
letter-does-block = no letters from here any more, whoever asks
letter-does-send-tried = sends the set-up you tried
letter-does-play-tried = plays the turn shown above: { $turn }
letter-does-play = plays it
letter-does-show-after = only shows the board after it
letter-does-play-example = plays a turn; this one is legal
letter-does-try = shows the board after it and plays nothing
letter-does-legal = where that unit may go now
letter-does-say = a line to { $name }
letter-does-give-up = gives the game up (asked back once)
letter-does-try-set-up = shows the board with it and sends nothing
letter-does-help-set-up = how a set-up is written

letter-how-to-set-up = Send your set-up on top of a reply to this letter: setup: and every unit with its square.
letter-how-to-set-up-example = Send your set-up on top of a reply to this letter: every unit with its square. This one is legal; copy it and change it:
letter-how-to-draw-set-up = Or draw it, as you see it from your own side, your first rank below:

# Labels of links to a web page.
letter-compose-set-up = Compose your set-up on a board
letter-compose-turn = Compose your turn on a board

letter-footer = Game { $game }, { $title }. Commands that always work: help (the manual), rules { $preset } (the rules), show { $game } (this board), games (your games).
