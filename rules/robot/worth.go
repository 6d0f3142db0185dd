package robot

import "pbem/rules"

// Worth is what a unit of each kind is worth, by its letter, in hundredths of a square: see [Mobility].
type Worth map[byte]int

// oneSquare is what a kind is worth of which nothing is known.
const oneSquare = 100

// Of is what a unit is worth.
func (w Worth) Of(letter byte) int {
	if n, ok := w[letter]; ok {
		return n
	}
	return oneSquare
}

// Balance is how much more White's units on the board are worth than Black's.
func (w Worth) Balance(p rules.Position) int {
	balance := 0
	for u := range p.Placements() {
		switch {
		case u.Neutral:
		case u.Side == rules.White:
			balance += w.Of(u.Unit)
		default:
			balance -= w.Of(u.Unit)
		}
	}
	return balance
}

// The games by which worth is measured: so many of at most so many turns.
const (
	trials     = 12
	trialTurns = 60
)

// Mobility returns the worth of the kinds of units of a game: to how many squares a unit of a kind can go, on average, when it can go
// anywhere at all. That is counted in a few random games, always the same ones, so it fits the board, what stands on it, and whatever
// else the game demands of a unit; and a game has one worth, whoever asks. A kind that never moves in them is worth one square.
func Mobility(g rules.Game) Worth {
	m := mobility{at: map[rules.Square]int{}, ways: map[[2]rules.Square]bool{}}
	for n := range trials {
		m.playOut(g.Start(), uint64(n))
	}
	worth := Worth{}
	for _, u := range g.Vocabulary().Units {
		worth[u.Letter] = oneSquare
		if k := m.kinds[u.Letter]; k.times > 0 {
			worth[u.Letter] = (2*oneSquare*k.squares + k.times) / (2 * k.times)
		}
	}
	return worth
}

// mobility counts to how many squares in all the units of each kind could go, and how often one could.
type mobility struct {
	kinds [256]struct{ squares, times int }

	// Of one list of turns:
	movers []mover
	at     map[rules.Square]int // where in movers the unit of a square is
	ways   map[[2]rules.Square]bool
}

// mover is a unit that can go somewhere.
type mover struct {
	letter  byte
	squares int
}

func (m *mobility) playOut(p rules.Position, seed uint64) {
	c := chance{dice: dice(seed), look: m.look}
	for range trialTurns {
		turn, ok := c.turn(p)
		if !ok {
			return
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil || v.Outcome.Over() {
			return
		}
		p = v.Next
	}
}

// look counts where the units can go that turns move: where turns are made of steps with their last actions, else with their first.
func (m *mobility) look(turns []rules.Turn) {
	clear(m.at)
	clear(m.ways)
	m.movers = m.movers[:0]
	for _, t := range turns {
		if !t.IsPass() {
			m.way(moving(t))
		}
	}
	for _, u := range m.movers {
		m.kinds[u.letter].squares += u.squares
		m.kinds[u.letter].times++
	}
}

// moving is the action by which a turn differs from others of its list: the last that moves a unit.
func moving(t rules.Turn) rules.Action {
	for i := len(t.Actions) - 1; i > 0; i-- {
		if t.Actions[i].Unit != 0 {
			return t.Actions[i]
		}
	}
	return t.Actions[0]
}

func (m *mobility) way(a rules.Action) {
	way := [2]rules.Square{a.From, a.To}
	if a.Unit == 0 || m.ways[way] {
		return
	}
	m.ways[way] = true
	i, known := m.at[a.From]
	if !known {
		i = len(m.movers)
		m.at[a.From], m.movers = i, append(m.movers, mover{letter: a.Unit})
	}
	m.movers[i].squares++
}
