package verify

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"pbem/games/archive/gamelog"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// Gap is a game of which the log and the records do not agree how many there are.
type Gap struct {
	Missing bool // there is none; else there are several
	Site    string
	Game    int
	Why     phrase.Phrase
}

// Gaps lists the games that are missing among the records, and those of which there are several, once all records were verified. Of a
// log whose folder was not named, only the latter: its other records may lie elsewhere.
func (l *Logs) Gaps() []Gap {
	var all []Gap
	for _, log := range l.List() {
		for id, h := range log.games.all() {
			if why := h.twice(); !why.Empty() {
				all = append(all, Gap{false, id.site, id.number, why})
			}
			if why := h.missing(); !why.Empty() && log.named {
				all = append(all, Gap{true, id.site, id.number, why})
			}
		}
	}
	slices.SortFunc(all, func(a, b Gap) int {
		return cmp.Or(cmp.Compare(a.Site, b.Site), cmp.Compare(a.Game, b.Game))
	})
	return all
}

// missing says why there should be a record; nothing where there is one, or none for everybody.
func (h *history) missing() phrase.Phrase {
	for _, m := range h.met {
		if !m.private {
			return phrase.Phrase{}
		}
	}
	if n := len(h.ends); n > 0 {
		switch last := h.ends[n-1]; {
		case last.Private:
			return phrase.Phrase{}
		case last.Kind == gamelog.Resume:
			return phrase.New("verifying-missing-ended", "state", "again", "line", last.at+1)
		}
		return phrase.New("verifying-missing-ended", "state", "ended", "line", h.ends[n-1].at+1)
	}
	n := len(h.begins)
	if h.begins[n-1].Private {
		return phrase.Phrase{}
	}
	return phrase.New("verifying-missing-ended", "state", "open", "line", h.begins[n-1].at+1)
}

// twice names the records for everybody of one revision, where there are several.
func (h *history) twice() phrase.Phrase {
	for i, m := range h.met {
		names := []string{m.name}
		for _, other := range h.met[i+1:] {
			if !m.private && !other.private && m.revision == other.revision {
				names = append(names, other.name)
			}
		}
		if len(names) > 1 {
			slices.Sort(names)
			return phrase.Of(strings.Join(names, ", "))
		}
	}
	return phrase.Phrase{}
}

func compareText(a, b string) int { return strings.Compare(a, b) }

// globbed is a folder's name in which a pattern finds nothing special.
func globbed(dir string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(dir)
}

// Backwards reports whether a turn came earlier than one before it. Set-ups are in the order of the sides.
func Backwards(r *record.Record) bool {
	played := r.Played()
	for i := 1; i < len(played); i++ {
		if now, before := played[i].At, played[i-1].At; !now.IsZero() && !before.IsZero() && now.Before(before) {
			return true
		}
	}
	return false
}

// Misdated reports whether the tag Date cannot be, or hardly, the day on which the game began, by the first of the times that are chained:
// whoever has the key can write any day there. A first turn may take long where nobody has a clock, but not more than a year.
func Misdated(r *record.Record) bool {
	began, err := time.Parse("2006.01.02", r.Tag("Date"))
	first := firstTime(r)
	if err != nil || first.IsZero() {
		return false
	}
	return began.After(first) || began.AddDate(1, 0, 0).Before(first)
}

// firstTime is the earliest time of a turn or a set-up, or where there is none the end of the game; zero where none is told.
func firstTime(r *record.Record) (first time.Time) {
	for _, turn := range r.Turns {
		if !turn.At.IsZero() && (first.IsZero() || turn.At.Before(first)) {
			first = turn.At
		}
	}
	if !first.IsZero() {
		return first
	}
	ended, err := time.Parse(time.RFC3339, r.Tag("Ended"))
	if err != nil {
		return time.Time{}
	}
	return ended
}
