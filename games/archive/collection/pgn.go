package collection

// pgn yields a game of a PGN file.
func (w *walker) pgn(p place, text []byte) { w.give(p, PGN, text) }
