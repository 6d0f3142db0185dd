package collection_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games/archive/collection"
)

// TestRelease: rooms that are given back are read into again, which changes neither what was made of them nor what nobody has given back, whatever
// the lengths of the texts are; of several records in a file none gives anything back.
func TestRelease(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	text := func(n int) string {
		return fmt.Sprintf("[Game \"%d\"]\n[Event \"%s\"]\n\n1. a2-a3\n*\n", n, strings.Repeat("x", n*37%200))
	}
	for n := 1; n <= 60; n++ {
		content := text(n)
		if n%10 == 0 {
			content += "\n" + text(n+1000)
		}
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%03d.pbem", n)), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	rooms, again := map[*byte]bool{}, 0
	kept := map[string]collection.Member{}
	made := map[string]string{}
	for m := range collection.Walk(t.Context(), nil, dir) {
		r, _, err := m.Record()
		if err != nil {
			t.Fatal(m.Name, err)
		}
		made[m.Name] = r.Tag("Game") + " " + r.Tag("Event")
		if rooms[&m.Text[0]] {
			again++
		}
		rooms[&m.Text[0]] = true
		if len(made)%3 == 0 {
			kept[m.Name] = m
			continue
		}
		m.Release()
	}
	if again < 10 || len(made) != 66 {
		t.Errorf("%d rooms were used again for %d records", again, len(made))
	}
	for name, said := range made {
		number, event, _ := strings.Cut(said, " ")
		var n int
		if _, err := fmt.Sscan(number, &n); err != nil || event != strings.Repeat("x", n*37%200) {
			t.Errorf("%s says %q", name, said)
		}
		if m, is := kept[name]; is && !strings.HasPrefix(string(m.Text), strings.TrimRight(text(n), "\n")) {
			t.Errorf("%s was changed to %q", name, m.Text)
		}
	}
}
