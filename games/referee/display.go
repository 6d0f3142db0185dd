package referee

import (
	"context"
	"slices"

	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// display shows a board in all the ways that letters draw boards in, each below what chooses it. To somebody who has proved nothing it is
// too much.
func (e *execution) display(ctx context.Context, c command.Command) (answer, error) {
	if !e.session.proven() {
		return say(c.Line, phrase.New("display-later")), nil
	}
	p, err := e.displayed(ctx, c)
	if err != nil {
		return refuse(c.Line, sentence(err)), nil
	}
	a := say(c.Line, phrase.New("display-words", "title", phrase.GameText(p.Title)))
	a.boards = []compose.Board{
		penned(p, compose.PlainPen, phrase.New("display-plain")), penned(p, compose.WidePen, phrase.New("display-wide")),
		penned(p, compose.UnicodePen, phrase.New("display-unicode")), penned(p, compose.TablePen, phrase.New("display-table")),
	}
	a.after, a.displays = phrase.New("display-in-html-no-pictures"), true
	if e.referee.Pictures {
		a.boards = append(a.boards, penned(p, compose.PicturePen, phrase.New("display-picture")))
		a.after = phrase.New("display-in-html")
	}
	return a, nil
}

// usual is the preset whose board is shown where none is meant: every pen can draw it, and has something to show, for its units are
// chessmen.
const usual = "cosmic"

// displayed is the preset whose board is shown: the one that was named, else that of the game in whose thread it was asked.
func (e *execution) displayed(ctx context.Context, c command.Command) (*presets.Preset, error) {
	presets := e.referee.Registry
	switch {
	case c.Text != "":
		return presets.Find(c.Text, nil)
	case !e.session.inThread(e.at):
		return presets.Find(usual, nil)
	}
	m, err := e.changes.match(ctx, e.at.match)
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
	board := drawn(title, start, p.Game, diagram.Options{As: start.ToMove()})
	board.Pen = pen
	return board
}

// displays reports whether an answer shows all pens: its letter has HTML and pictures then, whatever its reader has chosen.
func (w *writer) displays() bool {
	return slices.ContainsFunc(w.answers, func(a answer) bool { return a.displays })
}

// inAllPens has a letter shown in every way that there is, whatever its reader has chosen.
func (w *writer) inAllPens(l *compose.Letter) {
	l.TextOnly = false
	if w.referee.Pictures {
		l.Pictures = "board"
	}
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

// styleOf is how a player wants boards drawn in text.
func styleOf(p games.Player) diagram.Style {
	switch p.Board {
	case games.BoardWide:
		return diagram.Wide
	case games.BoardUnicode:
		return diagram.Unicode
	}
	return diagram.Plain
}
