package adjudicator

import (
	"cmp"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// seatName is what the players may read of each other: never the address. Players of one name are told apart by their sides.
func seatName(m *Match, s Seat) phrase.Phrase {
	if level := m.Player(s).Level; level > 0 {
		return phrase.New("match-robot", "level", level)
	}
	name := strings.TrimSpace(m.Player(s).Name)
	switch {
	case name == "":
		return s.Side().Phrase()
	case strings.EqualFold(name, strings.TrimSpace(m.Player(s.Other()).Name)):
		return phrase.New("match-name-and-side", "name", phrase.Words(name), "side", s.Side())
	}
	return phrase.Of(phrase.Words(name))
}

// PlainName is how the player of a seat is called where their side is told besides.
func PlainName(m *Match, s Seat) any {
	if p := m.Player(s); p.Level == 0 {
		return phrase.Words(p.Name)
	}
	return seatName(m, s)
}

// NameOf is what a letter calls who sits in a seat.
func (m *Match) NameOf(s Seat) phrase.Phrase { return seatName(m, s) }

// firstSide returns who makes turn 1.
func firstSide(m *Match) rules.Side {
	if len(m.Turns) > 0 {
		return m.Turns[0].Side
	}
	if m.Position == nil {
		return rules.White
	}
	return m.Position.ToMove()
}

// setupRule says in an invitation how the game begins, if it begins with set-ups.
func setupRule(m *Match) phrase.Phrase {
	if !awaitsSetup(m) {
		return phrase.Phrase{}
	}
	rule := phrase.New("match-open-setups")
	if m.Secret() {
		rule = phrase.New("match-secret-setups")
	}
	if !m.Terms.Time.Limited() {
		return rule
	}
	if m.Terms.Time.Carries() {
		return phrase.Join(phrase.Sentences, rule, phrase.New("match-setup-time-bank"))
	}
	return phrase.Join(phrase.Sentences, rule, phrase.New("match-setup-time"))
}

// firstSetup tells a reader what the accepted game waits for.
func firstSetup(m *Match, reader Seat) phrase.Phrase {
	switch {
	case m.Secret():
		return phrase.New("match-first-setup-secret")
	case m.Awaits(reader):
		return phrase.New("match-first-setup-yours")
	}
	return phrase.New("match-first-setup-theirs", "name", seatName(m, reader.Other()))
}

// whoseTurn is a clause for the reader: "it is your turn", "it is Bo's turn".
func whoseTurn(m *Match, reader Seat) phrase.Phrase {
	if m.ToMove() == reader {
		return phrase.New("match-your-turn")
	}
	return phrase.New("match-their-turn", "name", seatName(m, m.ToMove()))
}

// quoted is somebody's own words as a paragraph; nothing for none.
func quoted(name phrase.Phrase, words string) phrase.Phrase {
	words = strings.TrimSpace(words)
	if words == "" {
		return phrase.Phrase{}
	}
	return phrase.New("match-says", "name", name, "words", phrase.Words(words))
}

// WordsIn returns what a player says in a sentence of a notice; ok is false for one of ours.
func WordsIn(p phrase.Phrase) (words string, ok bool) {
	if p.Key != "match-says" {
		return "", false
	}
	said, ok := p.Arg("words").(phrase.Words)
	return string(said), ok
}

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
