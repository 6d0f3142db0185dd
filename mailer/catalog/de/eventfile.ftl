# Was an der Datei eines Turniers, NAME.event, nicht stimmt. Teilsätze stehen hinter „Zeile 7:“.
eventfile-long = die Datei eines Turniers hat mehr als { $most } Bytes
eventfile-format = kein Turnier: Die erste Zeile ist nicht das Tag Format mit { $format }
eventfile-other = Format { $format } kann ich nicht lesen, nur { $known }
eventfile-tag = das Tag { $tag } kann nicht { $value } sein
eventfile-line = { $line } ist keine Zeile einer solchen Datei
eventfile-inexact = hier steht { $line }, aber genau muss es { $want } sein
eventfile-unlike = das Turnier lässt sich nicht so schreiben, dass es gleich gelesen wird
eventfile-player-twice = { $what } steht zweimal da oder gehört nicht hierher
eventfile-players = ein Turnier braucht zwei Spieler
eventfile-section-none = ein Spieler ist in keiner Gruppe
eventfile-final-last = jede Partie steht hinter ihrer Gruppe, das Finale zuletzt
eventfile-unsigned = die Datei des Turniers ist nicht signiert
eventfile-signature = die Signatur stimmt nicht: Die Datei wurde danach geändert
eventfile-key = mit einem unbekannten Schlüssel signiert: { $key }

# Die öffentliche Datei der Gesuche.
offers-file-long = die Datei der Gesuche hat mehr als { $most } Bytes
offers-file-format = keine Gesuche: Das Format ist nicht { $format }
