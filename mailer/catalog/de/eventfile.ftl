# Dateien von Turnieren, NAME.event: was an einer nicht stimmt. Sätze ohne Großbuchstaben stehen hinter „Zeile 7:“.
eventfile-long = die Datei eines Turniers ist zu lang: mehr als { $most } Bytes
eventfile-format = das ist keine Datei eines Turniers, die hier gelesen werden kann: Ihre erste Zeile ist nicht das Tag Format mit { $format }
eventfile-tag = das Tag { $tag } kann nicht { $value } lauten
eventfile-line = { $line } ist keine Zeile einer solchen Datei
eventfile-inexact = hier steht { $line }, und in den genauen Bytes des Formats ist es { $want }
eventfile-unlike = das Turnier lässt sich nicht so schreiben, dass es wieder gelesen wird
eventfile-player-twice = der Spieler { $id } steht zweimal da
eventfile-players = ein Turnier hat mindestens zwei Spieler
eventfile-no-sections = nur ein Turnier in Gruppen hat Gruppen und ein Finale
eventfile-section = Spieler { $seed } steht zweimal da oder gehört nicht zu diesem Turnier
eventfile-section-none = nicht jeder Spieler ist in einer Gruppe
eventfile-board-twice = Brett { $board } steht zweimal da
eventfile-round-player = in Runde { $round } steht Spieler { $seed } zweimal da oder gehört nicht zu diesem Turnier
eventfile-game-twice = Partie { $game } steht zweimal da
eventfile-met-twice = in Runde { $round } treffen die Spieler { $one } und { $other } noch einmal aufeinander, was im Schweizer System niemand tut
eventfile-bye = in Runde { $round } kann Spieler { $seed } kein Freilos haben: Nur im Schweizer System gibt es Freilose, eines für jeden
eventfile-final-last = in einem Turnier in Gruppen steht jede Partie hinter ihrer Gruppe, und das Finale ist die letzte
eventfile-struck = Spieler { $seed } kann nicht gestrichen werden: Er gehört nicht zu dieser Gruppe, oder es ist ein Schweizer System, in dem Ergebnisse stehen bleiben
eventfile-dropout = Spieler { $seed } ist zweimal ausgeschieden oder gehört nicht zu diesem Turnier
eventfile-unsigned = die Datei des Turniers ist nicht signiert
eventfile-signature = die Signatur passt nicht: Die Datei wurde geändert, nachdem sie signiert war
eventfile-key = die Datei ist mit einem Schlüssel signiert, der hier nicht bekannt ist: { $key }

# Die öffentliche Datei der Gesuche, offers.
offers-file-long = die Datei der Gesuche ist zu lang: mehr als { $most } Bytes
offers-file-format = das ist keine Datei von Gesuchen, die hier gelesen werden kann: Ihr Format ist nicht { $format }
