package mime

import (
	"fmt"
	"strings"
	"testing"

	"pbem/mailer"
)

const head = "From: ada@example.org\nSubject: s\n"

func letter(raw string) mailer.Message { return Read(mailer.Incoming{Raw: []byte(raw)}) }

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

func TestLimits(t *testing.T) {
	long := strings.Repeat("x", 1000)
	cases := map[string]struct{ raw, refused string }{
		"size, just":     {head + "\n" + strings.Repeat("a", maxSize-len(head)-1), ""},
		"size":           {head + "\n" + strings.Repeat("a", maxSize-len(head)), "too big"},
		"header, just":   {head + "X: " + strings.Repeat("x", maxHeader-len(head)-5) + "\n\nshow", ""},
		"header":         {head + strings.Repeat("X: "+long+"\n", 70) + "\nshow", "header is too big"},
		"levels, just":   {nested(maxLevels), ""},
		"levels":         {nested(maxLevels + 1), "20 levels"},
		"levels, many":   {nested(5000), "20 levels"},
		"parts, just":    {manyParts(maxParts), ""},
		"parts":          {manyParts(maxParts + 1), "100 parts"},
		"part headers":   {head + "Content-Type: multipart/mixed; boundary=b\n\n--b\n" + strings.Repeat("X: "+long+"\n", 70) + "\nshow", "parts are too big"},
		"lost boundary":  {head + "Content-Type: multipart/mixed\n\n" + strings.Repeat("--b\n\nx\n", 101), "100 parts"},
		"not really any": {head + "\n" + strings.Repeat("--b\n\nx\n", 101), ""},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			m := letter(c.raw)
			if c.refused == "" && m.Refused != "" || !strings.Contains(m.Refused, c.refused) {
				t.Errorf("refused %q, want %q", m.Refused, c.refused)
			}
			if m.Refused != "" && (m.Text != "" || len(m.From) != 1) {
				t.Errorf("a refused letter has its sender and no words: %q, %v", m.Text, m.From)
			}
		})
	}
}

func TestDecodingStaysWithinItsBudget(t *testing.T) {
	w := walker{parts: 9, decoded: 10}
	c := content{media: "text/plain"}
	first, second := w.decode(c, []byte("1234567")), w.decode(c, []byte("äääää"))
	if first != "1234567" || len(second) > 3 || w.decoded < 0 {
		t.Errorf("%q %q, %d left", first, second, w.decoded)
	}
}

// TestWalkerKeepsItsOwnCaps gives the walker what the count would have refused.
func TestWalkerKeepsItsOwnCaps(t *testing.T) {
	h, body, _ := splitLetter([]byte(nested(100)))
	w := walker{parts: 1000, decoded: maxDecoded}
	if f := w.visit(h, body, "text/plain", 0); f.plain != "" {
		t.Errorf("went down %d levels: %q", 100, f.plain)
	}
}

// hostile are letters made to cost time.
func hostile() map[string]string {
	fill := func(s string) string { return strings.Repeat(s, (maxSize-400)/len(s)) }
	html := head + "Content-Type: text/html\n\n"
	return map[string]string{
		"nested":        nested(5000),
		"colons":        head + "\n" + fill("a:\n"),
		"headers":       head + "\n" + fill("On 1 Jan 2026 a@b\n\n\n"),
		"quotes":        head + "\n" + fill("> a\nb\n"),
		"blanks":        head + "\n" + fill("On 2026 a@b wrote:\n\n\n\n"),
		"from":          head + "\n" + fill("From: a\n"),
		"marks":         head + "\n" + fill("-----\n"),
		"footers":       head + "\n" + fill("sent via x\n"),
		"tags":          html + fill("<b>"),
		"blockquotes":   html + fill("<blockquote>x"),
		"divs":          html + fill("<div class=yahoo_quoted>"),
		"paragraphs":    html + fill("<p>x</p>"),
		"attributes":    html + "<a " + fill("a=b ") + ">",
		"comment":       html + "<!--" + fill("-"),
		"boundaries":    head + "Content-Type: multipart/mixed; boundary=b\n\n" + fill("--c\n"),
		"lost boundary": head + strings.Repeat("Content-Type: multipart/mixed\n\n--b\n", 90) + fill("x\n"),
		"escapes":       head + "Content-Transfer-Encoding: quoted-printable\n\n" + fill("=ZZ"),
		"flowed":        head + "Content-Type: text/plain; format=flowed\n\n" + fill("a \n"),
		"addresses":     "To: " + strings.Repeat("a@b,", 16000) + "\n\nshow",
		"broken list":   "To: " + strings.Repeat("a@b<", 16000) + "\n\nshow",
		"dots":          head + "\n" + fill("1w1.aaaaaaaaaaaaaaaaaaaaaaaaa-"),
		"digits":        head + "\n" + strings.Repeat("1", maxSize/2) + fill(".aaaaaaaaaaaaaaaaaaaaaaaaaa")[:maxSize/2-400],
	}
}

func BenchmarkHostile(b *testing.B) {
	for name, raw := range hostile() {
		in := mailer.Incoming{Raw: []byte(raw)}
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Read(in)
			}
		})
	}
}

func BenchmarkRead(b *testing.B) {
	raw := head + "Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n" +
		"orange: Wn4-n6, Cn3-m4\n\nOn Sat, 21 Nov 2026 at 10:11, Games <games@example.org> wrote:\n" + strings.Repeat("> a line of the letter that is answered\n", 40) +
		"--b\nContent-Type: text/html\n\n" + strings.Repeat("<div>x</div>\n", 100) + "--b--\n"
	in := mailer.Incoming{Raw: []byte(raw)}
	b.ReportAllocs()
	for b.Loop() {
		Read(in)
	}
}
