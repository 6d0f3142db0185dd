package referee

import (
	"context"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

const (
	// firstFew is how many letters a day a mailbox, and all of a domain together, get whatever the size of what caused them. The fields
	// of a letter's head alone can be longer than a very short letter.
	firstFew = 5
	// mostTimes is how many times as large as the letter that caused it each one is after those, at most.
	mostTimes = 3
	// mostUnprovenLetter bounds a letter to somebody who has proved nothing, in bytes.
	mostUnprovenLetter = 8 << 10
)

// mostTheirWords bounds what a letter to somebody who has proved nothing says in words of the letter that caused it, in bytes.
const mostTheirWords = 2 << 10

// modest makes a letter to somebody who has proved nothing one that is worth nothing to whoever forged the letter that causes it: plain
// text, no picture, no file, not their Subject, and none of the chain of Message-IDs that they made up.
func (w *writer) modest(l compose.Letter, kind string) compose.Letter {
	l.Subject = phrase.New("referee-your-letter")
	if kind == kindConfirm || kind == kindHeld {
		l.Subject = phrase.New("referee-confirm-subject", "what", kindsSaid(w.toConfirm()))
	}
	l.TextOnly, l.Pictures, l.Attachments, l.References = true, "", nil, w.replied()
	spent := 0
	for i, b := range l.Body {
		if q, ok := b.(compose.Quote); ok {
			text := shortenBytes(string(q), max(0, mostTheirWords-spent))
			spent += len(text)
			l.Body[i] = compose.Quote(text)
		}
	}
	return l
}

// toConfirm is what a letter asks a yes to, as commands: of what nobody has proved the kinds alone are told.
func (w *writer) toConfirm() (list []command.Command) {
	for _, q := range w.requests() {
		list = append(list, w.referee.parse(q.Text, "", q.Match, w.session.message.From)...)
	}
	return list
}

// shortenBytes cuts a text after so many bytes, between two characters.
func shortenBytes(text string, most int) string {
	if len(text) <= most {
		return text
	}
	cut := 0
	for i := range text {
		if i > most {
			break
		}
		cut = i
	}
	return text[:cut] + "…"
}

// shorter is the same letter with a single sentence in place of all that it says. One that asks something back cannot be shortened.
func shorter(l compose.Letter) compose.Letter {
	l.Body = compose.Paragraphs(phrase.New("referee-short-answer"))
	return l
}

// fitting composes a letter so that it fits into the room that is left; ok is false where it cannot be made to.
func (w *writer) fitting(ctx context.Context, l compose.Letter, kind string, r room) (o games.Outgoing, ok bool, err error) {
	if !w.unproven(kind) {
		o.Envelope, err = l.Envelope()
		return o, true, err
	}
	most, err := w.mostBytes(ctx, l.To.Mailbox, r)
	if err != nil {
		return o, false, err
	}
	l = w.modest(l, kind)
	if o.Envelope, err = l.Envelope(); err == nil && r.bytes-len(o.Data) < mostUnprovenLetter && r.letters > 1 {
		l.Body = append(l.Body, compose.Paragraph(r.full))
		o.Envelope, err = l.Envelope()
	}
	if err != nil || len(o.Data) <= most {
		return o, err == nil, err
	}
	if kind == kindConfirm || kind == kindHeld {
		return o, false, nil
	}
	o.Envelope, err = shorter(l).Envelope()
	return o, err == nil && len(o.Data) <= most, err
}

// mostBytes is how large a letter to somebody who has proved nothing may be now.
func (w *writer) mostBytes(ctx context.Context, address string, r room) (int, error) {
	m := w.session.message
	most := min(r.bytes, mostUnprovenLetter)
	accounts := []string{w.session.mailboxAccount(address)}
	if w.byDomain() {
		accounts = append(accounts, w.session.domainAccount(address))
	}
	for _, account := range accounts {
		today, err := w.changes.charges(ctx, account, m.Received.Add(-day), firstFew)
		if err != nil {
			return 0, err
		}
		if len(today) >= firstFew {
			most = min(most, mostTimes*m.Size)
		}
	}
	return most, nil
}

// byDomain reports whether an answer to somebody who has proved nothing counts by domain, too.
func (w *writer) byDomain() bool {
	s := w.session
	return !s.speaker.elsewhere && s.speaker.address == atPlain && s.message.Belief != mailer.Believed
}

// fewLeft announces, in the last answer of the first few, that those after it are as large as the letters that cause them allow; nothing in
// any other.
func (w *writer) fewLeft(ctx context.Context) (phrase.Phrase, error) {
	if !w.unproven(w.kind) || w.limits(w.me.Mailbox(), w.kind)[0].most <= firstFew {
		return phrase.Phrase{}, nil
	}
	now := w.session.message.Received
	today, err := w.changes.charges(ctx, w.session.mailboxAccount(w.me.Mailbox()), now.Add(-day), firstFew)
	if err != nil || len(today) != firstFew-1 {
		return phrase.Phrase{}, err
	}
	return phrase.New("referee-last-of-few", "times", mostTimes, "until", today[len(today)-1].At.Add(day)), nil
}

// spend charges a letter to the accounts that its limits look at.
func (w *writer) spend(ctx context.Context, o games.Outgoing, kind string) error {
	charge := games.Charge{Kind: kind, Bytes: len(o.Data)}
	if w.toRobot(o.To) {
		w.chargeRobot(kind)
	}
	if w.unproven(kind) {
		if kind == kindStranger && w.session.legibility != wholly {
			charge.Kind = chargeShort
		}
		w.chargeTo(charge, w.session.mailboxAccount(o.To), w.session.domainAccount(o.To))
		return nil
	}
	switch kind {
	case kindUnread, kindPartly:
		if charge.Words = w.session.fingerprint(); w.quick {
			charge.Kind = chargeQuick
		}
		w.chargeTo(charge, talkAccount(o.To))
	case kindError:
		charge.Words = w.sameTurn()
		w.chargeTo(charge, placeAccount(w.at, w.session.speaker.player.Address))
		return w.wasRead(ctx, o.To)
	case kindConfirm:
		by := w.session.speaker.player.Address
		w.chargeTo(charge, pairAccount(by, o.To), writerAccount(by), receiverAccount(o.To))
	case kindAnswer, kindLook:
		return w.wasRead(ctx, o.To)
	}
	return nil
}

func (w *writer) chargeTo(charge games.Charge, accounts ...string) {
	for _, account := range accounts {
		charge.Account = account
		w.changes.charge(charge)
	}
}

// wasRead has the count of a person's letters in which nothing could be read begin anew.
func (w *writer) wasRead(ctx context.Context, address string) error {
	account := talkAccount(address)
	newest, err := w.changes.charges(ctx, account, w.session.message.Received.Add(-games.ChargesKept), 1)
	if err == nil && len(newest) > 0 && newest[0].Kind != chargeRead {
		w.chargeTo(games.Charge{Kind: chargeRead}, account)
	}
	return err
}
