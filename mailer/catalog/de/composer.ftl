# Die Seite, auf der man einen Zug durch Antippen eines Bretts zusammenstellt.

composer-title = { $what }: { $side } am Zug
composer-title-setup = { $what }: { $side } stellt auf
composer-title-over = { $what }: die Partie ist zu Ende
composer-of-game = { $title }, Partie { $game }
composer-of-turn = { $title }, Partie { $game }, Zug { $turn }
composer-compose = Einen Zug zusammenstellen

composer-sentence = { CAP($clause) }.
composer-question = { CAP($clause) }

composer-move = Tippe eine leuchtende Einheit an, um mit ihr zu ziehen.
composer-activate = Tippe eine leuchtende Einheit an, um sie zu aktivieren.
composer-pass-only = Keine Einheit kann ziehen, der einzige erlaubte Zug ist also Passen: Wähle es.
composer-several-things = Das kann mehreres bedeuten: Wähle eins.
composer-send-there = Tippe ein leuchtendes Feld an, um dorthin zu ziehen ({ $unit }), oder eine andere Einheit.
composer-slide-there = Tippe einen leuchtenden Ort an, um das Feld { $square } dorthin zu schieben.
composer-ends-the-game = Das beendet die Partie: { $result }, { $why }.
composer-complete = Der Zug ist vollständig.
composer-complete-send = Der Zug ist vollständig: Schick ihn.
composer-onward-or-send = { CAP($steps) }, oder schick den Zug, wie er ist.
composer-step-activate = tippe eine leuchtende Einheit an, um sie zu aktivieren
composer-step-follow = tippe eine leuchtende Einheit an, um sie folgen zu lassen
composer-step-jump = tippe ein leuchtendes Feld an, um weiterzuspringen
composer-step-slide = tippe ein leuchtendes Feld an, um es zu schieben
composer-step-promote = wähle, was daraus wird
composer-spent = { CAP($leader) }: { $used } von { $of } Aktivierungen verbraucht.
composer-not-your-turn = { $mover } ist am Zug, nicht { $side }: Jetzt kann nichts geschickt werden, aber ein Zug kann probiert werden.
composer-breaks-body = Das zerreißt den Körper von { $side }: Entfernt würde { FORM($units, "der") } (LF-9).
composer-other-rules = Diese Partie wird nach einer anderen Fassung dieser Regeln gespielt, die es hier nicht gibt. Was leuchtet und was über einen Zug gesagt wird, gilt für die Fassung, die diese Seite hat; in der Partie kann es anders sein. Das letzte Wort hat der Schiedsrichter.

composer-place = Tippe ein Feld deiner ersten { $n } Reihen an, um dort aufzustellen ({ $unit }), oder wähle eine andere Einheit.
composer-setup-complete = Die Aufstellung ist vollständig. Tippe eine Einheit an, um sie zurückzunehmen.
composer-setup-to-send = Die Aufstellung ist vollständig. Tippe eine Einheit an, um sie zurückzunehmen, oder schick sie ab.
composer-take-back = Tippe eine Einheit an, um sie zurückzunehmen.
composer-every-unit-placed = Alle Einheiten stehen.
composer-setup-ranks = { $side } stellt auf den ersten { $n } Reihen der eigenen Seite auf.
composer-to-place = { $unit } ({ $letter }): noch { $n } aufzustellen
composer-example-setup = Eine Beispielaufstellung nehmen

composer-nothing-to-do = Auf { $square } ist jetzt nichts zu tun.

composer-pass = Passen
composer-promote = { $square } verwandeln: { $unit }
composer-promote-without-slide = { $square } verwandeln: { $unit }, ohne Schub
composer-off-the-board = Vom Brett
composer-move-to = Nach { $square } ziehen
composer-capture = Schlagen: { $unit }
composer-immobilise = Festhalten: { $unit }
composer-convert = Umwandeln: { $unit }
composer-led-by = Geführt von: { $unit }
composer-unit-on = { $unit } auf { $square }
composer-square = Feld { $square }

