package records

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// adopted makes a record of a game that was typed by hand, or that another program has written. What it does not
// tell is left out, but for what every finished record has: how it ended, which may be told in words of the other program's, and when.
func adopted(r *record.Record, by *presets.Preset, told, name string, now time.Time) (*record.Record, error) {
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
		h.Ended = endOf(r, now)
		cause = string(causeOf(r.Result, words, end.Outcome()))
	}
	if rules.Cause(cause) == record.Adjudicated {
		h.Adjudicated = cmp.Or(r.Tag("Adjudicated"), string(r.Result)+" "+cmp.Or(words, "as told in "+name))
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
// it tells none of these, by the day on which it was taken in.
func endOf(r *record.Record, now time.Time) time.Time {
	for _, told := range [][2]string{{time.RFC3339, r.Tag("Ended")}, {"2006.01.02 15:04:05", r.Tag("EndDate") + " " + clock(r.Tag("EndTime"))}, {"2006.01.02", r.Tag("EndDate")}} {
		if at, err := time.Parse(told[0], told[1]); err == nil {
			return at
		}
	}
	if n := len(r.Turns); n > 0 && !r.Turns[n-1].At.IsZero() {
		return r.Turns[n-1].At
	}
	day := strings.ReplaceAll(r.Tag("Date"), ".??", ".01")
	if at, err := time.Parse("2006.01.02", day); err == nil {
		return at
	}
	return now.UTC().Truncate(24 * time.Hour)
}

// clock is the time of a day without the zone that some write behind it.
func clock(s string) string {
	s, _, _ = strings.Cut(s, " ")
	return s
}
