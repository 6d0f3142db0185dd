package learn

import (
	"testing"

	"pbem/games/changes"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestQuartiles: a quarter of the games is no longer than the first, half no longer than the second, three quarters no longer than the third.
func TestQuartiles(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		turns map[int]int
		want  [3]int
	}{
		{map[int]int{}, [3]int{}}, {map[int]int{7: 1}, [3]int{7, 7, 7}}, {map[int]int{1: 1, 2: 1, 3: 1, 4: 1}, [3]int{1, 2, 3}},
		{map[int]int{10: 5, 20: 4, 90: 1}, [3]int{10, 10, 20}}, {map[int]int{3: 1, 5: 99}, [3]int{5, 5, 5}},
	} {
		var got [3]int
		if got[0], got[1], got[2] = quartiles(c.turns); got != c.want {
			t.Errorf("%v: %v, want %v", c.turns, got, c.want)
		}
	}
}

// TestSimulatedIsTheSameEveryTime: a letter that is decided again says the same.
func TestSimulatedIsTheSameEveryTime(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"chesimals-0.1", "cosmic"} {
		p, err := presets.Builtin(name, nil)
		if err != nil {
			t.Fatal(err)
		}
		one, err1 := simulated(changes.NewRegistry(nil), p)
		other, err2 := simulated(changes.NewRegistry(nil), p)
		if err1 != nil || err2 != nil || one.Turns != other.Turns || one.Games == 0 || one.Games > simulatedGames || one.Turns > simulatedEnds+simulatedTurns {
			t.Errorf("%s: %d turns of %d games, and %d of %d; %v, %v", name, one.Turns, one.Games, other.Turns, other.Games, err1, err2)
		}
		if one.Results[0].Name != string(rules.WhiteWins) || one.Results[0].Count != other.Results[0].Count {
			t.Errorf("%s: %v and %v", name, one.Results, other.Results)
		}
	}
}
