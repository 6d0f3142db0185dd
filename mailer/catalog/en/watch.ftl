# Watching games.

command-watch-number = Write the game's number: “{ $command } 42”.
command-watch-end = “watch { $game }” brings every turn, “watch { $game } end” only the end.
command-comment-what = Write your comment after the number: “comment { $game } What a turn!”
command-comments-switch = Write “comments { $game } off” or “comments { $game } on”.

watch-turns = { watch-news } You'll hear of each turn; “unwatch { $game }” ends that.
watch-end = { watch-news } You'll hear of its end; “unwatch { $game }” ends that.
watch-already = You're already watching game { $game } that way.
watch-unknown = There's no game { $game } to watch. “help watching” says what you can watch.
watch-own = You're playing game { $game } yourself, so you hear everything.
watch-private = Game { $game } is private, just for its players.
watch-over = Game { $game } is over: { $result }, { $outcome }.
watch-most = You're already watching { $most } games, the most there is. “watching” lists them; “unwatch NUMBER” makes room.
watch-full = { $most } people are already watching game { $game }, the most there is.
watch-not = You aren't watching game { $game }. “watching” lists what you watch.
watch-no-more = You've stopped watching game { $game }.
watching-none = You aren't watching any games. “watch 42” starts watching game 42.
watching-list = { $n ->
    [one] You're watching one game:
   *[other] You're watching { $n } games:
}
watching-listed = { $game }: { $title }, { $white } against { $black }, { $n ->
    [0] no turn yet
    [one] one turn played
   *[other] { $n } turns played
}
watching-listed-end = { watching-listed }; only the end

watch-subject = Game { $game }: { $white } – { $black }
watch-subject-turn = Game { $game }, { $n ->
    [0] at the start
   *[other] turn { $n }
}: { $white } – { $black }
watch-subject-over = Game { $game } is over, { $result }: { $white } – { $black }
watch-news = You're watching game { $game }: { $title }, { $white } (White) against { $black } (Black).
watch-turn = { $n }. { $name }: { $turn }
watch-turn-takes = { $n }. { $name }: { $turn }. { $takes }
watch-set-up = { $name }: { $turn }
watch-undone = Taken back by agreement, { $n ->
    [0] to the start
   *[other] to after turn { $n }
}
watch-goes-on = The host has undone the end of the game: it goes on.
watch-set-ups = The players are setting up. You'll see the board when both have.
watch-to-play = It's { $name }'s turn ({ $turn }).
watch-footer = The players don't see what you write here. “comment { $game } TEXT” comments for after the game; “unwatch { $game }” ends these letters.
watch-footer-over = This was the last letter about this game. “comment { $game } TEXT” adds a comment to its record.

comment-kept = I've kept your comment on turn { $turn } of game { $game }. It's published beside the record when the game is over, with your name.
comment-stands = Your comment on turn { $turn } of game { $game } is now beside its record, with your name, for everyone to read.
comment-not-watching = To comment on a game, watch it first: “watch { $game }”.
comment-unwanted = A player of game { $game } doesn't want your words, so I didn't keep them. You can go on watching.
comment-off = The players of game { $game } don't want comments.
comment-early = There's no turn in game { $game } to comment on yet.
comment-long = That's too long: a comment can have at most { $most } characters.
comment-most = You've made { $most } comments on that game, the most there is.
comment-full = Game { $game } has { $most } comments, the most there is.
comments-off = Game { $game } now has no comments. “comments { $game } on” allows them again.
comments-on = Game { $game } can have comments. They'll be beside its record when it's over.
comments-off-still = You allow comments on game { $game } now, but { $name } doesn't, so there are none.
comments-not-yours = You don't play game { $game }; only its players can switch comments.
