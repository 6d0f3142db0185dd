package mime

import (
	"fmt"
	"strings"
	"testing"

	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/mime/parts"
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

// sized makes a letter of so many bytes, most of them quoted.
func sized(n int) string { return head + "\n>" + strings.Repeat("a", n-len(head)-2) }

// headed makes a letter whose header has so many bytes.
func headed(n int) string {
	return head + "X: " + strings.Repeat("x", n-len(head)-len("X: \n")) + "\n\nshow"
}

// partHeaded makes a letter the headers of whose parts have so many bytes.
func partHeaded(n int) string {
	return head + "Content-Type: multipart/mixed; boundary=b\n\n--b\nX: " + strings.Repeat("x", n/2-3) + "\n\nshow\n--b\nX: " + strings.Repeat("x", n-n/2-3) + "\n\n--b--\n"
}

func worded(n int) string { return head + "\n" + strings.Repeat("a", n) }

func TestLimits(t *testing.T) {
	cases := map[string]struct{ raw, refused string }{
		"size, below":           {sized(parts.MaxSize - 1), ""},
		"size, at":              {sized(parts.MaxSize), ""},
		"size, above":           {sized(parts.MaxSize + 1), "too big"},
		"header, below":         {headed(parts.MaxHeader - 1), ""},
		"header, at":            {headed(parts.MaxHeader), ""},
		"header, above":         {headed(parts.MaxHeader + 1), "headers are too big"},
		"header, all":           {head + strings.Repeat("X: y\n", 150000), "headers are too big"},
		"levels, below":         {nested(parts.MaxLevels - 1), ""},
		"levels, at":            {nested(parts.MaxLevels), ""},
		"levels, above":         {nested(parts.MaxLevels + 1), "20 levels"},
		"levels, many":          {nested(5000), "20 levels"},
		"parts, below":          {manyParts(parts.MaxParts - 1), ""},
		"parts, at":             {manyParts(parts.MaxParts), ""},
		"parts, above":          {manyParts(parts.MaxParts + 1), "100 parts"},
		"parts' headers, below": {partHeaded(parts.MaxHeader - 1), ""},
		"parts' headers, at":    {partHeaded(parts.MaxHeader), ""},
		"parts' headers, above": {partHeaded(parts.MaxHeader + 1), "headers are too big"},
		"words, below":          {worded(maxWords - 1), ""},
		"words, at":             {worded(maxWords), ""},
		"words, above":          {worded(maxWords + 1), "The letter is too long: I read at most 64 KB of words. Please send only the commands."},
		"words, quoted":         {head + "\nshow\n" + strings.Repeat("> words\n", 2*maxWords/8), ""},
		"lost boundary":         {head + "Content-Type: multipart/mixed\n\n" + strings.Repeat("--b\n\nx\n", 101), "100 parts"},
		"not really any":        {head + "\n" + strings.Repeat("--b\n\nx\n", 101), ""},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			m := letter(c.raw)
			if said := catalog.English().Say(m.Refused); c.refused == "" && said != "" || !strings.Contains(said, c.refused) {
				t.Errorf("refused %q, want %q", said, c.refused)
			}
			if !m.Refused.Empty() && (m.Text != "" || len(m.From) != 1) {
				t.Errorf("a refused letter has its sender and no words: %q, %v", m.Text, m.From)
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
