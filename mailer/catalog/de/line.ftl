# Was an Stellungszeilen aller Spiele nicht zu lesen ist.

line-no-side = der Stellungszeile fehlt die Seite am Zug: Schreib hinter das Brett ein Leerzeichen und w oder b
line-side = die Seite am Zug muss w oder b sein, aber dort steht { $text }
line-nothing-follows = hinter der Seite am Zug darf nichts folgen, aber es folgt { $text }

line-ranks = das Brett hat { $ranks } Reihen, aber die Zeile beschreibt { $described }
line-ranks-at-most = das Brett hat höchstens { $most } Reihen, aber die Zeile beschreibt { $described }
line-rank-empty = Reihe { $rank } hat keine Plätze
line-rank-places = Reihe { $rank } hat { $n } Plätze statt { $files }
line-rank-at-most = Reihe { $rank } hat mehr als { $most } Plätze

line-place = Reihe { $rank }, Zeichen { $character }: { $why }
line-empty-squares = { $text } ist keine Zahl leerer Felder von 1 bis { $most }

line-no-hole = { $text } ist ein Loch, und das Brett hat auf { $square } ein Feld
line-hole-there = { $text } steht auf { $square }, wo das Brett ein Loch hat
line-hole-missing = das Brett hat auf { $square } ein Loch: Schreib dort *
