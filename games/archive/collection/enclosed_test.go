package collection_test

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games/archive/collection"
)

// most is what the tests take of a letter.
var most = collection.Most{Records: 3, Bytes: 4 << 10}

// enclosing is a letter with files, each a name and its text.
func enclosing(files ...string) []byte {
	var b strings.Builder
	b.WriteString("From: a@example.org\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nverify\r\n")
	for i := 0; i+1 < len(files); i += 2 {
		fmt.Fprintf(&b, "--x\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=%q\r\nContent-Transfer-Encoding: base64\r\n\r\n%s\r\n",
			files[i], base64.StdEncoding.EncodeToString([]byte(files[i+1])))
	}
	b.WriteString("--x--\r\n")
	return []byte(b.String())
}

// inWords is a letter without files.
func inWords(text string) []byte {
	return []byte("From: a@example.org\r\n\r\n" + strings.ReplaceAll(text, "\n", "\r\n"))
}

// TestEnclosed: files that are called .pbem and .txt are opened and no others, records in a row are told apart, the bytes of each stay but for
// the line ends that letters have, and no more is looked at than is wanted.
func TestEnclosed(t *testing.T) {
	t.Parallel()
	one, two := "[Format \"pbem record 2\"]\n[Game \"1\"]\n\n1. a  {x} #0\n*\n", "[Format \"pbem record 2\"]\n[Game \"2\"]\n\n1-0\n"
	long := "[Game \"1\"]\n\n" + strings.Repeat("x", 5<<10)
	for name, c := range map[string]struct {
		raw   []byte
		words string
		want  []string // names, "=" and the text; "!" for what has none; "…" for more
	}{
		"nothing":      {enclosing(), "verify", nil},
		"a file":       {enclosing("042.pbem", one), "", []string{"042.pbem=" + one}},
		"upper case":   {enclosing("042.PBEM", one), "", []string{"042.PBEM=" + one}},
		"line ends":    {enclosing("042.txt", strings.ReplaceAll(one, "\n", "\r\n")), "", []string{"042.txt=" + one}},
		"others":       {enclosing("042.pdf", one, "042.zip", one, "042", one, "pbem", one), "", nil},
		"in a row":     {enclosing("all.pbem", one+"\n"+two), "", []string{"all.pbem:1=" + one, "all.pbem:2=" + two}},
		"among words":  {enclosing("a.txt", "Look:\n"+two+"Nice?"), "", []string{"a.txt=" + two}},
		"no record":    {enclosing("a.txt", "Look!"), "", []string{"a.txt!"}},
		"an empty one": {enclosing("a.txt", ""), "", []string{"a.txt!"}},
		"in the words": {enclosing("a.pbem", two), "verify\n\n" + two, []string{"=" + two, "a.pbem=" + two}},
		"two in words": {nil, "verify\n" + two + two, []string{":1=" + two, ":2=" + two}},
		"quoted":       {inWords("verify\n\n> Look:\n> " + strings.ReplaceAll(one, "\n", "\n> ") + "\n"), "verify", []string{"=" + one}},
		"said twice":   {inWords("verify\n\n" + two), "verify\n\n" + two, []string{"=" + two}},
		"a stray turn": {inWords("verify\n\n" + two + "1. white: a b\n"), "verify", []string{"=" + two + "1. white: a b\n"}},
		"wrapped":      {enclosing("a.pbem", strings.Replace(two, "[Game ", "[Game\n", 1), "b.txt", "Hi\n"+strings.Replace(two, "[Game ", "[Game\n", 1)), "", []string{"a.pbem=" + two, "b.txt=" + two}},
		"too many":     {enclosing("a.pbem", one, "b.pbem", one, "c.pbem", one, "d.pbem", one), "", []string{"a.pbem=" + one, "b.pbem=" + one, "c.pbem=" + one, "…"}},
		"too long":     {enclosing("a.pbem", one, "b.pbem", long, "c.pbem", one), "", []string{"a.pbem=" + one, "…"}},
	} {
		var got []string
		found := collection.Enclosed(c.raw, c.words, most)
		for _, m := range found.Members {
			if errors.Is(m.Err, collection.NoRecord{}) {
				got = append(got, m.Name+"!")
				continue
			}
			got = append(got, m.Name+"="+string(m.Text))
		}
		if found.Left {
			got = append(got, "…")
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// FuzzEnclosed: whatever stands in a letter, no more is taken of it than was wanted, and each record can be read or refused.
func FuzzEnclosed(f *testing.F) {
	one := "[Format \"pbem record 2\"]\n[Game \"1\"]\n\n1. a {x} #0\n1-0 {resigned by white, x} #0\n"
	f.Add(enclosing("a.pbem", one+one), "verify\n"+one)
	f.Add(enclosing("a.txt", "\ufeff"+one), "> "+one)
	f.Add([]byte("Content-Type: text/plain; name=a.txt\n\n"+one), "")
	f.Add([]byte("Content-Type: message/rfc822\n\n"+string(enclosing("a.pbem", "[A \"\n"))), "[")
	f.Fuzz(func(t *testing.T, raw []byte, words string) {
		found := collection.Enclosed(raw, words, most)
		bytes := 0
		for _, m := range found.Members {
			if m.Err == nil && len(m.Text) == 0 {
				t.Errorf("%q is an empty record", m.Name)
			}
			if m.File != "" {
				bytes += len(m.Text)
			}
			m.Record()
		}
		if len(found.Members) > most.Records || bytes > most.Bytes+len(found.Members) {
			t.Errorf("%d records, %d bytes", len(found.Members), bytes)
		}
	})
}
