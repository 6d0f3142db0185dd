# What programs are told whose requests make no sense (package web/judge), and notes to the turns that they have judged. Names of
# fields ("turns") are written alike in every language.

# The request as a whole. Said without a full stop.
judge-too-long = the request has more than { $most } bytes
judge-not-utf8 = the request is not UTF-8 text
judge-no-json = the request is no JSON
judge-no-object = the request is JSON, but no object: write {"{"}"preset": "cosmic", "turn": "Pc2-d3"{"}"}
judge-many-fields = an object of the request has more than { $most } fields
judge-unknown-field = there is no field { $field }; the fields are id, { $fields }
judge-field-twice = the field { $field } stands twice

# Its fields.
judge-no-text = "{ $field }" must be a text
judge-no-preset = no preset is named yet: write its name, or the text of a preset file, in "preset"
judge-no-preset-name = { $preset } is no name of a preset, and no text of a preset file
judge-no-options = "options" must be an object of names and values
judge-no-option = the option { $option } must have a text, a number, true or false for its value, and both are short
judge-no-turn = "turn" is missing: the turn that is to be judged
judge-no-turns = "turns" must be a list of texts
judge-many-turns = "turns" has more than { $most } turns: begin with a position instead
judge-position-and-turns = say "position" or "turns", not both: the turns are played from the start
judge-long-position = "position" has more than { $most } bytes
# $why says what is wrong with the line, a clause.
judge-position = cannot read the position: { $why }
# $why is what a player is told of the turn, whole sentences.
judge-turn-of-turns = turn { $n } of "turns" is not legal: { $why }

# Notes to a turn that was judged in a game of which all turns are known (G-4). $times and $limit are "twice", "3 times"; $event is what begins the count anew.
judge-repeated = This position has occurred { $times }; a draw may be claimed when it has occurred { $limit }.
judge-repeated-enough = This position has occurred { $times }: either player may claim a draw.
judge-quiet-enough = There have been { $n } turns without a { $event }: either player may claim a draw.

# Requests for the legal turns of a position, and for a picture. $awaited is "White's set-up", $turn one that could be sent, in quotation marks.
judge-no-number = "{ $field }" must be a whole number from 0 to { $most }
judge-awaits-setup = this position waits for { $awaited }, and there are no turns before that; judge one, such as { $turn }
judge-as = "as" is "white", "black" or "mover"
