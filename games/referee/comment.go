package referee

import (
	"context"
	"unicode/utf8"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

const (
	// longestComment is in characters. mostComments are kept of one person on one game, and mostOnGame of all.
	longestComment = 500
	mostComments   = 20
	mostOnGame     = 200
)

// comment keeps what an observer says of the turn that they have been told last. It stands beside the record when the game is over.
func (e *execution) comment(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	told, w, why, err := e.commented(ctx, c.Watched, me)
	if err != nil || !why.Empty() {
		return refuse(c.Line, why), err
	}
	unwanted, err := e.referee.unwanted(ctx, e.changes, told, me)
	if err != nil {
		return answer{}, err
	}
	if unwanted {
		return refuse(c.Line, phrase.New("comment-unwanted", "game", told.ID)), nil
	}
	list, err := e.changes.commentsOn(ctx, c.Watched)
	if err != nil {
		return answer{}, err
	}
	if why = noComment(c, told, w, me, list); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	turn, number := len(told.Turns), 1
	if n := len(list); n > 0 {
		number = list[n-1].Number + 1
	}
	link := recordOf(told).Played()[turn-1].Hash
	e.changes.keepComment(games.Comment{Match: told.ID, Number: number, Player: me.Number, Turn: turn, Link: link, Words: c.Text, At: e.session.message.Received})
	a := say(c.Line, phrase.New("comment-kept", "game", told.ID, "turn", turn))
	if told.Stage == adjudicator.Over {
		a = say(c.Line, phrase.New("comment-stands", "game", told.ID, "turn", turn))
	}
	a.acted = true
	return a, nil
}

// commented returns a game as its observers know it, if the speaker is one of them.
func (e *execution) commented(ctx context.Context, id int, me games.Player) (told *adjudicator.Match, w games.Watched, why phrase.Phrase, err error) {
	told, w, why, err = e.watchable(ctx, id, me)
	if err != nil || !why.Empty() {
		return told, w, why, err
	}
	_, watches, err := e.changes.observer(ctx, id, me.Number)
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
func (e *execution) switchComments(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	m, seat, err := e.seatIn(ctx, c.Watched, me.Address)
	if err != nil {
		return answer{}, err
	}
	if m == nil || seat == adjudicator.NoSeat {
		return refuse(c.Line, phrase.New("comments-not-yours", "game", c.Watched)), nil
	}
	_, w, _, err := e.publicMatch(ctx, c.Watched)
	if err != nil {
		return answer{}, err
	}
	w.Match, w.Off[seat.Side()] = c.Watched, c.No
	e.changes.keepWatched(w)
	a := say(c.Line, phrase.New("comments-on", "game", c.Watched))
	switch {
	case c.No:
		a = say(c.Line, phrase.New("comments-off", "game", c.Watched))
	case w.Silent():
		a = say(c.Line, phrase.New("comments-off-still", "game", c.Watched, "name", nameIn(m, seat.Other())))
	}
	a.acted = true
	return a, nil
}

// commentsFile is the file of what observers have said of a match that is over, bound to the links of its public record; nil where nothing
// was said, or the players want none. What was said of a turn that was taken back fits no link, and is left out, as is what somebody has said
// whom a player refuses.
func (r *Referee) commentsFile(ctx context.Context, c *Changeset, m *adjudicator.Match, public *record.Record) ([]byte, error) {
	if m.Stage != adjudicator.Over {
		return nil, nil
	}
	w, err := c.watchedMatch(ctx, m.ID)
	if err != nil || w.Version == 0 || w.Silent() {
		return nil, err
	}
	list, err := c.commentsOn(ctx, m.ID)
	if err != nil {
		return nil, err
	}
	var file []byte
	played := public.Played()
	for _, said := range list {
		if said.Turn > len(played) || played[said.Turn-1].Hash != said.Link {
			continue
		}
		by, err := c.playerNumbered(ctx, said.Player)
		if err != nil {
			return nil, err
		}
		unwanted, err := r.unwanted(ctx, c, m, by)
		if err != nil {
			return nil, err
		}
		if unwanted {
			continue
		}
		for _, n := range record.WordNotes(said.Turn, said.Link, by.Name, said.Words) {
			file = append(append(file, n.String()...), '\n')
		}
	}
	return file, nil
}

// leaveGallery takes somebody who leaves out of what they watch, with what they have said of it.
func (e *execution) leaveGallery(ctx context.Context, me games.Player) error {
	list, err := e.changes.watchedBy(ctx, me.Number)
	if err != nil {
		return err
	}
	for _, o := range list {
		o.Gone = true
		e.changes.keepObserver(o)
	}
	said, err := e.changes.store.CommentsBy(ctx, me.Number)
	for _, s := range said {
		s.Gone = true
		e.changes.keepComment(s)
	}
	return err
}
