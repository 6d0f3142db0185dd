package record_test

import (
	"errors"
	"strings"
	"testing"

	"pbem/notation/record"
)

// TestWitnessCheck: what speaks against a record, or does not.
func TestWitnessCheck(t *testing.T) {
	t.Parallel()
	r, g := sample(t)
	secret, secretGame := setUp(t)
	const other = "0123456789abcdef"
	head := r.Turns[1].Hash
	for _, c := range []struct {
		w    record.Witness
		want string
	}{
		{record.Witness{Turn: 2, Hash: head}, ""},
		{record.Witness{Turn: 2, Hash: other}, "the letter says #" + other + ", the record #" + head + ": something up to turn 2 was changed or taken back"},
		{record.Witness{Turn: 0, Hash: other}, "something up to turn 0 was changed"},
		{record.Witness{Turn: 7, Hash: head}, "the record ends at turn 6, before what the letter tells of"},
	} {
		err := c.w.Check(r, g)
		if misfit := (*record.Misfit)(nil); c.want != "" && !errors.As(err, &misfit) {
			t.Errorf("turn %d #%s: %T", c.w.Turn, c.w.Hash, err)
		}
		if c.want == "" && err != nil || c.want != "" && !strings.Contains(said(err), c.want) {
			t.Errorf("turn %d #%s: %v, want %q", c.w.Turn, c.w.Hash, err, c.want)
		}
	}
	before := record.Witness{Turn: record.BeforeSetups, Hash: other}
	if err := before.Check(secret, secretGame); err == nil || !strings.Contains(said(err), "something up to the start was changed") {
		t.Errorf("before the set-ups: %v", err)
	}
	typed := parse(t, "[Variant \"chesimals-0.1\"]\n\n1. Za1-a9\n*\n")
	if fault := (*record.Fault)(nil); !errors.As((record.Witness{Turn: 1, Hash: head}).Check(typed, g), &fault) {
		t.Error("a record that cannot be replayed is compared")
	}
}
