# Records of games: what is wrong with one, and what verifying it could not rest on. Clauses without a capital stand behind "turn 7:".
record-control = the control character { $character } stands here, which has no place in a record
record-tab = a tab stands in a tag or a comment; write a space instead
record-positions = a record of { $lines } lines has { $want } positions, not { $n }
record-json-long = the record is too long: more than { $most } bytes
record-json-twice = the field { $field } stands there twice
record-json-not = this is not the JSON form of a record: { $why }
record-json-rest = something stands behind the record
record-json-line = line { $n } of the turns: { $why }
record-json-text = this is no record, written as text: { $why }
record-json-characters = this is no record: something in it cannot be written as text
record-json-side = the side is { $side }, and not white or black
record-long = the record is too long: more than { $most } bytes ({ $mib } MiB)
record-line = line { $n }: { $why }
record-utf8 = this is not UTF-8
record-after-result = nothing may follow the result
record-two-results = the result is { $result } here, but { $tag } in the Result tag
record-no-result = the record ends without a result (1-0, 0-1, 1/2-1/2 or *)
record-tag-late = a tag pair stands after the first turn
record-tag-form = a tag pair is written [Name "value"]
record-tag-value = the value of a tag ends in "], and inside it " and \ are written \" and \\
record-not-a-result = { $word } is no result; it is 1-0, 0-1, 1/2-1/2 or *
record-format = the format is { $format }, and this program reads only { $known } and what was typed by hand, without the tag Format
record-untagged = it has hashes or a signature, but its first line is not [Format { $known }]: that line is missing, or a development version wrote the record in a format that is not read any more
record-format-first = the tag Format is not the first line
record-tag-empty = the tag { $tag } is empty; what says nothing is left out
record-result-form = the line of the result is 1-0 {"{"}CAUSE, TIME{"}"} #HASH, and the tags Termination and Ended stand above with the same cause and time
record-result-tags = the line of the result says { $line }, but by the tags it is { $want }
record-comment-second = a turn's line has no comments in this format; they stand in a file of notes beside the record
record-tag-twice = the tag { $tag } stands there twice
record-no-turn = there is no turn after the number
record-number = a turn begins with its number: "12. " for White, "12... " for Black; a result is 1-0, 0-1, 1/2-1/2 or *
record-first-number = the first turn is number 1, not { $n }
record-next-number = { $want } comes here, not { $got }
record-hash-form = after # stand { $n } lower-case hex digits, not { $hash }
record-comment-form = a comment begins with { "{" } and ends with { "}" }, and has neither inside
record-comment-last = only comments and the hash may follow a comment
record-date = { $word } is no date: write a day as 2026-11-21, a month as 2026-11, a year as 2026
record-only-turns = the record has only { $n } turns
record-position = the position is { $replayed }, but the file says { $written }
record-several = it holds several records in the JSON form
record-setup-number = a set-up has the number 0
record-setup-number-only = the number 0 is for set-ups; turns are counted from 1
record-setup-squares = the squares of { $side }'s set-up are { $other }'s
record-salt-alone = there is a salt for { $side }'s set-up, but no commitment
record-no-commitment = the set-ups of this game are secret, but there is no commitment to { $side }'s
record-commitment-form = the commitment to { $side }'s set-up cannot be read: it is sha256: and 64 hex digits
record-commitment-alone = there is a commitment to { $side }'s set-up, but no set-up
record-no-salt = the game is over, but the salt for { $side }'s set-up is not told
record-seal = { $side }'s set-up is not the one that was committed to: the commitment to it with this salt is { $seal }
record-position-tag = the { $tag } tag cannot be read: { $why }
record-tag-missing = the tag { $tag } is missing
record-tag-position = the tag Position is not known; Start says where the game began
record-tag-form-of = the tag { $tag } says { $value }; it can say { $form }
record-judged = the game was judged by the rulings { $judged }, and this program knows { $known }
record-start = the game starts from { $start }, the preset from { $own }, and no tag From says why
record-inexact = here stands { $line }, and in the exact bytes of the format it is { $want }
record-inexact-end = the text does not end as the format has it: with the line of the result and one line end
record-signed-bare = the record is signed, but its lines have no hashes
record-side = it is { $side }'s turn, not { $got }'s
record-loose = { $written } is not how the turn is written; that is { $canonical }
record-no-hash = the hash is missing, though other turns have one
record-hash = the hash is #{ $got }, but should be #{ $want }: a turn or the start was changed
record-no-result-hash = the hash behind the result is missing
record-result-hash = the hash behind the result is #{ $got }, but should be #{ $want }: the result, its cause or its time was changed
record-ends = the record ends at turn { $n }
record-sign-early = a record is signed when the game is over
record-sign-key = this is not an Ed25519 private key
record-unsigned = the game is over, but the record is not signed, so nothing shows that it is as the server wrote it
record-other-bytes = the signed text was changed: these are not the bytes that were written, though they say the same
record-line-ends = only its line ends are not those that were signed (CR LF, where LF was written)
record-signed-early = the record is signed, but the game is not over
record-signature-form = the signature cannot be read
record-unknown-key = the record is signed with a key that is not known here: { $key }
record-signature = the signature does not fit: the record was changed after it was signed

