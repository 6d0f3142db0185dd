package mime_test

import (
	"bytes"
	"encoding/base64"
	"maps"
	"os"
	"os/exec"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"
	"testing"

	"pbem/mailer"
	"pbem/mailer/mime"
)

const (
	// mostMemory is what a process may take that reads one letter of the largest size, in bytes, with its test.
	mostMemory = 96 << 20
	// largest is nearly mailer.MaxLarge.
	largest = 9500 << 10
	// heavyKind names the letter that a process is to read.
	heavyKind = "PBEM_TEST_HEAVY"
)

// heavyLetters are letters of which reading could take much more than they have: what is repeated, below what.
func heavyLetters() map[string][2]string {
	text := func(kind string) string {
		return "From: a@example.org\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: " + kind + "\r\n\r\n"
	}
	coded := func(kind, code string) string {
		return "From: a@example.org\r\nMIME-Version: 1.0\r\nContent-Transfer-Encoding: " + code + "\r\nContent-Type: " + kind + "\r\n\r\n"
	}
	html := text("text/html; charset=utf-8")
	const mixed = "multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b\r\n"
	b64 := func(s string) string {
		return base64.StdEncoding.EncodeToString([]byte(strings.Repeat(s, 19))) + "\r\n"
	}
	return map[string][2]string{
		"paragraphs":               {html, "<p>word word</p>\r\n"},
		"divs that never close":    {html, "<div>\r\n"},
		"quotations in each other": {html, "<blockquote>\r\n"},
		"struck out":               {html, "<s>x\r\n"},
		"styles":                   {html, "<span style='color:red;display:none'>x</span>\r\n"},
		"cells":                    {html + "<table><tr>", "<td>x\r\n"},
		"entities":                 {html, "&amp;&lt;&nbsp;&notin;\r\n"},
		"links":                    {html, "<a href=\"http://x.example/a\">x</a>\r\n"},
		"one tag":                  {html + "<p ", "a=b \r\n"},
		"a style sheet":            {html + "<style>", ".a,.b{display:none}\r\n"},
		"comments of a sheet":      {html + "<style>", "/**/"},
		"preformatted":             {html + "<pre>", "x\r\n"},
		"line breaks":              {html, "<br>"},
		"one line":                 {text("text/plain"), "x"},
		"words":                    {text("text/plain"), "word "},
		"lines":                    {text("text/plain"), "x\r\n"},
		"flowed":                   {text("text/plain; format=flowed; delsp=yes"), "x \r\n"},
		"quoted lines":             {text("text/plain"), "> > x\r\n"},
		"quoted-printable":         {coded("text/html", "quoted-printable"), "=3Cp=3Ex=\r\n"},
		"base64":                   {coded("text/html", "base64"), b64("<p>")},
		"Latin-1":                  {text("text/html; charset=iso-8859-1"), "\xe4\xe4\xe4\xe4<p>\r\n"},
		"GB18030":                  {text("text/plain; charset=gb18030"), "\xa4\x40\x81\x30\x81\x30\r\n"},
		"UTF-16":                   {coded("text/html; charset=utf-16le", "base64"), b64("<\x00p\x00>\x00")},
		"ISO 2022":                 {text("text/plain; charset=iso-2022-jp"), "\x1b$B0l\x1b(B\r\n"},
		"a picture":                {text(mixed + "Content-Type: image/png\r\nContent-Transfer-Encoding: base64"), strings.Repeat("A", 76) + "\r\n"},
		"parts":                    {text(mixed), "--b\r\n\r\nx\r\n"},
		"a header":                 {"From: a@example.org\r\nX: ", "y"},
		"header lines":             {"From: a@example.org\r\n", "X: y\r\n"},
		"encoded words":            {"From: a@example.org\r\nSubject: ", "=?utf-8?q?x?=\r\n "},
		"addresses":                {"From: ", "a@example.org,\r\n "},
	}
}

// TestReadsAHeavyLetter is what the next test starts.
func TestReadsAHeavyLetter(t *testing.T) {
	is, ok := heavyLetters()[os.Getenv(heavyKind)]
	if !ok {
		return
	}
	debug.SetGCPercent(20)
	var raw bytes.Buffer
	raw.Grow(largest + 1<<10)
	raw.WriteString(is[0])
	for raw.Len() < largest {
		raw.WriteString(is[1])
	}
	mime.Reader{Room: mailer.Large}.Read(mailer.Incoming{Raw: raw.Bytes()})
	mime.Texts(raw.Bytes()[:mailer.MaxLetter])
}

// TestMemoryOfHeavyLetters: whatever a letter of 9.5 MB is made of, reading it leaves room in a machine of 128 MB.
func TestMemoryOfHeavyLetters(t *testing.T) {
	for i, kind := range slices.Sorted(maps.Keys(heavyLetters())) {
		if testing.Short() && i%5 > 0 {
			continue
		}
		child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestReadsAHeavyLetter$")
		child.Env = append(os.Environ(), heavyKind+"="+kind)
		if out, err := child.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", kind, err, out)
		}
		usage := child.ProcessState.SysUsage().(*syscall.Rusage)
		if got := usage.Maxrss << 10; got > mostMemory {
			t.Errorf("%s: %d MB", kind, got>>20)
		}
	}
}
