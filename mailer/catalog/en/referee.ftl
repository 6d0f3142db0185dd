# What the referee itself says to a letter: what it could not do, what it shows, what it asks back. What happens in a game is
# in match.ftl, what stands around it in letters is in letter.ftl.
# Words to write ("help", "address add") are alike in every language; so are squares, turns and addresses.

# An error or a line about a preset as a sentence. $why has a sentence in it, or a clause without capital and full stop.
referee-sentence = { SENTENCE($why) }

# Who writes, and how that is proven.
referee-address-of-another = The letter came to a reply address that belongs to somebody else.
referee-subject-cut = The secret that stands in brackets at the end of my Subjects was cut off or changed in yours, so the letter does not show that you wrote it. Next time please reply to my letter and leave its Subject as it is, to the end.
referee-address-not-valid = The letter came to a reply address that is not valid any more.
referee-asked-before-renewal = What the letter confirms was asked before the reply addresses were renewed.
referee-unauthentic = Nothing was done, because this letter could not be shown to come from you: { $why }. Please write from the program or the provider that you usually write with, or reply to a letter of mine.
referee-doubt-other-author = it came from an address that is none of yours
referee-doubt-unsigned = your mail server has put no valid DKIM signature of your domain on it
referee-doubt-ambiguous = it has its From, Subject, Date, To or Content-Type line more than once
referee-doubt-left-open = the DKIM signature on it does not cover From, Subject, Date and the whole text
referee-doubt-expired = the DKIM signature on it had run out when it came
referee-doubt-other-date = its Date line is more than three days away from the day on which it came
referee-doubt-other-address = its To and Cc lines, as they were signed, do not name the address to which it came
referee-doubt-to-unsigned = the DKIM signature on it does not cover the line that says to whom it was written
referee-doubt-unborne = a line that says how its text is to be read (Content-Type or the like) was not signed, and the text does not fit it
referee-doubt-unanswered = the keys of your domain could not be looked up while it waited
referee-doubt-token = signatures of letters are not looked at here
# To somebody whose address was proved just now.
referee-foretold-all = You should know this before you play: your letters cannot be shown to come from you, for this one could not: { $why }. So each of them that asks for something will be asked back: a letter comes that names it, and “yes” in reply to that letter does it. A mail provider that signs its letters in the name of your address (DKIM) spares you this.
referee-foretold-half = You should know this before you play: { $why }, and so it will be with your next ones. Turns, “try”, words to your opponent, offers and questions are done at once, from the newest letter of a game; whatever else you ask for will be asked back: a letter comes that names it, and “yes” in reply to that letter does it.
referee-large-spent = The letter has more than { $kb } KB, and I read { $most } such letters from you in a day. Please write a short new letter: delete the quotation below your words, and send no pictures or files. Letters up to { $kb } KB are read as ever.
referee-not-read = Your letter could not be read: { $why } Nothing was done.

# What cannot be told of a letter, or is too much.
referee-turn-said = “{ $words }” in it looks like a turn; it was not played.
referee-below = Your letter is very long: I read at most { $mb } MB and { $lines } lines of text, and nothing below that.
referee-struck = I left out what you struck out: “{ $words }”.
referee-nothing-to-do = There was nothing in your letter for me to do. Here is how things stand.
referee-too-many = A letter can ask for { $most } things at most; from here on it was not read. Please send the rest in another letter.
referee-too-many-of-stranger = A letter can ask for { $most } things at most until you have answered one of mine; from here on it was not read. Please send the rest in another letter.
referee-not-tried = Not tried, because a line above it could not be carried out. Send it again if you still want it.
referee-unknown = I do not know that, and nothing was done with it. “help” explains what can be written.
referee-unknown-nearest = I do not know that, and nothing was done with it. Did you mean “{ $nearest }”? “help” explains what can be written.
referee-unknown-game = I do not know which game that is for, and nothing was done with it. To play a turn, reply to the game's letter, or write its number in front, as in “42: { $line }”.

