package hosts

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Hosting is one line of the host's being carried out: by mail, once it was asked back, or on the machine.
type Hosting struct {
	*talk.Execution
	Line    string
	Do      command.Administer
	machine bool
}

// Command carries out a line of the host's, by mail. The yes comes from the account to which the host's address belongs.
func Command(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	host, err := host(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	if host.Address == "" || host.Address != e.Session.Speaker.Player.Address || !e.Session.Speaker.Consents {
		return talk.Refuse(c.Line, phrase.New("admin-not-host")), nil
	}
	return Hosting{Execution: e, Line: c.Line, Do: *c.Admin}.carryOut(ctx)
}

// host is the player to whom the host's address belongs.
func host(ctx context.Context, e *talk.Execution) (games.Player, error) {
	if e.Settings.Host == "" {
		return games.Player{}, nil
	}
	return e.Changes.PlayerAt(ctx, strings.ToLower(e.Settings.Host))
}

// Administered is what came of a line of the host's on the machine.
type Administered struct {
	Commit games.Commit
	Text   []phrase.Phrase // what to say of it
	Done   bool            // it was not refused
}

// Administer carries out a line of the host's on the machine: "void 42 the same person twice".
func Administer(ctx context.Context, r *talk.Settings, c *changes.Set, words string, letter mailer.Message) (Administered, error) {
	c.Begin("", letter.Received)
	s := &talk.Session{Message: letter}
	e := talk.NewExecution(r, c, s)
	asked := r.Parse("admin "+words, "", 0, nil)
	done, err := onMachine(ctx, e, asked)
	if err != nil {
		return Administered{}, err
	}
	if !done.Done {
		return done, nil
	}
	if _, err = reply.Write(ctx, e.Reply, changes.Place{}); err != nil {
		return Administered{}, err
	}
	done.Commit, err = c.Finish(ctx)
	return done, err
}

func onMachine(ctx context.Context, e *talk.Execution, asked []command.Command) (Administered, error) {
	if len(asked) != 1 || asked[0].Kind != command.Admin {
		return Administered{Text: []phrase.Phrase{phrase.New("command-admin-what")}}, nil
	}
	c := asked[0]
	if !c.Problem.Empty() {
		return Administered{Text: []phrase.Phrase{c.Problem}}, nil
	}
	a, err := Hosting{Execution: e, Line: c.Line, Do: *c.Admin, machine: true}.carryOut(ctx)
	return Administered{Text: append(append(a.Text, a.Lines...), a.After), Done: !a.Failed}, err
}

func (h Hosting) carryOut(ctx context.Context) (talk.Answer, error) {
	switch h.Do.Act {
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
func (h Hosting) audit(match int, everyone bool, concerned ...games.Player) {
	a := games.Audited{At: h.Session.Message.Received, By: games.AuditMail, Match: match, Everyone: everyone}
	a.Words = strings.TrimSpace(strings.TrimPrefix(h.Line, "admin"))
	if h.machine {
		a.By = games.AuditMachine
	}
	for _, p := range concerned {
		if p.Number > 0 && !slices.Contains(a.Players, p.Number) {
			a.Players = append(a.Players, p.Number)
		}
	}
	h.Changes.Letter.Audits = append(h.Changes.Letter.Audits, a)
}

// decided is the answer to what was done.
func (h Hosting) done(text phrase.Phrase) talk.Answer {
	a := talk.Say(h.Line, text)
	a.Acted = true
	return a
}

func (h Hosting) not(text phrase.Phrase) (talk.Answer, error) { return talk.Refuse(h.Line, text), nil }

// Administers reports whether a request is of a line of the host's.
func Administers(list []command.Command) bool {
	return slices.ContainsFunc(list, func(c command.Command) bool { return c.Kind == command.Admin })
}

// AdminTold is how far a game had come when the host was asked back about it: what is decided meanwhile disarms the yes. Heard is how often
// its end was decided.
func AdminTold(m *adjudicator.Match) games.Told {
	return games.Told{Match: m.ID, Heard: m.Revised, Turn: m.Number(), Undos: m.Undos}
}

// deed is what the host asks of a game.
func (h Hosting) deed(by adjudicator.Authority) adjudicator.Deed {
	switch do := h.Do; do.Act {
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

// Rehearsed is what a line of the host's would do on the machine. Nothing of it is kept.
type Rehearsed struct {
	Administered
	About   []phrase.Phrase // the game or the player that it is about, as they stand now; none for what is about neither
	Letters int             // how many letters it would write
}

// Rehearse carries out a line of the host's and forgets it: what is said of it is what would be said, and why it would be refused, too.
func Rehearse(ctx context.Context, r *talk.Settings, c *changes.Set, words string, letter mailer.Message) (Rehearsed, error) {
	about, err := aboutLine(ctx, r, c, words, letter)
	if err != nil {
		return Rehearsed{}, err
	}
	done, err := Administer(ctx, r, c, words, letter)
	letters := len(done.Commit.Outbox)
	done.Commit = games.Commit{}
	return Rehearsed{Administered: done, About: about, Letters: letters}, err
}

// aboutLine says how the game stands, or who the player is, that a line of the host's is about.
func aboutLine(ctx context.Context, r *talk.Settings, c *changes.Set, words string, letter mailer.Message) ([]phrase.Phrase, error) {
	asked := r.Parse("admin "+words, "", 0, nil)
	if len(asked) != 1 || asked[0].Admin == nil || !asked[0].Problem.Empty() {
		return nil, nil
	}
	h := Hosting{Execution: talk.NewExecution(r, c, &talk.Session{Message: letter}), Line: asked[0].Line, Do: *asked[0].Admin, machine: true}
	switch h.Do.Act {
	case "adjudicate", "void", "extend", "undo":
		m, trouble, err := h.Game(ctx)
		if err != nil || trouble != nil {
			return nil, err
		}
		return []phrase.Phrase{talk.StandsNow(m)}, nil
	case "ban", "unban", "rename", "lift", "keep":
		p, _, known, err := h.named(ctx, h.Do.Text)
		if err != nil || !known {
			return nil, err
		}
		line, err := h.playerLine(ctx, p)
		return []phrase.Phrase{line}, err
	}
	return nil, nil
}
