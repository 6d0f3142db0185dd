package presets_test

import (
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
)

func TestLifeformOptions(t *testing.T) {
	const array, empty = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", "8/8/8/8/8/8/8/8 w"
	for _, c := range []struct {
		name, options, start, set string
		secret                    bool
	}{
		{"lifeform", "", array, "", false},
		{"lifeform", "truce=3", array, "truce=3", false},
		{"lifeform", "setup=open army=kqp2", empty, "army=kqp2 setup=open", false},
		{"lifeform-open", "", empty, "", false},
		{"lifeform-open", "army=KQP2-kqbp2", empty, "army=kqp2-kqbp2", false},
		{"lifeform-secret", "", empty, "", true},
		{"lifeform-secret", "truce=0", empty, "truce=0", true},
		{"lifeform-secret", "setup=orthodox", array, "setup=orthodox", false},
	} {
		p := builtin(t, c.name, c.options)
		start := p.Game.Start()
		setting, ok := start.(rules.Setting)
		if start.String() != c.start || p.OptionText() != c.set || !ok || setting.Secret() != c.secret || p.QuietTurns != 100 || p.RulesPage != "lifeform" {
			t.Errorf("%s %s: %s, %q, quiet %d, page %s", c.name, c.options, start, p.OptionText(), p.QuietTurns, p.RulesPage)
		}
		if waits := rules.AwaitsSetup(start); waits != (c.start == empty) {
			t.Errorf("%s %s: waits for a set-up %v", c.name, c.options, waits)
		}
	}
}

// TestLifeformTruce: the default of the secret game is one turn, of the others none (LF-12).
func TestLifeformTruce(t *testing.T) {
	const line = "3qk3/8/8/8/8/8/8/3QK3 w "
	for _, c := range []struct{ name, options, count string }{
		{"lifeform", "", ""}, {"lifeform-open", "", ""}, {"lifeform-secret", "", "2"}, {"lifeform-secret", "truce=20", "40"},
	} {
		game := builtin(t, c.name, c.options).Game
		if _, err := game.Parse(line + c.count); (err == nil) != (c.count != "") {
			t.Errorf("%s %s: %q: %v", c.name, c.options, c.count, err)
		}
		if _, err := game.Parse(line + "41"); err == nil {
			t.Errorf("%s %s: the count may be 41", c.name, c.options)
		}
	}
}

func TestWrongLifeformOptions(t *testing.T) {
	for _, c := range []struct{ name, option, value, why string }{
		{"lifeform", "army", "kqp2", "\"army\" needs setup open or secret; here the set-up has its own"},
		{"lifeform-open", "army", "kq2", "one Torso"},
		{"lifeform-open", "army", "kqb", "too few Limbs"},
		{"lifeform-open", "army", "kqz", "\"z\" can't be in an army, which is k, q, b, n, r and p"},
		{"lifeform-open", "army", "kq-kqp30", "Black's army"},
		{"lifeform-open", "truce", "21", "from 0 to 20"},
		{"lifeform-open", "setup", "hidden", "orthodox, open or secret"},
	} {
		_, err := presets.Builtin(c.name, []presets.Setting{{Name: c.option, Value: c.value}})
		if !strings.Contains(told(err), c.why) || !strings.Contains(told(err), c.value) {
			t.Errorf("%s %s=%s: %v, want %q", c.name, c.option, c.value, told(err), c.why)
		}
	}
}
