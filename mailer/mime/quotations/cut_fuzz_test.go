package quotations

import (
	"strings"
	"testing"
)

// FuzzCutQuotes: what is kept are lines of the letter, in their order, and none that is marked as quoted; and cutting what
// was cut changes no more than a signature mark's missing space could.
func FuzzCutQuotes(f *testing.F) {
	for _, text := range []string{
		"show\n\nOn 1 Jan 2026, Bo <b@c>\nwrote:\n> x\ny\n",
		"12: orange:\nWn4-n6\n\n________________________________\nFrom: a\nSent: b\nTo: c\nSubject: d\n\nresign",
		"pass\n-- \nresign\n> x\ndraw\n\nSent from my iPhone<https://x>",
		"---- On Sat, 21 Nov 2026 10:11:12 +0100 The referee\n<games@example.org> wrote ----\n> a\nb\n-----Original Message-----\nc",
		"> a line that is as long as a line in a letter may be, and that has just seventy-two\nresign\n> b\nAB> c\n»d",
		"Oddi wrth: a <b@c>\nAnfonwyd: 2026 10:11\nAt: d\nPwnc: e\n\nf",
		"> a\u2028resign\vdraw\n",
		"a\u2028b\vc\u00a0\n\n\n\n*From:* x *Sent:* y *To:* z",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		kept, cut := Cut(text)
		all, more := table(languages()).lines(text)
		lines := texts(all)
		at := 0
		for _, line := range strings.Split(kept, "\n") {
			if isQuoted(line) {
				t.Fatalf("a quoted line was kept: %q", line)
			}
			for line != "" && at < len(lines) && lines[at] != line {
				at++
			}
			if line != "" && at == len(lines) {
				t.Fatalf("%q is no line of the letter, or not in its place", line)
			}
			if line != "" {
				at++
			}
		}
		if !cut && !more && withoutEmpty(kept) != withoutEmpty(strings.Join(lines, "\n")) {
			t.Fatalf("lines are missing, and it is not said: %q", kept)
		}
	})
}

func texts(lines []line) []string {
	var out []string
	for _, l := range lines {
		out = append(out, l.text)
	}
	return out
}

func withoutEmpty(text string) string {
	var out []string
	for _, line := range strings.Split(text, "\n") {
		if line != "" {
			out = append(out, line)
		}
	}
	return strings.Join(out, "\n")
}
