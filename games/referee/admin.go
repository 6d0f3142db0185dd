package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// hosting is one line of the host's being carried out: by mail, once it was asked back, or on the machine.
type hosting struct {
	*execution
	line    string
	do      command.Administer
	machine bool
}

// administer carries out a line of the host's, by mail. The yes comes from the account to which the host's address belongs.
func (e *execution) administer(ctx context.Context, c command.Command) (answer, error) {
	host, err := e.host(ctx)
	if err != nil {
		return answer{}, err
	}
	if host.Address == "" || host.Address != e.session.speaker.player.Address || !e.session.speaker.consents {
		return refuse(c.Line, phrase.New("admin-not-host")), nil
	}
	return hosting{execution: e, line: c.Line, do: *c.Admin}.carryOut(ctx)
}

// host is the player to whom the host's address belongs.
func (e *execution) host(ctx context.Context) (games.Player, error) {
	if e.referee.Host == "" {
		return games.Player{}, nil
	}
	return e.changes.playerAt(ctx, strings.ToLower(e.referee.Host))
}

// Administered is what came of a line of the host's on the machine.
type Administered struct {
	Commit games.Commit
	Text   []phrase.Phrase // what to say of it
	Done   bool            // it was not refused
}

// Administer carries out a line of the host's on the machine: "void 42 the same person twice".
func (r *Referee) Administer(ctx context.Context, c *Changeset, words string, letter mailer.Message) (Administered, error) {
	c.begin("", letter.Received)
	s := &session{message: letter}
	e := newExecution(r, c, s)
	asked := r.parse("admin "+words, "", 0, nil)
	done, err := e.onMachine(ctx, asked)
	if err != nil {
		return Administered{}, err
	}
	if !done.Done {
		return done, nil
	}
	if _, err = e.reply.write(ctx, place{}); err != nil {
		return Administered{}, err
	}
	done.Commit, err = c.finish(ctx)
	return done, err
}

func (e *execution) onMachine(ctx context.Context, asked []command.Command) (Administered, error) {
	if len(asked) != 1 || asked[0].Kind != command.Admin {
		return Administered{Text: []phrase.Phrase{phrase.New("command-admin-what")}}, nil
	}
	c := asked[0]
	if !c.Problem.Empty() {
		return Administered{Text: []phrase.Phrase{c.Problem}}, nil
	}
	a, err := hosting{execution: e, line: c.Line, do: *c.Admin, machine: true}.carryOut(ctx)
	return Administered{Text: append(append(a.text, a.lines...), a.after), Done: !a.failed}, err
}

func (h hosting) carryOut(ctx context.Context) (answer, error) {
	switch h.do.Act {
	case "adjudicate", "void", "extend", "undo":
		return h.decide(ctx)
	case "ban", "unban", "rename", "lift", "letters", "keep":
		return h.aboutSomebody(ctx)
	case "announce":
		return h.announce(ctx)
	case "pause":
		return h.pause(ctx)
	case "players":
		return h.players(ctx)
	case "queue":
		return h.queue(ctx)
	case "audit":
		return h.audited(ctx)
	}
	return h.games(ctx)
}

// audit keeps what was done, for those whom it concerns.
func (h hosting) audit(match int, everyone bool, concerned ...games.Player) {
	a := games.Audited{At: h.session.message.Received, By: games.AuditMail, Match: match, Everyone: everyone}
	a.Words = strings.TrimSpace(strings.TrimPrefix(h.line, "admin"))
	if h.machine {
		a.By = games.AuditMachine
	}
	for _, p := range concerned {
		if p.Number > 0 && !slices.Contains(a.Players, p.Number) {
			a.Players = append(a.Players, p.Number)
		}
	}
	h.changes.letter.Audits = append(h.changes.letter.Audits, a)
}

// decided is the answer to what was done.
func (h hosting) done(text phrase.Phrase) answer {
	a := say(h.line, text)
	a.acted = true
	return a
}

func (h hosting) not(text phrase.Phrase) (answer, error) { return refuse(h.line, text), nil }

// administers reports whether a request is of a line of the host's.
func administers(list []command.Command) bool {
	return slices.ContainsFunc(list, func(c command.Command) bool { return c.Kind == command.Admin })
}

// adminTold is how far a game had come when the host was asked back about it: what is decided meanwhile disarms the yes. Heard is how often
// its end was decided.
func adminTold(m *adjudicator.Match) games.Told {
	return games.Told{Match: m.ID, Heard: m.Revised, Turn: m.Number(), Undos: m.Undos}
}

// heldAdmin looks over a line of the host's before it is asked back.
func (r runner) heldAdmin(ctx context.Context, c command.Command) (command.Command, games.Told, *answer, error) {
	if c.Admin == nil || c.Admin.Game == 0 {
		return c, games.Told{}, nil, nil
	}
	m, trouble, err := hosting{execution: r.execution, line: c.Line, do: *c.Admin}.game(ctx)
	if err != nil || trouble != nil {
		return c, games.Told{}, trouble, err
	}
	return c, adminTold(m), nil, nil
}

// standsFor says how a game stands, to the host.
func standsFor(m *adjudicator.Match) phrase.Phrase {
	if m.Stage == adjudicator.Over {
		return phrase.New("admin-stands-over", "result", string(m.Outcome.Result), "why", m.Why())
	}
	return phrase.New("admin-stands-playing", "turn", m.Number())
}

// standsNow says which game something is about, and how it stands before that is done.
func standsNow(m *adjudicator.Match) phrase.Phrase {
	return phrase.New("admin-decided-about", "game", m.ID, "white", nameIn(m, adjudicator.WhiteSeat), "black", nameIn(m, adjudicator.BlackSeat), "standing", standsFor(m))
}

// deed is what the host asks of a game.
func (h hosting) deed(by adjudicator.Authority) adjudicator.Deed {
	switch do := h.do; do.Act {
	case "extend":
		return adjudicator.Extend{By: do.Span, Reason: do.Text}
	case "undo":
		return adjudicator.GoBack{To: do.To, By: by, Reason: do.Text}
	case "void":
		return adjudicator.Adjudicate{Result: rules.Ongoing, Adjudication: adjudicator.Adjudication{By: by, Reason: do.Text}}
	default:
		return adjudicator.Adjudicate{Result: rules.Result(do.Result), Adjudication: adjudicator.Adjudication{By: by, Reason: do.Text}}
	}
}
