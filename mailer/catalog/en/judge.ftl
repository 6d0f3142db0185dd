# What programs are told.

judge-too-long = the request has more than { $most } bytes
judge-not-utf8 = the request isn't UTF-8 text
judge-no-json = the request isn't JSON
judge-no-object = the request must be a JSON object, like {"{"}"preset": "cosmic", "turn": "Pc2-d3"{"}"}
judge-many-fields = an object of the request has more than { $most } fields
judge-unknown-field = there's no field { $field }; there are id, { $fields }
judge-field-twice = { $field } is there twice

judge-no-text = "{ $field }" must be text
judge-no-preset = "preset" is missing: write a name, or the text of a preset file
judge-no-preset-name = { $preset } isn't a preset, nor the text of a preset file
judge-no-options = "options" must be an object of names and values
judge-no-option = { $option } must be a short text, a number, true or false
judge-no-turn = "turn" is missing
judge-no-turns = "turns" must be a list of texts
judge-many-turns = "turns" has more than { $most } turns: begin with a position instead
judge-position-and-turns = write either "position" or "turns"
judge-long-position = "position" has more than { $most } bytes
judge-position = can't read the position: { $why }
judge-turn-of-turns = turn { $n } of "turns" isn't legal: { $why }

# $times are "3 times".
judge-repeated = This position has occurred { $times }; at { $limit } you can claim a draw.
judge-repeated-enough = This position has occurred { $times }: either player can claim a draw.
judge-quiet-enough = There were { $n } turns without a { $event }: either player can claim a draw.

# $awaited is "White's set-up".
judge-no-number = "{ $field }" must be a whole number from 0 to { $most }
judge-awaits-setup = this position needs { $awaited } before any turn, such as { $turn }
judge-as = "as" is "white", "black" or "mover"
