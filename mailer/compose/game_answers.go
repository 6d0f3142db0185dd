package compose

import (
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
)

// quoteLength bounds how much of a line is quoted back.
const quoteLength = 400

// appendAnswers tells what was done with each line. The outcome comes first, in a sentence.
func (in *News) appendAnswers(b []Block) []Block {
	if len(in.Answers) == 1 {
		return in.appendOnlyAnswer(b, in.Answers[0])
	}
	if len(in.Answers) > 1 {
		b = append(b, Paragraphs(in.summary())...)
	}
	for _, a := range in.Answers {
		b = appendQuoted(b, a.Line)
		if a.Untried {
			b = append(b, Paragraph(phrase.New("letter-not-tried")))
		}
		for _, n := range in.mine(a.Notices) {
			b = in.appendNotice(b, n, 0)
		}
		b = append(b, a.Blocks...)
	}
	return b
}

// appendOnlyAnswer puts the outcome above the quotation, and the rest below.
func (in *View) appendOnlyAnswer(b []Block, a Answer) []Block {
	notices := in.mine(a.Notices)
	if len(notices) == 0 || len(notices[0].Text) == 0 {
		b = appendQuoted(b, a.Line)
	} else {
		b = append(b, Paragraph(notices[0].Text[0]))
		if a.Copies {
			b = append(b, a.Blocks...)
			a.Blocks = nil
		}
		b = appendQuoted(b, a.Line)
	}
	for i, n := range notices {
		skip := 0
		if i == 0 {
			skip = min(1, len(n.Text))
		}
		b = in.appendNotice(b, n, skip)
	}
	return append(b, a.Blocks...)
}

// appendQuoted quotes a line as it was written. Of a letter without words there is nothing to quote.
func appendQuoted(b []Block, line string) []Block {
	line = strings.TrimSpace(clean(line))
	if line == "" {
		return b
	}
	if cut := prefix(line, quoteLength); len(cut) < len(line) {
		line = cut + " ..."
	}
	return append(b, Quote(line))
}

// summary says how a letter of several lines went; nothing where what is asked back says more.
func (in *News) summary() phrase.Phrase {
	failed := in.failed()
	switch {
	case in.doneButProse():
		return phrase.New("letter-done-but-prose")
	case in.lines(len(in.Answers)) < 2:
		return phrase.Phrase{}
	case failed >= 0 && (in.asks() || !in.stopped(failed) || in.Answers[failed].count() > 1):
		return phrase.New("letter-some-failed")
	case failed >= 0:
	case in.asks():
		return phrase.Phrase{}
	case in.lines(len(in.Answers)) == 2:
		return phrase.New("letter-both-lines")
	default:
		return phrase.New("letter-all-lines", "n", in.lines(len(in.Answers)))
	}
	rest := phrase.New("letter-after-not-tried")
	before, after := failed > 0, failed < len(in.Answers)-1
	switch {
	case before && after:
		rest = phrase.New("letter-before-done-after-not-tried")
	case before:
		rest = phrase.New("letter-before-done")
	}
	return phrase.Join(phrase.Sentences, phrase.New("letter-line-failed", "n", in.lines(failed)+1), rest)
}

// lines counts the lines of the first so many answers.
func (in *News) lines(answers int) (n int) {
	for _, a := range in.Answers[:answers] {
		n += a.count()
	}
	return n
}

// count is how many lines it answers; what is said of the whole letter answers none.
func (a Answer) count() int {
	if a.Line == "" {
		return a.Lines
	}
	return max(1, a.Lines)
}

// doneButProse reports whether all that was asked for was done, and what was not understood beside it looks like nothing but words.
func (in *News) doneButProse() bool {
	done := slices.ContainsFunc(in.Answers, func(a Answer) bool { return !a.Prose })
	return done && in.onlyProse() && !in.asks()
}

// onlyProse reports whether what was not done looks like nothing but words.
func (in *News) onlyProse() bool {
	for _, a := range in.Answers {
		refused := slices.ContainsFunc(in.mine(a.Notices), func(n adjudicator.Notice) bool { return n.Kind == adjudicator.Refusal })
		if (refused || a.Untried) && !a.Prose {
			return false
		}
	}
	return slices.ContainsFunc(in.Answers, func(a Answer) bool { return a.Prose })
}

// stopped reports whether nothing that stands below a line was tried.
func (in *News) stopped(line int) bool {
	return !slices.ContainsFunc(in.Answers[line+1:], func(a Answer) bool { return !a.Untried })
}

// failed returns the index of the answer that is a refusal, or -1.
func (in *News) failed() int {
	for i, a := range in.Answers {
		for _, n := range in.mine(a.Notices) {
			if n.Kind == adjudicator.Refusal {
				return i
			}
		}
	}
	return -1
}

// mine keeps the notices to this letter's seat.
func (in *View) mine(all []adjudicator.Notice) []adjudicator.Notice {
	kept := make([]adjudicator.Notice, 0, len(all))
	for _, n := range all {
		if n.To == in.To || n.To == adjudicator.NoSeat {
			kept = append(kept, n)
		}
	}
	return kept
}

// appendNotices tells the news, and behind their first sentence what is due now.
func (in *News) appendNotices(b, due []Block) []Block {
	news := in.news()
	if len(news) == 0 || len(news[0].Text) == 0 || news[0].Violation != nil {
		b, due = append(b, due...), nil
	}
	for _, n := range news {
		skip := 0
		if due != nil {
			b = append(append(b, Paragraphs(n.Text[0])...), due...)
			skip, due = 1, nil
		}
		b = in.appendNotice(b, n, skip)
	}
	return b
}

// appendNotice writes a notice but for its first paragraphs.
func (in *View) appendNotice(b []Block, n adjudicator.Notice, skip int) []Block {
	for i, text := range n.Text {
		switch {
		case i < skip:
		case n.Violation != nil && i == n.Fault:
			b = appendViolation(b, n.Violation)
		default:
			b = append(b, Paragraphs(text)...)
		}
	}
	for _, s := range n.Shows {
		b = in.appendShown(b, s)
	}
	return b
}

func appendViolation(b []Block, v *rules.Violation) []Block {
	b = append(b, Lines{v.Phrase()})
	if v.Ruling == "" {
		return b
	}
	return append(b, Paragraph(phrase.New("letter-ruling", "ruling", v.Ruling)))
}

func (in *View) appendShown(b []Block, s adjudicator.Shown) []Block {
	if in.Match.Game == nil || s.Board == nil {
		return b
	}
	return append(b, in.board(s.Title, s.Board, diagram.Options{Last: s.Last, LastSide: s.Side, Before: s.Before, Lost: s.Lost}))
}

// board draws a position from the reader's side. What the last turn took is said above it.
func (in *View) board(title phrase.Phrase, p rules.Position, o diagram.Options) Block {
	if o.Last.IsSetup() {
		o.Last = rules.Turn{} // every unit came from nowhere: there is nothing to mark
	}
	o.As = in.To.Side()
	return Board{Title: title, As: in.To.Side(), Drawing: diagram.New(p, in.Match.Game.Vocabulary(), o).Told()}
}
