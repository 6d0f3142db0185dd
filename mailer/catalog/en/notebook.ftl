# Variations and a diary.

match-keep-nothing = There's nothing to keep. You can keep turns you've tried in this game, but not set-ups.
match-kept-already = You've already kept this, as variation { $number }.
match-keep-full = You can keep at most { $most } variations a game. “unkeep” and a number deletes one.
match-keep-name = I didn't keep it: a variation's name can have at most { $most } characters.
match-kept = I've kept it as variation { $number }, for you alone. This tries it again:
match-unkeep-none = You have no variation { $number } in this game; “variations” lists yours.
match-unkept = I've deleted variation { $number }.
match-variations-none = You've kept no variations in this game, so there's nothing to share.
match-variations-shared = { $n ->
    [one] Your variation is
   *[other] Your { $n } variations are
} now beside the record, with your name; “record” sends both.
match-variations-shared-later = { $n ->
    [one] Your variation will be
   *[other] Your { $n } variations will be
} beside the record when the game is over, with your name. Until then only you see { $n ->
    [one] it
   *[other] them
}.
match-diary-nothing = Write something after “diary”.
match-diary-long = I didn't note it: a diary entry can have at most { $most } characters.
match-diary-full = Your diary is full: it has room for { $most } entries.
match-diary-written = Noted in your diary { $after }, for you alone: it now has { $n ->
    [one] one entry
   *[other] { $n } entries
}.
match-before-turns = before the first turn
match-after-turn = after turn { $n }
match-diary-empty = Your diary of this game is empty.
match-diary-released = { $n ->
    [one] Your diary entry is
   *[other] Your { $n } diary entries are
} now beside the record, with your name; “record” sends both.
match-diary-released-later = { $n ->
    [one] Your diary entry will be
   *[other] Your { $n } diary entries will be
} beside the record when the game is over, with your name. Until then only you see { $n ->
    [one] it
   *[other] them
}.
match-diary-entry = { CAP($after) }, on { $at }: { $words }
referee-variations-none = You've kept no variations in game { $game }. After a try, “keep” keeps it.
referee-variations-to-reply = You've kept { $n ->
    [one] one variation
   *[other] { $n } variations
} in game { $game }. To see them, ask in reply to one of its letters.
referee-variations = Your variations in game { $game }, each as you can try it again:
# $shared is yes or no.
referee-variation = Variation { $number }{ $shared ->
    [yes] , shared
   *[no] {""}
}:
referee-variation-named = Variation { $number }, { $name }{ $shared ->
    [yes] , shared
   *[no] {""}
}:
referee-diary-none = Your diary of game { $game } is empty. “diary” and some words write into it.
referee-diary-to-reply = Your diary of game { $game } has { $n ->
    [one] one entry
   *[other] { $n } entries
}. To see it, ask in reply to one of the game's letters.
referee-diary = Your diary of game { $game }, { $released ->
    [0] for you alone:
   *[other] with { $released } of { $n } { $n ->
        [one] entry
       *[other] entries
    } released for the end of the game:
}
command-unkeep-number = Write the variation's number: “unkeep 2”; “variations” lists them.