composer-cell = { $cell }, { $marks }
composer-mark-selected = gewählt
composer-mark-acts = kann ziehen
composer-mark-back = kann zurückgenommen werden
composer-mark-target = dorthin kann man ziehen
composer-mark-free = frei für eine Einheit
composer-mark-capture = kann geschlagen werden
composer-mark-used = hat gezogen
composer-mark-lost = würde entfernt
composer-mark-takes = schlägt: { $units }

composer-this-turn = dieser Zug, soweit er gediehen ist
composer-ends = { $result } { $why }

composer-nothing-open = noch ist nichts geöffnet
composer-no-rules = die Regeln von { $preset } konnten nicht geladen werden: Lade die Seite neu, oder schreib den Zug von Hand in die Antwort auf deinen Brief
composer-link-long = der Link ist zu lang, um einer von unseren zu sein
composer-link-no-game = der Link nennt keine Partie: Öffne den im Brief noch einmal, oder wähle ein Spiel
composer-link-side = der Link nennt die Seite { $text }, und es gibt w und b
composer-link-game = der Link nennt die Partie { $text }, und das ist keine Nummer einer Partie
composer-link-turn = der Link nennt den Zug { $text }, und das ist keine Nummer eines Zugs
composer-link-percent = der Link wurde unterwegs beschädigt: Ein Prozentzeichen darin steht allein
composer-link-characters = der Link wurde unterwegs beschädigt: Er enthält Zeichen, die kein Spiel hat
composer-position = die Stellung des Links ist nicht zu lesen: { $why }

composer-quota = { $used } von { $of } Aktivierungen
composer-copied = Kopiert.
composer-copy-selected = Kopiere, was markiert ist.
composer-hint-idle = Das kann probiert, aber nicht geschickt werden: Die Partie wartet auf die andere Seite.
composer-hint-try = Per Mail sagt dir der Schiedsrichter, was er von dem Zug hält. Gespielt wird nichts.
composer-hint-foreign = Kopiert? Setze ihn ganz oben in deine Antwort an den Schiedsrichter: Er wird gespielt, wenn er nach den Regeln der Partie erlaubt ist.
composer-hint-send = Kopiert? Setze ihn ganz oben in deine Antwort an den Schiedsrichter: Dann wird er sofort gespielt.
composer-hint-mail = Kopiert? Setze ihn ganz oben in deine Antwort an den Schiedsrichter: Dann wird er sofort gespielt. Über den Mail-Knopf fragt der Schiedsrichter dich noch einmal.
composer-verdict-foreign = Erlaubt nach der Fassung der Regeln, die diese Seite hat. Ob er es nach denen der Partie ist, kann nur der Schiedsrichter sagen.
composer-verdict-idle = Er wäre erlaubt.
composer-verdict-ends = Er kann geschickt werden und beendet die Partie: { $end }.
composer-verdict-legal = Er kann so geschickt werden.
composer-verdict-open = Er ist noch nicht vollständig.
composer-verdict-nothing = Noch nichts.
composer-option = { $about }: { $values }

composer-file-loading = Das Programm, das Dateien liest, wird geladen: Es hat 2 Megabyte.
composer-file-stopped = Das Programm, das Dateien liest, konnte nicht geladen werden oder hat angehalten. Lade die Seite neu.
composer-file-unread = Die Datei ist nicht zu lesen.
composer-file-right = { $title } kann gespielt werden.
composer-file-remarks = { $title } kann gespielt werden, { $n ->
    [one] mit einer Anmerkung
   *[other] mit { $n } Anmerkungen
}:
composer-file-mistakes = { $n ->
    [one] In der Datei ist ein Fehler
   *[other] In der Datei sind { $n } Fehler
}:
composer-file-place = Zeile { $line }, Spalte { $column }
composer-file-hint = Dieses Spiel steht in einer Datei auf deinem Rechner: Niemand sonst kann den Link dazu öffnen.
