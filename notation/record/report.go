package record

import (
	"fmt"

	"pbem/rules"
)

// Report is what a verification found out about a record that is in order.
type Report struct {
	Turns    int // without the set-ups
	Result   rules.Result
	Hashed   bool // the hash chain was checked; else the record rests on replay alone
	RulesTag bool // the record says by which rules it was played
	Signed   bool // the record has a signature
	Checked  bool // the signature was checked, and fits
	ByRules  bool // the result follows from the rules; else it is as the record says (resigned, time, agreed)
	Loose    int  // turns that are not in canonical writing; only where there are no hashes
	Sealed   int  // secret set-ups that are those that were committed to
	Unopened int  // commitments that cannot be checked, for want of a salt
}

// Remarks says in sentences what the verification could not rest on.
func (r Report) Remarks() []string {
	var s []string
	if !r.Hashed && r.Turns > 0 {
		s = append(s, "The record has no hashes; it was verified by replay alone.")
	}
	if !r.RulesTag {
		s = append(s, "The record does not say by which rules data it was played.")
	}
	if r.Signed && !r.Checked {
		s = append(s, "The signature was not checked; no key was given.")
	}
	if r.Hashed && !r.Signed && r.Result == rules.Ongoing {
		s = append(s, "The game is in play, and its record is not signed yet: the hashes chain its turns, but its names, times and comments rest on nothing so far.")
	}
	if r.Loose > 0 {
		s = append(s, loose(r.Loose))
	}
	if r.Unopened > 0 {
		s = append(s, "The commitments to the set-ups were not checked; the salts are told when the game is over.")
	}
	return s
}

func loose(turns int) string {
	if turns == 1 {
		return "1 turn is not in canonical writing."
	}
	return fmt.Sprintf("%d turns are not in canonical writing.", turns)
}
