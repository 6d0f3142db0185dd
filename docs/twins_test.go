package docs_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// twin is a page of another language and the English one of which it is a translation.
type twin struct{ english, own *page }

// twins are the pages of all other languages. Each language has all pages that English has, and no others.
func twins(t *testing.T) (list []twin) {
	t.Helper()
	for _, l := range languages(t)[1:] {
		for _, pattern := range []string{"rules/*.md", "help/*.md", "newcomers.md"} {
			english, own := named(t, ".", pattern), named(t, folder(l), pattern)
			if diff := cmp.Diff(english, own); diff != "" {
				t.Errorf("%s: pages (-English +own):\n%s", l.Tag(), diff)
			}
			for _, name := range english {
				if slices.Contains(own, name) {
					list = append(list, twin{readPage(t, name), readPage(t, filepath.Join(folder(l), name))})
				}
			}
		}
	}
	if len(list) < 29 {
		t.Errorf("only %d pages are translated", len(list))
	}
	return list
}

// named lists the pages below a folder, by their names from there.
func named(t *testing.T, folder, pattern string) (names []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, pattern))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name, err := filepath.Rel(folder, file)
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	return names
}

// TestTwins holds every translated page to the English one: the same headings, rulings, positions, turns and lists, in the same order.
func TestTwins(t *testing.T) {
	for _, pair := range twins(t) {
		for what, of := range map[string]func(*testing.T, *page) []string{
			"headings": headings, "rulings": rulingsIn, "markers": markers, "turns": turnsIn, "points": points, "names": names,
		} {
			if diff := cmp.Diff(of(t, pair.english), of(t, pair.own)); diff != "" {
				t.Errorf("%s has other %s (-English +own):\n%s", pair.own.path, what, diff)
			}
		}
	}
}

// text is the page as its file has it.
func (p *page) text(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(p.path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// headings are the levels of the headings.
func headings(t *testing.T, p *page) []string { return beginnings(t, p, regexp.MustCompile(`^#+ `)) }

// points are the beginnings of the points of lists.
func points(t *testing.T, p *page) []string {
	return beginnings(t, p, regexp.MustCompile(`^ {0,3}(-|\d\.) `))
}

func beginnings(t *testing.T, p *page, begins *regexp.Regexp) (list []string) {
	t.Helper()
	for line := range strings.Lines(p.text(t)) {
		if found := begins.FindString(line); found != "" {
			list = append(list, found)
		}
	}
	return list
}

// rulingsIn are the rulings that a page cites, each time. A translation may cite those of one sentence in another order.
func rulingsIn(t *testing.T, p *page) []string {
	t.Helper()
	return slices.Sorted(slices.Values(regexp.MustCompile(`\b[A-Z]{1,2}-\d+\b`).FindAllString(p.text(t), -1)))
}

// markers are those that say how diagrams are drawn, and of which presets a section is true.
func markers(_ *testing.T, p *page) (list []string) {
	for _, part := range p.parts {
		if k := part.kind(); k != "" && k != "called" {
			list = append(list, part.marker)
		}
	}
	return list
}

// turnsIn are the turns and positions in the blocks below markers.
func turnsIn(_ *testing.T, p *page) (list []string) {
	for _, part := range p.parts {
		for _, line := range part.block {
			if part.kind() == "board" || strings.HasPrefix(line, " ") && part.kind() == "turns" {
				continue
			}
			if m := remark.FindStringSubmatch(line); m != nil {
				line = m[1]
			}
			list = append(list, line)
		}
	}
	return list
}

// names are what stands in backquotes and is the same in every language: turns, squares, presets, options.
func names(_ *testing.T, p *page) (list []string) {
	for _, part := range p.parts {
		for _, span := range part.spans() {
			if aTurn.MatchString(span) || strings.ContainsAny(span, "0123456789=") && !strings.Contains(span, " ") {
				list = append(list, span)
			}
		}
	}
	return slices.Sorted(slices.Values(list))
}
