package collection

import (
	"pbem/notation/pgn"
	"pbem/notation/record"
)

// pgn yields a game of a PGN file, as the text of a record: of one that the program has written, as it was. What was read of a broken one is
// there to be salvaged.
func (o *outlet) pgn(p place, text []byte) {
	g, err := pgnOf(text)
	if g == nil {
		o.fault(p, err)
		return
	}
	m := o.member(p)
	m.Form, m.Text, m.Game = PGN, g.Text, g
	if err != nil {
		o.faults++
		m.Err, m.Text, m.Cut = err, nil, g.Text
	}
	o.hand(m)
}

// pgnOf reads a game as far as it goes.
func pgnOf(text []byte) (*pgn.Game, error) {
	g, err := pgn.Read(string(text))
	if err == nil && g.Own {
		g.Text = restored(g)
	}
	return g, err
}

// restored is the text of the record that a game was written from; what is wrong with one that is none is said when it is read.
func restored(g *pgn.Game) []byte {
	r, err := record.Parse(g.Text)
	if err != nil {
		return g.Text
	}
	if r, err = r.Restored(); err != nil {
		return g.Text
	}
	return r.Append(nil)
}
