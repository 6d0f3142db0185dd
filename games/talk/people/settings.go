package people

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// setting changes what the speaker has chosen for themselves.
func setting(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	p, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	switch c.Kind {
	case command.NewKey:
		return renewKeys(e, p, talk.Say(c.Line, phrase.New("referee-new-keys"))), nil
	case command.Name:
		return rename(ctx, e, c, p)
	case command.Mail:
		if c.Letters != nil {
			return reply.Letters(ctx, e, c)
		}
		if style, ok := boardNamed(c.Text); ok {
			p.Board = style
			return Chosen(e, p, talk.Answer{Line: c.Line, Text: drawnAs(p)}), nil
		}
		p = mailAs(p, c.Text)
		return Chosen(e, p, talk.Say(c.Line, comesAs(e.Settings, p, c.Text))), nil
	}
	return unblock(ctx, e, c, p)
}

// unblock has the speaker get mail again. In which games it is their turn they may not know: nobody has told them.
func unblock(ctx context.Context, e *talk.Execution, c command.Command, p games.Player) (talk.Answer, error) {
	p.Blocked = false
	a := Chosen(e, p, talk.Say(c.Line, phrase.New("referee-unblocked")))
	live, err := e.Changes.MatchesOf(ctx, p.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	var theirs []games.Summary
	for _, s := range live {
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return talk.Answer{}, err
		}
		if seat := m.SeatOfAddress(p.Address); m.Stage == adjudicator.Playing && m.Awaits(seat) {
			theirs = append(theirs, s)
		}
	}
	if len(theirs) > 0 {
		a.Text = append(a.Text, phrase.New("referee-unblocked-turns", "n", len(theirs), "games", talk.GameNumbers(theirs), "game", theirs[0].ID))
	}
	return a, nil
}

func Chosen(e *talk.Execution, p games.Player, a talk.Answer) talk.Answer {
	e.Changes.KeepPlayer(p)
	a.Acted = true
	return a
}

// mailAs is a player with another choice about their letters.
func mailAs(p games.Player, choice string) games.Player {
	switch choice {
	case command.MailText:
		p.Plain = true
	case command.MailHTML:
		p.Plain = false
	case command.MailPictures:
		p.NoPictures = false
	case command.MailNoPictures:
		p.NoPictures = true
	case command.MailConstantSubjects:
		p.OneSubject = true
	case command.MailTellingSubjects:
		p.OneSubject = false
	}
	return p
}

// comesAs says how a player's letters will look after a choice.
func comesAs(r *talk.Settings, p games.Player, choice string) phrase.Phrase {
	pictures := choice == command.MailPictures || choice == command.MailNoPictures
	switch {
	case choice == command.MailConstantSubjects && !r.PlusAddress:
		return phrase.New("referee-mail-subjects-cannot")
	case choice == command.MailConstantSubjects:
		return phrase.New("referee-mail-subjects-constant")
	case choice == command.MailTellingSubjects:
		return phrase.New("referee-mail-subjects-telling")
	case p.Plain && pictures:
		return phrase.New("referee-mail-text-has-no-pictures")
	case p.Plain:
		return phrase.New("referee-mail-text")
	case choice == command.MailPictures && !r.Pictures:
		return phrase.New("referee-mail-no-pictures-here")
	case pictures && p.NoPictures:
		return phrase.New("referee-mail-without-pictures")
	case p.NoPictures || !r.Pictures:
		return phrase.New("referee-mail-html")
	}
	return phrase.New("referee-mail-with-pictures")
}
