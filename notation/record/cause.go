package record

import (
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Cause says why the game ended, as people read it; it is empty while it goes on. Version 1 says it in words of its own, which stay
// as they are where they are somebody's. Version 2 has the cause alone: what was counted or captured follows from the game.
func (r *Record) Cause() phrase.Phrase {
	o, known := r.Outcome()
	switch {
	case r.Termination == "":
		return phrase.Phrase{}
	case r.Format != Version2 && known:
		return o.Phrase()
	case !known || o.Cause.ByRules() && !slices.Contains(ends(), o.Cause):
		return phrase.Of(phrase.Words(r.Termination))
	}
	return r.plainCause(o)
}

// ends are the causes of the engines that come with the program. Another is said by its word.
func ends() []rules.Cause {
	return []rules.Cause{
		rules.RoyalsCaptured, rules.NoRoyals, rules.HeadCaptured, rules.TorsoCaptured, rules.BodyCaptured, rules.NeckCaptured, rules.Parted, rules.NoBodies,
		rules.Checkmate, rules.Stalemate, rules.SlideStalemate, rules.KingCaptured, rules.NoKings, rules.OnlyKings, rules.OneKingLeft,
		rules.UnitsCaptured, rules.Reached, rules.Held, rules.Bared, rules.Points, rules.NoMove, rules.TurnLimit, Adjudicated, Void,
	}
}

// plainCause says a cause of version 2 without what does not stand in the record.
func (r *Record) plainCause(o rules.Outcome) phrase.Phrase {
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
