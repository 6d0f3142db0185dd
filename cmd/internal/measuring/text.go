package measuring

import (
	"fmt"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/rules"
	"pbem/rules/measure"
	"pbem/rules/phrase"
)

// plain is the report for people at a terminal.
func (t Told) plain() string {
	r := t.Report
	parts := []string{
		t.of() + ".\n",
		"Shares stand with the interval that the true one lies in with a probability of 95 %.\n",
		shareTable("Results", r.Results, resultWords),
		shareTable("What ended the games", r.Causes, func(name string) string { return name }),
		t.numbers(),
		shareTable("Of all turns", r.Shares, turnWords),
		t.branching(),
		t.unitTable("By kind", r.Kinds),
	}
	if len(t.Preset.Game.Vocabulary().Groups) > 0 {
		parts = append(parts, t.unitTable("By AMP", r.AMPs))
	}
	parts = append(parts, t.unitTable("By side and kind", r.Units), t.board(), strings.Join(t.findings(), "\n")+"\n")
	return strings.Join(parts, "\n")
}

func resultWords(name string) string {
	switch name {
	case "1-0":
		return "1-0  White wins"
	case "0-1":
		return "0-1  Black wins"
	case "1/2-1/2":
		return "1/2-1/2  drawn"
	case "*":
		return "*  not decided"
	}
	return name
}

func turnWords(name string) string {
	switch name {
	case measure.Captures:
		return "capture"
	case measure.Passes:
		return "are a pass"
	case measure.Repeats:
		return "come to a position that was there before"
	case measure.Whole:
		return "use up the quota"
	}
	return name
}

func shareTable(title string, list []measure.Named, words func(string) string) string {
	rows := [][]string{{title, "number", "share", "interval"}}
	for _, n := range list {
		rows = append(rows, []string{"  " + words(n.Name), number(n.Count), percent(n.Share.Share), interval(n.Share)})
	}
	return terminal.Table(rows)
}

func number(n uint64) string { return strconv.FormatUint(n, 10) }

func percent(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) }

func interval(s measure.Share) string { return fmt.Sprintf("%.1f–%.1f %%", 100*s.Low, 100*s.High) }

// numbers is what has no shares: half of the games, turns and so on lie between the two quarters.
func (t Told) numbers() string {
	r := t.Report
	rows := [][]string{{"In numbers", "least", "quarter", "half", "three quarters", "most", "mean"}}
	for _, s := range []struct {
		title string
		measure.Spread
	}{
		{"turns of a game that is over", r.Length}, {"activations of a turn", r.Activations},
		{"turn of the first capture", r.FirstCapture}, {"changes of the lead in a game", r.LeadChanges},
	} {
		row := []string{"  " + s.title, "-", "-", "-", "-", "-", "-"}
		if s.Of > 0 {
			row = []string{"  " + s.title, number(s.Least), number(s.Q1), number(s.Median), number(s.Q3), number(s.Most), fmt.Sprintf("%.2f", s.Mean)}
		}
		rows = append(rows, row)
	}
	text := terminal.Table(rows) + fmt.Sprintf("%d captures, %.1f a game", r.Captures.Captured, r.Captures.AGame)
	if r.Captures.Removed > 0 {
		text += fmt.Sprintf("; %d units removed by other rules", r.Captures.Removed)
	}
	text += ".\n"
	if r.First.Of > 0 {
		text += fmt.Sprintf("Who moved first won %s of the games that somebody won (%s).\n", percent(r.First.Share), interval(r.First))
	}
	if r.Kept.Of > 0 {
		text += fmt.Sprintf("Who was ahead first won %s of the games that somebody won (%s).\n", percent(r.Kept.Share), interval(r.Kept))
	}
	return text
}

// branching is how much there is to choose from.
func (t Told) branching() string {
	what := "Legal turns"
	if len(t.Report.Start.Activations) > 0 {
		what = "Legal first activations"
	}
	rows := [][]string{{what, "positions", "least", "mean", "most"}}
	for _, c := range t.Report.Branching {
		rows = append(rows, []string{"  " + stretch(c), number(c.Positions), number(c.Least), fmt.Sprintf("%.1f", c.Mean), number(c.Most)})
	}
	text := terminal.Table(rows)
	if a := t.Report.Start.Activations; len(a) > 0 {
		text += "At the start, orders of exactly so many activations:"
		for n, count := range a {
			text += fmt.Sprintf(" %d: %d", n+1, count) + map[bool]string{true: ".\n", false: ","}[n == len(a)-1]
		}
	}
	return text
}

