# What the referee says to a letter. Commands, squares, turns and addresses are alike in every language.

# $why is a sentence, or a clause without capital and full stop.
referee-sentence = { SENTENCE($why) }

referee-address-of-another = This reply address belongs to someone else.
referee-subject-cut = The code at the end of my subject was missing or changed, so I couldn't tell who wrote. Please reply again and leave the subject as it is.
referee-address-not-valid = That reply address isn't valid any more.
referee-asked-before-renewal = You asked for this before your reply addresses were renewed.
referee-unauthentic = I did nothing, because I couldn't tell that this letter is yours: { $why }. Please write from your usual program, or reply to a letter of mine.
referee-doubt-other-author = it came from an address that isn't yours
referee-doubt-unsigned = your mail server didn't sign it (DKIM)
referee-doubt-ambiguous = its From, Subject, Date, To or Content-Type line is in it more than once
referee-doubt-left-open = its DKIM signature doesn't cover From, Subject, Date and the whole text
referee-doubt-expired = its DKIM signature had expired
referee-doubt-other-date = its date is more than three days off
referee-doubt-other-address = its signed To and Cc lines don't name the address it came to
referee-doubt-to-unsigned = its DKIM signature doesn't cover its To line
referee-doubt-unborne = its DKIM signature doesn't cover the line that says how to read its text (such as Content-Type)
referee-doubt-unanswered = I couldn't look up your domain's keys in time
referee-doubt-token = this service doesn't check signatures
referee-foretold-all = Before you play: I can't tell that this letter is from you: { $why }. So I'll ask you to confirm each request with “yes”.
referee-foretold-half = Before you play: I'm only half sure that this letter is from you: { $why }. Turns, words and offers work at once if you reply to a game's newest letter; for anything else I'll ask for a “yes”.
referee-large-spent = I read only { $most } letters of more than { $kb } KB from you a day. Please send a short one without quoted text, pictures or files.
referee-not-read = I couldn't read your letter: { $why }

referee-left-out = I left out some of your words. Reply “send” to pass them on to { $name }: “{ $words }”
referee-only-words = I found no turn or command in your letter. Reply “send” to pass your words on to { $name }: “{ $words }”
referee-only-words-program = I found no turn or command in your letter. The robot reads no words.
referee-nothing-left-out = There's nothing to send. To write to your opponent, begin the line with “say”.
referee-turn-said = “{ $words }” in it looks like a turn; it was not played.
referee-below = Your letter is very long. I read only the first { $mb } MB and { $lines } lines.
referee-struck = I left out what you struck out: “{ $words }”.
referee-nothing-to-do = I found nothing to do in your letter. Here's how things stand.
referee-too-many = I do at most { $most } things a letter. Please send the rest in another.
referee-too-many-of-stranger = Until you've answered a letter of mine, I do at most { $most } things a letter. Please send the rest in another.
referee-not-tried = I skipped this, because a line above it didn't work. Send it again if you still want it.
referee-unknown = I don't know that. “help” says what you can write.
referee-unknown-nearest = I don't know that. Did you mean “{ $nearest }”? “help” says what you can write.
referee-unknown-game = I don't know which game this is for. Reply to the game's letter, or put its number in front: “42: { $line }”.

# $number stood in front of a line.
referee-no-seat = You don't play game { $game }. “games” lists your games.
referee-unlisted = { $n ->
    [one] One more game, less urgent: { $numbers }.
   *[other] { $n } more games, less urgent: { $numbers }.
} “show { $game }” shows it.
referee-no-games = You aren't playing any games right now. “help new” says how to start one.
referee-no-game-for = You aren't playing any game this could be for. “help new” says how to start one.
referee-which-game = Which of your { $n } games do you mean? Put its number in front: “{ $game }: { $line }”.
referee-neither-game-nor-turn = You have no game { $number }, and this one is at { $now }. Leave the number out for this game, or write “game” and another one's.
referee-this-game-or-turn = Do you mean game or turn { $number }? This game has that number, but { $now } is next. For the game, send just “{ $line }”.
referee-game-or-turn = Does { $number } mean a turn of this game or your game { $number }? Write “turn { $number }: { $line }” or “game { $number }: { $line }”.

referee-no-subject = Your letter
referee-answer-subject = Re: { $subject }
referee-footer = “help” brings the manual. A robot wrote this letter.

