package record_test

import (
	"errors"
	"slices"
	"testing"

	"pbem/notation/record"
	"pbem/rules"
)

// TestOpening: turns are compared as they are meant, not as they are written; what was left out can be anything.
func TestOpening(t *testing.T) {
	t.Parallel()
	words := game(t, "chesimals-0.1").Vocabulary()
	short := parse(t, "[Variant \"chesimals-0.1\"]\n\n1. white: Zd2-d3\n1... black: Fd7-c6\n*\n")
	long := parse(t, "[Variant \"chesimals-0.1\"]\n\n1. white: Zd2-d3, Zc2-c3\n*\n")
	for _, c := range []struct {
		turns       []string
		short, long bool
	}{
		{[]string{"d2d3"}, true, true},
		{[]string{"white: Zd2 to d3"}, true, true},
		{[]string{"black: Zd2-d3"}, false, false},
		{[]string{"Fd2-d3"}, false, false},
		{[]string{"d2-d3", "d7-c6"}, true, false},
		{[]string{"d2-d3", " ", "D7 - C6"}, true, false},
		{[]string{"d2-d3, c2c3"}, false, true},
		{[]string{"c2-c3"}, false, false},
		{[]string{"pass"}, false, false},
		{[]string{"white: Zd2"}, true, true},
		{[]string{"white: Zd2", "d7-c6"}, false, false},
		{[]string{"d2-d3", "d7-c6", "d3-d4"}, false, false},
		{nil, true, true},
	} {
		o := record.NewOpening(c.turns)
		if got, other := o.Begins(short, words), o.Begins(long, words); got != c.short || other != c.long {
			t.Errorf("%q: %v and %v, want %v and %v", c.turns, got, other, c.short, c.long)
		}
	}
}

// TestOpeningWithoutRules: a record whose rules are not there begins with a turn only if it says just that.
func TestOpeningWithoutRules(t *testing.T) {
	t.Parallel()
	r := parse(t, "[Variant \"mine\"]\n\n1. Ga2-a3\n*\n")
	for turn, want := range map[string]bool{"Ga2-a3": true, "ga2 - A3": true, "Ga2": true, "a2a3": false} {
		if got := record.NewOpening([]string{turn}).Begins(r, nil); got != want {
			t.Errorf("%s: %v", turn, got)
		}
	}
}

func TestCheckOpening(t *testing.T) {
	t.Parallel()
	words := game(t, "chesimals-0.1").Vocabulary()
	r := parse(t, "[Variant \"chesimals-0.1\"]\n\n1. white: Zd2-d3\n*\n")
	asked := func(turns ...string) record.Opening {
		o := record.NewOpening(turns)
		o.Begins(r, words)
		return o
	}
	none := slices.Values([]*rules.Vocabulary(nil))
	if err := asked("d2-d3", "e2-e3").Check(none); err != nil {
		t.Error(err)
	}
	if err := record.NewOpening([]string{"d2-d3"}).Check(slices.Values([]*rules.Vocabulary{words})); err != nil {
		t.Errorf("where no game was asked: %v", err)
	}
	var fault *record.OpeningFault
	if err := asked("d2-d3", "nonsense").Check(none); !errors.As(err, &fault) || fault.Text != "nonsense" || errors.Unwrap(fault) == nil {
		t.Errorf("nonsense: %v", err)
	}
}
