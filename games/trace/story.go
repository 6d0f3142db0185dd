package trace

import (
	"strconv"
	"time"

	"pbem/games"
	"pbem/rules/phrase"
)

// Line is one line of a story; the deeper, the smaller is the part that it tells of. What others wrote (addresses, what a server said) is in it as they
// wrote it: whoever prints it must make it safe.
type Line struct {
	Depth int
	Says  phrase.Phrase
}

// Story tells a trace, line by line.
func Story(t games.Trace) []Line {
	if t.Came == nil {
		return []Line{{0, phrase.New("trace-ours", "at", at(t.At()))}, {1, sending(t.Went[0])}}
	}
	lines := came(*t.Came)
	if len(t.Went) == 0 {
		return append(lines, Line{1, phrase.New("trace-nothing-written")})
	}
	lines = append(lines, Line{1, phrase.New("trace-written")})
	for _, d := range t.Went {
		lines = append(lines, Line{2, sending(d)})
	}
	return lines
}

// came tells of a letter that came.
func came(a games.Arrival) []Line {
	lines := []Line{{0, phrase.New("trace-letter", "at", at(games.Trace{Came: &a}.At()), "digest", games.ShortDigest(a.Digest))}}
	say := func(p phrase.Phrase) { lines = append(lines, Line{1, p}) }
	if a.Disposition == "" {
		say(phrase.New("trace-old"))
		return lines
	}
	say(arrived(a))
	if a.Player != "" {
		say(phrase.New("trace-player", "player", a.Player, "proof", string(a.Proof)))
	}
	if a.Belief != "" {
		say(believed(a))
	}
	if len(a.Matches) > 0 {
		say(phrase.New("trace-games", "n", len(a.Matches), "games", matches(a.Matches)))
	}
	say(disposed(a))
	if a.Attempts > 0 {
		say(phrase.New("trace-failed", "n", a.Attempts))
	}
	if !a.Handled.IsZero() {
		say(phrase.New("trace-dealt", "at", at(a.Handled), "took", a.Took.Round(10*time.Microsecond).String()))
	}
	if a.Returns != "" {
		say(phrase.New("trace-returns", "id", a.Returns))
	}
	return lines
}

// arrived says by what route a letter came, and from whom.
func arrived(a games.Arrival) phrase.Phrase {
	route, from := or(a.Route, phrase.New("trace-no-route")), or(a.From, phrase.New("trace-nobody"))
	if a.MessageID == "" {
		return phrase.New("trace-came", "route", route, "from", from)
	}
	return phrase.New("trace-came-with", "route", route, "from", from, "id", a.MessageID)
}

// believed says how far a letter was believed, and what spoke against more.
func believed(a games.Arrival) phrase.Phrase {
	if a.Doubt == "" {
		return phrase.New("trace-belief", "belief", a.Belief)
	}
	return phrase.New("trace-belief-doubt", "belief", a.Belief, "doubt", string(a.Doubt))
}

// disposed says what became of a letter: by the stable name of it, and what that means.
func disposed(a games.Arrival) phrase.Phrase {
	means := phrase.New("trace-means", "name", string(a.Disposition))
	if a.Why == "" {
		return phrase.New("trace-disposition", "name", string(a.Disposition), "means", means)
	}
	return phrase.New("trace-disposition-why", "name", string(a.Disposition), "means", means, "why", a.Why)
}

// sending tells how far a letter of ours has come.
func sending(d games.Departure) phrase.Phrase {
	line := phrase.New("trace-to", "id", d.MessageID, "to", d.To, "kind", or(d.Kind, phrase.New("trace-some-letter")), "state", state(d))
	if d.Match != 0 {
		line = phrase.New("trace-to-game", "id", d.MessageID, "to", d.To, "kind", or(d.Kind, phrase.New("trace-some-letter")), "game", d.Match, "state", state(d))
	}
	switch {
	case d.Reply == "":
	case d.State == games.Sent:
		line = phrase.New("trace-server-said", "line", line, "reply", d.Reply)
	default:
		line = phrase.New("trace-because", "line", line, "reply", d.Reply)
	}
	if d.Report != "" {
		line = phrase.New("trace-came-back", "line", line, "digest", games.ShortDigest(d.Report))
	}
	return line
}

func state(d games.Departure) phrase.Phrase {
	tried := phrase.New("trace-tried", "n", d.Tries)
	switch {
	case d.State == games.Sent:
		return phrase.New("trace-sent", "at", at(d.Settled), "tried", tried)
	case d.State == games.GivenUp:
		return phrase.New("trace-given-up", "at", at(d.Settled), "tried", tried)
	case d.State == games.LeftOut:
		return phrase.New("trace-left-out", "at", at(d.Settled))
	case d.Due.IsZero():
		return phrase.New("trace-at-once", "tried", tried)
	}
	return phrase.New("trace-not-before", "at", at(d.Due), "tried", tried)
}

// at is a moment as the log has it: the host looks for it there.
func at(t time.Time) string { return t.UTC().Format("2006-01-02 15:04:05 UTC") }

func matches(numbers []int) phrase.Series {
	s := phrase.Series{How: phrase.Commas}
	for _, n := range numbers {
		s.Items = append(s.Items, strconv.Itoa(n))
	}
	return s
}

// or is a text that is the same in every language, or, where there is none, what is said of that.
func or(text string, none phrase.Phrase) phrase.Value {
	if text == "" {
		return none
	}
	return phrase.Text(text)
}
