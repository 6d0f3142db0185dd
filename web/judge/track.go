package judge

import (
	"bytes"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// MostTurns is how many turns a request may tell of; a game that is longer goes on from a position.
const MostTurns = 4096

// track is the way from the start to a position, by the turns of a request. The next request of the same game mostly tells of the
// same turns and of one more: only what is new of them is read and judged.
type track struct {
	game  *presets.Preset
	told  []byte // the turns as they were written, from "[" to before "]"
	begun string // the line of the start, as repetitions know it
	steps []step
	next  step // what was judged last from the end of the steps, legal
}

// step is a turn that was played.
type step struct {
	text  string // as it was sent
	after rules.Position
	line  string // of after, as repetitions know it
	quiet bool   // it does not begin the count of quiet turns anew (G-4)
}

// end forgets that there were turns, and keeps the room.
func (t *track) end() { t.game, t.told, t.steps, t.next = nil, t.told[:0], t.steps[:0], step{} }

// follow plays the turns and returns the position that they lead to. The error says which of them is not legal; then nothing is kept.
func (t *track) follow(p *presets.Preset, turns []byte) (rules.Position, error) {
	if turns[0] != '[' {
		return nil, phrase.Errorf("judge-no-turns")
	}
	if t.game != p {
		t.begin(p)
	}
	c, n := cursor{text: turns}, 0
	if rest, ok := bytes.CutPrefix(turns, t.told); ok && len(t.told) > 1 && (rest[0] == ',' || rest[0] == ']') {
		c.at, n = len(t.told), len(t.steps)
		c.pass(',')
	} else {
		c.at++
	}
	if err := t.play(&c, n); err != nil {
		t.end()
		return nil, err
	}
	t.told = append(t.told[:0], bytes.TrimRight(turns[:len(turns)-1], " \t\r\n")...)
	return t.last(), nil
}

func (t *track) begin(p *presets.Preset) {
	t.end()
	t.game, t.begun = p, rules.Recurring(p.Game.Start().String())
}

// play reads the turns from the one with the number n on, counted from 0.
func (t *track) play(c *cursor, n int) error {
	for ; c.peek() != ']'; n++ {
		text, ok := unquoted(c.value())
		switch {
		case !ok:
			return phrase.Errorf("judge-no-turns")
		case n == MostTurns:
			return phrase.Errorf("judge-many-turns", "most", MostTurns)
		}
		if err := t.step(n, text); err != nil {
			return phrase.Errorf("judge-turn-of-turns", "n", n+1, "why", err)
		}
		c.pass(',')
	}
	if n < len(t.steps) {
		t.steps, t.next = t.steps[:n], step{}
	}
	return nil
}

// step takes turn n: known already, judged by the last request, or new.
func (t *track) step(n int, text string) error {
	if n < len(t.steps) {
		if t.steps[n].text == text {
			return nil
		}
		t.steps, t.next = t.steps[:n], step{}
	}
	if t.next.after == nil || t.next.text != text {
		verdict, err := notation.Judge(text, t.game.Game.Vocabulary(), t.last())
		if err != nil {
			return err
		}
		t.next = newStep(text, verdict)
	}
	t.steps, t.next = append(t.steps, t.next), step{}
	return nil
}

func newStep(text string, v rules.Verdict) step {
	return step{text, v.Next, rules.Recurring(v.Next.String()), !v.Reset && len(v.Captured) == 0 && !v.Turn.IsSetup()}
}

// last is the position that the turns lead to.
func (t *track) last() rules.Position {
	if n := len(t.steps); n > 0 {
		return t.steps[n-1].after
	}
	return t.game.Game.Start()
}

// occurrences counts how often the position after one more step was on the board, that one included (G-4).
func (t *track) occurrences(last step) int {
	n := 1
	if t.begun == last.line {
		n++
	}
	for i := range t.steps {
		if t.steps[i].line == last.line {
			n++
		}
	}
	return n
}

// quiet counts the quiet turns at the end, one more step included (G-4).
func (t *track) quiet(last step) int {
	n := 0
	if last.quiet {
		for n = 1; n <= len(t.steps) && t.steps[len(t.steps)-n].quiet; n++ {
		}
	}
	return n
}
