package notation

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

// drawSetup draws units on different squares of a side's three ranks, rank by rank from the top, as a drawing is read.
func drawSetup(t *rapid.T, v *rules.Vocabulary, side rules.Side) rules.Turn {
	from := 1
	if side == rules.Black {
		from = v.Ranks - v.SetupRanks + 1
	}
	n := v.Files * v.SetupRanks
	squares := rapid.SliceOfNDistinct(rapid.IntRange(0, n-1), 4, n, rapid.ID[int]).Draw(t, "squares")
	slices.Sort(squares)
	var turn rules.Turn
	for _, s := range squares {
		at := rules.Square{File: int16(s % v.Files), Rank: int16(from + v.SetupRanks - 1 - s/v.Files)}
		turn.Actions = append(turn.Actions, rules.Action{How: rules.Place, Unit: drawUnit(t, v), From: at, To: at})
	}
	return turn
}

// TestSetupComesBack: a set-up that the program writes is read as the same set-up, quoted canonically, and in any dress.
func TestSetupComesBack(t *testing.T) {
	v := lifeformWords()
	dresses := []func(string) string{
		strings.ToUpper, strings.ToLower,
		replace(" ", ", "), replace(" ", "\n"), replace(" ", "\n- "), replace(" ", "\n* "), replace(" ", "\u00a0"), replace(" ", "=20"),
		replace("setup:", "Set-up -"), replace("setup:", "my setup is"), replace("setup:", "**setup:**"), replace("K", "Head "), replace("P", "Limb on "),
		replace("a", "а", "P", "Р"), replace("1", "１"), func(s string) string { return "  " + s + " .\n" },
	}
	rapid.Check(t, func(t *rapid.T) {
		turn := drawSetup(t, v, rules.Side(rapid.IntRange(0, 1).Draw(t, "side")))
		got, err := Read(turn.String(), v)
		if err != nil || got.Draft.Quotes != nil || !reflect.DeepEqual(got.Draft.Turn, turn) {
			t.Fatalf("Read(%q) = %+v, %v", turn, got, err)
		}
		text := rapid.SampledFrom(dresses).Draw(t, "dress")(turn.String())
		got, err = Read(text, v)
		if err != nil || got.Draft.OwnView || !reflect.DeepEqual(got.Draft.Turn, turn) {
			t.Fatalf("Read(%q) = %s, %v; want %s", text, showSetup(got.Draft), err, turn)
		}
	})
}

// TestDrawnSetup: a set-up drawn with numbers or letters, from either side of the board and in any style, is the set-up.
func TestDrawnSetup(t *testing.T) {
	v := lifeformWords()
	rapid.Check(t, func(t *rapid.T) {
		side := rules.Side(rapid.IntRange(0, 1).Draw(t, "side"))
		turn := drawSetup(t, v, side)
		seen := rules.Side(rapid.IntRange(0, 1).Draw(t, "seen"))
		rows := picture(turn, v, side, seen)
		numbered, lettered := rapid.Bool().Draw(t, "numbers"), rapid.Bool().Draw(t, "letters")
		if seen != side && !numbered { // nothing would say whose ranks these are
			numbered, lettered = true, true
		}
		if seen == rules.Black && side == rules.White { // the ranks would go up from 1, which needs the letters
			lettered = true
		}
		text := dressed(t, rows, seen, side, numbered, lettered)
		got, err := Read(text, v)
		if err != nil || got.Draft.OwnView != (!numbered && !lettered) {
			t.Fatalf("Read(%q) = %s, %v", text, showSetup(got.Draft), err)
		}
		if got.Draft.OwnView && side == rules.Black {
			for i := range got.Draft.Actions {
				a := &got.Draft.Actions[i]
				a.To = rules.Square{File: 7 - a.To.File, Rank: 9 - a.To.Rank}
				a.From = a.To
			}
		}
		if !sameUnits(got.Draft.Turn, turn) {
			t.Fatalf("Read(%q) = %s, want %s", text, showSetup(got.Draft), turn)
		}
	})
}

