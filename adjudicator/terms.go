package adjudicator

import (
	"cmp"
	"strings"

	"pbem/rules/phrase"
)

// Phrases returns the terms as sentences, each a paragraph of an invitation.
func (t Terms) Phrases() []phrase.Phrase {
	list := []phrase.Phrase{t.timeRule()}
	if t.Options != "" {
		list = append(list, phrase.New("match-terms-options", "options", phrase.Join(phrase.Commas, phrase.Texts(strings.Fields(t.Options))...)))
	}
	switch {
	case t.Takeover > 0:
		list = append(list, phrase.New("match-terms-takeover", "game", t.Takeover, "position", t.Position))
	case t.Position != "":
		list = append(list, phrase.New("match-terms-position", "position", t.Position))
	}
	if draws := t.drawRule(); !draws.Empty() {
		list = append(list, draws)
	}
	if t.NoVacation {
		list = append(list, phrase.New("match-terms-no-vacation"))
	}
	if rated := t.ratedRule(); !rated.Empty() {
		list = append(list, rated)
	}
	if t.Private {
		list = append(list, phrase.New("match-terms-private"))
	}
	return list
}

// OfInventor reports whether the game is an inventor's own, which no list of presets has: it is called "p7/critters".
func (t Terms) OfInventor() bool { return strings.Contains(t.Preset, "/") }

// Titled is what sentences call the game: by its title, or an inventor's own by whose it is. What its file says is never said in our words.
func (m *Match) Titled() phrase.Phrase {
	if m.Terms.Own != NoSeat {
		return phrase.New("own-game", "name", seatName(m, m.Terms.Own))
	}
	return phrase.Of(phrase.GameText(cmp.Or(m.Terms.Title, m.Terms.Preset)))
}

// brief returns the terms in one paragraph, without what may be claimed when: that is in the manual.
func (t Terms) brief() phrase.Phrase {
	t.Repetition, t.QuietTurns = 0, 0
	list := t.Phrases()
	if t.Time.Limited() && t.Grace > 0 {
		list[0] = t.control()
	}
	return phrase.Join(phrase.Sentences, list...)
}

// ratedRule says that the game counts for ratings: to both, whenever one of them agrees to it. Nothing where it does not.
func (t Terms) ratedRule() phrase.Phrase {
	if !t.Rated {
		return phrase.Phrase{}
	}
	return phrase.New("match-terms-rated")
}

// Unratable says why no game by these terms can be rated; nothing where one can, or nobody wants it to be.
func (t Terms) Unratable() phrase.Phrase {
	switch {
	case t.Rated && t.Private:
		return phrase.New("match-rated-private")
	case t.Rated && t.Position != "":
		return phrase.New("match-rated-position")
	}
	return phrase.Phrase{}
}

func (t Terms) timeRule() phrase.Phrase {
	switch {
	case !t.Time.Limited():
		return phrase.New("match-terms-no-time")
	case t.Grace <= 0:
		return phrase.Join(phrase.Sentences, t.control(), phrase.New("match-terms-at-once"))
	}
	return phrase.Join(phrase.Sentences, t.control(), phrase.New("match-terms-claim", "grace", t.Grace))
}

// control says how much time each player has.
func (t Terms) control() phrase.Phrase {
	c := t.Time
	switch {
	case c.Turns == 1:
		return phrase.New("match-terms-time", "time", c.First)
	case c.Turns > 1:
		return phrase.New("match-terms-time-turns", "time", c.First, "n", c.Turns)
	case c.Add <= 0:
		return phrase.New("match-terms-time-bank", "time", c.First)
	case c.Most > 0:
		return phrase.New("match-terms-time-most", "time", c.First, "add", c.Add, "most", c.Most)
	}
	return phrase.New("match-terms-time-add", "time", c.First, "add", c.Add)
}

func (t Terms) drawRule() phrase.Phrase {
	times := phrase.New("times", "n", t.Repetition)
	switch {
	case t.Repetition > 0 && t.QuietTurns > 0:
		return phrase.New("match-terms-repetition-or-quiet", "times", times, "n", t.QuietTurns, "event", t.QuietUntil)
	case t.Repetition > 0:
		return phrase.New("match-terms-repetition", "times", times)
	case t.QuietTurns > 0:
		return phrase.New("match-terms-quiet", "n", t.QuietTurns, "event", t.QuietUntil)
	}
	return phrase.Phrase{}
}
