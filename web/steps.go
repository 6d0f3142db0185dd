package web

import (
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/composer"
	"pbem/web/library"
)

// step is a part of a turn that can be looked at by itself: an activation, a jump, a set-up.
type step struct {
	Number int // from 1
	Words  phrase.Phrase
	turn   rules.Turn // as far as it has come then
}

// framesOf draws what a page shows: the position after a turn, and before that the positions within it, as far as the turn
// could have ended there. The last frame is that of the whole turn. There are as many steps as frames.
func framesOf(p *library.Played, turn int, as rules.Side) ([]diagram.Drawing, []step) {
	switch {
	case turn > 0:
		return turnFrames(p, p.Setups+turn-1, as)
	case p.Setups > 0:
		return setupFrames(p, as)
	default:
		return []diagram.Drawing{draw(p, p.Start, diagram.Options{As: as, LastSide: p.Start.ToMove().Other()})}, []step{{Number: 1}}
	}
}

func draw(p *library.Played, position rules.Position, o diagram.Options) diagram.Drawing {
	return diagram.New(position, p.Preset.Game.Vocabulary(), o)
}

func setupFrames(p *library.Played, as rules.Side) (frames []diagram.Drawing, steps []step) {
	for i, l := range p.Lines[:p.Setups] {
		frames = append(frames, draw(p, l.After, diagram.Options{As: as, LastSide: l.Side}))
		steps = append(steps, step{Number: i + 1, Words: phrase.New("picture-set-up", "side", l.Side)})
	}
	return frames, steps
}

func turnFrames(p *library.Played, i int, as rules.Side) (frames []diagram.Drawing, steps []step) {
	l, before := p.Lines[i], p.Before(i)
	add := func(turn rules.Turn, after rules.Position, words string) {
		frames = append(frames, draw(p, after, diagram.Options{As: as, Last: turn, LastSide: l.Side, Before: before}))
		steps = append(steps, step{len(steps) + 1, phrase.Of(words), turn})
	}
	words := ""
	for _, part := range parts(l.Made, p.Preset.Game.Vocabulary().Jumps) {
		if words != "" {
			words += ", "
		}
		words += part.words
		if part.whole {
			add(l.Made, l.After, words)
		} else if v, err := before.Judge(rules.Draft{Turn: part.turn}); err == nil {
			add(v.Turn, within(p, before, v), words)
			words = ""
		}
	}
	return frames, steps
}

// within is the position in the middle of a turn, which a verdict is of as if the turn ended there. What the body rules would
// take away then stays until the turn does end, for it may be saved by what follows (LF-9).
func within(p *library.Played, before rules.Position, v rules.Verdict) rules.Position {
	if len(v.Removed) == 0 {
		return v.Next
	}
	return composer.Sketch(before, p.Preset.Game.Vocabulary(), v.Turn)
}

// part is the beginning of a turn, and what its end adds to the part before it.
type part struct {
	turn  rules.Turn
	words string
	whole bool
}

// parts cuts a turn after each of its actions, and where units jump after each jump. Not every part is a legal turn: an
// Amoeba move may need its slide.
func parts(t rules.Turn, jumps bool) []part {
	var all []part
	for i, a := range t.Actions {
		if jumps && a.How == rules.Capture {
			all = append(all, jumped(t, i)...)
		}
		all = append(all, part{turn: rules.Turn{Lead: t.Lead, Actions: t.Actions[:i+1]}, words: lastWords(a, jumps)})
	}
	if len(all) == 0 { // a pass
		all = []part{{turn: t, words: t.String()}}
	}
	all[len(all)-1].whole = true
	return all
}

// jumped returns the turn up to each square that its action i touches on its way.
func jumped(t rules.Turn, i int) (all []part) {
	for n, at := range t.Actions[i].Via {
		a := t.Actions[i]
		a.To, a.Via = at, a.Via[:n]
		actions := append(append([]rules.Action(nil), t.Actions[:i]...), a)
		all = append(all, part{turn: rules.Turn{Lead: t.Lead, Actions: actions}, words: lastWords(a, true)})
	}
	return all
}

// lastWords writes an action; of a chain of jumps only the last: "xe4".
func lastWords(a rules.Action, jumps bool) string {
	if jumps && a.How == rules.Capture && len(a.Via) > 0 {
		return "x" + a.To.String()
	}
	return a.String()
}
