package people

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
	"pbem/rules/presets"
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

// strict has every turn of the speaker's be asked back before it is played, or not any more; without an answer it says which it is.
func strict(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	on, err := talk.IsStrict(ctx, e, me)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Answer{Line: c.Line}
	if (c.Yes || c.No) && on != c.Yes {
		if _, err := e.Changes.Happened(ctx, me.Address, club.StrictChosen{On: c.Yes}); err != nil {
			return talk.Answer{}, err
		}
		on, a.Acted = c.Yes, true
	}
	a.Text = []phrase.Phrase{phrase.New("referee-strict-off")}
	if on {
		a.Text = []phrase.Phrase{phrase.New("referee-strict-on")}
	}
	return a, nil
}

// language has the speaker written to in another language from now on; without one it says which it is, and which there are.
func language(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	if c.Text == "" {
		return talk.Say(c.Line, phrase.New("referee-language-is", "languages", offered(e.Settings))), nil
	}
	chosen, ok := e.Settings.Languages.Named(c.Text)
	if !ok {
		return talk.Refuse(c.Line, phrase.New("referee-language-unknown", "words", phrase.Words(c.Text), "languages", offered(e.Settings))), nil
	}
	_, err = e.Changes.Happened(ctx, me.Address, club.LanguageChosen{Language: chosen.Tag()})
	return reply.Acting(talk.Say(c.Line, phrase.New("referee-language-chosen"))), err
}

// offered lists the languages, each with what to write for it.
func offered(r *talk.Settings) phrase.List {
	list := phrase.List{How: phrase.And}
	for _, l := range r.Languages {
		list.Items = append(list.Items, phrase.New("referee-language-offered", "name", l.Name, "command", phrase.Command("language "+l.Tag())))
	}
	return list
}

// display shows a board in all the ways that letters draw boards in, each below what chooses it. To somebody who has proved nothing it is
// too much.
func display(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	if !e.Session.Proven() {
		return talk.Say(c.Line, phrase.New("display-later")), nil
	}
	p, err := displayed(ctx, e, c)
	if err != nil {
		return talk.Refuse(c.Line, changes.Sentence(err)), nil
	}
	a := talk.Say(c.Line, phrase.New("display-words", "title", phrase.GameText(p.Title)))
	a.Boards = []compose.Board{
		penned(p, compose.PlainPen, phrase.New("display-plain")), penned(p, compose.WidePen, phrase.New("display-wide")),
		penned(p, compose.UnicodePen, phrase.New("display-unicode")), penned(p, compose.TablePen, phrase.New("display-table")),
	}
	a.After, a.Displays = phrase.New("display-in-html-no-pictures"), true
	if e.Settings.Pictures {
		a.Boards = append(a.Boards, penned(p, compose.PicturePen, phrase.New("display-picture")))
		a.After = phrase.New("display-in-html")
	}
	return a, nil
}

// usual is the preset whose board is shown where none is meant: every pen can draw it, and has something to show, for its units are
// chessmen.
const usual = "cosmic"

// displayed is the preset whose board is shown: the one that was named, else that of the game in whose thread it was asked.
func displayed(ctx context.Context, e *talk.Execution, c command.Command) (*presets.Preset, error) {
	presets := e.Settings.Registry
	switch {
	case c.Text != "":
		return presets.Find(c.Text, nil)
	case !e.Session.InThread(e.At):
		return presets.Find(usual, nil)
	}
	m, err := e.Changes.Match(ctx, e.At.Match)
	if err != nil {
		return nil, err
	}
	p, err := presets.Find(m.Terms.Preset, nil)
	if err != nil { // the host has taken it away since
		return presets.Find(usual, nil)
	}
	return p, nil
}

func penned(p *presets.Preset, pen compose.Pen, title phrase.Phrase) compose.Board {
	start := p.Game.Start()
	board := talk.Drawn(title, start, p.Game, diagram.Options{As: start.ToMove()})
	board.Pen = pen
	return board
}

// boardNamed is how boards are drawn in text after a choice; ok is false for one that is about something else.
func boardNamed(choice string) (style string, ok bool) {
	switch choice {
	case command.MailBoardPlain:
		return "", true
	case command.MailBoardWide:
		return games.BoardWide, true
	case command.MailBoardUnicode:
		return games.BoardUnicode, true
	}
	return "", false
}

// drawnAs says how a player's boards will look in text.
func drawnAs(p games.Player) []phrase.Phrase {
	text := []phrase.Phrase{phrase.New("referee-mail-board-plain")}
	switch p.Board {
	case games.BoardWide:
		text = []phrase.Phrase{phrase.New("referee-mail-board-wide")}
	case games.BoardUnicode:
		text = []phrase.Phrase{phrase.New("referee-mail-board-unicode")}
	}
	if !p.Plain {
		text = append(text, phrase.New("referee-mail-board-in-html"))
	}
	return text
}
