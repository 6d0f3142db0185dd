package adjudicator

import (
	"strings"

	"pbem/rules/phrase"
)

// Phrases returns the terms as sentences, each a paragraph of an invitation.
func (t Terms) Phrases() []phrase.Phrase {
	list := []phrase.Phrase{t.timeRule()}
	if t.Options != "" {
		list = append(list, phrase.New("match-terms-options", "options", phrase.Join(phrase.Commas, phrase.Texts(strings.Fields(t.Options))...)))
	}
	if t.Position != "" {
		list = append(list, phrase.New("match-terms-position", "position", t.Position))
	}
	if draws := t.drawRule(); !draws.Empty() {
		list = append(list, draws)
	}
	if t.Rated {
		list = append(list, phrase.New("match-terms-rated"))
	}
	if t.Private {
		list = append(list, phrase.New("match-terms-private"))
	}
	return list
}

func (t Terms) timeRule() phrase.Phrase {
	switch {
	case t.PerTurn <= 0:
		return phrase.New("match-terms-no-time")
	case t.Grace <= 0:
		return phrase.New("match-terms-time-at-once", "time", t.PerTurn)
	}
	return phrase.New("match-terms-time", "time", t.PerTurn, "grace", t.Grace)
}

func (t Terms) drawRule() phrase.Phrase {
	var repetition, quiet phrase.Phrase
	if t.Repetition > 0 {
		repetition = phrase.New("match-terms-repetition", "times", phrase.New("times", "n", t.Repetition))
	}
	if t.QuietTurns > 0 {
		quiet = phrase.New("match-terms-quiet-too", "n", t.QuietTurns, "event", t.QuietUntil)
	}
	if t.Repetition <= 0 && t.QuietTurns > 0 {
		return phrase.New("match-terms-quiet", "n", t.QuietTurns, "event", t.QuietUntil)
	}
	return phrase.Join(phrase.Sentences, repetition, quiet)
}
