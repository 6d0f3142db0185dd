# Was die Engine von Hexapawn sagt. $square ist ein Feld, $side und $owner sind Weiß oder Schwarz, $turns sind Züge, wie man sie schreibt.

hexapawn-example = Pa1-a2, oder schlagend Pa1xb2

# Warum eine Partie zu Ende ist, in Klammern hinter dem Ergebnis. $loser ist die Seite, die verloren hat.
cause-hexapawn-pawn-through = ein Bauer auf der letzten Reihe
cause-hexapawn-no-pawns = alle Bauern geschlagen
cause-hexapawn-no-turn = { $loser } hat keinen erlaubten Zug

# Anmerkungen zu einem angenommenen Zug. $quote ist, was dastand.
hexapawn-captures = { $quote }: Das schlägt den Bauern auf { $square }.
hexapawn-captures-nothing = { $quote }: Auf { $square } steht nichts, also wird nichts geschlagen.

# Ablehnungen.
hexapawn-no-pass = Niemand passt: Wer nicht ziehen kann, hat verloren.
hexapawn-no-setup = In diesem Spiel gibt es keine Aufstellungen.
hexapawn-one-move = Ein Zug ist der eines einzigen Bauern.
hexapawn-hole = Auf { $square } ist kein Feld.
hexapawn-not-your-pawn = Der Bauer auf { $square } gehört { $owner }, und { $side } ist am Zug.
hexapawn-is-a-pawn = Die Einheit auf { $square } ist ein Bauer.
hexapawn-how-pawns-move = Ein Bauer geht ein Feld geradeaus vor auf ein leeres Feld und schlägt ein Feld schräg nach vorn.
hexapawn-friendly = Auf { $square } steht ein eigener Bauer.
hexapawn-in-the-way = Der Bauer auf { $square } steht im Weg; geradeaus wird nichts geschlagen.

# Wie es weitergeht.
hexapawn-cannot-move = Der Bauer auf { $square } kann jetzt nicht ziehen.
hexapawn-could-play = Er könnte { $turns } spielen.
hexapawn-legal-now = Jetzt erlaubt: { $turns }.

# Stellungszeilen, die nicht zu lesen sind, und Spieldateien, aus denen kein Spiel wird. $text und $square stehen in Anführungszeichen.
hexapawn-no-pawn = { $text } ist weder ein Bauer, P oder p, noch ein Loch, *, noch eine Zahl leerer Felder
hexapawn-size = ein Brett mit { $files } Linien und { $ranks } Reihen ist nicht möglich: Es hat von beiden { $low } bis { $high }
hexapawn-no-hole = zwischen der ersten und der letzten Reihe gibt es kein Feld { $square }, das fehlen könnte
