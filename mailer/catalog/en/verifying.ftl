# What pbem verify says.

verifying-summary = { $records ->
    [one] 1 record
   *[other] { $records } records
}: { $signed } signed, { $open } in play, { $unsigned } unsigned, { $bad } bad, { $without } without rules; { $speed } turns/s
verifying-first-of = { $n } records, the first of them { $name }
verifying-beside = I checked the signature with the archive's own { $keys }. To know whose it is, give --key with keys from elsewhere.
verifying-backwards = By its times, a turn came before an earlier one.
verifying-misdated = Its date doesn't fit the times of its turns.
verifying-way-import = ; pbem import writes it as it was signed
verifying-way-replay = ; to verify it by replay alone, use standard input without --key (pbem verify - < FILE)

# What letters tell.
verifying-borne = { $n ->
    [one] 1 letter confirms it
   *[other] { $n } letters confirm it
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
verifying-worth-result = A hash after the result confirms players, terms, all turns with their times, and the end of the game.
verifying-worth-long = A hash of 32 digits confirms players, terms, the first position, and the turns up to it with their times.
verifying-letters-read = { $n ->
    [one] 1 letter
   *[other] { $n } letters
} read, { $silent } with nothing on these records
verifying-another = { $letter }: { $record } is also game { $game }, but not the one in the letter: it was changed, or belongs to another service
verifying-no-site = ; or the letter is about another service's game
verifying-ended-letter = the game ended, says the letter { $letter }: this record was cut or is older

# The log of an archive.
verifying-log = { $file }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $how }
verifying-held = compared with the log: { $missing } missing, { $twice } twice
verifying-no-log = --log needs a log: { $log } and { $head } in the named folder
verifying-missing-ended = { $state ->
    [ended] it ended
    [again] it is in play again
   *[other] it is in play
}, says line { $line } of the log
verifying-rewritten-after = the log was rewritten after line { $line }
verifying-no-such-game = the archive's log has no such game: the record was made up, or belongs in another folder
verifying-ended = the game ended, says line { $line } of the log: this record was cut or is older
verifying-went-on = the game went on as revision { $newest }, says line { $line } of the log: this is revision { $revision }
verifying-other-beginning = it begins differently from line { $line } of the log: its first link is #{ $link }, not #{ $want }
verifying-not-ended = the archive's log doesn't say that this game ended
verifying-goes-on = the game goes on, says line { $line } of the log: the host took this end back
verifying-other-end = it is not the game in the log, which ended with #{ $link } (revision { $newest }) in line { $line }
verifying-retired = the key { $key } was retired at log size { $since }, and no log here shows that it signed this before
verifying-no-proof = here is the archive's { $file }, but no proof that this game is in that log
verifying-proof = the proof of its log line is wrong: { $why }
verifying-proof-other = the proof beside it is for another game
verifying-log-no-head = there is no { $file } beside it, so its lines may not be the server's
verifying-log-unused = Not used: its head is signed by a key that you didn't give.
verifying-log-retired = its head of { $lines } lines is signed by a key retired at log size { $since }
verifying-log-other-site = its head is from { $site }, its lines from { $other }
verifying-log-sites = It has games of several sites, such as { $site } and { $other }.
verifying-log-line = line { $line }: { $why }
verifying-log-cut = Its last line is cut off; I ignored it.
verifying-log-behind = Its head covers { $lines } lines; I ignored the { $more } after them.
verifying-log-ends-twice = game { $site } { $game } { $what ->
    [end] ends
   *[other] begins
} twice, in lines { $line } and { $other }: it was rewritten, or the store was restored
verifying-log-beside = I didn't read { $file } beside it.
gamelog-cut = the log's last line is cut off
gamelog-long = not a log of games: a line is longer than { $most } bytes
gamelog-no-line = not a log line: begin, end or resume, then site, game and link
gamelog-no-such-line = a log of { $lines } lines has no line { $line }
gamelog-no-head = not a log's head (a signed C2SP checkpoint)
gamelog-unsigned = no known key signed the log's head
gamelog-no-proof = not a proof of a log line (“pbem log proof 1”)
gamelog-shorter = the log has { $has } lines, but had { $told }: its end was cut off
gamelog-rewritten = the first { $told } lines of the log have changed: it was rewritten

# Files of tournaments.
verifying-event = { $file }: { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $how }
verifying-known = signed by a known key
verifying-no-key = no key here to check its signature
verifying-event-retired = the retired key { $key } signed it; its site signs it again
verifying-event-game = game { $game }, { $place }: { $why }
verifying-event-no-record = its record isn't here
verifying-event-forked = two different records have revision { $revision }, so neither counts
verifying-event-tag = its record, { $record }, has { $says } as { $tag }, the tournament { $want }
verifying-event-unnamed = game { $game }: its record, { $record }, names this tournament, but the tournament doesn't name it
