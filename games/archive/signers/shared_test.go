package signers_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games/archive"
	"pbem/games/archive/signers"
)

// fileOf is a file of keys: 3 is the key of 3, and 3.5 the same, retired since log size 5.
func fileOf(keys ...string) string {
	text := "# what a host has written\n"
	for _, word := range keys {
		number, since, retired := strings.Cut(word, ".")
		text += signers.Line(key(number[0] - '0'))
		if retired {
			text += " retired since log size " + since
		}
		text += "\n"
	}
	return text
}

// TestCovers: a file says all that another does if each key of it is there, and is retired no later.
func TestCovers(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text, other string
		want        bool
	}{
		"nothing":                        {"", "", true},
		"something, and nothing":         {fileOf("1"), "", true},
		"nothing, and something":         {"", fileOf("1"), false},
		"the same":                       {fileOf("1", "2.5"), fileOf("1", "2.5"), true},
		"another order, and a key more":  {fileOf("3", "2.5", "1"), fileOf("1", "2.5"), true},
		"a key less":                     {fileOf("1"), fileOf("1", "2"), false},
		"a key retired only here":        {fileOf("1.5"), fileOf("1"), true},
		"a key retired only there":       {fileOf("1"), fileOf("1.5"), false},
		"retired since before":           {fileOf("1.4"), fileOf("1.5"), true},
		"retired since later":            {fileOf("1.6"), fileOf("1.5"), false},
		"retired, where another is":      {fileOf("1.5", "2"), fileOf("1", "2.5"), false},
		"retired since the log is there": {fileOf("1.0"), fileOf("1.5"), true},
	} {
		if got, err := signers.Covers([]byte(c.text), []byte(c.other)); err != nil || got != c.want {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	for _, texts := range [][2]string{{"ed25519:AAAA\n", fileOf("1")}, {fileOf("1"), "ed25519:AAAA\n"}} {
		if _, err := signers.Covers([]byte(texts[0]), []byte(texts[1])); err == nil || !strings.Contains(err.Error(), ":1: ") {
			t.Errorf("a spoilt file: %v", err)
		}
	}
}

// TestJoin: a file takes over what another says beside it, and nothing that it said is lost; whatever is joined to what, both then say the same.
func TestJoin(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ text, other, want string }{
		"a key":                      {fileOf("1"), fileOf("2"), fileOf("1", "2")},
		"a key that is retired":      {fileOf("1"), fileOf("2.5"), fileOf("1", "2.5")},
		"that a key is retired":      {fileOf("1", "2"), fileOf("2.5"), fileOf("1", "2.5")},
		"that it was so before":      {fileOf("1", "2.5"), fileOf("2.3"), fileOf("1", "2.3")},
		"that of several one was":    {fileOf("1", "2.5", "3.5"), fileOf("3.2", "2"), fileOf("1", "2.5", "3.2")},
		"a key beside one retired":   {fileOf("1", "2.5"), fileOf("3"), fileOf("1", "2.5", "3")},
		"a key that comes twice":     {fileOf("1"), fileOf("2", "2.7", "2.4"), fileOf("1", "2.4")},
		"the keys of the service, 1": {fileOf("2"), fileOf("3"), fileOf("1", "2", "3")},
	} {
		one, two := joined(t, c.text, c.other), joined(t, c.other, c.text)
		if same, err := signers.Covers(one, []byte(c.want)); err != nil || !same {
			t.Errorf("%s is lost, %v:\n%s", name, err, one)
		}
		if same, err := signers.Covers([]byte(c.want), one); err != nil || !same {
			t.Errorf("%s: more is said than was, %v:\n%s", name, err, one)
		}
		if same, err := signers.Covers(two, one); err != nil || !same {
			t.Errorf("%s: the other way round it is\n%s", name, two)
		}
		if again := joined(t, string(one), c.other); string(again) != string(one) {
			t.Errorf("%s, once more:\n%s", name, again)
		}
	}
}

// joined is a file of the service whose current key is that of 1, once another was joined to it.
func joined(t *testing.T, text, other string) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), archive.KeysFile)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := signers.Join(path, []byte(other), []signers.Signer{signer(1, signers.Current)}); err != nil {
		t.Fatal(err)
	}
	after, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return after
}

// TestJoinNothing: a file that says it all already is not written again, nor is one where either cannot be read.
func TestJoinNothing(t *testing.T) {
	t.Parallel()
	const spoilt = "# mine\ned25519:AAAA\n"
	for name, c := range map[string]struct {
		text, other string
		wrong       string // what the error says; "" for none
	}{
		"the same":             {fileOf("1", "2.5"), fileOf("2.5", "1"), ""},
		"less":                 {fileOf("1", "2.5"), fileOf("2.7"), ""},
		"nothing":              {fileOf("1"), "", ""},
		"a spoilt file":        {spoilt, fileOf("2"), ":2: "},
		"another that is so":   {fileOf("1"), spoilt, ":2: "},
		"a file without place": {fileOf("1"), fileOf("2.x"), "a number behind it"},
	} {
		path := filepath.Join(t.TempDir(), archive.KeysFile)
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		before, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		err = signers.Join(path, []byte(c.other), []signers.Signer{signer(1, signers.Current)})
		if (err == nil) != (c.wrong == "") || err != nil && !strings.Contains(fmt.Sprint(err), c.wrong) {
			t.Errorf("%s: %v, want %q", name, err, c.wrong)
		}
		if after, err := os.Stat(path); err != nil || !os.SameFile(before, after) {
			t.Errorf("%s: the file was written, %v", name, err)
		}
	}
}

// TestJoinFirst: where there is no file yet, one comes to be with the keys of the service and those of the other.
func TestJoinFirst(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), archive.KeysFile)
	if err := signers.Join(path, []byte(fileOf("2.5")), []signers.Signer{signer(1, signers.Current)}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if same, wrong := signers.Covers(text, []byte(fileOf("1", "2.5"))); err != nil || wrong != nil || !same {
		t.Errorf("%v, %v:\n%s", err, wrong, text)
	}
}
