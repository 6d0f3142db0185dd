package watching

import (
	"context"
	"unicode/utf8"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

const (
	// longestComment is in characters. mostComments are kept of one person on one game, and mostOnGame of all.
	longestComment = 500
	mostComments   = 20
	mostOnGame     = 200
)

// comment keeps what an observer says of the turn that they have been told last. It stands beside the record when the game is over.
func comment(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	told, w, why, err := commented(ctx, e, c.Watched, me)
	if err != nil || !why.Empty() {
		return talk.Refuse(c.Line, why), err
	}
	unwanted, err := e.Settings.Unwanted(ctx, e.Changes, told, me)
	if err != nil {
		return talk.Answer{}, err
	}
	if unwanted {
		return talk.Refuse(c.Line, phrase.New("comment-unwanted", "game", told.ID)), nil
	}
	list, err := changes.CommentsOn(ctx, e.Changes, c.Watched)
	if err != nil {
		return talk.Answer{}, err
	}
	if why = noComment(c, told, w, me, list); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	turn, number := len(told.Turns), 1
	if n := len(list); n > 0 {
		number = list[n-1].Number + 1
	}
	link := changes.RecordOf(told).Played()[turn-1].Hash
	changes.KeepComment(e.Changes, games.Comment{Match: told.ID, Number: number, Player: me.Number, Turn: turn, Link: link, Words: c.Text, At: e.Session.Message.Received})
	a := talk.Say(c.Line, phrase.New("comment-kept", "game", told.ID, "turn", turn))
	if told.Stage == adjudicator.Over {
		a = talk.Say(c.Line, phrase.New("comment-stands", "game", told.ID, "turn", turn))
	}
	a.Acted = true
	return a, nil
}

// commented returns a game as its observers know it, if the speaker is one of them.
func commented(ctx context.Context, e *talk.Execution, id int, me games.Player) (told *adjudicator.Match, w games.Watched, why phrase.Phrase, err error) {
	told, w, why, err = watchable(ctx, e, id, me)
	if err != nil || !why.Empty() {
		return told, w, why, err
	}
	_, watches, err := changes.Observer(ctx, e.Changes, id, me.Number)
	if err == nil && !watches {
		why = phrase.New("comment-not-watching", "game", id)
	}
	return told, w, why, err
}

// noComment says why somebody cannot say what they want to of a game that they watch.
func noComment(c command.Command, told *adjudicator.Match, w games.Watched, me games.Player, list []games.Comment) phrase.Phrase {
	mine := 0
	for _, said := range list {
		if said.Player == me.Number {
			mine++
		}
	}
	switch {
	case w.Silent():
		return phrase.New("comment-off", "game", c.Watched)
	case len(told.Turns) == 0:
		return phrase.New("comment-early", "game", c.Watched)
	case utf8.RuneCountInString(c.Text) > longestComment:
		return phrase.New("comment-long", "most", longestComment)
	case mine >= mostComments:
		return phrase.New("comment-most", "most", mostComments)
	case len(list) >= mostOnGame:
		return phrase.New("comment-full", "game", c.Watched, "most", mostOnGame)
	}
	return phrase.Phrase{}
}

// switchComments has a player's game stand without comments, or with them again.
func switchComments(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	m, seat, err := e.SeatIn(ctx, c.Watched, me.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	if m == nil || seat == adjudicator.NoSeat {
		return talk.Refuse(c.Line, phrase.New("comments-not-yours", "game", c.Watched)), nil
	}
	_, w, _, err := publicMatch(ctx, e, c.Watched)
	if err != nil {
		return talk.Answer{}, err
	}
	w.Match, w.Off[seat.Side()] = c.Watched, c.No
	changes.KeepWatched(e.Changes, w)
	a := talk.Say(c.Line, phrase.New("comments-on", "game", c.Watched))
	switch {
	case c.No:
		a = talk.Say(c.Line, phrase.New("comments-off", "game", c.Watched))
	case w.Silent():
		a = talk.Say(c.Line, phrase.New("comments-off-still", "game", c.Watched, "name", changes.NameIn(m, seat.Other())))
	}
	a.Acted = true
	return a, nil
}

// LeaveGallery takes somebody who leaves out of what they watch, with what they have said of it.
func LeaveGallery(ctx context.Context, e *talk.Execution, me games.Player) error {
	list, err := changes.WatchedBy(ctx, e.Changes, me.Number)
	if err != nil {
		return err
	}
	for _, o := range list {
		o.Gone = true
		changes.KeepObserver(e.Changes, o)
	}
	said, err := e.Changes.Store.CommentsBy(ctx, me.Number)
	for _, s := range said {
		s.Gone = true
		changes.KeepComment(e.Changes, s)
	}
	return err
}
