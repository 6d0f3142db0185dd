# What a player keeps beside a game for themselves: variations and a diary. The writing of a variation stands below what is said of it.

match-keep-nothing = There is nothing to keep: turns that you have tried in this game, with try, can be kept, and set-ups cannot.
match-kept-already = This is kept already, as variation { $number }.
match-keep-full = At most { $most } variations are kept with a game. unkeep and a number throws one away.
match-keep-name = The name of a variation may have { $most } characters; nothing was kept.
match-kept = Kept as variation { $number }. Nobody but you sees it. This tries it again:
match-unkeep-none = No variation { $number } of yours is kept with this game; variations lists those that are.
match-unkept = Variation { $number } is thrown away.
match-variations-none = No variation of yours is kept with this game, so there is none to share.
match-variations-shared = { $n ->
    [one] Your variation stands
   *[other] Your { $n } variations stand
} in the notes beside the record now, with your name; record sends both.
match-variations-shared-later = { $n ->
    [one] Your variation will stand
   *[other] Your { $n } variations will stand
} in the notes beside the record when the game is over, with your name. Until then nobody but you sees anything of it, and what you keep from now on is not shared by this.
match-diary-nothing = There was nothing after diary, so nothing was noted.
match-diary-long = An entry of the diary may have { $most } characters; nothing was noted.
match-diary-full = A diary has room for { $most } entries, and yours is full.
match-diary-written = Noted in your diary { $after }: it has { $n ->
    [one] one entry
   *[other] { $n } entries
} now. Nobody but you can read it.
match-before-turns = before the first turn
match-after-turn = after turn { $n }
match-diary-empty = Your diary of this game is empty, so there is nothing to release.
match-diary-released = { $n ->
    [one] The entry of your diary stands
   *[other] The { $n } entries of your diary stand
} in the notes beside the record now, with your name; record sends both.
match-diary-released-later = { $n ->
    [one] The entry of your diary will stand
   *[other] The { $n } entries of your diary will stand
} in the notes beside the record when the game is over, with your name. Until then nobody but you can read them, and what you write from now on is not released by this.
match-diary-entry = { CAP($after) }, on { $at }: { $words }
referee-variations-none = No variation of yours is kept with game { $game }. After a try, keep keeps it.
referee-variations-to-reply = With game { $game } { $n ->
    [one] one variation of yours is
   *[other] { $n } variations of yours are
} kept. They are shown when you ask in answer to a letter of that game.
referee-variations = The variations that you have kept with game { $game }, each as it is tried again:
# $shared is yes or no.
referee-variation = Variation { $number }{ $shared ->
    [yes] , shared
   *[no] {""}
}:
referee-variation-named = Variation { $number }, { $name }{ $shared ->
    [yes] , shared
   *[no] {""}
}:
referee-diary-none = Your diary of game { $game } is empty. diary and some words write into it.
referee-diary-to-reply = Your diary of game { $game } has { $n ->
    [one] one entry
   *[other] { $n } entries
}. It is shown when you ask in answer to a letter of that game.
referee-diary = Your diary of game { $game }, { $released ->
    [0] of which nobody but you can read anything:
   *[other] of which { $released } of { $n } { $n ->
        [one] entry is
       *[other] entries are
    } released for the end of the game:
}
command-unkeep-number = Nothing was done: write the number of the variation, as in “unkeep 2”; variations lists them.
