package lifeform

import (
	"strings"
	"testing"
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
	for _, c := range []struct{ text, why string }{
		{"", "one Head"}, {"k", "one Torso"}, {"q", "one Head"}, {"k2q", "one Head"}, {"kqx", "not the letter"},
		{"kqp0", "number is 0"}, {"kqpp", "stands twice"}, {"kqp23", "at most 24"}, {"kqp99999999999999999999", "at most 24"},
		{"kqb", "too few Limbs"}, {"kqn8p", "too few Limbs"}, {"kqb12p2", "too few Limbs"}, {"kqb9n5p3", "too few Limbs"}, {"kq-", "Black's army"}, {"kqx-kq", "White's army"},
		{"kq-kq-kq", "Black's army"}, {"2kq", "not the letter"}, {"kqр2", "not the letter"},
	} {
		if armies, err := ParseArmies(c.text); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%q is %v, %v, want %q", c.text, armies, err, c.why)
		}
	}
}

func TestNewChecksItsSpec(t *testing.T) {
	other := Army{1, 1, 0, 0, 0, 3}
	for _, c := range []struct {
		spec Spec
		why  string
	}{
		{Spec{Truce: -1}, "truce"}, {Spec{Truce: MostTruce + 1}, "truce"},
		{Spec{Armies: [2]Army{other, StandardArmy()}}, "orthodox"},
		{Spec{Setup: Open, Armies: [2]Army{StandardArmy(), {1, 2}}}, "Black's army"},
		{Spec{Setup: Open, Armies: [2]Army{{1, 1, -1}, StandardArmy()}}, "White's army"},
	} {
		for i := range c.spec.Armies {
			if c.spec.Armies[i] == (Army{}) {
				c.spec.Armies[i] = StandardArmy()
			}
		}
		if _, err := New(c.spec); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%+v: %v, want %q", c.spec, err, c.why)
		}
	}
}

func TestVocabulary(t *testing.T) {
	for _, c := range []struct {
		setup Setup
		ranks int
	}{{Orthodox, 0}, {Open, 3}, {Secret, 3}} {
		v := standard(t, Spec{Setup: c.setup}).Vocabulary()
		if v.SetupRanks != c.ranks || v.Quiet != "capture or removal" || v.Files != 8 || v.Ranks != 8 {
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
