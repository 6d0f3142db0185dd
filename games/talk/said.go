package talk

import (
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/rules/phrase"
)

// mostJudged is how many readings of words that are passed on are judged.
const mostJudged = 100

// turnSaid warns of words that are passed on and would have been a legal turn of the speaker's: “y: b4-b5” in “say hi! y: b4-b5”. It
// is empty where there are none, and where the letter has a turn besides.
func turnSaid(e *Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) phrase.Phrase {
	if c.Kind != command.Say || !m.Awaits(seat) || slices.ContainsFunc(e.Session.Commands, func(c command.Command) bool { return c.Kind == command.Turn }) {
		return phrase.Phrase{}
	}
	left := mostJudged
	for line := range strings.Lines(c.Text) {
		if words := turnAmong(strings.Fields(line), m, &left); words != "" {
			return phrase.New("referee-turn-said", "words", phrase.Words(words))
		}
	}
	return phrase.Phrase{}
}

// turnAmong returns the words next to each other that are a legal turn, the first and then the most of them; "" for none.
func turnAmong(words []string, m *adjudicator.Match, left *int) string {
	position, err := m.PositionAfter(len(m.Turns))
	if err != nil {
		return ""
	}
	for i := range words {
		for n := len(words); n > i && *left > 0; n-- {
			text := strings.TrimRight(strings.Join(words[i:n], " "), ".,;!?")
			if !HoldsTurn(text) {
				continue
			}
			*left--
			if _, err := notation.Judge(text, m.Game.Vocabulary(), position); err == nil {
				return text
			}
		}
	}
	return ""
}