# Which game is meant. $number stood in front of a line.
referee-no-seat = You have no seat in a game { $game }. Nothing was done; “games” lists the games that you have.
referee-unlisted = { $n ->
    [one] One more game, in which nothing is more urgent: { $numbers }. “show { $game }” shows it.
   *[other] { $n } more games, in which nothing is more urgent: { $numbers }. “show { $game }” shows the first of them.
}
referee-no-games = You are playing no game here at the moment. “help new” says how to begin one.
referee-no-game-for = Nothing was done: you are playing no game here at the moment. “help new” says how to begin one.
referee-which-game = Which of your { $n } games do you mean? Nothing was done. Write the number in front, as in “{ $game }: { $line }”.
referee-neither-game-nor-turn = You have no game { $number }, and this one is not at turn { $number }, but at { $now }, so I cannot tell what the number means, and nothing was done. For this game leave it out; for another one write “game” and its number.
referee-this-game-or-turn = { $number } is the number of this game, but { $now } is to be played, so you may mean turn { $number }, and nothing was done. If you mean this game as it stands, leave the number out: “{ $line }”.
referee-game-or-turn = { $number } may be a turn of this game, or your game { $number }, so nothing was done. For this game write “turn { $number }: { $line }”; for the other one write “game { $number }: { $line }”.

# Letters outside of games.
referee-no-subject = Your letter
referee-answer-subject = Re: { $subject }
referee-footer = Write “help” for the manual. A robot wrote this letter.

# The letter that asks to confirm a request. $what is its first line, $until when it is given up.
referee-confirm-subject = Please confirm: { $what }
referee-kind-turn = turn
referee-confirm-asks = A letter that came from your address asks for this:
referee-confirm-asks-from = A letter from { $address } asks for this:
referee-confirm-asks-elsewhere = A letter from an address that isn’t yours asked for this:
referee-confirm-not-yours = Nothing has been done yet, because it didn’t come from one of your addresses.
referee-confirm-unproven = Nothing has been done yet, for anybody could have written your address on it.
referee-confirm-final = Nothing has been done yet, for this cannot be undone.
referee-confirm-in-subject = Nothing has been done yet. At this service the secret that shows who answers stands in the Subject, where whoever sees your letter can read it; so only turns are played at once, and all else is asked back.
referee-confirm-reply = Reply to this letter with “yes”, and with nothing else, and it will be done. “no” leaves everything as it is. If somebody else has asked for it, answer “this was not me”; without an answer nothing happens.

# What a request is about, in words: $game is the number, $title the name of the game, $name the opponent.
referee-about-game = It is about game { $game }, { $title }, against { $name }.
# Where it is about several games: which line of it is about which.
referee-about-line = Game { $game }: “{ $line }”.
referee-act-resign = “yes” resigns the game, and { $name } has won it. That is final.
referee-act-call-off = “yes” calls off your game with { $name }. It counts for nothing.
referee-act-withdraw = “yes” takes back your challenge to { $name }. The game then never begins.
referee-act-newkey = “yes” makes all reply addresses worthless that you have had from here. For each game a letter with a new one comes.
referee-act-block = “yes” stops all mail from here to you. Games that are under way go on, and so do their clocks.
referee-act-add = “yes” has { $address } asked whether it is yours. Once it has said yes, too, what comes from there is taken for yours.
referee-act-remove = “yes” begins to take { $address } away from your addresses. What was sent there is worthless then.

referee-confirm-until = You have until { $until }.

