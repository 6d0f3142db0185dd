package compose

import (
	"bytes"
	"strconv"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/robot/study"
)

// Moments are the blocks of a study: how the game went, each moment as a question, and below them all the answers. Boards are seen from a side.
func Moments(s study.Study, words *rules.Vocabulary, as rules.Side) []Block {
	b := []Block{Paragraph(phrase.New("moments-begin", "n", len(s.Moments)))}
	if len(s.Curve) > 0 {
		b = append(b, curveOf(s), Paragraph(phrase.New("moments-curve", "n", len(s.Moments), "first", s.First)))
	}
	if len(s.Moments) == 0 {
		return b
	}
	for i, m := range s.Moments {
		b = append(b, Board{Title: question(m, i+1), As: as, Drawing: diagram.New(m.Before, words, diagram.Options{As: as})})
	}
	b = append(b, Rule{}, Paragraph(phrase.New("moments-answers", "n", len(s.Moments))))
	for i, m := range s.Moments {
		b = append(b, Paragraphs(phrase.Join(phrase.Sentences, answers(m, i+1)...))...)
		b = append(b, betterBoard(m, words, as))
	}
	return append(b, Paragraph(phrase.New("moments-estimates")))
}

// question asks what the reader would play.
func question(m study.Moment, n int) phrase.Phrase {
	side := m.Before.ToMove()
	switch m.Kind {
	case study.Won:
		return phrase.New("moments-ask-won", "n", n, "number", m.Number, "side", side)
	case study.Forced:
		return phrase.New("moments-ask-forced", "n", n, "number", m.Number, "side", side, "other", side.Other())
	}
	return phrase.New("moments-ask", "n", n, "number", m.Number, "side", side)
}

// answers say what was played, what that let happen, and what was stronger.
func answers(m study.Moment, n int) []phrase.Phrase {
	side, better := m.Before.ToMove(), m.Better[0]
	said := []phrase.Phrase{phrase.New("moments-played", "n", n, "side", side, "turn", m.Played.Turn)}
	switch next := m.Next; {
	case next != nil && next.Outcome.Result == rules.Win(side.Other()):
		said = append(said, phrase.New("moments-was-lost", "other", side.Other(), "turn", next.Turn, "why", next.Outcome))
	case m.Threat != nil:
		said = append(said, phrase.New("moments-allowed", "other", side.Other(), "turn", m.Threat.Turn, "why", m.Threat.Outcome))
	}
	switch m.Kind {
	case study.Won:
		return append(said, phrase.New("moments-won", "turn", better.Turn, "why", better.Outcome))
	case study.Forced:
		win := m.Better[2]
		return append(said, phrase.New("moments-forced", "turn", better.Turn, "side", side, "other", side.Other(), "answer", m.Better[1].Turn, "win", win.Turn, "why", win.Outcome))
	}
	expected := min(max(m.Expected, 1), 99) // it is an estimate
	if m.Kind == study.Allowed {
		said = append(said, phrase.New("moments-avoids", "side", side, "other", side.Other(), "turn", better.Turn, "expected", expected))
	} else {
		said = append(said, phrase.New("moments-looked", "side", side, "turn", better.Turn, "expected", expected, "got", min(max(m.Got, 1), 99)))
	}
	if len(m.Better) > 1 {
		said = append(said, phrase.New("moments-line", "other", side.Other(), "answer", m.Better[1].Turn))
	}
	return said
}

// betterBoard shows the better turn.
func betterBoard(m study.Moment, words *rules.Vocabulary, as rules.Side) Board {
	v := m.Better[0]
	o := diagram.Options{As: as, Last: v.Turn, LastSide: m.Before.ToMove(), Captured: v.Captured, Removed: v.Removed, Before: m.Before}
	return Board{Title: phrase.New("moments-board", "turn", v.Turn), As: as, Drawing: diagram.New(v.Next, words, o)}
}

// Curve shows how a game went: for each column what White could expect, 0 to 100.
type Curve struct {
	Scores []int
	Marks  []int // the number of the moment in a column; 0 for none
}

const (
	mostColumns = 56 // of a curve
	curveRows   = 7  // of one in text
	barHeight   = 84 // pixels
)

// isCurve reports whether a block is that of a study.
func isCurve(b Block) bool {
	_, ok := b.(Curve)
	return ok
}

// curveOf makes the curve of a study. Where there are more turns than columns, a column is that of several; of a moment it is the position
// before it.
func curveOf(s study.Study) Curve {
	n := min(len(s.Curve), mostColumns)
	c := Curve{make([]int, n), make([]int, n)}
	for i := range n {
		from, to := i*len(s.Curve)/n, (i+1)*len(s.Curve)/n
		for _, score := range s.Curve[from:to] {
			c.Scores[i] += score
		}
		c.Scores[i] /= to - from
		for k, m := range s.Moments {
			if at := m.Number - s.First; from <= at && at < to {
				c.Marks[i], c.Scores[i] = k+1, s.Curve[at]
			}
		}
	}
	return c
}

// appendText draws a line of stars, in which moments have their numbers.
func (c Curve) appendText(b []byte, in *catalog.Language) []byte {
	for row := curveRows - 1; row >= 0; row-- {
		label := ""
		switch row {
		case curveRows - 1:
			label = in.Say(phrase.Of(rules.White))
		case 0:
			label = in.Say(phrase.Of(rules.Black))
		}
		line := []byte(indent + label)
		line = append(line, bytes.Repeat([]byte{' '}, max(1, 9-len([]rune(label))))...)
		line = append(line, '|')
		for i, score := range c.Scores {
			sign := byte(' ')
			switch {
			case min(score*curveRows/100, curveRows-1) == row && c.Marks[i] > 0:
				sign = byte('0' + c.Marks[i])
			case min(score*curveRows/100, curveRows-1) == row:
				sign = '*'
			case row == curveRows/2:
				sign = '-'
			}
			line = append(line, sign)
		}
		b = append(append(b, bytes.TrimRight(line, " ")...), '\n')
	}
	return b
}

// appendHTML draws bars as high as White's score, on a ground of the full height; those of moments in another colour.
func (c Curve) appendHTML(b []byte, _ *catalog.Language) []byte {
	b = append(b, `<table cellpadding="0" cellspacing="0" border="0" role="presentation" style="margin:8px 0;background:#4a4a4a"><tr>`+"\n"...)
	width := strconv.Itoa(max(4, min(16, 560/max(1, len(c.Scores)))))
	for i, score := range c.Scores {
		colour, title := "#f3efe4", ""
		if n := c.Marks[i]; n > 0 {
			colour, title = "#d08a2e", strconv.Itoa(n)
		}
		b = append(b, `<td valign="bottom" width="`+width+`" style="width:`+width+`px;height:`...)
		b = strconv.AppendInt(b, barHeight+14, 10)
		b = append(b, `px;vertical-align:bottom;text-align:center;font:11px Arial,sans-serif;color:#ffffff">`+title+`<div style="height:`...)
		b = strconv.AppendInt(b, int64(max(1, score*barHeight/100)), 10)
		b = append(b, `px;background:`+colour+`"></div></td>`+"\n"...)
	}
	return append(b, "</tr></table>\n"...)
}
