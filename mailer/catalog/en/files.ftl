# What is wrong with files.

file-unread = { $file }: { $why }
file-not-there = no such file or directory
file-forbidden = permission denied
file-irregular = not a regular file
file-is-folder = is a directory
file-no-folder = not a directory
cli-unread = can't read { $file }: { $why }
cli-letter-unread = can't read the letter { $file }: { $why }

collection-empty = no record ({ $files }) found
collection-only-private = { collection-empty }; to read private copies, name their folder: { $folder }
collection-irregular = skipped: not a file
collection-big = too big for its type: more than { $most } MiB
collection-file-big = { $file } is too big for its type
collection-letter-big = the letter has more than { $most } MiB
collection-out-of-letter = not read: its name leads out of its folder
collection-bomb = it unpacks to over { $times } times its size, unlike any records; I stopped there
collection-deep = packed more than { $times } times over; unpack it first
collection-spool = a zip file in a pack or from a pipe can have at most { $most } MiB; unpack it first
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
collection-cut = { collection-what } is cut off
collection-damaged = { collection-what } is damaged: { $why }
collection-link = skipped: a link or other special file in a pack
collection-name-long = its name has { $n } bytes; at most { $most } are allowed
collection-proofs = the pack has more than { $most } MiB of proofs; unpack it first
collection-contents = the zip file's table of contents has more than { $most } MiB; use tar for so many files
collection-encrypted = encrypted

keys-none = { $file } holds no public key
keys-unread = can't read the keys: { $why }
keys-not-one = not an Ed25519 public key in base 64
keys-big = { $file } is too big for a key file

rulebook-unread = can't read the rules: { $why }
rulebook-none = not rules: { $why }
rulebook-no-file = there's no preset file { $file }
rulebook-file-unread = can't read the preset file: { $why }
rulebook-no-variant = without a Variant tag, the record's rules are unknown
rulebook-hash-form = the Rules tag is { $hash }, but must be sha256: and 64 hex digits
rulebook-other = the record says { $preset }, but its rules are those of { $other } ({ $hash })
rulebook-missing = its rules aren't here: { $preset } with the hash { $hash } ({ $why }). The record's archive has them as { $file }: put that file in the same folder beside the record, or name it with --rules
rulebook-missing-own = its rules aren't here: { $preset }, a player's own game, with the hash { $hash }. They came as { $file } with the letter that brought the record: name that file with --rules
rulebook-missing-read = { rulebook-missing }. { $read }
rulebook-none-has-it = no built-in preset has it
rulebook-not-built-in = not the built-in { $preset }, now or before
rulebook-read = I read { $file }, which has the hash { $hash }
rulebook-more = and { $n } more
