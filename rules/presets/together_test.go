package presets_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"pbem/rules/presets"
)

// TestMistakesTogether puts ten of the mistakes of mistakes.txtar at a time into one file: each is told as it is told alone, and nothing
// besides, so that no mistake hides another and none follows from another.
func TestMistakesTogether(t *testing.T) {
	base, cases := edits(t, "amp")
	if len(cases) < 110 {
		t.Fatalf("only %d cases", len(cases))
	}
	dice := rand.New(rand.NewPCG(21, 10))
	for range 60 {
		chosen := apart(cases, dice, 10)
		var want []string
		for _, e := range chosen {
			_, from := apply(base, []edit{e})
			want = append(want, located(e.want, from)...)
		}
		lines, from := apply(base, chosen)
		_, err := presets.Parse("mine.yaml", []byte(strings.Join(lines, "\n")+"\n"), nil)
		slices.Sort(want)
		want = slices.Compact(want)
		if diff := cmp.Diff(want, located(strings.Split(unlisted(told(err)), "\n"), from)); diff != "" {
			t.Fatalf("%s\n(-alone +together):\n%s", strings.Join(lines, "\n"), diff)
		}
	}
}

// blinding are mistakes that leave something of the file unknown, on which others rest: the YAML itself, the size of the board, the form
// of the drawing, the letters of units. What else there is of the same thing cannot be told until they are mended.
func blinding(name string) bool {
	return regexp.MustCompile(`^(files above|tab as|broken YAML|not a mapping|alias without|field name is|nested too|merge key|units a list|option makes|` +
		`setback o|AMP without|option.s (name|default not|values missing)|option of (every|a field and)|the greatest value|both AMPs|no royal|without wins a side|board |` +
		`a setback|unknown AMP code|units of no AMP|missing |two options fill|an option fills|no such chain|no engine|bad name of|swapping and|unit letter small)`).MatchString(name)
}

// edit is a case of mistakes.txtar as what it takes out of its base and puts into it, by the lines of the base.
type edit struct {
	name string
	gone map[int]bool
	put  map[int][]string
	want []string
}

// edits returns the base of the name, and those of its cases that do without options and blind nobody.
func edits(t *testing.T, base string) (lines []string, list []edit) {
	t.Helper()
	archive, err := txtar.ParseFile(filepath.Join("testdata", "mistakes.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range archive.Files {
		of, name, isCase := strings.Cut(f.Name, ": ")
		switch {
		case of != base:
		case !isCase:
			lines = strings.Split(strings.TrimSpace(string(f.Data)), "\n")
		case !strings.Contains(string(f.Data), "\noption ") && !blinding(name):
			list = append(list, editOf(name, lines, string(f.Data)))
		}
	}
	return lines, list
}

func editOf(name string, base []string, script string) edit {
	e := edit{name: name, gone: map[int]bool{}, put: map[int][]string{}}
	at := len(base)
	for line := range strings.Lines(script) {
		line = strings.TrimSuffix(line, "\n")
		switch line[0] {
		case '>':
			e.want = append(e.want, line[2:])
		case '-':
			at = slices.Index(base, line[1:])
			e.gone[at] = true
			at++
		case '+':
			e.put[at] = append(e.put[at], line[1:])
		}
	}
	return e
}

// apply returns the file with the cases in it, and of each line where it comes from.
func apply(base []string, cases []edit) (lines, from []string) {
	for i := range len(base) + 1 {
		gone := i == len(base)
		for _, e := range cases {
			for k, l := range e.put[i] {
				lines, from = append(lines, l), append(from, fmt.Sprintf("%s, line %d", e.name, k))
			}
			gone = gone || e.gone[i]
		}
		if !gone {
			lines, from = append(lines, base[i]), append(from, base[i])
		}
	}
	return lines, from
}

// located names the lines of mistakes by where they come from.
func located(mistakes, from []string) []string {
	var list []string
	for _, m := range mistakes {
		place, why, _ := strings.Cut(strings.TrimPrefix(m, "mine.yaml:"), ": ")
		n, _ := strconv.Atoi(place)
		list = append(list, from[min(n, len(from))-1]+": "+why)
	}
	slices.Sort(list)
	return list
}

// apart chooses cases at random that change different lines.
func apart(cases []edit, dice *rand.Rand, most int) []edit {
	var chosen []edit
	used := map[int]bool{}
	for _, i := range dice.Perm(len(cases)) {
		e := cases[i]
		free := len(chosen) < most
		for at := range e.gone {
			free = free && !used[at]
		}
		for at := range e.put {
			free = free && !used[-1-at]
		}
		if !free {
			continue
		}
		for at := range e.gone {
			used[at] = true
		}
		for at := range e.put {
			used[-1-at] = true
		}
		chosen = append(chosen, e)
	}
	return chosen
}
