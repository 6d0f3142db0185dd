package mime

import (
	"bytes"
	"encoding/base64"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/mime/parts"
)

func TestDigestIsTheSameByEveryRoute(t *testing.T) {
	const fields = "From: Ada <ada@example.org>\nTo: games@example.org\nSubject: a very\n long one\nMessage-ID: <1@x>\n"
	base := letter(fields + "\nshow\n").Digest
	same := map[string]string{
		"CRLF":           strings.ReplaceAll(fields+"\nshow\n", "\n", "\r\n"),
		"trace fields":   "Return-Path: <ada@example.org>\nReceived: x\nDelivered-To: games@example.org\nX-Spam: 1\nAuthentication-Results: y\n" + fields + "\nshow\n",
		"mbox":           "From ada@example.org Sat\n" + fields + "\nshow\n",
		"no last line":   fields + "\nshow",
		"empty lines":    fields + "\nshow\n\n\n",
		"folded anew":    strings.Replace(fields, "very\n long", "very long", 1) + "\nshow\n",
		"fields' order":  "Message-ID: <1@x>\n" + strings.Replace(fields, "Message-ID: <1@x>\n", "", 1) + "\nshow\n",
		"name's letters": strings.Replace(fields, "Message-ID", "Message-Id", 1) + "\nshow\n",
		"MIME added":     fields + "MIME-Version: 1.0\nContent-Type: text/plain; charset=unknown-8bit\nContent-Transfer-Encoding: 8bit\n\nshow\n",
		"escaped":        fields + "Content-Transfer-Encoding: quoted-printable\n\n=73ho=\nw\n",
		"base64":         fields + "Content-Transfer-Encoding: base64\n\n" + base64.StdEncoding.EncodeToString([]byte("show\r\n")) + "\n",
	}
	for name, raw := range same {
		if got := letter(raw).Digest; got != base {
			t.Errorf("%s: the digest differs", name)
		}
	}
	for name, raw := range map[string]string{
		"body": fields + "\nshow it\n", "id": strings.Replace(fields, "1@x", "2@x", 1) + "\nshow\n",
		"subject": strings.Replace(fields, "very", "Very", 1) + "\nshow\n", "from": strings.Replace(fields, "ada@", "eve@", 1) + "\nshow\n",
		"moved line": strings.TrimSuffix(fields, "\n") + "show\n\n", "another From": "From: eve@example.com\n" + fields + "\nshow\n",
	} {
		if letter(raw).Digest == base {
			t.Errorf("%s: the digest is the same", name)
		}
	}
	if len(base) != 64 {
		t.Errorf("digest %q", base)
	}
}

// TestDigestSurvivesADowngrade reads what Postfix 3.7 made of letters for a server without 8BITMIME (smtp-sink -8).
func TestDigestSurvivesADowngrade(t *testing.T) {
	for _, name := range []string{"plain", "multipart", "without-mime"} {
		sent, downgraded := routed(t, name+"-sent"), routed(t, name+"-downgraded")
		if sent == downgraded || letter(sent).Digest != letter(downgraded).Digest {
			t.Errorf("%s: the digest differs", name)
		}
		if letter(sent).Text != letter(downgraded).Text {
			t.Errorf("%s: the words differ: %q, %q", name, letter(sent).Text, letter(downgraded).Text)
		}
	}
}

func routed(t *testing.T, name string) string {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata/route", name+".eml"))
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

func TestDigestOfParts(t *testing.T) {
	const base = head + "Content-Type: multipart/mixed; boundary=b\n\n--b\n\nshow\n--b\nContent-Type: image/png\n\nAAAA\n--b\nContent-Type: message/rfc822\n\nSubject: x\n\nwords\n--b--\n"
	digest := letter(base).Digest
	same := strings.NewReplacer("boundary=b", "boundary=other", "--b", "--other", "show\n", ">From the start\n")
	if letter(same.Replace(base)).Digest != letter(strings.Replace(base, "show\n", "From the start\n", 1)).Digest {
		t.Error("another boundary, and a mailbox's mark: the digest differs")
	}
	for name, change := range map[string][2]string{
		"the picture": {"AAAA", "AAAB"}, "the enclosed letter's field": {"Subject: x", "Subject: y"}, "the enclosed words": {"words", "word"},
		"where a part ends": {"show\n--b\nContent-Type: image/png\n\nAAAA", "showAAAA\n--b\nContent-Type: image/png\n\n"},
		"one part less":     {"--b\nContent-Type: image/png\n\nAAAA\n", ""}, "their order": {"show\n--b\nContent-Type: image/png\n\nAAAA", "AAAA\n--b\nContent-Type: image/png\n\nshow"},
	} {
		if letter(strings.Replace(base, change[0], change[1], 1)).Digest == digest {
			t.Errorf("%s: the digest is the same", name)
		}
	}
}

// TestDigestOfARefusedLetter: it is known again, too.
func TestDigestOfARefusedLetter(t *testing.T) {
	deep, wide := nested(parts.MaxLevels+1), manyParts(parts.MaxParts+1)
	if letter(deep).Digest == letter(wide).Digest || letter(deep).Digest != letter(strings.ReplaceAll(deep, "\n", "\r\n")).Digest {
		t.Error("refused letters are not told apart, or not by every route")
	}
}

// TestRelaxed: the body is written as it always was, for imprints of letters that were handled are kept.
func TestRelaxed(t *testing.T) {
	asEver := func(body []byte) []byte {
		lines := bytes.Split(body, []byte("\n"))
		for i, line := range lines {
			begins := len(line) > 0 && (line[0] == ' ' || line[0] == '\t')
			if lines[i] = bytes.Join(bytes.FieldsFunc(line, isBlank), []byte(" ")); begins && len(lines[i]) > 0 {
				lines[i] = append([]byte(" "), lines[i]...)
			}
		}
		return bytes.TrimRight(bytes.Join(lines, []byte("\n")), "\n")
	}
	rapid.Check(t, func(t *rapid.T) {
		body := []byte(rapid.StringMatching("[ab\\xff \\t\\n\\r]{0,60}").Draw(t, "body"))
		var got bytes.Buffer
		writeRelaxed(&got, body)
		if want := asEver(body); !bytes.Equal(got.Bytes(), want) {
			t.Fatalf("%q is written as %q, was %q", body, got.Bytes(), want)
		}
	})
}
