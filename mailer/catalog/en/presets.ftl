# Mistakes in preset files. Fields stay English; no full stops.

presets-mistake = { $file }:{ $line }: { $why }
presets-more-mistakes = { $file }: and { $n } more mistakes
presets-many-more-mistakes = { $file }: and more than { $n } more mistakes
presets-no-game = { $file }: { $why }

presets-unknown = there's no preset { $name }{ $instead }
presets-not-packed = this page didn't get the game: load it again, or write your turn by hand in the answer to your letter
presets-unknown-option = there's no option { $option }{ $instead }
presets-cannot-be = { $option } can't be { $value }: { $why }
presets-it-is = it's { $allowed }
presets-set-twice = you set the option { $option } twice
presets-no-setting = { $text } isn't an option: write its name, = and the value, like chain=own
presets-did-you-mean = ; did you mean { $word }?
presets-the-presets = ; there are { $presets }
presets-its-options = ; there are { $options }
presets-its-fields = ; there are { $fields }

presets-about-repetition = how often a position must occur to claim a draw; 0 is never
presets-about-quiet-turns = how many turns without a { $event } it takes to claim a draw; 0 is never

presets-word-such-as = a word like { $word }
presets-word = a word of up to 60 small letters, digits, full stops, hyphens and underlines
presets-whole-number = a whole number from { $low } to { $high }

# Parts of a file: $of below.
presets-the-preset = preset
presets-the-field = "{ $name }"
presets-the-unit = unit { $letter }
presets-the-amp = AMP { $name }
presets-the-option = option { $name }
presets-changes-by = changes by { $of }
presets-values-of = "values" of { $of }
presets-what-activates = what { $of } activates
presets-unit-activated = unit { $letter }, activated by { $of }
presets-promotion-of = promotion of { $of }
presets-the-win = way { $n } to win
presets-reach-of = "reach" of { $of }
presets-points-of = points of { $of }

# The file as a whole.
presets-large = the file has { $n } bytes; the limit is { $most }
presets-not-utf8 = the file isn't UTF-8 text
presets-empty-file = the file is empty
presets-second-document = a second YAML document begins here; write one
presets-no-fields = a preset file is a list of fields, each written "name: value"
presets-no-yaml = this isn't YAML from here on: { $why }
presets-deep = nested more than { $most } deep
presets-yaml = { $what } isn't allowed in a preset file: write it out
presets-no-engine = "engine" is missing; there are { $engines }
presets-unknown-engine = there's no engine { $name }; there are { $engines }

# Fields.
presets-field-name = a field's name is one word
presets-field-twice = { $field } is there twice, first in line { $line }
presets-field-missing = { $of }: "{ $field }" is missing
presets-unknown-field = { $of }: there's no field { $field }{ $instead }
presets-must-be-fields = { $of }: write fields here, each "name: value"
presets-must-be-text = { $of }: "{ $field }" must be text
presets-must-be-quoted = { $of }: "{ $field }" must be text; write "{ $value }" with its quotes
presets-empty = { $of }: "{ $field }" is empty
presets-long = { $of }: "{ $field }" has more than { $most } letters
presets-unprintable = { $of }: "{ $field }" has a character that can't be printed
presets-must-be-one-of = { $of }: "{ $field }" must be { $words }
presets-must-be-number = { $of }: "{ $field }" must be a whole number from { $low } to { $high }
presets-must-be = { $of }: "{ $field }" must be { $form }, not { $value }
presets-must-be-units = { $of }: "{ $field }" must be letters of units, like [K, P]{ $field ->
    [capture] , or royal
   *[other] {""}
}
presets-unknown-unit = { $of }: "{ $field }" has { $letter }, which isn't a unit; there are { $letters }
presets-unit-twice = { $of }: "{ $field }" has { $letter } twice
presets-form-name = up to 40 small letters, digits, full stops and hyphens, beginning with a letter
presets-form-page = the name of a rules page in small letters
presets-form-board = files x ranks, like 16x12
presets-form-promotion = one or more of Q R B N, each once, like R N
presets-form-code = one small letter
presets-form-mode = a word of 2 to 20 small letters
presets-form-unit-name = a word of letters
presets-form-letters = letters of units, like K S W P

