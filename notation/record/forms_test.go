package record_test

import (
	"bytes"
	"encoding/csv"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"pbem/notation/record"
	"pbem/rules"
)

// TestJSONRoundTrip: text to JSON and back gives the same bytes, signature and all; and so does JSON to text and back.
func TestJSONRoundTrip(t *testing.T) {
	r, g := sample(t)
	if err := r.Sign(key(1)); err != nil {
		t.Fatal(err)
	}
	text := r.String()
	form := toJSON(t, r, g)
	again, told, err := record.ParseJSON(form)
	if err != nil {
		t.Fatal(err)
	}
	if again.String() != text {
		t.Errorf("got\n%s\nwant\n%s", again, text)
	}
	if _, err := record.Verify(again, record.Rules{Game: g}, keys(1)); err != nil {
		t.Error(err)
	}
	if !bytes.Equal(toJSON(t, again, g), form) {
		t.Error("JSON, text, JSON are not the same bytes")
	}
	if len(told) != len(r.Turns)+1 || told[0] != g.Start().String() {
		t.Errorf("the positions told are %q", told)
	}
}

func toJSON(t testing.TB, r *record.Record, g rules.Game) []byte {
	t.Helper()
	positions, err := record.Positions(r, g)
	if err != nil {
		t.Fatal(err)
	}
	form, err := r.AppendJSON(nil, positions)
	if err != nil {
		t.Fatal(err)
	}
	return form
}

// TestJSONKeepsEverything holds for any words in tags and comments.
func TestJSONKeepsEverything(t *testing.T) {
	g := game(t, "chesimals-0.1")
	words := rapid.StringN(0, 20, -1)
	rapid.Check(t, func(rt *rapid.T) {
		h := record.Header{White: words.Draw(rt, "white"), Event: words.Draw(rt, "event"), Variant: "chesimals-0.1"}
		turns, _ := selfPlay(t, g, rapid.Uint64().Draw(rt, "seed"), 4, 2)
		for i := range turns {
			turns[i].Comments = rapid.SliceOfN(words, 0, 3).Draw(rt, "comments")
		}
		r := made(h, g.Start().String(), turns, rules.WhiteWins, words.Draw(rt, "why"))
		again, _, err := record.ParseJSON(toJSON(t, r, g))
		if err != nil {
			rt.Fatal(err)
		}
		if again.String() != r.String() {
			rt.Fatalf("got\n%s\nwant\n%s", again, r)
		}
	})
}

func TestJSONRefuses(t *testing.T) {
	r, g := sample(t)
	form := string(toJSON(t, r, g))
	tests := []struct{ name, old, new, want string }{
		{"another format", "pbem record 2", "pbem record 1", "only"}, {"typed by hand, with hashes", "pbem record 2", "pbem record by hand", "its first line must be"},
		{"an unknown field", `"start"`, `"begin"`, "unknown field"},
		{"a side", `"side": "black"`, `"side": "grey"`, "white or black"},
		{"a number that does not follow", `"number": 2`, `"number": 7`, "expected"},
		{"a result", `"result": "`, `"result": "9`, "not a result"},
		{"a line break in a turn", `"turn": "`, `"turn": "x\n`, "written as text"},
		{"a brace in a turn", `"turn": "`, `"turn": "{x} `, "only comments"},
		{"more behind it", "\n}\n", "\n} {}", "after the record"},
		{"not JSON", "{", "(", "not a record in JSON"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			changed := strings.Replace(form, test.old, test.new, 1)
			if changed == form {
				t.Fatal("nothing was changed")
			}
			if _, _, err := record.ParseJSON([]byte(changed)); err == nil || !strings.Contains(said(err), test.want) {
				t.Errorf("got %v, want an error with %q", err, test.want)
			}
		})
	}
}

func TestFormsGolden(t *testing.T) {
	r, g := sample(t)
	positions, err := record.Positions(r, g)
	if err != nil {
		t.Fatal(err)
	}
	var table bytes.Buffer
	if err := r.WriteCSV(&table, positions); err != nil {
		t.Fatal(err)
	}
	for file, got := range map[string][]byte{
		"testdata/042.json": toJSON(t, r, g), "testdata/042.csv": table.Bytes(), "testdata/042.pgn": r.AppendPGN(nil, positions[0]),
	} {
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s: got\n%s\nwant\n%s", file, got, want)
		}
	}
}

// TestCSVIsNoFormula: what a player wrote is not calculated by a spreadsheet.
func TestCSVIsNoFormula(t *testing.T) {
	g := game(t, "chesimals-0.1")
	turns, _ := selfPlay(t, g, 1, 1, 1)
	turns[0].Comments = []string{`=HYPERLINK("http://evil.example","x")`}
	r := record.New(record.Header{White: "@SUM(A1)", Black: "+1", Variant: "chesimals-0.1"}, g.Start().String(), turns, "", "")
	positions, err := record.Positions(r, g)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := r.WriteCSV(&out, positions); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&out).ReadAll()
	if err != nil || len(rows) != 1 || len(rows[0]) != len(record.CSVHeader()) {
		t.Fatalf("%v, %v", rows, err)
	}
	for i, cell := range rows[0] {
		if cell != "" && strings.ContainsRune("=+-@", rune(cell[0])) {
			t.Errorf("%s is the formula %s", record.CSVHeader()[i], cell)
		}
	}
}

// TestCanonical: a record typed by hand is written as the program writes turns, without hashes.
func TestCanonical(t *testing.T) {
	g := game(t, "chesimals-0.1")
	typed := parse(t, "[Variant \"chesimals-0.1\"]\n\n1. white: d2 to d3, zc2c3 {  a start }\n*\n")
	r, err := record.Canonical(typed, g)
	if err != nil {
		t.Fatal(err)
	}
	report, err := record.Verify(r, record.Rules{Game: g}, nil)
	if err != nil || report.Hashed || report.Loose != 0 {
		t.Errorf("%+v, %v", report, err)
	}
	if got := r.Turns[0].Text; got != "white: Zd2-d3, Zc2-c3" {
		t.Errorf("the turn is %q", got)
	}
	if typed.Turns[0].Hash != "" {
		t.Error("the record that was given has changed")
	}
	if _, err := record.Canonical(parse(t, "1. white: Zd2-d7\n*"), g); err == nil {
		t.Error("an illegal turn was not noticed")
	}
}

func FuzzParseJSON(f *testing.F) {
	r, g := sample(f)
	f.Add(toJSON(f, r, g))
	f.Add([]byte(`{"format":"pbem record by hand","tags":[],"start":"","turns":[{"number":0,"side":"white","turn":"setup: Ka1","position":""}],"result":"*"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if part := record.PartOfJSON(data); !utf8.Valid(part) || len(part) > 0 && !bytes.HasSuffix(part, []byte("\n*\n")) {
			t.Fatalf("%q was made of it", part)
		}
		r, _, err := record.ParseJSON(data)
		if err != nil {
			return
		}
		again, err := record.Parse([]byte(r.String()))
		if err != nil || again.String() != r.String() {
			t.Fatalf("%q was read from JSON, and is no record: %v", r, err)
		}
	})
}
