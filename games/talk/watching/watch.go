package watching

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

const (
	// mostWatched games that go on can be watched by one person, and mostObservers can watch one game: each of its turns is a letter to
	// every one of them.
	mostWatched   = 50
	mostObservers = 100
)

// watch has somebody hear of a public game that others play: of each turn, or of the end alone.
func watch(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	told, w, why, err := watchable(ctx, e, c.Watched, me)
	if err != nil {
		return talk.Answer{}, err
	}
	if told != nil && told.Stage == adjudicator.Over {
		why = phrase.New("watch-over", "game", told.ID, "result", string(told.Outcome.Result), "outcome", told.Why())
	}
	if why.Empty() {
		why, err = roomToWatch(ctx, e, c, me)
	}
	if err != nil || !why.Empty() {
		return talk.Refuse(c.Line, why), err
	}
	before, watches, err := changes.Observer(ctx, e.Changes, c.Watched, me.Number)
	if err != nil {
		return talk.Answer{}, err
	}
	if watches && before.AtEnd == c.AtEnd {
		return talk.Say(c.Line, phrase.New("watch-already", "game", c.Watched)), nil
	}
	if w.Version == 0 {
		changes.KeepWatched(e.Changes, w)
	}
	changes.KeepObserver(e.Changes, games.Observer{Match: c.Watched, Player: me.Number, AtEnd: c.AtEnd, First: before.First})
	return watchesNow(e, c, told), nil
}

// watchesNow says what somebody watches now, and shows how it stands.
func watchesNow(e *talk.Execution, c command.Command, told *adjudicator.Match) talk.Answer {
	white, black := changes.NameIn(told, adjudicator.WhiteSeat), changes.NameIn(told, adjudicator.BlackSeat)
	a := talk.Say(c.Line, phrase.New("watch-turns", "game", told.ID, "white", white, "black", black, "title", phrase.GameText(told.Terms.Title)))
	if c.AtEnd {
		a = talk.Say(c.Line, phrase.New("watch-end", "game", told.ID, "white", white, "black", black, "title", phrase.GameText(told.Terms.Title)))
	}
	a.Text = append(a.Text, changes.Standing(told))
	if !e.Session.Small() {
		a.Boards = reply.PublicBoard(told)
	}
	a.Acted = true
	return a
}

// watchable returns a game as far as everybody may know it, with how far its observers have been told; or why it cannot be watched.
func watchable(ctx context.Context, e *talk.Execution, id int, me games.Player) (told *adjudicator.Match, w games.Watched, why phrase.Phrase, err error) {
	m, err := e.Changes.Match(ctx, id)
	switch {
	case changes.NotFound(err) || err == nil && m.StartedAt.IsZero():
		return nil, w, phrase.New("watch-unknown", "game", id), nil
	case err != nil:
		return nil, w, why, err
	case m.SeatOfAddress(me.Address) != adjudicator.NoSeat:
		return nil, w, phrase.New("watch-own", "game", id), nil
	case m.Terms.Private:
		return nil, w, phrase.New("watch-private", "game", id), nil
	}
	return publicMatch(ctx, e, id)
}

// publicMatch is a match as far as its observers have been told, or, where it has none, may be.
func publicMatch(ctx context.Context, e *talk.Execution, id int) (told *adjudicator.Match, w games.Watched, why phrase.Phrase, err error) {
	if w, err = changes.WatchedMatch(ctx, e.Changes, id); err != nil {
		return nil, w, why, err
	}
	p, err := changes.Public(ctx, e.Changes, id, w.Told, talk.DecidedAt(e))
	if changes.NotFound(err) { // it begins with a letter of this very moment
		return nil, w, phrase.New("watch-unknown", "game", id), nil
	}
	if err != nil {
		return nil, w, why, err
	}
	if w.Version == 0 {
		w.Told, w.Due = p.UpTo, e.Session.Message.Received
	}
	if told, err = e.Changes.After(ctx, p, w.Told); err == nil && told.StartedAt.IsZero() {
		why = phrase.New("watch-unknown", "game", id)
	}
	return told, w, why, err
}

// roomToWatch says why nobody, or not this person, can watch one more.
func roomToWatch(ctx context.Context, e *talk.Execution, c command.Command, me games.Player) (why phrase.Phrase, err error) {
	mine, err := watchedNow(ctx, e, me.Number)
	if err != nil {
		return why, err
	}
	if slices.ContainsFunc(mine, func(s watchedGame) bool { return s.told.ID == c.Watched }) {
		return why, nil
	}
	all, err := changes.ObserversOf(ctx, e.Changes, c.Watched)
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
func watchedNow(ctx context.Context, e *talk.Execution, player int) ([]watchedGame, error) {
	list, err := changes.WatchedBy(ctx, e.Changes, player)
	if err != nil {
		return nil, err
	}
	var now []watchedGame
	for _, o := range list {
		told, _, why, err := publicMatch(ctx, e, o.Match)
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
func watching(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	list, err := watchedNow(ctx, e, me.Number)
	if err != nil {
		return talk.Answer{}, err
	}
	if len(list) == 0 {
		return talk.Say(c.Line, phrase.New("watching-none")), nil
	}
	a := talk.Say(c.Line, phrase.New("watching-list", "n", len(list)))
	for _, g := range list {
		a.Lines = append(a.Lines, g.line())
	}
	return a, nil
}

func (g watchedGame) line() phrase.Phrase {
	id, title, n := g.told.ID, phrase.GameText(g.told.Terms.Title), len(g.told.Turns)
	white, black := changes.NameIn(g.told, adjudicator.WhiteSeat), changes.NameIn(g.told, adjudicator.BlackSeat)
	if g.atEnd {
		return phrase.New("watching-listed-end", "game", id, "white", white, "black", black, "title", title, "n", n)
	}
	return phrase.New("watching-listed", "game", id, "white", white, "black", black, "title", title, "n", n)
}

// unwatch has somebody hear no more of a game.
func unwatch(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	o, watches, err := changes.Observer(ctx, e.Changes, c.Watched, me.Number)
	if err != nil {
		return talk.Answer{}, err
	}
	if !watches {
		return talk.Refuse(c.Line, phrase.New("watch-not", "game", c.Watched)), nil
	}
	o.Gone = true
	changes.KeepObserver(e.Changes, o)
	a := talk.Say(c.Line, phrase.New("watch-no-more", "game", c.Watched))
	a.Acted = true
	return a, nil
}
