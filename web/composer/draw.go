package composer

import (
	"strings"

	"pbem/notation/diagram"
	"pbem/rules"
)

// State describes the turn as it stands.
func (c *Composer) State() State {
	s := State{
		Error: c.fault, Title: c.title(), Prompt: c.prompt(), Warning: c.warning(), Quota: c.quota(),
		Over: c.position.Outcome().Over(), Idle: c.idle(),
	}
	c.draw(&s)
	for _, one := range c.choices() {
		s.Choices = append(s.Choices, one.Choice)
	}
	if c.now.passed || len(c.now.turn.Actions) > 0 {
		s.Turn = led(c.now.turn, c.seen.leads).String()
	}
	if v := c.seen.verdict; v != nil {
		s.Legal, s.Turn = true, v.Turn.String()
		if v.Outcome.Over() {
			s.Ends = string(v.Outcome.Result) + " " + v.Outcome.Reason
		}
		s.Mail = c.mail(s.Turn, v.Turn.IsSetup())
	}
	return s
}

// draw puts in the board.
func (c *Composer) draw(s *State) {
	board := c.sketch()
	board.leaders = c.leadersNow()
	d := diagram.New(board, c.words, diagram.Options{As: c.view, Last: c.now.turn, LastSide: c.position.ToMove(), Before: c.position})
	g := d.Geometry()
	s.SVG, s.Key = string(d.AppendFigure(nil)), key(d, c.position.ToMove())
	s.Width, s.Height, s.Left, s.Top, s.Square = g.Width, g.Height, g.Left, g.Top, g.Square
	s.Files, s.Ranks = g.Files, g.Ranks
	marks := c.marks()
	for cell := range d.Cells() {
		m := marks[cell.At]
		s.Cells = append(s.Cells, Cell{At: cell.At, Column: cell.Column, Row: cell.Row, Words: cell.Words + m.words(c.army != ""), Marks: m.String()})
	}
}

// key explains the signs of the figure, in which the turn that is being made stands in the place of the last.
func key(d diagram.Drawing, side rules.Side) string {
	return strings.Replace(string(d.AppendKeyHTML(nil)), "the last turn, "+side.String()+"&#39;s", "this turn, as far as it goes", 1)
}
