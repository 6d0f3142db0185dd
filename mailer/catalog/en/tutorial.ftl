# The guided first games.

tutorial-begins = Here's a guided first game: { $n } short lessons, one a letter, with no clock. Reply to each letter. “tutorial next” skips a lesson, “tutorial stop” stops, and “tutorial” shows the lesson again, even months later.
tutorial-goes-on = Here's the lesson where you left off. “tutorial again” starts over.
tutorial-others = You can also learn another kind of game:
tutorial-line = “tutorial { $name }”: { $n } lessons
tutorial-subject = Lesson { $n }: { $title }
tutorial-lesson = Lesson { $n } of { $of }.
tutorial-board = It's your turn, as White:
    .bare = The board. It's your turn, as White
tutorial-board-answered = Black answered “{ $turn }”. It's your turn, as White:
    .bare = Black answered “{ $turn }”. It's your turn, as White
tutorial-board-replied = Black answered “{ $turn }”:
    .bare = Black answered “{ $turn }”
tutorial-asks = Now you: { $task }
tutorial-end = That was the last lesson. To play someone, write to { $address }: “new { $preset } vs friend@example.net”, with their address. “help new” says more, “rules { $preset }” brings the rules.
tutorial-left = I've stopped the tutorial. “tutorial” goes on whenever you like.
tutorial-none = You aren't in a tutorial. “tutorial” starts one or goes on where you left off.
tutorial-of-none = There's no tutorial for { $preset }, but for these:
tutorial-later = To start a tutorial, reply “{ $line }” to this letter.
tutorial-not-in-game = Here every answer is about this game. For the tutorial, write “{ $line }” in a new letter to { $address }.
tutorial-one-a-letter = I skipped this: one letter answers one lesson. Please read on first.
tutorial-not-beside = I skipped this: please answer a lesson in a letter of its own, without lines about games.
tutorial-one-turn = One turn is enough here; you sent { $n }.
tutorial-skipped = You skipped this lesson. A right answer was: { $answer }

tutorial-right = Right!
tutorial-illegal = Not quite: { $why }
tutorial-no-turn = I can't find a turn in that.
tutorial-hint = { $hint } (“tutorial next” shows an answer; “tutorial stop” stops.)
tutorial-look-free = You can look as often as you like; the lesson waits.
tutorial-other-look = You can always ask that. This lesson asks for “{ $answer }”.
tutorial-asked-look = That turn is legal, but this lesson only looks: “{ $answer }”.
tutorial-asked-try = That turn is legal, but this lesson tries it first: “{ $answer }”.
tutorial-asked-turn = That's the turn. You only tried it: send it without “try” to play it.
tutorial-lacks-turn = That turn is legal, but this lesson goes on from another: { $turn }.
tutorial-lacks-unit = That turn is legal, but this lesson is about the unit on { $square }.
tutorial-lacks-win = That turn is legal, but there's one that wins.
tutorial-lacks-actions = That turn is legal, but it has { $n ->
    [one] one action
   *[other] { $n } actions
  }; the lesson asks for { $want }.
tutorial-lacks-captures = That turn is legal, but it captures { $n ->
    [0] nothing
   *[other] { $n }
  }; you can capture { $want }.
tutorial-lacks-removed = That turn is legal, but { $n ->
    [0] none of Black's units falls
    [one] only one of Black's units falls
   *[other] only { $n } of Black's units fall
  } off; you can make { $want } fall off.
tutorial-lacks-slide = That turn is legal, but no square slides, and that's what this lesson is about.
tutorial-lacks-promotion = That turn is legal, but no pawn promotes, and that's what this lesson is about.
tutorial-lacks-hold = That turn is legal, but it holds no enemy: write “~” instead of “-” or “x”.
