# What presets say: package rules/presets. Hosts and inventors read it of their preset files, players of the options of a game.
# Names of fields, options and presets, and what a file has to say (lead: leader), are written alike in every language. What
# somebody has written is in quotes already; a field that we name ourselves is not.

# Mistakes. $file is a file's name, $why one of the sentences below; they have no full stop.
presets-mistake = { $file }:{ $line }: { $why }
presets-more-mistakes = { $file }: and { $n } more mistakes
presets-many-more-mistakes = { $file }: and more than { $n } more mistakes
# A preset that its engine refuses as a whole.
presets-no-game = { $file }: { $why }

# What players choose. $preset is a preset's name, $option an option's, $value what was chosen.
# $instead is one of "presets-did-you-mean" and the list of what there is, or nothing.
presets-unknown = there is no preset { $name }{ $instead }
presets-not-packed = what this page was sent is no preset: load the page again, or write the turn by hand, in the answer to your letter
presets-unknown-option = { $preset } has no option { $option }{ $instead }
presets-cannot-be = the option { $option } of { $preset } cannot be { $value }: { $why }
presets-it-is = it is { $allowed }
presets-set-twice = the option { $option } is set twice
presets-no-setting = { $text } does not set an option: write its name, = and the value, as in chain=own
presets-did-you-mean = ; did you mean { $word }?
presets-the-presets = ; the presets are { $presets }
presets-its-options = ; its options are { $options }
presets-its-fields = ; its fields are { $fields }

# The options that every preset has, in a line each. $event is what begins the count anew: "capture or pawn move".
presets-about-repetition = so many times the same position may be claimed as a draw; 0 is never
presets-about-quiet-turns = so many turns without a { $event } may be claimed as a draw; 0 is never

# Which values an option takes, where they are not listed.
presets-word-such-as = a word such as { $word }
presets-word = a word of at most 60 small letters, digits, full stops, hyphens and underlines
presets-whole-number = a whole number from { $low } to { $high }

# Parts of a preset file: $of in the sentences below.
presets-the-preset = the preset
presets-the-field = "{ $name }"
presets-the-unit = the unit { $letter }
presets-the-amp = the AMP { $name }
presets-the-option = the option { $name }
presets-changes-by = the changes made by { $of }
presets-values-of = "values" of { $of }
presets-what-activates = what { $of } activates
presets-unit-activated = the unit { $letter } activated by { $of }

# The file as a whole.
presets-large = the file has { $n } bytes; a preset file has at most { $most }
presets-not-utf8 = the file is not UTF-8 text
presets-empty-file = the file is empty
presets-second-document = a second YAML document begins here; a preset file holds one
presets-no-fields = a preset file is a list of fields, each written "name: value"
# $why is what the YAML library says, in English.
presets-no-yaml = not readable as YAML from here on: { $why }
presets-deep = nested more than { $most } deep
presets-alias = aliases (*{ $name }) are not read in a preset file: write the value out
presets-anchor = anchors (&{ $name }) are not read in a preset file: write the value out
presets-tag = tags ({ $tag }) are not read in a preset file
presets-merge-key = merge keys (<<) are not read in a preset file: write the fields out
presets-no-engine = the preset has no "engine"; there is { $engines }
presets-unknown-engine = there is no engine { $name }; there is { $engines }

# Fields.
presets-field-name = a field's name must be one word
presets-field-twice = { $field } stands twice, first in line { $line }
presets-field-missing = { $of } has no "{ $field }"
presets-unknown-field = { $field } is not a field of { $of }{ $instead }
presets-must-be-fields = { $of } must be fields, each written "name: value"
presets-must-be-text = "{ $field }" of { $of } must be text
presets-must-be-quoted = "{ $field }" of { $of } must be text: put it into quotes, "{ $value }"
presets-empty = "{ $field }" of { $of } is empty
presets-long = "{ $field }" of { $of } has more than { $most } letters
presets-unprintable = "{ $field }" of { $of } holds a character that cannot be printed
presets-must-be-one-of = "{ $field }" of { $of } must be { $words }
presets-must-be-number = "{ $field }" of { $of } must be a whole number from { $low } to { $high }
# $form is one of "presets-form-…".
presets-must-be = "{ $field }" of { $of } must be { $form }, not { $value }
presets-form-name = at most 40 small letters, digits, full stops and hyphens, a letter first
presets-form-page = the name of a page of the rules, in small letters
presets-form-board = files x ranks, as in 16x12
presets-form-grid = files x ranks, as in 7x7
presets-form-promotion = what a pawn may become: of the letters Q R B N one or more, each once, as in R N
presets-form-code = one small letter
presets-form-mode = a word of 2 to 20 small letters
presets-form-unit-name = a word, all letters
presets-form-letters = letters of units, as in K S W P

