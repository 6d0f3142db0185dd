# What is wrong with files and packs, with files of keys, and with the rules of records.

file-unread = { $file }: { $why }
file-not-there = no such file or directory
file-forbidden = permission denied
file-irregular = it is no regular file
file-is-folder = is a directory
file-no-folder = not a directory
cli-unread = cannot read { $file }: { $why }
cli-letter-unread = cannot read the letter { $file }: { $why }

collection-empty = no record ({ $files }) was found
collection-only-private = { collection-empty }; private copies are looked at if their folder is named: { $folder }
collection-irregular = passed over, for it is no file
collection-big = it is too big for what it is called: more than { $most } MiB
collection-file-big = { $file } is too big for what it is called
collection-letter-big = the letter has more than { $most } MiB
collection-out-of-letter = its name leads out of the letter, so it is not read
collection-bomb = it unpacks to more than { $times } times its size, which no records do; the rest of it is not read
collection-deep = it is packed more than { $times } times over; unpack it first
collection-spool = a zip file in a pack, or from a pipe, may have { $most } MiB; unpack it first
collection-what = the { $what ->
    [file] file
    [letter] letter
    [mailbox] mailbox
    [pack] pack
    [gzip] gzip file
    [tar] tar file
    [zip] zip file
   *[zstd] zstd file
}
collection-cut = { collection-what } is cut off: its end is missing
collection-damaged = { collection-what } is damaged: { $why }
collection-link = it is no file but a link or the like, and those in packs are not followed
collection-name-long = its name has { $n } bytes; { $most } are the most
collection-out-of-pack = its name leads out of the pack, so it is not read
collection-proofs = the pack has more than { $most } MiB of proofs; unpack it first
collection-contents = the zip file has a table of contents of more than { $most } MiB; pack so many files as tar
collection-encrypted = it is encrypted

keys-none = { $file } holds no public key
keys-unread = cannot read the keys: { $why }
keys-not-one = this is no Ed25519 public key in base 64
keys-big = { $file } is too big for a file of keys

rulebook-unread = cannot read the rules: { $why }
rulebook-none = these are no rules: { $why }
rulebook-no-file = there is no preset file { $file }
rulebook-file-unread = cannot read the preset file: { $why }
rulebook-no-variant = the record has no Variant tag, so its rules are not known
rulebook-hash-form = the Rules tag is { $hash }, and rules are named by sha256: and 64 hex digits
rulebook-other = the record says that it is a game of { $preset }, but the rules that it names are those of { $other } ({ $hash })
rulebook-missing = the rules that it was played by are not here: { $preset } with the hash { $hash } ({ $why }). The archive that the record was written to keeps them as { $file }: put that file into the same folder beside the record, or name it with --rules
rulebook-missing-read = { rulebook-missing }. { $read }
rulebook-none-has-it = no built-in preset has it
rulebook-not-built-in = it is not the built-in { $preset }, as it is or as it was
rulebook-read = { $file } was read, and has the hash { $hash }
rulebook-more = and so on: { $n } more
