# Records that came with a letter.

verify-incomplete = The record in your letter is incomplete: its last line, with the result, is missing. Please send the whole text.
verify-nothing = I found no record in your letter. Attach it as a .pbem or .txt file, or put its text below “verify”.
verify-not-kept = I didn't keep the file. Please write “verify” again with the file; if I ask again, attach it to your “yes”, too.
verify-too-large = I verify at most { $kb } KB of records in a letter. Send fewer, or run “pbem verify” on a computer.
verify-left = I skipped the rest: I verify at most { $n } records and { $kb } KB in a letter.

verify-pasted = The record in your letter
verify-pasted-nth = Record { $n } in your letter
verify-file = { $file }
verify-file-nth = { $file }, record { $n }

verify-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
verify-signed = { $name }: in order, { verify-turns }, { $result }. This service signed it, and nothing was changed since.
verify-other-key = { $name }: looks in order, { verify-turns }, { $result }. I don't know the key that signed it ({ $key }), so I can't say who wrote it.
verify-unsigned = { $name }: looks in order, { verify-turns }, { $result }. It isn't signed, so anyone may have written it.
verify-in-play = { $name }: in order so far, { verify-turns }, no result yet.
verify-bad = { $name }: not in order. { $why }
verify-bad-turn = { $name }: not in order at turn { $turn }. { $why }
verify-no-record = { $name }: no record in it.
verify-cannot = { $name }: I can't judge it. { $why }
verify-against = { $name }: don't trust it. { $why }
verify-why-not-here = Reply to a letter of mine, and I'll say why.

verify-no-variant = It doesn't say which game it is.
verify-no-rules = I don't have its rules: { $preset } with the hash { $hash }. Anyone with its archive can run “pbem verify”.
verify-other-rules = It calls itself { $says }, but its rules are those of { $preset }.

verify-ours = It's game { $game } exactly as I have it.
verify-so-far = It agrees with game { $game } so far.
verify-cut = Game { $game } is over after { verify-turns }; this is only its beginning, up to turn { $turn }.
verify-another = My game { $game } is different: in a turn, a time, the players, the terms or the end.
verify-corrected = Game { $game } was corrected since then: revision { $revision } counts.
verify-revised = Game { $game } was signed again since then: revision { $revision } counts, with the same turns and result.
verify-goes-on = The end of game { $game } was taken back since then; the game goes on.
verify-stolen = It's signed with the stolen key { $key }, and nothing shows that it was signed before the theft.
verify-summary = { $n } records: { $signed } signed by this service, { $open } in play, { $unsigned } without a known signature, { $bad } not in order, { $without } without rules.