func stretch(c measure.Choices) string {
	switch {
	case c.To == 0:
		return fmt.Sprintf("from turn %d on", c.From)
	case c.From == c.To:
		return fmt.Sprintf("turn %d", c.From)
	}
	return fmt.Sprintf("turns %d to %d", c.From, c.To)
}

// unitTable is what units do and suffer.
func (t Told) unitTable(title string, list []measure.Unit) string {
	rows := [][]string{{title, "units", "activations", "share", "interval", "captured", "removed", "never moved", "turns lived"}}
	for _, u := range list {
		row := []string{"  " + t.named(u), "", number(u.Activations.Count), percent(u.Activations.Share), interval(u.Activations), "", "", "", ""}
		if u.Units > 0 {
			row[1] = fmt.Sprintf("%.4g", float64(u.Units)/float64(max(1, t.Report.Games)))
			row[5], row[6], row[7] = percent(u.Captured.Share), percent(u.Removed.Share), percent(u.NeverMoved.Share)
			row[8] = fmt.Sprintf("%.1f", u.Life)
		}
		rows = append(rows, row)
	}
	return terminal.Table(rows)
}

// named is what units are called: "White, yellow: elephant (E)".
func (t Told) named(u measure.Unit) string {
	words := []string{}
	if u.Side != "" {
		words = append(words, strings.ToUpper(u.Side[:1])+u.Side[1:])
	}
	if u.AMP != "" {
		words = append(words, t.Words.Say(phrase.Of(phrase.Term{Kind: "group", Name: u.AMP})))
	}
	switch {
	case u.Unit != "":
		words = append(words, t.Words.Say(phrase.Of(phrase.Term{Kind: "unit", Name: u.Unit}))+" ("+u.Letter+")")
	case u.Act != "":
		words = append(words, "every "+u.Act)
	}
	return strings.Join(words, ", ")
}

// heat is how often units came to the squares of a board.
type heat struct {
	low, high rules.Square
	of        map[rules.Square]measure.Named
	most      measure.Named
}

func (t Told) heat() heat {
	h := heat{of: map[rules.Square]measure.Named{}}
	for _, n := range t.Report.Squares {
		s, _ := rules.ParseSquare(n.Name)
		if len(h.of) == 0 {
			h.low, h.high = s, s
		}
		h.of[s] = n
		h.low = rules.Square{File: min(h.low.File, s.File), Rank: min(h.low.Rank, s.Rank)}
		h.high = rules.Square{File: max(h.high.File, s.File), Rank: max(h.high.Rank, s.Rank)}
		if n.Count > h.most.Count {
			h.most = n
		}
	}
	return h
}

// hundredths is how often a square was entered, if the one that was entered most is 100; one that was entered at all is 1 at least.
func (h heat) hundredths(n measure.Named) int {
	if n.Count == 0 {
		return 0
	}
	return max(1, int(100*n.Count/h.most.Count))
}

// board is the squares as a table of numbers.
func (t Told) board() string {
	h := t.heat()
	if h.most.Count == 0 {
		return "No square was entered.\n"
	}
	var rows [][]string
	files := []string{""}
	for f := h.low.File; f <= h.high.File; f++ {
		files = append(files, string(rules.AppendFile(nil, int(f))))
	}
	for rank := h.high.Rank; rank >= h.low.Rank; rank-- {
		row := []string{fmt.Sprintf("  %2d", rank)}
		for f := h.low.File; f <= h.high.File; f++ {
			row = append(row, h.cell(rules.Square{File: f, Rank: rank}))
		}
		rows = append(rows, row)
	}
	return "Squares that units came to: 100 is " + h.most.Name + ", with " + percent(h.most.Share.Share) + " of all; · is never; a blank is no square.\n" +
		strings.TrimRight(terminal.Table(append(rows, files)), " ")
}

func (h heat) cell(s rules.Square) string {
	n, ok := h.of[s]
	switch {
	case !ok:
		return ""
	case n.Count == 0:
		return "·"
	}
	return fmt.Sprint(h.hundredths(n))
}
