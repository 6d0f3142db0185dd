package adjudicator

import (
	"strings"

	"pbem/rules/phrase"
)

// say carries a line to the opponent, from the challenge on and also after the game.
func (d *decider) say(do Say) {
	text := strings.TrimSpace(do.Text)
	switch {
	case d.Stage == Unborn || d.Stage == Refused:
		d.refuse(d.whyNotInPlay()...)
	case text == "":
		d.refuse(phrase.New("match-say-nothing"))
	default:
		d.happen(Said{Text: text})
		d.answer(phrase.New("match-said", "name", d.name(d.c.By.Other())))
		d.report(quoted(d.name(d.c.By), text))
	}
}
