package record

import (
	"strconv"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Misfit is why a record is not the one that a witness tells of.
type Misfit struct {
	Witness
	Ends int    // the record's last turn
	Head string // the record's own head at the witness's turn; "" where it ends before
}

// Error is for programmers and logs; people read Phrase.
func (m *Misfit) Error() string { return m.Phrase().String() }

// Phrase says what was changed, as far as the hashes show it.
func (m *Misfit) Phrase() phrase.Phrase {
	if m.Head == "" {
		return phrase.New("record-misfit-end", "ends", m.Ends)
	}
	turn := strconv.Itoa(m.Turn)
	switch m.Turn {
	case AfterResult:
		turn = "result"
	case BeforeSetups:
		turn = "start"
	}
	return phrase.New("record-misfit", "hash", m.Hash, "turn", turn, "head", m.Head)
}

// Check holds a record of the witness's game against it. The error is a *Misfit, or a *Fault where the record cannot be
// replayed up to there.
func (w Witness) Check(r *Record, g rules.Game) error {
	last := len(r.Played())
	if w.Turn > last || w.Turn == AfterResult && !r.chainsResult() {
		return &Misfit{Witness: w, Ends: last}
	}
	head, err := r.Head(g, w.Turn)
	if err != nil {
		return err
	}
	if head != w.Hash {
		return &Misfit{w, last, head}
	}
	return nil
}
