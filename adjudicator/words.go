package adjudicator

import (
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
