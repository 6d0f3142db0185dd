package referee

import (
	"context"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

// TickWatched tells the observers of a match what both of its players have been told since. The commit changes nothing where there is
// nothing to say or to look for later. Of two that are decided at once one is a conflict, so everybody is told once.
func (r *Referee) TickWatched(ctx context.Context, c *Changeset, match int, now time.Time) (games.Commit, error) {
	c.begin("", now)
	if err := r.tellObservers(ctx, c, match, now); err != nil {
		return games.Commit{}, err
	}
	return c.finish(ctx)
}

func (r *Referee) tellObservers(ctx context.Context, c *Changeset, match int, now time.Time) error {
	w, err := c.watchedMatch(ctx, match)
	if err != nil || w.Version == 0 || w.Due.IsZero() {
		return err
	}
	p, err := c.public(ctx, match, w.Told, now)
	if err != nil || p.upTo < w.Told {
		return err
	}
	after, err := c.after(ctx, p, p.upTo)
	if err != nil {
		return err
	}
	told := telling{referee: r, changes: c, match: after, known: w.Told, count: p.count, now: now}
	if told.news, err = c.newsOf(ctx, p, w.Told, after); err != nil {
		return err
	}
	if err := told.everybody(ctx); err != nil {
		return err
	}
	w.Told, w.Due = p.upTo, p.next
	switch {
	case after.Stage == adjudicator.Over:
		w.Due = time.Time{}
	case w.Due.IsZero():
		w.Due = now
	}
	c.keepWatched(w)
	return nil
}

// newsOf are the lines that tell what has happened publicly since so many events, in their order.
func (c *Changeset) newsOf(ctx context.Context, p publicly, from int, after *adjudicator.Match) ([]phrase.Phrase, error) {
	before, err := c.after(ctx, p, from)
	if err != nil {
		return nil, err
	}
	var lines []phrase.Phrase
	shown := after.SetupsShown() // White's is the first
	for i := len(before.SetupsShown()); i < len(shown); i++ {
		lines = append(lines, phrase.New("watch-set-up", "name", nameIn(after, adjudicator.SeatOf(rules.Side(i))), "turn", shown[i].Turn))
	}
	n := len(before.Turns)
	for _, e := range p.events[from:p.upTo] {
		switch f := e.Fact.(type) {
		case adjudicator.TurnPlayed:
			n++
			lines = append(lines, watchTurn(after, n, e.By, f))
		case adjudicator.Undone:
			n = f.To
			lines = append(lines, phrase.New("watch-undone", "n", n))
		case adjudicator.Ended, adjudicator.Adjudicated:
			if after.Stage == adjudicator.Over {
				lines = append(lines, standing(after))
			}
		case adjudicator.Reopened:
			lines = append(lines, phrase.New("watch-goes-on"))
		}
	}
	return lines, nil
}

// watchTurn is a turn with what it took.
func watchTurn(m *adjudicator.Match, n int, by adjudicator.Seat, f adjudicator.TurnPlayed) phrase.Phrase {
	took := adjudicator.Played{Line: f.Line, Captured: f.Captured, Removed: f.Removed}
	takes := phrase.Join(phrase.Sentences, m.Captures(took), m.Removals(took))
	if takes.Empty() {
		return phrase.New("watch-turn", "n", n, "name", nameIn(m, by), "turn", f.Turn)
	}
	return phrase.New("watch-turn-takes", "n", n, "name", nameIn(m, by), "turn", f.Turn, "takes", takes)
}

// telling is what the observers of a match are told at one time.
type telling struct {
	referee *Referee
	changes *Changeset
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
	list, err := t.changes.observersOf(ctx, t.match.ID)
	if err != nil {
		return err
	}
	for _, o := range list {
		if o.AtEnd && t.match.Stage != adjudicator.Over {
			continue
		}
		p, err := t.changes.playerNumbered(ctx, o.Player)
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
	person, err := t.changes.person(ctx, to.Address)
	if err != nil || !person.Letters.Wants(club.News) {
		return err
	}
	if person.Letters.Digest {
		return t.waits(ctx, to)
	}
	s := &session{message: mailer.Message{Digest: "watched " + itoa(t.match.ID) + " " + itoa(t.count), Received: t.now}}
	w := &writer{reply: newReply(t.referee, t.changes, s), kind: kindNews, me: to}
	sent, err := w.post(ctx, t.letter(w, to, o), place{}, kindNews)
	if err == nil && sent && o.First == 0 {
		o.First = t.count
		t.changes.keepObserver(o)
	}
	return err
}

// letter is what one observer reads: all that happened since the last, the board, and whose turn it is.
func (t telling) letter(w *writer, to games.Player, o games.Observer) compose.Letter {
	r, m := t.referee, t.match
	l := w.letterTo(mailer.Address{Name: to.Name, Mailbox: to.Mailbox()}, "watched", t.subject(to))
	r.answeredAt(&l, r.accountTag(to, t.now))
	thread := "watched " + r.Key.Trace("watched", strconv.Itoa(m.ID)+" "+to.Address) // nobody can tell it beforehand
	l.MessageID = compose.MessageID(r.domain(), 0, t.count, adjudicator.NoSeat, thread)
	if o.First != 0 {
		root := compose.MessageID(r.domain(), 0, o.First, adjudicator.NoSeat, thread)
		l.InReplyTo, l.References = root, []string{root}
	}
	l.TextOnly, l.Style, l.Pictures = to.Plain, styleOf(to), ""
	if r.draws(to) {
		l.Pictures = "board-" + itoa(m.ID) + "-" + itoa(len(m.Turns))
	}
	l.Body = append(l.Body, compose.Paragraph(watchNews(m)))
	if news := t.news; !o.AtEnd {
		l.Body = append(l.Body, compose.Lines(news))
	}
	if o.AtEnd || m.Stage != adjudicator.Over {
		l.Body = append(l.Body, compose.Paragraph(standing(m)))
	}
	for _, b := range publicBoard(m) {
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

// watchNews says which game is watched.
func watchNews(m *adjudicator.Match) phrase.Phrase {
	return phrase.New("watch-news", "game", m.ID, "white", nameIn(m, adjudicator.WhiteSeat), "black", nameIn(m, adjudicator.BlackSeat), "title", phrase.GameText(m.Terms.Title))
}

// subject begins with what the reader must know.
func (t telling) subject(to games.Player) phrase.Phrase {
	white, black := phrase.Words(t.match.Players[rules.White].Name), phrase.Words(t.match.Players[rules.Black].Name)
	switch {
	case to.OneSubject:
		return phrase.New("watch-subject", "game", t.match.ID, "white", white, "black", black)
	case t.match.Stage == adjudicator.Over:
		return phrase.New("watch-subject-over", "game", t.match.ID, "result", string(t.match.Outcome.Result), "white", white, "black", black)
	}
	return phrase.New("watch-subject-turn", "game", t.match.ID, "n", len(t.match.Turns), "white", white, "black", black)
}

// watchAgain has the observers of a game that was over hear of what the host has decided about it.
func (c *Changeset) watchAgain(ctx context.Context, match int, e adjudicator.Event) error {
	if _, ended := e.Fact.(adjudicator.Ended); ended {
		return nil
	}
	w, err := c.watchedMatch(ctx, match)
	if err != nil || w.Version == 0 || !w.Due.IsZero() {
		return err
	}
	w.Due = e.At
	c.keepWatched(w)
	return nil
}
