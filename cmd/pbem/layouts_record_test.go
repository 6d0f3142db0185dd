package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// TestOtherRecords: a record, or a file of a tournament, of another format is refused by whichever command opens it, in a sentence that names the file and what it is,
// and not a byte of it changes.
func TestOtherRecords(t *testing.T) {
	t.Parallel()
	const records = "verify FILE, verify DIR, replay FILE, export FILE, export --format json FILE, import FILE, archive DIR, archive DIR --pack OUT, tree DIR, ratings DIR, site --archive DIR OUT"
	data, err := os.ReadFile("../../notation/record/testdata/demo/amoeba.pbem")
	if err != nil {
		t.Fatal(err)
	}
	const own = "[Format \"pbem record 2\"]\n"
	good := string(data)
	if !strings.HasPrefix(good, own) {
		t.Fatalf("the record begins otherwise:\n%s", good)
	}
	quoted := func(word string) phrase.Text { return phrase.Quote(word, 0) }
	untagged := phrase.Errorf("record-untagged", "known", quoted("pbem record 2"))
	later := phrase.Errorf("record-format", "format", quoted("pbem record 3"), "known", quoted("pbem record 2"))
	for name, c := range map[string]struct {
		commands, file, text string
		want                 error
	}{
		"a record from before the formats": {records, "001.pbem", good[len(own):], untagged},
		"half the digits":                  {records, "001.pbem", regexp.MustCompile(`(#[0-9a-f]{16})[0-9a-f]{16}`).ReplaceAllString(good[len(own):], "$1"), untagged},
		"a record of a later format":       {records, "001.pbem", strings.Replace(good, "record 2", "record 3", 1), later},
		"a later format in JSON":           {"import FILE", "001.json", `{"format": "pbem record 3", "tags": [], "turns": [], "result": "*"}`, later},
		"a later format in PGN":            {"import FILE", "001.pgn", "[Format \"pbem record 3\"]\n[Variant \"amoeba\"]\n[Result \"*\"]\n\n*\n", later},
		"a tournament of a later format": {"verify FILE, verify DIR, crosstable DIR, site --archive DIR OUT", "Winter Cup.event", "[Format \"pbem event 2\"]\n[Event \"Winter Cup\"]\n",
			phrase.Errorf("eventfile-other", "format", quoted("pbem event 2"), "known", quoted("pbem event 1"))},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for words := range strings.SplitSeq(c.commands, ", ") {
				refusesFile(t, words, c.file, c.text, catalog.English().Error(c.want))
			}
		})
	}
}

// refusesFile calls a command in a folder of its own with one file.
func refusesFile(t *testing.T, words, name, text, want string) {
	t.Helper()
	top := t.TempDir()
	dir := filepath.Join(top, "records")
	file := filepath.Join(dir, name)
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	args := strings.Fields(words)
	for i, word := range args {
		args[i] = strings.NewReplacer("FILE", file, "DIR", dir, "OUT", filepath.Join(top, "out")).Replace(word)
	}
	var out, said bytes.Buffer
	env := &Env{Context: context.Background(), In: strings.NewReader(""), Out: &out, Err: &said, Getenv: func(string) string { return "" }, Words: catalog.English()}
	code := run(env, args)
	all := out.String() + said.String()
	all = strings.ReplaceAll(all, `\"`, `"`) // as a log has it
	if code == 0 || !strings.Contains(all, want) || !strings.Contains(all, name) {
		t.Errorf("pbem %s: exit %d, want %q\n%s", words, code, want, all)
	}
	if after, err := os.ReadFile(file); err != nil || string(after) != text {
		t.Errorf("pbem %s: the file is another one now: %v", words, err)
	}
}
