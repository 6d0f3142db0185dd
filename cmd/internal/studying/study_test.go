package studying

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
)

var update = flag.Bool("update", false, "write testdata/*.golden")

// demos are records of whole games.
const demos = "../../../notation/record/testdata/demo/"

// TestGolden: the studies of real games, in both languages and all forms, byte for byte.
func TestGolden(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		file, format string
		language     *catalog.Language
	}{
		{"cosmic", "text", catalog.English()}, {"chesimals-2", "text", catalog.English()}, {"lifeform", "text", german(t)},
		{"amoeba", "json", catalog.English()}, {"cosmic", "html", german(t)},
	} {
		name := c.file + "." + c.language.Tag() + "." + c.format + ".golden"
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, complaints, err := printed(c.format, c.language, demos+c.file+".pbem")
			if err != nil || complaints != "" {
				t.Fatal(err, complaints)
			}
			golden := filepath.Join("testdata", name)
			if *update {
				if err := os.WriteFile(golden, got, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := gocmp.Diff(string(want), string(got)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func german(t *testing.T) *catalog.Language {
	t.Helper()
	list, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	l, ok := list.Named("de")
	if !ok {
		t.Fatal("no German")
	}
	return l.Language
}

func printed(format string, in *catalog.Language, files ...string) (out []byte, complaints string, err error) {
	var b, said bytes.Buffer
	p := Printer{Out: &b, Format: format, Words: in}
	w := Work{Flags: Flags{Nodes: 300_000}, Registry: rulebook.New(), Err: &said, Words: in, Progress: terminal.NewProgress(&said, &b)}
	_, err = w.Go(context.Background(), p.Print, files...)
	if err == nil {
		err = p.End()
	}
	return b.Bytes(), said.String(), err
}

// TestOrder: studies come in the order of their records, whichever is ready first; a record that can't be studied is named, and stops nothing.
func TestOrder(t *testing.T) {
	t.Parallel()
	open := filepath.Join(t.TempDir(), "open.pbem")
	text, err := os.ReadFile(demos + "cosmic.pbem")
	if err != nil {
		t.Fatal(err)
	}
	goes, _, _ := strings.Cut(string(text), "\n\n")
	var kept []string
	for line := range strings.Lines(goes) {
		if !strings.HasPrefix(line, "[Termination") && !strings.HasPrefix(line, "[Ended") && !strings.HasPrefix(line, "[Signature") {
			kept = append(kept, strings.Replace(line, `[Result "1-0"]`, `[Result "*"]`, 1))
		}
	}
	if err := os.WriteFile(open, []byte(strings.Join(kept, "")+"\n*\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	out, complaints, err := printed("json", catalog.English(), demos+"amoeba.pbem", open, demos+"chesimals-2.pbem", demos+"cosmic.pbem")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(complaints, "open.pbem") {
		t.Errorf("complaints: %q", complaints)
	}
	var order []string
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var s studyJSON
		if err := d.Decode(&s); err != nil {
			t.Fatal(err)
		}
		order = append(order, s.Variant)
	}
	if strings.Join(order, " ") != "amoeba chesimals-2 cosmic" {
		t.Errorf("studied in the order %q", order)
	}
}
