package record

import (
	"fmt"

	"pbem/rules"
)

// Misfit is why a record is not the one that a witness tells of.
type Misfit struct {
	Witness
	Ends int    // the record's last turn
	Head string // the record's own head at the witness's turn; "" where it ends before
}

// Error says what was changed, as far as the hashes show it.
func (m *Misfit) Error() string {
	switch {
	case m.Turn > m.Ends:
		return fmt.Sprintf("the record ends at turn %d, the letter tells of turn %d", m.Ends, m.Turn)
	case m.Turn == BeforeSetups:
		return fmt.Sprintf("the letter says #%s before the set-ups, the record has #%s: the start was changed", m.Hash, m.Head)
	case m.Turn == 0:
		return fmt.Sprintf("the letter says #%s after turn 0, the record has #%s: the start or a set-up was changed", m.Hash, m.Head)
	}
	return fmt.Sprintf("the letter says #%[1]s after turn %[2]d, the record has #%[3]s: a turn up to %[2]d or the start was changed, or a turn was taken back since",
		m.Hash, m.Turn, m.Head)
}

// Check holds a record of the witness's game against it. The error is a *Misfit, or a *Fault where the record cannot be
// replayed up to there.
func (w Witness) Check(r *Record, g rules.Game) error {
	last := len(r.Played())
	if w.Turn > last {
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
