package inspect_test

import (
	"encoding/json"
	"strings"
	"testing"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/rules/presets"
	"pbem/web/inspect"
)

func look(t *testing.T, asked string) (r inspect.Report) {
	t.Helper()
	answer := inspect.Inspect([]byte(asked), catalog.English())
	if err := json.Unmarshal(answer, &r); err != nil || strings.Contains(string(answer), "\n") {
		t.Fatalf("%v: %.300s", err, answer)
	}
	return r
}

func about(pairs map[string]any) string {
	text, _ := json.Marshal(pairs) // texts and numbers
	return string(text)
}

// TestBuiltin: of each built-in preset is told what it is, what can be chosen, and what a later call takes in its place.
func TestBuiltin(t *testing.T) {
	t.Parallel()
	for _, s := range presets.Names() {
		p, err := presets.Builtin(s.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := look(t, about(map[string]any{"id": s.Name, "text": string(p.Data)}))
		if r.Name != p.Name || r.Title != p.Title || r.Engine != p.Engine || r.Hash != p.Hash || len(r.Options) != len(p.OwnOptions()) || len(r.Findings) > 0 {
			t.Errorf("%s is told as %+v", s.Name, r)
		}
		if string(r.ID) != `"`+s.Name+`"` || r.Rules != docs.Facts(p, catalog.English()) {
			t.Errorf("%s: %s %.200s", s.Name, r.ID, r.Rules)
		}
		if again := look(t, about(map[string]any{"packed": r.Packed})); again.Rules != r.Rules || again.Hash != r.Hash || again.Packed != r.Packed {
			t.Errorf("%s is told otherwise when it is packed", s.Name)
		}
	}
}

// TestOptionsChangeTheWords: what is told of a game is true of it with the options that were chosen.
func TestOptionsChangeTheWords(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("cosmic", []presets.Setting{{Name: "king_jumps", Value: "5"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, value := range []any{5, "5"} {
		r := look(t, about(map[string]any{"text": string(p.Data), "options": map[string]any{"king_jumps": value}}))
		if r.Rules != docs.Facts(p, catalog.English()) {
			t.Errorf("%v: %v %.300s", value, r.Findings, r.Rules)
		}
	}
	for _, options := range []map[string]any{{"king_jumps": 99}, {"queen_jumps": 1}, {"king_jumps": true}} {
		r := look(t, about(map[string]any{"text": string(p.Data), "options": options}))
		if len(r.Findings) != 1 || r.Findings[0].Line != 1 || r.Findings[0].Key == "" || r.Packed != "" {
			t.Errorf("%v: %+v", options, r)
		}
	}
}

// TestMistakes: every mistake is told with its place, and so is a warning of a file that can be played by.
func TestMistakes(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		t.Fatal(err)
	}
	r := look(t, about(map[string]any{"text": strings.NewReplacer("engine:", "# —\nengine:", "board: 8x8", "  board: 8x8\nfoo: 1", "name: Chief", "name: 1 2").Replace(string(p.Data))}))
	if len(r.Findings) == 0 || r.Packed != "" || r.Rules != "" || r.Name != "" {
		t.Errorf("%+v", r)
	}
	for _, f := range r.Findings {
		if f.Line < 1 || f.Column < 1 || f.Key == "" || f.Words == "" || f.Warning {
			t.Errorf("%+v", f)
		}
	}
	r = look(t, about(map[string]any{"text": strings.Replace(string(p.Data), "units:", "units:\n  Y: {name: yak, moves: Z}", 1)}))
	if len(r.Findings) != 1 || !r.Findings[0].Warning || r.Packed == "" {
		t.Errorf("%+v", r)
	}
}

// TestNonsense: what is no request is answered all the same.
func TestNonsense(t *testing.T) {
	t.Parallel()
	for _, asked := range []string{"", "[]", "{", `{"text":3}`, `{"options":[]}`, `{"text":"","options":{"a":[]}}`, `{"packed":"x"}`, "\xff"} {
		if r := look(t, asked); r.Packed != "" || r.Error == "" && len(r.Findings) == 0 {
			t.Errorf("%q: %+v", asked, r)
		}
	}
}

func FuzzInspect(f *testing.F) {
	f.Add(`{"id":1,"text":"name: x\n","options":{"a":"b"}}`)
	f.Add(`{"packed":"pbem preset 1\nsha256:00\nm1 0\n"}`)
	words := catalog.English()
	f.Fuzz(func(t *testing.T, asked string) {
		if answer := inspect.Inspect([]byte(asked), words); !json.Valid(answer) {
			t.Errorf("%q", answer)
		}
	})
}
