// Package picture draws positions and whole games in the formats that the command line offers.
package picture

import (
	"slices"
	"strings"
	"time"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web"
)

// Heading is what stands above a board on a page of its own, and the language of that page.
type Heading struct {
	Title string
	In    *catalog.Language
}

// Draw takes the pen that the format names: svg, png, html, words, or else text, which the style is for. Only html has a heading.
func Draw(d diagram.Drawing, format string, style diagram.Style, above Heading) ([]byte, error) {
	switch format {
	case "svg":
		return d.SVG(), nil
	case "png":
		return raster.PNG(d, raster.Sharp)
	case "words":
		return []byte(strings.Join(d.Units(), "\n") + "\n"), nil
	case "html":
		return web.Alone(d, above.Title, above.In)
	}
	return []byte(strings.TrimRight(d.Text(style), "\n") + "\n"), nil
}

// SeenFrom returns the side from which a board is drawn: white, black, or mover.
func SeenFrom(name string, position rules.Position) rules.Side {
	switch name {
	case "black":
		return rules.Black
	case "mover":
		return position.ToMove()
	}
	return rules.White
}

// After draws the position after the last of a record's steps, with the turn that led to it and all that was lost.
func After(r *record.Record, game rules.Game, steps []record.Step, as string) diagram.Drawing {
	last := len(steps) - 1
	position := steps[last].After
	options := diagram.Options{As: SeenFrom(as, position), LastSide: position.ToMove().Other()}
	if last > len(r.Setups()) {
		options.Last, options.Captured, options.Removed = steps[last].Turn, steps[last].Captured, steps[last].Removed
	}
	for _, s := range steps {
		options.Lost = append(append(options.Lost, s.Captured...), s.Removed...)
	}
	return diagram.New(position, game.Vocabulary(), options)
}

// A GIF tells its delays in hundredths of a second, in 16 bits, and the last turn is shown three times as long as the others.
const (
	LeastDelay = 10 * time.Millisecond
	MostDelay  = 3 * time.Minute
)

// Film makes an animation of a record's steps, from the first position on, with who plays and which turn it is above the board.
// The board is seen from one side, white or black: it is not turned round between frames. A turn of several activations or
// jumps has a frame for each, shown for half the delay, before the one of the whole turn.
func Film(r *record.Record, game rules.Game, steps []record.Step, as string, words diagram.Voice, delay time.Duration) ([]byte, error) {
	f := film{record: r, game: game, as: SeenFrom(as, steps[0].After), words: words, delay: int((delay + LeastDelay/2) / LeastDelay)}
	f.shot(steps[0].After, diagram.Options{}, phrase.New("picture-start"), f.delay)
	for i := range steps[1:] {
		f.step(&r.Turns[i], steps[i].After, &steps[i+1])
	}
	f.delays[len(f.delays)-1] *= 3
	return raster.GIF(f.frames, f.delays)
}

// film is an animation being made.
type film struct {
	record *record.Record
	game   rules.Game
	as     rules.Side
	words  diagram.Voice
	delay  int // of a whole turn, in hundredths of a second

	lost   []rules.Placement
	frames []diagram.Drawing
	delays []int
}

// step shows one line of the record: the parts of its turn, and the whole of it.
func (f *film) step(line *record.Turn, before rules.Position, s *record.Step) {
	title := phrase.New("picture-turn", "number", line.Number, "side", line.Side, "turn", s.Turn)
	if s.Turn.IsSetup() {
		title = phrase.New("picture-set-up", "side", line.Side)
	}
	for _, part := range beginnings(s.Turn, f.game.Vocabulary().Jumps) {
		// What the body rules take, they take at the end of the turn (LF-9): a part by itself would show it too early.
		if v, err := before.Judge(rules.Draft{Turn: part}); err == nil && len(v.Removed) == 0 {
			o := diagram.Options{Last: v.Turn, LastSide: line.Side, Captured: v.Captured, Lost: slices.Concat(f.lost, v.Captured)}
			f.shot(v.Next, o, title, max(1, f.delay/2))
		}
	}
	f.lost = slices.Concat(f.lost, s.Captured, s.Removed)
	f.shot(s.After, diagram.Options{Last: s.Turn, LastSide: line.Side, Captured: s.Captured, Removed: s.Removed, Lost: f.lost}, title, f.delay)
}

// shot adds a frame.
func (f *film) shot(p rules.Position, o diagram.Options, title phrase.Phrase, delay int) {
	o.As = f.as
	players := phrase.New("picture-players", "white", phrase.Words(f.record.Tag("White")), "black", phrase.Words(f.record.Tag("Black")))
	d := diagram.New(p, f.game.Vocabulary(), o).In(f.words)
	f.frames = append(f.frames, d.Headed(f.words(players), f.words(title)))
	f.delays = append(f.delays, delay)
}

// beginnings returns a turn up to each of its actions but the last and, where units jump, up to each square that they touch.
// Not every one is a legal turn.
func beginnings(t rules.Turn, jumps bool) (all []rules.Turn) {
	if t.IsSetup() {
		return nil
	}
	for i, a := range t.Actions {
		for n := range a.Via {
			if jumps {
				cut := a
				cut.To, cut.Via = a.Via[n], a.Via[:n]
				all = append(all, rules.Turn{Lead: t.Lead, Actions: append(slices.Clone(t.Actions[:i]), cut)})
			}
		}
		if i+1 < len(t.Actions) {
			all = append(all, rules.Turn{Lead: t.Lead, Actions: t.Actions[:i+1]})
		}
	}
	return all
}
