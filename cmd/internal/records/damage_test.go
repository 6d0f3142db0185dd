package records_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/cmd/internal/records"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
)

// TestDamaged walks damages by forms: what is imported of a file that was damaged on its way is what was in it, or something is said. What a
// record's own line ends mean, and a mark before it, does no harm.
func TestDamaged(t *testing.T) {
	t.Parallel()
	one := read(t, "../../../notation/record/testdata/demo/cosmic.pbem")
	two := read(t, "../../../notation/record/testdata/demo/lifeform.pbem")
	form := func(format string, names ...string) string {
		var out bytes.Buffer
		e := &records.Exporter{Out: &out, Format: format, Rules: rulebook.New(), Unfit: func(name string, err error) { t.Errorf("%s: %v", name, err) }}
		through(t, "../../../notation/record/testdata/demo/"+names[0], e.Add)
		for _, name := range names[1:] {
			through(t, "../../../notation/record/testdata/demo/"+name, e.Add)
		}
		if err := e.Finish(); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	letter := "From: a@b.test\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b1\n\n--b1\nContent-Type: text/plain\n\nHello\n" +
		"--b1\nContent-Type: text/plain\nContent-Disposition: attachment; filename=x.pbem\n\n" + one + "\n--b1--\n"
	files := map[string]string{
		"a.pbem": one, "two.pbem": one + "\n" + two, "a.pgn": form("pgn", "cosmic.pbem"),
		"a.json": form("json", "cosmic.pbem"), "a.jsonl": form("json", "cosmic.pbem", "lifeform.pbem"),
		"list.json": "[" + strings.TrimSpace(form("json", "cosmic.pbem")) + "," + strings.TrimSpace(form("json", "lifeform.pbem")) + "]\n",
		"words.eml": "From: a@b.test\nSubject: x\n\nHello\n\n" + one, "file.eml": letter,
		"box.mbox": "From x\n" + letter + "\nFrom y\n" + "From: a@b.test\nSubject: y\n\n" + two + "\n\n",
	}
	replace := func(old, new string) func(string) string {
		return func(text string) string { return strings.Replace(text, old, new, 1) }
	}
	damages := map[string]func(text string) string{
		"UTF-16":          func(text string) string { return wide(text) },
		"NUL":             replace("Ada", "A\x00da"),
		"Latin-1":         replace("Ada", "Ad\xe4"),
		"junk":            func(text string) string { return text + "junk behind the end\n" },
		"a tag twice":     replace("[White ", "[White \"X\"]\n[White "),
		"a field twice":   replace("\"result\":", "\"result\": \"*\", \"result\":"),
		"half a pair":     replace(": \"Ada", ": \"Ad\\ud83d"),
		"no quote":        replace("\"]\n", "]\n"),
		"no bracket":      replace("\"]\n", "\"\n"),
		"another result":  replace("[Result \"1-0\"", "[Result \"0-1\""),
		"CR":              func(text string) string { return strings.ReplaceAll(text, "\n", "\r") },
		"CR LF":           func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") },
		"byte order mark": func(text string) string { return "\ufeff" + text },
	}
	for name, text := range files {
		whole, said := taken(t, name, text)
		if len(said) > 0 || !strings.Contains(whole, "Ada") {
			t.Fatalf("%s: %q, %s", name, said, whole)
		}
		for what, damage := range damages {
			read := strings.Contains(name, ".pgn") && what == "Latin-1" || strings.Contains(name, ".eml") && what == "Latin-1" || name == "box.mbox" && what == "Latin-1"
			if got, said := taken(t, name, damage(text)); len(said) == 0 && got != whole && !(read && strings.Contains(got, "Adä")) {
				t.Errorf("%s, %s: nothing is said, and read is\n%s", name, what, got)
			}
		}
		ends := 0 // where a file ends behind a whole record, nobody can see that another stood behind it
		for n := 1; n < len(text)-1; n += 1 + len(text)/150 {
			if got, said := taken(t, name, text[:n]); len(said) == 0 && got != whole {
				if ends++; ends > 1 || !strings.HasPrefix(whole, got) {
					t.Errorf("%s, cut at %d behind %q: nothing is said, and read is\n%s", name, n, text[max(0, n-50):n], got)
				}
			}
		}
	}
}

// taken is what is imported of a text, and what is said of it.
func taken(t *testing.T, name, text string) (got string, said []string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	tell := func(name string, err error) { said = append(said, fmt.Sprint(name, err)) }
	i := &records.Importer{Out: &out, Rules: rulebook.New(), Unfit: tell}
	if _, _, err := records.Through(t.Context(), collection.Walk(context.Background(), nil, file), i.Add, tell); err != nil {
		t.Fatal(err)
	}
	return out.String(), said
}

// wide writes a text of ASCII in UTF-16.
func wide(text string) string {
	var b strings.Builder
	b.WriteString("\xff\xfe")
	for i := range len(text) {
		b.WriteByte(text[i])
		b.WriteByte(0)
	}
	return b.String()
}
