package compose

import (
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