# Answers to a reply to it. $made is when it was asked.
referee-confirmed-before = That question is closed: you have answered it before, or another letter of yours has ended it. This answer changes nothing. If you still want it, please ask for it again.
referee-confirmed-late = That was asked on { $made } and is too old to be confirmed now. Please ask again.
referee-yes-or-no = Nothing was done: your answer is not a plain yes. To agree, answer “yes” and nothing else; to decline, “no”. If it was not you who asked for it, answer “this was not me”.
referee-not-me = Then nothing is done, and the question is dead: a yes to it does nothing any more. Nothing else has changed. If somebody can read your mail, write “newkey”: that makes all reply addresses worthless that you have had so far.
referee-not-me-either = If it was not you who answered, somebody can read your mail: write “newkey”, and all reply addresses are worthless that you have had so far.
referee-disarmed = Nothing was done: since I asked that, something has happened that changes what your answer means. If you still want it, please ask for it again.
# To a player, of a letter that came to a secret address of theirs. $address is where it came from.
referee-from-elsewhere = A letter came to a secret reply address of yours from { $address }, which is none of your addresses. Nothing was done. If it was you, answer this letter with “address add { $address }”, and you can write from there, too. If it was not, somebody has seen one of my letters to you: answer “newkey”, and all reply addresses that you have had so far are worthless.

# To a tap on a button of an older letter. $words are those of the button that was used.
referee-tapped-before = That is done already: an earlier letter of yours has asked for the same. Nothing is done twice.
referee-tapped-late = Nothing was done: that button is in an older letter, and since then something has happened that changes what it means. What stands now is below; the buttons of this letter are the ones to use.
referee-tapped-otherwise = Nothing was done: you have answered that before with “{ $words }”, and that stands.

referee-yes-not-believed = Nothing was done: this cannot be undone, your letters can be shown to come from you otherwise, and this one cannot: { $why }. Please answer from the program or the provider that you usually write with.
referee-yes-of-host-not-believed = I didn’t do anything. I only do what a host decides when I can see that the letter comes from you, and here I can’t: { $why }. Please answer from the program that you usually write with, or decide it on the machine with “pbem admin”.

# A yes, a no or “confirm” that did not answer a letter which asks for one. $what is one of the lines below it, $words what was asked for.
referee-nothing-waits = Nothing waits for a yes or a no of yours. A turn waits for one after “try”, and what cannot be undone after you have asked for it.
referee-asked-again = Only an answer to the letter that asks for it is taken for a yes. One thing waits for you, and it is asked again.
referee-asked-again-here = Only an answer to the letter that asks for it is taken for a yes. This waits for you: { $what } Answer this letter with “yes” or “no”.
referee-many-wait = Only an answer to the letter that asks for it is taken for a yes, and { $n } things wait for you. Answer the letters that asked for them, or write:
referee-waits-request = “{ $words }”, asked for in a letter of yours.
referee-waits-accept = game { $game }: the challenge of { $name }. Write “{ $game }: accept” or “{ $game }: decline”.
referee-waits-draw = game { $game }: a draw, which { $name } offers. Write “{ $game }: draw yes” or “{ $game }: draw no”.
referee-waits-undo = game { $game }: { $name }'s wish to take a turn back. Write “{ $game }: undo yes” or “{ $game }: undo no”.
referee-waits-play = game { $game }: the turn that you have tried. Write “{ $game }: { $turn }” to play it.
# A yes or a no to a letter that asked for none, while the other player waits for one: what could be meant. $says is yes or no.
referee-to-what = { $says ->
    [no] No to what?
   *[yes] Yes to what?
}
referee-does-accept = { $says ->
    [no] “decline” declines the challenge.
   *[yes] “accept” begins the game.
}
referee-does-draw = { $says ->
    [no] “draw no” declines the draw.
   *[yes] “draw yes” ends the game.
}
referee-does-undo = { $says ->
    [no] “undo no” lets the turn stand.
   *[yes] “undo yes” takes the turn back.
}
referee-does-pause = { $says ->
    [no] “pause no” lets the clocks run.
   *[yes] “pause yes” stops both clocks.
}
referee-does-play = “{ $turn }” plays the turn that you tried.
# Challenges that no letter has brought yet, in the answer to a letter of whoever was challenged.
referee-missed-challenges = These challenges were waiting for you:
referee-missed-challenge = { $game }: { $title }, from { $name }. Write “{ $game }: accept” or “{ $game }: decline”.
referee-yes-by-itself = This does nothing here: a yes comes in a letter of its own, as the answer to my letter that asks for it.
# Stands below what is asked for: $what is one of the lines above.
referee-waits-besides = Something else waits for you, and a plain “yes” to this letter does not answer it: { $what }
referee-ask-one-by-one = Not done, and not asked about yet: one thing at a time that waits for a yes. Please send this again when the other one is answered.
referee-not-done-as-wished = Nothing was done, as you wish.

