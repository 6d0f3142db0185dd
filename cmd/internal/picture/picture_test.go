package picture_test

import (
	"bytes"
	"image/gif"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/picture"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

func steps(t *testing.T) (*record.Record, rules.Game, []record.Step) {
	t.Helper()
	data, err := os.ReadFile("../../../notation/record/testdata/demo/lifeform-secret.pbem")
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := presets.Builtin(r.Tag("Variant"), nil)
	if err != nil {
		t.Fatal(err)
	}
	all, err := record.Steps(r, p.Game, 2)
	if err != nil {
		t.Fatal(err)
	}
	return r, p.Game, all
}

// TestFormats: every format is what its name says.
func TestFormats(t *testing.T) {
	t.Parallel()
	r, game, all := steps(t)
	for format, begins := range map[string]string{"svg": "<svg", "png": "\x89PNG", "html": "<!doctype html>", "text": ""} {
		data, err := picture.Draw(picture.After(r, game, all, "white"), format, diagram.Plain, picture.Heading{Title: "Ada <b>", In: catalog.English()})
		if err != nil || !bytes.HasPrefix(data, []byte(begins)) || len(data) < 200 {
			t.Errorf("%s: %.40q, %v", format, data, err)
		}
	}
}

// TestAfter: the last turn is told, and whose it was; a set-up is none.
func TestAfter(t *testing.T) {
	t.Parallel()
	r, game, all := steps(t)
	text := func(n int) string {
		data, err := picture.Draw(picture.After(r, game, all[:n], "mover").In(catalog.English().Say), "text", diagram.Plain, picture.Heading{})
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	if last := text(len(all)); !strings.Contains(last, "Last turn, Black's: ") {
		t.Errorf("after turn 2:\n%s", last)
	}
	if begun := text(len(r.Setups()) + 1); strings.Contains(begun, "Last turn") {
		t.Errorf("after the set-ups:\n%s", begun)
	}
}

// TestFilm: a turn of several activations has a frame for each that could end it, shown for half as long; the last turn is shown
// longest.
func TestFilm(t *testing.T) {
	t.Parallel()
	r, game, all := steps(t)
	data, err := picture.Film(r, game, all, "black", catalog.English().Say, 500*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	film, err := gif.DecodeAll(bytes.NewReader(data))
	want := []int{50, 50, 50, 25, 25, 50, 25, 25, 150} // the start, two set-ups, two turns
	if err != nil || !slices.Equal(film.Delay, want) {
		t.Errorf("shown %v, %v, want %v", film.Delay, err, want)
	}
}

// TestLost: a board after some turns tells what the last one took, and all that was lost up to it.
func TestLost(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("../../../notation/record/testdata/demo/cosmic.pbem")
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	all, err := record.Steps(r, p.Game, 17) // 9. Pb1xd3xf1
	if err != nil {
		t.Fatal(err)
	}
	text, err := picture.Draw(picture.After(r, p.Game, all, "white").In(catalog.English().Say), "text", diagram.Plain, picture.Heading{})
	want := "Captured: Black pawn on c2, Black pawn on e2.\nLost by White: N, P\nLost by Black: 2 p\n"
	if err != nil || !strings.HasSuffix(string(text), want) {
		t.Errorf("%s, %v", text, err)
	}
}
