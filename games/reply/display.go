package reply

import (
	"slices"

	"pbem/games"
	"pbem/games/talk"
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
