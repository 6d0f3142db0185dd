package relational

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestLayouts: a store gets the steps that it lacks; one of another text than this program's, and one that this program does not know, are refused in words.
func TestLayouts(t *testing.T) {
	t.Parallel()
	known, err := ReadLayouts(fstest.MapFS{"m/00010_third.sql": {Data: []byte("c")}, "m/00002_second.sql": {Data: []byte("b")}, "m/00001_first.sql": {Data: []byte("a")}}, "m")
	if err != nil || len(known) != 3 || known.Last() != 10 {
		t.Fatalf("%v, %v", known, err)
	}
	const a = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
	for name, c := range map[string]struct {
		done    map[int64]string
		pending string
		refused string
	}{
		"a new store":          {nil, "abc", ""},
		"one with a step":      {map[int64]string{1: a}, "bc", ""},
		"one with all":         {map[int64]string{1: a, 2: known[1].Sum(), 10: known[2].Sum()}, "", ""},
		"of another text":      {map[int64]string{1: known[1].Sum()}, "", "it has the layout 1 (3e23e816) of a development version; this version reads layout 10 (2e7d2c03) and has changed nothing"},
		"with an unknown step": {map[int64]string{1: a, 7: "0123456789abcdef"}, "", "it has the layout 7 (01234567) of a development version"},
		"of a later version":   {map[int64]string{1: a, 2: known[1].Sum(), 10: known[2].Sum(), 11: "x"}, "", "brought to layout 11 by a later version of this program, which knows up to 10 here"},
	} {
		pending, err := known.Pending(c.done)
		var texts string
		for _, l := range pending {
			texts += l.Text
		}
		if texts != c.pending || (err == nil) != (c.refused == "") || err != nil && !strings.Contains(err.Error(), c.refused) {
			t.Errorf("%s: pending %q, %v", name, texts, err)
		}
	}
}