# Silence. The last answer of a kind says what is silent after it, and until when.
referee-last-unread = Robots answer within minutes, so here's my rule: if your next letter comes within two minutes of this one and I can read nothing in it either, I won't answer until I can read something.
referee-unread-gathered-from-now = From now on I'll answer letters like this together, once a day. I'll still play every turn at once.
referee-last-same-partly = The same words are not answered again before { $until }, unless a letter comes that I can read as a whole.
referee-last-same = The same words for the same turn are not answered again before { $until }; everything else is.
referee-last-short = So that nobody can have me fill your mailbox, this is the last answer before { $until } to letters to my plain address in which I can read nothing. A letter that asks for something is answered, and so is every reply to a letter of mine that you can answer.
referee-last-look = So that nobody can have me fill your mailbox, this is the last answer before { $until } to letters to my plain address that only ask to be shown something. A letter that asks for something to be done is answered, and so is every reply to a letter of mine that you can answer.
referee-last-asked = So that nobody can have me fill your mailbox, this is the last time before { $until } that I ask you back. A yes to any of my letters that ask for one is still heard, and every reply to a letter of mine about a game is answered.
referee-last-doubted = So that nobody can have me fill your mailbox, this is the last answer before { $until } to letters in your name that I cannot believe. A yes to any of my letters that ask for one is still heard, and what I can believe is answered as ever.
referee-last-elsewhere = So that nobody can have me fill your mailbox, this is my last letter before { $until } about what comes to your reply addresses from an address that is none of yours. What you write yourself is answered as ever.
referee-last-robot = Your mail service marks your letters like automatic mail. So that two robots never write to each other for ever, this is my last answer before { $until } to a letter from there that I can’t read as a whole. I still play every turn and answer every question about a game that I can read.
referee-last-of-few = So that nobody can have me fill your mailbox, my answers until { $until } are at most { $times } times as long as your letter. If you only write a line or two, I may have to stay silent. A reply to one of my letters is fine.
referee-last-unproven = So that nobody can have me fill your mailbox, this is the last answer before { $until } to letters to my plain address that do not prove who wrote them. A yes to any of my letters that ask for one is still heard, and every reply to a letter of mine about a game is answered.
referee-gathered-from-now = This was the { $n }th letter for this game within an hour that held nothing I could carry out. What I must refuse until the hour is over I gather into one answer, which comes an hour after the first of it; what I can carry out is done and answered at once.
# $n letters, of which $most are listed at most. The items follow: $line is what was written, $why why it was refused.
referee-gathered = What I couldn't answer letter by letter ({ $n }; I list { $most } at most):
referee-again-from-now = This was the { $n }th time within an hour that you ask just this. If you ask it again at this turn, I gather that into one answer, which comes an hour later; all else is answered at once.
referee-gathered-again = “{ $line }” came again. The answer is the one that you have, as long as nothing has happened since.
referee-gathered-item = “{ $line }”: { $why }
referee-gathered-subject = What could not be done
referee-gathered-news-subject = News from your opponents
referee-words-gathered = { $name } has had several letters with nothing but words of yours within the hour.
referee-words-sent = You have had { $n } letters sent with nothing but words within the hour.
referee-words-received = { $name } is sent no more letters with nothing but words for the moment.
referee-words-go-later = These words go with the next letter to { $name } in this game, and at { $due } at the latest.
referee-words-crowded = Your words were not sent: many of your words to { $name } still wait to be sent with the next letter. Please write them again after { $due }.

