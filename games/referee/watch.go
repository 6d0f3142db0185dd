package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

const (
	// mostWatched games that go on can be watched by one person, and mostObservers can watch one game: each of its turns is a letter to
	// every one of them.
	mostWatched   = 50
	mostObservers = 100
)

// watch has somebody hear of a public game that others play: of each turn, or of the end alone.
func (e *execution) watch(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	told, w, why, err := e.watchable(ctx, c.Watched, me)
	if err != nil {
		return answer{}, err
	}
	if told != nil && told.Stage == adjudicator.Over {
		why = phrase.New("watch-over", "game", told.ID, "result", string(told.Outcome.Result), "outcome", told.Why())
	}
	if why.Empty() {
		why, err = e.roomToWatch(ctx, c, me)
	}
	if err != nil || !why.Empty() {
		return refuse(c.Line, why), err
	}
	before, watches, err := e.changes.observer(ctx, c.Watched, me.Number)
	if err != nil {
		return answer{}, err
	}
	if watches && before.AtEnd == c.AtEnd {
		return say(c.Line, phrase.New("watch-already", "game", c.Watched)), nil
	}
	if w.Version == 0 {
		e.changes.keepWatched(w)
	}
	e.changes.keepObserver(games.Observer{Match: c.Watched, Player: me.Number, AtEnd: c.AtEnd, First: before.First})
	return e.watches(c, told), nil
}

// watches says what somebody watches now, and shows how it stands.
func (e *execution) watches(c command.Command, told *adjudicator.Match) answer {
	white, black := nameIn(told, adjudicator.WhiteSeat), nameIn(told, adjudicator.BlackSeat)
	a := say(c.Line, phrase.New("watch-turns", "game", told.ID, "white", white, "black", black, "title", phrase.GameText(told.Terms.Title)))
	if c.AtEnd {
		a = say(c.Line, phrase.New("watch-end", "game", told.ID, "white", white, "black", black, "title", phrase.GameText(told.Terms.Title)))
	}
	a.text = append(a.text, standing(told))
	if !e.session.small() {
		a.boards = publicBoard(told)
	}
	a.acted = true
	return a
}

// watchable returns a game as far as everybody may know it, with how far its observers have been told; or why it cannot be watched.
func (e *execution) watchable(ctx context.Context, id int, me games.Player) (told *adjudicator.Match, w games.Watched, why phrase.Phrase, err error) {
	m, err := e.changes.match(ctx, id)
	switch {
	case notFound(err) || err == nil && m.StartedAt.IsZero():
		return nil, w, phrase.New("watch-unknown", "game", id), nil
	case err != nil:
		return nil, w, why, err
	case m.SeatOfAddress(me.Address) != adjudicator.NoSeat:
		return nil, w, phrase.New("watch-own", "game", id), nil
	case m.Terms.Private:
		return nil, w, phrase.New("watch-private", "game", id), nil
	}
	return e.publicMatch(ctx, id)
}

// publicMatch is a match as far as its observers have been told, or, where it has none, may be.
func (e *execution) publicMatch(ctx context.Context, id int) (told *adjudicator.Match, w games.Watched, why phrase.Phrase, err error) {
	if w, err = e.changes.watchedMatch(ctx, id); err != nil {
		return nil, w, why, err
	}
	p, err := e.changes.public(ctx, id, w.Told, e.decidedAt())
	if notFound(err) { // it begins with a letter of this very moment
		return nil, w, phrase.New("watch-unknown", "game", id), nil
	}
	if err != nil {
		return nil, w, why, err
	}
	if w.Version == 0 {
		w.Told, w.Due = p.upTo, e.session.message.Received
	}
	if told, err = e.changes.after(ctx, p, w.Told); err == nil && told.StartedAt.IsZero() {
		why = phrase.New("watch-unknown", "game", id)
	}
	return told, w, why, err
}

