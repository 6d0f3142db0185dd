package reply

import (
	"context"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
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

// modest makes a letter to somebody who has proved nothing one that is worth nothing to whoever forged the letter that causes it: plain
// text, no picture, no file, not their Subject, and none of the chain of Message-IDs that they made up.
func modest(w *Writer, l compose.Letter, kind string) compose.Letter {
	switch {
	case l.Subject.Key == "robot-first-subject": // ours
	case kind == talk.KindConfirm, kind == talk.KindHeld:
		l.Subject = phrase.New("referee-confirm-subject", "what", talk.KindsSaid(toConfirm(w)))
	default:
		l.Subject = phrase.New("referee-no-subject")
	}
	l.TextOnly, l.Pictures, l.Attachments, l.References = true, "", nil, w.replied()
	spent := 0
	for i, b := range l.Body {
		if q, ok := b.(compose.Quote); ok {
			text := shortenBytes(string(q), max(0, talk.MostTheirWords-spent))
			spent += len(text)
			l.Body[i] = compose.Quote(text)
		}
	}
	return l
}

// toConfirm is what a letter asks a yes to, as commands: of what nobody has proved the kinds alone are told.
func toConfirm(w *Writer) (list []command.Command) {
	for _, q := range w.Requests() {
		list = append(list, w.Settings.Parse(q.Text, "", q.Match, w.Session.Message.From)...)
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

// shorter is the same letter with a single sentence in place of all that it says, and what is to be announced. One that asks something back cannot be
// shortened.
func shorter(l compose.Letter, announced []phrase.Phrase) compose.Letter {
	l.Body = compose.Paragraphs(append([]phrase.Phrase{phrase.New("referee-short-answer")}, announced...)...)
	return l
}

// fitting composes a letter so that it fits into the room that is left; ok is false where it cannot be made to.
func fitting(ctx context.Context, w *Writer, l compose.Letter, kind string, r room) (o games.Outgoing, ok bool, err error) {
	if !unproven(w, kind) {
		o.Envelope, err = l.Envelope()
		return o, true, err
	}
	most, err := mostBytes(ctx, w, l.To.Mailbox, r)
	if err != nil {
		return o, false, err
	}
	l = modest(w, l, kind)
	if o.Envelope, err = l.Envelope(); err == nil && r.bytes-len(o.Data) < mostUnprovenLetter && r.letters > 1 {
		l.Body = append(l.Body, compose.Paragraph(r.full))
		o.Envelope, err = l.Envelope()
	}
	if err != nil || len(o.Data) <= most {
		return o, err == nil, err
	}
	if kind == talk.KindConfirm || kind == talk.KindHeld {
		return o, false, nil
	}
	l = shorter(l, r.last)
	if o.Envelope, err = l.Envelope(); err == nil && len(o.Data) > most && len(r.last) > 0 { // a silence that nobody expects is worse than no answer
		l.Body = compose.Paragraphs(r.last...)
		o.Envelope, err = l.Envelope()
	}
	return o, err == nil && len(o.Data) <= most, err
}

// mostBytes is how large a letter to somebody who has proved nothing may be now.
func mostBytes(ctx context.Context, w *Writer, address string, r room) (int, error) {
	m := w.Session.Message
	most := min(r.bytes, mostUnprovenLetter)
	accounts := []string{w.Session.MailboxAccount(address)}
	if byDomain(w) {
		accounts = append(accounts, w.Session.DomainAccount(address))
	}
	for _, account := range accounts {
		today, err := w.Changes.Charges(ctx, account, m.Received.Add(-changes.Day), firstFew)
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
func byDomain(w *Writer) bool {
	s := w.Session
	return !s.Speaker.Elsewhere && s.Speaker.Address == talk.AtPlain && s.Message.Belief != mailer.Believed
}

// fewLeft announces, in the last answer of the first few, that those after it are as large as the letters that cause them allow; nothing in
// any other.
func fewLeft(ctx context.Context, w *Writer) (phrase.Phrase, error) {
	if !unproven(w, w.Kind) || limits(w, w.Me.Mailbox(), w.Kind)[0].Most <= firstFew {
		return phrase.Phrase{}, nil
	}
	now := w.Session.Message.Received
	today, err := w.Changes.Charges(ctx, w.Session.MailboxAccount(w.Me.Mailbox()), now.Add(-changes.Day), firstFew)
	if err != nil || len(today) != firstFew-1 {
		return phrase.Phrase{}, err
	}
	return phrase.New("referee-last-of-few", "times", mostTimes, "until", today[len(today)-1].At.Add(changes.Day)), nil
}

// spend charges a letter to the accounts that its limits look at.
func spend(ctx context.Context, w *Writer, o games.Outgoing, kind string) error {
	charge := games.Charge{Kind: kind, Bytes: len(o.Data)}
	if toRobot(w, o.To) {
		chargeRobot(w, kind)
	}
	if unproven(w, kind) {
		if kind == talk.KindStranger && w.Session.Legibility != talk.Wholly {
			charge.Kind = talk.ChargeShort
		}
		w.chargeTo(charge, w.Session.MailboxAccount(o.To), w.Session.DomainAccount(o.To))
		return nil
	}
	switch kind {
	case talk.KindUnread, talk.KindPartly:
		if charge.Words = w.Session.Fingerprint(); w.quick {
			charge.Kind = chargeQuick
		}
		w.chargeTo(charge, talk.TalkAccount(o.To))
	case talk.KindError:
		charge.Words = w.sameTurn()
		w.chargeTo(charge, talk.PlaceAccount(w.at, w.Session.Speaker.Player.Address))
		return wasRead(ctx, w, o.To)
	case talk.KindConfirm:
		by := w.Session.Speaker.Player.Address
		w.chargeTo(charge, talk.PairAccount(by, o.To), changes.WriterAccount(by), changes.ReceiverAccount(o.To))
	case talk.KindAnswer, talk.KindLook:
		return wasRead(ctx, w, o.To)
	}
	return nil
}

func (w *Writer) chargeTo(charge games.Charge, accounts ...string) {
	for _, account := range accounts {
		charge.Account = account
		w.Changes.Charge(charge)
	}
}

// wasRead has the count of a person's letters in which nothing could be read begin anew.
func wasRead(ctx context.Context, w *Writer, address string) error {
	account := talk.TalkAccount(address)
	newest, err := w.Changes.Charges(ctx, account, w.Session.Message.Received.Add(-games.ChargesKept), 1)
	if err == nil && len(newest) > 0 && newest[0].Kind != talk.ChargeRead {
		w.chargeTo(games.Charge{Kind: talk.ChargeRead}, account)
	}
	return err
}
