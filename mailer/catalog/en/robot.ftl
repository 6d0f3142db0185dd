# Games against the robot.
match-robot = Robot, level { $level }
command-play-vs = “play” is for games against the robot. To play somebody, write “new cosmic vs bo@example.net”.
command-level = The robot has levels 1 to { $most }, and I don't know level “{ $words }”.
command-level-robot = Only the robot has levels. Leave out “level”.
robot-off = There are no games against the robot here just now.
robot-many-games = { $n ->
    [one] You already have a game
   *[other] You already have { $n } games
} going against the robot. Finish or resign one first.
robot-just-begun = You've just begun a game against the robot. Please wait { $seconds } seconds before the next.
robot-levels = In { $title } the robot has levels 1 to { $most }.
robot-board-of-people = That's the board of a game that people are playing here, and the robot helps in none of these. Try it again ten turns later.
robot-pauses = { $name } has played enough with you for today. It goes on { $until }.
robot-level-up = You've won two in a row: in { $title } your level is now { $level }. “rematch” plays it.
robot-level-down = Two lost in a row: in { $title } your level is now { $level }. “rematch” plays it.
robot-first = A game of { $title } against { $name }: you play { $side } and have the first turn. Reply with it, and the game is on.
robot-first-until = The board waits for you until { $until }. “yes” begins the game without a turn.
robot-first-not-me = If you didn't ask for this, someone else used your address; you don't need to do anything.
robot-first-subject = Your first turn against the robot
players-robots = Against robots in { $title }: level { $level }, { $won } of { $played } won.
letter-does-rematch-robot = begins another game, colours swapped
