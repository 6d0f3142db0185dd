package measure

import (
	"cmp"
	"maps"
	"slices"

	"pbem/rules"
)

// Tally sums up games. It counts one game after the other, and is not safe for concurrent use; the zero value is none: see NewTally.
type Tally struct {
	about *Subject
	rows  rows
	*sums

	// Of the game that is being counted:
	at      rules.Position
	begun   bool
	mover   rules.Side // who moved first
	turns   int
	seen    map[string]struct{} // the positions that it came to
	watch   watch
	ahead   int // who stands better, or stood so last: 1 is White, -1 Black, 0 nobody yet
	first   int // who was ahead first
	changes int
	quiet   bool     // nothing was captured yet
	acting  []acting // in this turn
}

// sums are what tallies add up.
type sums struct {
	results map[rules.Result]uint64
	causes  map[rules.Cause]uint64
	length  histogram // of games that are over
	acts    histogram // of turns
	changed histogram // lead changes
	captive histogram // the turn of the first capture
	squares map[rules.Square]uint64

	games, turned, acted, captured, removed uint64
	full, passed, repeated, capturing       uint64
	kept, led                               uint64 // games that who was ahead first has won, of those that somebody has
	black                                   uint64 // games in which Black moved first
	opened, decided                         uint64 // games that who moved first has won, of those that somebody has

	choices [stretches]choice
}

// NewTally returns sums of nothing.
func (s *Subject) NewTally() *Tally {
	return &Tally{about: s, rows: rows{known: map[name]int{}}, seen: map[string]struct{}{},
		watch: watch{top: map[rules.Square]int{}, under: map[rules.Square]int{}},
		sums:  &sums{results: map[rules.Result]uint64{}, causes: map[rules.Cause]uint64{}, squares: map[rules.Square]uint64{}}}
}

// Begin begins a game in a position; the game's own start, as a rule. If it waits for set-ups, these are the first turns, and are not counted as such.
func (t *Tally) Begin(start rules.Position) {
	t.turns, t.ahead, t.first, t.changes, t.quiet, t.begun = 0, 0, 0, 0, true, false
	t.open(start)
}

// open begins to count where there are turns to play.
func (t *Tally) open(p rules.Position) {
	t.at = p
	if rules.AwaitsSetup(p) {
		return
	}
	t.begun, t.mover = true, p.ToMove()
	clear(t.seen)
	t.seen[rules.Recurring(p.String())] = struct{}{}
	t.watch.begin(p)
	for _, u := range t.watch.tokens {
		t.rows.all[t.rows.at(u.name)].units++
	}
	t.lead(p)
}

// Step is a turn as it was judged.
type Step struct {
	Turn              rules.Turn
	Captured, Removed []rules.Placement
	After             rules.Position
}

// Turn counts the next turn of the game.
func (t *Tally) Turn(s Step) {
	if !t.begun {
		t.open(s.After)
		return
	}
	t.turns++
	t.turned++
	t.choices[stretchOf(t.turns)].add(choices(t.at))
	t.acting = t.acting[:0]
	t.lose(s.Captured, true)
	for i := range s.Turn.Actions {
		t.act(s.Turn.Actions[i])
	}
	t.lose(s.Removed, false)
	t.count(s)
	t.at = s.After
}

// count counts what kind of turn it was.
func (t *Tally) count(s Step) {
	t.acts.add(len(s.Turn.Actions))
	t.acted += uint64(len(s.Turn.Actions))
	if s.Turn.IsPass() {
		t.passed++
	}
	if t.whole(s.Turn) {
		t.full++
	}
	if len(s.Captured) > 0 {
		t.capturing++
		if t.quiet {
			t.captive.add(t.turns)
		}
		t.quiet = false
	}
	line := rules.Recurring(s.After.String())
	if _, before := t.seen[line]; before {
		t.repeated++
	}
	t.seen[line] = struct{}{}
	if len(s.Captured)+len(s.Removed) > 0 || remakes(s.Turn) {
		t.lead(s.After)
	}
}

// remakes reports whether a turn changes what units are on the board otherwise than by taking them.
func remakes(turn rules.Turn) bool {
	for i := range turn.Actions {
		if a := &turn.Actions[i]; a.Into != 0 || a.How == rules.Convert {
			return true
		}
	}
	return false
}

// lead notes who stands better.
func (t *Tally) lead(p rules.Position) {
	ahead := 0
	switch balance := t.about.worth.Balance(p); {
	case balance > 0:
		ahead = 1
	case balance < 0:
		ahead = -1
	default:
		return
	}
	switch {
	case t.first == 0:
		t.first = ahead
	case ahead != t.ahead:
		t.changes++
	}
	t.ahead = ahead
}

// End ends the game: as it was decided, or, with the zero outcome, because it is not over and nobody plays on.
func (t *Tally) End(o rules.Outcome) {
	t.games++
	if t.mover == rules.Black {
		t.black++
	}
	if o.Result == "" {
		o.Result = rules.Ongoing
	}
	t.results[o.Result]++
	t.changed.add(t.changes)
	if o.Over() || o.Cause != rules.NoCause {
		t.causes[o.Cause]++
		t.length.add(t.turns)
	}
	if winner, ok := o.Result.Winner(); ok {
		t.won(winner)
	}
	for _, u := range t.watch.tokens {
		r := &t.rows.all[t.rows.at(u.name)]
		if !u.acted {
			r.still++
		}
		if !u.gone {
			r.life += uint64(t.turns)
		}
	}
	t.watch.tokens = t.watch.tokens[:0]
}

// Turns is how many turns were counted so far.
func (t *Tally) Turns() uint64 { return t.turned }

// won counts what the winner did first.
func (t *Tally) won(winner rules.Side) {
	t.decided++
	if winner == t.mover {
		t.opened++
	}
	if t.first == 0 {
		return
	}
	t.led++
	if (winner == rules.White) == (t.first > 0) {
		t.kept++
	}
}

// Merge adds what another tally of the same subject has counted. In which order tallies are merged makes no difference to the report.
func (t *Tally) Merge(other *Tally) {
	for _, r := range other.rows.all {
		t.rows.all[t.rows.at(r.name)].merge(r)
	}
	t.sums.merge(other.sums)
}

func (s *sums) merge(o *sums) {
	mergeMaps(s.results, o.results)
	mergeMaps(s.causes, o.causes)
	for _, sq := range squaresOf(o.squares) {
		s.squares[sq] += o.squares[sq]
	}
	s.length.merge(o.length)
	s.acts.merge(o.acts)
	s.changed.merge(o.changed)
	s.captive.merge(o.captive)
	for i := range s.choices {
		s.choices[i].merge(o.choices[i])
	}
	s.games += o.games
	s.turned += o.turned
	s.acted += o.acted
	s.captured += o.captured
	s.removed += o.removed
	s.full += o.full
	s.passed += o.passed
	s.repeated += o.repeated
	s.capturing += o.capturing
	s.kept += o.kept
	s.black += o.black
	s.led += o.led
	s.opened += o.opened
	s.decided += o.decided
}

func mergeMaps[K cmp.Ordered](to, from map[K]uint64) {
	for _, k := range slices.Sorted(maps.Keys(from)) {
		to[k] += from[k]
	}
}

// squaresOf lists squares rank by rank from a1.
func squaresOf(counts map[rules.Square]uint64) []rules.Square {
	return slices.SortedFunc(maps.Keys(counts), bySquare)
}

func bySquare(a, b rules.Square) int {
	return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.File, b.File))
}
