package reply

import (
	"context"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
)

// displays reports whether an answer shows all pens: its letter has HTML and pictures then, whatever its reader has chosen.
func displays(w *Writer) bool {
	return slices.ContainsFunc(w.Answers, func(a talk.Answer) bool { return a.Displays })
}

// inAllPens has a letter shown in every way that there is, whatever its reader has chosen.
func inAllPens(w *Writer, l *compose.Letter) {
	l.TextOnly = false
	if w.Settings.Pictures {
		l.Pictures = "board"
	}
}

// StyleOf is how a player wants boards drawn in text.
func StyleOf(p games.Player) diagram.Style {
	switch p.Board {
	case games.BoardWide:
		return diagram.Wide
	case games.BoardUnicode:
		return diagram.Unicode
	}
	return diagram.Plain
}

// languageOf is the language of letters to a mailbox: moments are told in the zone where its owner lives.
func (w *Writer) languageOf(ctx context.Context, mailbox string) (*catalog.Language, error) {
	owner, err := w.Changes.PlayerAt(ctx, mailbox)
	if err != nil {
		return nil, err
	}
	p, err := w.Changes.Person(ctx, owner.Address)
	if err != nil {
		return nil, err
	}
	tag, err := tagOf(ctx, w, owner, p)
	return changes.In(w.Settings.Named(tag), w.Changes.Zones.Locate(p.ZoneAt(w.Session.Message.Received))), err
}

// tagOf is the tag of the language in which somebody is written to: their own; else, to the speaker, that of the letter, and to a stranger, whom
// somebody invites or has asked something, that of who does so.
func tagOf(ctx context.Context, w *Writer, owner games.Player, p club.Person) (tag string, err error) {
	speaker := w.Session.Speaker
	by := speaker.Player.Address
	switch answers := owner.Address == by; {
	case p.Language != "":
		return p.Language, nil
	case answers && w.Session.Tongue != "" && (speaker.Request.Player == "" || speaker.Proof != talk.ByReply): // a yes has the language of its question
		return w.Session.Tongue, nil
	case answers && w.Session.Guess != "" && speaker.Request.Player == "":
		return w.Session.Guess, nil
	case owner.Verified || by == "":
		return "", nil
	case answers && speaker.Request.Player != "":
		by = speaker.Request.Player
	}
	inviter, err := w.Changes.Person(ctx, by)
	if err != nil || inviter.Language != "" {
		return inviter.Language, err
	}
	return w.Session.Tongue, nil
}

// otherwise says to somebody who has answered nothing of ours yet, and is written to in another language than the host's, how to have
// another.
func (w *Writer) otherwise(ctx context.Context) (compose.Foreign, error) {
	if w.Me.Verified || len(w.Settings.Languages) < 2 {
		return nil, nil
	}
	in, err := w.languageOf(ctx, w.Me.Mailbox())
	if err != nil || in.Tag() == w.Settings.Named("").Tag() {
		return nil, err
	}
	var lines compose.Foreign
	for _, l := range others(w, in) {
		lines = append(lines, l.Tell("letter-stranger-language"))
	}
	return lines, nil
}

// others are the languages that an invitation has a line in, besides its own.
func others(w *Writer, own *catalog.Language) (list []*catalog.Language) {
	for _, l := range w.Settings.Languages {
		if own == nil || l.Tag() != own.Tag() {
			list = append(list, l.Language)
		}
	}
	return list
}
