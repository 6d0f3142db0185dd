package record_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"pbem/notation/record"
)

// TestParseAny: both forms are told apart by their beginning; of several in the JSON form, the error says so.
func TestParseAny(t *testing.T) {
	t.Parallel()
	r, g := sample(t)
	form := toJSON(t, r, g)
	for name, c := range map[string]struct {
		data      []byte
		positions int
		err       string
	}{
		"text":            {[]byte(r.String()), 0, ""},
		"text with a BOM": {append([]byte("\ufeff"), r.String()...), 0, ""},
		"JSON":            {form, len(r.Turns) + 1, ""},
		"indented JSON":   {append([]byte("\n  "), form...), len(r.Turns) + 1, ""},
		"two in JSON":     {append(slices.Clone(form), form...), 0, said(record.ErrSeveral)},
		"JSON and more":   {append(slices.Clone(form), "x"...), 0, "unexpected text after the record"},
		"neither":         {[]byte("hello"), 0, "line 1"},
	} {
		got, positions, err := record.ParseAny(c.data)
		switch {
		case c.err != "":
			if err == nil || !strings.Contains(said(err), c.err) {
				t.Errorf("%s: %v, want %q", name, err, c.err)
			}
		case err != nil, got.String() != r.String(), len(positions) != c.positions:
			t.Errorf("%s: %v, %d positions", name, err, len(positions))
		}
	}
}

// TestJSONLine: a file of several records has one a line, and each line is the JSON form.
func TestJSONLine(t *testing.T) {
	t.Parallel()
	r, g := sample(t)
	positions, err := record.Positions(r, g)
	if err != nil {
		t.Fatal(err)
	}
	line, err := r.AppendJSONLine([]byte("before\n"), positions)
	if err != nil || bytes.Count(line, []byte("\n")) != 2 || !bytes.HasPrefix(line, []byte("before\n{")) {
		t.Fatalf("%v, %q", err, line)
	}
	again, _, err := record.ParseAny(bytes.TrimPrefix(line, []byte("before\n")))
	if err != nil || again.String() != r.String() {
		t.Errorf("%v\n%s", err, again)
	}
}

// TestImport: what was typed by hand comes out canonical, with hashes; what is told must be so.
func TestImport(t *testing.T) {
	t.Parallel()
	r, g := sample(t)
	typed := parse(t, r.String())
	for i := range typed.Turns {
		typed.Turns[i].Hash = ""
	}
	typed.ResultHash = ""
	typed = parse(t, typed.String())
	positions, err := record.Positions(r, g)
	if err != nil {
		t.Fatal(err)
	}
	for name, told := range map[string][]string{"nothing is told": nil, "the positions are told": positions} {
		got, err := record.Import(typed, told, record.Rules{Game: g})
		if err != nil || got.String() != r.String() {
			t.Errorf("%s: %v\n%s", name, err, got)
		}
	}
	wrong := slices.Clone(positions)
	wrong[2] = positions[0]
	fault := (*record.Fault)(nil)
	if _, err := record.Import(r, wrong, record.Rules{Game: g}); !errors.As(err, &fault) || fault.Turn != 2 || !strings.Contains(said(err), "but the file says "+positions[0]) {
		t.Errorf("a wrong position: %v", err)
	}
	typed.Turns[3].Text = typed.Turns[0].Text
	if _, err := record.Import(typed, nil, record.Rules{Game: g}); !errors.As(err, &fault) || fault.Turn != 4 {
		t.Errorf("an illegal turn: %v", err)
	}
}

// TestSteps: the steps are those of Replay and Positions, as values.
func TestSteps(t *testing.T) {
	t.Parallel()
	r, g := setUp(t)
	positions, err := record.Positions(r, g)
	if err != nil {
		t.Fatal(err)
	}
	steps, err := record.Steps(r, g, -1)
	if err != nil || len(steps) != len(positions) {
		t.Fatalf("%d steps, %v, want %d", len(steps), err, len(positions))
	}
	for i, s := range steps {
		if s.After.String() != positions[i] || i > 0 && s.Turn.String() != r.Turns[i-1].Text {
			t.Errorf("step %d: %s, %s", i, s.Turn, s.After)
		}
	}
	if some, err := record.Steps(r, g, 1); err != nil || len(some) != len(r.Setups())+2 {
		t.Errorf("%d steps up to turn 1, %v", len(some), err)
	}
	fault := (*record.Fault)(nil)
	if _, err := record.Steps(r, g, len(r.Played())+1); !errors.As(err, &fault) {
		t.Errorf("beyond the end: %v", err)
	}
}
