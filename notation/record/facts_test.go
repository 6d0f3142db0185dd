package record_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/notation/record"
)

const (
	factsOne = `[Event "Winter Cup"]
[Site "games.example.org"]
[Game "42"]
[Date "2026.11.??"]
[White "Ada L. <ada@example.org>"]
[Black "?"]
[Variant "chesimals-0.1"]
[Options "draws=50 setback=1"]
[Termination "repetition"]

1. white: Zd2-d3 {2026-11-21T10:11:12Z}
1... black: Fd7-c6 {2026-11-22T10:11:12Z}
1/2-1/2
`
	factsTwo = `[Format "pbem record 2"]
[Game "p/7"]
[Date "2026.11.21"]
[White "Ada"]
[Black "Bo"]
[WhiteId "p7"]
[BlackId "p9"]
[Variant "cosmic"]
[TimeControl "30d+1d"]
[Rated "yes"]
[Tournament "Winter Cup"]
[Round "2.3"]
[Termination "resigned"]
[Ended "2027-02-01T10:11:12Z"]
[Revision "3"]
[WhiteElo "1500"]
[Signature "ed25519:x:y"]

1-0
`
)

// TestFacts: what each fact is, of a private copy with little in it, and of a record that tells everything.
func TestFacts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, one, two string }{
		{"game", "42", "p/7"}, {"site", "games.example.org", ""}, {"event", "Winter Cup", ""}, {"tournament", "", "Winter Cup"}, {"round", "", "2.3"},
		{"date", "2026-11", "2026-11-21"}, {"ended", "2026-11-22T10:11:12Z", "2027-02-01T10:11:12Z"},
		{"preset", "chesimals-0.1", "cosmic"}, {"options", "draws=50 setback=1", ""}, {"timecontrol", "", "30d+1d"}, {"rated", "false", "true"},
		{"players", "Ada L. <ada@example.org> – ?", "Ada – Bo"}, {"white", "Ada L. <ada@example.org>", "Ada"}, {"black", "", "Bo"},
		{"player", "Ada L. <ada@example.org>", "Ada, Bo"}, {"whiteid", "", "p7"}, {"blackid", "", "p9"}, {"ids", "", "p7, p9"},
		{"result", "1/2-1/2", "1-0"}, {"cause", "repetition", "resigned"}, {"termination", "repetition", "resigned"},
		{"turns", "2", "0"}, {"setups", "0", "0"}, {"signed", "false", "true"}, {"revision", "1", "3"}, {"format", "", "2"},
		{"option.setback", "1", ""}, {"option.Draws", "50", ""}, {"tag.whiteelo", "", "1500"}, {"tag.Result", "1/2-1/2", "1-0"},
	} {
		fact, ok := record.FactNamed(c.name)
		if !ok || fact.Name != c.name {
			t.Errorf("%s is no fact", c.name)
			continue
		}
		if one, two := fact.Of(parse(t, factsOne)).Text, fact.Of(parse(t, factsTwo)).Text; one != c.one || two != c.two {
			t.Errorf("%s is %q and %q, want %q and %q", c.name, one, two, c.one, c.two)
		}
	}
	for _, name := range []string{"", "colour", "White", "option.", "tag.", "option"} {
		if _, ok := record.FactNamed(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
}

// TestFactsOfPlayers: where a player is sought, in part and whole.
func TestFactsOfPlayers(t *testing.T) {
	t.Parallel()
	fact, _ := record.FactNamed("player")
	for text, want := range map[string]record.Value{
		factsOne: {Text: "Ada L. <ada@example.org>", Parts: []string{"Ada L.", "ada@example.org"}},
		factsTwo: {Text: "Ada, Bo", Parts: []string{"Ada", "Bo"}, IDs: []string{"p7", "p9"}},
	} {
		if diff := cmp.Diff(want, fact.Of(parse(t, text))); diff != "" {
			t.Error(diff)
		}
	}
}

// TestEndedIsUnknown of a game in play, and where no time is told.
func TestEndedIsUnknown(t *testing.T) {
	t.Parallel()
	fact, _ := record.FactNamed("ended")
	for _, text := range []string{"1. white: Zd2-d3 {2026-11-21T10:11:12Z}\n*\n", "1. white: Zd2-d3\n1-0\n", "[Ended \"soon\"]\n\n1-0\n"} {
		if v := fact.Of(parse(t, text)); v.Known() {
			t.Errorf("%q ended %q", text, v.Text)
		}
	}
}

// TestFactsHaveNamesOfTheirOwn that an expression can hold, and say what they are.
func TestFactsHaveNamesOfTheirOwn(t *testing.T) {
	t.Parallel()
	var names []string
	for _, f := range record.Facts() {
		names = append(names, f.Name)
		if strings.Trim(f.Name, "abcdefghijklmnopqrstuvwxyz") != "" || f.About.Empty() {
			t.Errorf("%q: %v", f.Name, f.About)
		}
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != len(record.Facts()) {
		t.Errorf("a name stands there twice: %q", names)
	}
}
