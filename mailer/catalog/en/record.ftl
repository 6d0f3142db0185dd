# Mistakes in records: behind "turn 7:".
record-control = control character { $character } is not allowed
record-tab = tags and comments can't hold tabs; use spaces
record-positions = a record of { $lines } lines has { $want } positions, not { $n }
record-json-twice = field { $field } appears twice
record-json-not = not a record in JSON: { $why }
record-json-rest = unexpected text after the record
record-json-line = line { $n } of the turns: { $why }
record-json-text = not a record when written as text: { $why }
record-json-characters = not a record: parts of it can't be written as text
record-json-side = unknown side { $side }; it must be white or black
record-long = the record is longer than { $most } bytes
record-line = line { $n }: { $why }
record-utf8 = not UTF-8
record-after-result = unexpected text after the result
record-two-results = the result is { $result } here, but { $tag } in the Result tag
record-no-result = no result at the end (1-0, 0-1, 1/2-1/2 or *)
record-tag-form = write tags as [Name "value"], before the first turn
record-tag-value = a tag's value ends in "], and inside it " and \ are written \" and \\
record-not-a-result = { $word } is not a result (1-0, 0-1, 1/2-1/2 or *)
record-format = this program can't read format { $format }, only { $known } or records typed by hand without a Format tag
record-untagged = it has hashes or a signature, so its first line must be [Format { $known }]
record-format-first = the Format tag must be the first line
record-tag-empty = tag { $tag } is empty; leave it out
record-result-form = write the result line as 1-0 {"{"}CAUSE, TIME{"}"} #HASH, with the same cause and time in the tags Termination and Ended
record-result-tags = the result line says { $line }, but the tags say { $want }
record-comment-second = this format has no comments after turns; put them in a file of notes beside the record
record-tag-twice = tag { $tag } appears twice
record-no-turn = no turn after the number
record-number = expected a turn's number ("12. " for White, "12... " for Black) or a result (1-0, 0-1, 1/2-1/2 or *)
record-first-number = the first turn must have number 1, not { $n }
record-next-number = expected { $want }, not { $got }
record-hash-form = expected { $n } lower-case hex digits after #, not { $hash }
record-comment-form = write comments as { "{" }words{ "}" }, without { "{" } or { "}" } inside
record-comment-last = only comments and the hash can follow a comment
record-date = { $word } is not a date; write 2026-11-21, 2026-11 or 2026
record-only-turns = the record has only { $n } turns
record-position = the position is { $replayed }, but the file says { $written }
record-several = several records in one JSON file
record-setup-number = a set-up has number 0, and turns start at 1
record-setup-squares = { $side }'s set-up is on { $other }'s squares
record-commitment-form = can't read the commitment to { $side }'s set-up; it must be sha256: and 64 hex digits
record-no-salt = { $side }'s secret set-up has no { $what ->
    [set-up] set-up
    [salt] salt
   *[other] commitment
}
record-seal = { $side } committed to a different set-up: with this salt, the commitment is { $seal }
record-position-tag = can't read the { $tag } tag: { $why }
record-tag-missing = the { $tag } tag is missing
record-tag-position = there is no tag Position; Start says where the game began
record-tag-form-of = the { $tag } tag says { $value }; it must be { $form }
record-judged = this program doesn't know the rulings { $judged }, only { $known }
record-start = the game starts from { $start }, the preset from { $own }, and no From tag says why
record-inexact = the line is { $line }, but this format writes { $want }
record-inexact-end = the text must end with the result line and one line end
record-signed-bare = the record is signed, but its lines have no hashes
record-side = it's { $side }'s turn, not { $got }'s
record-loose = write { $written } as { $canonical }
record-no-hash = a hash is missing
record-hash = the hash is #{ $got }, but should be #{ $want }: this or something before it was changed
record-ends = the record ends at turn { $n }
record-sign-early = only finished games are signed
record-sign-key = not an Ed25519 private key
record-unsigned = the game is over but not signed, so somebody may have changed the record
record-other-bytes = the signed text was changed: it says the same in different bytes
record-line-ends = only the line ends differ from what was signed (CR LF instead of LF)
record-signed-early = the record is signed, but the game isn't over
record-signature-form = can't read the signature
record-unknown-key = signed with an unknown key: { $key }
record-signature = the signature is wrong: the record was changed after signing

