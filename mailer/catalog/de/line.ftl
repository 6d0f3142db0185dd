# Was an Stellungszeilen aller Spiele nicht zu lesen ist.
line-no-side = die Seite am Zug fehlt: Schreib ein Leerzeichen und w oder b hinter das Brett
line-side = die Seite am Zug muss w oder b sein, nicht { $text }
line-nothing-follows = hinter der Seite am Zug steht noch { $text }

line-ranks = das Brett hat { $ranks } Reihen, aber die Zeile hat { $described }
line-ranks-at-most = das Brett hat höchstens { $most } Reihen, aber die Zeile hat { $described }
line-rank-empty = Reihe { $rank } ist leer
line-rank-places = Reihe { $rank } hat { $n } Plätze statt { $files }
line-rank-at-most = Reihe { $rank } hat mehr als { $most } Plätze

line-place = Reihe { $rank }, Zeichen { $character }: { $why }
line-empty-squares = { $text } ist keine Zahl leerer Felder (1 bis { $most })

line-no-hole = { $text } ist ein Loch, aber das Brett hat auf { $square } ein Feld
line-hole-there = { $text } steht auf { $square }, wo das Brett ein Loch hat
line-hole-missing = schreib * für das Loch auf { $square }
