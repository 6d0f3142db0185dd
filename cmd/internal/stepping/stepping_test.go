package stepping

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeys: what each key leads to, arrows and their like, and nothing beyond the ends.
func TestKeys(t *testing.T) {
	t.Parallel()
	for keys, want := range map[string]string{
		"nnpq":                     "0 1 2 1",
		"ppnnnnq":                  "0 0 0 1 2 3 3",
		"\x1b[C\x1b[B\x1b[D\x1b[A": "0 1 2 1 0",
		"\x1bOF\x1b[1~\x1b[Hx\x03": "0 3 3 0 0",
		"G \x7fgq":                 "0 3 3 2 0",
		"\x1b":                     "0",
		"":                         "0",
	} {
		var out bytes.Buffer
		pressed := make(chan key)
		go read(strings.NewReader(keys), pressed)
		g := Game{Last: 3, View: func(at int) (string, error) { return fmt.Sprintf("view <%d>\nof four\n", at), nil }}
		if err := g.show(t.Context(), &out, pressed, 0); err != nil {
			t.Fatal(err)
		}
		var seen []string
		for _, m := range regexp.MustCompile(`view <(\d)>\r\nof four\r\n`).FindAllStringSubmatch(out.String(), -1) {
			seen = append(seen, m[1])
		}
		if diff := cmp.Diff(want, strings.Join(seen, " ")); diff != "" {
			t.Errorf("%q: %s", keys, diff)
		}
	}
}

func TestNoTerminal(t *testing.T) {
	t.Parallel()
	if ok, err := OnTerminal(t.Context(), strings.NewReader("q"), new(bytes.Buffer), Game{}, 0); ok || err != nil {
		t.Error(ok, err)
	}
}
