package measure

import (
	"cmp"
	"maps"
	"slices"

	"pbem/rules"
)

// Report is what was counted, ready to be told. All lists stand in an order that follows from the game.
type Report struct {
	Games      uint64  `json:"games"`
	Results    []Named `json:"results"`          // all four, and others that came; they add up to the games
	Causes     []Named `json:"causes"`           // what ended games, by stable names; NotOver among them; they add up to the games
	BlackFirst uint64  `json:"black_first"`      // games that Black began
	First      Share   `json:"first_mover_wins"` // of the games that somebody wins
	Length     Spread  `json:"length"`           // in turns of both sides, of the games that are over

	Turns       uint64  `json:"turns"`              // of all games
	Shares      []Named `json:"turn_shares"`        // of all turns: those that are or do something; they overlap
	Activations Spread  `json:"activations_a_turn"` // in games without activations: the actions of a turn

	Start     Start     `json:"start"`
	Branching []Choices `json:"branching"`

	Captures     Losses `json:"captures"`
	FirstCapture Spread `json:"first_capture"` // the turn of it, of the games that have one
	LeadChanges  Spread `json:"lead_changes"`  // a game: how often another side than before has come to stand better
	Kept         Share  `json:"first_ahead_wins"`

	Units   []Unit  `json:"units"`   // by side, AMP and kind; with the acts that are no unit's they add up to all activations
	AMPs    []Unit  `json:"amps"`    // the same by side and AMP
	Kinds   []Unit  `json:"kinds"`   // the same by kind
	Squares []Named `json:"squares"` // how often units came to them, of all times that a unit came anywhere; all of the start, and others that were used
}

// Losses is what was taken off the board in all games.
type Losses struct {
	Captured uint64  `json:"captured"`
	Removed  uint64  `json:"removed"` // by other rules than capturing
	AGame    float64 `json:"a_game"`  // captured
}

// The names of the turns that are counted among all, and of what is no cause.
const (
	Passes   = "pass"
	Whole    = "quota"  // all that acted have used up their quota (CH-6)
	Repeats  = "repeat" // comes to a position that the game has had before
	Captures = "capture"
	NotOver  = "not-over"
	NoWords  = "other" // a cause that a record tells in words of its own
)

// Unit is what units do and suffer. Fields that do not apply are empty.
type Unit struct {
	Side   string `json:"side,omitempty"`
	AMP    string `json:"amp,omitempty"`
	Unit   string `json:"unit,omitempty"`
	Letter string `json:"letter,omitempty"`
	Act    string `json:"act,omitempty"` // instead of a unit: slide, promotion or conversion

	Units       uint64  `json:"units"` // that games began with, in all
	Activations Share   `json:"activations"`
	Captured    Share   `json:"captured"`
	Removed     Share   `json:"removed"` // by other rules, or converted
	NeverMoved  Share   `json:"never_moved"`
	Life        float64 `json:"life"` // how many turns of a game one lives, on average
}

// Report works out what was counted.
func (t *Tally) Report() Report {
	start := t.about.game.Start()
	r := Report{Games: t.games, Results: t.outcomes(), Causes: t.endings(), BlackFirst: t.black, First: ShareOf(t.opened, t.decided), Length: t.length.spread(),
		Turns: t.turned, Shares: t.kindsOfTurns(), Activations: t.sums.acts.spread(),
		Start: startOf(start), Branching: t.along(),
		Captures: Losses{Captured: t.captured, Removed: t.removed}, FirstCapture: t.captive.spread(),
		LeadChanges: t.changed.spread(), Kept: ShareOf(t.kept, t.led), Squares: t.squaresOf(start)}
	if t.games > 0 {
		r.Captures.AGame = rounded(float64(t.captured) / float64(t.games))
	}
	r.Units = t.by(func(n name) name { return n })
	r.AMPs = t.by(func(n name) name { return name{Side: n.Side, Group: n.Group} })
	r.Kinds = t.kinds()
	return r
}

func (t *Tally) outcomes() []Named {
	words := []rules.Result{rules.WhiteWins, rules.BlackWins, rules.Drawn, rules.Ongoing}
	for _, w := range slices.Sorted(maps.Keys(t.results)) {
		if !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	var all []Named
	for _, w := range words {
		all = append(all, Named{w.String(), ShareOf(t.results[w], t.games)})
	}
	return all
}

// endings lists what ended games, the most frequent first, and last how many are not over.
func (t *Tally) endings() []Named {
	var all []Named
	over := uint64(0)
	for _, c := range slices.Sorted(maps.Keys(t.causes)) {
		over += t.causes[c]
		all = append(all, Named{cmp.Or(string(c), NoWords), ShareOf(t.causes[c], t.games)})
	}
	slices.SortStableFunc(all, func(a, b Named) int { return cmp.Compare(b.Count, a.Count) })
	return append(all, Named{NotOver, ShareOf(t.games-over, t.games)})
}

func (t *Tally) kindsOfTurns() []Named {
	all := []Named{{Captures, ShareOf(t.capturing, t.turned)}, {Passes, ShareOf(t.passed, t.turned)}, {Repeats, ShareOf(t.repeated, t.turned)}}
	if t.about.limited() {
		all = append(all, Named{Whole, ShareOf(t.full, t.turned)})
	}
	return all
}

func (t *Tally) squaresOf(start rules.Position) []Named {
	squares := squaresOf(t.squares)
	low, high := start.Extent()
	for rank := low.Rank; rank <= high.Rank; rank++ {
		for file := low.File; file <= high.File; file++ {
			if s := (rules.Square{File: file, Rank: rank}); start.Exists(s) && t.squares[s] == 0 {
				squares = append(squares, s)
			}
		}
	}
	slices.SortFunc(squares, bySquare)
	total := uint64(0)
	for _, s := range squares {
		total += t.squares[s]
	}
	var all []Named
	for _, s := range squares {
		all = append(all, Named{s.String(), ShareOf(t.squares[s], total)})
	}
	return all
}
