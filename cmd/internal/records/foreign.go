package records

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// adopted makes a record of a game that was typed by hand, or that another program has written. What it does not
// tell is left out, but for what every finished record has: how it ended, which may be told in words of the other program's, and when.
func (i *Importer) adopted(r *record.Record, by *presets.Preset, told string, m collection.Member) (*record.Record, error) {
	words := cmp.Or(r.Termination, told)
	r, err := record.Canonical(r, by.Game)
	if err != nil {
		return nil, err
	}
	end, err := record.Replay(r, by.Game, -1)
	if err != nil {
		return nil, err
	}
	h, start := headerOf(r, by), r.Tag("Start")
	if own := by.Game.Start().String(); start == "" || start == own {
		start = own
	} else if h.From == "" {
		h.From = "position"
	}
	cause := ""
	if r.Result != rules.Ongoing {
		var odd []string
		if h.Ended, odd = endOf(r, i.Now); len(odd) > 0 {
			i.Unfit(m.Name, phrase.Errorf("record-undated", "tags", strings.Join(odd, " "), "day", h.Ended.Format(time.DateOnly)))
		}
		cause = string(causeOf(r.Result, words, end.Outcome()))
	}
	if rules.Cause(cause) == record.Adjudicated {
		h.Adjudicated = cmp.Or(r.Tag("Adjudicated"), string(r.Result)+" "+cmp.Or(words, "as told in "+filepath.Base(m.Name)))
	}
	made := record.New(h, start, r.Turns, r.Result, cause)
	made.Tags = append(made.Tags, others(r, made)...)
	return made, nil
}

// headerOf is what the tags tell that records have.
func headerOf(r *record.Record, by *presets.Preset) record.Header {
	return record.Header{
		Event: r.Tag("Event"), Site: r.Tag("Site"), Game: r.Tag("Game"), Date: r.Tag("Date"),
		White: cmp.Or(r.Tag("White"), "?"), Black: cmp.Or(r.Tag("Black"), "?"), WhiteType: typeOf(r.Tag("WhiteType")), BlackType: typeOf(r.Tag("BlackType")),
		WhiteId: r.Tag("WhiteId"), BlackId: r.Tag("BlackId"), Rated: r.Tag("Rated"), Tournament: r.Tag("Tournament"),
		Variant: cmp.Or(r.Tag("Variant"), by.Name), Options: r.Tag("Options"), Rules: by.Hash, TimeControl: r.Tag("TimeControl"),
		Judged: rulebook.RulesOf(by).Judged, Round: r.Tag("Round"), From: r.Tag("From"),
	}
}

// typeOf is what plays a side, "" where the other program says something else.
func typeOf(told string) string {
	if told == record.Human || told == record.Program {
		return told
	}
	return ""
}

// others are the tags that only the other program has, such as ECO or WhiteElo.
func others(r, made *record.Record) []record.Tag {
	known := []string{"Start", "WhiteType", "BlackType", "Result", "Termination", "Ended", "Adjudicated", "Revision", "Judged", "Rules", "From"}
	return slices.DeleteFunc(slices.Clone(r.Tags), func(t record.Tag) bool {
		return t.Value == "" || slices.Contains(known, t.Name) || made.Tag(t.Name) != ""
	})
}

// causeOf is how a game ended: by the rules, or as the words of the other program say. What they do not say is taken as the decision
// of whoever wrote the result down.
func causeOf(result rules.Result, words string, by rules.Outcome) rules.Cause {
	if by.Over() {
		return by.Cause
	}
	_, won := result.Winner()
	words = strings.ToLower(words)
	if told := rules.Cause(words); told.Known() && !told.ByRules() {
		return told
	}
	switch {
	case won && strings.Contains(words, "resign"):
		return rules.Resigned
	case won && strings.Contains(words, "time"):
		return rules.TimeOut
	case !won && strings.Contains(words, "agree"):
		return rules.Agreed
	}
	return record.Adjudicated
}

// endOf is when a game ended, as near as the file tells: by its tags, by the time of the last turn, or else by the day of the game; where
// it tells none of these, by the day on which it was taken in. odd are the tags that tell of a time that cannot be.
func endOf(r *record.Record, now time.Time) (at time.Time, odd []string) {
	tags := func(names ...string) {
		for _, name := range names {
			if value := r.Tag(name); value != "" {
				odd = append(odd, fmt.Sprintf("[%s %q]", name, value))
			}
		}
	}
	at = now.UTC().Truncate(24 * time.Hour)
	begun, err := dayOf(r.Tag("Date"))
	if err == nil {
		at = begun
	} else if !unsaid(r.Tag("Date")) {
		tags("Date")
	}
	if n := len(r.Turns); n > 0 && !r.Turns[n-1].At.IsZero() {
		at = r.Turns[n-1].At
	}
	if day := r.Tag("EndDate"); !unsaid(day) {
		switch end, err := dayOf(day); {
		case err != nil || end.Before(begun):
			tags("EndDate", "EndTime")
		default:
			at = end
			if hour := hourOf(r.Tag("EndTime")); !unsaid(hour) {
				if of, err := time.Parse(time.TimeOnly, hour); err == nil {
					at = end.Add(of.Sub(of.Truncate(24 * time.Hour)))
				} else {
					tags("EndTime")
				}
			}
		}
	}
	if told := r.Tag("Ended"); told != "" {
		if end, err := time.Parse(time.RFC3339, told); err == nil && isPlausible(end) {
			at = end
		} else {
			tags("Ended")
		}
	}
	return at, odd
}

// dayOf reads a day as PGN writes it, also without its month or its day, or as ISO 8601 does.
func dayOf(text string) (day time.Time, err error) {
	known := strings.ReplaceAll(text, ".??", ".01")
	for _, layout := range []string{"2006.1.2", "2006-1-2", "2006/1/2"} {
		if day, err = time.Parse(layout, known); err == nil && isPlausible(day) {
			return day, nil
		}
	}
	return time.Time{}, fmt.Errorf("%q is no day", text)
}

// isPlausible reports whether a game can have ended then: chess is older than the service.
func isPlausible(at time.Time) bool { return at.Year() >= 1000 && at.Year() <= clock.LastYear }

// unsaid reports whether a tag leaves open what it is for.
func unsaid(value string) bool { return strings.Trim(value, "?.:- ") == "" }

// hourOf is the time of a day without the zone that some write behind it.
func hourOf(s string) string {
	s, _, _ = strings.Cut(s, " ")
	return s
}
