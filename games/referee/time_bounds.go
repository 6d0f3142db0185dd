package referee

import (
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// outOfBounds says that the control of a game that somebody wants to begin lies outside of the host's bounds, and what to write instead;
// nothing where it does not. verb is the word of their command.
func (e *execution) outOfBounds(n *command.New, verb string) phrase.Phrase {
	control, bounds := e.referee.Time, e.referee.TimeBounds
	if n.Timed {
		control = n.Time
	}
	if bounds.Hold(control) {
		return phrase.Phrase{}
	}
	return phrase.New("referee-time-bounds", "said", control.String(), "least", bounds.Least, "most", bounds.Most,
		"clocked", yesOrNo(bounds.Clocked), "verb", verb, "example", bounds.Nearest(control).String())
}
