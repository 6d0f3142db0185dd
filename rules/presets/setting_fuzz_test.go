package presets_test

import (
	"testing"

	"pbem/rules/presets"
)

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
