package referee

import (
	"context"
	"maps"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// writer writes the letters of a reply that is complete, now that it is decided where they belong.
type writer struct {
	*reply
	at       place        // the thread of the answer
	inThread bool         // the answer belongs there, and not outside of games
	kind     string       // of the answer
	me       games.Player // the speaker, as the letter has left them
	capped   bool         // an answer was one too many for the day
}

// write writes all letters into the changeset. The conversation has ended at a place. capped tells that the speaker was not
// answered, because the day's answers to such letters are used up.
func (r *reply) write(ctx context.Context, at place) (capped bool, err error) {
	w := &writer{reply: r, at: at, inThread: r.session.inThread(at), kind: r.kind()}
	if r.session.speaker.player.Address != "" {
		if w.me, err = r.session.me(ctx, r.changes); err != nil {
			return false, err
		}
	}
	if len(w.unconfirmed()) > 0 && !w.inThread { // the answers go with the first request
		w.kind = r.kindOfRequest(w.me)
	}
	for _, write := range []func(context.Context) error{w.answer, w.proposals, w.plainNews, w.renewed, w.gameNews} {
		if err := write(ctx); err != nil {
			return false, err
		}
	}
	return w.capped, nil
}

// unconfirmed lists the requests that the speaker is asked to confirm.
func (w *writer) unconfirmed() []games.Request {
	return slices.DeleteFunc(w.requests(), func(q games.Request) bool { return q.Player != "" })
}

// answer tells the speaker what was done with the letter.
func (w *writer) answer(ctx context.Context) error {
	open := w.unconfirmed()
	if len(w.answers) == 0 && len(open) == 0 {
		return nil
	}
	if err := w.farewell(ctx); err != nil {
		return err
	}
	for i, q := range open {
		var with []answer
		if i == 0 && !w.inThread {
			with = w.answers
		}
		if err := w.request(ctx, q, with); err != nil {
			return err
		}
	}
	switch {
	case len(w.answers) == 0, len(open) > 0 && !w.inThread:
		return nil
	case w.inThread:
		return w.gameAnswer(ctx)
	}
	return w.plainAnswer(ctx)
}

// farewell announces, in the last answer that a limit allows, that it is the last.
func (w *writer) farewell(ctx context.Context) error {
	n, limited, err := w.left(ctx, w.me.Mailbox(), w.kind)
	if err != nil || !limited || n != 1 || len(w.answers) == 0 && w.inThread {
		return err
	}
	var rest phrase.Phrase
	switch {
	case !w.session.proven():
		rest = phrase.New("referee-last-write-tomorrow")
	case w.kind == kindUnread || w.kind == kindPartly:
		rest = phrase.New("referee-last-but-legible")
	default:
		rest = phrase.New("referee-last-but-turns")
	}
	text := phrase.Join(phrase.Sentences, phrase.New("referee-last-answer"), rest)
	if len(w.answers) == 0 {
		w.add(answer{after: text})
		return nil
	}
	last := &w.answers[len(w.answers)-1]
	last.after = phrase.Join(phrase.Sentences, last.after, text)
	return nil
}

// gameNews tells players what happened in their games through somebody else.
func (w *writer) gameNews(ctx context.Context) error {
	for _, id := range slices.Sorted(maps.Keys(w.notices)) {
		m, err := w.changes.match(ctx, id)
		if err != nil {
			return err
		}
		for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			if err := w.newsTo(ctx, m, seat); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w *writer) newsTo(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) error {
	notices := w.notices[m.ID]
	if len(noticesTo(notices, seat)) == 0 {
		return nil
	}
	owner, err := w.changes.seated(ctx, m, seat)
	if err != nil || owner.Blocked {
		return err
	}
	letter := w.gameLetter(m, seat, owner)
	letter.Notices = notices
	_, err = w.post(ctx, compose.Game(letter), place{m.ID, seat}, kindNews)
	return err
}

// tell posts an answer to the speaker.
func (w *writer) tell(ctx context.Context, l compose.Letter, at place, kind string) error {
	sent, err := w.post(ctx, l, at, kind)
	w.capped = w.capped || err == nil && !sent
	return err
}

// post puts a letter in the outbox, unless its kind is limited and the limit is reached. What is limited comes from the null
// sender: no report about it is wanted. Only answers to players who look around are worth one.
func (w *writer) post(ctx context.Context, l compose.Letter, at place, kind string) (sent bool, err error) {
	words := ""
	n, limited, err := w.left(ctx, l.To.Mailbox, kind)
	if err != nil || limited && n == 0 {
		return false, err
	}
	if limited {
		words = fingerprint(w.session.message)
	}
	if limited && kind != kindLook {
		l.BounceTo = ""
	}
	if at.seat != adjudicator.NoSeat && !w.referee.PlusAddress {
		if l.SubjectTag, err = w.subjectTag(ctx, at); err != nil {
			return false, err
		}
	}
	l.Kind = kind
	envelope, err := l.Envelope()
	if err != nil {
		return false, err
	}
	now := w.session.message.Received
	w.changes.send(games.Outgoing{Envelope: envelope, Match: at.match, Seat: at.seat, Kind: kind, Words: words, Due: now, Created: now})
	return true, nil
}

func (w *writer) subjectTag(ctx context.Context, at place) (string, error) {
	m, err := w.changes.match(ctx, at.match)
	if err != nil {
		return "", err
	}
	owner, err := w.changes.seated(ctx, m, at.seat)
	if err != nil {
		return "", err
	}
	return w.referee.replyTag(m, at.seat, owner), nil
}

// parse reads words of a request again.
func (w *writer) parse(text string) []command.Command {
	return w.referee.parse(text, "", 0, w.session.message.From)
}

func (w *writer) language() *catalog.Language { return w.referee.Language }
