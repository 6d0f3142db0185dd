# Züge einer Stellung, aufgezählt.

listing-no-square = { $text } ist kein Feld; ein Feld ist der Buchstabe einer Linie mit der Zahl einer Reihe, wie e4
listing-off-board = { $square } liegt nicht auf diesem Brett von { $files } Linien und { $ranks } Reihen

listing-setup = die Aufstellung von { $side }
listing-setups-in-order = die Aufstellung von { $first } und dann die von { $second }
listing-setups-in-any-order = die Aufstellungen von { $first } und von { $second }, in beliebiger Reihenfolge

listing-awaits-setup = diese Stellung wartet auf { $awaited }, und vorher gibt es keine Züge; schick eine mit { $call } { $turn }, oder eine Zeichnung der ersten Reihen in der Standardeingabe
