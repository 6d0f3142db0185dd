package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// setting changes what the speaker has chosen for themselves.
func (e *execution) setting(ctx context.Context, c command.Command) (answer, error) {
	p, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	switch c.Kind {
	case command.NewKey:
		return e.renewKeys(p, say(c.Line, phrase.New("referee-new-keys"))), nil
	case command.Name:
		return e.rename(ctx, c, p)
	case command.Mail:
		if c.Letters != nil {
			return e.letters(ctx, c)
		}
		if style, ok := boardNamed(c.Text); ok {
			p.Board = style
			return e.chosen(p, answer{line: c.Line, text: drawnAs(p)}), nil
		}
		p = mailAs(p, c.Text)
		return e.chosen(p, say(c.Line, e.referee.comesAs(p, c.Text))), nil
	}
	return e.unblock(ctx, c, p)
}

// unblock has the speaker get mail again. In which games it is their turn they may not know: nobody has told them.
func (e *execution) unblock(ctx context.Context, c command.Command, p games.Player) (answer, error) {
	p.Blocked = false
	a := e.chosen(p, say(c.Line, phrase.New("referee-unblocked")))
	live, err := e.changes.matchesOf(ctx, p.Address)
	if err != nil {
		return answer{}, err
	}
	var theirs []games.Summary
	for _, s := range live {
		m, err := e.changes.match(ctx, s.ID)
		if err != nil {
			return answer{}, err
		}
		if seat := m.SeatOfAddress(p.Address); m.Stage == adjudicator.Playing && m.Awaits(seat) {
			theirs = append(theirs, s)
		}
	}
	if len(theirs) > 0 {
		a.text = append(a.text, phrase.New("referee-unblocked-turns", "n", len(theirs), "games", gameNumbers(theirs), "game", theirs[0].ID))
	}
	return a, nil
}

func (e *execution) chosen(p games.Player, a answer) answer {
	e.changes.keepPlayer(p)
	a.acted = true
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
func (r *Referee) comesAs(p games.Player, choice string) phrase.Phrase {
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

// draws reports whether a player's letters show boards as pictures. Somebody who has never answered gets light letters:
// somebody else may have asked for them in their name.
func (r *Referee) draws(p games.Player) bool {
	return r.Pictures && p.Verified && !p.Plain && !p.NoPictures
}
