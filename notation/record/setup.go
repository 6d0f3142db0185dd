package record

import (
	"strings"

	"pbem/notation/seal"
	"pbem/rules"
	"pbem/rules/phrase"
)

// isSetup reports whether a canonical turn is a set-up.
func isSetup(text string) bool { return strings.HasPrefix(text, "setup:") }

// setups returns how many lines at the beginning are set-ups: those with the number 0.
func (r *Record) setups() int {
	n := 0
	for n < len(r.Turns) && r.Turns[n].Number == 0 {
		n++
	}
	return n
}

// Setups returns the lines of the set-ups, numbered 0; none in games that begin otherwise.
func (r *Record) Setups() []Turn { return r.Turns[:r.setups()] }

// Played returns the lines of the turns without the set-ups.
func (r *Record) Played() []Turn { return r.Turns[r.setups():] }

// turnOf returns the number by which a Fault names line i, counted from 0: 0 for a set-up.
func (r *Record) turnOf(i int) int { return max(0, i+1-r.setups()) }

// checkSetup checks that a line numbered 0 is a set-up, of the side that the line is of, and that no other line is.
func checkSetup(t *Turn, v rules.Verdict) error {
	switch {
	case v.Turn.IsSetup() && t.Number != 0:
		return phrase.Errorf("record-setup-number")
	case t.Number == 0 && !v.Turn.IsSetup():
		return phrase.Errorf("record-setup-number")
	case t.Number != 0:
		return nil
	}
	if after, ok := v.Next.(rules.Setting); ok && after.Awaits(t.Side) {
		return phrase.Errorf("record-setup-squares", "side", t.Side, "other", t.Side.Other())
	}
	return nil
}

// isSecret reports whether the set-ups of a game that starts from a position are hidden until both are in.
func isSecret(start rules.Position) bool {
	s, ok := start.(rules.Setting)
	return ok && s.Secret() && rules.AwaitsSetup(start)
}

// seals checks the commitments to secret set-ups, without which no record is made. One without a salt cannot be checked: the
// game goes on.
func (w *replayer) seals() error {
	for i, setup := range w.setups {
		side := rules.Side(i)
		commitment, salt := w.r.Tag(side.String()+"Commitment"), w.r.Tag(side.String()+"Salt")
		switch {
		case commitment == "" && salt != "":
			return phrase.Errorf("record-no-salt", "side", side, "what", "commitment")
		case commitment == "" && setup != "" && w.secret && w.report.Hashed:
			return phrase.Errorf("record-no-salt", "side", side, "what", "commitment")
		case commitment == "":
			continue
		case !isCommitment(commitment):
			return phrase.Errorf("record-commitment-form", "side", side)
		case setup == "":
			return phrase.Errorf("record-no-salt", "side", side, "what", "set-up")
		case salt == "" && !w.r.InPlay():
			return phrase.Errorf("record-no-salt", "side", side, "what", "salt")
		case salt == "":
			w.report.Unopened++
		case !seal.Opens(commitment, salt, setup):
			return phrase.Errorf("record-seal", "side", side, "seal", seal.Commit(salt, setup))
		default:
			w.report.Sealed++
		}
	}
	return nil
}

func isCommitment(s string) bool {
	hex, ok := strings.CutPrefix(s, seal.Scheme)
	return ok && len(hex) == 64 && strings.Trim(hex, "0123456789abcdef") == ""
}
