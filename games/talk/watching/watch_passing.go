package watching

import (
	"context"
	"slices"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

// TickWatched tells the observers of a match what both of its players have been told since. The commit changes nothing where there is
// nothing to say or to look for later. Of two that are decided at once one is a conflict, so everybody is told once.
func TickWatched(ctx context.Context, r *talk.Settings, c *changes.Set, match int, now time.Time) (games.Commit, error) {
	c.Begin("", now)
	if err := tellObservers(ctx, r, c, match, now); err != nil {
		return games.Commit{}, err
	}
	return c.Finish(ctx)
}

func tellObservers(ctx context.Context, r *talk.Settings, c *changes.Set, match int, now time.Time) error {
	w, err := changes.WatchedMatch(ctx, c, match)
	if err != nil || w.Version == 0 || w.Due.IsZero() {
		return err
	}
	p, err := changes.Public(ctx, c, match, w.Told, now)
	if err != nil || p.UpTo < w.Told {
		return err
	}
	after, err := c.After(ctx, p, p.UpTo)
	if err != nil {
		return err
	}
	told := telling{referee: r, changes: c, match: after, known: w.Told, count: p.Count, now: now}
	if told.news, err = changes.NewsOf(ctx, c, p, w.Told, after); err != nil {
		return err
	}
	if err := told.everybody(ctx); err != nil {
		return err
	}
	w.Told, w.Due = p.UpTo, p.Next
	switch {
	case after.Stage == adjudicator.Over:
		w.Due = time.Time{}
	case w.Due.IsZero():
		w.Due = now
	}
	changes.KeepWatched(c, w)
	return nil
}

// telling is what the observers of a match are told at one time.
type telling struct {
	referee *talk.Settings
	changes *changes.Set
	match   *adjudicator.Match // as everybody may know it now
	known   int                // of so many events observers knew before
	count   int                // after so many events that observers hear of; how many there are besides is nobody's business
	news    []phrase.Phrase
	now     time.Time
}

func (t telling) everybody(ctx context.Context) error {
	if len(t.news) == 0 {
		return nil
	}
	list, err := changes.ObserversOf(ctx, t.changes, t.match.ID)
	if err != nil {
		return err
	}
	for _, o := range list {
		if o.AtEnd && t.match.Stage != adjudicator.Over {
			continue
		}
		p, err := t.changes.PlayerNumbered(ctx, o.Player)
		if err != nil {
			return err
		}
		if err := t.one(ctx, p, o); err != nil {
			return err
		}
	}
	return nil
}

// one tells one observer, unless they want no such letters, or none at all.
func (t telling) one(ctx context.Context, to games.Player, o games.Observer) error {
	if to.Address == "" || to.Blocked {
		return nil
	}
	person, err := t.changes.Person(ctx, to.Address)
	if err != nil || !person.Letters.Wants(club.News) {
		return err
	}
	if person.Letters.Digest {
		return t.waits(ctx, to)
	}
	s := &talk.Session{Message: mailer.Message{Digest: "watched " + changes.Itoa(t.match.ID) + " " + changes.Itoa(t.count), Received: t.now}}
	w := reply.NewWriter(talk.NewReply(t.referee, t.changes, s), to, talk.KindNews)
	sent, err := w.Post(ctx, t.letter(w, to, o), changes.Place{}, talk.KindNews)
	if err == nil && sent && o.First == 0 {
		o.First = t.count
		changes.KeepObserver(t.changes, o)
	}
	return err
}

// letter is what one observer reads: all that happened since the last, the board, and whose turn it is.
func (t telling) letter(w *reply.Writer, to games.Player, o games.Observer) compose.Letter {
	r, m := t.referee, t.match
	l := reply.LetterTo(w, mailer.Address{Name: to.Name, Mailbox: to.Mailbox()}, "watched", t.subject(to))
	reply.AnsweredAt(r, &l, reply.AccountTag(r, to, t.now))
	thread := "watched " + r.Key.Trace("watched", strconv.Itoa(m.ID)+" "+to.Address) // nobody can tell it beforehand
	l.MessageID = compose.MessageID(r.Domain(), 0, t.count, adjudicator.NoSeat, thread)
	if o.First != 0 {
		root := compose.MessageID(r.Domain(), 0, o.First, adjudicator.NoSeat, thread)
		l.InReplyTo, l.References = root, []string{root}
	}
	l.TextOnly, l.Style, l.Pictures = to.Plain, reply.StyleOf(to), ""
	if r.Draws(to) {
		l.Pictures = "board-" + changes.Itoa(m.ID) + "-" + changes.Itoa(len(m.Turns))
	}
	l.Body = append(l.Body, compose.Paragraph(reply.WatchNews(m)))
	if news := t.news; !o.AtEnd {
		l.Body = append(l.Body, compose.Lines(news))
	}
	if o.AtEnd || m.Stage != adjudicator.Over {
		l.Body = append(l.Body, compose.Paragraph(changes.Standing(m)))
	}
	for _, b := range reply.PublicBoard(m) {
		if !o.AtEnd {
			b.Drawing = b.Drawing.Told()
		}
		l.Body = append(l.Body, b)
	}
	footer := phrase.New("watch-footer", "game", m.ID)
	if m.Stage == adjudicator.Over {
		footer = phrase.New("watch-footer-over", "game", m.ID)
	}
	l.Body = append(l.Body, compose.Rule{}, compose.Paragraph(footer))
	return l
}

// subject begins with what the reader must know.
func (t telling) subject(to games.Player) phrase.Phrase {
	white, black := phrase.Words(t.match.Seats[rules.White].Player.Name), phrase.Words(t.match.Seats[rules.Black].Player.Name)
	switch {
	case to.OneSubject:
		return phrase.New("watch-subject", "game", t.match.ID, "white", white, "black", black)
	case t.match.Stage == adjudicator.Over:
		return phrase.New("watch-subject-over", "game", t.match.ID, "result", string(t.match.Outcome.Result), "white", white, "black", black)
	}
	return phrase.New("watch-subject-turn", "game", t.match.ID, "n", len(t.match.Turns), "white", white, "black", black)
}

// waits has the news of a watched game wait for an observer's digest. One topic a game is enough: it knows since when there is news.
func (t telling) waits(ctx context.Context, to games.Player) error {
	topics, err := t.changes.TopicsOf(ctx, to.Address)
	if err != nil || slices.ContainsFunc(topics, func(w games.Topic) bool { return w.Kind == reply.TopicWatched && w.Match == t.match.ID }) {
		return err
	}
	who, err := changes.ReaderOfDigest(ctx, t.changes, to.Address)
	if err != nil {
		return err
	}
	t.changes.Wait(games.Topic{ID: "watched " + to.Address + " " + changes.Itoa(t.match.ID) + " " + changes.Itoa(t.count), Player: to.Address, Kind: reply.TopicWatched, Match: t.match.ID,
		Known: t.known, At: t.now, Due: who.Letters.Due(t.now, who.Zone, who.Last)})
	return nil
}
