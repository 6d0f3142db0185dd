package config_test

import (
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
)

// FuzzParse: a file gives a configuration that is whole, or mistakes that each name the file, the same each time.
func FuzzParse(f *testing.F) {
	for _, text := range []string{least, "a: &a [*a]", "? {a: b}\n: c\n", "address: !!binary aGk=\nplus_addressing: 1\n--- x\n", "",
		least + "receive: smtp://0.0.0.0:25\nresolver: 127.0.0.1:53\ntime: none\n", "address: GAMES@example.org\nsend: dir:.\nstore: sqlite:../x\n"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := config.Parse("c.yaml", data)
		if err != nil {
			refused(t, data, err)
			return
		}
		for _, line := range []string{c.Address, c.Name, c.Site, c.Host} {
			if strings.ContainsAny(line, "\r\n\x00") {
				t.Fatalf("%q would break a line of a letter", line)
			}
		}
		for _, d := range []time.Duration{c.Time.First, c.Grace, c.OutageCredit} {
			if d < 0 {
				t.Fatalf("a time of %s", d)
			}
		}
		if c.Address != strings.ToLower(c.Address) || !strings.Contains(c.Address, "@") || c.Store == "" || c.Key == "" || c.Send == "" || c.Done == c.Aside {
			t.Fatalf("%q gives %+v", data, c)
		}
	})
}

func refused(t *testing.T, data []byte, err error) {
	for line := range strings.Lines(err.Error()) {
		if !strings.HasPrefix(line, "c.yaml:") {
			t.Fatalf("%q: a mistake without its place: %q", data, line)
		}
	}
	if _, again := config.Parse("c.yaml", data); again == nil || again.Error() != err.Error() {
		t.Fatalf("%q is refused with %q, then with %q", data, err, again)
	}
}

// FuzzParseDuration: a time is not negative, and bounded.
func FuzzParseDuration(f *testing.F) {
	for _, text := range []string{"3d", "none", "65535w", "65536w", "-1d", "d", "1 d", "007m"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if d, err := config.ParseDuration(text); err == nil && (d < 0 || d > 100*365*24*time.Hour || d%time.Minute != 0) {
			t.Fatalf("%q is %s", text, d)
		}
	})
}
