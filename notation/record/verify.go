package record

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"strings"

	"pbem/notation"
	"pbem/rules"
)

// Report is what a verification found out about a record that is in order.
type Report struct {
	Turns    int // without the set-ups
	Result   rules.Result
	Hashed   bool // the hash chain was checked; else the record rests on replay alone
	RulesTag bool // the record says by which rules it was played
	Signed   bool // the record has a signature
	Checked  bool // the signature was checked, and fits
	ByRules  bool // the result follows from the rules; else it is as the record says (resigned, time, agreed)
	Loose    int  // turns that are not in canonical writing; only where there are no hashes
	Sealed   int  // secret set-ups that are those that were committed to
	Unopened int  // commitments that cannot be checked, for want of a salt
}

// Remarks says in sentences what the verification could not rest on.
func (r Report) Remarks() []string {
	var s []string
	if !r.Hashed && r.Turns > 0 {
		s = append(s, "The record has no hashes; it was verified by replay alone.")
	}
	if !r.RulesTag {
		s = append(s, "The record does not say by which rules data it was played.")
	}
	if r.Signed && !r.Checked {
		s = append(s, "The signature was not checked; no key was given.")
	}
	if r.Loose > 0 {
		s = append(s, fmt.Sprintf("%d turns are not in canonical writing.", r.Loose))
	}
	if r.Unopened > 0 {
		s = append(s, "The commitments to the set-ups were not checked; the salts are told when the game is over.")
	}
	return s
}

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
// if keys are given, the signature: a finished record with hashes must then have one. The error is a *Fault.
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

func (r *Record) signature(report *Report, keys []ed25519.PublicKey) error {
	switch {
	case len(keys) == 0:
		return nil
	case !report.Signed && r.Result != rules.Ongoing && (report.Hashed || len(r.Turns) == 0):
		return errors.New("the game is over, but the record is not signed")
	case !report.Signed:
		return nil
	}
	report.Checked = true
	return r.CheckSignature(keys)
}

// Replay returns the position after so many turns, 0 for the one after the set-ups; negative means all. The error is a
// *Fault.
func Replay(r *Record, g rules.Game, at int) (rules.Position, error) {
	turns := len(r.Played())
	if at > turns {
		return nil, &Fault{at, fmt.Errorf("the record has only %d turns", turns)}
	}
	if at < 0 {
		at = turns
	}
	start, err := r.start(g)
	if err != nil {
		return nil, &Fault{0, err}
	}
	w := walker{r: r, words: g.Vocabulary(), position: start, report: &Report{Hashed: r.hashed()}}
	if err := w.walk(r.setups() + at); err != nil {
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

// result compares the result with what the rules say; where they say nothing, the record's word counts.
func (w *walker) result() error {
	if len(w.r.Turns) == 0 {
		w.outcome = w.position.Outcome()
	}
	if !w.outcome.Over() {
		return w.draw()
	}
	w.report.ByRules = true
	if w.outcome.Result != w.r.Result {
		return fmt.Errorf("the result is %s by the rules (%s), but the record says %s", w.outcome.Result, w.outcome.Reason, w.r.Result)
	}
	return nil
}

// draw: in some games a draw, agreed or claimed, is given to the side that stands better (CO-8).
func (w *walker) draw() error {
	adjudged, ok := w.position.(rules.Adjudged)
	if !ok || !isDraw(w.r.Termination) {
		return nil
	}
	if o := adjudged.Draw(); o.Result != w.r.Result {
		return fmt.Errorf("the draw is worth %s by the rules (%s), but the record says %s", o.Result, o.Reason, w.r.Result)
	}
	return nil
}

// isDraw reports whether a game ended by a draw that was agreed or claimed: "threefold repetition; White has more units".
func isDraw(termination string) bool {
	why, _, _ := strings.Cut(termination, "; ")
	return why == "agreed draw" || strings.HasSuffix(why, "fold repetition") || strings.Contains(why, " without ")
}
