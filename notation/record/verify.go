package record

import (
	"crypto/ed25519"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Fault is the first thing that is wrong with a record. Turn counts both sides' turns from 1; 0 is the record as a whole, or
// a set-up.
type Fault struct {
	Turn int
	Err  error
}

// Error is for programmers and logs; people read Phrase.
func (f *Fault) Error() string { return f.Phrase().String() }

// Phrase says "turn 7: …".
func (f *Fault) Phrase() phrase.Phrase {
	return phrase.New("record-fault", "turn", f.Turn, "why", f.Err)
}

func (f *Fault) Unwrap() error { return f.Err }

// Rules are what a game is played by: its engine, and the limits by which draws may be claimed in it (G-4), 0 for off. They
// are those of its preset with its options.
type Rules struct {
	Game       rules.Game
	Judged     string // the engine and the revision of its rulings, "amp 1", as in the tag; "" where it is not known
	Repetition int    // so many times the same position
	QuietTurns int    // so many turns in a row without what begins the count anew
}

// Verify replays every turn through the game's rules and checks that it is canonical, the hash chain, the result, a claim
// of repetition or of quiet turns, and, if keys are given, the signature: a finished record must then have one, or it is ErrUnsigned. The error is a *Fault.
//
// Without hashes (typed by hand) a turn may be written in any way that can be read.
func Verify(r *Record, by Rules, keys []ed25519.PublicKey) (Report, error) {
	g := by.Game
	var written writing
	if err := (checker{r, &written}).check(by); err != nil {
		return Report{}, &Fault{0, err}
	}
	report := Report{
		Turns: len(r.Played()), Result: r.Result, Void: r.isUncounted(), Hashed: r.hashed(), RulesTag: r.Tag("Rules") != "", Signed: r.Signature != "",
	}
	start, err := r.Start(g)
	if err != nil {
		return Report{}, &Fault{0, err}
	}
	w := replayer{r: r, words: g.Vocabulary(), position: start, secret: isSecret(start), report: &report}
	w.claim = newClaim(r, by)
	if report.Hashed {
		w.chain, w.writing = r.chain(), &written
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
	if err := w.linkResult(); err != nil {
		return Report{}, &Fault{len(r.Played()), err}
	}
	if err := (checker{r, &written}).signature(&report, keys); err != nil {
		return Report{}, &Fault{0, err}
	}
	return report, nil
}

// Replay returns the position after so many turns, 0 for the one after the set-ups; negative means all. The error is a
// *Fault.
func Replay(r *Record, g rules.Game, at int) (rules.Position, error) {
	lines, err := linesUpTo(r, at)
	if err != nil {
		return nil, err
	}
	start, err := r.Start(g)
	if err != nil {
		return nil, &Fault{0, err}
	}
	w := replayer{r: r, words: g.Vocabulary(), position: start, report: &Report{Hashed: r.hashed()}}
	if err := w.walk(lines); err != nil {
		return nil, err
	}
	return w.position, nil
}

// Start returns the first position: the one that the record tells, or the game's own.
func (r *Record) Start(g rules.Game) (rules.Position, error) {
	line := r.Tag("Start")
	if line == "" {
		return g.Start(), nil
	}
	p, err := g.Parse(line)
	if err != nil {
		return nil, phrase.Errorf("record-position-tag", "tag", "Start", "why", err)
	}
	return p, nil
}

// replayer goes through a record's turns.
type replayer struct {
	r        *Record
	words    *rules.Vocabulary
	position rules.Position
	turn     rules.Turn        // that was played last, canonical
	captured []rules.Placement // by it
	removed  []rules.Placement // by it
	outcome  rules.Outcome
	claim    claim
	setups   [2]string // canonical, by side
	secret   bool      // they were hidden until both were in
	chain    *Chain    // nil where hashes are not checked
	writing  *writing  // the record, whose lines are chained
	report   *Report
	buffer   []byte
}

func (w *replayer) walk(lines int) error {
	for i := range lines {
		if err := w.step(&w.r.Turns[i]); err != nil {
			return &Fault{w.r.turnOf(i), err}
		}
	}
	return nil
}

func (w *replayer) step(t *Turn) error {
	if t.Side != w.position.ToMove() {
		return phrase.Errorf("record-side", "side", w.position.ToMove(), "got", t.Side)
	}
	w.claim.before(t, w.position)
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
	w.turn, w.captured, w.removed = verdict.Turn, verdict.Captured, verdict.Removed
	if string(w.buffer) != t.Text {
		if w.report.Hashed {
			return phrase.Errorf("record-loose", "written", phrase.Quote(t.Text, 0), "canonical", phrase.Quote(string(w.buffer), 0))
		}
		w.report.Loose++
	}
	w.position, w.outcome = verdict.Next, verdict.Outcome
	w.claim.after(verdict)
	return w.link(t)
}

func (w *replayer) link(t *Turn) error {
	if w.chain == nil {
		return nil
	}
	if t.Hash == "" {
		return phrase.Errorf("record-no-hash")
	}
	if w.chain.line(w.writing.line()); !w.chain.is(t.Hash) {
		return phrase.Errorf("record-hash", "got", t.Hash, "want", w.chain.Digits())
	}
	return nil
}

// linkResult checks the hash behind the result.
func (w *replayer) linkResult() error {
	if w.chain == nil || w.r.Result == rules.Ongoing {
		return nil
	}
	if w.r.ResultHash == "" {
		return phrase.Errorf("record-no-hash")
	}
	if w.chain.line(w.writing.line()); !w.chain.is(w.r.ResultHash) {
		return phrase.Errorf("record-hash", "got", w.r.ResultHash, "want", w.chain.Digits())
	}
	return nil
}

// Step is a turn or a set-up, canonical, the position after it, and the units that it took off the board, as they stood: see
// [rules.Verdict]. Of the start all but the position is zero.
type Step struct {
	Turn              rules.Turn
	After             rules.Position
	Captured, Removed []rules.Placement
}

// Steps replays the record up to a turn, as Replay does: the start, and then a step for each line of r.Turns, set-ups
// included. The error is a *Fault.
func Steps(r *Record, g rules.Game, at int) ([]Step, error) {
	lines, err := linesUpTo(r, at)
	if err != nil {
		return nil, err
	}
	steps := make([]Step, 0, lines+1)
	w := replayer{r: r, words: g.Vocabulary(), report: &Report{Hashed: r.hashed()}}
	err = w.visit(g, lines, func() { steps = append(steps, Step{w.turn, w.position, w.captured, w.removed}) })
	return steps, err
}

// Positions replays the record and returns the position lines: that of the start, and the one after each line of
// r.Turns, set-ups included. The error is a *Fault.
func Positions(r *Record, g rules.Game) ([]string, error) {
	positions := make([]string, 0, len(r.Turns)+1)
	w := replayer{r: r, words: g.Vocabulary(), report: &Report{}}
	err := w.visit(g, len(r.Turns), func() { positions = append(positions, w.position.String()) })
	return positions, err
}

// visit goes from the start through so many lines, and calls a function at the start and after each.
func (w *replayer) visit(g rules.Game, lines int, each func()) (err error) {
	if w.position, err = w.r.Start(g); err != nil {
		return &Fault{0, err}
	}
	each()
	for i := range lines {
		if err := w.step(&w.r.Turns[i]); err != nil {
			return &Fault{w.r.turnOf(i), err}
		}
		each()
	}
	return nil
}

// linesUpTo returns how many lines of the record there are up to a turn, set-ups included; negative means all.
func linesUpTo(r *Record, at int) (int, error) {
	turns := len(r.Played())
	if at > turns {
		return 0, &Fault{at, phrase.Errorf("record-only-turns", "n", turns)}
	}
	if at < 0 {
		at = turns
	}
	return r.setups() + at, nil
}

// checkPositions compares the positions that a file tells with those of the replay. The error is a *Fault.
func checkPositions(told, replayed []string) error {
	for i, p := range told {
		if p != replayed[i] {
			return &Fault{i, phrase.Errorf("record-position", "replayed", replayed[i], "written", p)}
		}
	}
	return nil
}
