# Was an Dateien und Paketen, an Schlüsseldateien und an den Regeln von Aufzeichnungen nicht stimmt.

file-unread = { $file }: { $why }
file-not-there = Datei oder Ordner nicht gefunden
file-forbidden = keine Berechtigung
file-irregular = keine gewöhnliche Datei
file-is-folder = das ist ein Ordner
file-no-folder = das ist kein Ordner
cli-unread = { $file } ist nicht zu lesen: { $why }
cli-letter-unread = der Brief { $file } ist nicht zu lesen: { $why }

collection-empty = keine Aufzeichnung ({ $files }) gefunden
collection-only-private = { collection-empty }; um private Kopien zu lesen, nenne ihren Ordner: { $folder }
collection-irregular = übergangen: keine Datei
collection-big = zu groß für ihre Art: mehr als { $most } MiB
collection-file-big = { $file } ist zu groß für ihre Art
collection-letter-big = der Brief hat mehr als { $most } MiB
collection-out-of-letter = nicht gelesen: Der Name führt aus dem Ordner hinaus
collection-bomb = ausgepackt über { $times }-mal so groß, wie keine Aufzeichnung; hier habe ich aufgehört
collection-deep = mehr als { $times }-mal ineinander gepackt; pack es erst aus
collection-spool = eine zip-Datei in einem Paket oder aus einer Pipe darf höchstens { $most } MiB haben; pack sie erst aus
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
collection-cut = { collection-what } ist abgeschnitten
collection-damaged = { collection-what } ist beschädigt: { $why }
collection-link = übergangen: ein Link oder eine andere besondere Datei in einem Paket
collection-name-long = der Name hat { $n } Bytes; höchstens { $most } sind erlaubt
collection-proofs = das Paket hat mehr als { $most } MiB an Beweisen; pack es erst aus
collection-contents = das Inhaltsverzeichnis der zip-Datei hat mehr als { $most } MiB; nimm tar für so viele Dateien
collection-encrypted = verschlüsselt

keys-none = { $file } enthält keinen öffentlichen Schlüssel
keys-unread = die Schlüssel sind nicht zu lesen: { $why }
keys-not-one = kein öffentlicher Ed25519-Schlüssel in Base64
keys-big = { $file } ist zu groß für eine Schlüsseldatei

rulebook-unread = die Regeln sind nicht zu lesen: { $why }
rulebook-none = keine Regeln: { $why }
rulebook-no-file = es gibt keine Spieldatei { $file }
rulebook-file-unread = die Spieldatei ist nicht zu lesen: { $why }
rulebook-no-variant = ohne Feld Variant sind die Regeln der Aufzeichnung unbekannt
rulebook-hash-form = das Feld Rules sagt { $hash }, es müssen aber sha256: und 64 Hexadezimalziffern sein
rulebook-other = die Aufzeichnung nennt { $preset }, aber ihre Regeln sind die von { $other } ({ $hash })
rulebook-missing = ihre Regeln sind nicht hier: { $preset } mit dem Hash { $hash } ({ $why }). Das Archiv der Aufzeichnung hat sie als { $file }: Leg diese Datei in denselben Ordner neben die Aufzeichnung oder nenne sie mit --rules
rulebook-missing-own = ihre Regeln sind nicht hier: { $preset }, ein eigenes Spiel, mit dem Hash { $hash }. Sie kamen als { $file } mit dem Brief, der die Aufzeichnung brachte: Nenne diese Datei mit --rules
rulebook-missing-read = { rulebook-missing }. { $read }
rulebook-none-has-it = kein eingebautes Spiel hat ihn
rulebook-not-built-in = nicht das eingebaute { $preset }, weder jetzt noch früher
rulebook-read = gelesen habe ich { $file } mit dem Hash { $hash }
rulebook-more = und noch { $n }
