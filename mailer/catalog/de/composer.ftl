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
composer-pass-only = Keine Einheit kann ziehen, du musst also passen: Wähle es.
composer-several-things = Das kann mehreres bedeuten: Wähle eins.
composer-send-there = Tippe ein leuchtendes Feld an, um dorthin zu ziehen ({ $unit }), oder eine andere Einheit.
composer-slide-there = Tippe einen leuchtenden Ort an, um das Feld { $square } dorthin zu schieben.
composer-ends-the-game = Das beendet die Partie: { $result }, { $why }.
composer-complete = Der Zug ist vollständig.
composer-complete-send = Der Zug ist vollständig. Schick ihn!
composer-onward-or-send = { CAP($steps) }, oder schick den Zug, wie er ist.
composer-step-activate = tippe eine leuchtende Einheit an, um sie zu aktivieren
composer-step-follow = tippe eine leuchtende Einheit an, um sie folgen zu lassen
composer-step-jump = tippe ein leuchtendes Feld an, um weiterzuspringen
composer-step-slide = tippe ein leuchtendes Feld an, um es zu schieben
composer-step-promote = wähle, was daraus wird
composer-spent = { CAP($leader) }: { $used } von { $of } Aktivierungen verbraucht.
composer-not-your-turn = { $mover } ist am Zug, nicht { $side }: Du kannst einen Zug probieren, aber nicht schicken.
composer-breaks-body = Das zerreißt den Körper von { $side }: Entfernt würde { FORM($units, "der") } (LF-9).
composer-other-rules = Diese Partie nutzt eine andere Fassung der Regeln, die es hier nicht gibt. Was du siehst, kann von der Partie abweichen: Der Schiedsrichter entscheidet.

composer-place = Tippe ein Feld deiner ersten { $n } Reihen an, um dort aufzustellen ({ $unit }), oder wähle eine andere Einheit.
composer-setup-complete = Die Aufstellung ist vollständig. Tippe eine Einheit an, um sie zurückzunehmen.
composer-setup-to-send = Die Aufstellung ist vollständig: Schick sie ab, oder tippe eine Einheit an, um sie zurückzunehmen.
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

composer-this-turn = dieser Zug bisher
composer-ends = { $result } { $why }

composer-nothing-open = noch ist nichts geöffnet
composer-no-rules = wir konnten die Regeln von { $preset } nicht laden: Lade die Seite neu, oder schreib den Zug von Hand in deine Antwort
composer-link-long = der Link ist zu lang für einen von uns
composer-link-no-game = der Link hat keine Partie: Öffne den im Brief noch einmal, oder wähle ein Spiel
composer-link-side = der Link hat die Seite { $text } statt w oder b
composer-link-game = die Partienummer im Link ist { $text }, und das ist keine Nummer
composer-link-turn = die Zugnummer im Link ist { $text }, und das ist keine Nummer
composer-link-percent = der Link wurde unterwegs beschädigt: Er hat ein einzelnes Prozentzeichen
composer-link-characters = der Link wurde unterwegs beschädigt: Er hat Zeichen, die kein Spiel benutzt
composer-position = wir können die Stellung im Link nicht lesen: { $why }

composer-quota = { $used } von { $of } Aktivierungen
composer-copied = Kopiert.
composer-copied-reply = Kopiert. Antworte jetzt auf den Brief und füge es oben ein.
composer-copied-try = Kopiert. Füge es in einen Brief an den Schiedsrichter ein.
composer-copy-selected = Kopiere die Auswahl.
composer-hint-idle = Du kannst das probieren, aber nicht schicken: Die andere Seite ist am Zug.
composer-hint-try = Schick es per Mail, und der Schiedsrichter sagt dir, was herauskommt. Gespielt wird nichts.
composer-hint-foreign = Kopiert? Setz ihn ganz oben in deine Antwort an den Schiedsrichter. Er zählt, wenn die Regeln der Partie ihn erlauben.
composer-hint-send = Kopiert? Setz ihn ganz oben in deine Antwort an den Schiedsrichter, dann wird er sofort gespielt.
composer-hint-mail = Kopiert? Setz ihn ganz oben in deine Antwort an den Schiedsrichter, dann wird er sofort gespielt. Beim Mail-Knopf fragt der Schiedsrichter noch einmal.
composer-verdict-foreign = Erlaubt nach der Fassung der Regeln auf dieser Seite. Nach denen der Partie weiß es nur der Schiedsrichter.
composer-verdict-idle = Er wäre erlaubt.
composer-verdict-ends = Du kannst ihn schicken. Er beendet die Partie: { $end }.
composer-verdict-legal = Du kannst ihn so schicken.
composer-verdict-open = Er ist noch nicht vollständig.
composer-verdict-nothing = Noch nichts.
composer-option = { $about }: { $values }

composer-file-loading = Das Programm für Dateien wird geladen (2 Megabyte).
composer-file-stopped = Das Programm für Dateien konnte nicht geladen werden oder hat angehalten. Lade die Seite neu.
composer-file-unread = Wir können die Datei nicht lesen.
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
composer-file-hint = Dieses Spiel steht in einer Datei auf deinem Rechner; nur du kannst seinen Link öffnen.
