# What is wrong with how a unit moves, as a preset says it in Betza's notation: "W D W-D D-W", "fmWfcF". A move is words, each
# of one or several ways joined; a way is made of legs, each small letters (modifiers), a letter or (x,y) (the atom), and perhaps
# the letter again or a number. These are said behind a colon, so they begin small and have no full stop.
# $move is the word that is written, and $text, $letter or $atom the part at fault, in quotation marks where it is not one to
# write; $most is the most that there may be.
board-move-too-long = the move { $move }… is too long: at most { $most } characters
board-move-empty = the move is empty: write at least one of the letters { $letters }, such as K for a king's step
board-move-too-many-ways = the move { $move } has too many different ways (more than { $most }): give riders a number, as in R4, or take a leg away
board-move-too-many-legs = the move { $move } has more than { $most } legs: write several shorter ways with blanks between, as in "K K~K"
board-move-no-joint = in the move { $move }, { $text } stands where "-", "~", "^", another letter or a blank was expected, as in "W-D", "K~K", "F^R", "WF" or "W F"
board-move-ends = the move { $move } ends where a letter was expected: behind small letters and behind "-", "~" and "^" stands an atom, as in "fmW" and "W-D"
board-move-letter = in the move { $move }, { $text } is not one of the letters { $letters }; another leap is written by its squares, as in "(1,4)"
board-move-other-letter = in the move { $move }, the leap { $leap } that some write { $letter } is written { $instead } here, as in "{ $instead }" or "{ $leap }"
board-move-number-first = in the move { $move }, the number { $text } stands before its atom: a number stands behind the letter whose steps it counts, as in "{ $instead }"
board-move-number = in the move { $move }, a number is over { $most }; a rider without end is written without one, as in "R" or "NN"
board-move-zero = in the move { $move }, the number 0 is no distance: use 1 to { $most }, as in "R3"; a rider without end is written "R" or "NN"
board-move-no-line = in the move { $move }, { $text } cannot go on in one line: its legs have no direction in common; "~" lets a leg turn, as in "F~R"
board-move-pair = in the move { $move }, { $text } is no leap: one is written by how many squares it goes to the side and ahead, without blanks, as in "(1,4)"; in braces the whole text stands in quotation marks
board-move-far = in the move { $move }, a leap goes further than { $most } squares: the furthest is "(15,15)"
board-move-nowhere = in the move { $move }, (0,0) goes nowhere: a leap is written by its squares, as in "(0,4)" or "(1,4)"
board-move-double-pair = in the move { $move }, { $atom } stands twice: a rider of it is written with a number, as in "{ $atom }15", and the leap alone once
board-move-double-slide = in the move { $move }, { $letter } stands twice, and { $letter } goes on without end already: write "{ $letter }", or with the most steps "{ $letter }3"
board-move-double-number = in the move { $move }, a number stands behind { $letter }{ $letter }, which goes on without end: write "{ $letter }{ $letter }", or with the most steps "{ $letter }3"

