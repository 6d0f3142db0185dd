package adjudicator

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

func saying() Action {
	return Action{
		Name: "say", Help: "commands",
		Words: []Words{{[]string{"say"}, Lines}},
		Make:  func(a Asked) Deed { return Say{Text: a.Text} },

		decisions: []decision{on(say)},
		facts:     []factRow{personal(fact("said", anyStage, addSaid), Said.without)},
	}
}

// Say is a line to the opponent.
type Say struct{ Text string }

func (Say) deed() {}

// Said keeps it: the player's own words.
type Said struct {
	Text string `json:"text"`
}

func (Said) fact() {}

// say carries a line to the opponent, from the challenge on and also after the game.
func say(d *decider, do Say) {
	text := strings.TrimSpace(do.Text)
	switch {
	case d.Stage == Unborn || d.Stage == Refused:
		d.refuse(whyNotInPlay(d)...)
	case text == "":
		d.refuse(phrase.New("match-say-nothing"))
	case d.Player(d.c.By.Other()).Level > 0:
		d.answer(phrase.New("match-say-program"))
	default:
		d.happen(Said{Text: text})
		d.answer(phrase.New("match-said", "name", seatName(&d.Match, d.c.By.Other())))
		d.report(quoted(seatName(&d.Match, d.c.By), text))
		d.notices[len(d.notices)-1].Heads = Wrote
	}
}

// addSaid keeps what was said in the same letter as a turn with that turn, whether it stood before or after it.
func addSaid(m *Match, e Event, f Said) error {
	if e.Cause == "" || f.Text == "" || m.Stage != Playing && m.Stage != Over { // the words of who is forgotten are empty
		return nil
	}
	if n := turnOf(m, e); n > 0 {
		m.Turns = slices.Clone(m.Turns)
		last := &m.Turns[n-1]
		last.Comment = append(slices.Clip(last.Comment), f.Text)
		return nil
	}
	if m.Spoken.By != e.By || m.Spoken.Cause != e.Cause {
		m.Spoken = Spoken{By: e.By, Cause: e.Cause}
	}
	m.Spoken.Texts = append(slices.Clip(m.Spoken.Texts), f.Text)
	return nil
}

// turnOf is the number of the turn that the speaker has played by the letter of an event; 0 for none. Those that came of it by themselves
// stand behind it.
func turnOf(m *Match, e Event) int {
	for n := len(m.Turns); n > 0 && m.Turns[n-1].Cause == e.Cause; n-- {
		if t := m.Turns[n-1]; !t.Ahead && SeatOf(t.Side) == e.By {
			return n
		}
	}
	return 0
}
