// Package composer puts a turn together by taps on a board, with the game's own engine judging every step.
//
// The idea: a turn begun is a list of actions, and the engine says how it may go on (rules.Stepwise, or its list of whole
// turns where that is short). A tap picks among these: a unit that may act, then a square it may go to. Where a tap means
// several things, or the next step is no square, the [State] offers choices. So nothing can be composed that the referee
// would refuse, and nothing legal is out of reach.
//
// What it says are phrases, in the voice that it is given (Composer.In): in words, or as markers that a page replaces ([Numbered]).
//
// It does no input or output and keeps no clock: the same package runs in tests and, compiled to WebAssembly, in a
// browser (web/composer/wasm).
package composer

import (
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets/loader"
)

// Composer is one turn being put together. It is for one caller at a time.
type Composer struct {
	preset   *loader.Preset
	start    Start
	position rules.Position
	words    *rules.Vocabulary
	guide    guide
	leaders  []rules.LeaderReport // when the turn begins
	army     string               // the letters to set up; "" where there is a turn to play
	view     rules.Side           // who is at the bottom
	last     moved                // the turn that led to the position
	touched  bool                 // something was done: the last turn is not shown any more

	now   stage
	past  []stage
	fault phrase.Phrase // the last tap's: why it did nothing
	note  phrase.Phrase // the same, of a tap that was no mistake
	seen  look          // at now
	voice diagram.Voice // puts phrases into words; nil says them as programmers read them
}

// Open begins a turn from a position. The error, a *phrase.Error, is a clause: the position cannot be read.
func Open(p *loader.Preset, s Start) (*Composer, error) {
	c := &Composer{preset: p, start: s, position: p.Game.Start(), words: p.Game.Vocabulary(), view: s.Side}
	if s.Position != "" {
		position, err := p.Game.Parse(s.Position)
		if err != nil {
			return nil, phrase.Errorf("composer-position", "why", err)
		}
		c.position = position
	}
	if setting, ok := c.position.(rules.Setting); ok && rules.AwaitsSetup(c.position) {
		c.position = setting.For(s.Side)
		if side, ok := c.position.(rules.Setting); ok {
			c.army = side.Army()
		}
	}
	c.last = s.Last.read(c.words)
	c.leaders = c.position.Standing().Leaders
	c.guide = newGuide(c.position)
	c.ask()
	return c, nil
}

// In has the composer speak in a voice: the texts of a [State] are what the voice makes of them.
func (c *Composer) In(v diagram.Voice) *Composer {
	c.voice = v
	return c
}

// say puts a phrase into words, and nothing into none.
func (c *Composer) say(p phrase.Phrase) string { return spoken(c.voice, p) }

func spoken(v diagram.Voice, p phrase.Phrase) string {
	switch {
	case p.Empty():
		return ""
	case v == nil:
		return p.String()
	}
	return v(p)
}

// Tap is a tap on a square: it picks a unit, sends it there, puts it back or says why none of this can be.
func (c *Composer) Tap(s rules.Square) {
	defer c.ask()
	c.fault, c.note, c.touched = phrase.Phrase{}, phrase.Phrase{}, true
	c.now.doubt = nil
	if c.army != "" {
		c.tapSetup(s)
		return
	}
	lands := at(c.seen.next, land, s)
	switch picks := at(c.seen.picks, pick, s); {
	case len(lands) == 1:
		c.take(lands[0])
	case len(lands) > 1:
		c.now.doubt = lands
	case c.now.held && c.now.hand.at == s:
		c.now = c.now.idle()
	case len(picks) > 0:
		c.now = c.now.idle()
		c.now.held, c.now.hand = true, picks[0].step
	case c.vacant(s):
		c.note = refuser{c}.hint(s)
	default:
		c.fault = refuser{c}.why(s)
	}
}

// at returns the options of a kind on a square.
func at(options []option, kind stepKind, s rules.Square) []option {
	var list []option
	for _, o := range options {
		if o.kind == kind && o.at == s {
			list = append(list, o)
		}
	}
	return list
}

// take adds a step to the turn.
func (c *Composer) take(o option) { c.enter(c.now.after(o)) }

// enter goes to another stage, from which Undo leads back.
func (c *Composer) enter(next stage) {
	c.past = append(c.past, c.now.idle())
	c.now = next
}

// Choose takes choice i of the state, counted from 0. One that is not there is passed over.
func (c *Composer) Choose(i int) {
	defer c.ask()
	c.fault, c.note, c.touched = phrase.Phrase{}, phrase.Phrase{}, true
	if list := c.choices(); i >= 0 && i < len(list) {
		list[i].act()
	}
}

// Undo puts back what is in hand, or else takes back the last step.
func (c *Composer) Undo() {
	defer c.ask()
	c.fault, c.note, c.touched = phrase.Phrase{}, phrase.Phrase{}, true
	switch n := len(c.past); {
	case c.now.held || len(c.now.doubt) > 0:
		c.now = c.now.idle()
	case n > 0:
		c.now, c.past = c.past[n-1], c.past[:n-1]
	}
}

// Clear begins the turn anew.
func (c *Composer) Clear() {
	c.now, c.past, c.fault, c.note, c.touched = stage{}, nil, phrase.Phrase{}, phrase.Phrase{}, true
	c.ask()
}

// TurnRound shows the board from the other side.
func (c *Composer) TurnRound() { c.view = c.view.Other() }

// step is what one tap adds to a turn.
type step struct {
	kind stepKind
	at   rules.Square
	how  rules.How // of a land; of a pick only Slide is told
	into byte      // of a become
}

type stepKind uint8

const (
	pick   stepKind = iota // a unit is taken in hand, or a square of the board itself
	land                   // it goes to a square, or off the board
	become                 // a pawn is promoted
	pass                   // the turn is a pass
)

// option is a step that may come next, with the turn as it then stands.
type option struct {
	step
	turn rules.Turn
}

// unfold takes a turn apart into its steps.
func unfold(t rules.Turn) []option {
	if t.IsPass() {
		return []option{{step{kind: pass}, t}}
	}
	var list []option
	for i, a := range t.Actions {
		before, after := upTo(t, i), upTo(t, i+1)
		switch a.How {
		case rules.Promote:
			list = append(list, option{step{become, a.To, 0, a.Into}, after})
		case rules.Slide:
			list = append(list, option{step{pick, a.From, rules.Slide, 0}, before}, option{step{land, a.To, rules.Slide, 0}, after})
		default:
			list = appendMove(append(list, option{step{kind: pick, at: a.From}, before}), before, a)
			if a.Into != 0 {
				list = append(list, option{step{become, a.To, 0, a.Into}, after})
			}
		}
	}
	return list
}

// upTo returns the first n actions of a turn.
func upTo(t rules.Turn, n int) rules.Turn {
	return rules.Turn{Lead: t.Lead, Actions: t.Actions[:n:n]}
}

// appendMove appends the landings of a move, each with the turn that ends there.
func appendMove(list []option, before rules.Turn, a rules.Action) []option {
	for i := range len(a.Via) + 1 {
		so := rules.Action{How: a.How, Unit: a.Unit, From: a.From, To: a.To, Via: a.Via[:i:i], Group: a.Group}
		if i < len(a.Via) {
			so.To = a.Via[i]
		}
		list = append(list, option{step{land, so.To, a.How, 0}, with(before, so)})
	}
	return list
}

// with returns the turn with one action more.
func with(t rules.Turn, a rules.Action) rules.Turn {
	return rules.Turn{Lead: t.Lead, Actions: append(t.Actions[:len(t.Actions):len(t.Actions)], a)}
}
