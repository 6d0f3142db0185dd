package learn

import (
	"context"
	"fmt"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/robot"
	"pbem/rules/robot/study"
)

// mostStudies is how many games a player has studied a day: each takes a second or two.
const mostStudies = 20

// moments shows the moments of a game that mattered: to its players, and of a public one to everybody, once its end has been told.
func moments(ctx context.Context, e *talk.Execution, c command.Command, id int) (talk.Answer, error) {
	m, why, err := finished(ctx, e, id)
	if err != nil || !why.Empty() {
		return talk.Refuse(c.Line, why), err
	}
	seat := m.SeatOfAddress(e.Session.Speaker.Player.Address)
	if e.Session.InThread(e.At) && e.At.Match == id {
		seat = e.At.Seat
	}
	switch why, err := spent(ctx, e, id); {
	case err != nil:
		return talk.Answer{}, err
	case e.Session.Small():
		return talk.Say(c.Line, phrase.New("moments-to-reply", "game", id)), nil
	case !why.Empty():
		return talk.Refuse(c.Line, why), nil
	}
	s, err := studied(e.Settings, m)
	if err != nil {
		return talk.Answer{}, err
	}
	e.Studied = true
	e.Changes.Charge(games.Charge{Account: studyAccount(e), Kind: talk.ChargeStudy})
	as := rules.White
	if seat == adjudicator.BlackSeat {
		as = rules.Black
	}
	a := talk.Answer{Line: c.Line, Moments: compose.Moments(s, m.Game.Vocabulary(), as)}
	if seat != adjudicator.NoSeat {
		a = a.In(m, seat)
	}
	return a, nil
}

// finished is the game as far as the speaker may know it, or why it can't be studied. A private one is not told from one that is not there.
func finished(ctx context.Context, e *talk.Execution, id int) (*adjudicator.Match, phrase.Phrase, error) {
	unknown := phrase.New("moments-unknown", "game", id)
	m, err := e.Changes.Match(ctx, id)
	switch {
	case changes.NotFound(err):
		return nil, unknown, nil
	case err != nil:
		return nil, unknown, err
	}
	own := e.Session.Vouched() && m.SeatOfAddress(e.Session.Speaker.Player.Address) != adjudicator.NoSeat || e.Session.InThread(e.At) && e.At.Match == id
	if !own {
		if m.Terms.Private || m.StartedAt.IsZero() {
			return nil, unknown, nil
		}
		p, err := reply.Published(ctx, e.Changes, m, talk.DecidedAt(e))
		if err != nil {
			return nil, unknown, changes.Ignoring(err)
		}
		if m, err = e.Changes.After(ctx, p, p.UpTo); err != nil {
			return nil, unknown, err
		}
	}
	switch {
	case m.StartedAt.IsZero() || m.Stage != adjudicator.Over:
		return nil, phrase.New("moments-not-over", "game", id), nil
	case len(m.Turns) == 0:
		return nil, phrase.New("moments-none", "game", id), nil
	}
	return m, phrase.Phrase{}, nil
}

func studyAccount(e *talk.Execution) string { return "study " + e.Session.Speaker.Player.Address }

// spent says that a letter asks for more than one study, or its player for too many a day; nothing where neither is so.
func spent(ctx context.Context, e *talk.Execution, id int) (phrase.Phrase, error) {
	if e.Studied {
		return phrase.New("moments-one", "game", id), nil
	}
	n, err := e.Changes.Charged(ctx, studyAccount(e), talk.ChargeStudy, e.Session.Message.Received.Add(-changes.Day))
	if err != nil || n < mostStudies {
		return phrase.Phrase{}, err
	}
	return phrase.New("moments-many", "n", n), nil
}

// studyNodes is what the study of a game may spend: with it a whole game takes a second or two. The same game has the same study whenever and
// wherever it is made.
const studyNodes = 1_500_000

// mostMoments bounds how many studies are remembered.
const mostMoments = 100

// Unstudied is the error of a letter that asks for a study which is not at hand. It is made outside of the transaction, and then the letter is
// decided again.
type Unstudied struct {
	registry *changes.Registry
	key      string
	rules    rules.Game
	game     study.Game
}

func (u *Unstudied) Error() string { return "the game is not studied yet" }

// Study makes the study, and remembers it. It commits nothing.
func (u *Unstudied) Study() (games.Commit, error) {
	s, err := study.Of(robot.New(u.rules), u.game, studyNodes)
	if err != nil {
		return games.Commit{}, fmt.Errorf("study a game: %w", err)
	}
	u.registry.Mu.Lock()
	defer u.registry.Mu.Unlock()
	if u.registry.Moments == nil || len(u.registry.Moments) >= mostMoments {
		u.registry.Moments = map[string]study.Study{}
	}
	u.registry.Moments[u.key] = s
	return games.Commit{}, nil
}

// find returns the study, if it is remembered.
func (u *Unstudied) find() (study.Study, bool) {
	u.registry.Mu.Lock()
	defer u.registry.Mu.Unlock()
	s, ok := u.registry.Moments[u.key]
	return s, ok
}

// studied is the study of a match. The error is an *Unstudied, where studies are made apart, or that of the store.
func studied(r *talk.Settings, m *adjudicator.Match) (study.Study, error) {
	start, err := m.PositionAfter(0)
	if err != nil {
		return study.Study{}, err
	}
	u := &Unstudied{registry: r.Registry, rules: m.Game, game: study.Game{Start: start}}
	key := []string{m.Terms.RulesHash, m.Terms.Options, start.String()}
	for i, t := range m.Turns {
		turn, _ := m.Turn(i + 1)
		u.game.Turns = append(u.game.Turns, turn)
		key = append(key, t.Turn)
	}
	u.key = strings.Join(key, "\n")
	if s, ok := u.find(); ok {
		return s, nil
	}
	if r.Apart {
		return study.Study{}, u
	}
	if _, err := u.Study(); err != nil {
		return study.Study{}, err
	}
	s, _ := u.find()
	return s, nil
}
