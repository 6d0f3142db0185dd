package presets

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// mistake is one thing wrong in a preset file, with the line where a person mends it.
type mistake struct {
	file string
	line int
	why  string
}

func (m mistake) Error() string { return fmt.Sprintf("%s:%d: %s", m.file, m.line, m.why) }

// mostMistakes bounds a report, so that a file that is wrong throughout does not make an endless one.
const mostMistakes = 50

// reading gathers the mistakes of one file, so that its writer sees them all at once.
type reading struct {
	file  string
	found []mistake
	// incomplete is set while options are laid over a file that has mistakes: what is missing then is not missed again.
	incomplete bool
}

func (r *reading) wrong(line int, format string, args ...any) {
	r.found = append(r.found, mistake{r.file, max(line, 1), fmt.Sprintf(format, args...)})
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
