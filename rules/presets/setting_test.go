package presets_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/rules/presets"
)

func TestParseSetting(t *testing.T) {
	if s, err := presets.ParseSetting(" Chain = OWN "); err != nil || s.String() != "chain=own" {
		t.Errorf("got %v, %v", s, err)
	}
	for _, text := range []string{"", "chain", "=own", "chain=", " = "} {
		if _, err := presets.ParseSetting(text); err == nil || !strings.Contains(told(err), "chain=own") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestParseSettings(t *testing.T) {
	t.Parallel()
	p := builtin(t, "chesimals-2", "setback=1 chain=own")
	list, err := presets.ParseSettings(p.OptionText())
	if err != nil || !slices.Equal(list, p.Settings) || len(list) != 2 {
		t.Errorf("%v, %v; want %v", list, err, p.Settings)
	}
	if list, err := presets.ParseSettings(" "); len(list) > 0 || err != nil {
		t.Errorf("%v, %v", list, err)
	}
	if _, err := presets.ParseSettings("setback=1 chain"); err == nil {
		t.Error("half an option is read")
	}
}

// FuzzParseSetting: a setting is written so that it is read again, and every preset takes it or says what is wrong.
func FuzzParseSetting(f *testing.F) {
	for _, text := range []string{"chain=own", " Chain = OWN ", "a=b=c", "=", "x", "armies=kqb2n2r2p8-kqb3n1r2p8", "jumps=16", "İ=ẞ"} {
		f.Add(text)
	}
	names := presets.Names()
	f.Fuzz(func(t *testing.T, text string) {
		s, err := presets.ParseSetting(text)
		if err != nil {
			return
		}
		if again, err := presets.ParseSetting(s.String()); err != nil || again != s {
			t.Fatalf("%q is %+v, written %q, which is %+v, %v", text, s, s, again, err)
		}
		for _, n := range names {
			if p, err := presets.Builtin(n.Name, []presets.Setting{s}); (p == nil) == (err == nil) {
				t.Fatalf("%s with %q: %v, %v", n.Name, s, p, err)
			}
		}
	})
}
