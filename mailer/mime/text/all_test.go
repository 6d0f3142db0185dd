package text

import (
	"strings"
	"testing"
)

// TestTexts: wherever and however a sentence stands in a letter, it is found, and in one piece.
func TestTexts(t *testing.T) {
	t.Parallel()
	const sentence = "It grows dark = early."
	for name, raw := range map[string]string{
		"plain":            "Subject: x\r\n\r\nIt grows dark = early.\r\n",
		"LF only":          "Subject: x\n\nIt grows dark = early.\n",
		"no header":        "It grows dark = early.",
		"quoted":           "Subject: x\r\n\r\nHello.\r\n\r\nOn Monday Ada wrote:\r\n> It grows dark = early.\r\n",
		"quoted-printable": "Content-Transfer-Encoding: quoted-printable\r\n\r\nIt grows da=\r\nrk =3D early.\r\n",
		"base64":           "Content-Transfer-Encoding: base64\r\n\r\nSXQgZ3Jvd3MgZGFyayA9IGVhcmx5Lg==\r\n",
		"flowed":           "Content-Type: text/plain; format=flowed\r\n\r\n> It grows \r\n> dark = early.\r\n",
		"HTML":             "Content-Type: text/html\r\n\r\n<style>p{}</style><p>It <b>gr</b>ows&nbsp;dark\r\n =&#32;early.</p>",
		"HTML of a client": "Content-Type: text/html\r\n\r\n<div class=\"gmail_quote moz-signature\" hidden><blockquote>It grows dark = early.</blockquote></div>",
		"HTML in blocks":   "Content-Type: text/html\r\n\r\n<li>It</li><li>grows</li><div>dark<br>=</div><p>early.",
		"a letter inside":  "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: y\r\n\r\nIt grows dark = early.\r\n--b--\r\n",
		"attached letter":  "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: message/rfc822; name=y.eml\r\nContent-Disposition: attachment\r\n\r\nSubject: y\r\n\r\nIt grows dark = early.\r\n--b--\r\n",
		"related": "Content-Type: multipart/alternative; boundary=a\r\n\r\n--a\r\nContent-Type: image/png\r\n\r\nxx\r\n--a\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\n" +
			"Content-Type: text/html\r\n\r\n<td>It grows dark = early.</td>\r\n--b--\r\n--a--\r\n",
	} {
		words := strings.Join(All([]byte(raw)), "\n")
		words = strings.Join(strings.Fields(strings.NewReplacer(">", "", "\u00a0", " ").Replace(words)), " ")
		if !strings.Contains(words, sentence) {
			t.Errorf("%s: %q", name, words)
		}
	}
}

// TestTextsOfFiles: a file that comes with a letter is no part of what the letter says, even of the same kind.
func TestTextsOfFiles(t *testing.T) {
	t.Parallel()
	for _, fields := range []string{
		"Content-Disposition: attachment", "Content-Type: text/plain; name=a.pbem", "Content-Disposition: inline; filename=a.pbem",
		"Content-Type: text/html\r\nContent-Disposition: attachment; filename=a.html",
	} {
		raw := "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello.\r\n--b\r\n" + fields + "\r\n\r\nIt grows dark.\r\n--b--\r\n"
		if texts := All([]byte(raw)); len(texts) != 1 || !strings.Contains(texts[0], "Hello.") {
			t.Errorf("%s: %q", fields, texts)
		}
	}
}

// TestTextsOfManyLettersInside: nesting comes to an end.
func TestTextsOfManyLettersInside(t *testing.T) {
	t.Parallel()
	raw := strings.Repeat("Content-Type: message/rfc822\r\n\r\n", 1000) + "Hello."
	if texts := All([]byte(raw)); len(texts) != 0 {
		t.Errorf("%d texts", len(texts))
	}
}
