package presets_test

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestMistakes checks what the writer of a preset file is told; testdata/mistakes.txtar says how its cases are written.
func TestMistakes(t *testing.T) {
	path := filepath.Join("testdata", "mistakes.txtar")
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	bases := map[string][]string{}
	for i, f := range archive.Files {
		base, _, isCase := strings.Cut(f.Name, ": ")
		if !isCase {
			bases[base] = strings.Split(strings.TrimSpace(string(f.Data)), "\n")
			if _, err := presets.Parse(f.Name, f.Data, nil); err != nil {
				t.Fatal(err)
			}
			continue
		}
		t.Run(f.Name, func(t *testing.T) {
			c := readCase(t, bases[base], string(f.Data))
			got := c.run(t)
			if *update {
				archive.Files[i].Data = []byte(c.script + quoted(got))
				return
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("error (-want +got):\n%s", diff)
			}
		})
	}
	if len(archive.Files) < 40 {
		t.Errorf("only %d cases", len(archive.Files))
	}
	if *update {
		if err := os.WriteFile(path, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

type mistakeCase struct {
	lines   []string // of the preset file
	options string
	script  string // the case without the error
	want    string
}

func readCase(t *testing.T, base []string, script string) mistakeCase {
	t.Helper()
	c := mistakeCase{lines: slices.Clone(base)}
	at := len(c.lines)
	for line := range strings.Lines(script) {
		line = strings.TrimSuffix(line, "\n")
		if want, ok := strings.CutPrefix(line, "> "); ok {
			c.want += want + "\n"
			continue
		}
		c.script += line + "\n"
		switch {
		case line[0] == '-':
			at = slices.Index(c.lines, line[1:])
			if at < 0 {
				t.Fatalf("the file has no line %q", line[1:])
			}
			c.lines = slices.Delete(c.lines, at, at+1)
		case line[0] == '+':
			c.lines = slices.Insert(c.lines, at, line[1:])
			at++
		default:
			c.options += strings.TrimPrefix(line, "option ") + " "
		}
	}
	return c
}

func (c mistakeCase) run(t *testing.T) string {
	t.Helper()
	p, err := presets.Parse("mine.yaml", []byte(strings.Join(c.lines, "\n")+"\n"), settings(t, c.options))
	if err == nil || p != nil {
		t.Fatalf("the file was accepted: %v, %v", p, err)
	}
	return unlisted(told(err)) + "\n"
}

// unlisted leaves lists of engines and pages out, so that a new engine changes no case.
func unlisted(text string) string {
	return regexp.MustCompile(`there is (amp|fusion), .* or [a-z]+`).ReplaceAllString(text, "there is $1, … or …")
}

// told is what the writer of a file reads of an error, in English.
func told(err error) string { return catalog.English().Error(err) }

func quoted(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString("> " + line)
	}
	return b.String()
}

// TestAmoebaMistakes changes one line of the built-in file and sees what its writer is told.
func TestAmoebaMistakes(t *testing.T) {
	data := string(builtin(t, "amoeba", "").Data)
	for _, c := range []struct{ old, with, want string }{
		{"board: 7x7", "board: 7x27", "a board can't have 7 files and 27 ranks: there can be 1 to 26 of each"},
		{"board: 7x7\n", "", `preset: "board" is missing`},
		{"{promotion: R N}", "{promotion: R X}", `mine.yaml:24: preset: "promotion" must be one or more of Q R B N`},
		{"{promotion: R N}", "{promotion: R R}", "mine.yaml:24: "},
		{"* r n k n r *", "* r n k n x *", `"x" on f7 isn't a unit`},
		{"* r n k n r *", "* r n n n r *", "Black has 0 kings"},
		{"* r n k n r *", "* r n k n r", "rank 7 has 6 squares; the board has 7 files"},
		{"{occupied: false}", "{occupied: maybe}", `preset: "occupied" must be true or false`},
	} {
		if !strings.Contains(data, c.old) {
			t.Fatalf("the file has no %q", c.old)
		}
		_, err := presets.Parse("mine.yaml", []byte(strings.Replace(data, c.old, c.with, 1)), nil)
		if got := told(err); !strings.Contains(got, c.want) {
			t.Errorf("%q: %s, want %q", c.with, got, c.want)
		}
	}
}