# Options of a file.
presets-many-options = there are more than { $most } options
presets-option-of-every-preset = every preset has the option { $option }: set its default by the preset's field { $option }
presets-option-name = an option's name has up to 30 small letters, digits and underlines, beginning with a letter; not { $name }
presets-option-values = an option has 2 to { $most } values, not { $n }
presets-option-value = { $of }: a value has up to 30 small letters, digits, full stops, hyphens and underlines; not { $value }
presets-default-value = { $of }: the default isn't one of its values: { $allowed }
presets-default-must-be = { $of }: the default must be { $allowed }
presets-only-with-field = { $of }: "{ $field }" needs "field"
presets-field-and-values = { $of }: write either "field" or "values"
presets-fills-unknown = { $of } fills { $field }, which isn't a field of the engine { $engine }{ $instead }
presets-filled-twice = { $of } fills { $field }, and so does { $other }
presets-filled-in-file = { $of } fills { $field }, so this is never read; write it as the option's default
presets-changed-and-filled = { $of } changes { $field }, which { $other } fills
presets-fills-nowhere = { $of } fills { $field }, but the file has no { $part }

# $unit is as drawn: "oW".
presets-board-size = a board can't have { $files } files and { $ranks } ranks: there can be 1 to { $most-files } files, 1 to { $most-ranks } ranks and up to { $most } squares, like 16x12 and 12x16
presets-grid-size = a board can't have { $files } files and { $ranks } ranks: there can be 1 to { $most } of each
presets-no-drawing = the set-up must be drawn: "setup: |", then each rank on its own line
presets-crooked-drawing = the first line of a drawing can't be indented more than the next; write the file letters below the ranks
presets-rank-missing = rank { $rank } isn't drawn; draw all from { $top } down to 1
presets-file-letters = the files are { $letters }
presets-no-rank-number = a line of the drawing begins with its rank's number, not { $word }
presets-wrong-rank = this is rank { $rank }, and it should be { $expected }: ranks go from { $top } at the top down to 1
presets-rank-length = rank { $rank } has { $squares } squares; the board has { $files } files
presets-no-unit-of-amp = { $word } on { $square } isn't a unit (an AMP's small letter and a unit's capital), a full stop (empty) or "*" (hole)
presets-no-unit-or-hole = { $word } on { $square } isn't a unit ({ $letters }, capital for White, small for Black), a full stop (empty) or "*" (no square)
presets-no-unit-of-letters = { $word } on { $square } isn't a unit ({ $letters }, capital for White, small for Black) or a full stop (empty)
presets-unknown-code = { $code } in { $unit } on { $square } isn't an AMP; there are { $codes }
presets-unknown-letter = { $letter } in { $unit } on { $square } isn't a unit; there are { $letters }
presets-code-of-amp = { $code } ({ $amp })
presets-no-neutrals = { $unit } on { $square } is neutral, and that needs conversion
presets-setback-off = a setback of { $n } takes { $unit } on { $square } off the board
presets-setback-hole = the setback puts { $unit } on a hole, { $square }
presets-setback-onto = the setback puts { $unit } and { $other } on the same square, { $square }

# Units and AMPs.
presets-no-units = there are no units
presets-many-kinds = there are more than { $most } kinds of units
presets-unit-letter = a unit's letter is one capital, not { $letter }
presets-field-of-leaders = "{ $field }" is for leaders, and { $of } isn't one
presets-only-for-leaders = "{ $field }" needs lead: leader
presets-only-with-leaders = "{ $field }" of a unit needs lead: leader; here the AMP has it
presets-only-without-leaders = "{ $field }" of an AMP needs lead: amp; here the leader has it
presets-extends-name = a preset that extends another needs its own "name"
presets-name-is-command = { $of } is called "{ $name }", but "{ $word }" is a command in letters, so no turn could begin with it; choose another name
presets-one-name = { $of } and { $other } are both called "{ $name }"
presets-no-page = there's no rules page "{ $page }"; there are { $pages }. Leave out "rules" for the engine's
presets-no-amps = there are no AMPs
presets-many-amps = there are more than { $most } AMPs
presets-amp-name = an AMP's name is 2 to 20 small letters, not { $name }
presets-one-code = the AMPs { $amp } and { $other } have the same code, { $code }
presets-code-of-neutrals = { $of }: the code n is for neutral units; choose another
presets-amp-without-leader = the AMP { $amp } has no leader in the drawing
presets-powers = { $of }: "activates" must be a list of 1 to { $most } items, each with "may"
presets-power-without-mode = { $of } activates in several ways, so each needs a "mode"
presets-mode-twice = { $of } has the mode { $mode } twice
presets-as-unknown = "as" has { $letter }, which isn't in "may"
presets-bad-touch = "touch": { $why }
presets-bad-move = { $of }: "{ $field }": { $why }
presets-many-ways = { $of }: "{ $field }": with { $move } all units together have { $n } ways to move; the limit is { $most }
presets-per-turn = "{ $field }" must be a whole number from 1 to { $most }, or all
presets-per-turn-of-leaders = "{ $field }" needs lead: amp

