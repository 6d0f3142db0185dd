# Was an der Datei eines Turniers, NAME.event, nicht stimmt. Teilsätze stehen hinter „Zeile 7:“.
eventfile-long = die Datei eines Turniers hat mehr als { $most } Bytes
eventfile-format = das kann ich nicht als Turnier lesen: Die erste Zeile ist nicht das Tag Format mit { $format }
eventfile-other = dieses Programm kann kein Turnier im Format { $format } lesen, nur in { $known }
eventfile-tag = das Tag { $tag } kann nicht { $value } sein
eventfile-line = { $line } ist keine Zeile einer solchen Datei
eventfile-inexact = hier steht { $line }, aber genau muss es { $want } sein
eventfile-unlike = das Turnier lässt sich nicht so schreiben, dass es gleich gelesen wird
eventfile-player-twice = Spieler { $id } steht zweimal da
eventfile-players = ein Turnier braucht zwei Spieler
eventfile-no-sections = nur ein Turnier in Gruppen hat Gruppen und ein Finale
eventfile-section = Spieler { $seed } steht zweimal da oder spielt hier nicht
eventfile-section-none = ein Spieler ist in keiner Gruppe
eventfile-board-twice = Brett { $board } steht zweimal da
eventfile-round-player = Runde { $round }: Spieler { $seed } steht zweimal da oder spielt hier nicht
eventfile-game-twice = Partie { $game } steht zweimal da
eventfile-met-twice = Runde { $round }: Die Spieler { $one } und { $other } treffen wieder aufeinander, was im Schweizer System nicht geht
eventfile-bye = Runde { $round }: Spieler { $seed } kann kein Freilos haben; die gibt es nur im Schweizer System, eins für jeden
eventfile-final-last = jede Partie steht hinter ihrer Gruppe, das Finale zuletzt
eventfile-struck = Spieler { $seed } kann nicht gestrichen werden: nicht in dieser Gruppe, oder Schweizer System
eventfile-dropout = Spieler { $seed } ist zweimal ausgeschieden oder spielt hier nicht
eventfile-unsigned = die Datei des Turniers ist nicht signiert
eventfile-signature = die Signatur stimmt nicht: Die Datei wurde danach geändert
eventfile-key = ich kenne den Schlüssel nicht, mit dem diese Datei signiert ist: { $key }

# Die öffentliche Datei der Gesuche.
offers-file-long = die Datei der Gesuche hat mehr als { $most } Bytes
offers-file-format = das kann ich nicht als Gesuche lesen: Das Format ist nicht { $format }