# The end of a record. $why is how it says that it ended, $result and $written are results such as 1-0.
record-result = the result is { $result } by the rules ({ $why }), but the record says { $written }
record-cause = the rules ended the game: { $cause }, but the record says { $written }
record-cause-form = { $written } is no cause: a cause is a word of lower-case letters and hyphens, such as resigned or quiet-turns
record-ended-in-play = the game is in play by its result, but the record says that it ended
record-end-unsaid = the game is over, but the record does not say in the tags Termination and Ended why and when
record-void = the game is void, or was called off, but its result is { $result }
record-adjudicated = the tag Adjudicated and the cause adjudicated or void belong together, and one of them is missing
record-goes-on = the record says { $why }, but by the rules the game goes on in its last position: only the players or the clock can have ended it ({ $resigned }, { $time }, { $agreed }, …)
record-somebody-won = the record says { $why }, so somebody has won, but its result is { $result }
record-no-draw = the record says { $why }, but its result is { $result }
record-draw-worth = the draw is worth { $result } by the rules ({ $why }), but the record says { $written }

# A claim that was counted again. $claimed is what the record says, $n what was counted, $limit what the game's options ask for.
record-claim-repetition = the record says that its last position had occurred { $claimed } times, but it occurred { times }
record-claim-repetition-limit = the record says that a position had occurred { $claimed } times, but { $limit ->
    [0] this game is played without the rule of repetition
   *[other] this game asks for { $limit }
}
record-claim-quiet = the record says that there were { $claimed } turns without a { $event }, but there were { $n }
record-claim-quiet-limit = the record says that there were { $claimed } quiet turns, but { $limit ->
    [0] this game is played without the rule of quiet turns
   *[other] this game asks for { $limit }
}

# Letters that tell another hash than the record has.
record-misfit = the letter says #{ $hash } after turn { $turn }, the record has #{ $head }: a turn up to { $turn } or the start was changed, or a turn was taken back since
record-misfit-end = the record ends at turn { $ends }, the letter tells of turn { $turn }
record-misfit-open = the letter says #{ $hash } after its result, but the record has no result behind turn { $ends }
record-misfit-result = the letter says #{ $hash } after its result, the record has #{ $head }: a turn, the result, its cause or its time was changed
record-misfit-start = the letter says #{ $hash } before the set-ups, the record has #{ $head }: the start was changed
record-misfit-set-up = the letter says #{ $hash } after turn 0, the record has #{ $head }: the start or a set-up was changed

record-opening = cannot read the turn { $turn }: { $why }
record-fault = turn { $turn }: { $why }

# What verifying could not rest on: sentences.
record-remark-ending = The file says that the game ended by “{ $words }”; only the result was compared with the game.
record-remark-no-hashes = The record has no hashes; it was verified by replay alone.
record-remark-no-rules = The record does not say by which rules data it was played.
record-remark-no-key = The signature was not checked; no key was given.
record-remark-in-play = The game is in play, and its record is not signed yet: the hashes chain the players' ids, the terms, the turns and their times, but names, event and date rest on nothing so far.
record-remark-loose = { $n ->
    [one] { $n } turn is not in canonical writing.
   *[other] { $n } turns are not in canonical writing.
}
record-remark-unopened = The commitments to the set-ups were not checked; the salts are told when the game is over.

# Why a game ended, where its record does not say more. $why is the reason that the host wrote.
record-cause-royals = royal leaders captured
record-cause-lone-king = one side has only the King left
record-cause-repetition = a position was repeated
record-cause-quiet = too many quiet turns
record-cause-adjudicated = adjudicated by the host: { $why }
record-cause-void = void: { $why }

record-salvaged = only { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} kept: { $why }

# A line of a file of notes that is not shown.
record-note = the note { $note } is not shown: { $why }
record-note-form = a note is written TURN #HASH by NAME: words
record-note-long = it has a control character, or more than { $most } bytes
record-note-mark = { $mark } is no mark: that is $ and a number up to { $most }
record-note-brackets = a variation stands in round brackets, with none inside
record-note-numbers = the turns of a variation have their numbers in front, one after the other: (4. … 4... …)
record-note-head = it is of another game or of turns that were taken back: the hash after turn { $turn } is #{ $head }
record-note-before = a variation stands for a turn, and there is none before the first

# A game in PGN that cannot be read to its end. Clauses behind "line 7:".
pgn-no-game = this is no game in PGN: it has no tags, no turns and no result
pgn-utf16 = the file is written in UTF-16; save it as UTF-8
pgn-charset = some letters are neither UTF-8 nor Latin-1 (Windows-1252); save the file as UTF-8
pgn-control = the control character { $character } has no place in a game
pgn-no-result = the game has no result at its end (1-0, 0-1, 1/2-1/2 or *), so a part of it may be missing
pgn-after-result = there is more behind the result { $result }; a new game begins with its tags on a line of their own
pgn-number = the turn has the number { $number }, which is not the next one, so a turn may be missing
pgn-parenthesis = a ) closes a variation that was never opened
pgn-brace = a {"}"} closes a comment that was never opened
pgn-tag = a tag is written [Name "value"], and all of them stand before the first turn
pgn-comment-open = a comment begins here and is never closed with {"}"}
pgn-variation-open = a variation begins here and is never closed with )
