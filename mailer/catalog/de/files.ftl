# Was an Dateien und Paketen, an Schlüsseldateien und an den Regeln von Aufzeichnungen nicht stimmt.

file-unread = { $file }: { $why }
file-not-there = Datei oder Ordner nicht gefunden
file-forbidden = keine Berechtigung
file-irregular = das ist keine gewöhnliche Datei
file-is-folder = das ist ein Ordner
file-no-folder = das ist kein Ordner
cli-unread = { $file } ist nicht zu lesen: { $why }
cli-letter-unread = der Brief { $file } ist nicht zu lesen: { $why }

collection-empty = keine Aufzeichnung ({ $files }) wurde gefunden
collection-only-private = { collection-empty }; private Kopien werden angesehen, wenn ihr Ordner genannt ist: { $folder }
collection-irregular = übergangen, denn das ist keine Datei
collection-big = das ist zu groß für eine Datei dieses Namens: mehr als { $most } MiB
collection-file-big = { $file } ist zu groß für eine Datei dieses Namens
collection-letter-big = der Brief hat mehr als { $most } MiB
collection-out-of-letter = der Name der Datei führt aus dem Brief hinaus; darum wird sie nicht gelesen
collection-bomb = ausgepackt ist das mehr als { $times }-mal so groß, was bei Aufzeichnungen nicht vorkommt; der Rest wird nicht gelesen
collection-deep = das ist mehr als { $times }-mal ineinander gepackt; pack es erst aus
collection-spool = eine zip-Datei in einem Paket oder aus einer Pipe darf { $most } MiB haben; pack sie erst aus
collection-what = { $what ->
    [file] die Datei
    [letter] der Brief
    [mailbox] das Postfach
    [pack] das Paket
    [gzip] die gzip-Datei
    [tar] die tar-Datei
    [zip] die zip-Datei
   *[zstd] die zstd-Datei
}
collection-cut = { collection-what } ist abgeschnitten: Das Ende fehlt
collection-damaged = { collection-what } ist beschädigt: { $why }
collection-link = das ist keine Datei, sondern ein Link oder dergleichen, und solchen wird in Paketen nicht gefolgt
collection-name-long = der Name hat { $n } Bytes; höchstens { $most } sind erlaubt
collection-out-of-pack = der Name der Datei führt aus dem Paket hinaus; darum wird sie nicht gelesen
collection-proofs = das Paket hat mehr als { $most } MiB an Beweisen; pack es erst aus
collection-contents = das Inhaltsverzeichnis der zip-Datei hat mehr als { $most } MiB; pack so viele Dateien mit tar
collection-encrypted = das ist verschlüsselt

keys-none = { $file } enthält keinen öffentlichen Schlüssel
keys-unread = die Schlüssel sind nicht zu lesen: { $why }
keys-not-one = das ist kein öffentlicher Ed25519-Schlüssel in Base64
keys-big = { $file } ist zu groß für eine Schlüsseldatei

rulebook-unread = die Regeln sind nicht zu lesen: { $why }
rulebook-none = das sind keine Regeln: { $why }
rulebook-no-file = es gibt keine Spieldatei { $file }
rulebook-file-unread = die Spieldatei ist nicht zu lesen: { $why }
rulebook-no-variant = die Aufzeichnung hat kein Feld Variant; ihre Regeln sind also nicht bekannt
rulebook-hash-form = das Feld Rules sagt { $hash }, und Regeln nennt man mit sha256: und 64 Hexadezimalziffern
rulebook-other = nach der Aufzeichnung wurde { $preset } gespielt, aber die Regeln, die sie nennt, sind die von { $other } ({ $hash })
rulebook-missing = die Regeln, nach denen gespielt wurde, sind nicht hier: { $preset } mit dem Hash { $hash } ({ $why }). Das Archiv, in das die Aufzeichnung geschrieben wurde, hat sie als { $file }: Leg diese Datei in denselben Ordner neben die Aufzeichnung oder nenne sie mit --rules
rulebook-missing-read = { rulebook-missing }. { $read }
rulebook-none-has-it = kein eingebautes Spiel hat ihn
rulebook-not-built-in = es ist nicht das eingebaute { $preset }, weder wie es ist noch wie es war
rulebook-read = { $file } wurde gelesen und hat den Hash { $hash }
rulebook-more = und so weiter: noch { $n }
