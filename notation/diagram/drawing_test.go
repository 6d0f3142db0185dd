package diagram_test

import (
	"encoding/xml"
	"io"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/rules"
)

// TestAnyBoard: whatever stands on a board, the text keeps its promises on width, characters and line ends, and the
// table is well formed, short of line and free of anything that a mail program might fetch.
func TestAnyBoard(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		v := anyVocabulary(t)
		b := board{files: v.Files, ranks: v.Ranks, units: rapid.SliceOfN(anyPlacement(v), 0, 80).Draw(t, "units")}
		d := drawn(b, v, diagram.Options{
			As: rules.Side(rapid.IntRange(0, 1).Draw(t, "as")), LastSide: rules.Side(rapid.IntRange(0, 1).Draw(t, "last")),
			Last: rules.Turn{Actions: rapid.SliceOfN(anyAction(), 0, 9).Draw(t, "turn")},
		})
		checkText(t, d)
		if text := d.Text(diagram.Plain); strings.Count(text, "\n") < v.Ranks+6 {
			t.Fatalf("not all lines are there:\n%s", text)
		}
		checkHTML(t, d.HTML())
	})
}

func anyVocabulary(t *rapid.T) *rules.Vocabulary {
	v := chesimals()
	v.Files, v.Ranks = rapid.IntRange(1, 16).Draw(t, "files"), rapid.IntRange(1, 12).Draw(t, "ranks")
	for i := range v.Groups {
		v.Groups[i].Name = rapid.String().Draw(t, "group")
	}
	for i := range v.Units {
		v.Units[i].Name = rapid.String().Draw(t, "unit")
	}
	return v
}

func anySquare() *rapid.Generator[rules.Square] {
	return rapid.Custom(func(t *rapid.T) rules.Square {
		if rapid.IntRange(0, 20).Draw(t, "off") == 0 {
			return rules.Off()
		}
		return rules.Square{File: rapid.Int16Range(-1, 16).Draw(t, "file"), Rank: rapid.Int16Range(0, 13).Draw(t, "rank")}
	})
}

func anyPlacement(v *rules.Vocabulary) *rapid.Generator[rules.Placement] {
	return rapid.Custom(func(t *rapid.T) rules.Placement {
		return rules.Placement{
			At: anySquare().Draw(t, "square"), Unit: rapid.ByteRange('!', '~').Draw(t, "letter"), Code: rapid.Byte().Draw(t, "code"),
			Side: rules.Side(rapid.IntRange(0, 1).Draw(t, "side")), Neutral: rapid.Bool().Draw(t, "neutral"),
		}
	})
}

func anyAction() *rapid.Generator[rules.Action] {
	return rapid.Custom(func(t *rapid.T) rules.Action {
		how := rapid.SampledFrom([]rules.How{rules.Move, rules.Capture, rules.Convert}).Draw(t, "how")
		return rules.Action{How: how, From: anySquare().Draw(t, "from"), To: anySquare().Draw(t, "to")}
	})
}

var fetched = regexp.MustCompile(`(?i)<(img|link|script|style|iframe)|url\(|src=|href=|class=|https?:`)

func checkHTML(t *rapid.T, text string) {
	if m := fetched.FindString(text); m != "" {
		t.Fatalf("%q does not belong in a letter", m)
	}
	if len(text) > 25_000 {
		t.Fatalf("%d bytes", len(text))
	}
	for l := range strings.SplitSeq(text, "\n") {
		if len(l) > 900 {
			t.Fatalf("a line of %d bytes", len(l))
		}
	}
	r := xml.NewDecoder(strings.NewReader("<all>" + strings.ReplaceAll(text, "<br>", "<br/>") + "</all>"))
	for {
		if _, err := r.Token(); err == io.EOF {
			return
		} else if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
	}
}

// TestReadersSide: the reader's first rank is the lowest line, their left file the leftmost, and only their opponent's units
// stand between brackets.
func TestReadersSide(t *testing.T) {
	t.Parallel()
	v := chesimals()
	b := parse(t, v, startLine)
	for _, c := range []struct {
		as             rules.Side
		files, lowest  string
		theirs, second string
	}{
		{rules.White, "    a   b   c", " 1  .", "<gE>", " 2  .   yG  yE  yG  ."},
		{rules.Black, "    p   o   n", "12  .", "<yE>", "11  .   pG  pW  pG  ."},
	} {
		lines := strings.Split(drawn(b, v, diagram.Options{As: c.as}).Text(diagram.Plain), "\n")
		if !strings.HasPrefix(lines[0], c.files) || !strings.HasPrefix(lines[13], c.files) {
			t.Errorf("%v: files %q and %q", c.as, lines[0], lines[13])
		}
		if !strings.HasPrefix(lines[12], c.lowest) || !strings.HasPrefix(lines[11], c.second) {
			t.Errorf("%v: lowest ranks\n%s\n%s", c.as, lines[11], lines[12])
		}
		board := strings.Join(lines[:14], "\n")
		if got := strings.Count(board, "<"); got != 32 || !strings.Contains(board, c.theirs) {
			t.Errorf("%v: %d units in brackets, want the opponent's 32", c.as, got)
		}
	}
}

// TestWithoutGroups: games without AMPs are drawn with one letter a unit.
func TestWithoutGroups(t *testing.T) {
	t.Parallel()
	v := &rules.Vocabulary{Files: 2, Ranks: 2, Units: []rules.UnitName{{Letter: 'K', Name: "King"}}}
	b := board{files: 2, ranks: 2, units: []rules.Placement{
		{At: square(t, "a1"), Unit: 'K'}, {At: square(t, "b2"), Unit: 'K', Side: rules.Black},
	}}
	want := "    a   b\n 2  .  <k>   2\n 1  K   .    1\n    a   b\n\n K    White: capital letters\n<k>   Black: small letters\nUnits K King\n"
	if got := drawn(b, v, diagram.Options{}).Text(diagram.Plain); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// drawn is a drawing that speaks English.
func drawn(p rules.Position, v *rules.Vocabulary, o diagram.Options) diagram.Drawing {
	return diagram.New(p, v, o).In(catalog.English().Say)
}
