# What is said of records that came with a letter of somebody who asks for them to be verified: “verify”.

verify-incomplete = The record in your letter is incomplete: its last line, which has the result, is missing. Please send the whole text.
verify-nothing = No record came with your letter. Attach it as a file whose name ends in .pbem or .txt, or put its text below “verify”.
verify-not-kept = I did not keep the file while I asked you. Write “verify” once more, and attach the file to your “yes”, too, if I ask again.
verify-too-large = That is more than I verify for a letter: { $kb } KB of records. Send fewer, or run “pbem verify” on a computer.
verify-left = There was more, which I did not look at: I verify { $n } records of a letter, and { $kb } KB of them.

# How a record is called: by its file, which is in quotation marks, and by its number where there are several.
verify-pasted = The record in your letter
verify-pasted-nth = Record { $n } in your letter
verify-file = { $file }
verify-file-nth = { $file }, record { $n }

# $name is one of the four above. Sentences about the same record follow each other.
verify-signed = { $name }: in order, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $result }. It is signed by this service, and nothing in it was changed since.
verify-other-key = { $name }: in order as far as I can tell, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $result }. It is signed with a key that I do not know ({ $key }), so I cannot say by whom it was written.
verify-unsigned = { $name }: in order as far as I can tell, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $result }. Nobody has signed it, so anybody may have written it.
verify-in-play = { $name }: in order as far as it goes, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, and no result yet.
verify-bad = { $name }: not in order. { $why }
verify-bad-turn = { $name }: not in order at turn { $turn }. { $why }
verify-no-record = { $name }: there is no record in it.
verify-cannot = { $name }: I cannot judge it. { $why }
verify-against = { $name }: it does not stand for what it says. { $why }
verify-why-not-here = Why, I say in answer to a reply to a letter of mine.

verify-no-variant = It does not say which game it is of.
verify-no-rules = The rules that it was played by are not here: { $preset } with the hash { $hash }. Whoever has its archive can verify it with “pbem verify”.
verify-other-rules = It says that it is a game of { $says }, but the rules that it names are those of { $preset }.

# How it goes with the game of that number here.
verify-ours = It is game { $game }, as it stands here to the last link.
verify-so-far = It goes along with game { $game }, as that stands here.
verify-cut = Game { $game } is over here, with { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. This is its beginning, up to turn { $turn }.
verify-another = Game { $game } is another here: a turn, a time, the players, the terms or the end differ.
verify-corrected = Game { $game } was corrected here since it was written: revision { $revision } counts.
verify-revised = Game { $game } was signed anew here since: revision { $revision } counts, with the same turns and the same result.
verify-goes-on = The end of game { $game } was taken back here since, and the game goes on.
verify-stolen = It is signed with the key { $key }, which was stolen, and nothing here shows that it was signed before.
verify-backwards = A turn came earlier than one before it, by the times that stand there.
verify-misdated = The date in it does not go with the times of its turns.
verify-summary = { $n } records: { $signed } signed by this service, { $open } in play, { $unsigned } without a signature that I know, { $bad } not in order, { $without } without rules.
