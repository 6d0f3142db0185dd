package parts

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

const head = "From: ada@example.org\nSubject: s\n"

// nested makes multiparts inside each other that are never closed: the letter that makes some libraries exponential.
func nested(levels int) string {
	var b strings.Builder
	b.WriteString(head)
	for i := range levels {
		fmt.Fprintf(&b, "Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n", i, i)
	}
	b.WriteString("\nshow\n")
	return b.String()
}

func manyParts(n int) string {
	return head + "Content-Type: multipart/mixed; boundary=b\n\n" + strings.Repeat("--b\n\nshow\n", n) + "--b--\n"
}

// census is what is in a letter, counted slowly and as plainly as can be: each multipart's lines are gone through anew.
type census struct {
	parts, levels, head int
	leaves              []string // their levels and bodies
}

func (c census) tooMuch() bool {
	return c.parts > MaxParts || c.levels > MaxLevels || c.head > MaxHeader
}

func (c *census) count(h Header, lines []string, level int) {
	boundary := slowBoundary(h, lines, level)
	if boundary != "" {
		c.levels = max(c.levels, level)
	}
	parts := slowSplit(lines, boundary, level)
	if len(parts) == 0 {
		if closing := slices.IndexFunc(lines, func(line string) bool { return strings.TrimRight(line, " \t\n") == "--"+boundary+"--" }); level > 1 && boundary != "" && closing >= 0 {
			lines = trimLast(lines[:closing]) // what stands below is nobody's
		}
		c.leaves = append(c.leaves, leaf(level, strings.Join(lines, "")))
	}
	c.parts += len(parts)
	for _, part := range parts {
		end := 0
		for end < len(part) && strings.Trim(part[end], "\n") != "" {
			c.head += len(strings.TrimSuffix(part[end], "\n"))
			end++
		}
		if end == len(part) { // no empty line: a part without parts
			_, body := cutHeader([]byte(strings.Join(part, "")))
			c.leaves = append(c.leaves, leaf(level+1, string(body)))
			continue
		}
		c.count(ReadFields([]byte(strings.Join(part[:end], ""))), part[end+1:], level+1)
	}
}

func slowBoundary(h Header, lines []string, level int) string {
	c := contentOf(h)
	if !strings.HasPrefix(c.Media, "multipart/") {
		return ""
	}
	if c.boundary != "" && (level > 1 || slices.ContainsFunc(lines, func(line string) bool {
		return strings.TrimRight(line, " \t\n") == "--"+strings.TrimRight(c.boundary, " \t")
	})) {
		return c.boundary
	}
	all := strings.Join(lines, "")
	for _, line := range slowLines(all[:min(len(all), guessWithin)]) {
		line = strings.TrimSuffix(line, "\n")
		name := strings.TrimRight(strings.TrimPrefix(line, "--"), " \t")
		if strings.HasPrefix(line, "--") && name != "" && !strings.ContainsAny(name, " \t") {
			return name
		}
	}
	return c.boundary
}

// slowOpen reports whether a multipart with a boundary is open at the end of a part's lines, or of one in it.
func slowOpen(part []string, boundary string, level int) bool {
	end := slices.Index(part, "\n")
	if end < 0 {
		return false
	}
	own := slowBoundary(ReadFields([]byte(strings.Join(part[:end], ""))), part[end+1:], level)
	if own == "" || slices.ContainsFunc(part[end+1:], func(line string) bool { return strings.TrimRight(line, " \t\n") == "--"+own+"--" }) {
		return false
	}
	inside := slowSplit(part[end+1:], own, level)
	return own == boundary || len(inside) > 0 && slowOpen(inside[len(inside)-1], boundary, level+1)
}

// slowLines splits text into lines with their ends.
func slowLines(text string) []string { return slices.Collect(strings.Lines(text)) }

// trimLast takes the line end from the last line: it belongs to the delimiter below.
func trimLast(lines []string) []string {
	lines = slices.Clone(lines)
	if n := len(lines); n > 0 {
		lines[n-1] = strings.TrimSuffix(lines[n-1], "\n")
	}
	return lines
}