# Promotion.
presets-promotion-itself = { $of }: "into" has { $letter }, the unit itself; if it can stay as it is, write must: false instead
presets-promotion-on = { $of }: "on" must be last, ranks like "ranks 10-12" (from its own side), or squares like [a12, b12]
presets-promotion-ranks = { $of }: "on" has ranks { $low } to { $high }; the board has 1 to { $ranks }, the lower one first, like "ranks 1-2"
presets-promotion-square = { $of }: "on" has { $square }, which isn't on the board
presets-promotion-of-leader = { $letter } can't become { $other }: a leader stays a leader, a royal one royal, and one with royal: first likewise

# Ways to win.
presets-wins-list = "wins" must be a list, like [{"{"}capture: royal{"}"}, {"{"}reach: {"{"}units: C, on: last{"}"}{"}"}]
presets-many-wins = a game has up to { $most } ways to win
presets-win-goal = { $of } must be one of {"{"}capture: royal, count: all{"}"}, {"{"}capture: [K, P]{"}"}, {"{"}reach: {"{"}units: C, on: last{"}"}{"}"}, {"{"}bare: leaders{"}"}, {"{"}points: {"{"}G: 1, W: 2{"}"}, to: 20{"}"}
presets-win-extra = { $of }: "{ $field }" needs "{ $goal }"
presets-win-hold = { $of }: "hold" goes inside "reach", like {"{"}reach: {"{"}units: C, on: last, hold: true{"}"}{"}"}
presets-win-count = { $of }: "count" must be all, or a number of royal leaders
presets-points-letter = { $of }: { $letter } isn't a unit's letter; write a capital, like {"{"}G: 1, W: 2{"}"}
presets-points-none = { $of }: no unit has points; write them like {"{"}G: 1, W: 2{"}"}
presets-points-twice = only one way to win can count points, and there's one above
presets-limit-without-points = "then: points" needs a way to win by points
presets-win-never = { $of } can't happen: what it needs can't get on the board
presets-side-never-wins = { $side } can't win at all
presets-no-royal = { $side } has no royal leader, so { $other } can't win: give { $what } royal: true
presets-leaders-kind = a leader
presets-amp-of-side = an AMP of { $side }

# Warnings.
presets-warning = { $file }:{ $line }: warning: { $why }
presets-kind-nowhere = there's no unit { $letter } in the drawing
presets-quota-out-of-reach = { $amp } has a quota of { $quota } and only { $n } units, each acting once in a turn
presets-option-without-effect = the option { $option } changes nothing
presets-never-read = "{ $field }" is never read here: the option { $option } always sets it
presets-ended-at-once = the game is over before its first turn: { $result }, { $why }
presets-over-at-once = the game is over before its first turn: White can't move or pass
presets-per-turn-out-of-reach = "amps_per_turn" is { $n }, but no side has more than { $most } AMPs

# The other engines.
presets-lifeform-setup = "setup" must be { $words }, or drawn with both sides' units: "setup: |", then each rank on its own line
presets-own-army = "army" needs setup open or secret; here the set-up has its own
presets-cosmic-squares = the drawing has { $n } squares without holes ("*"); there can be { $fewest } to { $most }
presets-only-king = { $side } has only its King in the drawing, so the game would be over (CO-7)