# $until is when the request is given up.
referee-confirm-subject = Please confirm: { $what }
referee-kind-turn = turn
referee-confirm-asks = You asked for:
referee-confirm-asks-from = A letter from { $address } asks for:
referee-confirm-asks-elsewhere = A letter from an address that isn't yours asks for:
referee-confirm-not-yours = It didn't come from one of your addresses. Was that you?
referee-confirm-unproven = Sender addresses are easy to fake, so please confirm that this was you.
referee-confirm-final = This can't be undone, so please confirm it.
referee-confirm-in-subject = Here the code that shows who answers is in the subject, where others may see it, so please confirm this.
referee-confirm-reply = Reply “yes” to go ahead or “no” to cancel. If you didn't ask for this, reply “this was not me”. Without an answer, nothing happens.

referee-about-game = This is game { $game }, { $title }, against { $name }.
referee-about-line = Game { $game }: “{ $line }”.
referee-act-resign = “yes” resigns the game, and { $name } wins. That's final.
referee-act-call-off = “yes” calls off your game with { $name }. It counts for nothing.
referee-act-withdraw = “yes” takes back your challenge to { $name }.
referee-act-newkey = “yes” cancels all your old reply addresses. You'll get a letter with a new one for each game.
referee-act-block = “yes” stops all mail from me to you. Your games and their clocks go on. “unblock” undoes it.
referee-act-add = “yes” makes me ask at { $address } whether it's yours. Once it says yes too, letters from there count as yours.
referee-act-remove = “yes” starts taking { $address } off your addresses. What I sent there then stops working.

referee-confirm-until = You have until { $until }.

# $made is when it was asked.
referee-confirmed-before = That question is closed. If you still want it, please ask again.
referee-confirmed-late = I asked that on { $made }, and it has expired. If you still want it, please ask again.
referee-yes-or-no = I wasn't sure if that was a yes. Reply “yes” or “no”.
referee-not-me = Then I won't do it. { referee-newkey }
referee-newkey = If someone else can read your mail, write “newkey”: your old reply addresses then stop working.
referee-not-me-either = If you didn't answer, someone else can read your mail. Write “newkey”: your old reply addresses then stop working.
referee-disarmed = Things have changed since I asked, so I didn't do it. If you still want it, please ask again.
referee-from-elsewhere = Someone wrote to your secret reply address from { $address }, which isn't yours, so I did nothing. If it was you, reply “address add { $address }”; if not, “newkey”, which ends your old reply addresses.

# To a tap on a button of an older letter.
referee-tapped-before = You've asked for this already, so there's nothing more to do.
referee-tapped-late = Things have changed since that letter, so I did nothing. Please use the buttons here.
referee-tapped-otherwise = You've already answered that with “{ $words }”, and that stands.

referee-yes-not-believed = This can't be undone, and I couldn't tell that this letter is yours: { $why }. Please answer from your usual program.
referee-yes-of-host-not-believed = I couldn't tell that this letter is yours: { $why }. Please answer from your usual program, or use “pbem admin” on the machine.

# A yes or no that answers no question. $what is one of the lines below.
referee-nothing-waits = I didn't ask you anything just now.
referee-asked-again = One question is open, and I've sent it again. Please answer that letter.
referee-asked-again-here = This question is open: { $what } Reply “yes” or “no” to this letter.
referee-many-wait = { $n } questions are open. Answer the letters that asked, or write:
referee-waits-request = “{ $words }”, which you asked for.
referee-waits-accept = game { $game }: { $name }'s challenge. Write “{ $game }: accept” or “{ $game }: decline”.
referee-waits-draw = game { $game }: { $name } offers a draw. Write “{ $game }: draw yes” or “{ $game }: draw no”.
referee-waits-undo = game { $game }: { $name } asks to take a turn back. Write “{ $game }: undo yes” or “{ $game }: undo no”.
referee-waits-play = game { $game }: the turn you tried. Write “{ $game }: { $turn }” to play it.
# What a yes or no could mean. $says is yes or no.
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
referee-missed-challenges = These challenges are waiting for you:
referee-missed-challenge = { $game }: { $title }, from { $name }. Write “{ $game }: accept” or “{ $game }: decline”.
referee-yes-by-itself = I can't use a yes here. Send it alone, in reply to my letter that asks.
referee-waits-besides = Another question is open, which a “yes” to this letter doesn't answer: { $what }
referee-ask-one-by-one = I ask one question at a time. Please send this again when you've answered the other.
referee-not-done-as-wished = All right, I haven't done it.