// picture draws the three ranks of a side as somebody sees them.
func picture(turn rules.Turn, v *rules.Vocabulary, side, seen rules.Side) [][]byte {
	rows := make([][]byte, v.SetupRanks)
	for i := range rows {
		rows[i] = []byte(strings.Repeat(".", v.Files))
	}
	for _, a := range turn.Actions {
		row := v.SetupRanks - int(a.To.Rank)
		if side == rules.Black {
			row = v.Ranks - int(a.To.Rank)
		}
		rows[row][a.To.File] = a.Unit
	}
	if seen == rules.Black {
		slices.Reverse(rows)
		for _, r := range rows {
			slices.Reverse(r)
		}
	}
	return rows
}

func dressed(t *rapid.T, rows [][]byte, seen, side rules.Side, numbered, lettered bool) string {
	gap := rapid.SampledFrom([]string{"", " ", "  ", "|", " | "}).Draw(t, "gap")
	empty := rapid.SampledFrom([]string{".", "-", "_", "*", "·", "□"}).Draw(t, "empty")
	small := rapid.Bool().Draw(t, "small")
	var b strings.Builder
	if rapid.Bool().Draw(t, "called") {
		b.WriteString("setup:\n")
	}
	for i, row := range rows {
		rank := len(rows) - i
		switch {
		case seen == rules.Black && side == rules.Black:
			rank = 8 - len(rows) + 1 + i
		case seen == rules.Black:
			rank = i + 1
		case side == rules.Black:
			rank = 8 - i
		}
		text := strings.ReplaceAll(strings.Join(strings.Split(string(row), ""), gap), ".", empty)
		if small {
			text = strings.ToLower(text)
		}
		if numbered {
			text = strconv.Itoa(rank) + " " + text
		}
		b.WriteString(text + "\n")
	}
	if lettered && seen == rules.Black {
		b.WriteString("  h g f e d c b a\n")
	} else if lettered {
		b.WriteString("  a b c d e f g h\n")
	}
	return b.String()
}

func sameUnits(a, b rules.Turn) bool {
	sorted := func(t rules.Turn) []string { return slices.Sorted(strings.SplitSeq(t.String(), " ")) }
	return slices.Equal(sorted(a), sorted(b))
}

// TestOurOwnDiagramEdited: a player may write the units into the board of our letter and send it back, legend and all.
func TestOurOwnDiagramEdited(t *testing.T) {
	const white = `    a   b   c   d   e   f   g   h
 8  .   .   .   .   .   .   .   .    8
 7  .   .   .   .   .   .   .   .    7
 6  .   .   .   .   .   .   .   .    6
 5  .   .   .   .   .   .   .   .    5
 4  .   .   .   .   .   .   .   .    4
 3  .   .   .   .   .   .   .   .    3
 2  P   P   P   P   P   P   P   P    2
 1  R   N   B   Q   K   B   N   R    1
    a   b   c   d   e   f   g   h

 K    White: capital letters
<k>   Black: small letters
Units K Head (royal), Q Torso (royal), B Hand, N Foot, R Hair, P Limb
`
	const black = `    h   g   f   e   d   c   b   a
 1 <R> <N> <B> <K> <Q> <B> <N> <R>   1
 2 <P> <P> <P> <P> <P> <P> <P> <P>   2
 3  .   .   .   .   .   .   .   .    3
 4  .   .   .   .   .   .   .   .    4
 5  .   .   .   .   .   .   .   .    5
 6  .   .   .   .   .   .   .   .    6
 7  p   p   p   p   p   p   p   p    7
 8  r   n   b   q   k   b   n   r    8
    h   g   f   e   d   c   b   a
`
	three := strings.Join(strings.Split(white, "\n")[6:9], "\n")
	checkSetups(t, []readCase{{white, inRows}, {three, inRows}, {"setup:\n" + three, inRows}, {black, turned}})
}