func slowSplit(lines []string, boundary string, level int) (parts [][]string) {
	start := -1
	for i, line := range lines {
		rest, ok := strings.CutPrefix(line, "--"+boundary)
		rest = strings.TrimRight(strings.TrimSuffix(rest, "\n"), " \t")
		if boundary == "" || !ok || rest != "" && rest != "--" {
			continue
		}
		if rest == "--" && start >= 0 && slowOpen(lines[start:i], boundary+"--", level+1) {
			continue
		}
		if start >= 0 {
			parts = append(parts, trimLast(lines[start:i]))
		}
		start = i + 1
		if rest == "--" {
			return parts
		}
	}
	if start >= 0 {
		parts = append(parts, lines[start:])
	}
	return parts
}

func leaf(level int, body string) string { return fmt.Sprintf("%d: %s", level, body) }

func leaves(p *Part, level int) []string {
	if len(p.Parts) == 0 {
		return []string{leaf(level, string(p.Body))}
	}
	var out []string
	for _, inside := range p.Parts {
		out = append(out, leaves(inside, level+1)...)
	}
	return out
}

// compareSplits holds the splitting in one pass to the slow one: it refuses the same letters, and finds the same parts.
func compareSplits(raw []byte) error {
	h, body, _ := ReadHeader(LineFeeds(raw))
	root, refused := Split(h, body)
	var slow census
	slow.count(h, slowLines(string(body)), 1)
	if (!refused.Empty()) != slow.tooMuch() {
		return fmt.Errorf("refused %q, but there are %d parts, %d levels and %d bytes of headers", refused, slow.parts, slow.levels, slow.head)
	}
	if !refused.Empty() {
		return nil
	}
	if diff := cmp.Diff(slow.leaves, leaves(root, 1)); diff != "" {
		return fmt.Errorf("other parts (-slow +one pass):\n%s", diff)
	}
	return nil
}

func TestSplittingInOnePassIsSplitting(t *testing.T) {
	lines := []string{
		"Content-Type: multipart/mixed; boundary=a", "Content-Type: multipart/mixed; boundary=aa", "Content-Type: multipart/mixed; boundary=b", "Content-Type: multipart/mixed; boundary=a--",
		"Content-Type: multipart/digest", "Content-Type: text/plain", "X: y", " folded", "junk", "", "", "", "--a", "--a", "--aa", "--b", "--c",
		"--a--", "--aa--", "--b--", "--a ", "--a-- \t", "--a-", "-- ", "--", "words",
	}
	rapid.Check(t, func(t *rapid.T) {
		raw := strings.Join(rapid.SliceOfN(rapid.SampledFrom(lines), 1, 30).Draw(t, "lines"), "\n") + rapid.SampledFrom([]string{"", "\n", "\n\n"}).Draw(t, "end")
		if err := compareSplits([]byte(head + raw)); err != nil {
			t.Fatalf("%v\n%s", err, raw)
		}
	})
}

// FuzzLimits: whatever the bytes are, the limits are counted right before anything else is done with them, and of a letter beyond
// them no part is handed on.
func FuzzLimits(f *testing.F) {
	for _, levels := range []int{1, 3} {
		f.Add([]byte(nested(levels)), uint8(1))
	}
	f.Add([]byte(manyParts(3)), uint8(40))
	f.Add([]byte(head+"Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: multipart/mixed\n\n--c\n\nx\n--b\nX: y\nz\n--b--\n--b\n"), uint8(30))
	f.Fuzz(func(t *testing.T, raw []byte, times uint8) {
		h, body, _ := strings.Cut(string(raw), "\n\n")
		letterOf := h + "\n\n" + strings.Repeat(body, min(int(times), 1+200_000/(1+len(body))))
		if err := compareSplits([]byte(letterOf)); err != nil {
			t.Fatal(err)
		}
		if l := Read([]byte(letterOf)); !l.Refused.Empty() && len(l.Root.Parts) > 0 {
			t.Fatalf("refused, and yet split: %q", l.Refused.Key)
		}
	})
}
