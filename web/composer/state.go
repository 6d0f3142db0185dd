package composer

import (
	"strconv"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
)

// State is all that a page shows of a turn being composed. Its texts are what the composer's voice made of its phrases; see
// [Numbered] for one that leaves the words to the page.
type State struct {
	Error   string // why the last tap did nothing, or why nothing can be composed; a sentence, or ""
	Title   string
	Prompt  string // what to do next, in sentences
	Warning string // why what is said here may not hold, in sentences; "" where it does
	Key     string // what the figure's signs mean, as HTML
	SVG     string // the board, a figure as package notation/diagram draws it

	// The figure's measures in SVG pixels; a square is Square wide and high.
	Width, Height, Left, Top, Square int
	Files, Ranks                     int

	Cells   []Cell // row by row from the top left
	Quota   *Quota // nil where there is none
	Turn    string // canonical, as far as it goes; "" before the first action
	Legal   bool   // it is legal as it stands, by the rules that the page has
	Over    bool   // the game was over before: there is nothing to compose
	Idle    bool   // the game waits for the other side: what is composed cannot be sent
	Ends    string // how it ends the game, "1-0 checkmate"; "" if it does not
	Choices []Choice
	Mail    Mail
	Next    string // the fragment of a link to the position after the turn, where it is legal and the game goes on; else ""

	Phrases []phrase.Phrase // those that a Numbered voice has put markers for; nil where the texts are in words
}

// Cell is one square of the board.
type Cell struct {
	At          rules.Square
	Column, Row int    // from 0, as seen
	Words       string // for those who hear it: "e4: orange warmachine, White's, can act"
	// Marks are words joined by spaces: acts (may be picked), selected, target (a move goes there), capture (a move that
	// captures goes there), used (has acted), origin (was left), lost (would be removed by the body rules), victim (one of the
	// moves shown would take it without going there).
	Marks string
}

// Quota is how many activations of a turn are used.
type Quota struct{ Used, Of int }

// Choice is a step that is no tap on a square.
type Choice struct {
	Label string
	On    bool // it is chosen already: the unit in hand of a set-up, the leader of the turn
	// Picture is an SVG of the unit that it places, and Count how many of these are left; "" and 0 for other choices.
	Picture string
	Count   int
}

// Mail is the answer to send; empty while the turn is not legal.
type Mail struct{ Subject, Body string }

// AppendJSON writes the state as the page reads it. It is written by hand because encoding/json would be a tenth of what
// the browser has to load.
func (s *State) AppendJSON(b []byte) []byte {
	b = appendText(b, `{"error":`, s.Error)
	b = appendText(b, `,"title":`, s.Title)
	b = appendText(b, `,"prompt":`, s.Prompt)
	b = appendText(b, `,"warning":`, s.Warning)
	b = appendText(b, `,"key":`, s.Key)
	b = appendText(b, `,"svg":`, s.SVG)
	b = appendNumber(b, `,"width":`, s.Width)
	b = appendNumber(b, `,"height":`, s.Height)
	b = appendNumber(b, `,"left":`, s.Left)
	b = appendNumber(b, `,"top":`, s.Top)
	b = appendNumber(b, `,"square":`, s.Square)
	b = appendNumber(b, `,"files":`, s.Files)
	b = appendNumber(b, `,"ranks":`, s.Ranks)
	b = s.appendCells(append(b, `,"cells":[`...))
	b = s.Quota.appendJSON(append(b, `],"quota":`...))
	b = appendText(b, `,"turn":`, s.Turn)
	b = strconv.AppendBool(append(b, `,"legal":`...), s.Legal)
	b = strconv.AppendBool(append(b, `,"over":`...), s.Over)
	b = strconv.AppendBool(append(b, `,"idle":`...), s.Idle)
	b = appendText(b, `,"ends":`, s.Ends)
	b = s.appendChoices(append(b, `,"choices":[`...))
	b = appendText(b, `],"mail":{"subject":`, s.Mail.Subject)
	b = appendText(b, `,"body":`, s.Mail.Body)
	b = appendText(b, `},"next":`, s.Next)
	b = append(b, `,"phrases":[`...)
	for i, p := range s.Phrases {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendPhrase(b, p)
	}
	return append(b, "]}"...)
}

func (s *State) appendCells(b []byte) []byte {
	for i, c := range s.Cells {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, `{"at":`, c.At.String())
		b = appendNumber(b, `,"column":`, c.Column)
		b = appendNumber(b, `,"row":`, c.Row)
		b = appendText(b, `,"words":`, c.Words)
		b = append(appendText(b, `,"marks":`, c.Marks), '}')
	}
	return b
}

func (q *Quota) appendJSON(b []byte) []byte {
	if q == nil {
		return append(b, "null"...)
	}
	return append(appendNumber(appendNumber(b, `{"used":`, q.Used), `,"of":`, q.Of), '}')
}

func (s *State) appendChoices(b []byte) []byte {
	for i, c := range s.Choices {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, `{"label":`, c.Label)
		b = strconv.AppendBool(append(b, `,"on":`...), c.On)
		b = append(appendNumber(appendText(b, `,"picture":`, c.Picture), `,"count":`, c.Count), '}')
	}
	return b
}

func appendNumber(b []byte, key string, n int) []byte {
	return strconv.AppendInt(append(b, key...), int64(n), 10)
}

// appendText writes a key and a string. Text that is not UTF-8 is mended, as encoding/json does.
func appendText(b []byte, key, text string) []byte {
	const hex = "0123456789abcdef"
	b = append(append(b, key...), '"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r < ' ':
			b = append(b, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			b = append(b, string(r)...)
		}
	}
	return append(b, '"')
}

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