// roomToWatch says why nobody, or not this person, can watch one more.
func (e *execution) roomToWatch(ctx context.Context, c command.Command, me games.Player) (why phrase.Phrase, err error) {
	mine, err := e.watchedNow(ctx, me.Number)
	if err != nil {
		return why, err
	}
	if slices.ContainsFunc(mine, func(s watchedGame) bool { return s.told.ID == c.Watched }) {
		return why, nil
	}
	all, err := e.changes.observersOf(ctx, c.Watched)
	switch {
	case err != nil:
	case len(mine) >= mostWatched:
		why = phrase.New("watch-most", "most", mostWatched)
	case len(all) >= mostObservers:
		why = phrase.New("watch-full", "game", c.Watched, "most", mostObservers)
	}
	return why, err
}

// watchedGame is a game that somebody watches, as they have been told of it.
type watchedGame struct {
	told  *adjudicator.Match
	atEnd bool
}

// watchedNow lists what somebody watches whose end they have not been told.
func (e *execution) watchedNow(ctx context.Context, player int) ([]watchedGame, error) {
	list, err := e.changes.watchedBy(ctx, player)
	if err != nil {
		return nil, err
	}
	var now []watchedGame
	for _, o := range list {
		told, _, why, err := e.publicMatch(ctx, o.Match)
		if err != nil {
			return nil, err
		}
		if why.Empty() && told.Stage != adjudicator.Over {
			now = append(now, watchedGame{told, o.AtEnd})
		}
	}
	return now, nil
}

// watching lists what somebody watches.
func (e *execution) watching(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	list, err := e.watchedNow(ctx, me.Number)
	if err != nil {
		return answer{}, err
	}
	if len(list) == 0 {
		return say(c.Line, phrase.New("watching-none")), nil
	}
	a := say(c.Line, phrase.New("watching-list", "n", len(list)))
	for _, g := range list {
		a.lines = append(a.lines, g.line())
	}
	return a, nil
}

func (g watchedGame) line() phrase.Phrase {
	id, title, n := g.told.ID, phrase.GameText(g.told.Terms.Title), len(g.told.Turns)
	white, black := nameIn(g.told, adjudicator.WhiteSeat), nameIn(g.told, adjudicator.BlackSeat)
	if g.atEnd {
		return phrase.New("watching-listed-end", "game", id, "white", white, "black", black, "title", title, "n", n)
	}
	return phrase.New("watching-listed", "game", id, "white", white, "black", black, "title", title, "n", n)
}

// decidedAt is the moment at which the letter is decided, which may be later than that of its arrival.
func (e *execution) decidedAt() time.Time {
	if e.changes.Now.IsZero() {
		return e.session.message.Received
	}
	return e.changes.Now
}

// unwatch has somebody hear no more of a game.
func (e *execution) unwatch(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	o, watches, err := e.changes.observer(ctx, c.Watched, me.Number)
	if err != nil {
		return answer{}, err
	}
	if !watches {
		return refuse(c.Line, phrase.New("watch-not", "game", c.Watched)), nil
	}
	o.Gone = true
	e.changes.keepObserver(o)
	a := say(c.Line, phrase.New("watch-no-more", "game", c.Watched))
	a.acted = true
	return a, nil
}

// standing says whose turn it is in a game that everybody may look at, or how it ended.
func standing(m *adjudicator.Match) phrase.Phrase {
	switch {
	case m.Stage == adjudicator.Over:
		return phrase.New("watch-ended", "result", string(m.Outcome.Result), "outcome", m.Why())
	case m.SettingUp():
		return phrase.New("watch-set-ups")
	}
	return phrase.New("watch-to-play", "turn", m.Number(), "name", nameIn(m, m.ToMove()))
}

// publicBoard is the board as everybody sees it; none before the set-ups.
func publicBoard(m *adjudicator.Match) []compose.Board {
	if m.Number() == 0 || rules.AwaitsSetup(m.Position) {
		return nil
	}
	return []compose.Board{boardAfter(m, m.Position, len(m.Turns), rules.White)}
}
