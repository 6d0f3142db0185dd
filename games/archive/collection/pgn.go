package collection

import "pbem/notation/pgn"

// pgn yields a game of a PGN file, as the text of a record.
func (w *walker) pgn(p place, text []byte) {
	g, err := pgn.Read(string(text))
	if err != nil {
		w.fault(p, err)
		return
	}
	w.hand(Member{Name: p.name(), File: p.file, Root: p.root, Form: PGN, Text: g.Text, Remarks: g.Remarks, inner: p.inner, pack: w.pack})
}
