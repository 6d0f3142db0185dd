package record

import (
	"crypto/ed25519"
	"errors"
	"fmt"

	"pbem/notation"
	"pbem/rules"
)

// Fault is the first thing that is wrong with a record. Turn counts both sides' turns from 1; 0 is the record as a whole, or
// a set-up.
type Fault struct {
	Turn int
	Err  error
}

// Error writes "turn 7: …".
func (f *Fault) Error() string { return fmt.Sprintf("turn %d: %v", f.Turn, f.Err) }

func (f *Fault) Unwrap() error { return f.Err }

// Verify replays every turn through the game's rules and checks that it is canonical, the hash chain, the result, and,
// if keys are given, the signature: a finished record must then have one, or it is ErrUnsigned. The error is a *Fault.
//
// Without hashes (typed by hand) a turn may be written in any way that can be read.
func Verify(r *Record, g rules.Game, keys []ed25519.PublicKey) (Report, error) {
	report := Report{
		Turns: len(r.Played()), Result: r.Result, Hashed: r.hashed(), RulesTag: r.Tag("Rules") != "", Signed: r.Signature != "",
	}
	start, err := r.start(g)
	if err != nil {
		return Report{}, &Fault{0, err}
	}
	w := walker{r: r, words: g.Vocabulary(), position: start, secret: isSecret(start), report: &report}
	if report.Hashed {
		w.chain = r.chain(start.String())
	}
	if err := w.walk(len(r.Turns)); err != nil {
		return Report{}, err
	}
	if err := w.seals(); err != nil {
		return Report{}, &Fault{0, err}
	}
	if err := w.result(); err != nil {
		return Report{}, &Fault{len(r.Played()), err}
	}
	if err := r.signature(&report, keys); err != nil {
		return Report{}, &Fault{0, err}
	}
	return report, nil
}

// Replay returns the position after so many turns, 0 for the one after the set-ups; negative means all. The error is a
// *Fault.
func Replay(r *Record, g rules.Game, at int) (rules.Position, error) {
	lines, err := r.lines(at)
	if err != nil {
		return nil, err
	}
	start, err := r.start(g)
	if err != nil {
		return nil, &Fault{0, err}
	}
	w := walker{r: r, words: g.Vocabulary(), position: start, report: &Report{Hashed: r.hashed()}}
	if err := w.walk(lines); err != nil {
		return nil, err
	}
	return w.position, nil
}

func (r *Record) start(g rules.Game) (rules.Position, error) {
	line := r.Tag("Position")
	if line == "" {
		return g.Start(), nil
	}
	p, err := g.Parse(line)
	if err != nil {
		return nil, fmt.Errorf("the Position tag cannot be read: %w", err)
	}
	return p, nil
}

// walker goes through a record's turns.
type walker struct {
	r        *Record
	words    *rules.Vocabulary
	position rules.Position
	turn     rules.Turn // that was played last, canonical
	outcome  rules.Outcome
	setups   [2]string // canonical, by side
	secret   bool      // they were hidden until both were in
	chain    *Chain    // nil where hashes are not checked
	report   *Report
	buffer   []byte
}

func (w *walker) walk(lines int) error {
	for i := range lines {
		if err := w.step(&w.r.Turns[i]); err != nil {
			return &Fault{w.r.turnOf(i), err}
		}
	}
	return nil
}

func (w *walker) step(t *Turn) error {
	if t.Side != w.position.ToMove() {
		return fmt.Errorf("it is %s's turn, not %s's", w.position.ToMove(), t.Side)
	}
	verdict, err := notation.Judge(t.Text, w.words, w.position)
	if err != nil {
		return err
	}
	if err := checkSetup(t, verdict); err != nil {
		return err
	}
	w.buffer = verdict.Turn.Append(w.buffer[:0])
	if t.Number == 0 {
		w.setups[t.Side] = string(w.buffer)
	}
	w.turn = verdict.Turn
	if string(w.buffer) != t.Text {
		if w.report.Hashed {
			return fmt.Errorf("%q is not how the turn is written; that is %q", t.Text, w.buffer)
		}
		w.report.Loose++
	}
	w.position, w.outcome = verdict.Next, verdict.Outcome
	return w.link(t)
}

func (w *walker) link(t *Turn) error {
	if w.chain == nil {
		return nil
	}
	if t.Hash == "" {
		return errors.New("the hash is missing, though other turns have one")
	}
	if w.chain.Add(t.Text); !w.chain.is(t.Hash) {
		return fmt.Errorf("the hash is #%s, but should be #%s: a turn or the start was changed", t.Hash, w.chain.Digits())
	}
	return nil
}
