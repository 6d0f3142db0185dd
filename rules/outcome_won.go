package rules

import (
	"strings"

	"pbem/rules/phrase"
)

// key is what a sentence of the catalogue has behind "cause-".
func (o Outcome) key() string { return string(o.Cause) + o.variant() }

// variant is what the key of a cause has behind it: "-plain" where the outcome has no more than result and cause, as in a record, and
// the key's own sentence would need more.
func (o Outcome) variant() string {
	switch o.Cause {
	case RoyalsCaptured:
		if o.Count > 0 {
			return "-some"
		}
	case UnitsCaptured:
		if o.Lost.Unit == "" {
			return "-plain"
		}
	case Reached, Held:
		if o.Unit == "" {
			return "-plain"
		}
	case Points:
		if o.Units == [2]int{} {
			return "-plain"
		}
	case NoMove:
		if o.Result == Drawn && o.By == Nobody {
			return "-plain"
		}
	case TurnLimit:
		return o.limit()
	}
	return ""
}

// limit is the variant of the turn limit: by points, level in points, or by the number of turns alone.
func (o Outcome) limit() string {
	switch {
	case o.Count == 0:
		return "-plain"
	case o.Units[White] != o.Units[Black]:
		return "-points"
	case o.Units != [2]int{}:
		return "-level"
	}
	return ""
}

// won are the arguments of the causes of presets of the AMP engine; nil for any other.
func (o Outcome) won(winner Side) []any {
	sides := []any{"winner", winner, "loser", winner.Other()}
	switch o.Cause {
	case UnitsCaptured:
		return append(sides, "units", unitNames(o.Lost.Unit))
	case Reached, Held:
		return append(sides, "unit", phrase.Term{Kind: "unit", Name: o.Unit}, "square", o.At)
	case Points, TurnLimit:
		return append(sides, "n", o.Count, "more", max(o.Units[White], o.Units[Black]), "fewer", min(o.Units[White], o.Units[Black]))
	case NoMove:
		stuck := winner.Other()
		if o.By != Nobody && o.By == By(White) {
			stuck = White
		}
		return append(sides, "side", stuck)
	}
	return nil
}

// unitNames reads the names of kinds in a Loss.
func unitNames(list string) phrase.Phrase {
	var names []phrase.Phrase
	for name := range strings.SplitSeq(list, ", ") {
		names = append(names, phrase.Of(phrase.Term{Kind: "unit", Name: name}))
	}
	return phrase.Join(phrase.And, names...)
}

// Recurring is what of a position line makes it the same position as another (G-4): all but the number of turns that were played, which some
// games keep behind it (" t12").
func Recurring(line string) string {
	at := strings.LastIndexByte(line, ' ')
	if at < 0 || at+2 >= len(line) || line[at+1] != 't' || strings.Trim(line[at+2:], "0123456789") != "" {
		return line
	}
	return line[:at]
}
