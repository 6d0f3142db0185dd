package docs_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/rules/board"
	"pbem/rules/presets"
)

// siege is a host's own game, unlike every built-in one: what a page of the Chesimals says is not true of it.
const siege = `name: siege
title: Siege
about: a horde against a keep
engine: amp
board: 7x6
chain: own
repetition: 5
units:
  C: {name: Captain, moves: Q2, leader: true}
  L: {name: lancer, moves: R W~F}
  G: {name: goat, moves: F}
amps:
  horde: {code: h, side: white, royal: true, quota: 3}
  fort: {code: k, side: black, royal: true, hyper: true, quota: 2}
setup: |
  6  .  . kG kC kG  .  .
  5  .  .  .  .  .  .  .
  4  .  .  .  .  .  .  .
  3  .  .  .  .  .  .  .
  2 hL hL hL hL hL hL hL
  1  .  .  . hC  .  .  .
`

func own(t *testing.T, text string) *presets.Preset {
	t.Helper()
	p, err := presets.Parse("own.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(catalog.English().Error(err))
	}
	return p
}

// TestFacts: what is told of a host's own game is what its file says, and nothing else.
func TestFacts(t *testing.T) {
	page := docs.RulesOf(own(t, siege), catalog.English())
	golden, err := os.ReadFile("testdata/siege.md")
	if *update {
		err = os.WriteFile("testdata/siege.md", []byte(page), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	if !*update && page != string(golden) {
		t.Errorf("the rules of siege are:\n%s", page)
	}
	for _, foreign := range []string{"yellow", "elephant", "warmachine", "16", "Chief", "Joyce", "Chesimals", "knight", "three times", "CH-11"} {
		if strings.Contains(page, foreign) {
			t.Errorf("the rules of siege tell of %q, which it has not", foreign)
		}
	}
}

// TestNothingFalse: a page is not printed for a game of which it is not true.
func TestNothingFalse(t *testing.T) {
	for name, foreign := range map[string][]string{
		"chesimals-0.75": {"Each unit acts once in a turn.", "each at most once,", "yellow:", "16 files"},
		"chesimals-0.1":  {"A unit can act several times in a turn", "hyper: a unit may be activated", "yellow", "two-step"},
		"chesimals-2":    {"A unit can act several times in a turn"},
		"amoeba-64":      {"38 squares", "49 **locations**"},
		"amoeba-carry":   {"slide one empty square"},
		"cosmic":         {"yellow"},
	} {
		p, err := presets.Builtin(name, nil)
		if err != nil {
			t.Fatal(err)
		}
		page := strings.Join(strings.Fields(docs.RulesOf(p, catalog.English())), " ")
		for _, words := range foreign {
			if strings.Contains(page, words) {
				t.Errorf("the rules of %s say %q", name, words)
			}
		}
	}
}

// TestShortFollowsOptions: an invitation tells of the game that was chosen.
func TestShortFollowsOptions(t *testing.T) {
	for _, c := range []struct{ name, option, value, want string }{
		{"chesimals-0.75", "chain", "own", "joined to the leader by a chain of units of that AMP"},
		{"amoeba", "occupied", "true", "slide one square, with what's on it, to a vacant place"},
		{"cosmic", "king_jumps", "0", "A King can jump as often as possible (CO-3)"},
	} {
		p, err := presets.Builtin(c.name, []presets.Setting{{Name: c.option, Value: c.value}})
		if err != nil {
			t.Fatal(err)
		}
		if short := catalog.English().Say(docs.Short(p)); !strings.Contains(short, c.want) {
			t.Errorf("%s %s=%s: %s", c.name, c.option, c.value, short)
		}
	}
}

// TestMovesInWords says the moves of the built-in games, and draws them.
func TestMovesInWords(t *testing.T) {
	for text, want := range map[string]string{
		"K":      "one step in any direction",
		"W D":    "one step straight; a leap of two squares straight",
		"W-D":    "one step straight, then in the same line a leap of two squares straight",
		"K~K":    "one step in any direction, then one step in any direction, not back to the start",
		"N":      "a knight's leap",
		"Q2":     "1 to 2 steps in one line, any direction",
		"R":      "any number of steps straight",
		"fmWfcF": "one step straight (only forward), only to an empty square; one step diagonally (only forward), only to capture",
		"F F^R":  "one step diagonally; one step diagonally, then outward any number of steps straight",
		"mRcpR": "any number of steps straight, only to an empty square; " +
			"any number of steps straight, over exactly one unit to any square behind it, only to capture",
		"gQ":        "any number of steps in one line, any direction, over exactly one unit to the square right behind it",
		"nN":        "a knight's leap, if the squares between are empty",
		"ffN":       "a knight's leap (only steeply forward)",
		"NN":        "any number of times in one line, a knight's leap",
		"(1,4)":     "a leap of 1 by 4 squares",
		"fsW":       "one step straight (only forward or sideways)",
		"flF":       "one step diagonally (only forward left)",
		"lfN":       "a knight's leap (only steeply forward left)",
		"ifmW2":     "1 to 2 steps straight (only forward), only to an empty square, only from where such a unit of its AMP begins",
		"N3":        "1 to 3 times in one line, a knight's leap",
		"C Z H G A": "a leap of three squares straight and one aside; a leap of three squares straight and two aside; a leap of three squares straight; a leap of three squares diagonally; a leap of two squares diagonally",
	} {
		m, err := board.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := catalog.English().Say(m.Words()); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	for text, want := range map[string][]string{
		"W":      {".*.", "*.*", ".*."},
		"N":      {".*.*.", "*...*", ".....", "*...*", ".*.*."},
		"D":      {"..*..", ".....", "*...*", ".....", "..*.."},
		"R":      {"....*....", "....*....", "....*....", "....*....", "****.****", "....*....", "....*....", "....*....", "....*...."},
		"fmWfcF": {"xox", "...", "..."},
		"gW2":    {"..h..", ".....", "h...h", ".....", "..h.."},
		"imD":    {"..i..", ".....", "i...i", ".....", "..i.."},
		"F2":     {"*...*", ".*.*.", ".....", ".*.*.", "*...*"},
	} {
		m, err := board.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, row := range m.Reach(4) {
			got = append(got, string(row))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s leads to\n%s", text, strings.Join(got, "\n"))
		}
	}
}

// TestHolesInWords: the holes of a board are told.
func TestHolesInWords(t *testing.T) {
	file := strings.Replace(siege, "4  .  .  .  .", "4  *  .  .  *", 1)
	page := strings.Join(strings.Fields(docs.RulesOf(own(t, file), catalog.English())), " ")
	if !strings.Contains(page, "It has 2 holes: a4, d4.") {
		t.Error(page)
	}
}
