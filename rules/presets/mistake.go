package presets

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// mistake is one thing wrong in a preset file, with the line where a person mends it; or one wrong in what a player chose,
// without.
type mistake struct {
	file string
	line int
	why  string
}

func (m mistake) Error() string {
	if m.line <= 0 {
		return m.why
	}
	return fmt.Sprintf("%s:%d: %s", m.file, m.line, m.why)
}

// mostMistakes bounds a report, so that a file that is wrong throughout does not make an endless one.
const mostMistakes = 50

// reading gathers the mistakes of one file, so that its writer sees them all at once.
type reading struct {
	file  string
	found []mistake
	// incomplete is set while options are laid over a file that has mistakes: what is missing then is not missed again.
	incomplete bool
	// chosen are a player's choices, as sentences to begin: a field filled by the last of them stands in line -1.
	chosen []string
}

func (r *reading) wrong(line int, format string, args ...any) {
	why := fmt.Sprintf(format, args...)
	if line < 0 && -line <= len(r.chosen) {
		r.found = append(r.found, mistake{r.file, line, r.chosen[len(r.chosen)+line] + ": " + why})
		return
	}
	r.found = append(r.found, mistake{r.file, max(line, 1), why})
}

// choices gives each of a player's settings the line by which its mistakes will be known.
func (r *reading) choices(preset string, settings []Setting) map[string]int {
	lines := map[string]int{}
	for i, s := range settings {
		r.chosen = append(r.chosen, fmt.Sprintf("the option %s of %s cannot be %q", s.Name, preset, s.Value))
		lines[s.Name] = i - len(settings)
	}
	return lines
}

// err joins the mistakes in the order of their lines. The same fields are read once for each option, so that a mistake
// can be found more than once; it is told once.
func (r *reading) err() error {
	list := slices.Clone(r.found)
	slices.SortStableFunc(list, func(a, b mistake) int { return cmp.Compare(a.line, b.line) })
	list = unique(list)
	var errs []error
	for i, m := range list {
		if i == mostMistakes {
			errs = append(errs, fmt.Errorf("%s: and %d more mistakes", r.file, len(list)-i))
			break
		}
		errs = append(errs, m)
	}
	return errors.Join(errs...)
}

func unique(list []mistake) []mistake {
	seen := make(map[mistake]bool, len(list))
	return slices.DeleteFunc(list, func(m mistake) bool {
		told := seen[m]
		seen[m] = true
		return told
	})
}
