package compose

import (
	"bytes"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// appendGame says how each kind of unit moves, from the game's data, in the first letter that asks the reader to play.
func (in *News) appendGame(b []Block) []Block {
	m := in.Match
	described, ok := m.Game.(rules.Described)
	if !ok || m.ID != 0 && !in.first() {
		return b
	}
	game := described.Describe()
	for _, part := range game.Parts {
		if len(part.Units) == 0 {
			continue
		}
		b = append(b, Heading(phrase.New("letter-game-part", "title", part.Title)))
		if lines := unsaid(part.Lines, game.Short); len(lines) > 0 {
			b = append(b, List(lines))
		}
		b = append(b, Moves(part.Units))
	}
	return b
}

// first reports whether the letter is the first that asks the reader to play: that of the start, or of the opponent's first turn.
func (in *News) first() bool {
	m := in.Match
	if m.Stage != adjudicator.Playing || !m.Awaits(in.To) || m.Setups[in.To.Side()].Turn != "" || len(m.Turns) > 1 {
		return false
	}
	if len(m.Turns) == 0 {
		return in.starts()
	}
	return !m.Turns[0].Ahead && adjudicator.SeatOf(m.Turns[0].Side) != in.To && in.tells(func(t adjudicator.Topics) bool { return t.Turn == 1 })
}

// unsaid leaves out what has been said.
func unsaid(lines, said []phrase.Phrase) []phrase.Phrase {
	return slices.DeleteFunc(slices.Clone(lines), func(l phrase.Phrase) bool {
		return slices.ContainsFunc(said, func(s phrase.Phrase) bool { return s.String() == l.String() })
	})
}

// Heading stands above what belongs together.
type Heading phrase.Phrase

func (h Heading) appendText(b []byte, in *catalog.Language) []byte {
	return appendWrapped(b, in.Say(phrase.Phrase(h)), "", "")
}

func (h Heading) appendHTML(b []byte, in *catalog.Language) []byte {
	return element(b, `<p style="margin:16px 0 6px"><b>`, in.Say(phrase.Phrase(h)), "</b></p>\n")
}

// Moves says how each kind of unit moves: in a sentence, and in a small drawing.
type Moves []rules.UnitFacts

// drawnReach is how far from the middle a movement is drawn in a letter.
const drawnReach = 3

func (m Moves) appendText(b []byte, in *catalog.Language) []byte {
	for _, u := range m {
		b = appendWrapped(b, unitWords(u, in), "- ", "  ")
	}
	sketches, signs := m.sketches(), m.signs(in)
	for len(sketches) > 0 {
		n := fitting(sketches)
		b = appendRow(append(b, '\n'), sketches[:n])
		sketches = sketches[n:]
	}
	if signs != "" {
		b = appendWrapped(append(b, '\n'), signs, "", "")
	}
	return b
}

// unitWords says what a kind is called and how it moves.
func unitWords(u rules.UnitFacts, in *catalog.Language) string {
	words := []string{in.Say(phrase.New("rules-says-unit", "unit", phrase.Term{Kind: "unit", Name: u.Name}, "letter", u.Letter)) + ":"}
	if u.Moves != "" {
		words = append(words, in.Say(moveWords(u.Moves))+".")
	}
	words = append(words, in.All(u.Says)...)
	for _, o := range u.Other {
		words = append(words, in.Say(phrase.New("rules-says-other-moves", "when", o.When, "move", moveWords(o.Moves))))
	}
	return strings.Join(words, " ")
}

// moveWords puts a movement into words, as the game has read it already.
func moveWords(text string) phrase.Phrase {
	m, err := board.ParseMove(text)
	if err != nil {
		return phrase.Of(text)
	}
	return m.Words()
}

// sketches draws each kind's movement; those that move alike share no drawing, for it has the unit's letter.
func (m Moves) sketches() [][][]byte {
	var list [][][]byte
	for _, u := range m {
		if move, err := board.ParseMove(u.Moves + u.Drawn); err == nil {
			list = append(list, move.Sketch(u.Letter, drawnReach))
		}
	}
	return list
}

// signs explains the marks of the drawings.
func (m Moves) signs(in *catalog.Language) string {
	signs := board.Signs(slices.Concat(m.sketches()...))
	if len(signs) == 0 {
		return ""
	}
	return in.Say(phrase.New("rules-says-signs", "signs", phrase.Join(phrase.Semicolons, signs...)))
}

// between is the room between two drawings.
const between = 4

// fitting is how many of the drawings stand side by side; one at least.
func fitting(sketches [][][]byte) int {
	width := 0
	for i, s := range sketches {
		if width += between + 2*len(s) - 1; width > textWidth && i > 0 {
			return i
		}
	}
	return len(sketches)
}

// appendRow draws side by side, each in the middle of the row's height.
func appendRow(b []byte, sketches [][][]byte) []byte {
	high := 0
	for _, s := range sketches {
		high = max(high, len(s))
	}
	for y := range high {
		var line []byte
		for _, s := range sketches {
			line = append(line, bytes.Repeat([]byte{' '}, between)...)
			if row := y - (high-len(s))/2; row >= 0 && row < len(s) {
				line = appendSpaced(line, s[row])
				continue
			}
			line = append(line, bytes.Repeat([]byte{' '}, 2*len(s)-1)...)
		}
		b = append(append(b, bytes.TrimRight(line, " ")...), '\n')
	}
	return b
}

func appendSpaced(b, row []byte) []byte {
	for i, c := range row {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, c)
	}
	return b
}

func (m Moves) appendHTML(b []byte, in *catalog.Language) []byte {
	b = append(b, `<table cellspacing="0" cellpadding="0" border="0">`+"\n"...)
	for _, u := range m {
		b = append(b, `<tr><td valign="top" style="padding:4px 12px 4px 0"><pre style="margin:0;padding:4px 6px;`+paper+`;line-height:1.1">`...)
		if move, err := board.ParseMove(u.Moves + u.Drawn); err == nil {
			for i, row := range move.Sketch(u.Letter, drawnReach) {
				if i > 0 {
					b = append(b, '\n')
				}
				b = append(b, strings.ReplaceAll(string(appendSpaced(nil, row)), ".", "&#183;")...)
			}
		}
		b = element(b, `</pre></td><td valign="top" style="padding:4px 0">`, unitWords(u, in), "</td></tr>\n")
	}
	b = append(b, "</table>\n"...)
	if signs := m.signs(in); signs != "" {
		b = element(b, `<p style="margin:8px 0">`, signs, "</p>\n")
	}
	return b
}