# To somebody who has proved nothing.
referee-page-later = The whole page comes if you answer this letter with the same line.
referee-page-on-web = It also stands at { $address }.
referee-your-letter = Your letter
referee-short-answer = Your letter has come, and nothing was done. Write “help” to me for how to play, or reply to one of my letters about a game.
referee-too-long-unproven = Nothing proves that this letter is yours, and what is to be asked back may have { $most } characters in all. Please send what is longer as a reply to one of my letters.

# Challenges. $address is whom somebody wants to challenge.
referee-position-cannot-be-read = No game was begun, for the position cannot be read: { $why }
# $verb is “new”, “seek” or “rematch”, $said and $example what stands behind “time”.
referee-time-bounds = Nothing was begun: { $said ->
    [none] here no game goes without a clock.
   *[other] “time { $said }” is not within what this service allows.
} A clock begins with { $least } at least and { $most } at most, and no turn adds more{ $clocked ->
    [yes] {""}
   *[no] ; games without a clock are allowed, too
}. Write it anew with “time { $example }”, for example{ $verb ->
    [rematch] , as in “rematch time { $example }”
   *[other] {""}
}.
referee-position-over = No game was begun: in that position it would already be over. Write another one behind “from”, or leave it out.
referee-opponent-cannot-be-reached = I cannot write to “{ $address }”: only addresses of plain letters, digits and dots can be reached from here, such as bo@example.net.
referee-challenge-me = No game was begun: I am only the referee. Challenge a person.
referee-challenge-robot = No game was begun: behind { $address } nobody reads. Challenge a person.
referee-invited-same = Not done: you have had me write to that address { $n } times today. I do it again after { $until }; or wait for an answer to what you have asked already.
referee-invited-many = Not done: you have had me write to { $n } others, which is as many as I write to on behalf of one player in such a time. I do it again after { $until }.
referee-many-challenges = Not done: { $n } of your challenges wait for an answer; please let some be answered first, or take them back with “withdraw”.
# The rules, in an invitation. $short is some sentences of the manual, or about the preset.
referee-in-short = The game in short: { $short }

# In a game.
referee-turn = { $number ->
    [0] the set-ups
   *[other] turn { $number }
}
referee-too-late = Your letter answers the one about { $answered }; the game is at { $now }. Nothing was done; here is the board.
referee-restored = Your letter answers the one about { $answered }, but my records were restored from a backup that doesn't go that far: the game is at { $now } again. Nothing was done; here is the board. If you remember the turns in between, please play them again.
referee-restored-game = My records were restored from a backup of before game { $game } began, so that game is lost. I'm sorry. Nothing was done; “games” lists the games that you have.
referee-restored-request = Your letter answers a question that isn't in my records any more: they were restored from a backup. Nothing was done. Please send what you want once more.
referee-before-take-back = Your letter answers one from before a turn was taken back; the game is at { $now }. Nothing was done; here is the board.
referee-words-not-sent = Your words were not sent: { $name } has not answered your challenge yet, and gets no more mail from here before that. Say it again then.
referee-takes-no-mail = { $name } takes no mail from here at present, and hears nothing of this game.
referee-new-reply-address = Your reply address for this game is a new one. Answer this letter from now on; earlier ones are dead.

# Whose set-ups are awaited.
referee-set-ups-awaited = the set-ups of { $name } and { $other } are awaited
referee-set-up-awaited = the set-up of { $name } is awaited
referee-awaited = { CAP($awaited) }.

