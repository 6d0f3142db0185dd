package adjudicator

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestExamplesFit: what is said of a turn that cannot be read shows a turn that the side to move could play.
func TestExamplesFit(t *testing.T) {
	for _, s := range presets.Names() {
		preset, err := presets.Builtin(s.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		p := preset.Game.Start()
		for range 2 {
			example, ok := ExampleTurn(p)
			if !ok {
				break // set-ups come first
			}
			verdict, err := p.Judge(rules.Draft{Turn: example})
			if err != nil {
				t.Errorf("%s: %s: %v", s.Name, example, err)
				break
			}
			_, v := readAt(preset.Game, p, "hopla")
			if v == nil || !strings.Contains(catalog.English().Say(v.Phrase()), ": "+example.String()) {
				t.Errorf("%s, %v: %v, want %s in it", s.Name, p.ToMove(), v, example)
			}
			p = verdict.Next
		}
	}
}