# Options of a file.
presets-many-options = there are more than { $most } options
presets-option-of-every-preset = every preset has the option { $option }: give its default by the field { $option } of the preset
presets-option-name = an option's name is at most 30 small letters, digits and underlines, a letter first, not { $name }
presets-option-values = an option has from 2 to { $most } values, not { $n }
presets-option-value = a value of { $of } is at most 30 small letters, digits, full stops, hyphens and underlines, not { $value }
presets-default-value = the default of { $of } is not one of its values: it is { $allowed }
presets-default-must-be = the default of { $of } must be { $allowed }
presets-only-with-field = "{ $field }" of { $of } is only for options with "field"
presets-field-and-values = { $of } has "field" and "values": it takes one of them
presets-fills-unknown = { $of } fills { $field }, which is not a field of the engine { $engine }{ $instead }
presets-filled-twice = { $of } fills the field { $field }, which { $other } fills, too
presets-filled-in-file = { $of } fills the field { $field }, so this would never be read: write it as the option's default
presets-changed-and-filled = { $of } changes the field { $field }, which { $other } fills

# Boards and drawings.
presets-board-size = a board cannot have { $files } files and { $ranks } ranks: it has from 1 to { $most-files } files and from 1 to { $most-ranks } ranks, and at most { $most } squares, as in 16x12 and 12x16
presets-grid-size = a board cannot have { $files } files and { $ranks } ranks: it has from 1 to { $most } of each
presets-no-drawing = the set-up must be a drawing: "setup: |" and the ranks below it, a line each
presets-crooked-drawing = the first line of a drawing may not be indented further than the next: put the letters of the files below the ranks
presets-rank-missing = the drawing lacks rank { $rank }; it has every rank from { $top } down to 1
presets-file-letters = the letters of the files are { $letters }
presets-no-rank-number = a line of the drawing begins with the number of its rank, not with { $word }
presets-wrong-rank = rank { $rank } stands where rank { $expected } should: the ranks go from { $top } at the top down to 1
presets-rank-length = rank { $rank } has { $squares } squares; the board has { $files } files
presets-no-unit-of-amp = { $word } on { $square } is neither a full stop for an empty square nor "*" for a hole nor a unit: an AMP's small letter and a unit's capital
presets-no-unit-or-hole = { $word } on { $square } is neither a full stop for an empty square, nor "*" where the board has no square, nor a unit: one of the letters { $letters }, capital for White and small for Black
presets-no-unit-of-letters = { $word } on { $square } is neither a full stop for an empty square nor a unit: one of the letters { $letters }, capital for White and small for Black

