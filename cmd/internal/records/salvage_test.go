package records_test

import (
	"archive/tar"
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"testing"

	"pbem/cmd/internal/records"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// salvaged is what can be had of a file, and what was said of it.
func salvaged(t *testing.T, file string) (text string, said []string) {
	t.Helper()
	var out bytes.Buffer
	tell := func(_ string, err error) { said = append(said, catalog.English().Error(err)) }
	e := &records.Exporter{Out: &out, Format: "pbem", Rules: rulebook.New(), Salvage: true, Unfit: tell}
	if _, _, err := records.Through(t.Context(), collection.Walk(context.Background(), nil, file), e.Add, tell); err != nil {
		t.Fatal(err)
	}
	return out.String(), said
}

// TestSalvageCut: a record in any form, cut off anywhere behind its tags, gives the turns that are whole, and the later the more.
func TestSalvageCut(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		t.Fatal(err)
	}
	r, _ := played(t, p, 6)
	positions, err := record.Positions(r, p.Game)
	if err != nil {
		t.Fatal(err)
	}
	line, err := r.AppendJSONLine(nil, positions)
	if err != nil {
		t.Fatal(err)
	}
	tall, err := r.AppendJSON(nil, positions)
	if err != nil {
		t.Fatal(err)
	}
	forms := map[string]string{"a.pbem": r.String(), "a.jsonl": string(line), "a.json": "[" + string(tall) + "]", "a.pgn": string(r.AppendPGN(nil, positions[0]))}
	for name, text := range forms {
		most := 0
		for cut := len(text) / 2; cut < len(text); cut += 53 {
			for _, packed := range []bool{false, true} {
				n := turnsOfCut(t, r, name, text, cut, packed)
				if most = max(most, n); n < most {
					t.Errorf("%s, cut at %d: %d turns, and %d of less", name, cut, n, most)
				}
			}
		}
		if most < 5 {
			t.Errorf("%s: never more than %d turns", name, most)
		}
	}
}

// turnsOfCut counts the turns that are salvaged of the beginning of a text, in a file of its own or at the end of a pack that was cut off.
func turnsOfCut(t *testing.T, whole *record.Record, name, text string, cut int, packed bool) int {
	t.Helper()
	file, content := filepath.Join(t.TempDir(), name), text[:cut]
	if packed {
		var pack bytes.Buffer
		w := tar.NewWriter(&pack)
		if err := w.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(text))}); err != nil {
			t.Fatal(err)
		}
		file, content = file+".tar", pack.String()+content
	}
	write(t, file, content)
	got, said := salvaged(t, file)
	r, err := record.Parse([]byte(got))
	if err != nil {
		return 0
	}
	for i, turn := range r.Turns {
		if i >= len(whole.Turns) || turn.Text != whole.Turns[i].Text {
			t.Errorf("%s, cut at %d: turn %d is %q", name, cut, i+1, turn.Text)
		}
	}
	if len(said) == 0 || packed && !strings.Contains(said[len(said)-1], "cut off") || r.Typed {
		t.Errorf("%s, cut at %d: %q, typed %v", name, cut, said, r.Typed)
	}
	return len(r.Turns)
}
