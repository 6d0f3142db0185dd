package people

import (
	"context"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

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
