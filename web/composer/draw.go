package composer

import (
	"strconv"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
)

// State describes the turn as it stands, in the composer's voice.
func (c *Composer) State() State {
	says, shows := prompter{c}, sheet{c}
	s := State{
		Error: c.say(c.fault), Title: c.say(says.title()), Prompt: c.say(says.prompt()), Warning: c.say(says.warning()), Quota: c.quota(),
		Over: c.position.Outcome().Over(), Idle: c.idle(),
	}
	shows.draw(&s)
	for _, one := range c.choices() {
		shown := Choice{Label: c.say(one.label), On: one.on, Count: one.count}
		if one.unit != 0 {
			shown.Picture = shows.picture(one.unit)
		}
		s.Choices = append(s.Choices, shown)
	}
	if c.now.passed || len(c.now.turn.Actions) > 0 {
		s.Turn = led(c.now.turn, c.seen.leads).String()
	}
	if v := c.seen.verdict; v != nil {
		s.Legal, s.Turn = true, v.Turn.String()
		if v.Outcome.Over() {
			s.Ends = c.say(phrase.New("composer-ends", "result", string(v.Outcome.Result), "why", v.Outcome))
		}
		s.Mail = shows.mail(s.Turn, v.Turn.IsSetup())
		s.Next = shows.next(v)
	}
	return s
}

// sheet writes down what a state shows.
type sheet struct{ *Composer }

// picture draws a unit of the side to move by itself.
func (c sheet) picture(letter byte) string {
	d := diagram.New(c.position, c.words, diagram.Options{As: c.view})
	return string(d.AppendUnit(nil, rules.Placement{Unit: letter, Side: c.position.ToMove()}))
}

// draw puts in the board.
func (c sheet) draw(s *State) {
	board := c.sketch()
	board.leaders = c.leadersNow()
	shown := diagram.Options{As: c.view, Last: c.now.turn, LastSide: c.position.ToMove(), Before: c.position}
	if c.showsLast() {
		shown = diagram.Options{As: c.view, Last: c.last.turn, LastSide: c.position.ToMove().Other(), Captured: c.last.captured, Removed: c.last.removed}
	}
	d := diagram.New(board, c.words, shown)
	g := d.Geometry()
	s.SVG, s.Key = string(d.AppendFigure(nil)), string(d.In(c.keyVoice).AppendKeyHTML(nil))
	s.Width, s.Height, s.Left, s.Top, s.Square = g.Width, g.Height, g.Left, g.Top, g.Square
	s.Files, s.Ranks = g.Files, g.Ranks
	of := marker(c)
	marks, takes := of.marks(), of.takes()
	for _, t := range takes {
		for _, u := range t.units {
			marks[u.At] |= victim
		}
	}
	var heard phrase.Phrase // what the drawing says of the cell, to be said in one breath with its marks
	for cell := range d.In(func(p phrase.Phrase) string { heard = p; return "" }).Cells() {
		m := marks[cell.At]
		if words := phrase.Join(phrase.Commas, m.words(c.army != ""), of.taken(takes, cell.At)); !words.Empty() {
			heard = phrase.New("composer-cell", "cell", heard, "marks", words)
		}
		s.Cells = append(s.Cells, Cell{At: cell.At, Column: cell.Column, Row: cell.Row, Words: c.say(heard), Marks: m.String()})
	}
}

// showsLast reports whether the board shows the turn that led to the position: until the first tap.
func (c *Composer) showsLast() bool { return !c.touched && len(c.last.turn.Actions) > 0 }

// next is a link to the position after the turn. What follows a secret set-up is not known here.
func (c sheet) next(v *rules.Verdict) string {
	if v.Outcome.Over() || v.Turn.IsSetup() {
		return ""
	}
	s := c.start
	return Start{Preset: s.Preset, Options: s.Options, Rules: s.Rules, Position: v.Next.String(), Side: v.Next.ToMove()}.Fragment()
}

// keyVoice explains the signs of the figure, in which the turn that is being made stands in the place of the last.
func (c sheet) keyVoice(p phrase.Phrase) string {
	if p.Key == "diagram-key-last-turn" && !c.showsLast() {
		p = phrase.New("composer-this-turn")
	}
	return c.say(p)
}

// mail writes the answer that plays the turn, as the reader of letters wants it: with the turn's number in front, so that
// it is never taken for another. A set-up has none. Without a game it asks to try the turn, which is done on a fresh board only.
func (c sheet) mail(turn string, setup bool) Mail {
	s := c.start
	switch {
	case s.Game == 0 && !c.fresh() || c.idle():
		return Mail{}
	case s.Game == 0:
		return Mail{"try " + s.Preset, "try " + s.Preset + " " + turn + "\r\n"}
	case setup || s.Turn == 0:
		return Mail{"[pbem " + strconv.Itoa(s.Game) + "] set-up", turn + "\r\n"}
	}
	number := strconv.Itoa(s.Turn)
	return Mail{"[pbem " + strconv.Itoa(s.Game) + "] turn " + number, number + ": " + turn + "\r\n"}
}

// fresh reports whether the turn is one of the preset's first position.
func (c sheet) fresh() bool {
	return len(c.preset.Settings) == 0 && (c.start.Position == "" || c.start.Position == c.preset.Game.Start().String())
}
