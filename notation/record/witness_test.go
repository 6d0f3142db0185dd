package record_test

import (
	"crypto/sha256"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"pbem/notation/record"
	"pbem/rules"
)

func TestWitnesses(t *testing.T) {
	t.Parallel()
	twelve := record.Witness{Game: 42, Turn: 12, Hash: "3fa9c2d1e8b7a6053fa9c2d1e8b7a605"}
	eleven := record.Witness{Game: 42, Turn: 11, Hash: "000000000000000000000000000000ff"}
	whole := record.Witness{Game: 42, Turn: record.AfterResult, Hash: "0123456789abcdef0123456789abcdef"}
	unset := record.Witness{Game: 7, Turn: record.BeforeSetups, Hash: "3fa9c2d1e8b7a6053fa9c2d1e8b7a605"}
	for name, c := range map[string]struct {
		text string
		want []record.Witness
	}{
		"alone":             {"The record of game 42 after turn 12 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", []record.Witness{twelve}},
		"of the whole":      {"The record of game 42 after its\n> result has the hash #0123456789ABCDEF0123456789abcdef.", []record.Witness{whole}},
		"half a hash":       {"The record of game 42 after its result has the hash #0123456789abcdef.", nil},
		"in a letter":       {"Bye.\n----\nGame 42.\n\n" + twelve.String() + "\n", []record.Witness{twelve}},
		"before set-ups":    {"The record of game 7 before the set-ups has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", []record.Witness{unset}},
		"wrapped":           {"The record of game 42 after turn 12 has\nthe hash\r\n#3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", []record.Witness{twelve}},
		"quoted":            {"> The record of game 42 after turn 12 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", []record.Witness{twelve}},
		"quoted, wrapped":   {">> | The record of game 42 after\n>> | turn 12 has the hash\n>#3FA9C2D1E8B7A6053FA9C2D1E8B7A605.", []record.Witness{twelve}},
		"odd spaces":        {"The\u00a0record of  game 42 after turn 12\thas the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605", []record.Witness{twelve}},
		"markup":            {"<p>The record of game 42 after turn 12 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.</p>", []record.Witness{twelve}},
		"two, one of twice": {twelve.String() + "\n> " + eleven.String() + "\n> " + twelve.String(), []record.Witness{twelve, eleven}},
		"begun twice":       {"The record of game The record of game 42 after turn 12 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", []record.Witness{twelve}},
		"none":              {"The record of game 42 comes with this letter.", nil},
		"no turn":           {"The record of game 42 after turn has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", nil},
		"signed number":     {"The record of game +42 after turn 12 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", nil},
		"padded number":     {"The record of game 042 after turn 12 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", nil},
		"a huge number":     {"The record of game 42 after turn 99999999999999999999 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.", nil},
		"short":             {"The record of game 42 after turn 12 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a60.", nil},
		"long":              {"The record of game 42 after turn 12 has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a6055.", nil},
	} {
		if diff := cmp.Diff(c.want, record.Witnesses(c.text)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestWitnessRoundTrip: whatever is written is read again, wherever a mail program breaks and marks the line.
func TestWitnessRoundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		w := record.Witness{
			Game: rapid.IntRange(1, 1<<40).Draw(t, "game"), Turn: rapid.IntRange(record.AfterResult, 1<<20).Draw(t, "turn"),
			Hash: rapid.StringMatching("[0-9a-f]{32}").Draw(t, "hash"),
		}
		words := strings.Fields(w.String())
		text := words[0]
		for _, word := range words[1:] {
			text += rapid.SampledFrom([]string{" ", "\n", "\r\n", "\n> ", "\n>> ", " \n\t"}).Draw(t, "gap") + word
		}
		if diff := cmp.Diff([]record.Witness{w}, record.Witnesses("> "+text)); diff != "" {
			t.Fatal(diff)
		}
	})
}

func FuzzWitnesses(f *testing.F) {
	f.Add("> The record of game 42 after turn 12 has\n> the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.")
	f.Add("The record of game 7 before the set-ups has the hash #3fa9c2d1e8b7a6053fa9c2d1e8b7a605.")
	f.Fuzz(func(t *testing.T, text string) {
		for _, w := range record.Witnesses(text) {
			if again := record.Witnesses(w.String()); len(again) != 1 || again[0] != w {
				t.Errorf("%+v is read as %+v", w, again)
			}
		}
	})
}

// TestHead: the head after every turn is the hash that is written behind it, also in a record that was typed without any.
func TestHead(t *testing.T) {
	t.Parallel()
	plain, plainGame := sample(t)
	secret, secretGame := setUp(t)
	for _, c := range []struct {
		r *record.Record
		g rules.Game
	}{{plain, plainGame}, {secret, secretGame}} {
		typed := *c.r
		typed.Turns = slices.Clone(c.r.Turns)
		for i := range typed.Turns {
			typed.Turns[i].Hash = ""
		}
		for i, turn := range c.r.Played() {
			for _, r := range []*record.Record{c.r, &typed} {
				if got, err := r.Head(c.g, i+1); err != nil || got != turn.Hash {
					t.Errorf("after turn %d: %s, %v, want %s", i+1, got, err, turn.Hash)
				}
			}
		}
		if _, err := c.r.Head(c.g, len(c.r.Played())+1); err == nil || !strings.Contains(said(err), "the record ends at turn") {
			t.Errorf("beyond the end: %v", err)
		}
	}
	if got, err := secret.Head(secretGame, record.BeforeSetups); err != nil || got != secret.FirstLink() {
		t.Errorf("before the set-ups: %s, %v, want %s", got, err, secret.FirstLink())
	}
	if got, err := secret.Head(secretGame, 0); err != nil || got != secret.Setups()[1].Hash {
		t.Errorf("after the set-ups: %s, %v, want %s", got, err, secret.Setups()[1].Hash)
	}
}

// TestHeadIsComputed: the digits that somebody wrote behind the turns are not believed.
func TestHeadIsComputed(t *testing.T) {
	t.Parallel()
	r, g := sample(t)
	want := r.Turns[1].Hash
	r.Turns[1].Hash = "0123456789abcdef0123456789abcdef"
	if got, err := r.Head(g, 2); err != nil || got != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
}

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

func TestLogHeads(t *testing.T) {
	t.Parallel()
	h := record.LogHead{Size: 12, Root: sha256.Sum256([]byte("x"))}
	text := h.String()
	for name, c := range map[string]struct {
		text string
		want []record.LogHead
	}{
		"alone":           {text, []record.LogHead{h}},
		"quoted, wrapped": {"> The log has\n> 12 lines and the\n>root " + text[strings.LastIndex(text, " ")+1:], []record.LogHead{h}},
		"twice":           {text + "\n> " + text, []record.LogHead{h}},
		"begun twice":     {"The log has The log has" + strings.TrimPrefix(text, "The log has"), []record.LogHead{h}},
		"padded number":   {strings.Replace(text, " 12 ", " 012 ", 1), nil},
		"signed number":   {strings.Replace(text, " 12 ", " -1 ", 1), nil},
		"short":           {text[:len(text)-3], nil},
		"nothing":         {"The log has ", nil},
	} {
		if got := record.LogHeads(c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestLogHeadRoundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		h := record.LogHead{Size: rapid.Int64Min(0).Draw(t, "size")}
		copy(h.Root[:], rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, "root"))
		if got := record.LogHeads("Bye. " + h.String()); len(got) != 1 || got[0] != h {
			t.Fatalf("%v is read as %v", h, got)
		}
	})
}
