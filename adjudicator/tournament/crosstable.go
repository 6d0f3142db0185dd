package tournament

import "slices"

// Crosstable is the table of a group, ready to be shown.
type Crosstable struct {
	Group
	System System
	Lines  []Line // best first
	Out    []Seed // of the event: those who are struck, and have no line
	Rounds int    // how many there are so far
}

// Line is that of a player. Against has a cell for each line of the table, with all games between the two; Through one for each round.
type Line struct {
	Row
	Entrant
	Seed    Seed // in the event
	Against [][]Score
	Through []Score
}

// Score is how a game went, as one of the two sees it. The zero value is of a round without a game.
type Score struct {
	Mark     Mark
	White    bool
	Opponent int // the line of the other, from 0 on; -1 for one who is struck, and of a bye
	Match    int // the number of the game; 0 for none
}

// Mark is what stands in a crosstable for a game.
type Mark string

const (
	Won         Mark = "1"
	Drew        Mark = "½"
	Lost        Mark = "0"
	ForfeitWon  Mark = "+"
	ForfeitLost Mark = "-"
	Unplayed    Mark = "." // it goes on, or is void
	HasBye      Mark = "b"
)

// Crosstables are the tables of an event that has begun: the only one; or those of the sections, and of the final behind them.
func (e Event) Crosstables() (all []Crosstable) {
	for _, g := range e.Groups {
		all = append(all, e.crosstable(g))
	}
	return all
}

func (e Event) crosstable(g Group) Crosstable {
	t := Crosstable{Group: g, System: e.System, Rounds: g.rounds()}
	at := map[Seed]int{}
	for i, row := range g.Table(e.System).Rows() {
		at[row.Player] = i
		seed := g.Players[row.Player-1]
		t.Lines = append(t.Lines, Line{Row: row, Entrant: e.Players[seed-1], Seed: seed, Through: make([]Score, t.Rounds)})
	}
	for i := range t.Lines {
		t.Lines[i].Against = make([][]Score, len(t.Lines))
	}
	for _, s := range g.Struck {
		t.Out = append(t.Out, g.Players[s-1])
	}
	for _, game := range g.Games {
		t.enter(at, game, game.White)
		t.enter(at, game, game.Black)
	}
	for _, b := range g.Byes {
		if i, there := at[b.Player]; there {
			t.Lines[i].Through[b.Round-1] = Score{Mark: HasBye, Opponent: -1}
		}
	}
	return t
}

// enter writes a game into the line of one of its players.
func (t *Crosstable) enter(at map[Seed]int, g BoardGame, p Seed) {
	line, there := at[p]
	if !there {
		return
	}
	score := Score{Mark: g.mark(p), White: g.White == p, Opponent: -1, Match: g.Match}
	if other, there := at[g.Opponent(p)]; there {
		score.Opponent = other
		t.Lines[line].Against[other] = append(t.Lines[line].Against[other], score)
	}
	t.Lines[line].Through[g.Round-1] = score
}

// rounds is the last one of which there is a game or a bye.
func (g Group) rounds() (n int) {
	for _, game := range g.Games {
		n = max(n, game.Round)
	}
	for _, b := range g.Byes {
		n = max(n, b.Round)
	}
	return n
}

// mark is how a game went for one of its players.
func (g Game) mark(p Seed) Mark {
	got, other := g.Of(p), g.Of(g.Opponent(p))
	switch {
	case !g.Over:
		return Unplayed
	case g.Forfeit && got > other:
		return ForfeitWon
	case g.Forfeit:
		return ForfeitLost
	case got > other:
		return Won
	case got == other && got > 0:
		return Drew
	}
	return Lost
}

// Gone are the players who have dropped out, in the order in which they did.
func (e Event) Gone() []Entrant {
	gone := slices.DeleteFunc(slices.Clone(e.Players), func(p Entrant) bool { return p.Left == "" })
	slices.SortStableFunc(gone, func(a, b Entrant) int { return a.LeftAt.Compare(b.LeftAt) })
	return gone
}

// Marks are those that stand in any of the tables, in the order in which they are explained. Games with those who are struck stand in none.
func Marks(tables []Crosstable) (marks []Mark) {
	found := map[Mark]bool{}
	for _, t := range tables {
		for _, line := range t.Lines {
			for _, score := range line.Through {
				if score.Opponent >= 0 || score.Mark == HasBye {
					found[score.Mark] = true
				}
			}
		}
	}
	for _, m := range []Mark{Won, Drew, Lost, ForfeitWon, ForfeitLost, HasBye, Unplayed} {
		if found[m] {
			marks = append(marks, m)
		}
	}
	return marks
}
