package record

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Report is what a verification found out about a record that is in order.
type Report struct {
	Turns    int // without the set-ups
	Result   rules.Result
	Hashed   bool   // the hash chain was checked; else the record rests on replay alone
	RulesTag bool   // the record says by which rules it was played
	Signed   bool   // the record has a signature
	Checked  bool   // the signature was checked, and fits
	ByRules  bool   // the result follows from the rules; else it is as the record says (resigned, time, agreed)
	Void     bool   // the game is over, and does not count: its result is *
	Loose    int    // turns that are not in canonical writing; only where there are no hashes
	Sealed   int    // secret set-ups that are those that were committed to
	Unopened int    // commitments that cannot be checked, for want of a salt
	Ending   string // how another program says that the game ended, in words that records do not have; it was not checked
}

// Remarks says what the verification could not rest on.
func (r Report) Remarks() []phrase.Phrase {
	var s []phrase.Phrase
	if !r.Hashed && r.Turns > 0 {
		s = append(s, phrase.New("record-remark-no-hashes"))
	}
	if !r.RulesTag {
		s = append(s, phrase.New("record-remark-no-rules"))
	}
	if r.Signed && !r.Checked {
		s = append(s, phrase.New("record-remark-no-key"))
	}
	if r.Hashed && !r.Signed && r.Result == rules.Ongoing && !r.Void {
		s = append(s, phrase.New("record-remark-in-play"))
	}
	if r.Ending != "" {
		s = append(s, phrase.New("record-remark-ending", "words", phrase.Words(r.Ending)))
	}
	if r.Loose > 0 {
		s = append(s, phrase.New("record-remark-loose", "n", r.Loose))
	}
	if r.Unopened > 0 {
		s = append(s, phrase.New("record-remark-unopened"))
	}
	return s
}
