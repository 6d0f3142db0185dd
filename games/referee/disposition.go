package referee

import (
	"slices"
	"strings"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/lobby"
	"pbem/mailer/command"
)

// handling tells what became of a person's letter. capped says that its answer was one too many for the day.
func (r Runner) handling(asked []command.Command, capped bool) games.Handling {
	speaker := r.Session.Speaker
	h := games.Handling{Disposition: disposition(r.Reply), Why: r.asked(asked), Match: r.At.Match, Player: speaker.Player.Address, Proof: speaker.Proof.Name()}
	if h.Disposition == games.AskedBack && h.Match == 0 {
		h.Match = r.Reply.Requests()[0].Match
	}
	if refusal := refusal(r.Reply); refusal != "" {
		h.Why = strings.TrimPrefix(h.Why+": "+refusal, ": ")
	}
	if capped {
		h.Disposition, h.Why = games.Capped, string(h.Disposition)+": "+h.Why
	}
	return h
}

// asked names what a letter asked for, or what it said to what was asked before: "yes: resign".
func (r Runner) asked(list []command.Command) string {
	who := r.Session.Speaker
	switch {
	case who.Invited.Reads:
		return lobby.Said(who.Invited) + ": " + who.Question.Words()
	case who.Proof != talk.ByReply:
		return talk.Kinds(list)
	case who.Question != nil:
		return who.Says.String() + ": " + who.Question.Words()
	}
	return who.Says.String() + ": " + talk.Kinds(r.Parse(who.Request.Text, who.Request.Match))
}

func disposition(r *talk.Reply) games.Disposition {
	switch {
	case r.Acted():
		return games.Acted
	case r.Session.Legibility != talk.Wholly && len(r.Requests()) == 0:
		return games.Unread
	case len(r.Requests()) > 0:
		return games.AskedBack
	case r.Failed():
		return games.Refused
	}
	return games.Answered
}

// refusal is why the first line that was not carried out was not: the code of the rule it breaks, or the key of the sentence
// that says so; "" where all were.
func refusal(r *talk.Reply) string {
	i := slices.IndexFunc(r.Answers, func(a talk.Answer) bool { return a.Failed })
	if i < 0 {
		return ""
	}
	a := r.Answers[i]
	for _, n := range a.Notices {
		switch {
		case n.Violation != nil:
			return string(n.Violation.Code)
		case len(n.Text) > 0:
			return n.Text[0].Key
		}
	}
	if len(a.Text) > 0 {
		return a.Text[0].Key
	}
	return ""
}

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