# "show". The form .bare begins the words for a picture that is not seen.
referee-show-now = Here is the board.
referee-show-then = Here is the board as it was then; below it, as it is now.
referee-show-never-began = Game { $game } never began (the challenge was { $why }): it has no board.
referee-show-so-far = Game { $game } has had { $n ->
    [0] no turns
    [1] one turn
   *[other] { $n } turns
} so far.
referee-show-no-board-yet = There is no board yet: the game begins with set-ups, when the challenge is accepted.
referee-show-over-before-set-ups = The game was over before both set-ups were in.
referee-own-set-up-in = Your own set-up is in; nobody but you sees it yet:
referee-board-own-set-up = Your set-up:
    .bare = Your set-up
referee-board-start = The start
referee-board-after = After turn { $n }, { $turn }

# "history" and "record".
referee-history-none = Nobody has played a turn yet.
referee-history = The turns of game { $game } so far:
referee-record-not-begun = Game { $game } has not begun: there is no record yet.
referee-history-last = The last { $n } turns of game { $game }. All of them come if you write “history” in a reply to a letter of mine about it:
referee-record-to-reply = The record of game { $game } was not sent: files go only where I know who asks. Write “record” in a reply to a letter of mine about that game, and it comes.
referee-record = The record of game { $game } comes with this letter.

# "time". $left is one of the next group.
referee-clock-none = No clock is running in game { $game }.
referee-clock-stands = The clock of game { $game } has stood since { $since }, { $why }.
referee-clock-no-limit = Game { $game } is played without a time limit.
referee-clock-yours = You have until { $until }: { $left }.
referee-clock = { $name } has until { $until }: { $left }.
referee-clock-rests = It stands now, and runs again on { $until }.
referee-left-none = the time is over
referee-left-days = { $days } days { $hours ->
    [0] {""}
    [one] and one hour{" "}
   *[other] and { $hours } hours{" "}
}are left
referee-left-hours = { $hours } hours are left
referee-left-minutes = { $minutes ->
    [one] one minute is left
   *[other] { $minutes } minutes are left
}

# "legal": who can act. $lead is the colour of an AMP, $units are written as in turns.
referee-legal-not-playing = Game { $game } is not being played: nobody can act in it.
referee-legal-set-ups = Nobody can act yet: { $awaited }. “help setup” says how one is written.
referee-legal-no-square = “{ $text }” is no square. Write “legal” and a square, as in “legal c3”.
referee-legal-movers = { $name } ({ $side }) is to play. These can begin a turn:
referee-legal-mover = { $unit } { $moves }
referee-legal-one-unit = “legal” and a square, as in “legal c3”, lists the moves of one unit.
referee-legal-leaders = { $name } ({ $side }) is to play. These can act now:
referee-legal-leader = { $lead } ({ $leader }), up to { $quota } activations: { $units }
referee-legal-out-of-touch = { "    " }out of touch: { $units }
referee-legal-pass = Nobody of { $name }'s can act: the one legal turn is “pass”.
referee-nobody = nobody
referee-moves = { $n ->
    [1] 1 move
   *[other] { $n } moves
}
referee-moves-all-with-slide = { $moves }, only with a slide
referee-moves-some-with-slide = { $moves }, { $needing } of them only with a slide

# "legal" and a square: what one unit can do. $remark is some sentences about it, $chain the units between it and its leader.
referee-unit-remark = { $unit }: { $remark }
referee-unit-connected = { $unit } is connected: { $chain }.
referee-unit-can-act = { $unit } can act.
referee-unit-not-connected = { $unit } is not connected to a leader that could activate it.
referee-unit-cannot-act = { $unit } cannot act now.
referee-unit-no-activation = It has no legal move as the first activation of a turn.
referee-unit-can-begin = It can begin a turn with:
referee-unit-can-activate = As the first activation of a turn it can play:
referee-unit-many-moves = It has { $n } moves; here are the first { $most }:

