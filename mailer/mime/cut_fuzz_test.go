package mime

import (
	"html"
	"strings"
	"testing"
	"unicode/utf8"
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
		kept, cut := cutQuotes(text)
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

// FuzzHTML: any page becomes text that is not much longer; and words in a quotation are
// never read, whatever they are.
func FuzzHTML(f *testing.F) {
	for _, page := range []string{
		"<html><head><title>x</title><body><p>show<p>games</body>",
		`<div class="gmail_quote"><div class="gmail_attr">On x wrote:<br></div><blockquote>resign</blockquote></div>`,
		`<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class=MsoNormal><b>From:</b> x</div>`,
		`<div id="Signature">--<div>a</div></div></div></blockquote><pre>a  b` + "\n" + `c</pre><br id="lineBreakAtBeginningOfSignature">d`,
		`<table><tr><td>R<td><td>K<td>.<td>x</table><div style='border-left:solid blue'>a</div><p style="display:none">b<p>c`,
		"<script>a</script><style>b</style><svg><p>c</svg>&nbsp;&lt;d",
	} {
		f.Add(page, "12: orange: Wa1-a2\nresign\u2028resign\vresign")
	}
	f.Fuzz(func(t *testing.T, page, words string) {
		text := htmlText(page)
		if len(text) > 8*len(page)+100 {
			t.Fatalf("%d bytes of %d", len(text), len(page))
		}
		if utf8.ValidString(page) && !utf8.ValidString(text) {
			t.Fatalf("not UTF-8: %q", text)
		}
		for _, quotation := range []string{"<blockquote>%</blockquote>", "<blockquote><pre>%</pre></blockquote>", `<div style="border-left:solid blue">%</div>`} {
			if kept, _ := cutQuotes(htmlText(strings.Replace(quotation, "%", html.EscapeString(words), 1))); kept != "" {
				t.Fatalf("%q came out of %s", kept, quotation)
			}
		}
	})
}
