# The guided first games: what all of them say. The lessons are in lesson-*.ftl.
# $answer, $line and $turn are what players write, and are alike in every language.

tutorial-begins = A guided first game: { $n } short lessons, one a letter, against an opponent who plays from a script. Answer by replying to these letters. “tutorial stop” stops it, “tutorial next” passes over a lesson, and “tutorial” shows the lesson again, also after months. Nobody waits for you: there is no clock.
tutorial-goes-on = Here the tutorial goes on, where you left it. “tutorial again” begins it anew.
tutorial-others = There are others, if you would rather learn another kind of game:
tutorial-line = “tutorial { $name }”: { $n } lessons
tutorial-lesson = Lesson { $n } of { $of }.
tutorial-board = The board. You are White, and it is your turn:
    .bare = The board. You are White, and it is your turn
tutorial-board-answered = Black has answered with “{ $turn }”. You are White, and it is your turn:
    .bare = Black has answered with “{ $turn }”. You are White, and it is your turn
tutorial-board-replied = Black has answered with “{ $turn }”:
    .bare = Black has answered with “{ $turn }”
tutorial-asks = Now you: { $task }
tutorial-end = This was the last lesson. To play with somebody, write to { $address }: “new { $preset } vs friend@example.net”, with their address. “help new” tells what else can stand there, “rules { $preset }” tells the rules, and “tutorial again” begins these lessons anew.
tutorial-left = The tutorial is stopped. “tutorial” goes on with it whenever you like.
tutorial-none = No tutorial of yours goes on. “tutorial” begins one, or goes on where you left it.
tutorial-of-none = There is no tutorial for { $preset }. These are the ones there are:
tutorial-later = A tutorial begins in answer to a letter of mine: reply to this one with “{ $line }”.
tutorial-not-in-game = The tutorial has letters of its own, for in this thread every answer is about this game. Write “{ $line }” in a new letter to { $address }.
tutorial-one-a-letter = Not looked at: one lesson is answered with one letter. Please read on first.
tutorial-not-beside = Not looked at: an answer to a lesson comes in a letter of its own, without lines about games. Reply to the lesson with it.
tutorial-one-turn = One turn is enough here; this is { $n }.
tutorial-skipped = You pass over this lesson. A right answer would have been: { $answer }

# What an answer was worth.
tutorial-right = Right!
tutorial-illegal = Not quite: { $why }
tutorial-no-turn = I cannot find a turn in that.
tutorial-hint = { $hint } (“tutorial next” shows an answer; “tutorial stop” stops.)
tutorial-look-free = You can look at anything like that as often as you like; the lesson still waits.
tutorial-other-look = You can ask that at any time. This lesson asks for “{ $answer }”.
tutorial-asked-look = This can be played, and in a game it would have been. But this lesson only looks: “{ $answer }”.
tutorial-asked-try = This can be played, and in a game it would have been. This lesson tries it first: “{ $answer }”.
tutorial-asked-turn = That is the turn. It was only tried: send it without “try”, and it is played.
tutorial-lacks-turn = This can be played, but the script of this lesson goes on from another turn: { $turn }.
tutorial-lacks-unit = This can be played, but the unit on { $square } did not move, and the lesson is about that one.
tutorial-lacks-win = This can be played, but the game goes on after it. One turn wins here.
tutorial-lacks-actions = This can be played. { $n ->
    [one] It has one action; the lesson asks for { $want } in one turn.
   *[other] It has { $n } actions; the lesson asks for { $want } in one turn.
  }
tutorial-lacks-captures = This can be played. { $n ->
    [0] But it captures nothing; { $want } can be captured.
   *[other] It captures { $n }, and { $want } can be captured in one turn.
  }
tutorial-lacks-removed = This can be played. { $n ->
    [0] But nothing of Black's falls off; { $want } can be made to.
    [one] One unit of Black's falls off, and { $want } can be made to.
   *[other] Of Black's units { $n } fall off, and { $want } can be made to.
  }
tutorial-lacks-slide = This can be played, but no square of the board slides in it, and the lesson is about that.
tutorial-lacks-promotion = This can be played, but no pawn promotes in it, and the lesson is about that.
tutorial-lacks-hold = This can be played, but it holds no enemy fast; “~” instead of “-” or “x” does.
