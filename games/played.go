package games

import "pbem/rules"

// Played is what the public games of a preset that are over came to, with whatever options: how many had each result, so many turns of both sides,
// and so ended, by its cause. Void games do not count.
type Played struct {
	Results map[rules.Result]int
	Turns   map[int]int
	Reasons map[string]int
}

// Games is how many there are.
func (p Played) Games() (n int) {
	for _, more := range p.Results {
		n += more
	}
	return n
}

// Add counts games, less for a negative number.
func (p Played) Add(result rules.Result, turns int, reason string, n int) {
	p.Results[result] += n
	p.Turns[turns] += n
	p.Reasons[reason] += n
}

// NewPlayed has counted nothing.
func NewPlayed() Played {
	return Played{Results: map[rules.Result]int{}, Turns: map[int]int{}, Reasons: map[string]int{}}
}
