package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbem/cmd/internal/letter"
)

// graft is an order that nobody gave.
const graft = "resign"

// TestGrafts puts an order between any two lines that were cut off a letter of the corpus, marked as they are: it is never read.
func TestGrafts(t *testing.T) {
	t.Parallel()
	n := 0
	for _, file := range letterFiles(t) {
		if dir := filepath.Base(filepath.Dir(file)); dir == genuineDir || dir == spoofedDir || dir == "broken" || dir == "encodings" {
			continue
		}
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		n += graftInto(t, file, raw)
	}
	if n < 1000 {
		t.Errorf("only %d grafts", n)
	}
	t.Logf("%d grafts", n)
}

// graftInto returns how many orders it put into a letter.
func graftInto(t *testing.T, file string, raw []byte) int {
	head, body, _ := bytes.Cut(bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	if lower := bytes.ToLower(raw); bytes.Contains(lower, []byte("base64")) || bytes.Contains(lower, []byte("text/html")) || bytes.Contains(lower, []byte("quoted-printable")) || bytes.Contains(lower, []byte("flowed")) {
		return 0 // between lines as they are read nothing can be put so
	}
	m, err := letter.Read(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	kept := strings.Split(m.Text, "\n")
	lines := strings.Split(string(body), "\n")
	n := 0
	for at := 1; at < len(lines); at++ {
		above, below := lines[at-1], lines[at]
		if isKept(kept, above) || isKept(kept, below) || mark(above) != mark(below) || strings.HasPrefix(above, "--") || strings.HasPrefix(below, "--") {
			continue
		}
		grafted := slices.Insert(slices.Clone(lines), at, mark(above)+graft)
		with, err := letter.Read(strings.NewReader(string(head) + "\n\n" + strings.Join(grafted, "\n")))
		if err != nil {
			t.Fatal(err)
		}
		n++
		for _, c := range letter.Commands(with, letter.Game(with)) {
			if strings.Contains(c.Line, graft) {
				t.Errorf("%s: at line %d: %s", file, at, fmt.Sprintf("%s %q", c.Kind, c.Line))
			}
		}
	}
	return n
}

func isKept(kept []string, line string) bool {
	return strings.TrimSpace(line) == "" || slices.Contains(kept, strings.TrimRight(line, " \t"))
}

// mark is what stands in front of a quoted line: signs, perhaps behind initials.
func mark(line string) string {
	return regexp.MustCompile(`^ *(\p{L}{1,20}>+ ?)?[>|:}＞»› ]*`).FindString(line)
}
