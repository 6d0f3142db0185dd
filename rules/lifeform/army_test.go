package lifeform

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestParseArmies(t *testing.T) {
	for _, c := range []struct{ text, white, black string }{
		{"kqb2n2r2p8", "kqb2n2r2p8", "kqb2n2r2p8"},
		{"kq", "kq", "kq"},
		{"p8r2n2b2qk", "kqb2n2r2p8", "kqb2n2r2p8"},
		{"k1q1p1", "kqp", "kqp"},
		{"kqb2n2r2p8-kqb3n1r2p8", "kqb2n2r2p8", "kqb3nr2p8"},
		{"kqp22", "kqp22", "kqp22"},
	} {
		armies, err := ParseArmies(c.text)
		if err != nil || armies[0].String() != c.white || armies[1].String() != c.black {
			t.Errorf("%s is %s and %s, %v", c.text, armies[0], armies[1], err)
		}
	}
}

func TestWrongArmies(t *testing.T) {
	english := catalog.English()
	for _, c := range []struct{ text, why string }{
		{"", "one Head"}, {"k", "one Torso"}, {"q", "one Head"}, {"k2q", "one Head"}, {"kqx", `"x" can't be in an army`},
		{"kqp0", "'p' can't be in an army"}, {"kqpp", "'p' can't be in an army"}, {"kqp23", "up to 24"}, {"kqp99999999999999999999", "up to 24"},
		{"kqb", "too few Limbs"}, {"kqn8p", "too few Limbs"}, {"kqb12p2", "too few Limbs"}, {"kqb9n5p3", "too few Limbs"}, {"kq-", "Black's army"}, {"kqx-kq", "White's army"},
		{"kq-kq-kq", "Black's army"}, {"2kq", `"2" can't be`}, {"kqр2", "can't be in an army"},
	} {
		armies, err := ParseArmies(c.text)
		if said := english.Error(err); !strings.Contains(said, c.why) {
			t.Errorf("%q is %v, %q, want %q", c.text, armies, said, c.why)
		}
	}
}

func TestNewChecksItsSpec(t *testing.T) {
	english, other := catalog.English(), Army{1, 1, 0, 0, 0, 3}
	for _, c := range []struct {
		spec Spec
		why  string
	}{
		{Spec{Truce: -1}, "wrong Truce"}, {Spec{Truce: MostTruce + 1}, "wrong Truce"},
		{Spec{Armies: [2]Army{other, StandardArmy()}}, "wrong Armies"},
		{Spec{Setup: Open, Armies: [2]Army{StandardArmy(), {1, 2}}}, "Black's army"},
		{Spec{Setup: Open, Armies: [2]Army{{1, 1, -1}, StandardArmy()}}, "White's army"},
	} {
		for i := range c.spec.Armies {
			if c.spec.Armies[i] == (Army{}) {
				c.spec.Armies[i] = StandardArmy()
			}
		}
		_, err := New(c.spec)
		if said := english.Error(err); !strings.Contains(said, c.why) {
			t.Errorf("%+v: %q, want %q", c.spec, said, c.why)
		}
	}
}

func TestVocabulary(t *testing.T) {
	for _, c := range []struct {
		setup Setup
		ranks int
	}{{Orthodox, 0}, {Open, 3}, {Secret, 3}} {
		v := standard(t, Spec{Setup: c.setup}).Vocabulary()
		if v.SetupRanks != c.ranks || v.Quiet != rules.UntilRemoval || v.Files != 8 || v.Ranks != 8 {
			t.Errorf("%+v", v)
		}
		var names []string
		for _, u := range v.Units {
			name := u.Name
			if u.Royal {
				name += "!"
			}
			names = append(names, string(rune(u.Letter))+" "+name)
		}
		if got := strings.Join(names, ", "); got != "K Head!, Q Torso!, B Hand, N Foot, R Hair, P Limb" {
			t.Error(got)
		}
	}
}

// FuzzParseArmies: armies that are accepted can be played: there is room for them, and case does not matter.
func FuzzParseArmies(f *testing.F) {
	for _, text := range []string{"kqb2n2r2p8", "kqb2n2r2p8-kqb3n1r2p8", "KQP22", "kq", "k2q", "kqp23", "kqr99999999999999999999p", "-", "kqb2n2r2p8-kq-kq"} {
		f.Add(text)
	}
	english := catalog.English()
	f.Fuzz(func(t *testing.T, text string) {
		armies, err := ParseArmies(text)
		if err != nil {
			if said := english.Error(err); said == "" || strings.ContainsAny(said, "\n\x00") {
				t.Fatalf("%q is not refused in a clause: %q", text, said)
			}
			return
		}
		if upper, err := ParseArmies(strings.ToUpper(text)); err != nil || upper != armies {
			t.Fatalf("%q is %v, but %v in capitals, %v", text, armies, upper, err)
		}
		g, err := New(Spec{Armies: armies, Setup: Open})
		if err != nil {
			t.Fatalf("%q is accepted, and cannot be played: %v", text, err)
		}
		line := g.Start().String()
		if p, err := g.Parse(line); err != nil || p.String() != line {
			t.Fatalf("%q begins with %q, which reads as %v, %v", text, line, p, err)
		}
	})
}