# The end of a record.
record-result = by the rules the result is { $result } ({ $why }), but the record says { $written }
record-cause = the rules ended the game ({ $cause }), but the record says { $written }
record-cause-form = { $written } is not a cause; write lower-case words with hyphens, such as resigned or quiet-turns
record-ended-in-play = the result says in play, but other tags say the game ended
record-end-unsaid = the game is over, but the tags Termination and Ended don't say why and when
record-void = the game is void or was called off, but has the result { $result }
record-adjudicated = the Adjudicated tag and the cause adjudicated or void must come together
record-goes-on = the record says { $why }, but by the rules the game goes on
record-no-draw = the record says { $why }, but the result is { $result }
record-draw-worth = by the rules this draw counts { $result } ({ $why }), but the record says { $written }

# A claim that was counted again.
record-claim-repetition = the record says its last position occurred { $claimed } times, but it occurred { times }
record-claim-repetition-limit = this game has no such draw
record-claim-quiet = the record says { $claimed } turns without a { $event }, but there were { $n }

record-misfit = the letter says #{ $hash }, the record #{ $head }: something up to { $turn ->
    [start] the start
    [result] the result
   *[other] turn { $turn }
} was changed or taken back
record-misfit-end = the record ends at turn { $ends }, before what the letter tells of

record-opening = can't read the turn { $turn }: { $why }
record-fault = turn { $turn }: { $why }

record-remark-ending = The file says the game ended by “{ $words }”; I compared only the result.
record-remark-no-hashes = The record has no hashes, so I only replayed it.
record-remark-no-rules = The record doesn't say which rules it was played by.
record-remark-no-key = I didn't check the signature: no key was given.
record-remark-in-play = The game is in play and not signed yet: hashes don't protect names, event and date.
record-remark-loose = { $n ->
    [one] { $n } turn isn't in canonical form.
   *[other] { $n } turns aren't in canonical form.
}
record-remark-unopened = I can't check the set-up commitments yet: the salts come when the game is over.

record-cause-royals = royal leaders captured
record-cause-lone-king = one side has only the King left
record-cause-repetition = a position was repeated
record-cause-quiet = too many quiet turns
record-cause-adjudicated = adjudicated by the host: { $why }
record-cause-void = void: { $why }

record-undated = { $tags } can't be right, so the record says that the game ended on { $day }
record-salvaged = kept only { verify-turns }: { $why }

# Files of notes.
record-note = note { $note } isn't shown: { $why }
record-note-form = write notes as TURN #HASH by NAME: words
record-note-long = it has a control character, or more than { $most } bytes
record-note-mark = { $mark } is not a mark; use $ and a number up to { $most }
record-note-brackets = put a variation in round brackets, with none inside
record-note-numbers = number a variation's turns in order: (4. … 4... …)
record-note-head = it's for another game or for turns taken back: the hash after turn { $turn } is #{ $head }
record-note-before = a variation replaces a turn, and none comes before the first

# Games in PGN.
pgn-no-game = not a PGN game: no tags, turns or result
pgn-utf16 = the file is in UTF-16; save it as UTF-8
pgn-charset = some letters are neither UTF-8 nor Latin-1 (Windows-1252); save the file as UTF-8
pgn-after-result = unexpected text after the result { $result }; start a new game with its tags on a new line
pgn-number = turn number { $number } is out of order; a turn may be missing
pgn-parenthesis = ) without a variation to close
pgn-brace = {"}"} without a comment to close
pgn-comment-open = a comment starts here, but no {"}"} closes it
pgn-variation-open = a variation starts here, but no ) closes it
