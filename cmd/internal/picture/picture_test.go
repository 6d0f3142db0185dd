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
	for format, begins := range map[string]string{"svg": "<svg", "png": "\x89PNG", "html": "<", "text": ""} {
		data, err := picture.Draw(picture.After(r, game, all, "white"), format, diagram.Plain)
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
		data, err := picture.Draw(picture.After(r, game, all[:n], "mover").In(catalog.English().Say), "text", diagram.Plain)
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

func TestFilm(t *testing.T) {
	t.Parallel()
	r, game, all := steps(t)
	data, err := picture.Film(r, game, all, "black", catalog.English().Say, 500*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	film, err := gif.DecodeAll(bytes.NewReader(data))
	want := append(slices.Repeat([]int{50}, len(all)-1), 150)
	if err != nil || !slices.Equal(film.Delay, want) {
		t.Errorf("shown %v, %v, want %v", film.Delay, err, want)
	}
}