# The engine amp: units and AMPs. $unit is a unit as it stands in the drawing: "oW".
presets-no-units = there are no units
presets-many-kinds = there are more than { $most } kinds of units
presets-unit-letter = a unit's letter is one capital letter, not { $letter }
presets-field-of-leaders = "{ $field }" is only for leaders, and { $of } is none
presets-only-for-leaders = "{ $field }" is only for presets with lead: leader
presets-only-with-leaders = "{ $field }" of a unit is only for presets with lead: leader; here an AMP is royal, has a quota and its own units
presets-only-without-leaders = "{ $field }" of an AMP is only for presets with lead: amp; here a leader's kind is royal and has a quota
# $why is said by the board, of a way to move.
presets-fills-nowhere = { $of } fills the field { $field }, and the file has no fields { $part } to put it into
presets-extends-name = a preset that extends another needs a "name" of its own
presets-name-is-command = { $of } is called "{ $name }", and letters to the referee begin a command with "{ $word }": choose another name, or no turn could begin with it
presets-one-name = { $of } is called "{ $name }" like { $other }: whoever wrote that name could mean either
presets-no-page = there is no page of rules "{ $page }"; there is { $pages }. Leave "rules" out to have that of the engine
# Warnings: what is allowed, and can hardly be meant.
presets-warning = { $file }:{ $line }: warning: { $why }
presets-kind-nowhere = no unit { $letter } stands in the drawing, so nobody has one
presets-quota-out-of-reach = the quota of { $amp } is { $quota }, and it has only { $n } units, each of which is activated at most once in a turn
presets-option-without-effect = the option { $option } changes nothing: all its values make the same game
presets-never-read = "{ $field }" is never read as it stands here: each value of the option { $option } sets it, and its default to something else
presets-ended-at-once = the game is over before its first turn: { $result }, { $why }
presets-over-at-once = the game is over before its first turn: White can neither move nor pass
presets-many-ways = "{ $field }" of { $of }: with { $move } the units of the file would move in { $n } ways altogether; a file has at most { $most }, equal moves counted once
presets-bad-touch = "touch" of the preset: { $why }
presets-per-turn = "{ $field }" of the preset must be a whole number from 1 to { $most }, or all
presets-per-turn-of-leaders = "{ $field }" of the preset is for games in which a turn names an AMP; with lead: leader a turn is one leader's
presets-per-turn-out-of-reach = "amps_per_turn" is { $n }, but no side has so many AMPs: the most is { $most }
presets-bad-move = "{ $field }" of { $of }: { $why }
# Promotion: {into: [Q, N], on: last, must: true}.
presets-promotion-of = the promotion of { $of }
presets-promotion-into = "into" of { $of } must be letters of units, as in [Q, N]
presets-promotion-unknown = "into" of { $of } names { $letter }, which is not a unit's letter; the letters are { $letters }
presets-promotion-itself = "into" of { $of } names { $letter }, which is the unit itself; a unit that may stay what it is needs no letter for it, only must: false
presets-promotion-twice = "into" of { $of } names { $letter } twice
presets-promotion-on = "on" of { $of } must be last, ranks such as "ranks 10-12" (counted from the side's own first), or squares such as [a12, b12]
presets-promotion-ranks = "on" of { $of } has the ranks { $low } to { $high }; the board has the ranks 1 to { $ranks }, counted from the side's own first, the lower number first, as in "ranks 1-2"
presets-promotion-square = "on" of { $of } names { $square }, which is not a square of the board
presets-promotion-of-leader = the leader { $letter } cannot be promoted into { $other }: it would lose its side a leader, so a leader becomes only another leader, a royal one only a royal one, and one of royal: first only another of these
presets-powers = "activates" of { $of } must be a list of 1 to { $most } items, each with "may"
presets-power-without-mode = { $of } has several ways to activate, so each needs a "mode"
presets-mode-twice = { $of } has the mode { $mode } twice
presets-as-unknown = "as" names { $letter }, which is not among the units of "may"
presets-may-unknown = { $of } may activate { $letter }, which is not a unit's letter; the letters are { $letters }
presets-no-amps = there are no AMPs
presets-many-amps = there are more than { $most } AMPs
presets-amp-name = an AMP's name is a word of 2 to 20 small letters, not { $name }
presets-one-code = the AMPs { $amp } and { $other } have one code, { $code }; the drawing could not tell them apart
presets-code-of-neutrals = the code n is kept for neutral units; choose another for { $of }
presets-code-of-amp = { $code } ({ $amp })
presets-unknown-code = { $code } in { $unit } on { $square } is not an AMP's code; the codes are { $codes }
presets-unknown-letter = { $letter } in { $unit } on { $square } is not a unit's letter; the letters are { $letters }
presets-no-neutrals = { $unit } on { $square } is neutral; neutral units are only for presets with conversion
presets-setback-off = a setback of { $n } takes { $unit } on { $square } off the board
presets-setback-hole = the setback puts { $unit } onto { $square }, which is a hole
presets-setback-onto = the setback puts { $unit } and { $other } on one square, { $square }
presets-amp-without-leader = the AMP { $amp } has no leader in the drawing
presets-the-win = way { $n } to win
presets-wins-list = "wins" must be a list of ways to win, as in [{"{"}capture: royal{"}"}, {"{"}reach: {"{"}units: C, on: last{"}"}{"}"}]
presets-many-wins = a game has at most { $most } ways to win
presets-win-goal = { $of } must be one of these: {"{"}capture: royal, count: all{"}"}, {"{"}capture: [K, P]{"}"}, {"{"}reach: {"{"}units: C, on: last{"}"}{"}"}, {"{"}bare: leaders{"}"}, {"{"}points: {"{"}G: 1, W: 2{"}"}, to: 20{"}"}; several ways are several items of the list
presets-win-extra = "{ $field }" of { $of } goes only with "{ $goal }"
presets-win-hold = "hold" of { $of } stands inside "reach", as in {"{"}reach: {"{"}units: C, on: last, hold: true{"}"}{"}"}
presets-reach-of = "reach" of { $of }
presets-win-count = "count" of { $of } must be all, or how many royal leaders must be captured
presets-win-units = "{ $field }" of { $of } must be letters of units, as in [K, P]{ $field ->
    [capture] , or royal
   *[other] {""}
}
presets-win-twice = "{ $field }" of { $of } names { $letter } twice
presets-win-unknown = "{ $field }" of { $of } names { $letter }, which is not a unit's letter; the letters are { $letters }
presets-points-of = the points of { $of }
presets-points-letter = the points of { $of } are of { $letter }, which cannot be a unit's letter; write one capital letter, as in {"{"}G: 1, W: 2{"}"}
presets-points-none = the points of { $of } name no unit; write what each is worth, as in {"{"}G: 1, W: 2{"}"}
presets-points-twice = points are counted in one way only, and that stands further up
presets-limit-without-points = "then: points" needs a way to win by points, which says what each unit is worth
presets-win-never = { $of } can never hold: what it asks for is not on the board and cannot come there
presets-side-never-wins = { $side } cannot win by any of the ways to win
presets-no-royal = { $side } has no royal leader, so { $other } could not win: mark { $what } with royal: true
presets-leaders-kind = a leader's kind among the units
presets-amp-of-side = an AMP of { $side }'s

# The other engines.
presets-lifeform-setup = "setup" of the preset must be { $words }, or a drawing of both sides' units: "setup: |" and the ranks below it, a line each
presets-array-army = the drawing shows the army of each side, and another goes with setup open or secret
presets-orthodox-army = the orthodox set-up has an army of its own, and another goes with setup open or secret
presets-kings = { $side } has { $n } Kings in the drawing; a side has one
presets-cosmic-squares = the drawing has { $n } squares: a board of Cosmic Chess has { $fewest } to { $most }, not counting holes ("*")
presets-only-king = { $side } has nothing but its King in the drawing, so the game would be over (CO-7)
