package web_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestVerifiedBefore: what was verified is not verified again after a start, and every page is the same as if it were; of a record that is
// another one, by another program, or of a file that is spoilt, nothing is believed.
func TestVerifiedBefore(t *testing.T) {
	t.Parallel()
	s := site(t)
	fill(t, dirOf(s), 120)
	s.Build, s.Catalogue = "1", filepath.Join(t.TempDir(), "cache", "pages")
	tree := "/tree/chesimals-0.1/index.html"
	look := func() string {
		t.Helper()
		p := pages(t, s)
		return has(t, p, "/games/index.html", "Player 7") + has(t, p, tree)
	}
	first := look()
	before, err := os.ReadFile(s.Catalogue)
	if err != nil {
		t.Fatal(err)
	}
	changed := func() bool {
		t.Helper()
		now, err := os.ReadFile(s.Catalogue)
		if err != nil {
			t.Fatal(err)
		}
		same := string(now) == string(before)
		before = now
		return !same
	}
	if again := look(); again != first || changed() {
		t.Errorf("after the next start the pages are other ones: %v, or all was verified again: %v", again != first, changed())
	}
	record := filepath.Join(dirOf(s), "007.pbem")
	text, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	at := strings.LastIndex(string(text), "#") + 1 // a link of the chain
	digit := map[bool]string{true: "1", false: "0"}[text[at] == '0']
	put(t, dirOf(s), "007.pbem", string(text[:at])+digit+string(text[at+1:]))
	if !strings.Contains(has(t, pages(t, s), "/games/index.html"), "One game isn&#39;t verified") {
		t.Error("a record that was changed, of the same size, is taken for verified")
	}
	put(t, dirOf(s), "007.pbem", string(text))
	for _, spoil := range []func(){
		func() { s.Build = "2" },
		func() { put(t, filepath.Dir(s.Catalogue), "pages", string(before[:len(before)/2])) },
		func() { put(t, filepath.Dir(s.Catalogue), "pages", "") },
		func() { s.Keys = nil },
	} {
		spoil()
		if again := look(); !strings.HasPrefix(again, first[:200]) || !changed() {
			t.Errorf("nothing was verified anew, or the pages are other ones")
		}
	}
}
