// Package study finds the turns of a finished game that mattered.
//
// The idea: the robot of the game says of each position what the side to move may expect ([Study.Curve]). Where the turn that was played
// lets it expect much less than another, or where it passed by a win, there is a [Moment]; of these the three that cost most are told.
//
// A moment says two sorts of things. What is proven was played out by the rules: a turn that wins at once, one that wins with the next
// turn whatever is answered, a turn of the opponent's that would have won. Everything else rests on an estimate, and a moment says so
// ([Moment.Sure]). That a turn loses is never said.
//
// The same game and budget give the same study on every machine: it is spent in the nodes of package robot.
package study

import (
	"pbem/rules"
	"pbem/rules/robot"
)

// Study is what a game has to teach.
type Study struct {
	// Curve is the score that White could expect, 0 to 100: before the turn First, and after it and each later one. First is 1, but for games
	// that are too long to be studied whole.
	Curve   []int
	First   int
	Moments []Moment // three at most, in the order in which they were played
	Nodes   int      // spent
}

// Moment is a turn after which the game might have gone otherwise.
type Moment struct {
	Kind   Kind
	Number int // of the turn, counted from 1; set-ups are no turns
	Before rules.Position
	Played rules.Verdict // what was played
	// Better is what was stronger, with what may follow, each played out by the rules. It begins with the turn of who was to move.
	Better []rules.Verdict
	// Threat is a turn of the opponent's that wins at once after Played; nil where none was found.
	Threat *rules.Verdict
	Next   *rules.Verdict // what was played after Played; nil where that was the last turn
	// Expected and Got are the scores of who was to move, 0 to 100: with the better turn, and after the one played.
	Expected, Got int
}

// Kind is what there is to say of a moment.
type Kind string

const (
	Won     Kind = "won"     // Better wins at once
	Forced  Kind = "forced"  // after Better a turn wins whatever the opponent answers; every answer was tried
	Allowed Kind = "allowed" // Played lets the opponent win at once by Threat; after Better no such turn was found
	Looked  Kind = "looked"  // Better looks stronger
)

// Sure reports whether it is proven by the rules that Better wins.
func (m Moment) Sure() bool { return m.Kind == Won || m.Kind == Forced }

// Game is a game that was played.
type Game struct {
	Start rules.Position // nil for the game's own start
	Turns []rules.Turn   // set-ups included
}

// Of studies a game with a budget of nodes. The error is of a turn that isn't legal: a *robot.TurnError.
func Of(r *robot.Robot, g Game, nodes int) (Study, error) {
	s, err := begin(r, g)
	if err != nil || len(s.plies) == 0 {
		return Study{}, err
	}
	s.share(nodes)
	for i := range s.plies {
		s.plies[i].thought = s.think(s.task(i))
	}
	s.end()
	s.beat()
	return Study{Curve: s.curve(), First: s.first, Moments: s.moments(), Nodes: s.spent}, nil
}

// curve is what White could expect; 0 and 100 only where the robot is certain.
func (s *student) curve() []int {
	curve := make([]int, len(s.plies)+1)
	for i := range curve {
		score := s.before(i).score
		if score > 0 && score < 100 {
			score = min(max(score+s.tempo/2, 1), 99)
		}
		if curve[i] = score; s.sideBefore(i) == rules.Black {
			curve[i] = 100 - score
		}
	}
	return curve
}