# Modifiers. Directions are fblrvsh, and each kind of atom has its own: $near and $half are words that may be meant.
board-move-modifier = in the move { $move }, { $letter } is no modifier: directions are f b l r v s h, and the others m c i n p g, as in "fmW"
board-move-small = in the move { $move }, { $letter } is small, and no modifier: is the atom { $capital } meant? Atoms are capitals, as in "{ $capital }"
board-move-twice = in the move { $move }, { $letter } stands twice before one atom: write { $instead }
board-move-bare-direction = in the move { $move }, { $letter } before a leap that is neither straight nor diagonal can mean two things: the two leaps nearest to that direction, "{ $near }", or all four on that side, "{ $half }"
board-move-bare-half = in the move { $move }, "h" stands behind a direction, and means the four leaps on that side, as in "fh{ $atom }"
board-move-half-of-a-line = in the move { $move }, "h" does not go with { $atom }, which moves straight or diagonally: write the direction alone, as in "f{ $atom }"; halves are for leaps such as "fhN"
# How units of a chain touch: leaps alone, all around.
board-touch-atoms = units touch by atoms that leap once, to all sides: W F D A N H C Z G K or (x,y), without modifiers, numbers, doubles and legs, as in "W F D A"; { $text } has more
board-move-late-kind = in the move { $move }, { $letter } stands before a later leg: m, c and i speak of the whole way and stand before its first leg, as in "cF^R"
board-move-early-hop = in the move { $move }, { $letter } stands before a leg that is not the last: only the last leg of a way hops, as in "F-pB"
board-move-hop-of-a-leap = in the move { $move }, { $letter } hops in a line, and { $atom } is one leap: it stands before R, B, Q, a doubled letter or a number above 1, as in "pR" or "gQ"
board-move-two-hops = in the move { $move }, p and g stand together: p goes on behind the hurdle, g lands right behind it; write one of them, as in "pR" or "gQ", or both with a blank between, "pR gQ"
board-move-cylinder = in the move { $move }, "o" (over the edge of a cylinder) is not played: a board ends at its edges; a rider without end is "R" or "NN"
board-move-circular = in the move { $move }, "q" (riders in a circle) is not played: write a turning way as legs, as in "N~N" or "F^R"
board-move-crooked = in the move { $move }, "z" (crooked riders) is not played: write a crooked way as legs, as in "F~F" or "W~W"
board-move-jumping = in the move { $move }, "j" (jumping) is not needed: leaps pass over anything, as in "D"; a line that goes over one unit is "pR", and landing right behind it "gR"
board-move-again = in the move { $move }, "a" (again) is written by legs: "-" goes on in the same line, "~" in any direction, "^" outward, as in "K~K"
board-move-then = in the move { $move }, "t" (then) is written by legs: "-" goes on in the same line, "~" in any direction, "^" outward, as in "F^R"
board-move-en-passant = in the move { $move }, "e" (en passant) is not played: a unit captures where it lands, as in "cfF"

# A move in words. $atom is a letter of Betza's notation; $leg, $way and $leap are parts of the sentence made from the messages here.
board-says-step = { $atom ->
    [W] a step orthogonally
    [F] a step diagonally
    [K] a step in any direction
    [D] a leap of two squares orthogonally
    [A] a leap of two squares diagonally
    [N] a knight's leap
    [H] a leap of three squares orthogonally
    [C] a leap of three squares straight and one to the side
    [Z] a leap of three squares straight and two to the side
    [G] a leap of three squares diagonally
    [R] a step orthogonally
    [B] a step diagonally
    [Q] a step in any direction
   *[other] a leap
}
board-says-leap = a leap of { $x } by { $y } squares
board-says-steps = { $atom ->
    [W] 1 to { $most } steps in one line, orthogonally
    [R] 1 to { $most } steps in one line, orthogonally
    [F] 1 to { $most } steps in one line, diagonally
    [B] 1 to { $most } steps in one line, diagonally
   *[other] 1 to { $most } steps in one line, in any direction
}
board-says-slide = { $atom ->
    [W] any number of steps in one line, orthogonally
    [R] any number of steps in one line, orthogonally
    [F] any number of steps in one line, diagonally
    [B] any number of steps in one line, diagonally
   *[other] any number of steps in one line, in any direction
}
board-says-leaps = 1 to { $most } times in one line, { $leap }
board-says-ride = any number of times in one line, { $leap }
board-says-in-line = { $before }, then in the same line { $leg }
board-says-any-way = { $before }, then { $leg }, not back to the start
board-says-outward = { $before }, then outward { $leg }, never coming nearer to the start
board-says-only-moving = { $way }, only onto an empty square
board-says-only-capturing = { $way }, only to capture
board-says-only-first = { $way }, only from a square where such a unit of its AMP begins
board-says-lame = { $leg }, if the squares on the way are empty
board-says-hopping = { $leg }, over exactly one unit of either side to any square behind it
board-says-landing-behind = { $leg }, over exactly one unit of either side to the square right behind it
# $directions are those below, joined by "or".
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
# Of a knight's leap and the like: two squares forward and one to the side is steep, one forward and two to the side is flat.
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