referee-last-unread = If your next letter comes within two minutes and I can't read it either, I won't answer until I can read something.
referee-unread-gathered-from-now = From now on I'll answer letters like this together, once a day. I'll still play every turn at once.
referee-last-same-partly = I won't answer the same words again before { $until }, unless I can read the whole letter.
referee-last-same = I won't answer the same words at this turn again before { $until }.
referee-last-short = I won't answer letters like this until { $until }. Replies to my letters always work.
referee-last-asked = I won't ask you to confirm anything else until { $until }. You can still answer what I've asked.
referee-last-elsewhere = I won't write again about such letters before { $until }.
referee-last-robot = Your mail service marks your letters as automatic. Until { $until } I'll answer only turns, questions about games, and what I can read as a whole.
referee-last-of-few = Until { $until } my answers are at most { $times } times as long as your letter. Replies to my letters always work.
referee-gathered-from-now = That was letter { $n } within an hour that I couldn't use. I'll answer such letters together for the rest of the hour; what works, I do at once.
# $line is what was written, $why why it was refused.
referee-gathered = What I couldn't answer letter by letter ({ $n }; I list { $most } at most):
referee-again-from-now = You've asked this { $n } times within an hour. I'll answer the next one an hour later.
referee-gathered-again = “{ $line }” came again. If nothing has happened since, my answer is the same.
referee-gathered-item = “{ $line }”: { $why }
referee-gathered-subject = What I couldn't do
referee-gathered-news-subject = News from your opponents
referee-words-gathered = { $name } has had several letters with only words from you within the hour.
referee-words-sent = You've sent { $n } letters with only words within the hour.
referee-words-received = { $name } gets no more letters with only words for the moment.
referee-words-go-later = Your words go with the next letter to { $name } in this game, by { $due } at the latest.
referee-words-crowded = I didn't send your words: many already wait for { $name }. Please write again after { $due }.

referee-page-later = Reply with the same line to get the whole page.
referee-page-on-web = It's also at { $address }.
referee-short-answer = There is no room for my answer here. Reply with the same words to get all of it, or with “help”.
referee-too-long-unproven = I can't tell that this letter is yours, so I read only { $most } characters. Please send more in reply to a letter of mine.

# Challenges.
referee-position-cannot-be-read = I can't read the position, so I started no game: { $why }
# $said and $example are what stands behind “time”.
referee-time-bounds = { $said ->
    [none] Every game here has a clock
   *[other] This service doesn't allow “time { $said }”
}. A clock starts with { $least } to { $most }, and no turn adds more{ $clocked ->
    [yes] {""}
   *[no] ; you can also play without one
}. Try “{ $verb ->
    [rematch] rematch{" "}
   *[other] {""}
}time { $example }”.
referee-position-over = That position is already over, so I started no game. Write another one after “from”, or none.
referee-opponent-cannot-be-reached = I can't write to “{ $address }”. I need a plain address, such as bo@example.net.
referee-challenge-me = I'm only the referee. Please challenge a person.
referee-challenge-robot = Nobody reads mail at { $address }. Please write another address.
referee-invited-same = I've written there for you { $n } times today. I can again after { $until }.
referee-invited-many = I've written to { $n } people for you, the most for now. I can again after { $until }.
referee-many-challenges = { $n } of your challenges are open. Wait for answers, or take some back with “withdraw”.
referee-in-short = The game in short: { $short }

referee-turn = { $number ->
    [0] the set-ups
   *[other] turn { $number }
}
referee-too-late = You answered the letter about { $answered }, but the game is at { $now }. I did nothing.
referee-restored = { referee-went-back } The game is at { $now } again, not { $answered }. Please play the turns in between again.
referee-restored-same = { referee-went-back } The game is at { $now } again. Please play what came later again.
referee-went-back = After a fault I had to go back to an older copy.
referee-restored-game = { referee-went-back } Game { $game } is lost. I'm sorry. “games” lists your games.
referee-restored-request = { referee-went-back } What I asked you is lost. Please send what you want once more.
referee-before-take-back = You answered a letter from before a turn was taken back; the game is at { $now }. I did nothing.
referee-words-not-sent = I didn't send your words: { $name } gets no more mail from me before answering your challenge.
referee-takes-no-mail = { $name } takes no mail from me at the moment and won't hear about this game.
referee-new-reply-address = You have a new reply address for this game. Answer this letter from now on; older ones no longer work.

referee-set-ups-awaited = { $name } and { $other } still have to set up
referee-set-up-awaited = { $name } still has to set up
referee-awaited = { CAP($awaited) }.

referee-show-now = Here's the board.
referee-show-then = Here's the board as it was then, and below it the board now.
referee-show-never-began = Game { $game } never began (the challenge was { $why }), so it has no board.
referee-show-so-far = Game { $game } has had { $n ->
    [0] no turns
    [1] one turn
   *[other] { $n } turns
} so far.
referee-show-no-board-yet = There's no board yet: the game begins with set-ups once the challenge is accepted.
referee-show-over-before-set-ups = The game was over before both set-ups were in.
referee-own-set-up-in = I have your set-up; only you can see it so far:
referee-board-own-set-up = Your set-up:
    .bare = Your set-up
