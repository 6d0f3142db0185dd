package verify

import (
	"slices"
	"strings"

	"pbem/notation/record"
)

// Finding is what came of a witness line: whether a record of its game fits.
type Finding struct {
	Letter string // its file
	record.Witness
	OK bool
	// Others are the records that are in order and do not fit, by their names; none where no record is of that game. Other
	// services number their games from 1, too: where one fits, the others are accused of nothing.
	Others []Comparison
	// Doubt says that the letter may be of another service's game than the first of Others, as the witness line has only a number.
	Doubt Doubt
}

// Doubt is why a letter may be of another service's game than a record.
type Doubt int

const (
	NoDoubt   Doubt = iota
	NoSite          // the record does not say where it was kept
	OtherSite       // the letter does not name the place; that may be any text, so it proves nothing
)

// Silent reports whether the letter tells nothing here, for none of the records that are in order is of its game.
func (f Finding) Silent() bool { return !f.OK && len(f.Others) == 0 }

// TellNothing is how many letters tell nothing of the records and logs that were verified.
func (l *Letters) TellNothing() int {
	speaking := map[string]bool{}
	for _, f := range l.Findings() {
		if !f.Silent() {
			speaking[f.Letter] = true
		}
	}
	for _, t := range l.heads {
		if t.compared {
			speaking[t.Letter] = true
		}
	}
	return l.Read - len(speaking)
}

// Findings lists what came of all letters, in their order.
func (l *Letters) Findings() []Finding {
	l.mu.Lock()
	defer l.mu.Unlock()
	var all []Finding
	for _, t := range l.all {
		all = append(all, t.finding())
	}
	return all
}

func (t *testimony) finding() Finding {
	f := Finding{Letter: t.letter, Witness: t.Witness}
	slices.SortFunc(t.compared, func(a, b Comparison) int { return strings.Compare(a.Name, b.Name) })
	for _, c := range t.compared {
		if c.Misfit != nil {
			f.Others = append(f.Others, c)
		}
	}
	if f.OK = len(f.Others) < len(t.compared); !f.OK && len(f.Others) > 0 {
		f.Doubt = t.doubt(f.Others[0].Site)
	}
	return f
}

func (t *testimony) doubt(site string) Doubt {
	switch {
	case site == "":
		return NoSite
	case !strings.Contains(t.words, strings.ToLower(site)):
		return OtherSite
	}
	return NoDoubt
}
