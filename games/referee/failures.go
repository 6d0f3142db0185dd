package referee

import (
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
)

// failures is what the lines of a letter that were not carried out keep from being tried.
type failures struct {
	games map[int]bool // what concerns these games; 0 is the game that a line names in no way
	// all is set by a line that nobody can read. It may be about anything, and what stands below it may be no order at all: a robot's
	// letter holds lines that look like commands. So nothing below it is tried but what names a game of its own.
	all bool
}

// stop reports whether a command is not tried, because a line above it failed. game is what it is about, 0 for none.
func (f failures) stop(c command.Command, game int) bool {
	if c.Number != 0 { // whose it is cannot be told: that is said
		return false
	}
	return f.games[game] && (f.all || talk.Concerns(c)) || f.all && game == 0
}

// failed notes that a command failed, which was about a game, 0 for none that could be found.
func (r Runner) failed(c command.Command, game int, f *failures) {
	if c.Number != 0 { // it may have meant either
		f.games[c.Number] = true
	}
	switch {
	case (c.Kind == command.NewGame || c.Kind == command.PlayRobot) && !r.Session.InThread(r.At): // the lines below are about the game that has not come to be
		r.At = changes.Place{}
		f.games[0] = true
	case !c.Legible():
		f.all = f.all || game == 0 || game == r.Session.Speaker.Thread.Match
		f.games[game] = true
	case talk.Concerns(c):
		f.games[game] = true
	}
}
