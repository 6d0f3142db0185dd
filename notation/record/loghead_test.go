package record_test

import (
	"crypto/sha256"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/notation/record"
)

func TestLogHeads(t *testing.T) {
	t.Parallel()
	h := record.LogHead{Size: 12, Root: sha256.Sum256([]byte("x"))}
	text := h.String()
	for name, c := range map[string]struct {
		text string
		want []record.LogHead
	}{
		"alone":           {text, []record.LogHead{h}},
		"quoted, wrapped": {"> The log has\n> 12 lines and the\n>root " + text[strings.LastIndex(text, " ")+1:], []record.LogHead{h}},
		"twice":           {text + "\n> " + text, []record.LogHead{h}},
		"begun twice":     {"The log has The log has" + strings.TrimPrefix(text, "The log has"), []record.LogHead{h}},
		"padded number":   {strings.Replace(text, " 12 ", " 012 ", 1), nil},
		"signed number":   {strings.Replace(text, " 12 ", " -1 ", 1), nil},
		"short":           {text[:len(text)-3], nil},
		"nothing":         {"The log has ", nil},
	} {
		if got := record.LogHeads(c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestLogHeadRoundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		h := record.LogHead{Size: rapid.Int64Min(0).Draw(t, "size")}
		copy(h.Root[:], rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, "root"))
		if got := record.LogHeads("Bye. " + h.String()); len(got) != 1 || got[0] != h {
			t.Fatalf("%v is read as %v", h, got)
		}
	})
}