# "try" on a fresh board. $what is one of the first two, $why a sentence.
referee-try-set-up = The set-up
referee-try-turn = Turn { $n }
referee-try-many = Nothing was tried here: at most { $most } turns can be tried in a letter; with these it would be { $n }. Please send the rest in another letter.
referee-try-board = This is the board of { $title }.
referee-try-illegal = { $what } is not legal: { $why }
referee-try-legal = Legal: { $turn }
referee-try-captures = It captures { $units }.
referee-try-removes = The body rules remove { $units }.
referee-try-ends = That ends the game: { $result }, { $why }.
referee-board-tried = { $title } after { $turn }
referee-board-set-up = The board with this set-up

# "games": a line for each.
referee-your-games = Your games:
referee-listed = { $game }: { $title }, { $standing }
referee-listed-challenge = with { $opponent }: waits to be accepted
referee-listed-challenge-yours = with { $opponent }: waits for your “accept” or “decline”
# $until is the message below: nothing where no clock runs.
referee-listed-clock = { $clock ->
    [runs] , until { $until }
    [over] ; the time ran out on { $until }
   *[none] {""}
}
referee-listed-set-up-yours = against { $opponent }, set-ups: yours is awaited{ $until }
referee-listed-set-up-theirs = against { $opponent }, set-ups: that of { $opponent } is awaited{ $until }
referee-listed-turn-yours = against { $opponent }, turn { $turn }: it is your turn{ $until }
referee-listed-over = against { $opponent }: { $how ->
    [won] you won
    [lost] { $opponent } won
    [drawn] drawn
   *[void] void
}, { $result }
referee-every-game = Your games: { $going } going on, { $over } over.
referee-over-unlisted = { $n ->
    [one] One more that is over, of before these: { $numbers }. “show { $game }” shows it.
   *[other] { $n } more that are over, of before these: { $numbers }. “show { $game }” shows the first of them.
}
referee-next = The game in which you must act soonest is game { $game }.{ $more ->
    [0] {""}
    [one] {" "}One more waits for you: “games” lists it.
   *[other] {" "}{ $more } more wait for you: “games” lists them.
}
referee-next-none = { $n ->
    [0] No game waits for you, and you are playing none. “help new” says how to begin one.
   *[other] No game waits for you: in all that you play the others are to act.
}
referee-listed-turn-theirs = against { $opponent }, turn { $turn }: { $opponent } is to play{ $until }

# The manual.
referee-no-help = There is no help on “{ $topic }”. The topics are { $topics }.
referee-presets = These games can be played. “rules NAME” sends the rules of one, “new NAME vs ADDRESS” begins it.
referee-preset-about = { "    " }{ $about }
referee-which-rules = Which rules? Write “rules NAME”; “presets” lists the names.
referee-rules = { $title } ({ $preset }): { $about }

# What players choose for themselves.
referee-no-name = That is no name that others could see. A name has letters and digits, spaces, hyphens and apostrophes within words, full stops behind initials, and { $most } characters at most: “name J. R. Smith”, “name Anne-Marie O’Neil”.
referee-no-name-but = Not all of that can stand in a name: it has letters and digits, spaces, hyphens and apostrophes within words, full stops behind initials, and { $most } characters at most. You keep the name that you have; write “name { $name }” to be called that.
referee-name-taken = You cannot be called { $name }: somebody here has that name or one that looks like it, or gave it up less than a year ago. Nobody is to be taken for another, so you keep the name that you have. Write “name” and another one; “name { $other }” is free.
referee-name-reserved = You cannot be called { $name }: in letters from here that word means somebody else. You keep the name that you have; write “name” and another one.
referee-many-names = You have taken { $most } other names within a week; more are not possible, for each that you give up is kept for you for a year. You keep the name that you have.
referee-named = Somebody here has the name { $wanted } or one that looks like it, or gave it up less than a year ago; so you are called { $name }. Write “name” and another one to be called something else.
referee-called = In new games you are called { $name }. Games that are under way keep the name they began with.
referee-blocked = This is the last letter from here. Games that are under way go on, and so do their clocks. If you want mail again, answer this letter with “unblock”, whenever you like.
referee-unblocked = You will get mail from here again.
referee-unblocked-turns = { $n ->
    [one] It is your turn in game { $games }, and its clock has gone on.
   *[other] It is your turn in { $n } games, and their clocks have gone on: { $games }.
} “show { $game }” shows the board.
referee-record-attached = The record of the whole game is attached.
referee-mail-subjects-constant = All letters of a game will have the same subject from now on. “mail subjects telling” makes them say what is new again.
referee-mail-subjects-telling = The subjects of your letters will say what is new from now on. If your mail program then makes a conversation of each letter, “mail subjects constant” keeps one a game.
referee-mail-subjects-cannot = Noted; but here the subjects of your letters tell the service which turn you answer, so they cannot be the same.
referee-mail-text-has-no-pictures = Noted; but your letters come as plain text only, which has no pictures. “mail html” changes that.
referee-mail-text = Your letters will come as plain text only from now on.
referee-mail-no-pictures-here = Noted; but no pictures are sent from here at present.
referee-mail-without-pictures = Your letters will come as plain text and HTML, without pictures, from now on.
referee-mail-html = Your letters will come as plain text and HTML from now on.
referee-mail-with-pictures = Your letters will come as plain text and HTML, with pictures of the board, from now on.
referee-new-keys = All reply addresses that you have had from here are dead now. For each game that you play a letter with a new one is on its way.

