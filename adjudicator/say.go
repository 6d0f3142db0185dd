package adjudicator

import (
	"fmt"
	"strings"
)

// say carries a line to the opponent, from the challenge on and also after the game.
func (d *decider) say(do Say) {
	text := strings.TrimSpace(do.Text)
	switch {
	case d.Stage == Unborn || d.Stage == Refused:
		d.refuse(d.whyNotInPlay()...)
	case text == "":
		d.refuse("There was nothing after say.")
	default:
		d.happen(Said{Text: text})
		d.answer(fmt.Sprintf("Your words go to %s.", d.name(d.c.By.Other())))
		d.report(quoted(d.name(d.c.By), text))
	}
}
