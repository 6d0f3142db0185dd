package record

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Cause says why the game ended, as people read it; it is empty while it goes on. The record has the cause alone: what was counted or captured follows from
// the game. A cause that is not the program's own is said by its word.
func (r *Record) Cause() phrase.Phrase {
	o, ok := r.Outcome()
	switch {
	case r.Termination == "":
		return phrase.Phrase{}
	case !ok || !o.Cause.Known():
		return phrase.Of(phrase.Words(r.Termination))
	}
	return plainCause(r, o)
}

// plainCause says a cause without what does not stand in the record.
func plainCause(r *Record, o rules.Outcome) phrase.Phrase {
	_, why, _ := strings.Cut(r.Tag("Adjudicated"), " ")
	switch o.Cause {
	case rules.RoyalsCaptured:
		return phrase.New("record-cause-royals")
	case rules.OneKingLeft:
		return phrase.New("record-cause-lone-king")
	case rules.Repetition:
		return phrase.New("record-cause-repetition")
	case rules.QuietTurns:
		return phrase.New("record-cause-quiet")
	case Adjudicated:
		return phrase.New("record-cause-adjudicated", "why", phrase.Words(why))
	case Void:
		return phrase.New("record-cause-void", "why", phrase.Words(why))
	}
	return o.Phrase()
}
