package record_test

import (
	"errors"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules"
)

// TestEveryByteCounts changes signed records of every game system in each single byte, drops and doubles each, and swaps their
// lines. All of it is found. What is changed in a turn's line is found in that turn, but for
//
//   - its time and its comments, and blanks that mean nothing: only the signature covers them, and it is of the whole record;
//   - a line that is broken in two: the second half is found where the next turn should be;
//   - at the head of the game, a number that makes another sense: a record may begin with Black's turn, and with set-ups, so it is
//     the line after it that is out of place.
func TestEveryByteCounts(t *testing.T) {
	t.Parallel()
	for _, name := range systems() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, g := whole(t, name, 5, 4)
			everyByteCounts(t, r.String(), g)
		})
	}
	t.Run("with set-ups", func(t *testing.T) {
		t.Parallel()
		r, g := setUp(t)
		sign(t, r, 1)
		everyByteCounts(t, r.String(), g)
	})
}

func everyByteCounts(t *testing.T, text string, g rules.Game) {
	t.Helper()
	if fault := faultOf(text, g); fault != nil {
		t.Fatal(fault)
	}
	for i := range len(text) {
		before, c, after := text[:i], text[i], text[i+1:]
		for _, other := range []byte{c ^ 1, c ^ 0x20, '\n'} {
			if other != c {
				editedAt(t, text, i, before+string(other)+after, g)
			}
		}
		editedAt(t, text, i, before+after, g)
		editedAt(t, text, i, before+string([]byte{c, c})+after, g)
	}
	for _, more := range []string{"\uFEFF" + text, text + "\n", text + " "} {
		if faultOf(more, g) == nil {
			t.Error("something added at the ends: not found")
		}
	}
	swappedLines(t, text, g)
}

// faultOf is what is wrong with a text; nil for nothing.
func faultOf(text string, g rules.Game) error {
	r, err := record.Parse([]byte(text))
	if err != nil {
		return err
	}
	_, err = record.Verify(r, record.Rules{Game: g}, keys(1))
	return err
}

// editedAt wants a text that was edited at a byte to be found wrong, and in the right place.
func editedAt(t *testing.T, text string, at int, edited string, g rules.Game) {
	t.Helper()
	err := faultOf(edited, g)
	if err == nil {
		t.Errorf("byte %d, %q, edited: not found in\n%s", at, text[at], edited)
		return
	}
	turn, part := placeOf(text, at)
	if part == outside {
		return
	}
	var fault *record.Fault
	switch {
	case !errors.As(err, &fault):
		t.Errorf("byte %d, %q, of turn %d: found as %v", at, text[at], turn, err)
	case fault.Turn == turn, atHead(text, turn) && fault.Turn <= 2:
	case strings.Count(edited, "\n") > strings.Count(text, "\n") && fault.Turn == turn+1:
	case part == unchained && fault.Turn == 0 && isOfSignature(fault.Err):
	default:
		t.Errorf("byte %d, %q, of turn %d: found as %v", at, text[at], turn, err)
	}
}

// atHead reports whether a turn stands where a line's number alone tells a set-up from a turn.
func atHead(text string, turn int) bool { return turn <= 1 && strings.Contains(text, "\n0. ") }

func isOfSignature(err error) bool {
	return strings.Contains(said(err), "the signed text was changed") || strings.Contains(said(err), "the signature does not fit")
}

// part is what a byte of a record belongs to.
type part int

const (
	outside   part = iota // the tags, the result
	chained               // a turn's number, its words, its hash
	unchained             // its time and comments, blanks, and the line's end
)

// placeOf returns the turn in whose line a byte lies, and what it is there.
func placeOf(text string, at int) (turn int, p part) {
	begin := strings.LastIndexByte(text[:at], '\n') + 1
	line, _, _ := strings.Cut(text[begin:], "\n")
	number, _, isTurn := strings.Cut(line, ". ")
	if !isTurn || strings.Trim(number, "0123456789.") != "" {
		return 0, outside
	}
	n := 0
	for c := range strings.TrimRight(number, ".") {
		n = n*10 + int(number[c]-'0')
	}
	if turn = 2*n - 1; strings.HasSuffix(number, "..") {
		turn++
	}
	words, comments := strings.IndexByte(line, '{'), strings.LastIndexByte(line, '}')
	if i := at - begin; i == len(line) || line[i] == ' ' || i >= words && i <= comments {
		return max(0, turn), unchained
	}
	return max(0, turn), chained
}

// swappedLines swaps each line with each of the three after it.
func swappedLines(t *testing.T, text string, g rules.Game) {
	t.Helper()
	lines := strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
	lines[len(lines)-1] += "\n"
	for i := range lines {
		for j := i + 1; j < min(i+4, len(lines)); j++ {
			swapped := append([]string(nil), lines...)
			swapped[i], swapped[j] = lines[j], lines[i]
			edited := strings.Join(swapped, "")
			err := faultOf(edited, g)
			if err == nil {
				t.Errorf("lines %d and %d swapped: not found", i+1, j+1)
				continue
			}
			at := len(strings.Join(lines[:i], ""))
			turn, first := placeOf(text, at)
			if _, second := placeOf(text, at+len(strings.Join(lines[i:j], ""))); first != chained || second != chained {
				continue
			}
			var fault *record.Fault
			if !errors.As(err, &fault) || fault.Turn != turn && (turn > 1 || fault.Turn > 2) {
				t.Errorf("turns %d and another swapped: %v", turn, err)
			}
		}
	}
}