# A player's addresses. $mailbox is the one that letters go to.
referee-one-address = You write here from { $address } alone, and your letters go there. “address add” and another address adds one.
referee-addresses = You write here from { $addresses }. Your letters go to { $mailbox }.
referee-address-yours-already = Nothing was done: { $address } is one of your addresses already.
referee-many-addresses = Nothing was done: you have { $n } addresses, and more cannot be kept. “address remove” takes one away.
referee-address-mine = Nothing was done: { $address } is my own address. Write “address add” and another one of yours.
referee-address-of-robot = Nothing was done: behind { $address } nobody reads, so it cannot be asked. Write “address add” and another one of yours.
referee-address-cannot-be-reached = I cannot write to “{ $address }”: only addresses of plain letters, digits and dots can be reached from here, such as ada@example.org.
referee-address-asked = If { $address } can be added, a letter has gone there now. Answer that one with “yes” as well, within a week, and what you write from there is taken for yours. It cannot be added when it belongs to somebody else who plays here, or wants no mail.
referee-address-not-yours = Nothing was done: { $address } is none of your addresses. “address” lists them.
referee-only-address = Nothing was done: { $address } is your only address. “address add” adds another; “block” stops all mail.
referee-address-removal-asked = A letter has gone to { $other }. Answer that one with “yes” as well, within a week, and { $address } is none of your addresses any more. Until then nothing changes.
referee-address-not-added = This address cannot be added any more. Nothing was done. “address add”, written from the other address, asks again.
referee-address-added = Done. What you write here from { $address } is taken for { $name }'s from now on. Letters go on coming to the address that they came to so far; “address remove” and that address changes it.
referee-address-news-subject = A new address of yours
referee-address-news = { $address } is one of your addresses now: it was confirmed here and there. If that is not your doing, write “newkey” and “address remove { $address }”.
referee-address-not-removed = { $address } cannot be removed any more. Nothing was done. “address” lists the addresses that you have.
referee-address-removed = Done. { $address } is none of your addresses any more, and the reply addresses that were sent there are dead. Your letters go to { $mailbox }.

# The letter to the other address. $name is the player, or the first of these.
referee-somebody = Somebody
referee-proposes-add = { $name }, who plays games by mail here, says that this address is theirs, and wants letters from it to be taken for theirs:
referee-proposes-remove = { $name }, who plays games by mail here, wants to give up one of two addresses, of which this is one:
referee-proposal-reply = Reply to this letter with “yes” if that is you and it is right. Otherwise do nothing, and nothing happens; or answer “no”. “block” stops all mail from here.