referee-board-after = After turn { $n }, { $turn }

referee-history-none = No turns have been played yet.
referee-history = The turns of game { $game } so far:
referee-record-not-begun = Game { $game } hasn't begun, so there's no record yet.
referee-history-last = The last { $n } turns of game { $game }. To see them all, reply “history” to a letter of mine about it:
referee-record-to-reply = Reply “record” to a letter about game { $game } to get its record.
referee-record = The record of game { $game } is attached.

# "time". $left is one of the next group.
referee-clock-none = No clock is running in game { $game }.
referee-clock-stands = The clock in game { $game } has been stopped since { $since }: { $why }.
referee-clock-no-limit = Game { $game } has no time limit.
referee-clock-yours = You have until { $until }: { $left }.
referee-clock = { $name } has until { $until }: { $left }.
referee-clock-rests = The clock is stopped now and runs again on { $until }.
referee-left-none = the time is up
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

# "legal".
referee-legal-not-playing = Game { $game } isn't being played, so nothing can move.
referee-legal-set-ups = Nothing can move yet: { $awaited }. “help setup” says how to set up.
referee-legal-no-square = “{ $text }” isn't a square. Write “legal” and a square, such as “legal c3”.
referee-legal-movers = { $name } ({ $side }) is to play. These can begin a turn:
referee-legal-mover = { $unit } { $moves }
referee-legal-one-unit = “legal” and a square, such as “legal c3”, lists one unit's moves.
referee-legal-leaders = { $name } ({ $side }) is to play. These can act now:
referee-legal-leader = { $lead } ({ $leader }), up to { $quota } moves: { $units }
referee-legal-out-of-touch = { "    " }cut off: { $units }
referee-legal-pass = None of { $name }'s units can act, so the only legal turn is “pass”.
referee-nobody = none
referee-moves = { $n ->
    [1] 1 move
   *[other] { $n } moves
}
referee-moves-all-with-slide = { $moves }, only with a slide
referee-moves-some-with-slide = { $moves }, { $needing } of them only with a slide

# "legal" and a square. $chain are the units between it and its leader.
referee-unit-remark = { $unit }: { $remark }
referee-unit-connected = { $unit } is connected: { $chain }.
referee-unit-can-act = { $unit } can act.
referee-unit-not-connected = { $unit } isn't connected to a leader who could make it act.
referee-unit-cannot-act = { $unit } can't act now.
referee-unit-no-activation = It has no legal move at the start of a turn.
referee-unit-can-begin = It can start a turn with:
referee-unit-can-activate = It can start a turn with these moves:
referee-unit-many-moves = It has { $n } moves; here are { $most }:

# "try" on a fresh board.
referee-try-set-up = The set-up
referee-try-turn = Turn { $n }
referee-try-many = You can try at most { $most } turns a letter; these would make { $n }. Please send the rest in another.
referee-try-board = This is the board of { $title }.
referee-try-illegal = { $what } isn't legal: { $why }
referee-try-legal = Legal: { $turn }
referee-try-ends = That ends the game: { $result }, { $why }.
referee-board-tried = { $title } after { $turn }
referee-board-set-up = The board with this set-up

referee-your-games = Your games:
referee-listed = { $game }: { $title }, { $standing }
referee-listed-challenge = with { $opponent }: not accepted yet
referee-listed-challenge-yours = with { $opponent }: “accept” or “decline”?
# $until is empty where no clock runs.
referee-listed-clock = { $clock ->
    [runs] , until { $until }
    [over] ; time ran out on { $until }
   *[none] {""}
}
referee-listed-set-up-yours = against { $opponent }: you have to set up{ $until }
referee-listed-set-up-theirs = against { $opponent }: { $opponent } has to set up{ $until }
referee-listed-turn-yours = against { $opponent }, turn { $turn }: it's your turn{ $until }
referee-listed-over = against { $opponent }: { $how ->
    [won] you won
    [lost] { $opponent } won
    [drawn] drawn
   *[void] void
}, { $result }
referee-every-game = Your games: { $going } going on, { $over } over.
referee-over-unlisted = { $n ->
    [one] One more finished game: { $numbers }.
   *[other] { $n } more finished games: { $numbers }.
} “show { $game }” shows it.
referee-next = Your most urgent game is game { $game }.{ $more ->
    [0] {""}
    [one] {" "}You're to play in one more: “games” lists it.
   *[other] {" "}You're to play in { $more } more: “games” lists them.
}
referee-next-none = { $n ->
    [0] You aren't playing any games. “help new” says how to start one.
   *[other] No game is waiting for you: everywhere it's the others' turn.
}
referee-listed-turn-theirs = against { $opponent }, turn { $turn }: { $opponent } is to play{ $until }

