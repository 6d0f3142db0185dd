# Watching games that others play, and commenting on them.

command-watch-number = Write the number of the game, as in “{ $command } 42”.
command-watch-end = “watch { $game }” brings every turn, “watch { $game } end” the end alone.
command-comment-what = Write what you want to say behind the number, as in “comment { $game } What a turn!”
command-comments-switch = “comments { $game } off” has your game stand without comments, “comments { $game } on” with them.

watch-turns = You watch game { $game } now: { $title }, { $white } with White, { $black } with Black. You hear of every turn when both players have been told of it; “unwatch { $game }” ends it.
watch-end = You watch game { $game } now: { $title }, { $white } with White, { $black } with Black. You hear of its end when both players have been told of it; “unwatch { $game }” ends it.
watch-already = You watch game { $game } so already.
watch-unknown = There is no game { $game } to watch. “help watching” says what can be watched.
watch-own = You play game { $game }: you are told everything of it already.
watch-private = Game { $game } is private. Its players alone hear of it.
watch-over = Game { $game } is over: { $result }, { $outcome }.
watch-most = You watch { $most } games already, and more I do not send. “watching” lists them; “unwatch NUMBER” makes room.
watch-full = { $most } people watch game { $game } already, and more I do not write to.
watch-not = You do not watch game { $game }. “watching” lists what you watch.
watch-no-more = You watch game { $game } no more.
watching-none = You watch no game. “watch 42” has you hear of game 42; see “help watching”.
watching-list = { $n ->
    [one] You watch one game:
   *[other] You watch { $n } games:
}
watching-listed = { $game }: { $title }, { $white } against { $black }, { $n ->
    [0] no turn yet
    [one] one turn played
   *[other] { $n } turns played
}
watching-listed-end = { $game }: { $title }, { $white } against { $black }, { $n ->
    [0] no turn yet
    [one] one turn played
   *[other] { $n } turns played
}; only the end

# The letters to those who watch. $white and $black are names.
watch-subject = Game { $game }: { $white } – { $black }
watch-subject-turn = Game { $game }, { $n ->
    [0] at the start
   *[other] turn { $n }
}: { $white } – { $black }
watch-subject-over = Game { $game } is over, { $result }: { $white } – { $black }
watch-news = You watch game { $game }: { $title }, { $white } with White, { $black } with Black.
watch-turn = { $n }. { $name }: { $turn }
watch-turn-takes = { $n }. { $name }: { $turn }. { $takes }
watch-set-up = { $name }: { $turn }
watch-undone = Taken back by agreement, { $n ->
    [0] to the beginning
   *[other] to after turn { $n }
}
watch-goes-on = The host has taken the end of the game back: it goes on.
watch-ended = The game is over: { $result }, { $outcome }.
watch-set-ups = The players are setting up. You see the board when both have.
watch-to-play = Turn { $turn }: { $name } is to play.
watch-footer = You only watch: what you write here does not reach the players. “comment { $game } TEXT” keeps a comment for after the game, “unwatch { $game }” ends these letters.
watch-footer-over = This was the last letter about the game. “comment { $game } TEXT” sets a comment beside its record.

comment-kept = Your comment on turn { $turn } of game { $game } is kept. When the game is over it stands beside the record, for everybody, with your name.
comment-stands = Your comment on turn { $turn } of game { $game } stands beside the record now, for everybody, with your name.
comment-not-watching = Only who watches a game comments on it: “watch { $game }” first.
comment-unwanted = A player of game { $game } does not want your words, so nothing was kept. You may go on watching.
comment-off = The players of game { $game } want no comments on it.
comment-early = There is no turn of game { $game } yet on which you could comment.
comment-long = That is too long: a comment has at most { $most } characters.
comment-most = You have said { $most } things of that game, and more I do not keep.
comment-full = { $most } comments were made on game { $game }, and more I do not keep.
comments-off = Game { $game } stands without comments now. “comments { $game } on” lets them be.
comments-on = Game { $game } may have comments. They stand beside its record when it is over.
comments-off-still = You have nothing against comments on game { $game } any more; { $name } has, so there are none.
comments-not-yours = You do not play game { $game }: its players alone say whether it has comments.
