# Mistakes in Betza's notation, such as "fmWfcF".
board-move = the move { $move }: { $why }
board-move-too-long = the move { $move }… is too long: write up to { $most } characters
board-move-empty = the move is empty: write one or more of { $letters }, like K for a king's step
board-move-too-many-ways = the move { $move } has more than { $most } ways: give riders a number, like R4, or take a leg away
board-move-too-many-legs = more than { $most } legs: write shorter ways with blanks between, like "K K~K"
board-move-no-joint = { $text } is where "-", "~", "^", a letter or a blank should be, like "W-D", "K~K", "F^R", "WF" or "W F"
board-move-ends = an atom is missing at the end: write one after small letters and after "-", "~" and "^", like "fmW" and "W-D"
board-move-letter = { $text } isn't one of { $letters }; write other leaps by their squares, like "(1,4)"
board-move-other-letter = { $letter }, the leap { $leap }, is written { $instead } here, like "{ $instead }" or "{ $leap }"
board-move-number-first = write the number { $text } after its letter, like "{ $instead }"
board-move-number = the largest number is { $most }; riders without end have none, like "R" or "NN"
board-move-zero = write 1 to { $most } instead of 0, like "R3"; riders without end are "R" or "NN"
board-move-no-line = { $text } can't go on in one line; "~" lets a leg turn, like "F~R"
board-move-pair = { $text } isn't a leap: write the squares sideways and ahead without blanks, like "(1,4)"; in braces put it all in quotation marks
board-move-far = the furthest leap is { $most } squares, "(15,15)"
board-move-nowhere = (0,0) goes nowhere: write a leap like "(0,4)" or "(1,4)"
board-move-double-pair = { $atom } is there twice: a rider of it has a number, like "{ $atom }15"
board-move-double-slide = { $letter } already goes on without end: write "{ $letter }", or "{ $letter }3" for up to 3 steps
board-move-double-number = { $letter }{ $letter } goes on without end: write "{ $letter }{ $letter }", or "{ $letter }3" for up to 3 steps

# Modifiers.
board-move-modifier = { $letter } isn't a modifier: directions are f b l r v s h, the others m c i n p g, like "fmW"
board-move-small = { $letter } isn't a modifier; for the atom { $capital } write a capital, like "{ $capital }"
board-move-twice = { $letter } is there twice: write { $instead }
board-move-bare-direction = { $letter } could mean the two nearest leaps, "{ $near }", or all four on that side, "{ $half }"
board-move-bare-half = "h" goes after a direction, like "fh{ $atom }"
board-move-half-of-a-line = "h" doesn't go with { $atom }: write the direction alone, like "f{ $atom }"; "h" is for leaps like "fhN"
board-touch-atoms = units touch by single leaps to all sides: W F D A N H C Z G K or (x,y) alone, like "W F D A"; { $text } has more
board-move-late-kind = { $letter } speaks of the whole way: write it first, like "cF^R"
board-move-early-hop = { $letter } is for the last leg, like "F-pB"
board-move-hop-of-a-leap = { $letter } hops in a line, and { $atom } is one leap: use R, B, Q, a doubled letter or a number above 1, like "pR" or "gQ"
board-move-two-hops = p goes on behind the unit it hops over, g lands right behind it: write "pR" or "gQ", or both as "pR gQ"
board-move-cylinder = there are no cylinders ("o"): a board ends at its edges; riders without end are "R" or "NN"
board-move-by-legs = { $letter } isn't used: write legs with "-" (same line), "~" (any direction) or "^" (outward), like "K~K", "F~F" or "F^R"
board-move-jumping = "j" isn't needed: leaps pass over anything, like "D"; lines over a unit are "pR", landing right behind it "gR"
board-move-en-passant = there's no en passant ("e"): units capture where they land, like "cfF"

# A move in words.
board-says-step = { $atom ->
    [W] one step straight
    [F] one step diagonally
    [K] one step in any direction
    [D] a leap of two squares straight
    [A] a leap of two squares diagonally
    [N] a knight's leap
    [H] a leap of three squares straight
    [C] a leap of three squares straight and one aside
    [Z] a leap of three squares straight and two aside
    [G] a leap of three squares diagonally
    [R] one step straight
    [B] one step diagonally
    [Q] one step in any direction
   *[other] a leap
}
board-says-leap = a leap of { $x } by { $y } squares
board-says-steps = 1 to { $most } steps { $atom ->
    [W] straight
    [R] straight
    [F] diagonally
    [B] diagonally
   *[other] in one line, any direction
}
board-says-slide = any number of steps { $atom ->
    [W] straight
    [R] straight
    [F] diagonally
    [B] diagonally
   *[other] in one line, any direction
}
board-says-leaps = 1 to { $most } times in one line, { $leap }
board-says-ride = any number of times in one line, { $leap }
board-says-in-line = { $before }, then in the same line { $leg }
board-says-any-way = { $before }, then { $leg }, not back to the start
board-says-outward = { $before }, then outward { $leg }
board-says-only-moving = { $way }, only to an empty square
board-says-only-capturing = { $way }, only to capture
board-says-only-first = { $way }, only from where such a unit of its AMP begins
board-says-lame = { $leg }, if the squares between are empty
board-says-hopping = { $leg }, over exactly one unit to any square behind it
board-says-landing-behind = { $leg }, over exactly one unit to the square right behind it
board-says-toward = { $leg } (only { $directions })
board-says-direction = { $way ->
    [f] forward
    [b] backward
    [l] to the left
    [r] to the right
    [v] forward or backward
    [s] sideways
    [fl] forward left
    [fr] forward right
    [bl] backward left
    [br] backward right
    [fs] forward
    [bs] backward
    [vl] to the left
    [vr] to the right
   *[other] any way
}
board-says-oblique = { $way ->
    [ff] steeply forward
    [bb] steeply backward
    [ll] flatly to the left
    [rr] flatly to the right
    [fs] flatly forward
    [bs] flatly backward
    [fh] forward
    [bh] backward
    [lh] to the left
    [rh] to the right
    [fl] flatly forward left
    [fr] flatly forward right
    [bl] flatly backward left
    [br] flatly backward right
    [lf] steeply forward left
    [rf] steeply forward right
    [lb] steeply backward left
    [rb] steeply backward right
    [lv] steeply to the left
    [rv] steeply to the right
   *[other] any way
}
