# Listen von Zügen und Feldern.
listing-no-square = { $text } ist kein Feld; schreib einen Buchstaben und eine Zahl, wie e4
listing-off-board = { $square } liegt nicht auf diesem Brett von { $files } Linien und { $ranks } Reihen

listing-setup = der Aufstellung von { $side }
listing-setups-in-order = der Aufstellung von { $first }, dann der von { $second }
listing-setups-in-any-order = den Aufstellungen von { $first } und { $second }, in beliebiger Reihenfolge

listing-awaits-setup = vor { $awaited } gibt es keine Züge; schick eine mit { $call } { $turn }, oder zeichne die ersten Reihen in der Standardeingabe