referee-no-help = There's no help on “{ $topic }”. The topics are { $topics }.
referee-presets = You can play these games. “rules NAME” sends the rules, “new NAME vs ADDRESS” starts a game.
referee-preset-about = { "    " }{ $about }
referee-rules = { $title } ({ $preset }): { $about }

referee-no-name = I can't use that as a name. It can have up to { $most } letters, digits and spaces, hyphens and apostrophes in words, and full stops after initials: “name J. R. Smith”.
referee-no-name-but = Some of that can't be in a name, or it has more than { $most } characters. “name { $name }” would work.
referee-name-taken = { $name } is taken, or too much like another name. “name { $other }” is free.
referee-name-reserved = You can't be called { $name }: in my letters that means something else. Write “name” and another one.
referee-many-names = You've changed your name { $most } times within a week, the most there is. You keep this one.
referee-named = { $wanted } is taken, or too much like another name, so you're called { $name }. “name” and another one changes that.
referee-called = You're called { $name } in new games. Games you've started keep your old name.
referee-blocked = This is my last letter to you. Your games and their clocks go on. If you want mail again, reply “unblock” to this letter at any time.
referee-unblocked = You'll get mail from me again.
referee-unblocked-turns = { $n ->
    [one] It's your turn in game { $games }, and its clock has been running.
   *[other] It's your turn in { $n } games, and their clocks have been running: { $games }.
} “show { $game }” shows the board.
referee-record-attached = The record of the game is attached.
referee-mail-subjects-constant = All letters of a game will now have the same subject. “mail subjects telling” changes that back.
referee-mail-subjects-telling = Subjects will now say what's new. If your mail program stops grouping a game's letters, write “mail subjects constant”.
referee-mail-subjects-cannot = Noted, but here subjects have to differ: they tell me which turn you're answering.
referee-mail-text-has-no-pictures = Noted, but your letters come as plain text, which has no pictures. “mail html” changes that.
referee-mail-text = Your letters will now come as plain text only.
referee-mail-no-pictures-here = Noted, but this service doesn't send pictures at the moment.
referee-mail-without-pictures = { referee-mail-text-and-html }, without pictures.
referee-mail-text-and-html = Your letters will now come as plain text and HTML
referee-mail-html = { referee-mail-text-and-html }.
referee-mail-with-pictures = { referee-mail-text-and-html }, with pictures of the board.
referee-new-keys = Your old reply addresses no longer work. A letter with a new one is on its way for each of your games.

# Addresses. $mailbox is the one that letters go to.
referee-one-address = You write and get mail at { $address }. For another, write “address add” and the address.
referee-addresses = Your addresses are { $addresses }. Your mail goes to { $mailbox }.
referee-address-yours-already = { $address } is already one of your addresses.
referee-many-addresses = You already have { $n } addresses, the most there is. “address remove” takes one away.
referee-address-mine = { $address } is my own address.
referee-address-asked = I've sent { $address } a letter, unless another player has it or it wants no mail. Reply “yes” to that one too, within a week.
referee-address-not-yours = { $address } isn't one of your addresses. “address” lists them.
referee-only-address = { $address } is your only address. “address add” adds another; “block” stops all mail.
referee-address-removal-asked = I've sent { $other } a letter. Reply “yes” to that one too, within a week, and I'll remove { $address }.
referee-address-not-added = This address can't be added any more. Try again with “address add” from your other address.
referee-address-added = Letters from { $address } now count as { $name }'s. Your mail still goes to your old address; “address remove” and that address changes it.
referee-address-news-subject = Your new address
referee-address-news = { $address } is now one of your addresses. If that wasn't you, write “newkey” and “address remove { $address }”.
referee-address-not-removed = { $address } can't be removed any more. “address” lists your addresses.
referee-address-removed = I've removed { $address }, and the reply addresses I sent there no longer work. Your mail goes to { $mailbox }.

# To the other address.
referee-somebody = Someone
referee-proposes-add = { $name }, who plays games by mail here, says that this address is theirs too and wants to write from it:
referee-proposes-remove = { $name }, who plays games by mail here, wants to give up one of two addresses; this is one of them:
referee-proposal-reply = If that's you and it's right, reply “yes”. If not, reply “no” or do nothing. “block” stops all mail from me.
