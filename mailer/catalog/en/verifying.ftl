# What pbem verify says of records, letters, logs and files of tournaments, besides what is wrong with a record itself.

verifying-summary = { $records ->
    [one] 1 record
   *[other] { $records } records
}: { $signed } signed, { $open } in play, { $unsigned } unsigned, { $bad } bad, { $without } without rules; { $speed } turns/s
verifying-first-of = { $n } records, the first of them { $name }
verifying-beside = The signature was checked against the { $keys } that lies beside it, so it is that archive's own; give --key with keys that you got elsewhere to know whose it is.
verifying-backwards = A turn came earlier than one before it, by the times that stand there.
verifying-misdated = The tag { $tag }, which is in no link, does not go with the times of the turns: it says a later day than the first of them, or one more than a year before.
verifying-way-import = ; pbem import writes it as it was signed
verifying-way-beside = ; to have it verified by replay alone, give it on standard input (pbem verify - < FILE), or a copy that does not lie beside { $keys }
verifying-way-replay = ; to have it verified by replay alone, leave --key away and give it on standard input (pbem verify - < FILE)

# What letters tell.
verifying-borne = { $n ->
    [one] 1 letter bears it out
   *[other] { $n } letters bear it out
}
verifying-borne-against = { verifying-borne }, { $against ->
    [one] 1 contradicts it
   *[other] { $against } contradict it
}: { $letters }
verifying-hashes = { $all ->
    [one] 1 hash
   *[other] { $all } hashes
} in letters: { $fit ->
    [one] 1 fits
   *[other] { $fit } fit
}, { $bad ->
    [one] 1 does not
   *[other] { $bad } do not
}
verifying-worth-result = A hash after the result bears out who played which side, by their ids, the terms, all turns with their times, and how, by whom and when the game ended.
verifying-worth-long = A hash of 32 digits bears out who played which side, by their ids, the terms, the first position, and the turns up to its own with their times.
verifying-letters-read = { $n ->
    [one] 1 letter
   *[other] { $n } letters
} read, { $silent } of them without a word on what is verified here
verifying-another = { $letter }: { $record } is of a game { $game }, too, and is not what the letter tells of: it is another service's, or it was changed
verifying-no-site = ; or the letter is of another service's game { $game }, for the record does not say where it was played
verifying-other-site = ; or the letter is of another service's game { $game }, for it does not name { $site }, where the record was kept
verifying-other-log = ; or the letter is of another service's log, for it names no site of this one
verifying-ended-letter = the game ended, as the letter { $letter } says: this record of it was cut, or is older

# The log of an archive.
verifying-log = { $file }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $how }
verifying-head-known = its head is signed by a key that is known
verifying-head-no-key = no key is here to check its head with
verifying-held = held against the log: { $missing } missing, { $twice } twice
verifying-no-log = there is no log of an archive where --log wants one: { $log } and { $head } in the folder that is named
verifying-missing-again = it is in play again, as line { $line } of the log says
verifying-missing-ended = it ended, as line { $line } of the log says
verifying-missing-in-play = it is in play, as line { $line } of the log says
verifying-rewritten-after = the log was rewritten after line { $line }, and heads of both logs were told
verifying-rewritten-between = the log was rewritten between line { $line } and line { $other }
verifying-no-such-game = the log of its archive knows of no game { $game } of { $site }: the record, or a line of the log, was made up or taken away
verifying-no-such-site = the log of its archive knows of no game of the site { $site }: the record was made up, or belongs into another folder
verifying-no-number = the log of its archive knows games by their numbers, and this one has none: the record was made up, or belongs into another folder
verifying-ended = the game ended, as line { $line } of the log says: this record of it was cut, or is older
verifying-went-on = the game went on as revision { $newest }, as line { $line } of the log says: this record of it is of revision { $revision }
verifying-other-beginning = it does not begin as the game that line { $line } of the log tells of: its first link is #{ $link }, not #{ $want }
verifying-not-ended = the log of its archive does not say that this game has ended
verifying-goes-on = the game goes on, as line { $line } of the log says: the host has taken this end of it back
verifying-other-end = it is not the game that the log tells of: line { $line } says that it ended with #{ $link } (revision { $newest }), and this record with #{ $head } (revision { $revision })
verifying-retired = it is signed by the key { $key }, which was retired since log size { $since }, and no log here shows that it was signed before
verifying-no-proof = { $file } of its archive lies here, and no proof that this game is in that log: the log, or the proof, was taken away, or the record was made up
verifying-proof = the proof of its line of the log does not hold: { $why }
verifying-proof-other = the proof beside it is of another game's line of the log
verifying-log-no-head = there is no { $file } beside it, so nothing shows that its lines are the server's
verifying-log-unused = Its head is signed by a key that was not given, so it was not used.
verifying-log-retired = its head of { $lines } lines is signed by a key that was retired since log size { $since }
verifying-log-other-site = its head is of another site: of { $site }, and its lines are of { $other }
verifying-log-sites = It tells of games of several sites, { $site } and { $other } among them: the site was called otherwise once, or two logs are one here.
verifying-log-line = line { $line }: { $why }
verifying-log-cut = It breaks off in its last line, as a crash or a copy leaves it; that line does not count.
verifying-log-behind = Its head covers { $lines } lines; those behind them do not count ({ $more }).
verifying-log-ends-twice = game { $site } { $game } ends twice: line { $line } says #{ $link }, and line { $other } #{ $otherlink }, without a new revision: it was rewritten in between, or its store was put back
verifying-log-begins-twice = game { $site } { $game } begins twice: in line { $line } and in line { $other }
verifying-log-beside = Beside it lies { $file }, perhaps another log of this folder; it was not read.
gamelog-cut = the log breaks off in the middle of its last line
gamelog-long = a line of more than { $most } bytes: this is no log of games
gamelog-no-line = this is no line of a log: “begin SITE GAME LINK”, “end SITE GAME REVISION LINK” or “resume SITE GAME REVISION LINK”
gamelog-no-such-line = a log of { $lines } lines has no line { $line }
gamelog-no-head = this is no head of a log: three lines with its site, its number of lines and its root, and the server's signature (a C2SP checkpoint)
gamelog-unsigned = the head of the log is signed by none of the keys that are known here
gamelog-no-proof = this is no proof of a line of a log: “pbem log proof 1”, the line, “index N”, hashes, an empty line and the signed head
gamelog-shorter = the log has { $has } lines, and had { $told }: its end was cut off
gamelog-rewritten = the first { $told } lines of the log are not those that it had then: it was rewritten

# Files of tournaments.
verifying-event = { $file }: { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $how }
verifying-known = it is signed by a key that is known
verifying-no-key = no key is here to check its signature with
verifying-event-retired = it is signed by the key { $key }, which was retired; its site signs it anew
verifying-event-game = game { $game }, { $place }: { $why }
verifying-event-no-record = no record of it is here
verifying-event-forked = two different records of it have the revision { $revision }, so neither counts
verifying-event-tag = the { $tag } of its record, { $record }, is { $says }, and of the tournament { $want }
verifying-event-unnamed = game { $game }: its record, { $record }, says that it is of this tournament, which does not name it
