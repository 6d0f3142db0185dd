package robot

import "pbem/rules"

// Values that a search gives, of the side to move: worths as rules.Lookahead.Worth estimates them, and beyond them what is certain.
const (
	won     = 1_000_000 // less a step for each turn until then
	claimed = 200_000   // a draw that is given to the side that stands better
	certain = 150_000   // what is more than this, or less than its opposite, is no estimate
	unknown = -2 * won  // less than any value
)

// Scores are expected by the ten-thousandth within the package: 0 is a loss, even a draw, sure a win.
const (
	sure = 10_000
	even = sure / 2
)

// half is the worth by which three games of four are won.
const half = 400

// expected is the score that is expected of a value.
func expected(value int) int {
	switch {
	case value > certain:
		return sure
	case value < -certain:
		return 0
	}
	return even + even*value/(max(value, -value)+half)
}

// percent is the score of a value as a Thought has it: what is not certain is neither 0 nor 100.
func percent(value int) int {
	score := (expected(value) + sure/200) / (sure / 100)
	if value > certain || value < -certain {
		return score
	}
	return min(max(score, 1), 99)
}

// within returns the least value that is expected to score at most so much less than another. Of what is certain only the same will do: a win
// that comes later isn't as good.
func within(value, margin int) int {
	if value > certain || value < -certain {
		return value
	}
	low, high := -certain, value
	for low < high {
		if middle := (low + high) >> 1; expected(value)-expected(middle) <= margin {
			high = middle
		} else {
			low = middle + 1
		}
	}
	return low
}

// valueOf is the value of a result, after so many turns of a search.
func valueOf(r rules.Result, side rules.Side, turns int) int {
	winner, decided := r.Winner()
	switch {
	case !decided:
		return 0
	case winner == side:
		return won - turns
	}
	return turns - won
}
