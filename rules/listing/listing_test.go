package listing_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/listing"
	"pbem/rules/presets"
)

func start(t *testing.T, preset string) rules.Position {
	t.Helper()
	p, err := presets.Builtin(preset, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game.Start()
}

func lines(t *testing.T, p rules.Position, from *rules.Square, limit int) (all []string, cut bool) {
	t.Helper()
	cut, err := listing.Lines(p, from, limit, func(line string) error {
		all = append(all, line)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all, cut
}

// TestLines: what is listed is sorted, as many as are counted, and the first of them where there is a limit; also where the
// game counts and chooses without listing.
func TestLines(t *testing.T) {
	t.Parallel()
	for _, preset := range []string{"chesimals-2", "cosmic", "amoeba"} {
		p := start(t, preset)
		all, cut := lines(t, p, nil, 0)
		if count := listing.Count(p, nil); uint64(len(all)) != count || cut || !slices.IsSorted(all) || len(all) < 3 {
			t.Errorf("%s: %d lines, cut %v; %d are counted", preset, len(all), cut, count)
		}
		if some, cut := lines(t, p, nil, 2); !cut || !slices.Equal(some, all[:2]) {
			t.Errorf("%s: the first two are %q, cut %v", preset, some, cut)
		}
		if some, cut := lines(t, p, nil, len(all)); cut || !slices.Equal(some, all) {
			t.Errorf("%s: a limit that is just enough cuts", preset)
		}
		bySquare := uint64(0)
		for unit := range p.Placements() {
			ofUnit, _ := lines(t, p, &unit.At, 0)
			if count := listing.Count(p, &unit.At); count != uint64(len(ofUnit)) {
				t.Errorf("%s: %d lines from %s, %d are counted", preset, len(ofUnit), unit.At, count)
			}
			bySquare += uint64(len(ofUnit))
		}
		if bySquare != uint64(len(all)) {
			t.Errorf("%s: %d lines from the squares, %d in all", preset, bySquare, len(all))
		}
	}
}

// TestTooManyToSort: a Lifeform position has so many turns that they are written as they come, and only as many as are wanted.
func TestTooManyToSort(t *testing.T) {
	t.Parallel()
	p := crowded(t)
	if n := listing.Count(p, nil); n < 1_000_000 {
		t.Fatalf("there are only %d turns", n)
	}
	if some, cut := lines(t, p, nil, 1000); !cut || len(some) != 1000 || !slices.IsSorted(some) {
		t.Errorf("%d lines, cut %v", len(some), cut)
	}
}

// crowded is a Lifeform position with tens of millions of turns.
func crowded(t *testing.T) rules.Position {
	t.Helper()
	preset, err := presets.Builtin("lifeform", nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := preset.Game.Parse("3qk3/8/8/2PPP3/2PBP3/2PPP3/3Q4/3K4 w")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestLinesStop: an error of the writer ends the list, and is told.
func TestLinesStop(t *testing.T) {
	t.Parallel()
	full := errors.New("no room")
	for name, p := range map[string]rules.Position{"sorted": start(t, "chesimals-2"), "as they come": crowded(t)} {
		written := 0
		_, err := listing.Lines(p, nil, 0, func(string) error { written++; return full })
		if !errors.Is(err, full) || written != 1 {
			t.Errorf("%s: %v after %d lines", name, err, written)
		}
	}
}

// TestDivision: the counts below the first turns add up to the count of all.
func TestDivision(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		preset string
		single bool
		count  func(rules.Position, int) (uint64, error)
	}{{"cosmic", false, rules.Perft}, {"chesimals-2", true, rules.PerftSingle}} {
		p := start(t, c.preset)
		want, err := c.count(p, 2)
		if err != nil {
			t.Fatal(err)
		}
		total, last := uint64(0), ""
		d := listing.Division{Count: c.count, Single: c.single, Depth: 2, Line: func(first rules.Turn, below uint64) string {
			total += below
			return fmt.Sprintf("%s %d", first, below)
		}}
		err = d.Write(p, func(line string) error {
			if line < last {
				t.Errorf("%s: %q stands behind %q", c.preset, line, last)
			}
			last = line
			return nil
		})
		if err != nil || total != want {
			t.Errorf("%s: %d in all, %v; want %d", c.preset, total, err, want)
		}
	}
}

func TestParseSquare(t *testing.T) {
	t.Parallel()
	board := &rules.Vocabulary{Files: 8, Ranks: 8}
	for _, c := range []struct {
		text  string
		board *rules.Vocabulary
		want  string // "" for none
		fault string
	}{
		{"e4", board, "e4", ""}, {" h8 ", board, "h8", ""}, {"", board, "", ""}, {" ", board, "", ""},
		{"e9", board, "", "e9 isn't on this board of 8 files and 8 ranks"}, {"i1", board, "", "on this board"},
		{"e44", &rules.Vocabulary{}, "e44", ""}, {"4e", board, "", "isn't a square"}, {"e4 e5", board, "", "isn't a square"},
	} {
		square, err := listing.ParseSquare(c.text, c.board)
		switch {
		case c.fault != "":
			if err == nil || !strings.Contains(catalog.English().Error(err), c.fault) {
				t.Errorf("%q: %v", c.text, err)
			}
		case err != nil, (square == nil) != (c.want == ""), square != nil && square.String() != c.want:
			t.Errorf("%q: %v, %v", c.text, square, err)
		}
	}
}

// TestAwaited: what is said of a position that waits for set-ups, with one that it takes.
func TestAwaited(t *testing.T) {
	t.Parallel()
	for preset, want := range map[string]string{"lifeform-open": "White's set-up, then Black's", "lifeform-secret": "White's and Black's set-ups, in any order"} {
		s, ok := start(t, preset).(rules.Setting)
		if !ok || catalog.English().Say(listing.Awaited(s)) != want {
			t.Fatalf("%s: %v", preset, ok)
		}
		if example := listing.Example(s); !strings.HasPrefix(example, "setup: K") {
			t.Errorf("%s: %q", preset, example)
		}
	}
}
